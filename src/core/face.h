#pragma once

#include <cstdint>

namespace tetrarchy {

// What is drawn on a piece, in either game: one cell of the sprite sheet each.
enum class Face : std::uint8_t {
  // Djambi's six roles (D1.4)
  chief,
  assassin,
  reporter,
  diplomat,
  necromobile,
  militant,
  // Yonin shogi's men and their promoted sides (Y1)
  king,
  rook,
  dragon,
  gold,
  silver,
  promoted_silver,
  pawn,
  tokin,
};

}  // namespace tetrarchy
