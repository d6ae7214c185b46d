#include "ai/references.h"

#include <array>

#include "ai/yonin_sight.h"

namespace tetrarchy::ai {

BySeat<int> material(const djambi::Position& p) {
  constexpr std::array<int, 6> values{50, 30, 33, 20, 20, 10};  // by Role
  constexpr int power = 80;
  BySeat<int> all;
  for (const Square s : p.occupied()) {
    const djambi::Cell cell = p.at(s);
    if (!cell.is_living()) continue;
    if (const auto leader = p.controller(cell.camp())) all[*leader] += values[static_cast<std::size_t>(cell.role())];
  }
  if (const auto ruler = p.power()) all[*ruler] += power;
  return all;
}

BySeat<int> material(const yonin::Position& p) {
  BySeat<int> all;
  for (const Square s : p.occupied())
    if (const auto leader = p.at(s).controller()) all[*leader] += yonin_value(p.at(s));
  for (const Seat s : all_seats)
    for (const yonin::Role role : yonin::hand_roles) all[s] += p.hand(s)[role] * yonin_hand_value(role);
  return all;
}

std::int64_t LossCounter::appraise(Move m) {
  const Position p = position().after(m);
  constexpr std::int64_t win = 1'000'000;
  if (!p.turn()) return p.place(me()) == 1 ? win : -win;
  const YoninSight sight(p);
  int dearest = 0;
  for (const Square s : sight.men[me()] & sight.hostile[me()]) dearest = std::max(dearest, yonin_value(p.at(s)));
  const int gain = material(p)[me()] - material(position())[me()];
  return (std::int64_t{gain - dearest} << 32) + chance();
}

}  // namespace tetrarchy::ai
