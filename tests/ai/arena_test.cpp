#include "ai/arena.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <variant>
#include <vector>

#include "ai/bench.h"
#include "ai/brains.h"
#include "ai/computer.h"
#include "ai/players.h"

namespace tetrarchy::ai {
namespace {

template <Game G>
Entrant<G> player(const std::string& text) {
  auto made = make_player<G>(text);
  EXPECT_TRUE(std::holds_alternative<Entrant<G>>(made)) << text;
  return std::get<Entrant<G>>(std::move(made));
}

template <Game G>
typename G::Position start(const std::string& options = "std") {
  StartSpec spec;
  spec.options = options;
  return std::get<typename G::Position>(G::start(spec));
}

template <class G>
class ArenaOf : public testing::Test {};
using Games = testing::Types<Djambi, Yonin>;
TYPED_TEST_SUITE(ArenaOf, Games);

TYPED_TEST(ArenaOf, an_opening_has_four_to_eight_plies_and_nobody_has_fallen) {
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    const auto p = random_opening<TypeParam>(start<TypeParam>(), random);
    EXPECT_TRUE(p.turn());
    EXPECT_EQ(p.living_seats(), 4);
    EXPECT_GE(p.number(), 5);
    EXPECT_LE(p.number(), 9);
  }
}

TYPED_TEST(ArenaOf, the_same_seed_plays_the_same_game) {
  std::vector<Entrant<TypeParam>> players;
  for (const char* text : {"level3:nodes=40", "random", "greedy", "oneply"}) players.push_back(player<TypeParam>(text));
  const auto play = [&](std::uint64_t seed) {
    return play_game<TypeParam>(start<TypeParam>(), std::span(players), {{0, 1, 2, 3}}, seed, {});
  };
  const GameResult a = play(5), b = play(5), c = play(6);
  EXPECT_EQ(a.plies, b.plies);
  EXPECT_EQ(a.place, b.place);
  EXPECT_EQ(a.nodes, b.nodes);
  EXPECT_NE(a.nodes, c.nodes);
}

TYPED_TEST(ArenaOf, a_game_that_is_too_long_is_unfinished_and_shared_by_the_living) {
  std::vector<Entrant<TypeParam>> players;
  players.push_back(player<TypeParam>("random"));
  const auto g = play_game<TypeParam>(start<TypeParam>(), std::span(players), {}, 1, {.max_plies = 3});
  EXPECT_EQ(g.end, GameResult::End::unfinished);
  EXPECT_EQ(g.plies, 3);
  for (const double share : g.share.of) EXPECT_DOUBLE_EQ(share, .25);
}

TYPED_TEST(ArenaOf, one_ply_beats_chance) {
  std::vector<Entrant<TypeParam>> players;
  players.push_back(player<TypeParam>("oneply"));
  players.push_back(player<TypeParam>("random"));
  double share = 0;
  for (const Seating& seating : seatings({{0, 1, 1, 1}}))
    for (const Seat s : all_seats)
      if (seating[s] == 0)
        share += play_game<TypeParam>(start<TypeParam>(), std::span(players), seating, 9, {}).share[s];
  EXPECT_GT(share, 2);
}

// D8.4: the arena ends games as the table does.
TEST(Arena, D8_4_a_quiet_game_is_drawn) {
  std::vector<Entrant<Djambi>> players;
  players.push_back(player<Djambi>("oneply"));
  const auto g = play_game<Djambi>(start<Djambi>("quiet=6"), std::span(players), {}, 3, {});
  EXPECT_EQ(g.end, GameResult::End::drawn);
  EXPECT_TRUE(g.cause.starts_with("djambi.end.quiet")) << g.cause;
}

TYPED_TEST(ArenaOf, players_are_known_by_name_and_others_are_refused) {
  for (const char* text : {"level1", "level5:style=vengeful", "tree:nodes=10:c=60:width=20", "paranoid", "opps", "brs",
                           "maxn", "oneply:noise=10", "flat:plies=8", "greedy", "random", "existing"})
    player<TypeParam>(text);
  const auto level = [](int n) { return "level" + std::to_string(n); };
  player<TypeParam>(level(best_level<TypeParam>()));
  const std::string above = level(best_level<TypeParam>() + 1);
  for (const char* text : {"", "level0", "level01", "level", above.c_str(), "level55", "tree:nodes", "tree:nodes=x",
                           "tree:nodes=0", "tree:depth=3", "oneply:style=rude", "nobody"}) {
    const auto made = make_player<TypeParam>(text);
    ASSERT_TRUE(std::holds_alternative<Refusal>(made)) << text;
    EXPECT_EQ(std::get<Refusal>(made).code, "bad_player");
  }
}

// The signature of the search. A change of it is a change of play: it goes into the commit message.
TYPED_TEST(ArenaOf, bench_is_the_same_again_and_everywhere) {
  const auto first = bench<TypeParam>(10, 100), again = bench<TypeParam>(10, 100);
  EXPECT_EQ(first.nodes, again.nodes);
  EXPECT_EQ(first.signature, again.signature);
  EXPECT_NE(first.signature, bench<TypeParam>(10, 101).signature);
}

}  // namespace
}  // namespace tetrarchy::ai
