#pragma once

#include <cstdint>
#include <string>

#include "session/clock.h"
#include "words/words.h"

// How clocks are written.
namespace tetrarchy::ui {

inline constexpr std::int64_t urgent_below_ms = 10'000;

// "1:02:03", "9:58", and below ten seconds their tenths: "9.5". What has begun to pass is not shown any more.
std::string figures_of(std::int64_t left_ms);
// How long a clock that runs keeps these figures; 0 when nothing is left.
std::int64_t figures_stay_ms(std::int64_t left_ms);

struct ClockText {
  std::string figures;
  std::string periods;        // those that are to come: "30 s ×3"; while one passes how many are left with it: "×3"
  std::string brief_periods;  // only while one passes
};

ClockText clock_text(const Words&, const TimeControl&, const ClockFace&);

}  // namespace tetrarchy::ui
