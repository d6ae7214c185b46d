#include "ai/djambi_candidates.h"

#include <algorithm>
#include <array>

#include "games/djambi/lines.h"

namespace tetrarchy::ai {

using djambi::Cell;
using djambi::maze;
using djambi::Role;
using djambi::sight;

namespace {

constexpr std::int32_t value_of(Role r) { return djambi_value[static_cast<std::size_t>(r)]; }

}  // namespace

DjambiCandidates::DjambiCandidates(const DjambiSurvey& survey, const DjambiWeights& weights,
                                   std::vector<Candidate<Move>>& out)
    : s_(survey),
      w_(weights),
      places_(survey, weights.bodies),
      out_(out),
      danger_(survey.hit_by_others(survey.mover)),
      covered_(survey.hits_twice[survey.mover]),
      best_(survey.mover) {
  find_targets();
}

void DjambiCandidates::find_targets() {
  for (std::size_t i = 0; i < s_.living; ++i) {
    const Seat seat = s_.seats[i];
    if (seat == s_.mover) continue;
    if (best_ == s_.mover || s_.army[seat] > s_.army[best_]) best_ = seat;
    const Square chief = s_.chief[seat];
    const SquareSet seen = sight(chief, s_.p.occupied()).open;
    if ((s_.killers(s_.mover) & s_.pocket[seat]).empty()) walls_ |= s_.wall(seat).outer;
    const auto aim = [&](Role r, SquareSet squares) {
      aims_at_[seat][static_cast<std::size_t>(r)] = squares;
      aims_[static_cast<std::size_t>(r)] |= squares;
    };
    aim(Role::assassin, seen);
    aim(Role::militant, seen & djambi::militant_range[index(chief)]);
    aim(Role::reporter, spread(sides(SquareSet::of(chief)) & s_.empty));
  }
  const Square own = s_.chief[s_.mover];
  if (!danger_.has(own)) return;
  const SquareSet near = spread(spread(SquareSet::of(own)));
  strikers_ = (sight(own, s_.p.occupied()).hit | (near & s_.of_role[static_cast<std::size_t>(Role::militant)]) |
               s_.of_role[static_cast<std::size_t>(Role::reporter)]) &
              (s_.killing - s_.men[s_.mover]);
}

void DjambiCandidates::look_at(const Stem& stem) {
  switch (stem.part) {
    case Part::to:
      return walk(stem);
    case Part::shot:
      return shoot(stem);
    case Part::drop:
      return put(stem);
    case Part::exit:
      return step_out(stem);
  }
}

void DjambiCandidates::offer(Move m, std::int32_t score) { out_.push_back({m, score}); }

int DjambiCandidates::steps_to_prey(Square s) const {
  int nearest = board_side;
  for (std::size_t i = 0; i < s_.living; ++i)
    if (s_.seats[i] != s_.mover) nearest = std::min(nearest, steps_between(s, s_.chief[s_.seats[i]]));
  return nearest;
}

std::int32_t DjambiCandidates::chief_arrival(Square from, Square to) const {
  const DjambiMoveWeights& w = w_.moves;
  std::int32_t score = w.chief_to_middle * (steps_between(from, maze) - steps_between(to, maze));
  if (danger_.has(to)) score += w.chief_risk;
  if (danger_.has(from)) score += w.chief_flees;
  if (to == maze) score += w.enters_maze;
  if (from == maze) score += w.leaves_maze;
  return score;
}

std::int32_t DjambiCandidates::risk(Square to, Role mover) const {
  if (!danger_.has(to)) return 0;
  return value_of(mover) * (covered_.has(to) ? w_.moves.risk_covered : w_.moves.risk);
}

std::int32_t DjambiCandidates::arrival(Square from, Square to, Role mover) const {
  const DjambiMoveWeights& w = w_.moves;
  const std::int32_t walk = w.walks_by[static_cast<std::size_t>(mover)];
  if (mover == Role::chief) return walk + chief_arrival(from, to);
  const Square own = s_.chief[s_.mover];
  std::int32_t score = walk + risk(to, mover) + w.leaves_chief * (steps_between(to, own) - steps_between(from, own));
  if (danger_.has(from)) score += w.flees * value_of(mover);
  if (aims_[static_cast<std::size_t>(mover)].has(to)) score += w.aims;
  return score + w.closes_in * (steps_to_prey(from) - steps_to_prey(to));
}

std::int32_t DjambiCandidates::gain(Cell victim, Square at, Role mover) const {
  const DjambiMoveWeights& w = w_.moves;
  const auto leader = s_.p.controller(victim.camp());
  if (leader == s_.mover) return -w.kill_value * value_of(victim.role());  // own=vassals, own=all (D4.8)
  if (victim.role() == Role::chief) return w.kills_chief;
  const std::int32_t kill =
      w.kills + w.kill_value * value_of(victim.role()) + w.kills_by[static_cast<std::size_t>(mover)];
  if (!leader) return kill / 2;
  return kill + (strikers_.has(at) ? w.kills_striker : 0) + (leader == best_ ? w.kills_of_best : 0);
}

std::int32_t DjambiCandidates::carry(Cell guest) const {
  const DjambiMoveWeights& w = w_.moves;
  if (guest.role() == Role::chief) return w.carries_chief;
  return w.carries + w.carry_value * value_of(guest.role());
}

std::int32_t DjambiCandidates::dig(Square body) const {
  return w_.moves.digs - places_.body(body) + (walls_.has(body) ? w_.moves.opens_wall : 0);
}

void DjambiCandidates::walk(const Stem& stem) {
  const Square from = stem.begun.from();
  const Role mover = s_.p.at(from).role();
  for (const Square to : stem.squares) {
    std::int32_t score = arrival(from, to, mover);
    const Cell target = s_.p.at(to);
    if (target.is_living()) score += gain(target, to, mover) + places_.body(from);  // D4.3
    offer(stem.begun.with(Part::to, to), score);
  }
}

void DjambiCandidates::shoot(const Stem& stem) {
  const std::int32_t score = arrival(stem.begun.from(), stem.begun.to(), Role::reporter);
  for (const Square victim : stem.squares)
    offer(stem.begun.with(Part::shot, victim),
          score + gain(s_.p.at(victim), victim, Role::reporter) + places_.body(victim));
}

void DjambiCandidates::step_out(const Stem& stem) {
  const Square from = stem.begun.from();
  const std::int32_t kill = gain(s_.p.at(maze), maze, Role::assassin) + places_.body(from);
  for (const Square exit : stem.squares)
    offer(stem.begun.with(Part::exit, exit), kill + arrival(from, exit, Role::assassin));
}

void DjambiCandidates::put(const Stem& stem) {
  const auto parts = stem.begun.parts();
  const Role mover = s_.p.at(parts.from).role();
  const Cell lifted = s_.p.at(parts.to);
  const std::int32_t score = arrival(parts.from, parts.exit.value_or(parts.to), mover);
  const auto body = [this](Square s) { return places_.body(s); };
  if (mover == Role::necromobile) return offer_best(stem, score + dig(parts.to), body);
  if (mover != Role::diplomat) return offer_best(stem, score + gain(lifted, parts.to, mover), body);
  const bool is_chief = lifted.role() == Role::chief;
  const SquareSet deadly = is_chief ? deathbeds(lifted.camp()) : ambushes(lifted);
  offer_best(stem, score + carry(lifted), [&](Square s) {
    const std::int32_t worth = is_chief ? places_.carried_chief(s, lifted.camp()) : places_.guest(s);
    return worth + (deadly.has(s) ? w_.moves.hands_over : 0);
  });
}

// Where a carried chief is struck by others before he can move.
SquareSet DjambiCandidates::deathbeds(Seat chief) const {
  SquareSet struck;
  for (std::size_t i = 0; i < s_.living; ++i) {
    const Seat killer = s_.seats[i];
    if (killer != s_.mover && killer != chief && s_.moves_before(killer, chief)) struck |= s_.hits[killer];
  }
  return struck;
}

// From where a carried man strikes, for his owner, the chief of a third seat before that can move.
SquareSet DjambiCandidates::ambushes(Cell guest) const {
  SquareSet squares;
  const auto owner = s_.p.controller(guest.camp());
  if (!owner || *owner == s_.mover) return squares;
  for (std::size_t i = 0; i < s_.living; ++i) {
    const Seat prey = s_.seats[i];
    if (prey == s_.mover || prey == *owner || !s_.moves_before(*owner, prey)) continue;
    squares |= aims_at_[prey][static_cast<std::size_t>(guest.role())];
  }
  return squares;
}

// Of the squares where the lifted piece may be put, the best few.
void DjambiCandidates::offer_best(const Stem& stem, std::int32_t score, const auto& worth) {
  struct Place {
    std::int32_t worth = 0;
    Square square = maze;
  };
  std::array<Place, 4> best;
  const std::size_t wanted = std::min(w_.placements, best.size());
  std::size_t n = 0;
  for (const Square s : stem.squares) {
    const std::int32_t here = worth(s);
    if (n == wanted && here <= best[n - 1].worth) continue;
    std::size_t i = n < wanted ? n++ : n - 1;
    for (; i > 0 && best[i - 1].worth < here; --i) best[i] = best[i - 1];
    best[i] = {here, s};
  }
  for (std::size_t i = 0; i < n; ++i) offer(stem.begun.with(Part::drop, best[i].square), score + best[i].worth);
}

}  // namespace tetrarchy::ai
