#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>
#include <vector>

#include "ai/thinker.h"
#include "core/random.h"

// What holds for every computer player.
namespace tetrarchy::ai {

// Positions of games in which every move is drawn by lot, captures rather than others.
template <Game G>
std::vector<typename G::Position> played_positions(std::uint64_t seed, std::size_t count, const StartSpec& spec = {}) {
  using Position = typename G::Position;
  const auto start = std::get<Position>(G::start(spec));
  Random random(seed);
  std::vector<Position> positions;
  std::vector<typename Position::Move> moves;
  for (Position p = start; positions.size() < count;) {
    p.legal_moves(moves);
    auto m = moves[random.below(moves.size())];
    for (int again = 0; again < 3 && p.at(m.to()) == decltype(p.at(m.to())){}; ++again)
      m = moves[random.below(moves.size())];
    p = p.after(m);
    if (!p.turn())
      p = start;
    else if (random.below(4) == 0)
      positions.push_back(p);
  }
  return positions;
}

template <Game G>
Question<G> question(const typename G::Position& p, std::uint64_t nodes, std::uint64_t seed = 1) {
  return {p, {}, nodes, seed};
}

template <Game G>
Answer<G> ask(Thinker<G>& thinker, const Question<G>& q) {
  thinker.begin(q);
  while (thinker.think(q.nodes + 1) == Progress::thinking) {
  }
  return thinker.answer();
}

template <Game G>
void expect_alike(const Answer<G>& a, const Answer<G>& b) {
  EXPECT_EQ(a.move, b.move);
  EXPECT_EQ(a.shares, b.shares);
  EXPECT_EQ(a.nodes, b.nodes);
  EXPECT_EQ(a.line, b.line);
}

// The move is legal, the line begins with it and can be played, and that from begin() on.
template <Game G>
void expect_lawful(const Question<G>& q, const Answer<G>& answer) {
  ASSERT_FALSE(answer.line.empty());
  EXPECT_EQ(answer.line.front(), answer.move);
  std::vector<typename G::Position::Move> moves;
  auto p = q.position;
  for (const auto m : answer.line) {
    p.legal_moves(moves);
    ASSERT_NE(std::ranges::find(moves, m), moves.end());
    p = p.after(m);
  }
}

template <Game G>
void expect_slices_change_nothing(Thinker<G>& thinker, const Question<G>& q) {
  const Answer<G> whole = ask(thinker, q);
  expect_lawful(q, whole);
  Random random(q.seed);
  thinker.begin(q);
  expect_lawful(q, thinker.answer());
  while (thinker.think(random.below(40)) == Progress::thinking) expect_lawful(q, thinker.answer());
  expect_alike(whole, thinker.answer());
  thinker.begin(q);
  thinker.think(3);
  EXPECT_EQ(thinker.think(UINT64_MAX), Progress::done);
  expect_alike(whole, thinker.answer());
}

}  // namespace tetrarchy::ai
