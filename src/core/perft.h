#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"

namespace tetrarchy {

// The number of move sequences of exactly `depth` moves from `p`; a finished game has none. The last
// ply is counted, not played.
template <PositionLike P>
std::uint64_t perft(const P& p, int depth) {
  if (depth <= 0) return 1;
  if (depth == 1) return p.count_moves();
  std::vector<typename P::Move> moves;
  p.legal_moves(moves);
  std::uint64_t n = 0;
  for (const auto m : moves) n += perft(p.after(m), depth - 1);
  return n;
}

}  // namespace tetrarchy
