#include "ui/board_input.h"

#include <algorithm>
#include <cmath>

namespace tetrarchy::ui {
namespace {

using Phase = PointerEvent::Phase;
using Device = PointerEvent::Device;

constexpr float mouse_slack = 4, touch_slack = 9;  // logical pixels before a press becomes a drag
constexpr std::int64_t long_press_ms = 380;

float distance(render::Point a, render::Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

bool has(const std::vector<Pick>& picks, Pick p) { return std::find(picks.begin(), picks.end(), p) != picks.end(); }

bool occupied(const MatchView& v, Square s) { return v.board.at[static_cast<std::size_t>(s.index())].has_value(); }

bool occupied(const MatchView& v, Pick p) { return p.kind == Pick::Kind::square && occupied(v, p.as_square()); }

std::optional<Pick> first_pick(const MatchView& v) {
  return v.made.empty() ? std::nullopt : std::optional(v.made.front().pick);
}

// Is a piece chosen, on the board or in the hand, and nothing done with it yet?
bool only_chosen(const MatchView& v) {
  return v.made.size() == 1 && (!v.lifted || v.made.front().pick.kind == Pick::Kind::hand);
}

// A piece of another hand than the mover's is only looked at.
bool is_foreign(const Place& p, const MatchView& v) {
  return p.pick.kind == Pick::Kind::hand && v.board.turn != p.hand;
}

}  // namespace

bool offers(const Choices& open, Pick p) {
  return std::any_of(open.begin(), open.end(), [&](const Choice& c) { return c.pick == p; });
}

bool asks(const MatchView& v) { return !v.open.empty() && v.open.front().pick.kind == Pick::Kind::answer; }

void BoardInput::match_changed(const MatchView& v) {
  answer_ = 1;
  if (!v.made.empty()) return;
  choosable_.clear();
  for (const Choice& c : v.open)
    if (c.act == Act::choose) choosable_.push_back(c.pick);
  if (press_) press_->drags = Drags::nothing;
  if (cursor_ && cursor_->kind == Pick::Kind::hand) cursor_.reset();
}

bool BoardInput::pointer(const PointerEvent& e, const Table& t, Match& match, std::int64_t now_ms) {
  const auto there = t.at(e.x, e.y);
  if (e.device == Device::mouse) {
    pointer_ = render::Point{e.x, e.y};
    hovered_ = there;
  }
  switch (e.phase) {
    case Phase::down:
      if (e.button == PointerEvent::Button::primary) return down(e, t, match, now_ms);
      return there && e.button == PointerEvent::Button::secondary && step_back(match);
    case Phase::move:
      return moved(e, t, match, now_ms);
    case Phase::up:
      return e.button == PointerEvent::Button::primary && up(e, t, match, now_ms);
    case Phase::cancel:
    case Phase::leave:
      let_go(match);
      pointer_.reset();
      hovered_.reset();
      return false;
  }
  return false;
}

bool BoardInput::down(const PointerEvent& e, const Table& t, Match& match, std::int64_t now_ms) {
  refused_.reset();
  held_.reset();
  cursor_.reset();
  let_go(match);
  const auto there = t.at(e.x, e.y);
  if (!there) return false;
  press_ = Press{.place = *there, .at = {e.x, e.y}, .device = e.device, .since_ms = now_ms};
  return true;
}

bool BoardInput::moved(const PointerEvent& e, const Table& t, Match& match, std::int64_t now_ms) {
  if (!press_) return e.device == Device::mouse && t.at(e.x, e.y).has_value();
  const float slack = e.device == Device::mouse ? mouse_slack : touch_slack;
  if (!press_->moved && distance(press_->at, {e.x, e.y}) > slack) {
    press_->moved = true;
    held_.reset();
    press_->drags = drag_from(press_->place, match, now_ms);
    if (press_->drags == Drags::nothing && e.device != Device::mouse) {  // the page scrolls under this finger
      press_.reset();
      return false;
    }
  }
  if (carries()) pointer_ = render::Point{e.x, e.y};
  return true;
}

// Is it a piece that a drag may begin with: the chosen one, or one that could be chosen?
bool BoardInput::may_take_along(const Place& p, const MatchView& v) const {
  if (!v.live() || asks(v) || v.proposed || is_foreign(p, v)) return false;
  if (only_chosen(v) && first_pick(v) == p.pick) return true;
  return (v.made.empty() || only_chosen(v)) && has(choosable_, p.pick);
}

// Which piece a drag that begins on `p` takes along. Chooses it if it was not chosen yet.
BoardInput::Drags BoardInput::drag_from(const Place& p, Match& match, std::int64_t now_ms) {
  const MatchView& v = match.view();
  if (manner_.moving == Moving::clicks) return may_take_along(p, v) ? Drags::click : Drags::nothing;
  if (v.lifted && !only_chosen(v)) return v.live() && !is_foreign(p, v) ? Drags::lifted : Drags::nothing;
  if (!may_take_along(p, v)) return Drags::nothing;
  const Drags taken = p.pick.kind == Pick::Kind::hand ? Drags::lifted : Drags::mover;
  if (only_chosen(v) && first_pick(v) == p.pick) return taken;
  if (!v.made.empty()) match.cancel();
  return try_pick(p.pick, match, now_ms) ? Drags::nothing : taken;
}

bool BoardInput::up(const PointerEvent& e, const Table& t, Match& match, std::int64_t now_ms) {
  if (!press_) return false;
  const Press press = *press_;
  const auto there = t.at(e.x, e.y);
  if (carries()) {
    drop(press, there, match, now_ms);
    let_go(match);
  } else {
    press_.reset();
    const bool counts = press.drags == Drags::click || there == press.place;
    if (counts && !held_) click_with_pointer(press.place, match, now_ms);
  }
  if (e.device != Device::mouse) pointer_.reset();
  return true;
}

// Back where it came from, or on no square: it is not put down.
void BoardInput::drop(const Press& press, std::optional<Place> there, Match& match, std::int64_t now_ms) {
  if (!there || there->pick.kind != Pick::Kind::square || there == press.place) return;
  if (press.drags == Drags::mover) dropped_ = match.view().mover;
  pick(there->pick, match, now_ms);
  if (refused_) dropped_.reset();
}

// What was carried and not put down stays chosen, unless nothing is chosen but by dragging.
void BoardInput::let_go(Match& match) {
  const bool carried = carries();
  press_.reset();
  if (carried && manner_.moving == Moving::drags && only_chosen(match.view())) match.cancel();
}

std::optional<Refusal> BoardInput::try_pick(Pick p, Match& match, std::int64_t now_ms) const {
  return manner_.confirm == Confirm::on ? match.propose(p, now_ms) : match.pick(p, now_ms);
}

void BoardInput::pick(Pick p, Match& match, std::int64_t now_ms) {
  refused_.reset();
  if (const auto why = try_pick(p, match, now_ms)) refused_ = Refused{*why, p};
}

// Would a click choose a piece on the board, and is that left to dragging?
bool BoardInput::is_only_dragged(const Place& p, const MatchView& v) const {
  const bool on_board = p.pick.kind == Pick::Kind::square;
  const bool choosing = v.made.empty() || (only_chosen(v) && !offers(v.open, p.pick));
  return manner_.moving == Moving::drags && on_board && choosing && has(choosable_, p.pick);
}

void BoardInput::click_with_pointer(const Place& p, Match& match, std::int64_t now_ms) {
  if (!is_only_dragged(p, match.view())) return click(p, match, now_ms);
  match.cancel();
  held_ = p.pick.as_square();
}

// What is offered is taken; the chosen piece itself is put back; another piece that could have been chosen
// is chosen instead; anything else is asked why not. Beside an open question, also that whether a move is to be played,
// a click takes the step back.
void BoardInput::click(const Place& p, Match& match, std::int64_t now_ms) {
  const MatchView& v = match.view();
  if (is_foreign(p, v)) return;
  if (asks(v) || v.proposed) {
    step_back(match);
    return;
  }
  if (!offers(v.open, p.pick) && only_chosen(v)) {
    if (first_pick(v) == p.pick) {
      match.cancel();
      return;
    }
    if (has(choosable_, p.pick)) match.cancel();
  }
  if (match.view().made.empty() && p.pick.kind == Pick::Kind::square && !occupied(match.view(), p.pick)) return;
  pick(p.pick, match, now_ms);
  if (refused_ && occupied(match.view(), p.pick)) held_ = p.pick.as_square();
}

void BoardInput::click_hand(std::size_t index, Match& match, std::int64_t now_ms) {
  const auto& turn = match.view().board.turn;
  if (turn) click({{Pick::Kind::hand, static_cast<std::uint8_t>(index)}, *turn}, match, now_ms);
}

void BoardInput::answer(std::uint8_t value, Match& match, std::int64_t now_ms) {
  pick({Pick::Kind::answer, value}, match, now_ms);
}

void BoardInput::point_at(std::optional<Pick> p) {
  refused_.reset();
  held_.reset();
  if (p && p->kind == Pick::Kind::answer)
    answer_ = p->value;
  else
    cursor_ = p;
}

void BoardInput::choose(Pick p, Match& match, std::int64_t now_ms) {
  if (p.kind == Pick::Kind::answer) return pick(p, match, now_ms);
  const auto& turn = match.view().board.turn;
  if (turn) click({p, *turn}, match, now_ms);
}

bool BoardInput::step_back(Match& match) {
  refused_.reset();
  held_.reset();
  press_.reset();
  return match.step_back();
}

bool BoardInput::enter(Match& match, std::int64_t now_ms) {
  const MatchView& v = match.view();
  if (asks(v)) return answer(answer_, match, now_ms), true;
  if (v.may_finish && !(cursor_ && offers(v.open, *cursor_))) return match.finish(now_ms), true;
  if (!cursor_ || !v.board.turn) return cursor_.has_value();
  const bool in_hand = cursor_->kind == Pick::Kind::hand;
  click({*cursor_, *v.board.turn}, match, now_ms);
  if (in_hand && match.view().lifted) cursor_ = Pick::square(Square(square_count / 2));
  return true;
}

bool BoardInput::key(const KeyEvent& e, const Table& t, Match& match, std::int64_t now_ms) {
  using Key = KeyEvent::Key;
  const auto step = [&](int dx, int dy) { return move_cursor(dx, dy, t.board, match.view()), true; };
  switch (e.key) {
    case Key::left:
      return step(-1, 0);
    case Key::right:
      return step(1, 0);
    case Key::up:
      return step(0, -1);
    case Key::down:
      return step(0, 1);
    case Key::enter:
    case Key::space:
      return enter(match, now_ms);
    case Key::escape:
    case Key::backspace: {
      const bool shown = refused_ || held_ || cursor_;
      if (step_back(match)) return true;
      if (e.key == Key::escape) cursor_.reset();
      return shown;
    }
    default:
      return false;
  }
}

// From the lowest row the cursor goes on to the mover's hand, and back from there.
void BoardInput::move_cursor(int dx, int dy, const BoardGeometry& g, const MatchView& v) {
  refused_.reset();
  held_.reset();
  if (asks(v)) {
    answer_ ^= 1;
    return;
  }
  if (!cursor_ || cursor_->kind == Pick::Kind::square) return move_on_board(dx, dy, g, v);
  const int kinds = v.board.turn ? static_cast<int>(v.board.seats[*v.board.turn].hand.size()) : 0;
  const int index = cursor_->value + dx;
  if (dy < 0)
    cursor_ = Pick::square(turned(*Square::at(board_side / 2, board_side - 1), 4 - (g.quarter_turns & 3)));
  else if (index >= 0 && index < kinds)
    cursor_->value = static_cast<std::uint8_t>(index);
}

void BoardInput::move_on_board(int dx, int dy, const BoardGeometry& g, const MatchView& v) {
  const auto from = cursor_ ? cursor_ : hovered_ ? std::optional(hovered_->pick) : std::nullopt;
  const bool on_square = from && from->kind == Pick::Kind::square;
  const Square seen = turned(on_square ? from->as_square() : Square(square_count / 2), g.quarter_turns);
  const auto next = cursor_ ? Square::at(seen.column() + dx, seen.row() + dy) : seen;
  if (next)
    cursor_ = Pick::square(turned(*next, 4 - (g.quarter_turns & 3)));
  else if (dy > 0 && v.board.turn && !v.board.seats[*v.board.turn].hand.empty())
    cursor_ = Pick{Pick::Kind::hand, 0};
}

void BoardInput::wait(const MatchView& v, std::int64_t now_ms) {
  if (!waits() || now_ms - press_->since_ms < long_press_ms) return;
  press_->rested = true;
  if (occupied(v, press_->place.pick)) held_ = press_->place.pick.as_square();
}

bool BoardInput::grabs(float x, float y, const Table& t, const MatchView& v) const {
  const auto p = t.at(x, y);
  if (!p || !v.live() || is_foreign(*p, v)) return false;
  if (v.lifted && !only_chosen(v))
    return manner_.moving != Moving::clicks && v.lifted_from &&
           distance(t.board.centre(*v.lifted_from), {x, y}) < 1.5f * t.board.square();
  return may_take_along(*p, v);
}

std::optional<Square> BoardInput::inspected(const MatchView& v) const {
  if (held_) return held_;
  if (!v.made.empty() || press_) return std::nullopt;
  const auto asked = cursor_ ? cursor_ : hovered_ ? std::optional(hovered_->pick) : std::nullopt;
  return asked && occupied(v, *asked) ? std::optional(asked->as_square()) : std::nullopt;
}

std::optional<Place> BoardInput::inspected_hand(const MatchView& v) const {
  if (!v.made.empty()) return std::nullopt;
  if (cursor_ && cursor_->kind == Pick::Kind::hand && v.board.turn) return Place{*cursor_, *v.board.turn};
  const bool hand = hovered_ && hovered_->pick.kind == Pick::Kind::hand;
  return hand ? hovered_ : std::nullopt;
}

std::optional<Square> BoardInput::cursor() const {
  return cursor_ && cursor_->kind == Pick::Kind::square ? std::optional(cursor_->as_square()) : std::nullopt;
}

std::optional<Pick> BoardInput::hand_cursor() const {
  return cursor_ && cursor_->kind == Pick::Kind::hand ? cursor_ : std::nullopt;
}

std::optional<render::Point> BoardInput::hand() const { return pointer_; }

std::optional<Square> BoardInput::under_hand(const BoardGeometry& g) const {
  if (const auto at = cursor()) return at;
  return pointer_ ? g.at(*pointer_) : std::nullopt;
}

std::optional<Square> BoardInput::take_dropped() {
  const auto dropped = dropped_;
  dropped_.reset();
  return dropped;
}

}  // namespace tetrarchy::ui
