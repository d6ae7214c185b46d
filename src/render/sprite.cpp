#include "render/sprite.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tetrarchy::render {
namespace {

constexpr float token_of_square = .90F;
constexpr float lifted_scale = 1.06F;
constexpr float small_square = 28;       // device pixels; below, no shadow and fewer lines
constexpr float thinnest_separator = 1;  // device pixels: what tells a captured camp from its leader
constexpr Colour promoted_ink = rgb(0x5E1230);
constexpr Colour locked_pale = rgb(0xF3E9DA), locked_dark = rgb(0x2A1D21);

constexpr float cell(Cell c) { return static_cast<float>(c); }

// A scale about the height `y` instead of the centre.
constexpr Fit about(float y, float scale) { return {scale, (y - 64) * (1 - scale)}; }
// `inner` within a group that is itself scaled about the centre.
constexpr Fit within(float outer, Fit inner) { return {outer * inner.scale, outer * inner.shift}; }

// How a glyph and a medallion sit on each seat's outline.
struct Seating {
  Fit glyph;
  float medallion_scale, medallion_y;
};
constexpr std::array<Seating, 4> seatings{
    Seating{{.80F, 0}, .80F, 64},
    Seating{{.87F, 0}, .80F, 64},
    Seating{{.86F, 0}, .80F, 64},
    Seating{{.81F, -4}, .775F, 62},
};
const Seating& seating(Seat s) { return seatings[index(s)]; }

float role_scale(Face f, Seat camp) {
  switch (f) {
    case Face::chief:
      return camp == Seat::green ? .90F : .94F;
    case Face::diplomat:
      return .95F;
    case Face::necromobile:
      return .97F;
    default:
      return 1;
  }
}

Fit glyph_fit(Face f, Seat camp) {
  const Fit fit = seating(camp).glyph;
  return {fit.scale * role_scale(f, camp), fit.shift};
}

Fit medallion_fit(Seat camp, float factor = 1) {
  return about(seating(camp).medallion_y, seating(camp).medallion_scale * factor);
}

bool is_promoted(Face f) { return f == Face::dragon || f == Face::promoted_silver || f == Face::tokin; }

float wedge_size(Face f) {
  switch (f) {
    case Face::rook:
    case Face::dragon:
      return .97F;
    case Face::gold:
    case Face::silver:
    case Face::promoted_silver:
      return .93F;
    case Face::pawn:
    case Face::tokin:
      return .84F;
    default:
      return 1;
  }
}

// ---- Djambi's badges -------------------------------------------------------------------------------

void set_base(Sprite& s, Cell shape, Colour fill, const Palette& p) {
  s.base = s.base_before = cell(shape);
  s.base_colour = fill;
  s.edge_colour = p.edge;
  s.edge_width = p.edge_width;
}

void set_medallion(Sprite& s, Seat camp, Fit fit, float width) {
  s.medallion = cell(outline(camp));
  s.medallion_fit = fit;
  s.medallion_colour = seat_colours(camp).fill;
  s.separator_width = width * fit.scale;
}

void set_glyph(Sprite& s, Cell glyph, Fit fit, Colour colour) {
  s.glyph = cell(glyph);
  s.glyph_fit = fit;
  s.glyph_colour = colour;
}

Colour own_separator(Face f, Seat camp) {
  if (f == Face::chief) return camp == Seat::yellow ? ivory : chief_brass;
  if (drawing(camp) == Drawing::pale) return ivory;
  return mixed(seat_colours(camp).fill, soot, .5F);
}

void set_own_medallion(Sprite& s, const PieceView& v) {
  set_medallion(s, v.camp, medallion_fit(v.camp), v.face == Face::chief ? 5.F : 3.F);
  s.separator_colour = own_separator(v.face, v.camp);
}

Sprite active_badge(const PieceView& v, const Palette& p) {
  Sprite s;
  set_base(s, outline(v.controller), seat_colours(v.controller).fill, p);
  if (v.controller == v.camp) {
    set_own_medallion(s, v);
  } else {
    set_medallion(s, v.camp, medallion_fit(v.camp, .96F), 5);
    s.separator_colour = ivory;
    s.hairline_width = 1.25F;
    s.hairline_colour = soot;
  }
  set_glyph(s, glyph(v.face), glyph_fit(v.face, v.camp), seat_colours(v.camp).on);
  s.hatch = p.hatch_on_tokens;
  s.hatch_seat = static_cast<float>(v.controller);
  s.hatch_colour = seat_colours(v.controller).on;
  s.shadow_opacity = 1;
  return s;
}

Sprite hostage_badge(const PieceView& v, const Palette& p) {
  Sprite s;
  set_base(s, outline(v.camp), p.rope_ground, p);
  s.edge_width = p.edge_width - .5F;
  set_own_medallion(s, v);
  set_glyph(s, glyph(v.face), glyph_fit(v.face, v.camp), seat_colours(v.camp).on);
  s.rope = 1;
  s.shadow_opacity = 1;
  return s;
}

Sprite locked_badge(const PieceView& v, const Palette& p) {
  constexpr float inner = .93F;
  Sprite s;
  set_base(s, Cell::plate, p.locked_plate, p);
  s.edge_colour = p.locked_edge;
  set_medallion(s, v.camp, within(inner, medallion_fit(v.camp, 1.02F)), 3);
  s.medallion_colour = mixed(seat_colours(v.camp).fill, p.locked_grey, .42F);
  s.separator_colour = p.locked_edge;
  const Colour on = drawing(v.camp) == Drawing::pale ? locked_pale : locked_dark;
  set_glyph(s, glyph(v.face), within(inner * .98F, glyph_fit(v.face, v.camp)), on);
  s.bolts = 1;
  s.bolt_turn = 1;
  s.bolt_colour = p.locked_bolt;
  return s;
}

Sprite body(const Palette& p) {
  Sprite s;
  set_base(s, Cell::disc, p.body, p);
  s.edge_colour = p.body_edge;
  s.medallion = cell(Cell::disc);
  s.medallion_fit = {39 / 47.5F, 0};
  s.medallion_colour = p.body;
  s.separator_colour = p.body_ring;
  s.separator_width = 4;
  set_glyph(s, Cell::djambi_corpse, {.62F, 0}, p.body_edge);
  return s;
}

// ---- Yonin shogi's wedges --------------------------------------------------------------------------

// How a drawing sits on a wedge, by piece set: on the plain face, and lower on the promoted one, whose rim is
// thicker. Characters fill their cells, which is why they are made smaller than symbols.
struct FaceFits {
  Fit plain, promoted;
};
constexpr std::array<FaceFits, 3> face_fits{{
    {{.66F, 3}, {.60F, 9}},
    {{.517F, 1}, {.483F, 6}},
    {{.60F, -6}, {.55F, 4}},
}};

Fit face_fit(Face f, PieceSet set) {
  const FaceFits& fits = face_fits[static_cast<std::size_t>(set)];
  return is_promoted(f) ? fits.promoted : fits.plain;
}

void set_inner_wedge(Sprite& s, Fit fit, Colour fill, Colour line, float width) {
  s.medallion = cell(Cell::wedge);
  s.medallion_fit = fit;
  s.medallion_colour = fill;
  s.separator_colour = line;
  s.separator_width = width * fit.scale;
}

Sprite active_wedge(const PieceView& v, PieceSet set, const Palette& p) {
  const auto& [fill, on] = seat_colours(v.controller);
  Sprite s;
  set_base(s, Cell::wedge, fill, p);
  if (is_promoted(v.face)) {
    set_inner_wedge(s, about(72, .78F), ivory, soot, 2);
    set_glyph(s, glyph(v.face, set), face_fit(v.face, set), promoted_ink);
  } else {
    // a hatch stays in the rim, where it disturbs no drawing
    const bool hatched = p.hatch_on_tokens > 0;
    set_inner_wedge(s, about(70, hatched ? .78F : .87F), faded(fill, hatched ? 1.F : 0.F), faded(on, .45F), 2);
    set_glyph(s, glyph(v.face, set), face_fit(v.face, set), on);
    s.foot = cell(outline(v.controller));
  }
  s.hatch = p.hatch_on_tokens;
  s.hatch_seat = static_cast<float>(v.controller);
  s.hatch_colour = on;
  s.shadow_opacity = 1;
  return s;
}

Sprite frozen_wedge(const PieceView& v, PieceSet set, const Palette& p) {
  Sprite s;
  set_base(s, Cell::wedge, p.frozen, p);
  s.broken_edge = 1;
  set_glyph(s, glyph(v.face, set), face_fit(v.face, set), locked_dark);
  return s;
}

Sprite dead_king(const Palette& p) {
  Sprite s;
  set_base(s, Cell::wedge, p.body, p);
  s.edge_colour = p.body_edge;
  set_inner_wedge(s, about(70, .80F), p.body, p.body_ring, 4);
  set_glyph(s, Cell::djambi_corpse, {.55F, 7}, p.body_edge);
  return s;
}

Sprite wedge(const PieceView& v, PieceSet set, const Palette& p) {
  switch (v.state) {
    case PieceView::State::fallen:
      return dead_king(p);
    case PieceView::State::active:
      return active_wedge(v, set, p);
    default:
      return frozen_wedge(v, set, p);
  }
}

// Every state of a piece, lying flat, its centre and size still to be set.
Sprite appearance(const PieceView& v, PieceSet set, const Palette& p) {
  if (is_wedge(v.face)) return wedge(v, set, p);
  switch (v.state) {
    case PieceView::State::locked:
      return locked_badge(v, p);
    case PieceView::State::hostage:
      return hostage_badge(v, p);
    case PieceView::State::fallen:
      return body(p);
    default:
      return active_badge(v, p);
  }
}

Sprite ghost(const PieceView& v, PieceSet set, const Palette& p) {
  constexpr float size = .90F;
  const bool wedged = is_wedge(v.face);
  Sprite s;
  set_base(s, wedged ? Cell::wedge : outline(v.camp), faded(p.line, 0), p);
  // Lines of high contrast are white, as what is there; what is not there is grey.
  const Colour faint = mixed(p.line, p.panel, .5F * (1 - p.ornament));
  s.edge_colour = faint;
  s.edge_width = 6 * size;
  set_glyph(s, glyph(v.face, set), wedged ? face_fit(v.face, set) : Fit{.66F / size, 0}, faint);
  s.unit = size;
  return s;
}

// ---- where and how large ---------------------------------------------------------------------------

// Fewer and bolder lines where there are not the pixels for more.
void simplify(Sprite& s, const PieceView& v, float pixels_per_unit) {
  s.shadow_opacity = 0;
  if (v.state != PieceView::State::active || is_wedge(v.face)) return;
  if (v.controller != v.camp)
    s.separator_width = std::max(s.separator_width, thinnest_separator / pixels_per_unit);
  else if (v.face != Face::chief)
    s.separator_width = 0;
}

void turn(Sprite& s, const Token& t) {
  if (!is_wedge(t.piece.face)) return;
  const float quarters = static_cast<float>(index(t.piece.facing)) + static_cast<float>(t.quarter_turns);
  const float angle = quarters * std::numbers::pi_v<float> / 2;
  s.cos = std::cos(angle);
  s.sin = std::sin(angle);
  if (t.set != PieceSet::international) return;
  s.glyph_cos = s.cos;
  s.glyph_sin = s.sin;
}

// One light from the upper left of the screen, however the piece is turned.
void cast_shadow(Sprite& s, const Token& t, const Palette& p) {
  const float x = std::lerp(2.F, 5.F, t.lift), y = std::lerp(5.F, 12.F, t.lift);
  s.shadow_x = s.cos * x + s.sin * y;
  s.shadow_y = s.cos * y - s.sin * x;
  const float lying = t.look == Token::Look::lying ? .26F * s.shadow_opacity : 0;
  s.shadow_opacity = p.ornament * std::lerp(lying, .30F, t.lift);
}

PieceView seen(const Token& t, const PieceView& v) {
  PieceView shown = v;
  if (t.tip > .5F) shown.state = PieceView::State::fallen;
  return shown;
}

}  // namespace

