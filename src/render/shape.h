#pragma once

#include <vector>

#include "render/scene.h"

// What one instance of the mark shader needs, and how marks, frames and trails are made of them. Pure:
// geometry and colours, no GL.
namespace tetrarchy::render {

// The layout of the instance buffer: floats in fours, then colours. Lengths are device pixels.
struct Shape {
  enum class Kind : std::uint8_t {
    frame,    // rounded rectangle; with a period its outline is broken, evenly on every side
    arcs,     // circle of `radius`, open between four arcs as long as `dash`; whole when it is 0
    segment,  // level line as long as the shape is wide; with a period: dots, `dash` long
    corners,  // triangles in the four corners, legs of `radius`
    chevron,  // tip at the middle of the upper side
    bracket,  // corner at the upper left, `thickness` wide, rounded with `radius`
    outline,  // the outline of a seat from the sprite sheet
  };
  enum class Ends : std::uint8_t { square, round };

  float x = 0, y = 0;      // centre
  float cos = 1, sin = 0;  // turn

  float half_width = 0, half_height = 0;
  float radius = 0;
  float kind = 0;

  float stroke = 0, casing = 0;  // full widths, both centred on the outline
  float dash = 0, period = 0;

  float seat = 0;       // of an outline or a hatch
  float thickness = 1;  // of a bracket; of a hatch: pixels in its unit
  float ends = 0;
  float alpha = 1;

  Colour fill = transparent, stroke_colour = transparent, casing_colour = transparent, hatch = transparent;
};

// Lowers marks to shapes, in order from below to above.
class ShapeMaker {
 public:
  ShapeMaker(const Palette& p, float pixel_ratio) : palette_(p), ratio_(pixel_ratio) {}

  void add(const Mark&, std::vector<Shape>& out) const;
  void add_homes(const Board&, std::vector<Shape>& out) const;

 private:
  const Palette& palette_;
  float ratio_;
};

// Where the line of a trail from `from` to `to` begins and ends: clear of the hollow outline and of the
// landing's frame.
struct Line {
  Point from, to;
};
Line trail_line(Point from, Point to, float square);

// Places of the chevrons of a check along its line, in units from the attacker's centre: two at every
// border crossed, one beside each end.
std::vector<float> check_chevrons(Point from, Point to, float square);

}  // namespace tetrarchy::render
