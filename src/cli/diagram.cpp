#include "cli/diagram.h"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <string_view>

#include "embedded/pieces.h"

namespace tetrarchy::cli {
namespace {

// Lengths in units of 1/128 of a square, the drawings' own.
constexpr int square = 128, frame = 56, side = board_side * square, picture = side + 2 * frame;

// How a seat's token looks: outline, colours, and how its own outline and the drawing lie in it.
struct Look {
  std::string_view outline;
  std::string_view colour, drawing, separator;
  double medallion, medallion_about, glyph, glyph_shift;
};
const BySeat<Look>& looks() {
  static const BySeat<Look> all{{{
      {embedded::token_red_svg, "#C63F2E", "#FBF3E2", "#FBF3E2", .80, 64, .80, 0},
      {embedded::token_blue_svg, "#1F3B85", "#FBF3E2", "#FBF3E2", .80, 64, .87, 0},
      {embedded::token_yellow_svg, "#F0C44E", "#1F1618", "#876D33", .80, 64, .86, 0},
      {embedded::token_green_svg, "#58A38A", "#1F1618", "#3B5C51", .775, 62, .81, -4},
  }}};
  return all;
}

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

constexpr std::array<std::string_view, 4> seat_names{"red", "blue", "yellow", "green"};

// What stands between <svg ...> and </svg>.
std::string_view shapes_of(std::string_view drawing) {
  const auto begin = drawing.find('>', drawing.find("<svg")) + 1;
  return drawing.substr(begin, drawing.rfind("</svg>") - begin);
}

class Picture {
 public:
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Args>(args)...);
    text_ += '\n';
  }
  std::string text() && { return std::move(text_); }

 private:
  std::string text_;
};

void add_definitions(Picture& out) {
  out.add("<defs>");
  for (const Seat s : all_seats)
    out.add(R"(<g id="token-{}">{}</g>)", seat_names[index(s)], shapes_of(looks()[s].outline));
  for (const Glyph& g : glyphs()) out.add(R"(<g id="{}">{}</g>)", g.name, shapes_of(g.drawing));
  out.add(R"(<g id="cross">{}</g>)", shapes_of(embedded::djambi_corpse_svg));
  out.add(R"(<g id="plate">{}</g>)", shapes_of(embedded::plate_svg));
  out.add("</defs>");
}

// ---- the board -----------------------------------------------------------------------------------

int left(Square s) { return frame + s.column() * square; }
int top(Square s) { return frame + s.row() * square; }

void add_label(Picture& out, int x, int y, char label) {
  out.add(R"(<text x="{}" y="{}" fill="#DCC9B4" font-family="Noto Sans, sans-serif" font-size="30" )"
          R"(text-anchor="middle">{}</text>)",
          x, y + 10, label);
}

void add_coordinates(Picture& out, const BoardView& board) {
  for (int i = 0; i < board_side; ++i) {
    const int middle = frame + i * square + square / 2;
    const auto at = static_cast<std::size_t>(i);
    for (const int edge : {frame / 2, picture - frame / 2}) {
      add_label(out, middle, edge, board.column_labels[at]);
      add_label(out, edge, middle, board.row_labels[at]);
    }
  }
}

// A bracket in the camp's colour on its corner of the frame.
void add_corner(Picture& out, Corner corner, std::string_view colour) {
  const bool is_left = corner == Corner::bottom_left || corner == Corner::top_left;
  const bool is_top = corner == Corner::top_left || corner == Corner::top_right;
  const int x = is_left ? 4 : picture - 4, y = is_top ? 4 : picture - 4, length = side / 5;
  out.add(R"(<path d="M{} {}H{}V{}" fill="none" stroke="{}" stroke-width="8"/>)", x + (is_left ? length : -length), y,
          x, y + (is_top ? length : -length), colour);
}

