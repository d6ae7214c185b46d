#include "ai/yonin_sight.h"

#include "games/yonin/lines.h"

namespace tetrarchy::ai {

using yonin::Cell;
using yonin::Position;

SquareSet slides_from(Square from, SquareSet occupied) {
  SquareSet to;
  for (std::size_t d = 0; d < 4; ++d) {
    const SquareSet ray = rays[index(from)][d], blockers = ray & occupied;
    to |= blockers.empty() ? ray : ray - rays[index(nearest(blockers, d))][d];
  }
  return to;
}

YoninSight::YoninSight(const Position& p) {
  const SquareSet occupied = p.occupied();
  for (const Square s : occupied) {
    const Cell man = p.at(s);
    const auto leader = man.controller();
    if (!leader) continue;
    SquareSet to = yonin::steps_of[man.pattern()][index(s)];
    if (man.slides()) to |= slides_from(s, occupied);
    men[*leader].add(s);
    twice[*leader] |= reached[*leader] & to;
    reached[*leader] |= to;
    if (man.is_king()) continue;
    covered[*leader] |= to;
    if (!man.is(yonin::Role::pawn, yonin::Form::plain)) officers[*leader].add(s);
    YoninMen& counted = count[*leader];
    ++counted.kinds[man.pattern() & 7];
    counted.turned += man.facing() != *leader;
    counted.forward += yonin::promotion_zone(man.facing()).has(s);
  }
  for (const Seat s : all_seats)
    for (const Seat o : all_seats)
      if (p.is_rival(s, o)) hostile[s] |= reached[o];
}

}  // namespace tetrarchy::ai
