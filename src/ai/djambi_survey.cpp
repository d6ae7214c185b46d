#include "ai/djambi_survey.h"

#include <cassert>

#include "games/djambi/lines.h"

namespace tetrarchy::ai {

using djambi::Cell;
using djambi::maze;
using djambi::Role;
using djambi::sight;
using djambi::Sight;

DjambiSurvey::DjambiSurvey(const djambi::Position& position) : p(position), mover(position.turn().value_or(Seat::red)) {
  for (const Seat s : all_seats)
    if (p.plays(s)) {
      seats[living++] = s;
      chief[s] = *p.chief(s);
    }
  count_men();
  for (std::size_t i = 0; i < living; ++i) look_around(seats[i]);
  if (p.turn()) order_turns();
  walk_about();
}

void DjambiSurvey::count_men() {
  BySeat<std::optional<Seat>> leader;
  for (const Seat camp : all_seats) leader[camp] = p.controller(camp);
  for (const Square s : p.occupied()) {
    const Cell cell = p.at(s);
    if (cell.is_body()) {
      bodies.add(s);
      continue;
    }
    const auto seat = leader[cell.camp()];
    if (!seat) {
      idle.add(s);
      continue;
    }
    const auto role = static_cast<std::size_t>(cell.role());
    men[*seat].add(s);
    of_role[role].add(s);
    army[*seat] += djambi_value[role];
  }
  ground = ~bodies;
  empty = ~p.occupied();
  for (const Role r : {Role::chief, Role::assassin, Role::reporter, Role::militant})
    killing |= of_role[static_cast<std::size_t>(r)];
}

void DjambiSurvey::add_hits(Seat seat, SquareSet squares) {
  hits_twice[seat] |= hits[seat] & squares;
  hits[seat] |= squares;
}

void DjambiSurvey::look_around(Seat seat) {
  for (const Square s : men[seat] - of(seat, Role::militant)) {
    const Sight seen = sight(s, p.occupied());
    reach[seat] += seen.open.count();
    switch (p.at(s).role()) {
      case Role::reporter:
        add_hits(seat, sides(seen.open - SquareSet::of(maze)));  // D4.4
        break;
      case Role::diplomat:
        lifts[seat] |= seen.hit;
        break;
      case Role::necromobile:
        break;
      default:
        add_hits(seat, seen.open | seen.hit);
    }
  }
  look_with_militants(seat);
}

// D3.1, D4.1: two squares in every direction, the second only over an empty first; never the maze.
void DjambiSurvey::look_with_militants(Seat seat) {
  const SquareSet militants = of(seat, Role::militant);
  if (militants.empty()) return;
  SquareSet seen, seen_twice;
  for (std::size_t d = 0; d < all_steps.size(); ++d) {
    const SquareSet first = one_step(militants, d);
    const SquareSet both = first | one_step(first & empty, d);
    seen_twice |= seen & both;
    seen |= both;
  }
  seen.remove(maze);
  hits_twice[seat] |= seen_twice - SquareSet::of(maze);
  add_hits(seat, seen);
  reach[seat] += (seen & empty).count();
}

// The turns to come if nobody falls and the power stays where it is (D6.3).
void DjambiSurvey::order_turns() {
  const auto power = p.power();
  Seat at = mover, base = p.base().value_or(mover);
  std::uint8_t seen = 0;
  const auto bit = [](Seat s) { return static_cast<std::uint8_t>(1u << index(s)); };
  const auto after = [this](Seat s) {
    do s = next(s);
    while (!p.plays(s));
    return s;
  };
  for (std::size_t n = 0; n < 2 * living; ++n) {
    if (!(seen & bit(at))) earlier[at] = seen;
    seen = static_cast<std::uint8_t>(seen | bit(at));
    if (power && *power != at) {
      at = *power;
      continue;
    }
    Seat following = after(base);
    if (following == at && living >= 3) following = after(following);
    at = base = following;
  }
}

void DjambiSurvey::walk_about() {
  for (std::size_t i = 0; i < living; ++i) {
    const Seat seat = seats[i];
    for (std::size_t j = 0; j < i; ++j)
      if (pocket[seats[j]].has(chief[seat])) pocket[seat] = pocket[seats[j]];
    if (pocket[seat].empty()) pocket[seat] = flood(SquareSet::of(chief[seat]), ground);
  }
}

bool DjambiSurvey::others_dig(Seat seat) const {
  return !(of_role[static_cast<std::size_t>(Role::necromobile)] - men[seat]).empty();
}

bool DjambiSurvey::is_walled(Seat seat) const { return (pocket[seat] & (killing - men[seat])).empty(); }

DjambiWall DjambiSurvey::wall(Seat walled) const {
  const SquareSet outside = spread(ground - pocket[walled]);
  DjambiWall wall;
  SquareSet inside = pocket[walled];
  for (int layers = 1;; ++layers) {
    const SquareSet next = (spread(inside) & bodies) - inside;
    if (next.empty()) return wall;
    wall.outer = next & outside;
    if (!wall.outer.empty()) {
      wall.layers = layers;
      return wall;
    }
    inside |= next;
  }
}

SquareSet DjambiSurvey::hit_by_others(Seat seat) const {
  SquareSet all;
  for (std::size_t i = 0; i < living; ++i)
    if (seats[i] != seat) all |= hits[seats[i]];
  return all;
}

}  // namespace tetrarchy::ai
