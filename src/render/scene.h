#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board_view.h"
#include "core/seat.h"
#include "render/palette.h"
#include "render/piece_set.h"

// What is to be drawn, as plain data: no GL, no rules, no time. Lengths are logical pixels with the
// origin at the top left of the drawing surface; `square` is the side of one square, and a *unit* is
// 1/128 of it. Text (coordinates, letters on emblems, what a badge says) is not drawn here: the ui
// writes it over the scene.
namespace tetrarchy::render {

struct Point {
  float x = 0, y = 0;
  bool operator==(const Point&) const = default;
};

struct Rect {
  float x = 0, y = 0, width = 0, height = 0;
  bool operator==(const Rect&) const = default;
};

// ---- the board -------------------------------------------------------------------------------------

// A seat's sign on the frame: a bracket about a corner (20 % of the side) or a bar on a side (30 %). Left out
// where the frame is narrower than 8 pixels.
struct Home {
  Corner corner;  // as it is seen on the screen; of a bar: the side that begins there, clockwise
                  // (top_left: the upper side, top_right: the right side, and so on)
  Seat seat;
  float to_move = 0;  // 0 to 1: thicker, with a pale hairline (a bar is longer, too)
};

struct Power {
  Seat seat;
  float amount = 1;  // 0 to 1; breathes (art: 1, .82, 1)
};

// The playing surface with its frame, brass line, soft shadow and signs. The costly part is kept in a
// texture and drawn anew only when `area`, `frame`, `surface`, `quarter_turns`, the theme or the
// pixel ratio changes; power and homes cost next to nothing.
struct Board {
  Rect area;        // the nine by nine squares; a square rectangle
  float frame = 0;  // width of the frame round it
  BoardView::Surface surface = BoardView::Surface::stone;
  int quarter_turns = 0;  // clockwise; slabs, grain and maze turn, the light stays
  std::optional<Power> power{};
  BoardView::Homes homes_at = BoardView::Homes::corners;
  std::vector<Home> homes{};
};

// ---- pieces ----------------------------------------------------------------------------------------

// A piece, on the board, in the air or in a panel. While `change` is below 1 the base's outline and all
// colours are on their way from `before` to `piece` (a camp changes hands, is locked, is freed).
struct Token {
  enum class Look : std::uint8_t {
    lying,  // with its shadow on the board
    flat,   // in a panel: no shadow
    ghost,  // an outline and a drawing in the colour of lines: the piece is dead
  };

  Point centre;
  float square;  // side of the square it belongs to; the token takes .90 of it
  PieceView piece;
  std::optional<PieceView> before{};
  float change = 1;
  Look look = Look::lying;
  float lift = 0;   // 0 lying .. 1 lifted: 1.06 times as large, its shadow farther away
  float scale = 1;  // on top of that: 1.3 / 1.06 for the piece that follows the pointer
  float tip = 0;    // 0 face up, .5 on its edge, 1 turned over (a body; a dead king)
  float width = 1;  // horizontal scale: 0 on its edge, while a wedge is turned to its other face
  float alpha = 1;
  int quarter_turns = 0;  // of the board it lies on, clockwise: turns a wedge, never a badge
  PieceSet set = PieceSet::international;
};

// A seat's outline in its colour. The letter is the ui's to write: bold, .50 of `size` high, centred, on
// the shield .04 of `size` higher; over a hatch with an outline of the seat's colour, .035 of `size`.
struct Emblem {
  enum class Look : std::uint8_t {
    plain,    // colour and edge
    hatched,  // with the seat's hatch
    hollow,   // outline only
  };
  Point centre;
  float size;
  Seat seat;
  Look look = Look::hatched;
  std::optional<Colour> edge{};  // none: as on pieces of the theme
  float alpha = 1;
};

// ---- marks -----------------------------------------------------------------------------------------

// Everything that is neither floor nor piece. Violet, unless it belongs to a seat (`seat` set, where
// the kind says so) or is danger.
struct Mark {
  enum class Kind : std::uint8_t {
    selected,  // frame and tint: the piece that was chosen
    free,      // dot: an empty square to go to
    kill,      // four corner triangles: take, kill, expose
    carry,     // open ring of four arcs: a piece or body that would be lifted
    put,       // hollow ring: put it here
    put_many,  // the smaller ring, for more than twenty open squares
    exit,      // chevron, pointing along `angle`: leave the maze
    hover,     // broken frame round a foreign piece whose reach is shown
    reach,     // hatch of `seat` over the whole square
    trail,     // line from `at` to `to` in the colour of `seat`, with the hollow outline where it began
    landing,   // frame and tint of `seat` where its last move ended
    origin,    // the hollow outline alone
    fell,      // dotted line from `at` to `to`: the way a body went
    check,     // line with chevrons at every border crossed, `at` to `to`, in the colour of `seat`
    able,      // bar at the foot: this piece can answer
    in_check,  // frame and tint of danger
    danger,    // broken frame of danger
    badge,     // disc of danger at the upper right; the ui writes "!" or a number on it
    cursor,    // double frame of the keyboard; draw it last
    advice,    // arrow from `at` to `to`: what a hint advises
    ghost,     // faint broken outline of `seat`: the piece in the hand stood here
    disc,      // filled circle of `colour` with a rim of `rim` (for the logo)
    slab,      // filled rounded rectangle of `colour`, radius .17 of the height (for the logo)
    hatch,     // rectangle of the seat's colour with its hatch (strips and headers of plates)
  };

  Kind kind;
  Point at;         // centre of the square
  float square;     // side of the square
  Point to{};       // centre of the other square, for lines
  float angle = 0;  // of an exit, in degrees clockwise; 0 points up
  std::optional<Seat> seat{};
  float alpha = 1;
  Rect box{};                                      // of slab and hatch; they ignore `at` and `square`
  Colour colour = transparent, rim = transparent;  // of disc and slab
  float radius = 0;                                // of disc, in logical pixels
  float rim_width = 0;                             // of disc, in logical pixels
};

// Where a badge's disc is, for the text on it: centre, and its radius in units.
inline constexpr float badge_offset_units = 46;  // right of and above the square's centre
inline constexpr float badge_radius_units = 24;

// ---- scenes ----------------------------------------------------------------------------------------

// Things that belong together, from below to above.
struct Picture {
  std::vector<Mark> below;
  std::vector<Emblem> emblems;
  std::vector<Token> tokens;
  std::vector<Mark> above;
};

struct Scene {
  Theme theme = Theme::light;
  std::optional<Board> board;
  Picture on_board;  // hatch, trails, landings, selection | pieces | dots, rings, badges
  Picture in_hand;   // the piece in the air, then the cursor
};

// The program's sign in the box `size` by `size` about `centre`.
Picture logo(Point centre, float size);

}  // namespace tetrarchy::render
