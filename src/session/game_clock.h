#pragma once

#include <cstdint>
#include <optional>

#include "core/seat.h"
#include "session/clock.h"

namespace tetrarchy {

// The time of a game under way: for how long the seat on turn has been thinking about the next line, and, if there is a
// control, what all seats have. It is told what time it is, on any clock that does not jump.
class GameClock {
 public:
  // What the seats have when the last line was made, and who is on turn then; none: the game is over.
  void set(const std::optional<TimeControl>&, const BySeat<ClockFace>&, std::optional<Seat> on_turn);

  void start(std::int64_t now_ms);  // if it does not run already
  void hold(std::int64_t now_ms);   // stands until the next start or line, with what has passed; too late for a flag
  void reset();                     // stands, and nothing has passed
  // A line is made: how long it took. The next one's time begins.
  std::int64_t take(std::int64_t now_ms);

  std::optional<Clocks> read(std::int64_t now_ms) const;  // none: there is no control
  std::optional<std::int64_t> flag_at_ms() const;         // none: no clock runs

 private:
  std::int64_t passed_by(std::int64_t now_ms) const;

  std::optional<TimeControl> control_;
  BySeat<ClockFace> faces_;
  std::optional<Seat> on_turn_;
  std::optional<std::int64_t> since_ms_;  // none: it stands
  std::int64_t passed_ms_ = 0;            // before that
};

}  // namespace tetrarchy
