#pragma once

#include <cassert>
#include <cstdint>

#include "core/outcome.h"
#include "core/seat.h"

// What a position is worth, in whole numbers: the same search must make the same move natively, as wasm and
// everywhere, so nothing that a search compares is a floating-point number.
namespace tetrarchy::ai {

// One game to be shared out.
inline constexpr std::int32_t whole_game = 1 << 16;

// The part of the game that each seat may expect, in units of 1 / whole_game. They are not negative and
// sum to whole_game, give or take four units of rounding. A seat that is out has none.
using Shares = BySeat<std::int32_t>;

inline Shares shares_of(const Outcome& outcome) {
  Shares shares;
  for (const Seat s : all_seats) shares[s] = static_cast<std::int32_t>(outcome.share[s] * whole_game);
  return shares;
}

// Those who live share the game alike, as in a draw.
template <class Position>
Shares even_shares(const Position& p) {
  Shares shares{};
  for (const Seat s : all_seats)
    if (p.plays(s)) shares[s] = whole_game / p.living_seats();
  return shares;
}

// How much a seat cares for the part of each seat, in 1/256 (the row of a social matrix: Wilson, Zuckerman and Nau,
// AAMAS 2011). A selfish seat has 256 for itself and 0 for the others.
using Attitude = BySeat<std::int32_t>;

inline constexpr std::int32_t whole_care = 256;

constexpr Attitude selfish(Seat s) {
  Attitude attitude{};
  attitude[s] = whole_care;
  return attitude;
}

// A row for each seat: as whoever thinks takes the seats to be, its own row included.
using Society = BySeat<Attitude>;

inline constexpr Society selfish_seats{
    {selfish(Seat::red), selfish(Seat::blue), selfish(Seat::yellow), selfish(Seat::green)}};

// What makes one player unlike another: what everybody at the table cares for, as it takes them, and what hitting a
// seat, that is to say a move that takes something from it, is worth to it by itself, in the units of Shares.
struct Character {
  Society society = selfish_seats;
  Shares relish{};

  bool operator==(const Character&) const = default;
};

// What the shares are worth to a seat of that attitude, in the units of Shares.
constexpr std::int64_t worth(const Attitude& attitude, const Shares& shares) {
  std::int64_t sum = 0;
  for (const Seat s : all_seats) sum += std::int64_t{attitude[s]} * shares[s];
  return sum / whole_care;
}

}  // namespace tetrarchy::ai
