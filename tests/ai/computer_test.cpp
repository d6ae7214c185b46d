#include "ai/computer.h"

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "ai/brains.h"
#include "ai/thinkers.h"

namespace tetrarchy::ai {
namespace {

template <class G>
class ComputerOf : public testing::Test {};
using Games = testing::Types<Djambi, Yonin>;
TYPED_TEST_SUITE(ComputerOf, Games);

TYPED_TEST(ComputerOf, every_level_answers_lawfully_and_in_slices) {
  for (int level = 1; level <= level_count; ++level) {
    const auto computer = make_computer<TypeParam>(level);
    for (const auto& p : played_positions<TypeParam>(static_cast<std::uint64_t>(level), 2))
      expect_slices_change_nothing(*computer,
                                   question<TypeParam>(p, std::min<std::uint64_t>(nodes_of<TypeParam>(level), 300)));
  }
}

TYPED_TEST(ComputerOf, a_higher_level_works_no_less) {
  for (int level = 2; level <= level_count; ++level)
    EXPECT_GE(nodes_of<TypeParam>(level), nodes_of<TypeParam>(level - 1));
}

// ---- styles ------------------------------------------------------------------------------------------

template <Game G>
std::vector<typename G::Position> some_game(std::uint64_t seed) {
  std::vector<typename G::Position> game{std::get<typename G::Position>(G::start({}))};
  Random random(seed);
  std::vector<typename G::Position::Move> moves;
  while (game.size() < 60 && game.back().turn()) {
    game.back().legal_moves(moves);
    game.push_back(game.back().after(moves[random.below(moves.size())]));
  }
  if (!game.back().turn()) game.pop_back();
  return game;
}

TYPED_TEST(ComputerOf, a_neutral_seat_takes_everybody_to_be_selfish) {
  EXPECT_EQ(society<TypeParam>(Style::neutral, some_game<TypeParam>(1)), selfish_seats);
}

TYPED_TEST(ComputerOf, a_cautious_seat_takes_the_others_to_be_against_it) {
  const auto game = some_game<TypeParam>(2);
  const Seat me = *game.back().turn();
  const Society seats = society<TypeParam>(Style::cautious, game);
  for (const Seat s : all_seats) EXPECT_EQ(seats[s][me] < 0, s != me);
}

TYPED_TEST(ComputerOf, a_hunter_goes_for_one_that_stands_better_than_itself) {
  BrainOf<TypeParam> brain;
  int hunts = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto game = some_game<TypeParam>(seed);
    const Seat me = *game.back().turn();
    const Shares now = brain.shares(game.back());
    if (now[me] < whole_game / 20) continue;
    const Society seats = society<TypeParam>(Style::leader_hunter, game);
    for (const Seat s : all_seats) {
      if (s == me || seats[me][s] >= 0) continue;
      ++hunts;
      EXPECT_GT(now[s], now[me]);
      for (const Seat other : all_seats) EXPECT_TRUE(other == me || now[s] >= now[other]);
    }
  }
  EXPECT_GT(hunts, 5);
}

TYPED_TEST(ComputerOf, a_loser_goes_for_its_own_place_whatever_its_style) {
  BrainOf<TypeParam> brain;
  int losers = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto game = some_game<TypeParam>(seed);
    const Seat me = *game.back().turn();
    if (brain.shares(game.back())[me] >= whole_game / 20) continue;
    ++losers;
    const Society loyal = society<TypeParam>(Style::loyal, game);
    EXPECT_EQ(loyal, society<TypeParam>(Style::neutral, game));
    EXPECT_GT(loyal[me][me], whole_care);
  }
  EXPECT_GT(losers, 0);
}

TYPED_TEST(ComputerOf, styles_follow_from_what_everybody_saw) {
  for (const Style style : all_styles)
    EXPECT_EQ(society<TypeParam>(style, some_game<TypeParam>(8)), society<TypeParam>(style, some_game<TypeParam>(8)));
}

}  // namespace
}  // namespace tetrarchy::ai
