#pragma once

#include <array>
#include <cstdint>

#include "core/board_view.h"
#include "ui/app.h"

// Where every part of the screen stands. Pure: a surface in, rectangles out.
//
// Lengths are *design pixels*: logical pixels divided by the UI scale, the unit of all numbers in
// the design. Rectangles lie on whole device pixels, and so do the borders of the squares.
namespace tetrarchy::ui {

enum class Shape : std::uint8_t {
  columns,    // desktop: plates, card and move list in columns beside the board
  portrait,   // phone: everything over and under the board
  landscape,  // phone on its side: narrow columns
  compact,    // embed: board, side strips, one bar
  tiny,       // embed under 300 px: the same without letters and coordinates
};

// Do the plates show pieces in hand?
enum class Hands : std::uint8_t { none, shown };

// What stands round the board: all that there is room for, or as little as on the smallest embeds.
enum class Bars : std::uint8_t { all, board };

// Parts of a plate, from top to bottom.
namespace column_plate {
inline constexpr float header = 58, line = 24, army = 35, hand = 52;
}
namespace small_plate {
inline constexpr float hand = 30;
}

// How tall the four full plates would like to be, by the corner they stand at (columns only).
using PlateHeights = std::array<float, 4>;

struct Layout {
  Shape shape = Shape::columns;
  float scale = 1;  // logical pixels in a design pixel
  float k = 1;      // device pixels in a design pixel
  float width = 0, height = 0;

  Rect board;  // with its frame
  float frame = 0, square = 0;
  bool coordinates = false;

  // A part that this shape does not have is empty.
  std::array<Rect, 4> plate;  // by corner; on embeds the halves of the side strips
  Rect bar;                   // brand and menus
  Rect prompt;                // on embeds the bar below
  Rect actions;               // buttons of the unfinished move, of undo and redo
  Rect menus;                 // landscape: what the bar has elsewhere
  Rect card;                  // the piece and the legend
  Rect moves;
  Rect last_moves;  // one line: the newest moves

  Rect squares() const { return {board.x + frame, board.y + frame, square * board_side, square * board_side}; }
};

// `scale`: UI scale of a surface.
float ui_scale(const Surface&);

Layout lay_out(const Surface&, const PlateHeights&, Hands = Hands::none, Bars = Bars::all);

inline bool is_empty(const Rect& r) { return r.width <= 0 || r.height <= 0; }
inline bool contains(const Rect& r, float x, float y) {
  return x >= r.x && y >= r.y && x < r.x + r.width && y < r.y + r.height;
}
inline bool is_embed(Shape s) { return s == Shape::compact || s == Shape::tiny; }
constexpr std::size_t index(Corner c) { return static_cast<std::size_t>(c); }

}  // namespace tetrarchy::ui
