#include "session/game_clock.h"

#include <algorithm>

#include "session/record.h"

namespace tetrarchy {

void GameClock::set(const std::optional<TimeControl>& control, const BySeat<ClockFace>& faces,
                    std::optional<Seat> on_turn) {
  control_ = control;
  faces_ = faces;
  on_turn_ = on_turn;
}

std::int64_t GameClock::passed_by(std::int64_t now_ms) const {
  const std::int64_t running = since_ms_ ? std::max<std::int64_t>(0, now_ms - *since_ms_) : 0;
  return std::min(passed_ms_ + running, max_ms);
}

void GameClock::start(std::int64_t now_ms) { since_ms_ = since_ms_.value_or(now_ms); }

void GameClock::hold(std::int64_t now_ms) {
  if (const auto flag = flag_at_ms(); flag && now_ms >= *flag) return;
  passed_ms_ = passed_by(now_ms);
  since_ms_.reset();
}

void GameClock::reset() {
  passed_ms_ = 0;
  since_ms_.reset();
}

std::int64_t GameClock::take(std::int64_t now_ms) {
  const std::int64_t passed = passed_by(now_ms);
  passed_ms_ = 0;
  since_ms_ = now_ms;
  return passed;
}

std::optional<Clocks> GameClock::read(std::int64_t now_ms) const {
  if (!control_) return std::nullopt;
  Clocks clocks{*control_, faces_, since_ms_ ? on_turn_ : std::nullopt, flag_at_ms()};
  if (!on_turn_) return clocks;
  ClockFace& thinking = clocks.faces[*on_turn_];
  thinking = after_thinking(*control_, thinking, passed_by(now_ms));
  return clocks;
}

std::optional<std::int64_t> GameClock::flag_at_ms() const {
  if (!control_ || !on_turn_ || !since_ms_) return std::nullopt;
  return *since_ms_ + allowance_ms(*control_, faces_[*on_turn_]) - passed_ms_;
}

}  // namespace tetrarchy
