#include <algorithm>

#include "ai/brains.h"
#include "ai/computer.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

// The styles, as rows of a social matrix (Wilson, Zuckerman and Nau 2011; MP-Mix: Zuckerman and Felner 2011). All of
// it follows from the positions, which everybody has seen, so a game that is played again is played alike.
namespace tetrarchy::ai {
namespace {

constexpr std::size_t memory = 24;  // plies that a grudge lasts
constexpr std::size_t half_life = 8;

// What is worth remembering of the last plies, from one seat's point of view.
struct Past {
  Shares now;                   // by the brain, without search
  BySeat<std::int64_t> harm{};  // what each seat's moves took from it, faded
};

template <Game G>
Past past_of(const std::vector<typename G::Position>& game) {
  BrainOf<G> brain;
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

Seat leader(const Shares& now, Seat me) {
  Seat best = next(me);
  for (const Seat s : all_seats)
    if (s != me && now[s] > now[best]) best = s;
  return best;
}

// Goes for whoever stands best, as long as that is not itself (MP-Mix's offensive mode).
void hunt(const Past& past, Seat me, Society& seats) {
  const Seat prey = leader(past.now, me);
  if (past.now[prey] > past.now[me]) seats[me][prey] = -whole_care / 2;
}

// The one that harmed it most is paid back, by what it took: a tenth of a game or more counts in full.
void avenge(const Past& past, Seat me, Society& seats) {
  Seat worst = next(me);
  for (const Seat s : all_seats)
    if (past.harm[s] > past.harm[worst]) worst = s;
  const std::int64_t grudge = std::min<std::int64_t>(past.harm[worst] * 10, whole_game);
  seats[me][worst] = -static_cast<std::int32_t>(grudge * whole_care / 2 / whole_game);
}

// Wishes the seat opposite well while both stand worse than a third of the game.
void stand_by(const Past& past, Seat me, Society& seats) {
  const Seat ally = next(next(me));
  const auto behind = [&](Seat s) { return past.now[s] > 0 && past.now[s] < whole_game / 3; };
  if (behind(me) && behind(ally)) seats[me][ally] = whole_care * 3 / 10;
}

// The kingmaker rule: who has all but lost goes for its own place, before the others that do not lead, and does
// not choose the winner.
void play_for_place(const Past& past, Seat me, Society& seats) {
  const Seat first = leader(past.now, me);
  for (const Seat s : all_seats) seats[me][s] = s == me ? 4 * whole_care : s == first ? 0 : -whole_care / 4;
}

// Takes every other seat to gain by its loss.
void beware(Seat me, Society& seats) {
  for (const Seat s : all_seats)
    if (s != me) seats[s][me] = -whole_care / 2;
}

}  // namespace

template <Game G>
Society society(Style style, const std::vector<typename G::Position>& game) {
  Society seats = selfish_seats;
  const Seat me = *game.back().turn();
  if (style == Style::cautious) beware(me, seats);
  const Past past = past_of<G>(game);
  if (past.now[me] < whole_game / 20) {
    play_for_place(past, me, seats);
    return seats;
  }
  if (style == Style::leader_hunter) hunt(past, me, seats);
  if (style == Style::vengeful) avenge(past, me, seats);
  if (style == Style::loyal) stand_by(past, me, seats);
  return seats;
}

template Society society<Djambi>(Style, const std::vector<Djambi::Position>&);
template Society society<Yonin>(Style, const std::vector<Yonin::Position>&);

}  // namespace tetrarchy::ai
