#include "games/djambi/scene.h"

// The illustrated examples of the published rules, square by square. What other sources tell in passing
// is in the tests of the clauses.
namespace tetrarchy::djambi {
namespace {

Position chief_with_two_victims() {
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    5 .  .  .  .  gC .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
}

TEST(WorkedExamples, D4_2_the_red_chief_kills_in_the_maze_and_stays_open_to_blue) {
  const Position q = play(chief_with_two_victims(), "a9e5@f4");
  EXPECT_TRUE(legal(q, "i9e5@a1"));
  EXPECT_FALSE(legal(play(q, "i9i8 e5d5"), "i1e5")) << "the body on F4 stops yellow";
}

TEST(WorkedExamples, D4_2_a_body_on_f6_does_not_stop_the_yellow_chief) {
  // One source prints F6; that square is not between the maze and the yellow corner.
  const Position q = play(chief_with_two_victims(), "a9e5@f6");
  EXPECT_FALSE(legal(q, "i9e5@a1")) << "it stops blue instead";
  EXPECT_TRUE(legal(play(q, "i9i8 e5d5"), "i1e5"));
}

TEST(WorkedExamples, D4_2_the_red_chief_kills_in_the_blue_corner_and_stays_open_to_green) {
  const Position q = play(chief_with_two_victims(), "a9i9@i8");
  EXPECT_EQ(turn(q), "g");
  EXPECT_TRUE(legal(q, "e5i9@a1"));
  EXPECT_EQ(why(play(q, "e5d5"), "i1i9@a1"), "body_in_the_way D3.3");
}

TEST(WorkedExamples, D4_4_the_reporter_crosses_the_maze_and_has_four_neighbours_to_expose) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  yA yC
    2 .  .  .  .  .  .  gM .  yR
    3 .  .  .  .  .  .  .  yM .
    7 .  .  rR .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(moves_of(p, "c7h2"), "c7h2 c7h2xg2 c7h2xh1 c7h2xh3 c7h2xi2");
}

TEST(WorkedExamples, D4_4_a_reporter_that_was_carried_has_to_move_before_it_exposes) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 bD .  .  .  .  .  yR .  .
    7 .  .  .  bM .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  const Position q = play(p, "a4g4@d6");
  ASSERT_EQ(turn(q), "y");
  EXPECT_EQ(why(q, "d6d7"), "reporter_moves_first D4.4");
  EXPECT_TRUE(legal(q, "d6c7xd7"));
}

TEST(WorkedExamples, D4_5_the_diplomat_brings_an_assassin_before_a_chief) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  gC
    8 .  bD .  .  .  yA .  .  .
    9 rC .  .  yC .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  const Position q = play(p, "b8f8@h2");
  EXPECT_EQ(turn(q), "y");
  const Position r = play(q, "h2i1");
  EXPECT_EQ(on(r, "h2"), "x");
  EXPECT_EQ(controllers(r), "rbyy");
}

TEST(WorkedExamples, D4_6_the_necromobile_shields_the_red_chief) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    3 .  .  x  .  .  .  .  .  .
    5 .  .  .  .  #  .  .  .  bC
    7 .  .  rN .  .  .  .  .  .
    9 rC .  .  .  .  .  .  bA .)");
  EXPECT_TRUE(legal(play(p, "c7c6"), "h9a9"));
  EXPECT_FALSE(legal(play(p, "c7c3@g9"), "h9a9"));
}

TEST(WorkedExamples, D5_3_the_assassin_leaves_the_maze_across_its_origin_and_the_body_shields_it) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  yC .
    2 .  .  .  .  .  .  .  yA .
    5 .  .  .  .  gC .  .  .  .
    8 .  rC .  .  .  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "y y rbyg aaaa 0 1 std");
  const Position q = play(p, "h2e5>i1");
  EXPECT_EQ(on(q, "h2"), "x");
  EXPECT_EQ(why(p, "h2e5>h2"), "assassin_exit_on_origin D5.3");
  EXPECT_EQ(why(q, "b8i1@a1"), "body_in_the_way D3.3");
  EXPECT_TRUE(legal(q, "b8e5"));
}

TEST(WorkedExamples, D5_3_the_same_towards_the_opposite_corner) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  yC .
    2 .  rC .  .  .  .  .  .  .
    5 .  .  .  .  gC .  .  .  .
    8 .  .  .  .  .  .  .  yA .
    9 .  .  bC .  .  .  .  .  .)",
                           "y y rbyg aaaa 0 1 std");
  const Position q = play(p, "h8e5>i9");
  EXPECT_EQ(on(q, "h8") + on(q, "i9"), "xyA");
  EXPECT_EQ(why(q, "b2i9@a1"), "body_in_the_way D3.3");
}

}  // namespace
}  // namespace tetrarchy::djambi
