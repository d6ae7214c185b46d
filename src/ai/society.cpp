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

// What one gives for another's loss, of a share of its own. Less, and the trait is hardly seen; more, and it ruins
// whoever has it (measured: ai.md, S12).
constexpr std::int32_t malice = whole_care * 3 / 4;

// By what the offender took: a quarter of a hundredth of a game or more is paid back in full.
std::int32_t grudge(const Past& past, Seat offender) {
  return static_cast<std::int32_t>(std::min<std::int64_t>(past.harm[offender] * 400 * malice / whole_game, malice));
}

// The kingmaker rule: who has all but lost goes for its own place, before the others that do not lead, and does
// not choose the winner.
void play_for_place(const Past& past, Seat me, Society& seats) {
  const auto first = leader(past, me);
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
  if (const auto prey = leader(past, me); prey && style == Style::leader_hunter) seats[me][*prey] = -malice;
  if (const auto foe = worst_offender(past, me); foe && style == Style::vengeful) seats[me][*foe] = -grudge(past, *foe);
  if (const auto friendly = ally(past, me); friendly && style == Style::loyal)
    seats[me][*friendly] = whole_care * 3 / 10;
  return seats;
}

template Society society<Djambi>(Style, const std::vector<Djambi::Position>&);
template Society society<Yonin>(Style, const std::vector<Yonin::Position>&);

}  // namespace tetrarchy::ai
