#include "ai/references.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "ai/families.h"
#include "ai/flat_monte_carlo.h"
#include "ai/thinkers.h"

namespace tetrarchy::ai {
namespace {

template <Game G>
std::vector<std::unique_ptr<Thinker<G>>> all_references() {
  using B = BrainOf<G>;
  std::vector<std::unique_ptr<Thinker<G>>> all;
  all.push_back(std::make_unique<RandomPlayer<G>>());
  all.push_back(std::make_unique<GreedyPlayer<G>>());
  all.push_back(std::make_unique<OnePlyPlayer<B>>(B()));
  all.push_back(std::make_unique<OnePlyPlayer<B>>(B(), whole_game / 10));
  all.push_back(std::make_unique<FlatMonteCarlo<B>>(B()));
  all.push_back(std::make_unique<MaterialMaxN<G>>());
  return all;
}

template <class G>
class References : public testing::Test {};
using Games = testing::Types<Djambi, Yonin>;
TYPED_TEST_SUITE(References, Games);

TYPED_TEST(References, slices_change_nothing) {
  for (const auto& p : played_positions<TypeParam>(11, 4))
    for (const auto& player : all_references<TypeParam>())
      expect_slices_change_nothing(*player, question<TypeParam>(p, 400));
}

TYPED_TEST(References, chance_comes_from_the_seed) {
  RandomPlayer<TypeParam> player;
  const auto p = played_positions<TypeParam>(12, 1).front();
  std::set<typename TypeParam::Position::Move> moves;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto q = question<TypeParam>(p, 1, seed);
    const auto move = ask(player, q).move;
    EXPECT_EQ(ask(player, q).move, move);
    moves.insert(move);
  }
  EXPECT_GT(moves.size(), 5u);
}

TYPED_TEST(References, greedy_takes_the_dearest) {
  GreedyPlayer<TypeParam> player;
  std::vector<typename TypeParam::Position::Move> moves;
  for (const auto& p : played_positions<TypeParam>(13, 20)) {
    const Seat me = *p.turn();
    const auto of_others = [me](const auto& position) {
      int sum = 0;
      for (const Seat s : all_seats) sum += s == me ? 0 : material(position)[s];
      return sum;
    };
    int least = of_others(p);
    p.legal_moves(moves);
    for (const auto m : moves) least = std::min(least, of_others(p.after(m)));
    EXPECT_EQ(of_others(p.after(ask(player, question<TypeParam>(p, 1)).move)), least);
  }
}

TYPED_TEST(References, one_ply_makes_the_most_of_its_shares) {
  using B = BrainOf<TypeParam>;
  OnePlyPlayer<B> player{B()};
  B brain;
  std::vector<Candidate<typename TypeParam::Position::Move>> candidates;
  for (const auto& p : played_positions<TypeParam>(14, 20)) {
    const Seat me = *p.turn();
    const auto share = [&](const auto& after) {
      return after.outcome() ? shares_of(*after.outcome())[me] : brain.shares(after)[me];
    };
    std::int32_t most = 0;
    brain.candidates(p, 10000, candidates);
    for (const auto& c : candidates) most = std::max(most, share(p.after(c.move)));
    EXPECT_EQ(share(p.after(ask(player, question<TypeParam>(p, 1)).move)), most);
  }
}

TYPED_TEST(References, flat_monte_carlo_spends_its_nodes) {
  using B = BrainOf<TypeParam>;
  FlatMonteCarlo<B> player{B()};
  for (const auto& p : played_positions<TypeParam>(15, 5))
    EXPECT_EQ(ask(player, question<TypeParam>(p, 333)).nodes, 333u);
}

TEST(LossCounter, gives_no_rook_for_a_pawn) {
  LossCounter player;
  int taken = 0;
  for (const auto& p : played_positions<Yonin>(16, 60)) {
    const Seat me = *p.turn();
    const auto q = question<Yonin>(p, 1);
    expect_slices_change_nothing(player, q);
    const auto after = p.after(ask(player, q).move);
    if (!after.turn()) continue;
    const auto balance = [&](const yonin::Position& reached) {
      const YoninSight sight(reached);
      int dearest = 0;
      for (const Square s : sight.men[me] & sight.hostile[me]) dearest = std::max(dearest, yonin_value(reached.at(s)));
      return material(reached)[me] - dearest;
    };
    std::vector<yonin::Move> moves;
    p.legal_moves(moves);
    for (const auto m : moves) {
      const auto other = p.after(m);
      if (!other.turn()) continue;
      EXPECT_LE(balance(other), balance(after));
    }
    taken += material(after)[me] > material(p)[me];
  }
  EXPECT_GT(taken, 0);
}

}  // namespace
}  // namespace tetrarchy::ai
