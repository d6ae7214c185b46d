#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include "core/square.h"
#include "core/square_set.h"

namespace tetrarchy::djambi {

// A whole turn in 31 bits: what was moved, what was put where, where the maze was left for, and whom
// the reporter killed. Forced consequences (the assassin's body, D4.3; the second piece of a master
// move, D5.5) are not in it. Made by the list of legal moves; unambiguous only with its position.
class Move {
 public:
  // The readable form. `drop`: where the lifted or killed piece is put. `exit`: where the mover
  // leaves the maze to. `shot`: the neighbour of `to` that the reporter kills.
  struct Parts {
    Square from, to;
    std::optional<Square> drop{}, exit{}, shot{};
  };
  enum class Part : std::uint8_t { to, drop, exit, shot };

  constexpr Move() = default;  // the pass (D8.3)
  explicit Move(const Parts&);

  constexpr bool is_pass() const { return bits_ == 0; }
  Parts parts() const;  // not of a pass
  Square from() const;
  Square to() const;

  // The beginning of moves from one square; `part` is then set by expand().
  static Move stem(Square from);
  Move with(Part, Square) const;
  // Writes this stem once for each square of the set, as that part; returns the end of what it
  // wrote. The stem must not have that part yet.
  Move* expand(Part, SquareSet, Move* out) const;

  auto operator<=>(const Move&) const = default;

 private:
  std::uint32_t bits_ = 0;
};
static_assert(sizeof(Move) == 4);

// Legal moves that differ in one part only: what is begun, with each of the squares as that part.
struct Stem {
  Move begun;
  Move::Part part;
  SquareSet squares;  // not empty
};

}  // namespace tetrarchy::djambi
