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
  for (int level = 1; level <= best_level<TypeParam>(); ++level) {
    const auto computer = make_computer<TypeParam>(level);
    for (const auto& p : played_positions<TypeParam>(static_cast<std::uint64_t>(level), 2))
      expect_slices_change_nothing(*computer,
                                   question<TypeParam>(p, std::min<std::uint64_t>(nodes_of<TypeParam>(level), 300)));
  }
}

TYPED_TEST(ComputerOf, a_higher_level_works_no_less) {
  for (int level = 2; level <= best_level<TypeParam>(); ++level)
    EXPECT_GE(nodes_of<TypeParam>(level), nodes_of<TypeParam>(level - 1));
}

// ---- styles ------------------------------------------------------------------------------------------

// A game in which each takes one of the moves that look best to it, up to that ply.
template <Game G>
std::vector<typename G::Position> some_game(std::uint64_t seed, std::size_t plies = 60) {
  const auto start = std::get<typename G::Position>(G::start({}));
  std::vector<typename G::Position> game{start};
  Random random(seed);
  BrainOf<G> brain;
  std::vector<Candidate<typename G::Position::Move>> candidates;
  while (game.size() < plies) {
    brain.candidates(game.back(), 6, candidates);
    game.push_back(game.back().after(candidates[random.below(candidates.size())].move));
    if (!game.back().turn()) game.assign(1, start);
  }
  return game;
}

TYPED_TEST(ComputerOf, a_neutral_seat_takes_everybody_to_be_selfish) {
  EXPECT_EQ(character<TypeParam>(Style::neutral, some_game<TypeParam>(1, 3)), Character{});
}

TYPED_TEST(ComputerOf, a_cautious_seat_takes_the_others_to_be_against_it) {
  const auto game = some_game<TypeParam>(2);
  const Seat me = *game.back().turn();
  const Society seats = character<TypeParam>(Style::cautious, game).society;
  for (const Seat s : all_seats) EXPECT_EQ(seats[s][me] < 0, s != me);
}

TYPED_TEST(ComputerOf, a_hunter_goes_for_one_that_stands_better_than_itself) {
  BrainOf<TypeParam> brain;
  int hunts = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto game = some_game<TypeParam>(seed);
    const Seat me = *game.back().turn();
    const Shares now = brain.shares(game.back());
    if (now[me] < whole_game / 20) continue;
    const Society seats = character<TypeParam>(Style::leader_hunter, game).society;
    for (const Seat s : all_seats) {
      if (s == me || seats[me][s] >= 0) continue;
      ++hunts;
      EXPECT_GT(now[s], now[me]);
      for (const Seat other : all_seats) EXPECT_TRUE(other == me || now[s] >= now[other]);
    }
  }
  EXPECT_GT(hunts, 5);
}

TYPED_TEST(ComputerOf, a_hunter_would_rather_hit_its_prey_than_anybody_else) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto game = some_game<TypeParam>(seed);
    const Seat me = *game.back().turn();
    const Character hunter = character<TypeParam>(Style::leader_hunter, game);
    for (const Seat s : all_seats)
      EXPECT_EQ(hunter.relish[s] > 0, s != me && hunter.society[me][s] < 0 && hunter.society[me][me] == whole_care);
  }
}

// A game in which red moves by lot and the others play what looks best, until red has all but lost and is to move;
// empty if that does not happen.
template <Game G>
std::vector<typename G::Position> losing_game(std::uint64_t seed) {
  std::vector<typename G::Position> game{std::get<typename G::Position>(G::start({}))};
  Random random(seed);
  BrainOf<G> brain;
  std::vector<Candidate<typename G::Position::Move>> candidates;
  while (game.back().turn() && game.size() < 300) {
    const bool is_red = game.back().turn() == Seat::red;
    if (is_red && brain.shares(game.back())[Seat::red] < whole_game / 20) return game;
    brain.candidates(game.back(), 1000, candidates);
    game.push_back(game.back().after(candidates[is_red ? random.below(candidates.size()) : 0].move));
  }
  return {};
}

TEST(Computer, a_loser_goes_for_its_own_place_whatever_its_style) {
  int losers = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto game = losing_game<Djambi>(seed);
    if (game.empty()) continue;
    ++losers;
    const Character loyal = character<Djambi>(Style::loyal, game);
    EXPECT_EQ(loyal, character<Djambi>(Style::neutral, game));
    EXPECT_GT(loyal.society[Seat::red][Seat::red], whole_care);
  }
  EXPECT_GT(losers, 0);
}

TYPED_TEST(ComputerOf, styles_follow_from_what_everybody_saw) {
  for (const Style style : all_styles)
    EXPECT_EQ(character<TypeParam>(style, some_game<TypeParam>(8)),
              character<TypeParam>(style, some_game<TypeParam>(8)));
}

}  // namespace
}  // namespace tetrarchy::ai
