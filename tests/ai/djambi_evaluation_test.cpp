#include "ai/djambi_evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/djambi_features.h"
#include "games/djambi/scene.h"

namespace tetrarchy::ai {
namespace {

using djambi::board;
using djambi::Position;
using djambi::sq;
using Term = DjambiTerm;

Shares shares(const Position& p) { return djambi_shares(DjambiSurvey(p), djambi_weights); }

std::int32_t term(const Position& p, Seat s, Term t) {
  return djambi_features(DjambiSurvey(p))[s][static_cast<std::size_t>(t)];
}

constexpr std::string_view two_seats = "r r rb-- aakk 0 1 std";

Position walled(std::string_view fields, const std::string& digger = ".") {
  return board(
      "1 rC x  .  . .  . . . .\n2 x  x  .  . .  . . . .\n5 . . " + digger + " . bC bA . . .\n9 . . . . bR . . . .",
      fields);
}

TEST(DjambiEvaluation, who_is_walled_off_from_all_killers_does_not_lose) {
  const Position p = walled(two_seats);
  EXPECT_TRUE(is_safe(DjambiSurvey(p), Seat::red));
  EXPECT_GT(shares(p)[Seat::red], whole_game / 3) << "although blue has all the men";
}

TEST(DjambiEvaluation, a_necromobile_opens_walls) {
  const Position p = walled(two_seats, "bN");
  EXPECT_FALSE(is_safe(DjambiSurvey(p), Seat::red));
  EXPECT_LT(shares(p)[Seat::red], shares(walled(two_seats))[Seat::red]);
}

TEST(DjambiEvaluation, where_nobody_can_be_reached_the_shares_are_nearly_even) {
  const Position p = board(R"(
    1 rC .  x  . .  . . .  .
    2 x  x  x  . .  . . .  .
    8 .  .  .  . .  . . x  x
    9 .  .  .  . .  . x bM bC)",
                           two_seats);
  EXPECT_NEAR(shares(p)[Seat::red], whole_game / 2, whole_game / 16);
}

TEST(DjambiEvaluation, D8_4_the_nearer_the_quiet_limit_the_more_even_the_shares) {
  std::int32_t before = 0;
  for (const char* const quiet : {"199", "150", "80", "0"}) {
    const auto now = shares(walled("r r rb-- aakk " + std::string(quiet) + " 200 std", "bN"))[Seat::blue];
    EXPECT_GT(now, before);
    before = now;
  }
  EXPECT_EQ(shares(walled("r r rb-- aakk 0 200 quiet=0", "bN"))[Seat::blue], before);
}

TEST(DjambiEvaluation, D6_3_the_order_of_turns_follows_the_power) {
  const Position p = board(R"(
    1 gC .  .  . .  . . . yC
    5 .  .  .  . bC . . . .
    9 rC .  .  . .  . . . .)",
                           "r r rbyg aaaa 0 1 std");
  EXPECT_EQ(term(p, Seat::red, Term::wait), 0);
  EXPECT_EQ(term(p, Seat::blue, Term::wait), 1);
  EXPECT_EQ(term(p, Seat::yellow, Term::wait), 2);
  EXPECT_EQ(term(p, Seat::green, Term::wait), 3);
}

TEST(DjambiEvaluation, a_chief_under_the_fire_of_the_mover_is_nearly_lost) {
  const Position fire = board(R"(
    1 bC .  .  rA .  . . . .
    9 rC .  .  .  bA bR . . .)",
                              two_seats);
  EXPECT_EQ(term(fire, Seat::blue, Term::struck), 1);
  EXPECT_GT(shares(fire)[Seat::red], whole_game * 3 / 4) << "although blue has more men";
}

TEST(DjambiEvaluation, D3_1_militants_strike_two_squares_away_over_an_empty_one) {
  const std::string fields = "b b rb-- aakk 0 1 std";
  EXPECT_EQ(term(board("1 rC . bM . . . . . .\n9 . . . . . . . bC .", fields), Seat::red, Term::struck), 1);
  EXPECT_EQ(term(board("1 rC x bM . . . . . .\n9 . . . . . . . bC .", fields), Seat::red, Term::struck), 0);
  EXPECT_EQ(term(board("1 rC . . bM . . . . .\n9 . . . . . . . bC .", fields), Seat::red, Term::struck), 0);
}

TEST(DjambiEvaluation, D4_4_reporters_strike_from_beside) {
  const std::string fields = "b b rb-- aakk 0 1 std";
  EXPECT_EQ(
      term(board("1 rC . . . . . . . .\n5 . bR . . . . . . .\n9 . . . . . . . bC .", fields), Seat::red, Term::struck),
      1);
  EXPECT_EQ(term(board("1 rC x . . . . . . .\n2 x . . . . . . . .\n5 . bR . . . . . . .\n9 . . . . . . . bC .", fields),
                 Seat::red, Term::struck),
            0)
      << "not over a corner";
}

TEST(DjambiEvaluation, D7_2_cut_danger_counts_the_narrowest_way_to_the_maze) {
  const Position p = board(R"(
    1 bC .  x  . . . . . .
    2 .  .  x  . . . . . .
    3 x  .  x  . . . . . .
    4 x  x  .  . . . . . .
    9 rC .  rN . . . . . .)",
                           "r r rb-- aakk 0 1 ring=maze");
  EXPECT_EQ(term(p, Seat::blue, Term::cut_danger), 7);
  EXPECT_EQ(term(p, Seat::red, Term::cut_danger), 0) << "it has a necromobile";
}

}  // namespace
}  // namespace tetrarchy::ai
