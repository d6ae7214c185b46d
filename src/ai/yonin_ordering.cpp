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

YoninMoveFeatures YoninOrdering::features(Move m) {
  YoninMoveFeatures all{};
  const auto record = [&](Term t, int amount) { all[place(t)] += amount; };
  look_at(m, record);
  return all;
}

std::int32_t YoninOrdering::score(Move m, const Weights<yonin_move_term_count>& weights) {
  std::int32_t sum = 0;
  const auto add = [&](Term t, int amount) { sum += weights[place(t)] * amount; };
  look_at(m, add);
  return sum;
}

void YoninOrdering::look_at(Move m, auto& sink) {
  lift(m);
  const Put man = put(m);
  if (m.is_drop())
    look_at_drop(m, sink);
  else
    look_at_gain(m, sink);
  look_at_risk(man, sink);
  look_at_check(m, man, sink);
  look_at_kings(man, sink);
}

// ---- the man before and after its move -----------------------------------------------------------------

void YoninOrdering::lift(Move m) {
  const int origin = m.is_drop() ? -2 - static_cast<int>(m.dropped()) : m.from().index();
  if (lifted_.origin == origin) return;
  lifted_ = {origin};
  Lifted& l = lifted_;
  l.walls = walls_;
  if (m.is_drop()) {
    l.man = Cell(m.dropped(), Form::plain, mover_, mover_);
    l.cover = sight_.reached[mover_];
  } else {
    l.man = p_.at(m.from());
    l.cover = sight_.twice[mover_];
    l.walls.remove(m.from());
    if (hostile_.has(m.from()) && !sight_.reached[mover_].has(m.from())) l.saved = yonin_value(l.man);
    const SquareSet before = attacks(l.man, m.from(), l.walls);
    l.raid = (before & rival_zones_).count();
    l.shield = l.man.is_king() ? 0 : (before & own_zone_).count();
    for (const Seat s : all_seats) l.opens[s] = discoverers_[s].has(m.from());
  }
  l.value = yonin_value(l.man);
  l.zone = yonin::promotion_zone(l.man.facing());
  l.in_zone = !m.is_drop() && l.zone.has(m.from());
}

YoninOrdering::Put YoninOrdering::put(Move m) const {
  const Cell man = m.promotes() ? lifted_.man.promoted() : lifted_.man;
  return {m.to(), man, attacks(man, m.to(), lifted_.walls), !hostile_.has(m.to())};
}

SquareSet YoninOrdering::attacks(Cell man, Square on, SquareSet walls) {
  const SquareSet to = yonin::steps_of[man.pattern()][index(on)];
  return man.slides() ? to | slides_from(on, walls) : to;
}

bool YoninOrdering::checks(Seat s, const Put& man) const {
  return rival_[s] && (man.attacks.has(p_.king(s)) || discovers(s, man.on));
}

bool YoninOrdering::discovers(Seat s, Square to) const {
  return lifted_.opens[s] &&
         !(yonin::slides[index(p_.king(s))].has(to) &&
           yonin::direction(p_.king(s), to) == yonin::direction(p_.king(s), Square(lifted_.origin)));
}

bool YoninOrdering::may_mate() const {
  constexpr int few = 3;  // a man beside the king seldom takes more squares from it
  return std::ranges::any_of(all_seats, [&](Seat s) { return rival_[s] && escapes_[s].count() <= few; });
}

// Does the move check that seat and leave its king no square? Whether the check can be parried otherwise is left open.
bool YoninOrdering::may_mate(Seat s, const Put& man) const {
  return checks(s, man) && ((escapes_[s] - man.attacks).empty() || discovers(s, man.on));
}

bool YoninOrdering::mates(Move m) {
  lift(m);
  return mates(m, put(m));
}

bool YoninOrdering::mates(Move m, const Put& man) const {
  const auto may_fall = [&](Seat s) { return may_mate(s, man); };
  return std::ranges::any_of(all_seats, may_fall) && p_.after(m).living_seats() < p_.living_seats();
}

