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

bool has(const std::vector<Square>& squares, Square s) {
  return std::find(squares.begin(), squares.end(), s) != squares.end();
}

bool occupied(const MatchView& v, Square s) { return v.board.at[static_cast<std::size_t>(s.index())].has_value(); }

bool only_chosen(const MatchView& v) { return v.made.size() == 1 && !v.lifted; }

}  // namespace

bool offers(const Choices& open, Square s) {
  return std::any_of(open.begin(), open.end(), [&](const Choice& c) { return c.pick == Pick::square(s); });
}

void BoardInput::match_changed(const MatchView& v) {
  if (!v.made.empty()) return;
  choosable_.clear();
  for (const Choice& c : v.open)
    if (c.act == Act::choose && c.pick.kind == Pick::Kind::square) choosable_.push_back(c.pick.as_square());
  if (press_) press_->drags = Drags::nothing;
}

bool BoardInput::pointer(const PointerEvent& e, const BoardGeometry& g, Match& match, std::int64_t now_ms) {
  const auto there = g.at(e.x, e.y);
  if (e.device == Device::mouse) {
    pointer_ = render::Point{e.x, e.y};
    hovered_ = there;
  }
  switch (e.phase) {
    case Phase::down:
      if (e.button == PointerEvent::Button::primary) return down(e, g, now_ms);
      return there && e.button == PointerEvent::Button::secondary && step_back(match);
    case Phase::move:
      return moved(e, g, match, now_ms);
    case Phase::up:
      return e.button == PointerEvent::Button::primary && up(e, g, match, now_ms);
    case Phase::cancel:
    case Phase::leave:
      press_.reset();
      pointer_.reset();
      hovered_.reset();
      return false;
  }
  return false;
}

bool BoardInput::down(const PointerEvent& e, const BoardGeometry& g, std::int64_t now_ms) {
  refused_.reset();
  held_.reset();
  cursor_.reset();
  press_.reset();
  const auto there = g.at(e.x, e.y);
  if (!there) return false;
  press_ = Press{.square = there, .at = {e.x, e.y}, .device = e.device, .since_ms = now_ms};
  return true;
}

bool BoardInput::moved(const PointerEvent& e, const BoardGeometry& g, Match& match, std::int64_t now_ms) {
  if (!press_) return e.device == Device::mouse && g.at(e.x, e.y).has_value();
  const float slack = e.device == Device::mouse ? mouse_slack : touch_slack;
  if (!press_->moved && distance(press_->at, {e.x, e.y}) > slack) {
    press_->moved = true;
    held_.reset();
    press_->drags = drag_from(*press_->square, match, now_ms);
    if (press_->drags == Drags::nothing && e.device != Device::mouse) {  // the page scrolls under this finger
      press_.reset();
      return false;
    }
  }
  if (press_->drags != Drags::nothing) pointer_ = render::Point{e.x, e.y};
  return true;
}

// Which piece a drag that begins on `s` takes along. Chooses it if it was not chosen yet.
BoardInput::Drags BoardInput::drag_from(Square s, Match& match, std::int64_t now_ms) {
  const MatchView& v = match.view();
  if (v.lifted) return Drags::lifted;
  if (only_chosen(v) && v.mover == s) return Drags::mover;
  if (!has(choosable_, s) || !v.live()) return Drags::nothing;
  if (!v.made.empty()) {
    if (!only_chosen(v)) return Drags::nothing;
    match.cancel();
  }
  return match.pick(Pick::square(s), now_ms) ? Drags::nothing : Drags::mover;
}

bool BoardInput::up(const PointerEvent& e, const BoardGeometry& g, Match& match, std::int64_t now_ms) {
  if (!press_) return false;
  const Press press = *press_;
  press_.reset();
  if (e.device != Device::mouse) pointer_.reset();
  const auto there = g.at(e.x, e.y);
  if (press.drags == Drags::nothing) {
    if (there && there == press.square && !held_) click(*there, match, now_ms);
    return true;
  }
  const auto origin = match.view().mover;
  if (!there || there == press.square) return true;  // back where it came from: still chosen
  if (press.drags == Drags::mover) dropped_ = origin;
  pick(*there, match, now_ms);
  if (refused_) dropped_.reset();
  return true;
}

