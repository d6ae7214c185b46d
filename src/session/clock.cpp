#include "session/clock.h"

#include <algorithm>

namespace tetrarchy {
namespace {

bool within(std::int64_t value, std::int64_t most) { return value >= 0 && value <= most; }

}  // namespace

bool is_possible(const TimeControl& c) {
  const bool bounded = within(c.main_ms, max_main_ms) && within(c.increment_ms, max_increment_ms) &&
                       within(c.period_ms, max_period_ms) && within(c.periods, max_periods);
  return bounded && (c.periods > 0) == (c.period_ms > 0) && c.main_ms + c.period_ms > 0;
}

// Without main time the first period has begun already.
ClockFace face_at_start(const TimeControl& c) { return after_thinking(c, {c.main_ms, c.periods}, 0); }

bool in_period(const TimeControl& c, const ClockFace& face) { return face.periods < c.periods; }

std::int64_t allowance_ms(const TimeControl& c, const ClockFace& face) {
  return face.left_ms + face.periods * c.period_ms;
}

ClockFace after_thinking(const TimeControl& c, ClockFace face, std::int64_t ms) {
  face.left_ms -= ms;
  for (; face.left_ms <= 0 && face.periods > 0; --face.periods) face.left_ms += c.period_ms;
  face.left_ms = std::max<std::int64_t>(0, face.left_ms);
  return face;
}

ClockFace after_turn(const TimeControl& c, ClockFace face) {
  if (in_period(c, face)) face.left_ms = c.period_ms;
  return face;
}

ClockFace after_move(const TimeControl& c, ClockFace face) {
  if (!in_period(c, face)) face.left_ms += c.increment_ms;
  return after_turn(c, face);
}

}  // namespace tetrarchy
