#include "ui/board_scene.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tetrarchy::ui {
namespace {

using render::Mark;
using render::Token;
using Kind = Mark::Kind;

constexpr std::array<float, 3> age_alpha{1, .85f, .7f};
constexpr int many_squares = 20;
constexpr float zone_alpha = .12f / .42f;  // of the hatch that a reach has
constexpr float quieter = .7f;             // everything else while a piece has to leave the maze
constexpr Square maze(square_count / 2);

// Writes marks and tokens of one board into a scene.
class Painter {
 public:
  Painter(render::Scene& scene, const MatchView& view, const BoardLook& look)
      : scene_(scene), view_(view), look_(look), g_(look.geometry) {}

  void board(const std::optional<render::Power>&);
  void last_moves();
  void unfinished();
  void inspected();
  void zone();
  void lit();
  void kings_in_check();
  void checks();
  void open();
  void advice();
  void pieces(const Still&);
  void resting_pieces();
  void in_hand();
  void cursor();

 private:
  std::vector<Mark>& below() { return scene_.on_board.below; }
  std::vector<Mark>& above() { return scene_.on_board.above; }
  Mark mark(Kind kind, Square s) const { return {.kind = kind, .at = g_.centre(s), .square = g_.square()}; }
  Mark seat_mark(Kind, Square, Seat, float alpha) const;
  Mark line(Kind, Square from, Square to, Seat, float alpha) const;
  Token token(const Actor&) const;
  const std::optional<PieceView>& at(Square s) const { return view_.board.at[static_cast<std::size_t>(s.index())]; }
  bool leaves_maze() const;
  bool is_refused(Square s) const {
    return std::find(look_.refused.begin(), look_.refused.end(), s) != look_.refused.end();
  }
  void trail_of(const LastMove&, float alpha);
  Mark offered(const Choice&, int puts) const;
  float angle_from(Square from, Square to) const;

