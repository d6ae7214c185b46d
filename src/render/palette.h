#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/seat.h"

// Every colour of the program, as data. Both the shaders and the panels read it.
namespace tetrarchy::render {

enum class Theme : std::uint8_t { light, dark, high_contrast };
inline constexpr std::array<std::string_view, 3> theme_names{"light", "dark", "high-contrast"};  // for programs

// sRGB, straight alpha.
struct Colour {
  std::uint8_t r, g, b, a = 255;
  bool operator==(const Colour&) const = default;
};

constexpr Colour rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex)};
}

// `c` with its opacity multiplied by `alpha` (0 to 1).
Colour faded(Colour c, float alpha);
// From `a` (t = 0) to `b` (t = 1), channel by channel.
Colour mixed(Colour a, Colour b, float t);
// Lighter or darker by `points` of CIE L*; the hue is kept.
Colour lightened(Colour c, float points);
// CIE L* of an opaque colour, 0 to 100.
float lightness(Colour c);
// WCAG contrast of two opaque colours, 1 to 21.
float contrast(Colour a, Colour b);

struct Palette {
  Theme theme;
  // panels; `dim` lies over everything behind a dialog
  Colour table, panel, raised, line, ink, ink2, accent, on_accent, danger, dim, shadow;
  // board; a colour that is wholly transparent is not drawn
  Colour frame, coordinates, brass;
  Colour stone_a, stone_b, stone_joint;
  Colour wood_a, wood_b, wood_line;
  Colour porphyry, porphyry_deep;
  // marks; `board_danger` is danger as it is drawn on the board
  Colour mark, mark_casing, board_danger;
  // pieces; `edge` goes round every one
  Colour edge;
  Colour body, body_edge, body_ring;
  Colour locked_plate, locked_bolt, locked_edge, locked_grey;
  Colour frozen, rope_ground;
  float edge_width;       // units of 1/128 square
  float mark_weight;      // strokes of marks are this many times as thick
  float hatch_on_tokens;  // opacity of the hatch in every token's base
  float ornament;         // 1: textures, shadows, light and labyrinth; 0: none of them
};

const Palette& palette(Theme);

struct SeatColours {
  Colour fill;
  Colour on;  // drawn on `fill`
};
const SeatColours& seat_colours(Seat);

// Does the seat carry pale drawings (red, blue) or dark ones (yellow, green)?
enum class Drawing : std::uint8_t { pale, dark };
Drawing drawing(Seat);

// What goes round lines, frames and trails in the seat's colour so that they stand out on any ground.
Colour casing(Seat, Theme);

inline constexpr Colour transparent{0, 0, 0, 0};
inline constexpr Colour ivory = rgb(0xFBF3E2);
inline constexpr Colour soot = rgb(0x1F1618);
inline constexpr Colour chief_brass = rgb(0xE3BE72);
inline constexpr Colour hairline = rgb(0xF0E4D2);  // pale line round what is lit up on the frame

}  // namespace tetrarchy::render
