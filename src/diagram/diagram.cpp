#include "diagram/diagram.h"

#include <array>
#include <string_view>
#include <utility>

#include "diagram/parts.h"
#include "embedded/pieces.h"

namespace tetrarchy::diagram {
namespace {

constexpr int square = 128, frame = 56, side = board_side * square, whole = side + 2 * frame, bar = whole * 3 / 10;
constexpr int tray = 112;  // one line of hands below the board

// What a board looks like, and what stands on it.
struct Style {
  std::string_view light, dark, line, border;
  void (*definitions)(Picture&);
  void (*piece)(Picture&, const PieceView&);
  double piece_scale;
};
const Style& style_of(BoardView::Surface surface) {
  static constexpr std::array<Style, 2> all{{
      {"#E6DDCD", "#D9CEBC", "#B7A992", "#B98F45", add_token_definitions, add_token, .9},
      {"#E9CB97", "#E9CB97", "#4A3322", "#4A3322", add_wedge_definitions, add_wedge, .9},
  }};
  return all[static_cast<std::size_t>(surface)];
}

void add_definitions(Picture& out, const Style& style) {
  out.add("<defs>");
  for (const Seat s : all_seats) out.add(R"(<g id="token-{}">{}</g>)", name_of(s), shapes_of(look_of(s).outline));
  out.add(R"(<g id="cross">{}</g>)", shapes_of(embedded::djambi_corpse_svg));
  style.definitions(out);
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
    for (const int edge : {frame / 2, whole - frame / 2}) {
      add_label(out, middle, edge, board.column_labels[at]);
      add_label(out, edge, middle, board.row_labels[at]);
    }
  }
}

// A bracket in the camp's colour on its corner of the frame.
void add_corner(Picture& out, Corner corner, std::string_view colour) {
  const bool is_left = corner == Corner::bottom_left || corner == Corner::top_left;
  const bool is_top = corner == Corner::top_left || corner == Corner::top_right;
  const int x = is_left ? 4 : whole - 4, y = is_top ? 4 : whole - 4, length = side / 5;
  out.add(R"(<path d="M{} {}H{}V{}" fill="none" stroke="{}" stroke-width="8"/>)", x + (is_left ? length : -length), y,
          x, y + (is_top ? length : -length), colour);
}

// A bar in the seat's colour on the side from which it plays.
void add_side(Picture& out, Seat seat) {
  out.add(R"~(<rect x="{0}" y="{1}" width="{2}" height="8" fill="{3}" transform="rotate({4} {5} {5})"/>)~",
          (whole - bar) / 2, whole - 10, bar, look_of(seat).colour, 90 * static_cast<int>(index(seat)), whole / 2);
}

void add_home(Picture& out, const BoardView& board, Seat seat) {
  if (board.homes == BoardView::Homes::corners)
    add_corner(out, board.corner[seat], look_of(seat).colour);
  else
    add_side(out, seat);
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

void add_stars(Picture& out, const Style& style) {
  for (const int column : {3, 6})
    for (const int row : {3, 6})
      out.add(R"(<circle cx="{}" cy="{}" r="7" fill="{}"/>)", frame + column * square, frame + row * square,
              style.line);
}

void add_board(Picture& out, const BoardView& board, const Style& style) {
  out.add(R"(<rect width="{0}" height="{0}" fill="#4A2A36"/>)", whole);
  for (int i = 0; i < square_count; ++i)
    out.add(R"(<rect x="{}" y="{}" width="{}" height="{}" fill="{}" stroke="{}"/>)", left(Square(i)), top(Square(i)),
            square, square, i % 2 == 0 ? style.light : style.dark, style.line);
  if (board.surface == BoardView::Surface::stone)
    add_maze(out);
  else
    add_stars(out, style);
  out.add(R"(<rect x="{0}" y="{0}" width="{1}" height="{1}" fill="none" stroke="{2}" stroke-width="3"/>)", frame, side,
          style.border);
  for (const Seat s : all_seats) add_home(out, board, s);
  add_coordinates(out, board);
}

// ---- the pieces ----------------------------------------------------------------------------------

void add_piece(Picture& out, int x, int y, const PieceView& piece, const Style& style) {
  out.add(R"(<g transform="translate({} {}) {}">)", x, y, scaled(style.piece_scale, 64));
  style.piece(out, piece);
  out.add("</g>");
}

void add_light(Picture& out, Square s) {
  for (const auto& [colour, width] : {std::pair{"#2A1D21", 11}, std::pair{"#F7D774", 7}})
    out.add(R"(<rect x="{}" y="{}" width="{}" height="{}" rx="14" fill="none" stroke="{}" stroke-width="{}"/>)",
            left(s) + 8, top(s) + 8, square - 16, square - 16, colour, width);
}

bool has_hands(const BoardView& board) { return !board.seats[Seat::red].hand.empty(); }

// The four hands under the board: what is there, with its number.
void add_hands(Picture& out, const BoardView& board, const Style& style) {
  out.add(R"(<rect y="{}" width="{}" height="{}" fill="#F6F2EB"/>)", whole, whole, tray);
  int x = frame;
  for (const Seat seat : all_seats)
    for (const PieceCount& count : board.seats[seat].hand) {
      if (count.count == 0) continue;
      out.add(R"~(<g transform="translate({} {}) scale(.7)">)~", x, whole + 8);
      add_piece(out, 0, 0, count.piece, style);
      out.add(
          R"(<text x="112" y="84" font-family="Noto Sans, sans-serif" font-size="44" fill="#241A1E">×{}</text></g>)",
          count.count);
      x += square;
    }
}

}  // namespace

std::string picture(const BoardView& board, std::span<const Square> lit) {
  const Style& style = style_of(board.surface);
  Picture out;
  out.add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">)", whole,
          whole + (has_hands(board) ? tray : 0));
  add_definitions(out, style);
  add_board(out, board, style);
  for (int i = 0; i < square_count; ++i)
    if (const auto& piece = board.at[static_cast<std::size_t>(i)])
      add_piece(out, left(Square(i)), top(Square(i)), *piece, style);
  for (const Square s : lit) add_light(out, s);
  if (has_hands(board)) add_hands(out, board, style);
  out.add("</svg>");
  return std::move(out).text();
}

}  // namespace tetrarchy::diagram
