#pragma once

#include <cstdint>
#include <optional>

#include "core/seat.h"

// How much time a seat has, as pure numbers: nothing here knows what time it is. All times are milliseconds.
namespace tetrarchy {

// Main time with an increment after each move, then byo-yomi: periods, of which each is whole again after a move that
// ends within it. Total time alone has no periods; time for each move is no main time and one period.
struct TimeControl {
  std::int64_t main_ms = 0, increment_ms = 0, period_ms = 0;
  int periods = 0;
  bool operator==(const TimeControl&) const = default;
};

inline constexpr std::int64_t max_main_ms = 100LL * 3'600'000, max_increment_ms = 3'600'000,
                              max_period_ms = 24 * 3'600'000;
inline constexpr int max_periods = 99;

// Within these bounds; some time to begin with; periods and their length are there together or not at all.
bool is_possible(const TimeControl&);

// What one seat has. `left_ms` is of its main time, or of the period that it is in; `periods` are those still to come.
struct ClockFace {
  std::int64_t left_ms = 0;
  int periods = 0;
  bool operator==(const ClockFace&) const = default;
};

ClockFace face_at_start(const TimeControl&);
bool in_period(const TimeControl&, const ClockFace&);
// How long it may still think. When that has passed its flag falls.
std::int64_t allowance_ms(const TimeControl&, const ClockFace&);

ClockFace after_thinking(const TimeControl&, ClockFace, std::int64_t ms);
// When its turn is over: the period is whole again.
ClockFace after_turn(const TimeControl&, ClockFace);
// When it has moved: besides, the main time grows by the increment.
ClockFace after_move(const TimeControl&, ClockFace);

// The clocks at one moment.
struct Clocks {
  TimeControl control;
  BySeat<ClockFace> faces;
  std::optional<Seat> running;             // none: all stand
  std::optional<std::int64_t> flag_at_ms;  // when its flag falls, on the clock that the moment was taken from
  bool operator==(const Clocks&) const = default;
};

}  // namespace tetrarchy
