#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "core/seat.h"

namespace tetrarchy::ai {

// Which moves have refuted others so far: killers of each ply, and a count for each seat and move.
template <class Move>
class MoveHistory {
 public:
  explicit MoveHistory(std::size_t plies) : killers_(plies) {}

  void begin() {
    for (auto& count : counts_.of) count.fill(0);
    for (auto& pair : killers_) pair.fill({});
  }

  // In the units of Candidate::score: what to add to a move's promise.
  std::int32_t bonus(Seat s, std::size_t ply, Move m) const {
    constexpr std::int32_t killer = 384, most = 384;
    const std::int32_t counted = std::min<std::int32_t>(static_cast<std::int32_t>(counts_[s][slot(m)]) * 8, most);
    return counted + (killers_[ply][0] == m || killers_[ply][1] == m ? killer : 0);
  }

  void refuted(Seat s, std::size_t ply, Move m, int depth) {
    counts_[s][slot(m)] += static_cast<std::uint32_t>(depth * depth);
    auto& [first, second] = killers_[ply];
    if (first == m) return;
    second = first;
    first = m;
  }

 private:
  static constexpr std::size_t slots = 1024;  // moves may share one

  static std::size_t slot(Move m) {
    using Bits = std::conditional_t<sizeof(Move) == 2, std::uint16_t, std::uint32_t>;
    static_assert(sizeof(Move) == sizeof(Bits));
    return (std::uint64_t{std::bit_cast<Bits>(m)} * 0x9E3779B97F4A7C15u) >> 54;
  }

  BySeat<std::array<std::uint32_t, slots>> counts_;
  std::vector<std::array<Move, 2>> killers_;
};

}  // namespace tetrarchy::ai
