#include "ai/tree_search.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ai/allocations.h"
#include "ai/families.h"
#include "ai/thinkers.h"

namespace tetrarchy::ai {
namespace {

template <Game G>
using Tree = TreeSearch<BrainOf<G>>;

template <class G>
class TreeSearchOf : public testing::Test {
 protected:
  Tree<G> tree{BrainOf<G>()};
};
using Games = testing::Types<Djambi, Yonin>;
TYPED_TEST_SUITE(TreeSearchOf, Games);

template <Game G>
typename G::Position read(const char* text) {
  auto p = G::read_position(text, Strictness::edited);
  EXPECT_TRUE(std::holds_alternative<typename G::Position>(p)) << text;
  return std::get<typename G::Position>(std::move(p));
}

TYPED_TEST(TreeSearchOf, slices_change_nothing) {
  for (const auto& p : played_positions<TypeParam>(3, 6))
    expect_slices_change_nothing(this->tree, question<TypeParam>(p, 300));
}

TYPED_TEST(TreeSearchOf, gives_the_same_answer_to_the_same_question) {
  Tree<TypeParam> other{BrainOf<TypeParam>()};
  for (const auto& p : played_positions<TypeParam>(5, 6)) {
    const auto q = question<TypeParam>(p, 200);
    const auto first = ask(this->tree, q);
    ask(this->tree, question<TypeParam>(p.after(first.move).turn() ? p.after(first.move) : p, 50));
    expect_alike(first, ask(other, q));
    expect_alike(first, ask(this->tree, q));
  }
}

TYPED_TEST(TreeSearchOf, spends_no_more_than_the_question_allows) {
  for (const auto& p : played_positions<TypeParam>(7, 6))
    EXPECT_LE(ask(this->tree, question<TypeParam>(p, 77)).nodes, 77u);
}

TYPED_TEST(TreeSearchOf, goes_on_without_growing_when_its_tree_is_full) {
  TreeOptions small;
  small.positions = 50;
  Tree<TypeParam> bounded{BrainOf<TypeParam>(), small};
  for (const auto& p : played_positions<TypeParam>(11, 6)) {
    const auto endless = question<TypeParam>(p, 1'000'000'000'000);
    bounded.begin(endless);
    bounded.think(200);
    const std::size_t before = allocations();
    if (bounded.think(800) == Progress::done) continue;  // proven
    EXPECT_EQ(bounded.answer().nodes, 1000u);
    EXPECT_EQ(allocations() - before, 0u);
    expect_lawful(endless, bounded.answer());
  }
}

TYPED_TEST(TreeSearchOf, shares_sum_to_a_game) {
  for (const auto& p : played_positions<TypeParam>(9, 12)) {
    std::int64_t sum = 0;
    for (const auto share : ask(this->tree, question<TypeParam>(p, 100)).shares.of) sum += share;
    EXPECT_NEAR(static_cast<double>(sum), whole_game, 8);
  }
}

TYPED_TEST(TreeSearchOf, allocates_nothing_once_it_is_warm) {
  std::vector<Question<TypeParam>> questions;
  for (const auto& p : played_positions<TypeParam>(13, 30)) questions.push_back(question<TypeParam>(p, 150));
  for (const auto& q : questions) ask(this->tree, q);
  const std::size_t before = allocations();
  for (const auto& q : questions) {
    this->tree.begin(q);
    while (this->tree.think(1000) == Progress::thinking) {
    }
  }
  EXPECT_EQ(allocations() - before, 0u);
}

TYPED_TEST(TreeSearchOf, does_not_go_back_to_where_the_game_has_been_while_it_stands_well) {
  const auto start = std::get<typename TypeParam::Position>(TypeParam::start({}));
  auto q = question<TypeParam>(start, 100);
  const auto first = ask(this->tree, q);
  q.past.push_back(start.after(first.move).key());
  EXPECT_NE(ask(this->tree, q).move, first.move);
}

TYPED_TEST(TreeSearchOf, the_seed_may_change_the_opening) {
  const auto start = std::get<typename TypeParam::Position>(TypeParam::start({}));
  std::vector<typename TypeParam::Position::Move> moves;
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    moves.push_back(ask(this->tree, question<TypeParam>(start, 60, seed)).move);
  EXPECT_NE(std::ranges::count(moves, moves.front()), static_cast<std::ptrdiff_t>(moves.size()));
}

// The last rival's chief stands in the assassin's line: one move wins the game, and nothing more is looked at.
TEST(TreeSearchDjambi, takes_the_last_chief_and_knows_that_it_has_won) {
  Tree<Djambi> tree{DjambiBrain()};
  const auto p = read<Djambi>("yC8/9/9/9/9/9/9/rA8/8rC r r rryr akak 0 90 std");
  const auto answer = ask(tree, question<Djambi>(p, 5000));
  EXPECT_EQ(answer.move.to(), Djambi::read_square("a1"));
  EXPECT_EQ(answer.shares[Seat::red], whole_game);
  EXPECT_LT(answer.nodes, 5000u);
}

// A cautious player takes the others to be against it, so it thinks less of its chances.
TYPED_TEST(TreeSearchOf, who_fears_the_others_expects_less) {
  std::int64_t fearless = 0, fearful = 0;
  for (const auto& p : played_positions<TypeParam>(15, 8)) {
    auto q = question<TypeParam>(p, 200);
    const Seat me = *p.turn();
    fearless += ask(this->tree, q).shares[me];
    for (const Seat s : all_seats)
      if (s != me) q.character.society[s][me] = -whole_care;
    fearful += ask(this->tree, q).shares[me];
  }
  EXPECT_LT(fearful, fearless);
}

TYPED_TEST(TreeSearchOf, who_relishes_to_hit_a_seat_hits_it_oftener) {
  int hits = 0, relished_hits = 0;
  for (const auto& p : played_positions<TypeParam>(25, 50)) {
    auto q = question<TypeParam>(p, 60);
    const Seat prey = next(*p.turn());
    const auto hit = [&] { return victim_of(p, p.after(ask(this->tree, q).move)) == prey; };
    hits += hit();
    q.character.relish[prey] = whole_game / 2;
    relished_hits += hit();
  }
  EXPECT_GT(relished_hits, hits);
}

}  // namespace
}  // namespace tetrarchy::ai
