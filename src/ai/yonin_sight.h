#pragma once

#include <array>

#include "core/seat.h"
#include "core/square_set.h"
#include "games/yonin/position.h"

// Who attacks what in a position of Yonin shogi: what its evaluation and its move ordering look at.
namespace tetrarchy::ai {

struct YoninSight {
  explicit YoninSight(const yonin::Position&);

  BySeat<SquareSet> men;      // on the board, the king among them
  BySeat<SquareSet> reached;  // squares that some man of the seat attacks, whatever stands there
  BySeat<SquareSet> twice;    // those that two of its men attack
  BySeat<SquareSet> covered;  // those that a man other than the king attacks
  BySeat<SquareSet> hostile;  // squares that living rivals of the seat attack
};

// The squares that a rook or dragon sees along files and ranks.
SquareSet slides_from(Square, SquareSet occupied);

// What a man is worth in exchanges, a pawn being 10. In a hand it is worth a little more than unpromoted on the board,
// because it may go anywhere.
constexpr int yonin_value(yonin::Role role, yonin::Form form) {
  constexpr std::array<std::array<int, 2>, 5> values{{{0, 0}, {60, 75}, {32, 32}, {28, 32}, {10, 26}}};
  return values[static_cast<std::size_t>(role)][static_cast<std::size_t>(form)];
}
constexpr int yonin_value(yonin::Cell man) { return yonin_value(man.role(), man.form()); }
constexpr int yonin_hand_value(yonin::Role role) {
  constexpr std::array<int, 4> values{68, 36, 31, 12};
  return values[yonin::hand_index(role)];
}

}  // namespace tetrarchy::ai
