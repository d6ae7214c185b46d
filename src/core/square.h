#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>

namespace tetrarchy {

inline constexpr int board_side = 9;
inline constexpr int square_count = board_side * board_side;

// A square of the 9x9 board that both games use. Always on the board: "no square" is
// std::optional<Square>. Column 0 is the leftmost, row 0 the topmost in the diagrams of the rules;
// how a square is written is the game's business (D1.1, Y1.1).
class Square {
 public:
  constexpr explicit Square(int i) : i_(static_cast<std::uint8_t>(i)) { assert(i >= 0 && i < square_count); }
  static constexpr std::optional<Square> at(int column, int row) {
    if (column < 0 || column >= board_side || row < 0 || row >= board_side) return std::nullopt;
    return Square(row * board_side + column);
  }

  constexpr int index() const { return i_; }
  constexpr int column() const { return i_ % board_side; }
  constexpr int row() const { return i_ / board_side; }
  auto operator<=>(const Square&) const = default;

 private:
  std::uint8_t i_;
};

// The eight king's steps, in a fixed order: the four along rows and columns first.
struct Step {
  int dx, dy;
};
inline constexpr std::array<Step, 8> all_steps{Step{0, -1}, Step{1, 0}, Step{0, 1},  Step{-1, 0},
                                               Step{1, -1}, Step{1, 1}, Step{-1, 1}, Step{-1, -1}};

constexpr std::optional<Square> stepped(Square from, Step by) {
  return Square::at(from.column() + by.dx, from.row() + by.dy);
}

}  // namespace tetrarchy
