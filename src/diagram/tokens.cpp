#include <array>

#include "diagram/parts.h"
#include "embedded/pieces.h"

namespace tetrarchy::diagram {
namespace {

struct Glyph {
  std::string_view name;
  std::string_view drawing;
  double scale;  // how much smaller than the others, so that all look alike in size
};
const std::array<Glyph, 6>& glyphs() {  // by Face
  static const std::array<Glyph, 6> all{{
      {"chief", embedded::djambi_chief_svg, .94},
      {"assassin", embedded::djambi_assassin_svg, 1},
      {"reporter", embedded::djambi_reporter_svg, 1},
      {"diplomat", embedded::djambi_diplomat_svg, .95},
      {"necromobile", embedded::djambi_necromobile_svg, .97},
      {"militant", embedded::djambi_militant_svg, 1},
  }};
  return all;
}

void add_body(Picture& out) {
  out.add(R"(<circle cx="64" cy="64" r="49" fill="#B6AB9A" stroke="#5E544B" stroke-width="3"/>)");
  out.add(R"(<circle cx="64" cy="64" r="39" fill="none" stroke="#8E8375" stroke-width="3"/>)");
  out.add(R"(<use href="#cross" fill="#5E544B" transform="{}"/>)", scaled(.62, 64));
}

// The ground that a badge lies on says who leads it.
void add_base(Picture& out, const PieceView& piece) {
  const auto leader = name_of(piece.controller);
  switch (piece.state) {
    case PieceView::State::locked:
      out.add(R"(<use href="#plate" fill="#B7A992" stroke="#5E544B" stroke-width="3"/>)");
      for (const int x : {21, 107})
        for (const int y : {21, 107}) out.add(R"(<circle cx="{}" cy="{}" r="7" fill="#5E544B"/>)", x, y);
      return;
    case PieceView::State::hostage:
      out.add(R"(<use href="#token-{}" fill="#F6F2EB" stroke="{}" stroke-width="5" stroke-dasharray="11 9"/>)", leader,
              look_of(piece.camp).colour);
      return;
    default:
      out.add(R"(<use href="#token-{}" fill="{}" stroke="#2A1D21" stroke-width="3"/>)", leader,
              look_of(piece.controller).colour);
  }
}

void add_badge(Picture& out, const PieceView& piece) {
  const Look& look = look_of(piece.camp);
  const bool chief = piece.face == Face::chief, captured = piece.camp != piece.controller;
  const auto separator = chief && !captured ? "#E3BE72" : captured ? "#FBF3E2" : look.separator;
  add_base(out, piece);
  out.add(R"(<g opacity="{}">)", piece.state == PieceView::State::locked ? ".7" : "1");
  out.add(R"(<use href="#token-{}" fill="{}" stroke="{}" stroke-width="{}" transform="{}"/>)", name_of(piece.camp),
          look.colour, separator, chief || captured ? 5 : 3, scaled(look.medallion, look.medallion_about));
  const Glyph& glyph = glyphs()[static_cast<std::size_t>(piece.face)];
  out.add(R"(<use href="#{}" fill="{}" transform="translate(0 {}) {}"/></g>)", glyph.name, look.drawing,
          look.glyph_shift, scaled(look.glyph * glyph.scale, 64));
}

}  // namespace

void add_token_definitions(Picture& out) {
  for (const Glyph& g : glyphs()) out.add(R"(<g id="{}">{}</g>)", g.name, shapes_of(g.drawing));
  out.add(R"(<g id="plate">{}</g>)", shapes_of(embedded::plate_svg));
}

void add_token(Picture& out, const PieceView& piece) {
  if (piece.state == PieceView::State::fallen)
    add_body(out);
  else
    add_badge(out, piece);
}

}  // namespace tetrarchy::diagram
