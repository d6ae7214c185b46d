#include "render/shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tetrarchy::render {
namespace {

constexpr float narrowest_frame_with_homes = 8;  // logical pixels

constexpr float radians(float degrees) { return degrees * std::numbers::pi_v<float> / 180; }

float distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

// Shapes on one square, told in units.
struct Stencil {
  const Palette& palette;
  const Mark& mark;
  float unit;  // device pixels
  float ratio;
  std::vector<Shape>& out;

  Shape shape(Shape::Kind kind, float half_width, float half_height, float radius) const {
    Shape s;
    s.kind = static_cast<float>(kind);
    s.x = mark.at.x * ratio;
    s.y = mark.at.y * ratio;
    s.half_width = half_width * unit;
    s.half_height = half_height * unit;
    s.radius = radius * unit;
    s.alpha = mark.alpha;
    return s;
  }
  Shape frame(float half, float radius) const { return shape(Shape::Kind::frame, half, half, radius); }
  Shape circle(float radius) const { return shape(Shape::Kind::frame, radius, radius, radius); }

  // A stroke as thick as the theme wants it; a casing as much wider as it was.
  void stroke(Shape& s, Colour colour, float width, Colour casing, float casing_width) const {
    const float heavy = width * palette.mark_weight;
    s.stroke = heavy * unit;
    s.stroke_colour = colour;
    if (casing_width > 0) s.casing = (casing_width - width + heavy) * unit;
    s.casing_colour = casing;
  }
  void put(const Shape& s) const { out.push_back(s); }

