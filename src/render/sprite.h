#pragma once

#include "render/atlas.h"
#include "render/scene.h"

// What one instance of the token shader needs: the result of looking a piece up in art direction. Pure:
// knows colours and proportions, and no GL.
namespace tetrarchy::render {

// A cell's place within a piece: scaled about the piece's centre, then moved down by `shift` units.
struct Fit {
  float scale = 1, shift = 0;
};

// The layout of the instance buffer: floats in fours, then colours in fours. Lengths are units unless
// said otherwise; a cell of -1 is not drawn.
struct Sprite {
  static constexpr float none = -1;

  float x = 0, y = 0;  // centre, device pixels
  float unit = 0;      // device pixels in a unit
  float squeeze = 1;   // horizontal scale, while it tips over

  float cos = 1, sin = 0;              // turn of the whole piece
  float glyph_cos = 1, glyph_sin = 0;  // from the piece's axes to those of the glyph

  float base = none, base_before = none;  // outline below; with `morph` below 1 between the two
  float medallion = none, glyph = none;

  Fit medallion_fit, glyph_fit;

  float edge_width = 0, separator_width = 0, hairline_width = 0;
  float morph = 1;

  float shadow_x = 0, shadow_y = 0, shadow_opacity = 0;
  float alpha = 1;

  float rope = 0, bolts = 0;        // how far they are there, 0 to 1
  float hatch = 0, hatch_seat = 0;  // opacity; whose pattern

  float broken_edge = 0;
  float foot = none;    // outline at the foot of a wedge
  float bolt_turn = 0;  // quarters
  float spare = 0;

  Colour base_colour{}, edge_colour{}, medallion_colour{}, separator_colour{};
  Colour glyph_colour{}, hatch_colour{}, hairline_colour{}, bolt_colour{};
};

Sprite sprite(const Token&, const Palette&, float pixel_ratio);
Sprite sprite(const Emblem&, const Palette&, float pixel_ratio);

// Part of the way from one look of a piece to another.
Sprite between(const Sprite& from, const Sprite& to, float t);

}  // namespace tetrarchy::render
