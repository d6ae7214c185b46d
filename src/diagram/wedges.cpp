#include <array>

#include "diagram/parts.h"
#include "embedded/pieces.h"

namespace tetrarchy::diagram {
namespace {

struct Drawing {
  std::string_view name;
  std::string_view drawing;
  double size;  // of the whole wedge
};
const Drawing& drawing_of(Face face) {
  static const std::array<Drawing, 8> all{{
      // from Face::king on
      {"king", embedded::yonin_king_svg, 1},
      {"rook", embedded::yonin_rook_svg, .97},
      {"dragon", embedded::yonin_dragon_svg, .97},
      {"gold", embedded::yonin_gold_svg, .93},
      {"silver", embedded::yonin_silver_svg, .93},
      {"promoted-silver", embedded::yonin_silver_promoted_svg, .93},
      {"pawn", embedded::yonin_pawn_svg, .84},
      {"tokin", embedded::yonin_tokin_svg, .84},
  }};
  return all[static_cast<std::size_t>(face) - static_cast<std::size_t>(Face::king)];
}

bool is_promoted(Face face) { return face == Face::dragon || face == Face::promoted_silver || face == Face::tokin; }

void add_inner(Picture& out, double scale, double about, std::string_view style) {
  out.add(R"(<use href="#wedge" {} transform="{}"/>)", style, scaled(scale, about));
}

void add_dead_king(Picture& out) {
  out.add(R"(<use href="#wedge" fill="{}" stroke="{}" stroke-width="3"/>)", body_colour, body_edge);
  add_inner(out, .8, 70, fmt::format(R"(fill="none" stroke="{}" stroke-width="4")", body_ring));
  out.add(R"(<use href="#cross" fill="{}" transform="translate(0 7) {}"/>)", body_edge, scaled(.55, 64));
}

// The drawing stays upright for the reader, however the wedge lies.
void add_drawing(Picture& out, const PieceView& piece, std::string_view colour, int turned) {
  const bool promoted = is_promoted(piece.face);
  out.add(R"(<use href="#{}" fill="{}" transform="translate(0 {}) rotate({} 64 64) {}"/>)", drawing_of(piece.face).name,
          colour, promoted ? 9 : 3, -turned, scaled(promoted ? .60 : .66, 64));
}

void add_frozen(Picture& out, const PieceView& piece, int turned) {
  out.add(R"(<use href="#wedge" fill="#A79E93" stroke="{}" stroke-width="3" stroke-dasharray="9 7"/>)", edge_colour);
  add_drawing(out, piece, "#2A1D21", turned);
}

// Colour and foot mark say who leads it; a promoted man shows the pale side.
void add_led(Picture& out, const PieceView& piece, int turned) {
  const Look& look = look_of(piece.controller);
  const bool promoted = is_promoted(piece.face);
  out.add(R"(<use href="#wedge" fill="{}" stroke="{}" stroke-width="3"/>)", look.colour, edge_colour);
  if (promoted) {
    add_inner(out, .78, 72, R"(fill="#FBF3E2" stroke="#1F1618" stroke-width="2")");
  } else {
    add_inner(out, .87, 70,
              fmt::format(R"(fill="none" stroke="{}" stroke-opacity=".45" stroke-width="2")", look.drawing));
    out.add(R"~(<use href="#token-{}" fill="{}" transform="translate(64 106) scale(.115) translate(-64 -64)"/>)~",
            name_of(piece.controller), look.drawing);
  }
  add_drawing(out, piece, promoted ? "#5E1230" : look.drawing, turned);
}

}  // namespace

void add_wedge_definitions(Picture& out) {
  for (auto f = static_cast<int>(Face::king); f <= static_cast<int>(Face::tokin); ++f) {
    const Drawing& d = drawing_of(static_cast<Face>(f));
    out.add(R"(<g id="{}">{}</g>)", d.name, shapes_of(d.drawing));
  }
  out.add(R"(<g id="wedge">{}</g>)", shapes_of(embedded::wedge_svg));
}

void add_wedge(Picture& out, const PieceView& piece) {
  const int turned = 90 * static_cast<int>(index(piece.facing));
  out.add(R"(<g transform="rotate({} 64 64) {}">)", turned, scaled(drawing_of(piece.face).size, 64));
  switch (piece.state) {
    case PieceView::State::fallen:
      add_dead_king(out);
      break;
    case PieceView::State::frozen:
      add_frozen(out, piece, turned);
      break;
    default:
      add_led(out, piece, turned);
  }
  out.add("</g>");
}

}  // namespace tetrarchy::diagram
