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

constexpr int few_squares = 3;

std::int32_t& at(YoninMoveFeatures& all, YoninMoveTerm t) { return all[static_cast<std::size_t>(t)]; }

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
      hostile_(sight.hostile[mover_]),
      own_zone_(neighbours[index(p.king(mover_))]) {
  SquareSet kings;
  for (const Seat s : all_seats) kings.add(p.king(s));
  for (const Seat s : all_seats) {
    rival_[s] = p.plays(s) && p.is_rival(mover_, s);
    if (!rival_[s]) continue;
    const SquareSet zone = neighbours[index(p.king(s))];
    rival_zones_ |= zone;
    cornered_[s] = (zone - sight.men[s] - sight.hostile[s] - kings).count() <= few_squares;
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
  const Man man = moved(m);
  look_at_gain(m, all);
  look_at_risk(m, man, all);
  look_at_check(m, man, all);
  look_at_kings(m, man, all);
  return all;
}

// ---- the man after its move ----------------------------------------------------------------------

YoninOrdering::Man YoninOrdering::moved(Move m) const {
  SquareSet occupied = p_.occupied();
  Cell cell;
  if (m.is_drop()) {
    cell = Cell(m.dropped(), Form::plain, mover_, mover_);
  } else {
    cell = m.promotes() ? p_.at(m.from()).promoted() : p_.at(m.from());
    occupied.remove(m.from());
  }
  return {cell, m.to(), attacks(cell, m.to(), occupied)};
}

SquareSet YoninOrdering::attacks(Cell man, Square on, SquareSet occupied) const {
  const SquareSet to = yonin::steps_of[man.pattern()][index(on)];
  return man.slides() ? to | slides_from(on, occupied) : to;
}

BySeat<bool> YoninOrdering::checked_by(const Man& man, Move m) const {
  BySeat<bool> checked;
  for (const Seat s : all_seats) checked[s] = rival_[s] && (man.attacks.has(p_.king(s)) || discovers(s, m));
  return checked;
}

bool YoninOrdering::discovers(Seat s, Move m) const {
  return !m.is_drop() && discoverers_[s].has(m.from()) &&
         !(yonin::slides[index(p_.king(s))].has(m.to()) &&
           yonin::direction(p_.king(s), m.to()) == yonin::direction(p_.king(s), m.from()));
}

bool YoninOrdering::mates(Move m) const {
  const auto checked = checked_by(moved(m), m);
  const auto may_fall = [&](Seat s) { return checked[s] && cornered_[s]; };
  return std::ranges::any_of(all_seats, may_fall) && p_.after(m).living_seats() < p_.living_seats();
}

// ---- what it gains, risks and aims at --------------------------------------------------------------

void YoninOrdering::look_at_gain(Move m, YoninMoveFeatures& all) const {
  if (m.is_drop()) {
    constexpr std::array<Term, 4> drops{Term::drops_rook, Term::drops_gold, Term::drops_silver, Term::drops_pawn};
    at(all, drops[yonin::hand_index(m.dropped())]) = 1;
    at(all, Term::enters) = yonin::promotion_zone(mover_).has(m.to());
    return;
  }
  const Cell man = p_.at(m.from()), taken = p_.at(m.to());
  if (m.promotes()) at(all, Term::promotes) = yonin_value(man.promoted()) - yonin_value(man);
  const SquareSet zone = yonin::promotion_zone(man.facing());
  at(all, Term::enters) = !m.promotes() && zone.has(m.to()) && !zone.has(m.from());
  if (taken.is_empty()) {
    at(all, Term::advances) = man.is(Role::pawn, Form::plain);
    return;
  }
  at(all, Term::takes) = yonin_value(taken);
  if (!hostile_.has(m.to())) at(all, Term::takes_free) = yonin_value(taken);
  at(all, Term::takes_turned) = man.facing() != mover_;
}

void YoninOrdering::look_at_risk(Move m, const Man& man, YoninMoveFeatures& all) const {
  const int value = yonin_value(man.cell);
  if (!m.is_drop() && !man.cell.is_king() && hostile_.has(m.from()) && !sight_.reached[mover_].has(m.from()))
    at(all, Term::saves) = yonin_value(p_.at(m.from()));
  if (!hostile_.has(m.to())) {
    at(all, Term::aims) = dearest_prey(man);
    return;
  }
  const SquareSet& cover = m.is_drop() ? sight_.reached[mover_] : sight_.twice[mover_];
  at(all, cover.has(m.to()) ? Term::risks_covered : Term::risks_bare) = value;
  if (sight_.reached[next_].has(m.to())) at(all, Term::risks_next) = value;
}

int YoninOrdering::dearest_prey(const Man& man) const {
  int best = 0;
  for (const Square on : man.attacks& bare_) best = std::max(best, yonin_value(p_.at(on)));
  return best;
}

// ---- kings -----------------------------------------------------------------------------------------

void YoninOrdering::look_at_check(Move m, const Man& man, YoninMoveFeatures& all) const {
  const auto checked = checked_by(man, m);
  Seat first = next_;
  while (first != mover_ && !checked[first]) first = next(first);
  if (first == mover_) return;
  const bool safe = !hostile_.has(m.to());
  at(all, safe ? Term::checks : Term::checks_bare) = 1;
  if (safe) at(all, Term::steals) = left_out(first);
  at(all, Term::discovers) = !man.attacks.has(p_.king(first));
  at(all, Term::mates) = mates(m);
}

// How many living seats do not get their turn because that one has to answer a check first.
int YoninOrdering::left_out(Seat checked) const {
  int n = 0;
  for (Seat s = next_; s != checked; s = next(s)) n += p_.plays(s);
  return n;
}

void YoninOrdering::look_at_kings(Move m, const Man& man, YoninMoveFeatures& all) const {
  at(all, Term::raids) = (man.attacks & rival_zones_).count();
  at(all, Term::plugs) = own_zone_.has(m.to()) && hostile_.has(m.to()) && !man.cell.is_king();
  if (man.cell.is_king()) {
    at(all, in_check_ ? Term::king_flees : Term::king_quiet) = 1;
    at(all, Term::flees_from) = (neighbours[index(m.to())] & hostile_).count();
    return;
  }
  at(all, Term::shields) = (man.attacks & own_zone_).count();
  if (m.is_drop()) return;
  const SquareSet before = attacks(p_.at(m.from()), m.from(), p_.occupied());
  at(all, Term::leaves_raid) = (before & rival_zones_).count();
  at(all, Term::leaves_shield) = (before & own_zone_).count();
}

constinit const std::array<std::string_view, yonin_move_term_count> yonin_move_term_names{
    "takes",       "takes_free",  "takes_turned",  "risks_bare", "risks_covered", "risks_next", "saves",
    "checks",      "checks_bare", "steals",        "discovers",  "mates",         "king_quiet", "king_flees",
    "flees_from",  "promotes",    "drops_rook",    "drops_gold", "drops_silver",  "drops_pawn", "raids",
    "leaves_raid", "shields",     "leaves_shield", "plugs",      "aims",          "advances",   "enters"};

}  // namespace tetrarchy::ai