void add_maze(Picture& out) {
  const int middle = frame + side / 2;
  out.add(R"(<rect x="{}" y="{}" width="{}" height="{}" fill="#4E1E2E"/>)", middle - square / 2, middle - square / 2,
          square, square);
  out.add(R"(<circle cx="{0}" cy="{0}" r="54" fill="#7A2E47"/>)", middle);
  for (const int radius : {50, 39, 28, 17})
    out.add(R"(<circle cx="{0}" cy="{0}" r="{1}" fill="none" stroke="#B98F45" stroke-width="3" )"
            R"(stroke-dasharray="{2} 12"/>)",
            middle, radius, radius * 2);
}

void add_board(Picture& out, const BoardView& board) {
  out.add(R"(<rect width="{0}" height="{0}" fill="#4A2A36"/>)", picture);
  for (int i = 0; i < square_count; ++i)
    out.add(R"(<rect x="{}" y="{}" width="{}" height="{}" fill="{}" stroke="#B7A992"/>)", left(Square(i)),
            top(Square(i)), square, square, i % 2 == 0 ? "#E6DDCD" : "#D9CEBC");
  add_maze(out);
  out.add(R"(<rect x="{0}" y="{0}" width="{1}" height="{1}" fill="none" stroke="#B98F45" stroke-width="3"/>)", frame,
          side);
  for (const Seat s : all_seats) add_corner(out, board.corner[s], looks()[s].colour);
  add_coordinates(out, board);
}

// ---- the pieces ----------------------------------------------------------------------------------

std::string scaled(double factor, double about) {
  return fmt::format("translate(64 {1:.4g}) scale({0:.4g}) translate(-64 -{1:.4g})", factor, about);
}

void add_body(Picture& out) {
  out.add(R"(<circle cx="64" cy="64" r="49" fill="#B6AB9A" stroke="#5E544B" stroke-width="3"/>)");
  out.add(R"(<circle cx="64" cy="64" r="39" fill="none" stroke="#8E8375" stroke-width="3"/>)");
  out.add(R"(<use href="#cross" fill="#5E544B" transform="{}"/>)", scaled(.62, 64));
}

// The ground that a badge lies on says who leads it.
void add_base(Picture& out, const PieceView& piece) {
  const auto leader = seat_names[index(piece.controller)];
  switch (piece.state) {
    case PieceView::State::locked:
      out.add(R"(<use href="#plate" fill="#B7A992" stroke="#5E544B" stroke-width="3"/>)");
      for (const int x : {21, 107})
        for (const int y : {21, 107}) out.add(R"(<circle cx="{}" cy="{}" r="7" fill="#5E544B"/>)", x, y);
      return;
    case PieceView::State::hostage:
      out.add(R"(<use href="#token-{}" fill="#F6F2EB" stroke="{}" stroke-width="5" stroke-dasharray="11 9"/>)", leader,
              looks()[piece.camp].colour);
      return;
    default:
      out.add(R"(<use href="#token-{}" fill="{}" stroke="#2A1D21" stroke-width="3"/>)", leader,
              looks()[piece.controller].colour);
  }
}

void add_badge(Picture& out, const PieceView& piece) {
  const Look& look = looks()[piece.camp];
  const bool chief = piece.face == Face::chief, captured = piece.camp != piece.controller;
  const auto separator = chief && !captured ? "#E3BE72" : captured ? "#FBF3E2" : look.separator;
  add_base(out, piece);
  out.add(R"(<g opacity="{}">)", piece.state == PieceView::State::locked ? ".7" : "1");
  out.add(R"(<use href="#token-{}" fill="{}" stroke="{}" stroke-width="{}" transform="{}"/>)",
          seat_names[index(piece.camp)], look.colour, separator, chief || captured ? 5 : 3,
          scaled(look.medallion, look.medallion_about));
  const Glyph& glyph = glyphs()[static_cast<std::size_t>(piece.face)];
  out.add(R"(<use href="#{}" fill="{}" transform="translate(0 {}) {}"/></g>)", glyph.name, look.drawing,
          look.glyph_shift, scaled(look.glyph * glyph.scale, 64));
}

void add_piece(Picture& out, Square s, const PieceView& piece) {
  out.add(R"(<g transform="translate({} {}) {}">)", left(s), top(s), scaled(.9, 64));
  if (piece.state == PieceView::State::fallen)
    add_body(out);
  else
    add_badge(out, piece);
  out.add("</g>");
}

}  // namespace

std::string diagram(const BoardView& board) {
  Picture out;
  out.add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}">)", picture);
  add_definitions(out);
  add_board(out, board);
  for (int i = 0; i < square_count; ++i)
    if (const auto& piece = board.at[static_cast<std::size_t>(i)]) add_piece(out, Square(i), *piece);
  out.add("</svg>");
  return std::move(out).text();
}

}  // namespace tetrarchy::cli
