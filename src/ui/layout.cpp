#include "ui/layout.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tetrarchy::ui {
namespace {

// The part of the surface that may be used, and the grid of device pixels that all parts lie on.
struct Room {
  float x, y, width, height;
  float k;

  float snapped(float v) const { return std::floor(v * k + 0.5f) / k; }
  float floored(float v) const { return std::floor(v * k + 0.01f) / k; }
  Rect rect(float rx, float ry, float w, float h) const {
    const float left = snapped(rx), top = snapped(ry);
    return {left, top, std::max(0.f, snapped(rx + w) - left), std::max(0.f, snapped(ry + h) - top)};
  }
};

float mixed(float a, float b, float t) { return a + (b - a) * t; }

Room room_of(const Surface& s, float scale) {
  return {s.inset_left / scale, s.inset_top / scale, (s.width - s.inset_left - s.inset_right) / scale,
          (s.height - s.inset_top - s.inset_bottom) / scale, scale * s.pixel_ratio};
}

// Puts a board of at most `side` into the box whose top centre is given; the squares get whole device
// pixels, the frame the rest (at least `frame`).
void set_board(Layout& out, const Room& room, float centre_x, float top, float side, float frame) {
  out.square = room.floored((side - 2 * frame) / board_side);
  const float whole = out.square * board_side;
  out.frame = room.floored(std::max(frame, (side - whole) / 2));
  const float outer = whole + 2 * out.frame;
  out.board = {room.snapped(centre_x - outer / 2), room.snapped(top), outer, outer};
}

// Of phones and tablets.
float frame_of(float side) { return side < 300 ? 9 : std::max(12.f, side * .032f); }

// ---- columns ---------------------------------------------------------------------------------------

constexpr float column_gap = 14, column_margin = 24, bar_height = 52, prompt_height = 72;
constexpr float top_of_columns = 58, bottom_margin = 20;

// Two plates and what stands between them; plates give way before the middle does.
void stack_column(const Room& room, const Rect& column, float upper, float lower, Rect& top, Rect& middle,
                  Rect& bottom) {
  constexpr float least_middle = 150;
  const float given = column.height - 2 * column_gap - least_middle;
  const float shrink = std::min(1.f, given / (upper + lower));
  upper *= shrink, lower *= shrink;
  top = room.rect(column.x, column.y, column.width, upper);
  bottom = room.rect(column.x, column.y + column.height - lower, column.width, lower);
  const float from = column.y + upper + column_gap, to = column.y + column.height - lower - column_gap;
  middle = room.rect(column.x, from, column.width, to - from);
}

Layout columns(const Room& room, const PlateHeights& heights) {
  Layout out;
  out.shape = Shape::columns;
  const float column = std::clamp(room.width * .218f, 240.f, 314.f);
  const float above = prompt_height + column_gap;
  const float free_height = room.height - top_of_columns - bottom_margin;
  const float side = std::min(free_height - above, room.width - 2 * (column_margin + column + column_gap));
  const float tall = std::min(free_height, std::max(above + side, 700.f));
  const float top = room.y + top_of_columns + (free_height - tall) / 2;
  const float centre = room.x + room.width / 2;

  set_board(out, room, centre, top + above, side, std::max(12.f, side * .0408f));
  out.coordinates = true;
  out.prompt = room.rect(out.board.x, top, out.board.width, prompt_height);
  const Rect left{out.board.x - column_gap - column, top, column, tall};
  const Rect right{out.board.x + out.board.width + column_gap, top, column, tall};
  out.bar = room.rect(left.x - column_margin, room.y, right.x + column - left.x + 2 * column_margin, bar_height);
  const auto height = [&](Corner c) { return heights[index(c)]; };
  const auto plate = [&](Corner c) -> Rect& { return out.plate[index(c)]; };
  stack_column(room, left, height(Corner::top_left), height(Corner::bottom_left), plate(Corner::top_left), out.card,
               plate(Corner::bottom_left));
  stack_column(room, right, height(Corner::top_right), height(Corner::bottom_right), plate(Corner::top_right),
               out.moves, plate(Corner::bottom_right));
  return out;
}

// ---- portrait --------------------------------------------------------------------------------------

// Heights from top to bottom, and the gap below each: as tight as can be, and as the design has them.
struct Portrait {
  float bar, bar_gap, plate, plate_gap, prompt_gap, prompt, actions_gap, actions, last_gap, last, bottom;

