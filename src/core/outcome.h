#pragma once

#include <cstdint>

#include "core/seat.h"

namespace tetrarchy {

// The end of a game. `share` sums to one: 1 for a winner, equal parts for those who share a draw, 0
// for the others. `place` counts from 1; seats that fell together share the better number; 0 for a
// seat that nobody sits in (hostage or vassal camps).
struct Outcome {
  BySeat<float> share;
  BySeat<std::uint8_t> place;
  bool operator==(const Outcome&) const = default;
};

}  // namespace tetrarchy
