#include "ui/clock_text.h"

#include <algorithm>

namespace tetrarchy::ui {
namespace {

constexpr std::int64_t second = 1000, tenth = 100;

std::string two_digits(std::int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); }

}  // namespace

std::string figures_of(std::int64_t left_ms) {
  const std::int64_t seconds = left_ms / second, minutes = seconds / 60;
  if (left_ms < urgent_below_ms) return std::to_string(seconds) + '.' + std::to_string(left_ms % second / tenth);
  if (minutes < 60) return std::to_string(minutes) + ':' + two_digits(seconds % 60);
  return std::to_string(minutes / 60) + ':' + two_digits(minutes % 60) + ':' + two_digits(seconds % 60);
}

std::int64_t figures_stay_ms(std::int64_t left_ms) {
  const std::int64_t step = left_ms < urgent_below_ms ? tenth : second;
  return std::min(left_ms, left_ms % step + 1);
}

// Time for each move has a period, too, but nobody counts it.
ClockText clock_text(const Words& words, const TimeControl& control, const ClockFace& face) {
  ClockText out{figures_of(face.left_ms), "", ""};
  if (in_period(control, face)) {
    if (control.periods > 1) out.brief_periods = words.text(Message{"ui.plate.count"}.with("count", face.periods + 1));
    out.periods = out.brief_periods;
  } else if (face.periods > 0) {
    const auto seconds = static_cast<int>(control.period_ms / second);
    out.periods = words.text(Message{"ui.clock.periods"}.with("seconds", seconds).with("count", face.periods));
  }
  return out;
}

}  // namespace tetrarchy::ui
