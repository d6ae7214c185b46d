#pragma once

#include <cstdint>
#include <span>

#include "core/face.h"
#include "core/seat.h"

// The sprite sheet: one distance field for each shape of assets/pieces, made at build time by
// atlas/atlas.mjs, which reads this enumeration: `token_red` is the file token-red.svg.
namespace tetrarchy::render {

enum class Cell : std::uint8_t {
  // outlines of the seats, in their order
  token_red,
  token_blue,
  token_yellow,
  token_green,
  // other bases
  disc,
  plate,
  wedge,
  // glyphs, in the order of Face, then the mason's cross
  djambi_chief,
  djambi_assassin,
  djambi_reporter,
  djambi_diplomat,
  djambi_necromobile,
  djambi_militant,
  yonin_king,
  yonin_rook,
  yonin_dragon,
  yonin_gold,
  yonin_silver,
  yonin_silver_promoted,
  yonin_pawn,
  yonin_tokin,
  djambi_corpse,
};
inline constexpr int cell_count = static_cast<int>(Cell::djambi_corpse) + 1;

constexpr Cell outline(Seat s) { return static_cast<Cell>(index(s)); }
constexpr Cell glyph(Face f) { return static_cast<Cell>(static_cast<int>(Cell::djambi_chief) + static_cast<int>(f)); }

// Layout, in texels of the sheet. A drawing's box of 128 units is `box` texels wide and has `spread`
// texels round it; a texel is 127.5 on the outline, 255 deep inside (`spread` texels), 0 far outside.
namespace atlas {
inline constexpr int box = 96;
inline constexpr int spread = 12;
inline constexpr int pitch = box + 2 * spread;
inline constexpr int columns = 6;
inline constexpr int rows = (cell_count + columns - 1) / columns;
inline constexpr int width = pitch * columns;
inline constexpr int height = pitch * rows;
inline constexpr float units_per_texel = 128.F / box;

// The sheet, row by row from the top, unpacked into `texels` (width * height bytes).
void unpack(std::span<std::uint8_t> texels);
// As the tool packed it: each byte less the one before it in its row, each row less the row above.
extern const std::span<const std::uint8_t> packed;
}  // namespace atlas

}  // namespace tetrarchy::render
