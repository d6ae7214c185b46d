#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "core/pick.h"

// What both games ask of the choices of their moves.
namespace tetrarchy {

inline void add_once(Choices& all, Choice c) {
  if (std::ranges::find(all, c) == all.end()) all.push_back(c);
}

// What may follow `made` in the legal moves: each choice once, in their order. `choices_of` gives the
// choices of a move.
template <class Position>
Choices following(const Position& p, std::span<const Choice> made, const auto& choices_of) {
  std::vector<typename Position::Move> moves;
  p.legal_moves(moves);
  Choices open;
  for (const auto m : moves) {
    const Choices all = choices_of(p, m);
    if (all.size() > made.size() && std::equal(made.begin(), made.end(), all.begin())) add_once(open, all[made.size()]);
  }
  return open;
}

}  // namespace tetrarchy