  Seat seat() const { return mark.seat.value_or(Seat::red); }
  Colour seat_colour() const { return seat_colours(seat()).fill; }
  Colour seat_casing() const { return casing(seat(), palette.theme); }
};

// ---- what may be done ------------------------------------------------------------------------------

void selected(const Stencil& p) {
  Shape s = p.frame(60, 10);
  s.fill = faded(p.palette.mark, .22F);
  p.stroke(s, p.palette.mark, 7, p.palette.mark_casing, 12);
  p.put(s);
}

void free_square(const Stencil& p) {
  Shape s = p.circle(17 * std::sqrt(p.palette.mark_weight));
  s.fill = p.palette.mark;
  p.stroke(s, p.palette.mark_casing, 4, {}, 0);
  p.put(s);
}

void kill(const Stencil& p) {
  Shape s = p.shape(Shape::Kind::corners, 62, 62, 38);
  s.fill = p.palette.mark;
  p.stroke(s, p.palette.mark_casing, 4, {}, 0);
  p.put(s);
}

void carry(const Stencil& p) {
  Shape s = p.shape(Shape::Kind::arcs, 62, 62, 62);
  s.dash = 62 * p.unit;
  p.stroke(s, p.palette.mark, 8, p.palette.mark_casing, 14);
  p.put(s);
}

void put_here(const Stencil& p) {
  Shape s = p.circle(25);
  s.fill = faded(p.palette.mark_casing, .6F);
  p.stroke(s, p.palette.mark, 5, p.palette.mark_casing, 10);
  p.put(s);
}

void put_here_small(const Stencil& p) {
  Shape s = p.circle(19);
  p.stroke(s, p.palette.mark, 5, p.palette.mark_casing, 9);
  p.put(s);
}

void exit_chevron(const Stencil& p) {
  Shape s = p.shape(Shape::Kind::chevron, 20, 13, 0);
  s.cos = std::cos(radians(p.mark.angle));
  s.sin = std::sin(radians(p.mark.angle));
  s.ends = static_cast<float>(Shape::Ends::round);
  p.stroke(s, p.palette.mark, 11, p.palette.mark_casing, 20);
  p.put(s);
}

void broken_frame(const Stencil& p, float half, float radius, Colour colour, float width, float dash, float period) {
  Shape s = p.frame(half, radius);
  s.dash = dash * p.unit;
  s.period = period * p.unit;
  p.stroke(s, colour, width, {}, 0);
  p.put(s);
}

void hover(const Stencil& p) { broken_frame(p, 62, 8, p.palette.mark, 5, 22, 36); }
void danger(const Stencil& p) { broken_frame(p, 61, 0, p.palette.board_danger, 7, 26, 38); }

void reach(const Stencil& p) {
  Shape s = p.frame(64, 0);
  s.hatch = faded(p.seat_colour(), .42F);
  s.seat = static_cast<float>(p.seat());
  s.thickness = p.unit;
  p.put(s);
}

void able(const Stencil& p) {
  Shape s = p.shape(Shape::Kind::frame, 34, 6, 6);
  s.y += 56 * p.unit;
  s.fill = p.palette.mark;
  p.stroke(s, p.palette.mark_casing, 4, {}, 0);
  p.put(s);
}

void cursor(const Stencil& p) {
  Shape outer = p.frame(61, 9);
  p.stroke(outer, p.palette.mark, 6, {}, 0);
  Shape inner = p.frame(61 - 3 * p.palette.mark_weight - 2, 6);
  p.stroke(inner, p.palette.mark_casing, 4, {}, 0);
  p.put(inner);
  p.put(outer);
}

void in_check(const Stencil& p) {
  Shape s = p.frame(61, 8);
  s.fill = faded(p.palette.board_danger, .26F);
  p.stroke(s, p.palette.board_danger, 8, p.palette.mark_casing, 14);
  p.put(s);
}

void badge(const Stencil& p) {
  Shape s = p.circle(badge_radius_units);
  s.x += badge_offset_units * p.unit;
  s.y -= badge_offset_units * p.unit;
  s.fill = p.palette.board_danger;
  p.stroke(s, p.palette.mark_casing, 5, {}, 0);
  p.put(s);
}

// ---- what was done ---------------------------------------------------------------------------------

Shape hollow_outline(const Stencil& p, float scale) {
  Shape s = p.shape(Shape::Kind::outline, 64 * scale, 64 * scale, 0);
  s.seat = static_cast<float>(p.seat());
  return s;
}

void origin(const Stencil& p) {
  Shape s = hollow_outline(p, .5F);
  s.fill = faded(p.seat_colour(), .18F);
  // As thick in every theme: the distance field reaches no farther.
  s.stroke = 8.5F * p.unit;
  s.casing = 14.5F * p.unit;
  s.stroke_colour = p.seat_colour();
  s.casing_colour = p.seat_casing();
  p.put(s);
}

void ghost(const Stencil& p) {
  Shape s = hollow_outline(p, .9F);
  s.fill = faded(p.seat_colour(), .10F);
  p.stroke(s, faded(p.seat_colour(), .6F), 4, {}, 0);
  p.put(s);
}

void landing(const Stencil& p) {
  Shape s = p.frame(60, 8);
  s.fill = faded(p.seat_colour(), .20F);
  p.stroke(s, p.seat_colour(), 5.5F, p.seat_casing(), 8);
  p.put(s);
}

// A level segment turned to run from `from` to `to`.
Shape line(const Stencil& p, Line l) {
  const float length = distance(l.from, l.to);
  Shape s = p.shape(Shape::Kind::segment, 0, 0, 0);
  s.x = (l.from.x + l.to.x) / 2 * p.ratio;
  s.y = (l.from.y + l.to.y) / 2 * p.ratio;
  s.half_width = length / 2 * p.ratio;
  if (length > 0) {
    s.cos = (l.to.x - l.from.x) / length;
    s.sin = (l.to.y - l.from.y) / length;
  }
  return s;
}

void trail(const Stencil& p) {
  Shape s = line(p, trail_line(p.mark.at, p.mark.to, p.mark.square));
  s.ends = static_cast<float>(Shape::Ends::round);
  p.stroke(s, p.seat_colour(), 11, p.seat_casing(), 17);
  p.put(s);
  origin(p);
}

void fell(const Stencil& p) {
  Shape s = line(p, {p.mark.at, p.mark.to});
  s.ends = static_cast<float>(Shape::Ends::round);
  s.dash = 2 * p.unit;
  s.period = 18 * p.unit;
  p.stroke(s, p.palette.body_edge, 6, {}, 0);
  p.put(s);
}

void check(const Stencil& p) {
  const float length = distance(p.mark.at, p.mark.to);
  if (length <= 0) return;
  const float square = p.mark.square;
  const Point way{(p.mark.to.x - p.mark.at.x) / length, (p.mark.to.y - p.mark.at.y) / length};
  const auto along = [&](float units) {
    return Point{p.mark.at.x + way.x * units * square / 128, p.mark.at.y + way.y * units * square / 128};
  };
  Shape s = line(p, {along(68), along(length / square * 128 - 68)});
  p.stroke(s, p.seat_colour(), 6, p.seat_casing(), 11);
  p.put(s);

  Shape wing = p.shape(Shape::Kind::chevron, 21, 9.5F, 0);
  wing.cos = -way.y;  // the tip, which points up, is turned to the way
  wing.sin = way.x;
  // As thick in every theme: two of them stand close together.
  const auto place = [&](Colour colour, float width) {
    p.stroke(wing, colour, width / p.palette.mark_weight, {}, 0);
    for (const float at : check_chevrons(p.mark.at, p.mark.to, square)) {
      wing.x = along(at).x * p.ratio;
      wing.y = along(at).y * p.ratio;
      p.put(wing);
    }
  };
  place(p.seat_casing(), 26);
  place(p.seat_colour(), 16);
}

void advice(const Stencil& p) {
  const float length = distance(p.mark.at, p.mark.to);
  if (length <= 0) return;
  const Point way{(p.mark.to.x - p.mark.at.x) / length, (p.mark.to.y - p.mark.at.y) / length};
  const float unit = p.mark.square / 128;
  const auto towards = [&](Point from, float units) {
    return Point{from.x + way.x * units * unit, from.y + way.y * units * unit};
  };
  const Point tip = towards(p.mark.to, -34);
  Shape shaft = line(p, {towards(p.mark.at, 34), tip});
  Shape head = p.shape(Shape::Kind::chevron, 30, 20, 0);
  head.cos = -way.y;  // the tip, which points up, is turned to the way
  head.sin = way.x;
  const Point middle = towards(tip, -20);
  head.x = middle.x * p.ratio;
  head.y = middle.y * p.ratio;
  for (Shape* s : {&shaft, &head}) s->ends = static_cast<float>(Shape::Ends::round);
  for (const auto& [colour, width] : {std::pair{p.palette.mark_casing, 24.F}, std::pair{p.palette.mark, 14.F}})
    for (Shape* s : {&shaft, &head}) {
      p.stroke(*s, colour, width, {}, 0);
      p.put(*s);
    }
}

// ---- parts of panels and of the logo ---------------------------------------------------------------

Shape in_box(const Stencil& p) {
  const Rect& b = p.mark.box;
  Shape s;
  s.x = (b.x + b.width / 2) * p.ratio;
  s.y = (b.y + b.height / 2) * p.ratio;
  s.half_width = b.width / 2 * p.ratio;
  s.half_height = b.height / 2 * p.ratio;
  s.alpha = p.mark.alpha;
  return s;
}

void disc(const Stencil& p) {
  Shape s = p.shape(Shape::Kind::frame, 0, 0, 0);
  s.half_width = s.half_height = s.radius = p.mark.radius * p.ratio;
  s.fill = p.mark.colour;
  s.stroke = p.mark.rim_width * p.ratio;
  s.stroke_colour = p.mark.rim;
  p.put(s);
}

void slab(const Stencil& p) {
  Shape s = in_box(p);
  s.radius = .17F * p.mark.box.height * p.ratio;
  s.fill = p.mark.colour;
  p.put(s);
}

void hatch_strip(const Stencil& p) {
  Shape s = in_box(p);
  s.fill = p.seat_colour();
  s.hatch = faded(seat_colours(p.seat()).on, .34F);
  s.seat = static_cast<float>(p.seat());
  s.thickness = p.unit;
  p.put(s);
}

using Lower = void (*)(const Stencil&);
constexpr Lower lower[] = {
    selected, free_square, kill,    carry,  put_here, put_here_small, exit_chevron, hover,
    reach,    trail,       landing, origin, fell,     check,          able,         in_check,
    danger,   badge,       cursor,  advice, ghost,    disc,           slab,         hatch_strip,
};
static_assert(std::size(lower) == static_cast<std::size_t>(Mark::Kind::hatch) + 1);

// ---- homes on the frame ----------------------------------------------------------------------------

Shape home_sign(const Home& home, const Palette& p, float ratio) {
  Shape s;
  s.fill = seat_colours(home.seat).fill;
  s.stroke = std::lerp(.6F, 1.5F, home.to_move) * ratio;
  s.stroke_colour = faded(hairline, std::lerp(.7F, 1.F, home.to_move));
  if (p.ornament == 0) s.stroke_colour = p.coordinates;
  return s;
}

// Quarter turns of a home's sign from the upper left corner or the upper side, clockwise.
int quarters(Corner c) {
  switch (c) {
    case Corner::top_left:
      return 0;
    case Corner::top_right:
      return 1;
    case Corner::bottom_right:
      return 2;
    default:
      return 3;
  }
}

}  // namespace

