#pragma once

#include <cstdint>
#include <span>

#include "core/face.h"
#include "core/seat.h"
#include "render/piece_set.h"

// The sprite sheet: one distance field for each shape of assets/pieces, made at build time by
// atlas/atlas.mjs, which reads this enumeration: `token_red` is the file token-red.svg. Kanji are text in
// those files and take their outlines from Noto Serif CJK JP.
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
  // Yonin shogi's men in kanji, in the order of Face: one character, two of them
  kanji_king,
  kanji_rook,
  kanji_dragon,
  kanji_gold,
  kanji_silver,
  kanji_silver_promoted,
  kanji_pawn,
  kanji_tokin,
  kanji_two_king,
  kanji_two_rook,
  kanji_two_dragon,
  kanji_two_gold,
  kanji_two_silver,
  kanji_two_silver_promoted,
  kanji_two_pawn,
  kanji_two_tokin,
};
inline constexpr int cell_count = static_cast<int>(Cell::kanji_two_tokin) + 1;

constexpr Cell outline(Seat s) { return static_cast<Cell>(index(s)); }
constexpr Cell cell_at(Cell first, int place) { return static_cast<Cell>(static_cast<int>(first) + place); }

// Djambi has one set of drawings, whichever is chosen.
constexpr Cell glyph(Face f, PieceSet set = PieceSet::international) {
  if (!is_wedge(f) || set == PieceSet::international) return cell_at(Cell::djambi_chief, static_cast<int>(f));
  const Cell king = set == PieceSet::kanji ? Cell::kanji_king : Cell::kanji_two_king;
  return cell_at(king, static_cast<int>(f) - static_cast<int>(Face::king));
}

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