Sprite between(const Sprite& from, const Sprite& to, float t) {
  Sprite s = to;
  const auto mix = [&](auto member) { s.*member = std::lerp(from.*member, to.*member, t); };
  for (const auto member :
       {&Sprite::edge_width, &Sprite::separator_width, &Sprite::hairline_width, &Sprite::shadow_opacity, &Sprite::rope,
        &Sprite::bolts, &Sprite::bolt_turn, &Sprite::hatch, &Sprite::broken_edge})
    mix(member);
  for (const auto fit : {&Sprite::medallion_fit, &Sprite::glyph_fit}) {
    (s.*fit).scale = std::lerp((from.*fit).scale, (to.*fit).scale, t);
    (s.*fit).shift = std::lerp((from.*fit).shift, (to.*fit).shift, t);
  }
  for (const auto colour :
       {&Sprite::base_colour, &Sprite::edge_colour, &Sprite::medallion_colour, &Sprite::separator_colour,
        &Sprite::glyph_colour, &Sprite::hatch_colour, &Sprite::hairline_colour})
    s.*colour = mixed(from.*colour, to.*colour, t);
  if (from.bolts > to.bolts) s.bolt_colour = from.bolt_colour;
  s.base_before = from.base;
  s.morph = t;
  return s;
}

Sprite sprite(const Token& t, const Palette& p, float pixel_ratio) {
  const PieceView piece = seen(t, t.piece);
  Sprite s;
  float size = token_of_square;
  if (t.look == Token::Look::ghost) {
    s = ghost(piece, t.set, p);
    size *= s.unit;
  } else {
    s = appearance(piece, t.set, p);
    if (is_wedge(piece.face)) size *= wedge_size(piece.face);
  }
  const float pixels_per_unit = t.square * pixel_ratio * size / 128;
  const bool small = t.square * pixel_ratio < small_square;
  if (small && t.look != Token::Look::ghost) simplify(s, piece, pixels_per_unit);
  if (t.before && t.change < 1) {
    const PieceView old = seen(t, *t.before);
    Sprite from = appearance(old, t.set, p);
    if (small) simplify(from, old, pixels_per_unit);
    s = between(from, s, t.change);
  }
  s.x = t.centre.x * pixel_ratio;
  s.y = t.centre.y * pixel_ratio;
  s.unit = pixels_per_unit * std::lerp(1.F, lifted_scale, t.lift) * t.scale;
  s.squeeze = std::max(.02F, std::abs(std::cos(t.tip * std::numbers::pi_v<float>)) * t.width);
  s.alpha = t.alpha;
  turn(s, t);
  cast_shadow(s, t, p);
  return s;
}

Sprite sprite(const Emblem& e, const Palette& p, float pixel_ratio) {
  const auto& [fill, on] = seat_colours(e.seat);
  Sprite s;
  const bool hollow = e.look == Emblem::Look::hollow;
  set_base(s, outline(e.seat), hollow ? faded(fill, 0) : fill, p);
  s.edge_colour = hollow ? fill : e.edge.value_or(p.edge);
  s.edge_width = hollow ? 10.F : 3.F;
  if (e.look == Emblem::Look::hatched) s.hatch = .22F;
  s.hatch_seat = static_cast<float>(e.seat);
  s.hatch_colour = on;
  s.x = e.centre.x * pixel_ratio;
  s.y = e.centre.y * pixel_ratio;
  s.unit = e.size * pixel_ratio / 128;
  s.alpha = e.alpha;
  return s;
}

}  // namespace tetrarchy::render
