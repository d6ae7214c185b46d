#pragma once

#include <cstdint>
#include <optional>

#include "ai/shares.h"
#include "core/seat.h"
#include "games/djambi/position.h"
#include "games/yonin/position.h"

// What simple programs count: the value of what each seat leads, in tenths of the cheapest piece. For reference
// opponents and to tell who is hit by a move; what a position is worth, the brains know better.
namespace tetrarchy::ai {

// After what the existing programs use: militant 1, diplomat and necromobile 2, assassin 3, reporter 3.3, chief 5, and
// 8 for a chief in power.
BySeat<int> material(const djambi::Position&);

// On the board and in the hand; a king counts nothing, as it is never taken.
BySeat<int> material(const yonin::Position&);

// Who lost most by a move of another, in material; nobody, if nothing was taken.
template <class Position>
std::optional<Seat> victim_of(const Position& before, const Position& after) {
  const BySeat<int> had = material(before), has = material(after);
  Seat victim = *before.turn();
  int most = 0;
  for (const Seat s : all_seats)
    if (s != *before.turn() && had[s] - has[s] > most) most = had[s] - has[s], victim = s;
  return most > 0 ? std::optional(victim) : std::nullopt;
}

// What hitting whom it hits makes a move worth, by itself.
template <class Position>
std::int32_t relish(const Shares& relishes, const Position& before, const Position& after) {
  const auto victim = victim_of(before, after);
  return victim ? relishes[*victim] : 0;
}

}  // namespace tetrarchy::ai