// ---- what it gains, risks and aims at ------------------------------------------------------------------

void YoninOrdering::look_at_drop(Move m, auto& sink) const {
  constexpr std::array<Term, 4> drops{Term::drops_rook, Term::drops_gold, Term::drops_silver, Term::drops_pawn};
  sink(drops[yonin::hand_index(m.dropped())], 1);
  if (lifted_.zone.has(m.to())) sink(Term::enters, 1);
}

void YoninOrdering::look_at_gain(Move m, auto& sink) const {
  const Cell man = lifted_.man, taken = p_.at(m.to());
  if (m.promotes())
    sink(Term::promotes, yonin_value(man.promoted()) - lifted_.value);
  else if (!lifted_.in_zone && lifted_.zone.has(m.to()))
    sink(Term::enters, 1);
  if (taken.is_empty()) {
    if (man.is(Role::pawn, Form::plain)) sink(Term::advances, 1);
    return;
  }
  sink(Term::takes, yonin_value(taken));
  if (!hostile_.has(m.to())) sink(Term::takes_free, yonin_value(taken));
  if (man.facing() != mover_) sink(Term::takes_turned, 1);
}

void YoninOrdering::look_at_risk(const Put& man, auto& sink) const {
  if (lifted_.saved > 0) sink(Term::saves, lifted_.saved);
  if (man.safe) {
    if (const int prey = dearest_prey(man); prey > 0) sink(Term::aims, prey);
    return;
  }
  const int value = yonin_value(man.man);
  sink(lifted_.cover.has(man.on) ? Term::risks_covered : Term::risks_bare, value);
  if (sight_.reached[next_].has(man.on)) sink(Term::risks_next, value);
}

int YoninOrdering::dearest_prey(const Put& man) const {
  int best = 0;
  for (const Square on : man.attacks& bare_) best = std::max(best, yonin_value(p_.at(on)));
  return best;
}

// ---- kings -----------------------------------------------------------------------------------------------

void YoninOrdering::look_at_check(Move m, const Put& man, auto& sink) const {
  Seat first = next_;
  while (first != mover_ && !checks(first, man)) first = next(first);
  if (first == mover_) return;
  sink(man.safe ? Term::checks : Term::checks_bare, 1);
  if (man.safe) sink(Term::steals, left_out(first));
  if (!man.attacks.has(p_.king(first))) sink(Term::discovers, 1);
  if (mates(m, man)) sink(Term::mates, 1);
}

// How many living seats do not get their turn because that one has to answer a check first.
int YoninOrdering::left_out(Seat checked) const {
  int n = 0;
  for (Seat s = next_; s != checked; s = next(s)) n += p_.plays(s);
  return n;
}

void YoninOrdering::look_at_kings(const Put& man, auto& sink) const {
  sink(Term::raids, (man.attacks & rival_zones_).count());
  sink(Term::leaves_raid, lifted_.raid);
  if (man.man.is_king()) {
    sink(in_check_ ? Term::king_flees : Term::king_quiet, 1);
    sink(Term::flees_from, (neighbours[index(man.on)] & hostile_).count());
    return;
  }
  if (!man.safe && own_zone_.has(man.on)) sink(Term::plugs, 1);
  sink(Term::shields, (man.attacks & own_zone_).count());
  sink(Term::leaves_shield, lifted_.shield);
}

constinit const std::array<std::string_view, yonin_move_term_count> yonin_move_term_names{
    "takes",       "takes_free",  "takes_turned",  "risks_bare", "risks_covered", "risks_next", "saves",
    "checks",      "checks_bare", "steals",        "discovers",  "mates",         "king_quiet", "king_flees",
    "flees_from",  "promotes",    "drops_rook",    "drops_gold", "drops_silver",  "drops_pawn", "raids",
    "leaves_raid", "shields",     "leaves_shield", "plugs",      "aims",          "advances",   "enters"};

}  // namespace tetrarchy::ai