  float without_board() const {
    return bar + bar_gap + 2 * (plate + plate_gap) + prompt_gap + prompt + actions_gap + actions + last_gap + last +
           bottom;
  }
};
Portrait tight(Hands hands) { return {40, 2, hands == Hands::shown ? 62.f : 40.f, 4, 8, 76, 6, 44, 0, 0, 4}; }
// The hands take the room of the newest moves.
Portrait roomy(Hands hands) {
  return hands == Hands::shown ? Portrait{46, 2, 84, 6, 12, 134, 10, 48, 0, 0, 8}
                               : Portrait{46, 2, 54, 6, 12, 134, 10, 48, 10, 40, 8};
}

Portrait between(Hands hands, float t) {
  const Portrait least = tight(hands), most = roomy(hands);
  const auto m = [&](float Portrait::*part) { return mixed(least.*part, most.*part, t); };
  return {m(&Portrait::bar),        m(&Portrait::bar_gap), m(&Portrait::plate),       m(&Portrait::plate_gap),
          m(&Portrait::prompt_gap), m(&Portrait::prompt),  m(&Portrait::actions_gap), m(&Portrait::actions),
          m(&Portrait::last_gap),   m(&Portrait::last),    m(&Portrait::bottom)};
}

float portrait_side(const Room& room, Hands hands) {
  return std::min(room.width - 12, room.height - tight(hands).without_board());
}

Layout portrait(const Room& room, Hands hands) {
  Layout out;
  out.shape = Shape::portrait;
  const float side = portrait_side(room, hands), margin = 6;
  const float least = tight(hands).without_board(), slack = room.height - side - least;
  const float t = std::clamp(slack / (roomy(hands).without_board() - least), 0.f, 1.f);
  const Portrait part = between(hands, t);
  const float excess = room.height - side - part.without_board();
  const float wide = std::min(room.width - 2 * margin, std::max(side, 640.f));
  const float left = room.x + (room.width - wide) / 2;

  out.bar = room.rect(room.x, room.y, room.width, part.bar);
  float y = room.y + part.bar + part.bar_gap + (excess > 80 ? (excess - 40) / 2 : 0);
  const float half = (wide - margin) / 2;
  const auto plates = [&](Corner on_left, Corner on_right) {
    out.plate[index(on_left)] = room.rect(left, y, half, part.plate);
    out.plate[index(on_right)] = room.rect(left + half + margin, y, half, part.plate);
    y += part.plate;
  };
  plates(Corner::top_left, Corner::top_right);
  set_board(out, room, room.x + room.width / 2, y + part.plate_gap, side, frame_of(side));
  out.coordinates = true;
  y = out.board.y + out.board.height + part.plate_gap;
  plates(Corner::bottom_left, Corner::bottom_right);
  y += part.prompt_gap;
  out.prompt = room.rect(left, y, wide, part.prompt);
  y += part.prompt + part.actions_gap;
  out.actions = room.rect(left, y, wide, part.actions);
  y += part.actions + part.last_gap;
  if (part.last >= 22) out.last_moves = room.rect(left, y, wide, part.last);
  return out;
}

// ---- landscape -------------------------------------------------------------------------------------

constexpr float side_gap = 6;

float landscape_margin(const Room& room) { return room.height < 300 ? 6.f : 12.f; }

float landscape_side(const Room& room) {
  const float margin = landscape_margin(room);
  const float beside = std::clamp(room.height * .42f, 256.f, 360.f);
  return std::min(room.height - 2 * margin, room.width - 2 * margin - 2 * side_gap - beside);
}

Layout landscape(const Room& room, Hands hands) {
  Layout out;
  out.shape = Shape::landscape;
  const float margin = landscape_margin(room), side = landscape_side(room);
  const float beside = room.width - 2 * margin - 2 * side_gap - side;
  const float left = std::clamp(beside * .305f, 96.f, 134.f), right = std::min(beside - left, 420.f);
  const float x = room.x + (room.width - (left + right + side + 2 * side_gap)) / 2;
  set_board(out, room, x + left + side_gap + side / 2, room.y + (room.height - side) / 2, side, frame_of(side));
  out.coordinates = true;

  const float top = out.board.y, tall = out.board.height, bottom = top + tall;
  const float least_plate = hands == Hands::shown ? 62.f : 48.f;
  const float least_beside_prompt = hands == Hands::shown ? 54.f : 48.f;
  const float plate = std::clamp(tall * .23f, least_plate, 84.f), gap = tall < 300 ? 6.f : 14.f;
  const float rx = out.board.x + out.board.width + side_gap;
  out.plate[index(Corner::top_left)] = room.rect(x, top, left, plate);
  out.plate[index(Corner::bottom_left)] = room.rect(x, bottom - plate, left, plate);
  const float right_plate = right < 200 ? std::min(plate, least_beside_prompt) : plate;
  out.plate[index(Corner::top_right)] = room.rect(rx, top, right, right_plate);
  out.plate[index(Corner::bottom_right)] = room.rect(rx, bottom - right_plate, right, right_plate);
  out.menus = room.rect(x, top + plate + gap, left, tall - 2 * (plate + gap));
  constexpr float buttons = 44;
  const float prompt_top = top + right_plate + gap, actions_top = bottom - right_plate - gap - buttons;
  constexpr float enough = 150;  // for a prompt; what is beyond has room for the moves
  const float between = actions_top - gap - prompt_top;
  const float prompt = between > 2 * enough ? enough : between;
  out.prompt = room.rect(rx, prompt_top, right, prompt);
  if (prompt < between) out.moves = room.rect(rx, prompt_top + prompt + gap, right, between - prompt - gap);
  out.actions = room.rect(rx, actions_top, right, buttons);
  return out;
}

// ---- embeds ----------------------------------------------------------------------------------------

Layout embed(const Room& room) {
  Layout out;
  const bool tiny = std::min(room.width, room.height) < 300;
  out.shape = tiny ? Shape::tiny : Shape::compact;
  const float bar = tiny ? 28.f : 34.f, top = tiny ? 2.f : 3.f, strip = tiny ? 16.f : 18.f;
  const float side = std::min(room.width - 2 * strip, room.height - bar - 2 * top);
  const bool spacious = side >= 420;
  set_board(out, room, room.x + room.width / 2, room.y + top, side, spacious ? 14.f : tiny ? 3.f : 4.f);
  if (!spacious) {  // the frame stays thin; the rest goes to the strips
    out.frame = room.floored(tiny ? 3.f : 4.f);
    const float outer = out.square * board_side + 2 * out.frame;
    out.board = {room.snapped(room.x + (room.width - outer) / 2), out.board.y, outer, outer};
  }
  out.coordinates = spacious;

  const float right = out.board.x + out.board.width, half = out.board.height / 2;
  const float beside = std::min({out.board.x - room.x, room.x + room.width - right, 30.f});
  const float left = out.board.x - beside;
  const auto place = [&](Corner c, float px, float py) { out.plate[index(c)] = room.rect(px, py, beside, half); };
  place(Corner::top_left, left, out.board.y);
  place(Corner::top_right, right, out.board.y);
  place(Corner::bottom_left, left, out.board.y + half);
  place(Corner::bottom_right, right, out.board.y + half);
  out.prompt = room.rect(room.x, room.y + room.height - bar, room.width, bar);
  return out;
}

Layout shaped(const Room& room, const PlateHeights& heights, Hands hands) {
  const float ratio = room.width / room.height;
  if (room.width >= 1100 && room.height >= 560 && ratio > 1.1f) return columns(room, heights);
  if (ratio > 1.2f && landscape_side(room) >= .8f * (room.height - 24)) return landscape(room, hands);
  if (ratio <= 1.2f && portrait_side(room, hands) >= .7f * room.width) return portrait(room, hands);
  return embed(room);
}

}  // namespace

float ui_scale(const Surface& s) { return std::clamp(std::min(s.width / 1440, s.height / 900), 1.f, 2.4f); }

Layout lay_out(const Surface& s, const PlateHeights& heights, Hands hands, Bars bars) {
  const float scale = ui_scale(s);
  const Room room = room_of(s, scale);
  Layout out = bars == Bars::board ? embed(room) : shaped(room, heights, hands);
  out.scale = scale;
  out.k = room.k;
  out.width = s.width / scale;
  out.height = s.height / scale;
  return out;
}

}  // namespace tetrarchy::ui
