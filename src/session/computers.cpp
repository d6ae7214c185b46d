#include "session/computers.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace tetrarchy {
namespace {

// From when the board has come to rest, and from when the engine was asked: a move that comes at once is not
// understood.
struct Pace {
  std::int64_t after_rest_ms, after_asking_ms;
};
constexpr std::array<Pace, 3> paces{{{1200, 1500}, {250, 400}, {0, 0}}};

}  // namespace

void Computers::forget() {
  stop();
  const Speed speed = view_.speed;
  view_ = {.speed = speed, .revision = view_.revision + 1};
  hint_wanted_ = one_step_ = false;
  last_ply_ = 0;
}

void Computers::stop() {
  if (asked_ && !answer_) post_(stop_line);
  asked_.reset();
  answer_.reset();
  due_.reset();
  view_.seat.reset();
  view_.shares.reset();
  view_.done = 0;
  changed();
}

bool Computers::wants_move(const MatchView& match) const { return match.computer && (!view_.paused || one_step_); }

bool Computers::attend(Match& match, std::int64_t now_ms, std::int64_t rested_ms) {
  const MatchView& v = match.view();
  due_.reset();
  if (view_.hint && hint_course_ != match.course()) drop_hint();
  if (v.computer) hint_wanted_ = false;
  if (v.watched && v.last_ply < last_ply_) pause();
  last_ply_ = v.last_ply;
  if (v.computer && (answer_ || !wants_move(v))) match.hold_clock(now_ms);
  const bool move = wants_move(v), hint = !v.computer && hint_wanted_;
  if (asked_ && (asked_->course != match.course() || !(asked_->for_hint ? hint : move))) stop();
  if (!asked_ && (move || (hint && v.live()))) ask(match, now_ms);
  return answer_ && play(match, now_ms, rested_ms);
}

void Computers::ask(Match& match, std::int64_t now_ms) {
  const auto task = match.task();
  if (!task) {
    hint_wanted_ = one_step_ = false;
    return;
  }
  const MatchView& v = match.view();
  if (v.computer) match.start_clock(now_ms);
  const Seat seat = v.computer ? *v.computer : *v.board.turn;
  asked_ = Asked{++last_id_, match.course(), seat, !v.computer, now_ms};
  view_.seat = seat;
  view_.for_hint = asked_->for_hint;
  view_.trouble.clear();
  changed();
  post_(write_task(asked_->id, *task));
}

bool Computers::play(Match& match, std::int64_t now_ms, std::int64_t rested_ms) {
  if (!match.view().live()) return false;
  const Pace& pace = paces[static_cast<std::size_t>(view_.speed)];
  const std::int64_t earliest = std::max(rested_ms + pace.after_rest_ms, asked_->since_ms + pace.after_asking_ms);
  if (now_ms < earliest) {
    due_ = earliest;
    return false;
  }
  const Thought thought = *std::move(answer_);
  stop();
  one_step_ = false;
  if (const auto refusal = match.play_thought(thought, now_ms)) {
    give_up(refusal->code);
    return false;
  }
  return true;
}

void Computers::hear(std::string_view line, Match& match) {
  const auto report = read_report(line);
  if (!report || !asked_ || answer_ || report->id != asked_->id || asked_->course != match.course()) return;
  if (report->kind == Report::Kind::refused) return give_up(report->code);
  if (report->kind == Report::Kind::stopped) return;
  const Thought& thought = report->thought;
  view_.done = static_cast<int>(thought.nodes * 1000 / std::max<std::uint64_t>(1, thought.of));
  view_.shares = thought.shares;
  changed();
  if (report->kind == Report::Kind::done) take_answer(thought, match);
}

void Computers::take_answer(const Thought& thought, Match& match) {
  if (!asked_->for_hint) {
    answer_ = thought;
    return;
  }
  const Seat seat = asked_->seat;
  hint_wanted_ = false;
  hint_course_ = asked_->course;
  asked_.reset();
  stop();
  match.expect(thought.shares);
  view_.hint = Hint{seat, thought, match.choices_of(thought.move)};
}

// Not asked again by itself: what failed once would fail for ever.
void Computers::give_up(std::string code) {
  asked_.reset();
  stop();
  hint_wanted_ = one_step_ = false;
  view_.paused = true;
  view_.trouble = std::move(code);
}

void Computers::ask_hint() {
  drop_hint();
  hint_wanted_ = true;
}

void Computers::drop_hint() {
  if (!view_.hint) return;
  view_.hint.reset();
  changed();
}

void Computers::pause() {
  view_.paused = true;
  one_step_ = false;
  changed();
}

void Computers::go_on() {
  view_.paused = false;
  view_.trouble.clear();
  changed();
}

void Computers::step() {
  one_step_ = true;
  view_.trouble.clear();
}

void Computers::set_speed(Speed speed) {
  view_.speed = speed;
  changed();
}

}  // namespace tetrarchy
