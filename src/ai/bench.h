#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "ai/brains.h"
#include "ai/computer.h"
#include "ai/thinker.h"
#include "core/random.h"

// Fixed work whose outcome is one number: it changes when, and only when, what the search does changes. It must be the
// same natively, as wasm and everywhere (architecture, principle 16).
namespace tetrarchy::ai {

struct BenchResult {
  std::uint64_t nodes;      // spent
  std::uint64_t signature;  // of every move, its shares and its nodes
};

// Positions from the middle of games that take what they can: the same everywhere.
template <Game G>
std::vector<typename G::Position> bench_positions(int count) {
  BrainOf<G> brain;
  std::vector<Candidate<typename G::Position::Move>> candidates;
  std::vector<typename G::Position> positions;
  Random random(2026);
  auto p = std::get<typename G::Position>(G::start({}));
  const auto start = p;
  for (std::uint64_t ply = 0; static_cast<int>(positions.size()) < count; ++ply) {
    if (!p.turn() || ply % 151 == 150) p = start;
    brain.candidates(p, 12, candidates);
    p = p.after(candidates[random.below(candidates.size())].move);
    if (ply % 7 == 6 && p.turn()) positions.push_back(p);
  }
  return positions;
}

constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) { return Random(hash ^ value).next(); }

template <Game G>
std::uint64_t signature_of(const typename G::Position& p, const Answer<G>& answer) {
  std::uint64_t hash = mixed(answer.nodes, p.after(answer.move).key());
  for (const Seat s : all_seats) hash = mixed(hash, static_cast<std::uint64_t>(answer.shares[s]));
  return hash;
}

// Every level's kind of search in turn, over the positions.
template <Game G>
BenchResult bench(int positions, std::uint64_t nodes) {
  std::vector<std::unique_ptr<Thinker<G>>> players;
  for (int level = 1; level <= best_level<G>(); ++level) players.push_back(make_computer<G>(level));
  BenchResult result{0, 0};
  std::size_t turn = 0;
  for (const auto& p : bench_positions<G>(positions)) {
    Thinker<G>& thinker = *players[turn++ % players.size()];
    thinker.begin({p, {}, nodes, 1});
    while (thinker.think(nodes) == Progress::thinking) {
    }
    result.nodes += thinker.answer().nodes;
    result.signature = mixed(result.signature, signature_of(p, thinker.answer()));
  }
  return result;
}

}  // namespace tetrarchy::ai
