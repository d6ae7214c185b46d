#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "core/square_set.h"
#include "games/yonin/position.h"

// Who attacks what in a position of Yonin shogi: what its evaluation and its move ordering look at.
namespace tetrarchy::ai {

// What a seat has on the board, the king left out.
struct YoninMen {
  std::array<std::int32_t, 8> kinds{};  // by Cell::pattern() & 7: king, rook, gold, silver, pawn, then promoted
  std::int32_t turned = 0;              // face another way: inherited
  std::int32_t forward = 0;             // stand in their promotion zone
};

struct YoninSight {
  explicit YoninSight(const yonin::Position&);

  BySeat<YoninMen> count;
  BySeat<SquareSet> men;       // on the board, the king among them
  BySeat<SquareSet> officers;  // of those, all but the king and unpromoted pawns
  BySeat<SquareSet> reached;   // squares that some man of the seat attacks, whatever stands there
  BySeat<SquareSet> twice;     // those that two of its men attack
  BySeat<SquareSet> covered;   // those that a man other than the king attacks
  BySeat<SquareSet> hostile;   // squares that living rivals of the seat attack
};

// The squares that a rook or dragon sees along files and ranks.
SquareSet slides_from(Square, SquareSet occupied);

// What a man is worth in exchanges, a pawn being 10, by Cell::pattern() & 7. In a hand it is worth a little more than
// unpromoted on the board, because it may go anywhere.
inline constexpr std::array<int, 8> yonin_values{0, 40, 24, 24, 10, 55, 24, 20};
constexpr int yonin_value(yonin::Cell man) { return yonin_values[man.pattern() & 7]; }
constexpr int yonin_hand_value(yonin::Role role) {
  constexpr std::array<int, 4> values{44, 28, 24, 12};
  return values[yonin::hand_index(role)];
}

}  // namespace tetrarchy::ai
