#pragma once

#include "session/match_of.h"

// The part of MatchOf that concerns the clocks.
namespace tetrarchy {

template <Game G>
void MatchOf<G>::set_clock() {
  const auto& control = view_.config.clock;
  const int last = history_.last_ply();
  clock_.set(control, control ? faces_at(*control, history_, last) : BySeat<ClockFace>{},
             history_.over() ? std::nullopt : history_.at(last).turn());
}

template <Game G>
std::optional<Seat> MatchOf<G>::flag(std::int64_t now_ms) {
  const auto moment = clock_.flag_at_ms();
  if (!moment || now_ms < *moment || static_cast<std::size_t>(view_.last_ply) >= max_lines) return std::nullopt;
  const Seat seat = *history_.last().turn();
  cancel();
  commit({Resignation{seat}, clock_.take(*moment)});
  return seat;
}

template <Game G>
std::optional<Refusal> MatchOf<G>::late(std::int64_t now_ms) {
  const auto seat = flag(now_ms);
  return seat ? std::optional(refusals::time_up(*seat)) : std::nullopt;
}

// The position knows only that a seat is out of its own accord or by the clock.
template <Game G>
void MatchOf<G>::tell_fates() {
  for (const RecordLine& line : view_.record)
    if (line.time_was_up && line.ply <= view_.ply) view_.board.seats[line.seat].fate = Message{"session.fate.time"};
}

}  // namespace tetrarchy
