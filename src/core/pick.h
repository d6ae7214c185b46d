#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "core/square.h"

namespace tetrarchy {

// One choice of a player at the table: a square, a kind of piece in the own hand, or an answer to a
// question (Yonin's promotion). Forced consequences are never picks.
struct Pick {
  enum class Kind : std::uint8_t { square, hand, answer };

  Kind kind;
  std::uint8_t value;  // square index; role in hand, as the game numbers it; 0 no, 1 yes

  static constexpr Pick square(Square s) { return {Kind::square, static_cast<std::uint8_t>(s.index())}; }
  constexpr Square as_square() const { return Square(value); }
  auto operator<=>(const Pick&) const = default;
};

// What a pick does in its move: decides how the screen marks the square that is offered.
enum class Act : std::uint8_t {
  choose,   // the piece (or the hand piece) that shall move
  move,     // an empty square to go to
  kill,     // a living piece to take or kill by occupying its square
  carry,    // a living piece to lift
  fetch,    // a body to lift
  exit,     // where the mover comes to rest after acting in the maze
  put,      // where the lifted or killed piece is laid down
  expose,   // a neighbour that the reporter kills
  promote,  // the answer whether to promote
};

struct Choice {
  Pick pick;
  Act act;
  auto operator<=>(const Choice&) const = default;
};

// The choices of one whole move in table order (2 to 5 of them); injective: no two legal moves of a
// position have the same picks. A move's choices may be the beginning of another's (a reporter that
// declines to kill); the player then says "that is all".
using Choices = std::vector<Choice>;

}  // namespace tetrarchy
