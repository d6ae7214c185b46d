#include <algorithm>

#include "ai/brains.h"
#include "ai/computer.h"
#include "ai/past.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

// The styles, as rows of a social matrix (Wilson, Zuckerman and Nau 2011; MP-Mix: Zuckerman and Felner 2011) and a
// taste for whom to hit. All of it follows from the positions, which everybody has seen, so a game that is played again
// is played alike.
namespace tetrarchy::ai {
namespace {

// What one gives for another's loss, of a share of its own. The matrix alone ruins whoever has it before its trait is
// seen by anybody, so there is a taste besides (measured: ai.md, S12).
constexpr std::int32_t malice = whole_care / 4;

// What it is worth to hit whom one is after, and costs to hit somebody else.
struct Taste {
  std::int32_t delight, scruple;
};
constexpr Taste per_mille(std::int32_t delight, std::int32_t scruple) {
  return {whole_game * delight / 1000, whole_game * scruple / 1000};
}

// Of each style that has a taste. Most hits go where they are meant to go anyway, so to leave out others sharpens the
// trait more than to add to those: Yonin shogi's revenge is mostly scruple (measured: README).
struct Tastes {
  Taste revenge, hunt;
  std::int32_t hunting;  // the zeal of a hunt in 1/256 of a revenge's: somebody leads all the time
  std::int32_t sparing;  // what it costs to hit an ally
};
template <Game G>
constexpr Tastes tastes{};
template <>
constexpr Tastes tastes<Djambi>{per_mille(100, 80), per_mille(100, 80), whole_care * 3 / 4, whole_game * 80 / 1000};
template <>
constexpr Tastes tastes<Yonin>{per_mille(31, 93), per_mille(55, 60), whole_care * 5 / 8, whole_game * 60 / 1000};

// How much of its malice an offender gets, in 1/256: who took a quarter of a hundredth of a game or more gets it all.
std::int32_t grudge(const Past& past, Seat offender) {
  return static_cast<std::int32_t>(
      std::min<std::int64_t>(past.harm[offender] * 400 * whole_care / whole_game, whole_care));
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

// `zeal` in 1/256.
void pursue(Seat me, Seat prey, const Taste& taste, std::int32_t zeal, Character& c) {
  c.society[me][prey] = -malice * zeal / whole_care;
  for (const Seat s : all_seats)
    if (s != me) c.relish[s] = (s == prey ? taste.delight : -taste.scruple) * zeal / whole_care;
}

void spare(Seat me, Seat ally, std::int32_t sparing, Character& c) {
  c.society[me][ally] = whole_care * 3 / 10;
  c.relish[ally] = -sparing;
}

}  // namespace

template <Game G>
Character character(Style style, const std::vector<typename G::Position>& game) {
  Character c;
  const Seat me = *game.back().turn();
  if (style == Style::cautious) beware(me, c.society);
  BrainOf<G> brain;
  const Past past = past_of<G>(brain, game);
  if (past.now[me] < whole_game / 20) {
    play_for_place(past, me, c.society);
    return c;
  }
  if (const auto prey = leader(past, me); prey && style == Style::leader_hunter)
    pursue(me, *prey, tastes<G>.hunt, tastes<G>.hunting, c);
  if (const auto foe = worst_offender(past, me); foe && style == Style::vengeful)
    pursue(me, *foe, tastes<G>.revenge, grudge(past, *foe), c);
  if (const auto friendly = ally(past, me); friendly && style == Style::loyal)
    spare(me, *friendly, tastes<G>.sparing, c);
  return c;
}

template Character character<Djambi>(Style, const std::vector<Djambi::Position>&);
template Character character<Yonin>(Style, const std::vector<Yonin::Position>&);

}  // namespace tetrarchy::ai
