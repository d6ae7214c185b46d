#pragma once

#include "core/seat.h"
#include "games/djambi/position.h"
#include "games/yonin/position.h"

// What simple programs count: the value of what each seat leads, in tenths of the cheapest piece. For reference
// opponents only; the brains know better.
namespace tetrarchy::ai {

// After what the existing programs use: militant 1, diplomat and necromobile 2, assassin 3, reporter 3.3, chief 5, and
// 8 for a chief in power.
BySeat<int> material(const djambi::Position&);

// On the board and in the hand; a king counts nothing, as it is never taken.
BySeat<int> material(const yonin::Position&);

}  // namespace tetrarchy::ai
