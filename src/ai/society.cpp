#include <algorithm>

#include "ai/brains.h"
#include "ai/computer.h"
#include "ai/past.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

// The styles, as rows of a social matrix (Wilson, Zuckerman and Nau 2011; MP-Mix: Zuckerman and Felner 2011). All of
// it follows from the positions, which everybody has seen, so a game that is played again is played alike.
namespace tetrarchy::ai {
namespace {

// Goes for whoever stands best, as long as that is not itself (MP-Mix's offensive mode).
void hunt(const Past& past, Seat me, Society& seats) {
  const Seat prey = leader(past.now, me);
  if (past.now[prey] > past.now[me]) seats[me][prey] = -whole_care / 2;
}

// The one that harmed it most is paid back, by what it took: a tenth of a game or more counts in full.
void avenge(const Past& past, Seat me, Society& seats) {
  const Seat worst = worst_offender(past, me);
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
  BrainOf<G> brain;
  const Past past = past_of<G>(brain, game);
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