void ShapeMaker::add(const Mark& mark, std::vector<Shape>& out) const {
  lower[static_cast<std::size_t>(mark.kind)]({palette_, mark, mark.square * ratio_ / 128, ratio_, out});
}

void ShapeMaker::add_homes(const Board& board, std::vector<Shape>& out) const {
  if (board.frame < narrowest_frame_with_homes) return;
  const float side = board.area.width + 2 * board.frame;
  const Point middle{board.area.x + board.area.width / 2, board.area.y + board.area.height / 2};
  const bool corners = board.homes_at == BoardView::Homes::corners;
  for (const Home& home : board.homes) {
    const float thickness = std::lerp(.13F, .24F, home.to_move) * board.frame;
    const float length = side * (corners ? .20F : std::lerp(.30F, .50F, home.to_move));
    // the sign's centre, for a board that is turned so that the sign is at the upper left or on top
    const float x = corners ? (length - side) / 2 : 0;
    const float y = corners ? x : (thickness - side) / 2;
    const float angle = radians(90.F * static_cast<float>(quarters(home.corner)));
    Shape s = home_sign(home, palette_, ratio_);
    s.kind = static_cast<float>(corners ? Shape::Kind::bracket : Shape::Kind::frame);
    s.cos = std::cos(angle);
    s.sin = std::sin(angle);
    s.x = (middle.x + s.cos * x - s.sin * y) * ratio_;
    s.y = (middle.y + s.sin * x + s.cos * y) * ratio_;
    s.half_width = length / 2 * ratio_;
    s.half_height = (corners ? length : thickness) / 2 * ratio_;
    s.thickness = thickness * ratio_;
    s.radius = corners ? 6 * ratio_ : 0;
    out.push_back(s);
  }
}

Line trail_line(Point from, Point to, float square) {
  const float length = distance(from, to), unit = square / 128;
  if (length <= 104 * unit) return {from, from};
  const Point way{(to.x - from.x) / length * unit, (to.y - from.y) / length * unit};
  return {{from.x + 38 * way.x, from.y + 38 * way.y}, {to.x - 66 * way.x, to.y - 66 * way.y}};
}

std::vector<float> check_chevrons(Point from, Point to, float square) {
  const float length = distance(from, to) / square * 128;
  const float farther = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
  const int borders = std::max(1, static_cast<int>(std::lround(farther / square)));
  std::vector<float> places;
  for (int i = 0; i < borders; ++i) {
    const float border = length * (static_cast<float>(i) + .5F) / static_cast<float>(borders);
    if (borders == 1)
      places.push_back(border);
    else if (i == 0)
      places.push_back(border + 20);
    else if (i == borders - 1)
      places.push_back(border - 20);
    else
      places.insert(places.end(), {border - 14, border + 12});
  }
  return places;
}

}  // namespace tetrarchy::render
