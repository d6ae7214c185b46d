#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/face.h"

namespace tetrarchy::render {

// What is drawn on Yonin shogi's wedges. Symbols stay upright for the reader, writing turns with the wedge.
enum class PieceSet : std::uint8_t {
  international,  // symbols
  kanji,          // one character, as on diagrams
  kanji_two,      // two characters, as on boards
};
inline constexpr std::array<std::string_view, 3> piece_set_names{"international", "kanji",
                                                                 "kanji-two"};  // for programs

// Is it one of Yonin shogi's men, which lie as wedges and whose drawing depends on the set?
constexpr bool is_wedge(Face f) { return f >= Face::king; }

}  // namespace tetrarchy::render
