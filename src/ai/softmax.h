#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "ai/shares.h"
#include "core/seat.h"

// How evaluations become shares: the odds of two seats are the exponential of the difference of their merits. Whole
// numbers throughout; the table is made by the compiler with additions and products only.
namespace tetrarchy::ai {

// Merits are in units of 1 / nat of a natural logarithm of odds.
inline constexpr std::int32_t nat = 4096;

// What an evaluation sees of each seat, as N numbers, and what one unit of each is worth, in 1 / nat. The tuning
// program fits the latter to the outcomes of games.
template <std::size_t N>
using Features = BySeat<std::array<std::int32_t, N>>;
template <std::size_t N>
using Weights = std::array<std::int32_t, N>;

template <std::size_t N>
constexpr std::int32_t merit(const std::array<std::int32_t, N>& features, const Weights<N>& weights) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < N; ++i) sum += features[i] * weights[i];
  return sum;
}

// 2^(-i/256) in 1 / 2^30.
inline constexpr std::array<std::uint32_t, 256> halving = [] {
  constexpr double root = 0.99729605608547012;  // 2^(-1/256)
  std::array<std::uint32_t, 256> all{};
  double power = 1;
  for (auto& p : all) {
    p = static_cast<std::uint32_t>(power * (1 << 30) + 0.5);
    power *= root;
  }
  return all;
}();

// exp(-d / nat) in 1 / 2^30.
constexpr std::uint32_t decay(std::int64_t d) {
  assert(d >= 0);
  constexpr std::int64_t per_nat = 94548;            // 256 / ln 2 in 1 / 256
  const std::int64_t n = d * per_nat / (nat * 256);  // in 1 / 256 of a halving
  return n >= 30 * 256 ? 0 : halving[static_cast<std::size_t>(n & 255)] >> (n >> 8);
}

// Shares among the living, of whom there is at least one; each of them gets something.
constexpr Shares softmax(const BySeat<std::int32_t>& merits, const BySeat<bool>& living) {
  std::int64_t best = INT64_MIN;
  for (const Seat s : all_seats)
    if (living[s]) best = std::max<std::int64_t>(best, merits[s]);
  BySeat<std::uint64_t> part;
  std::uint64_t sum = 0;
  for (const Seat s : all_seats) {
    if (!living[s]) continue;
    part[s] = decay(best - merits[s]);
    sum += part[s];
  }
  Shares shares;
  for (const Seat s : all_seats)
    if (living[s]) shares[s] = std::max(1, static_cast<std::int32_t>((part[s] * whole_game + sum / 2) / sum));
  return shares;
}

}  // namespace tetrarchy::ai
