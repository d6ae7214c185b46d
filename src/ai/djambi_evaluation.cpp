#include "ai/djambi_evaluation.h"

#include <algorithm>
#include <span>

#include "ai/djambi_features.h"
#include "ai/softmax.h"

namespace tetrarchy::ai {

using djambi::Role;

namespace {

constexpr std::int32_t whole_part = 256;  // of DjambiDrawWeights

// Takes that part of the way to an even share.
void draw_near(Shares& shares, const DjambiSurvey& s, std::int32_t part) {
  const std::int32_t even = whole_game / static_cast<std::int32_t>(s.living);
  for (std::size_t i = 0; i < s.living; ++i) {
    std::int32_t& share = shares[s.seats[i]];
    share += (even - share) * part / whole_part;
  }
}

// Of two, one cannot fall: the other can draw at best.
void one_cannot_lose(Shares& shares, const DjambiSurvey& s, Seat safe, std::int32_t part) {
  const Seat other = s.seats[0] == safe ? s.seats[1] : s.seats[0];
  const std::int32_t gain = shares[other] / 2 * part / whole_part;
  shares[safe] += gain;
  shares[other] -= gain;
}

void foresee_end_of_two(Shares& shares, const DjambiSurvey& s, const DjambiDrawWeights& w) {
  for (const Seat seat : {s.seats[0], s.seats[1]}) {
    if (is_safe(s, seat))
      one_cannot_lose(shares, s, seat, w.one_safe);
    else if (s.is_walled(seat))
      one_cannot_lose(shares, s, seat, std::min(w.one_safe, w.one_walled + w.wall_layer * s.wall(seat).layers));
  }
}

void foresee_walls(Shares& shares, const DjambiSurvey& s, const DjambiDrawWeights& w) {
  const auto seats = std::span(s.seats).first(s.living);
  const auto safe = std::ranges::count_if(seats, [&](Seat seat) { return is_safe(s, seat); });
  if (safe == std::ssize(seats)) return draw_near(shares, s, w.all_safe);
  if (s.living == 2) return foresee_end_of_two(shares, s, w);
  if (safe >= 2) draw_near(shares, s, w.some_safe);
}

// The nearer the limit of quiet turns (D8.4), the nearer the draw: who stands better must get on.
void foresee_quiet(Shares& shares, const DjambiSurvey& s, std::int32_t at_limit) {
  const auto limit = static_cast<std::int64_t>(s.p.options().quiet);
  if (limit == 0) return;
  const std::int64_t gone = s.p.quiet();
  draw_near(shares, s, static_cast<std::int32_t>(at_limit * gone * gone / (limit * limit)));
}

}  // namespace

bool is_safe(const DjambiSurvey& s, Seat seat) {
  const SquareSet carriers = s.of_role[static_cast<std::size_t>(Role::diplomat)];
  const SquareSet dangerous = (s.killing | carriers) - s.men[seat];
  return !s.others_dig(seat) && (s.pocket[seat] & dangerous).empty();
}

Shares djambi_shares(const DjambiSurvey& s, const DjambiWeights& w) {
  const DjambiFeatures features = djambi_features(s);
  BySeat<std::int32_t> merits;
  BySeat<bool> lives;
  for (std::size_t i = 0; i < s.living; ++i) {
    const Seat seat = s.seats[i];
    merits[seat] = merit(features[seat], w.of(s));
    lives[seat] = true;
  }
  Shares shares = softmax(merits, lives);
  foresee_walls(shares, s, w.draws);
  foresee_quiet(shares, s, w.draws.quiet);
  return shares;
}

std::string_view djambi_draw_detail(const DjambiSurvey& s) {
  const auto seats = std::span(s.seats).first(s.living);
  const bool walled = std::ranges::all_of(seats, [&](Seat seat) { return s.is_walled(seat); });
  const bool digger = !s.of_role[static_cast<std::size_t>(Role::necromobile)].empty();
  if (walled) return digger ? "walled off, with a necromobile" : "walled off";
  return digger ? "open, with a necromobile" : "open";
}

}  // namespace tetrarchy::ai
