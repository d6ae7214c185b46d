#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/brains.h"
#include "ai/shares.h"
#include "core/seat.h"

// What everybody at the table has seen lately, from one seat's point of view: what styles go by.
namespace tetrarchy::ai {

inline constexpr std::size_t memory = 24;  // plies that a grudge lasts
inline constexpr std::size_t half_life = 8;

// What is worth remembering of the last plies, from one seat's point of view.
struct Past {
  Shares now;                   // by the brain, without search
  BySeat<std::int64_t> harm{};  // what each seat's moves took from it, faded
};

template <Game G>
Past past_of(BrainOf<G>& brain, const std::vector<typename G::Position>& game) {
  const Seat me = *game.back().turn();
  Past past{brain.shares(game.back())};
  Shares after = past.now;
  for (std::size_t back = 1; back < game.size() && back <= memory; ++back) {
    const auto& p = game[game.size() - 1 - back];
    if (!p.turn()) break;
    const Shares before = brain.shares(p);
    if (*p.turn() != me && before[me] > after[me])
      past.harm[*p.turn()] += (before[me] - after[me]) >> (back / half_life);
    after = before;
  }
  return past;
}

// Whom a leader-hunter pulls down: whoever stands best, unless that is itself (MP-Mix's offensive mode).
inline std::optional<Seat> leader(const Past& past, Seat me) {
  Seat best = me;
  for (const Seat s : all_seats)
    if (past.now[s] > past.now[best]) best = s;
  return best == me ? std::nullopt : std::optional(best);
}

// Whom the vengeful pay back: the one that took most from it lately.
inline std::optional<Seat> worst_offender(const Past& past, Seat me) {
  Seat worst = me;
  for (const Seat s : all_seats)
    if (past.harm[s] > past.harm[worst]) worst = s;
  return worst == me || past.now[worst] <= 0 ? std::nullopt : std::optional(worst);
}

// Whom the loyal spare: the seat opposite, while both stand worse than a third of the game.
inline std::optional<Seat> ally(const Past& past, Seat me) {
  const Seat opposite = next(next(me));
  const auto behind = [&](Seat s) { return past.now[s] > 0 && past.now[s] < whole_game / 3; };
  return behind(me) && behind(opposite) ? std::optional(opposite) : std::nullopt;
}

}  // namespace tetrarchy::ai
