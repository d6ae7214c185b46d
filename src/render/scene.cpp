#include "render/scene.h"

#include <array>

namespace tetrarchy::render {

// Four outlines about a brass ring.
Picture logo(Point centre, float size) {
  const Palette& p = palette(Theme::light);
  const float unit = size / 128;
  Picture picture;
  picture.below.push_back({.kind = Mark::Kind::slab,
                           .at = centre,
                           .square = size,
                           .box = {centre.x - 62 * unit, centre.y - 62 * unit, 124 * unit, 124 * unit},
                           .colour = p.frame});
  picture.below.push_back({.kind = Mark::Kind::disc,
                           .at = centre,
                           .square = size,
                           .colour = p.porphyry,
                           .rim = rgb(0xC79F57),
                           .radius = 20 * unit,
                           .rim_width = 7 * unit});
  struct Corner {
    Seat seat;
    float x, y;
  };
  constexpr std::array<Corner, 4> corners{Corner{Seat::green, -32, -32}, Corner{Seat::yellow, 32, -32},
                                          Corner{Seat::red, -32, 32}, Corner{Seat::blue, 32, 32}};
  for (const auto& [seat, x, y] : corners)
    picture.emblems.push_back({.centre = {centre.x + x * unit, centre.y + y * unit},
                               .size = .29F * size,
                               .seat = seat,
                               .look = Emblem::Look::plain,
                               .edge = seat_colours(seat).fill});
  return picture;
}

}  // namespace tetrarchy::render