  render::Scene& scene_;
  const MatchView& view_;
  const BoardLook& look_;
  const BoardGeometry& g_;
};

Mark Painter::seat_mark(Kind kind, Square s, Seat seat, float alpha) const {
  Mark m = mark(kind, s);
  m.seat = seat;
  m.alpha = alpha;
  return m;
}

Mark Painter::line(Kind kind, Square from, Square to, Seat seat, float alpha) const {
  Mark m = seat_mark(kind, from, seat, alpha);
  m.to = g_.centre(to);
  return m;
}

Token Painter::token(const Actor& a) const {
  const render::Point seen = g_.seen(a.at);
  return {.centre = {seen.x, seen.y - a.rise * g_.square()},
          .square = g_.square(),
          .piece = a.piece,
          .before = a.before,
          .change = a.change,
          .lift = a.lift,
          .scale = a.scale,
          .tip = a.tip,
          .width = a.width,
          .alpha = a.alpha,
          .quarter_turns = g_.quarter_turns,
          .set = look_.piece_set};
}

void Painter::board(const std::optional<render::Power>& power) {
  render::Board b{.area = g_.squares,
                  .frame = look_.frame,
                  .surface = view_.board.surface,
                  .quarter_turns = g_.quarter_turns,
                  .power = power,
                  .homes_at = view_.board.homes};
  if (b.power) b.power->amount *= look_.light;
  for (Seat s : all_seats) {
    float to_move = 0;
    if (view_.board.turn == s)
      to_move = look_.turn_before == s ? 1 : look_.turn_passed;
    else if (look_.turn_before == s)
      to_move = 1 - look_.turn_passed;
    b.homes.push_back({turned(view_.board.corner[s], g_.quarter_turns), s, to_move});
  }
  scene_.board = b;
}

// Does a trail lie already where this body went? The assassin's victim goes the way that it came.
bool trodden(const LastMove& move, const Travel& t) {
  return std::any_of(move.travels.begin(), move.travels.end(), [&](const Travel& slide) {
    return slide.kind == Travel::Kind::slide && slide.from == t.to && slide.to == t.from;
  });
}

bool Painter::leaves_maze() const {
  return std::any_of(view_.open.begin(), view_.open.end(), [](const Choice& c) { return c.act == Act::exit; });
}

void Painter::trail_of(const LastMove& move, float alpha) {
  std::optional<Square> landed;
  for (const Travel& t : move.travels) {
    if (t.kind == Travel::Kind::slide) {
      below().push_back(line(Kind::trail, t.from, t.to, move.seat, alpha));
      landed = t.to;
    } else if (t.kind == Travel::Kind::drop) {
      landed = t.to;
    } else if (t.kind == Travel::Kind::carry && !trodden(move, t)) {
      below().push_back(line(Kind::fell, t.from, t.to, move.seat, alpha));
    }
  }
  if (landed && look_.landings && at(*landed)) below().push_back(seat_mark(Kind::landing, *landed, move.seat, alpha));
}

// Of the opponents of the seat to move. Oldest first, so that the newest lies on top.
void Painter::last_moves() {
  if (look_.trails == Trails::none) return;
  std::vector<const LastMove*> shown;
  for (const LastMove& m : view_.last_moves)
    if (m.seat != view_.board.turn) shown.push_back(&m);
  const std::size_t most = look_.trails == Trails::newest ? 1 : age_alpha.size();
  for (std::size_t i = std::min(most, shown.size()); i-- > 0;) trail_of(*shown[i], age_alpha[i]);
}

void Painter::unfinished() {
  if (view_.made.empty() || !view_.mover || !view_.board.turn) return;
  const Pick first = view_.made.front().pick;
  if (first.kind == Pick::Kind::square && first.as_square() != *view_.mover)
    below().push_back(line(Kind::trail, first.as_square(), *view_.mover, *view_.board.turn, 1));
  if (look_.drags_mover)
    below().push_back(seat_mark(Kind::ghost, *view_.mover, *view_.board.turn, 1));
  else
    below().push_back(mark(Kind::selected, *view_.mover));
}

void Painter::inspected() {
  if (!look_.inspected) return;
  const auto& piece = at(look_.inspected->square);
  if (!piece) return;
  if (piece->state == PieceView::State::active)
    for (const Choice& c : look_.inspected->reach)
      if (c.pick.kind == Pick::Kind::square)
        below().push_back(seat_mark(Kind::reach, c.pick.as_square(), piece->controller, 1));
  if (!is_refused(look_.inspected->square)) above().push_back(mark(Kind::hover, look_.inspected->square));
}

// Chevrons point away from where the piece stands.
float Painter::angle_from(Square from, Square to) const {
  const render::Point a = g_.centre(from), b = g_.centre(to);
  return std::atan2(b.x - a.x, a.y - b.y) * 180 / 3.14159265f;
}

Mark Painter::offered(const Choice& c, int puts) const {
  const Square s = c.pick.as_square();
  switch (c.act) {
    case Act::choose:
      return mark(Kind::able, s);
    case Act::move:
      return mark(Kind::free, s);
    case Act::kill:
    case Act::expose:
      return mark(Kind::kill, s);
    case Act::carry:
    case Act::fetch:
      return mark(Kind::carry, s);
    case Act::exit: {
      if (at(s)) return mark(Kind::kill, s);
      Mark m = mark(Kind::exit, s);
      m.angle = angle_from(view_.mover.value_or(maze), s);
      return m;
    }
    case Act::put:
    case Act::promote:
      break;
  }
  return mark(puts > many_squares ? Kind::put_many : Kind::put, s);
}

std::vector<Square> checked_kings(const BoardView& board) {
  std::vector<Square> out;
  for (const Check& c : board.checks)
    if (std::find(out.begin(), out.end(), c.king) == out.end()) out.push_back(c.king);
  return out;
}

void Painter::zone() {
  if (!view_.board.turn) return;
  for (const Square s : view_.zone) below().push_back(seat_mark(Kind::reach, s, *view_.board.turn, zone_alpha));
}

void Painter::lit() {
  constexpr std::array<Kind, 5> shapes{Kind::selected, Kind::free, Kind::kill, Kind::put,
                                       Kind::danger};  // by Light::Kind
  for (const Light& l : look_.lit) {
    const bool frame = l.kind == Light::Kind::place || l.kind == Light::Kind::danger;
    (frame ? below() : above()).push_back(mark(shapes[static_cast<std::size_t>(l.kind)], l.at));
  }
}

void Painter::kings_in_check() {
  for (const Square s : checked_kings(view_.board)) below().push_back(mark(Kind::in_check, s));
}

// The lines of all checks, what can end the one that is answered now, and the order of the answers.
void Painter::checks() {
  for (const Check& c : view_.board.checks) above().push_back(line(Kind::check, c.from, c.king, c.by, 1));
  for (const Pick& p : look_.able)
    if (p.kind == Pick::Kind::square) above().push_back(mark(Kind::able, p.as_square()));
  for (const Square s : checked_kings(view_.board)) above().push_back(mark(Kind::badge, s));
}

// What may be chosen needs no mark: at the start of a turn the board stays quiet.
void Painter::open() {
  const auto puts =
      std::count_if(view_.open.begin(), view_.open.end(), [](const Choice& c) { return c.act == Act::put; });
  for (const Choice& c : view_.open)
    if (c.pick.kind == Pick::Kind::square && c.act != Act::choose)
      above().push_back(offered(c, static_cast<int>(puts)));
  if (look_.aimed) above().push_back(mark(Kind::hover, *look_.aimed));
  for (const Square s : look_.refused) above().push_back(mark(Kind::danger, s));
}

// The way that is advised as an arrow, and what is to be picked further with its own marks.
void Painter::advice() {
  std::optional<Square> from;
  int squares = 0;
  for (const Choice& c : look_.advised) {
    if (c.pick.kind != Pick::Kind::square) continue;
    const Square to = c.pick.as_square();
    Mark m = ++squares <= 2 && from ? mark(Kind::advice, *from) : offered(c, 0);
    m.to = g_.centre(to);
    if (squares == 1 && c.act == Act::choose) m.kind = Kind::selected;
    m.alpha = look_.advice;
    (m.kind == Kind::selected ? below() : above()).push_back(m);
    from = to;
  }
}

void Painter::pieces(const Still& still) {
  for (const Actor& a : still.actors) (a.beside ? scene_.in_hand : scene_.on_board).tokens.push_back(token(a));
}

void Painter::resting_pieces() {
  const float others = leaves_maze() ? quieter : 1;
  for (const Actor& a : still(view_.board).actors) {
    Token t = token(a);
    const bool mover = view_.mover && t.centre == g_.centre(*view_.mover);
    if (mover && look_.drags_mover) continue;
    if (mover && !view_.made.empty()) t.lift = 1;
    if (!mover) t.alpha *= others;
    scene_.on_board.tokens.push_back(t);
  }
}

void Painter::in_hand() {
  if (!look_.in_hand) return;
  const auto& piece = look_.drags_mover && view_.mover ? at(*view_.mover) : view_.lifted;
  if (!piece) return;
  scene_.in_hand.tokens.push_back({.centre = look_.in_hand->at,
                                   .square = g_.square(),
                                   .piece = *piece,
                                   .lift = 1,
                                   .scale = look_.in_hand->scale,
                                   .quarter_turns = g_.quarter_turns,
                                   .set = look_.piece_set});
}

void Painter::cursor() {
  if (look_.cursor) scene_.in_hand.above.push_back(mark(Kind::cursor, *look_.cursor));
}

}  // namespace

render::Point resting_place(const MatchView& v, const BoardGeometry& g) {
  const Square s = v.lifted_from.value_or(v.mover.value_or(maze));
  const render::Point at = g.centre(s);
  return {at.x + .34f * g.square(), at.y - .44f * g.square()};
}

void fill_board(render::Scene& scene, const MatchView& view, const BoardLook& look, const Still* still) {
  Painter paint(scene, view, look);
  if (still) {
    paint.board(still->power);
    paint.pieces(*still);
    return;
  }
  paint.board(view.board.power ? std::optional(render::Power{*view.board.power, 1}) : std::nullopt);
  paint.zone();
  paint.inspected();
  paint.last_moves();
  paint.lit();
  paint.kings_in_check();
  paint.unfinished();
  paint.checks();
  paint.open();
  paint.advice();
  paint.resting_pieces();
  paint.in_hand();
  paint.cursor();
}

}  // namespace tetrarchy::ui
