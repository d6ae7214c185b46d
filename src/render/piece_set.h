#pragma once

#include <cstdint>

namespace tetrarchy::render {

// What is drawn on Yonin shogi's wedges. Symbols stay upright for the reader, writing turns with the wedge.
enum class PieceSet : std::uint8_t {
  international,  // symbols
  kanji,          // one character, as on diagrams
  kanji_two,      // two characters, as on boards
};

}  // namespace tetrarchy::render
