#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

#include "core/game.h"
#include "core/random.h"

namespace tetrarchy::cli {

enum class Taste : std::uint8_t {
  any,     // every legal move alike
  greedy,  // among the moves that take or expose a piece, if there are any
};

template <Game G>
bool kills(const typename G::Position& p, typename G::Position::Move m) {
  return std::ranges::any_of(G::choices(p, m), [](Choice c) { return c.act == Act::kill || c.act == Act::expose; });
}

template <Game G>
typename G::Position::Move random_move(const typename G::Position& p, Random& random, Taste taste) {
  std::vector<typename G::Position::Move> moves, killing;
  p.legal_moves(moves);
  if (taste == Taste::greedy)
    std::ranges::copy_if(moves, std::back_inserter(killing), [&](auto m) { return kills<G>(p, m); });
  const auto& choice = killing.empty() ? moves : killing;
  return choice[random.below(choice.size())];
}

// The position after `plies` random moves, or where the game ended before.
template <Game G>
typename G::Position random_position(typename G::Position p, int plies, Random& random, Taste taste) {
  for (int i = 0; i < plies && p.turn(); ++i) p = p.after(random_move<G>(p, random, taste));
  return p;
}

}  // namespace tetrarchy::cli
