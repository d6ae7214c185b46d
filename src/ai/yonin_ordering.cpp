#include "ai/yonin_ordering.h"

#include <algorithm>

#include "games/yonin/lines.h"

namespace tetrarchy::ai {
namespace {

using yonin::Cell;
using yonin::Form;
using yonin::Move;
using yonin::Position;
using yonin::Role;

constexpr std::size_t place(YoninMoveTerm t) { return static_cast<std::size_t>(t); }

Seat following(const Position& p, Seat s) {
  do s = next(s);
  while (!p.plays(s));
  return s;
}

}  // namespace

YoninOrdering::YoninOrdering(const Position& p, const YoninSight& sight)
    : p_(p),
      sight_(sight),
      mover_(*p.turn()),
      next_(following(p, mover_)),
      in_check_(sight.hostile[mover_].has(p.king(mover_))),
      walls_(p.occupied()),
      hostile_(sight.hostile[mover_]),
      own_zone_(neighbours[index(p.king(mover_))]) {
  SquareSet kings;
  for (const Seat s : all_seats) kings.add(p.king(s));
  for (const Seat s : all_seats) {
    rival_[s] = p.plays(s) && p.is_rival(mover_, s);
    if (!rival_[s]) continue;
    const SquareSet zone = neighbours[index(p.king(s))];
    rival_zones_ |= zone;
    escapes_[s] = zone - sight.men[s] - sight.hostile[s] - kings;
    walls_.remove(p.king(s));
    bare_ |= sight.men[s] - sight.reached[s] - kings;
    for (const Square rook : yonin::slides[index(p.king(s))] & sight.men[mover_]) {
      if (!p.at(rook).slides()) continue;
      const SquareSet blockers = yonin::between(p.king(s), rook) & p.occupied();
      if (blockers.count() == 1) discoverers_[s] |= blockers & sight.men[mover_];
    }
  }
}

YoninMoveFeatures YoninOrdering::features(Move m) const {
  YoninMoveFeatures all{};
  const auto record = [&](Term t, int amount) { all[place(t)] += amount; };
  look_at(m, moved(m), record);
  return all;
}

std::int32_t YoninOrdering::score(Move m, const Weights<yonin_move_term_count>& weights) const {
  std::int32_t sum = 0;
  const auto add = [&](Term t, int amount) { sum += weights[place(t)] * amount; };
  look_at(m, moved(m), add);
  return sum;
}

void YoninOrdering::look_at(Move m, const Man& man, auto& sink) const {
  look_at_gain(m, sink);
  look_at_risk(m, man, sink);
  look_at_check(m, man, sink);
  look_at_kings(m, man, sink);
}

// ---- the man after its move ----------------------------------------------------------------------

YoninOrdering::Man YoninOrdering::moved(Move m) const {
  if (m.is_drop()) {
    const Cell man(m.dropped(), Form::plain, mover_, mover_);
    return {man, m.to(), attacks(man, m.to(), walls_)};
  }
  const Cell man = m.promotes() ? p_.at(m.from()).promoted() : p_.at(m.from());
  SquareSet walls = walls_;
  walls.remove(m.from());
  return {man, m.to(), attacks(man, m.to(), walls)};
}

SquareSet YoninOrdering::attacks(Cell man, Square on, SquareSet occupied) {
  const SquareSet to = yonin::steps_of[man.pattern()][index(on)];
  return man.slides() ? to | slides_from(on, occupied) : to;
}

bool YoninOrdering::checks(Seat s, const Man& man, Move m) const {
  return rival_[s] && (man.attacks.has(p_.king(s)) || discovers(s, m));
}

bool YoninOrdering::discovers(Seat s, Move m) const {
  return !m.is_drop() && discoverers_[s].has(m.from()) &&
         !(yonin::slides[index(p_.king(s))].has(m.to()) &&
           yonin::direction(p_.king(s), m.to()) == yonin::direction(p_.king(s), m.from()));
}

bool YoninOrdering::may_mate() const {
  constexpr int few = 3;  // a man beside the king seldom takes more squares from it
  return std::ranges::any_of(all_seats, [&](Seat s) { return rival_[s] && escapes_[s].count() <= few; });
}

// Does the move check that seat and leave its king no square? Whether the check can be parried otherwise is left open.
bool YoninOrdering::may_mate(Seat s, const Man& man, Move m) const {
  return checks(s, man, m) && ((escapes_[s] - man.attacks).empty() || discovers(s, m));
}

bool YoninOrdering::mates(Move m, const Man& man) const {
  const auto may_fall = [&](Seat s) { return may_mate(s, man, m); };
  return std::ranges::any_of(all_seats, may_fall) && p_.after(m).living_seats() < p_.living_seats();
}

// ---- what it gains, risks and aims at --------------------------------------------------------------

void YoninOrdering::look_at_gain(Move m, auto& sink) const {
  if (m.is_drop()) {
    constexpr std::array<Term, 4> drops{Term::drops_rook, Term::drops_gold, Term::drops_silver, Term::drops_pawn};
    sink(drops[yonin::hand_index(m.dropped())], 1);
    if (yonin::promotion_zone(mover_).has(m.to())) sink(Term::enters, 1);
    return;
  }
  const Cell man = p_.at(m.from()), taken = p_.at(m.to());
  const SquareSet zone = yonin::promotion_zone(man.facing());
  if (m.promotes())
    sink(Term::promotes, yonin_value(man.promoted()) - yonin_value(man));
  else if (zone.has(m.to()) && !zone.has(m.from()))
    sink(Term::enters, 1);
  if (taken.is_empty()) {
    if (man.is(Role::pawn, Form::plain)) sink(Term::advances, 1);
    return;
  }
  sink(Term::takes, yonin_value(taken));
  if (!hostile_.has(m.to())) sink(Term::takes_free, yonin_value(taken));
  if (man.facing() != mover_) sink(Term::takes_turned, 1);
}

void YoninOrdering::look_at_risk(Move m, const Man& man, auto& sink) const {
  if (!m.is_drop() && hostile_.has(m.from()) && !sight_.reached[mover_].has(m.from()))
    sink(Term::saves, yonin_value(p_.at(m.from())));
  if (!hostile_.has(m.to())) {
    if (const int prey = dearest_prey(man); prey > 0) sink(Term::aims, prey);
    return;
  }
  const int value = yonin_value(man.cell);
  const SquareSet& cover = m.is_drop() ? sight_.reached[mover_] : sight_.twice[mover_];
  sink(cover.has(m.to()) ? Term::risks_covered : Term::risks_bare, value);
  if (sight_.reached[next_].has(m.to())) sink(Term::risks_next, value);
}

int YoninOrdering::dearest_prey(const Man& man) const {
  int best = 0;
  for (const Square on : man.attacks& bare_) best = std::max(best, yonin_value(p_.at(on)));
  return best;
}

// ---- kings -----------------------------------------------------------------------------------------

void YoninOrdering::look_at_check(Move m, const Man& man, auto& sink) const {
  Seat first = next_;
  while (first != mover_ && !checks(first, man, m)) first = next(first);
  if (first == mover_) return;
  const bool safe = !hostile_.has(m.to());
  sink(safe ? Term::checks : Term::checks_bare, 1);
  if (safe) sink(Term::steals, left_out(first));
  if (!man.attacks.has(p_.king(first))) sink(Term::discovers, 1);
  if (mates(m, man)) sink(Term::mates, 1);
}

// How many living seats do not get their turn because that one has to answer a check first.
int YoninOrdering::left_out(Seat checked) const {
  int n = 0;
  for (Seat s = next_; s != checked; s = next(s)) n += p_.plays(s);
  return n;
}

void YoninOrdering::look_at_kings(Move m, const Man& man, auto& sink) const {
  sink(Term::raids, (man.attacks & rival_zones_).count());
  if (man.cell.is_king()) {
    sink(in_check_ ? Term::king_flees : Term::king_quiet, 1);
    sink(Term::flees_from, (neighbours[index(m.to())] & hostile_).count());
    return;
  }
  if (own_zone_.has(m.to()) && hostile_.has(m.to())) sink(Term::plugs, 1);
  sink(Term::shields, (man.attacks & own_zone_).count());
  if (m.is_drop()) return;
  const SquareSet before = attacks(p_.at(m.from()), m.from(), walls_);
  sink(Term::leaves_raid, (before & rival_zones_).count());
  sink(Term::leaves_shield, (before & own_zone_).count());
}

constinit const std::array<std::string_view, yonin_move_term_count> yonin_move_term_names{
    "takes",       "takes_free",  "takes_turned",  "risks_bare", "risks_covered", "risks_next", "saves",
    "checks",      "checks_bare", "steals",        "discovers",  "mates",         "king_quiet", "king_flees",
    "flees_from",  "promotes",    "drops_rook",    "drops_gold", "drops_silver",  "drops_pawn", "raids",
    "leaves_raid", "shields",     "leaves_shield", "plugs",      "aims",          "advances",   "enters"};

}  // namespace tetrarchy::ai