void BoardInput::pick(Square s, Match& match, std::int64_t now_ms) {
  refused_.reset();
  if (const auto why = match.pick(Pick::square(s), now_ms)) refused_ = Refused{*why, s};
}

// A square that is offered is taken; the chosen piece itself is put back; another piece that could have
// been chosen is chosen instead; anything else is asked why not.
void BoardInput::click(Square s, Match& match, std::int64_t now_ms) {
  const MatchView& v = match.view();
  if (!offers(v.open, s) && only_chosen(v)) {
    if (v.mover == s) {
      match.cancel();
      return;
    }
    if (has(choosable_, s)) match.cancel();
  }
  if (match.view().made.empty() && !occupied(match.view(), s)) return;
  pick(s, match, now_ms);
  if (refused_ && occupied(match.view(), s)) held_ = s;
}

bool BoardInput::step_back(Match& match) {
  refused_.reset();
  held_.reset();
  press_.reset();
  return match.step_back();
}

bool BoardInput::key(const KeyEvent& e, const BoardGeometry& g, Match& match, std::int64_t now_ms) {
  using Key = KeyEvent::Key;
  switch (e.key) {
    case Key::left:
      return move_cursor(-1, 0, g), true;
    case Key::right:
      return move_cursor(1, 0, g), true;
    case Key::up:
      return move_cursor(0, -1, g), true;
    case Key::down:
      return move_cursor(0, 1, g), true;
    case Key::enter:
    case Key::space: {
      const MatchView& v = match.view();
      if (v.may_finish && !(cursor_ && offers(v.open, *cursor_))) return match.finish(now_ms), true;
      if (cursor_) click(*cursor_, match, now_ms);
      return cursor_.has_value();
    }
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

void BoardInput::move_cursor(int dx, int dy, const BoardGeometry& g) {
  refused_.reset();
  held_.reset();
  const Square seen = turned(cursor_.value_or(hovered_.value_or(Square(square_count / 2))), g.quarter_turns);
  const auto next = cursor_ ? Square::at(seen.column() + dx, seen.row() + dy) : seen;
  if (next) cursor_ = turned(*next, 4 - (g.quarter_turns & 3));
}

void BoardInput::wait(const MatchView& v, std::int64_t now_ms) {
  if (!waits() || now_ms - press_->since_ms < long_press_ms) return;
  press_->rested = true;
  if (occupied(v, *press_->square)) held_ = press_->square;
}

bool BoardInput::grabs(float x, float y, const BoardGeometry& g, const MatchView& v) const {
  const auto s = g.at(x, y);
  if (!s || !v.live()) return false;
  if (v.lifted) return v.lifted_from && distance(g.centre(*v.lifted_from), {x, y}) < 1.5f * g.square();
  return (only_chosen(v) && v.mover == s) || (v.made.size() <= 1 && has(choosable_, *s));
}

std::optional<Square> BoardInput::inspected(const MatchView& v) const {
  if (held_) return held_;
  if (!v.made.empty() || press_) return std::nullopt;
  const auto asked = cursor_ ? cursor_ : hovered_;
  return asked && occupied(v, *asked) ? asked : std::nullopt;
}

std::optional<render::Point> BoardInput::hand() const { return pointer_; }

std::optional<Square> BoardInput::under_hand(const BoardGeometry& g) const {
  if (cursor_) return cursor_;
  return pointer_ ? g.at(*pointer_) : std::nullopt;
}

std::optional<Square> BoardInput::take_dropped() {
  const auto dropped = dropped_;
  dropped_.reset();
  return dropped;
}

}  // namespace tetrarchy::ui
