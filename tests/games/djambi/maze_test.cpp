#include "games/djambi/scene.h"

// D5: acting in the maze, and leaving it.
namespace tetrarchy::djambi {
namespace {

Position assassin_in_line(std::string_view options = "std") {  // C.1 1, 2
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    2 .  .  .  .  .  .  .  yA .
    5 .  .  .  .  gC .  .  .  .
    8 .  rC .  .  .  .  .  .  .
    9 .  .  .  .  yM .  .  .  bC)",
               "y y rbyg aaaa 0 1 " + std::string(options));
}

TEST(Maze, D5_1_who_acts_in_the_maze_must_leave_it) {
  const Position p = assassin_in_line();
  EXPECT_EQ(why(p, "h2e5"), "move_incomplete D10.2");
  EXPECT_EQ(why(p, "h2e5>e5"), "must_leave_maze D5.1");
}

TEST(Maze, D5_1_the_maze_is_entered_to_act_only) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 .  .  .  rA rN rD .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  for (const char* m : {"d4e5", "e4e5", "f4e5"}) EXPECT_EQ(why(p, m), "maze_only_for_chiefs D3.2") << m;
}

TEST(Maze, D5_2_the_exit_runs_along_a_line_over_empty_squares_to_an_empty_one) {
  const Position p = assassin_in_line();
  EXPECT_TRUE(legal(p, "h2e5>e1"));
  EXPECT_TRUE(legal(p, "h2e5>c7"));
  EXPECT_EQ(why(p, "h2e5>f3"), "exit_not_in_line D5.2");
  EXPECT_EQ(why(p, "h2e5>e9"), "exit_occupied D5.2");
  EXPECT_EQ(why(p, "h2e5>i9"), "no_master_move D5.5");
  EXPECT_EQ(why(p, "h2e5>a9"), "piece_in_the_way D3.3");
}

TEST(Maze, D5_3_the_assassin_crosses_its_origin_on_the_exit) {
  const Position p = board(R"(
    1 yC .  .  .  .  .  .  .  .
    2 .  .  .  .  .  .  .  yA .
    5 .  .  .  .  gC .  .  .  .
    8 .  rC .  .  .  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "y y rbyg aaaa 0 1 std");
  ASSERT_TRUE(legal(p, "h2e5>i1"));
  const Position q = play(p, "h2e5>i1");
  EXPECT_EQ(on(q, "i1") + on(q, "h2") + on(q, "e5"), "yAx.");
  EXPECT_EQ(controllers(q), "rbyy");
}

TEST(Maze, D5_3_with_its_own_chief_on_the_corner_the_assassin_stops_short_of_it) {
  const Position p = assassin_in_line();
  EXPECT_EQ(why(p, "h2e5>i1"), "exit_occupied D5.2");
  EXPECT_TRUE(legal(p, "h2e5>g3"));
}

TEST(Maze, D5_3_assassin_may_not_exit_onto_its_origin) {
  EXPECT_EQ(why(assassin_in_line(), "h2e5>h2"), "assassin_exit_on_origin D5.3");
}

TEST(Maze, D5_3_without_an_exit_the_assassin_may_not_enter) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    3 .  .  x  .  .  .  .  .  .
    4 .  .  .  rA x  x  .  .  .
    5 .  .  .  x  gC x  .  .  .
    6 .  .  .  x  x  x  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(why(p, "d4e5"), "no_exit D5.3") << "only its origin is free, and the body goes there";
}

TEST(Maze, D5_3_without_the_body_behind_it_the_assassin_leaves_across_its_origin) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    4 .  .  .  rA x  x  .  .  .
    5 .  .  .  x  gC x  .  .  .
    6 .  .  .  x  x  x  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(moves_of(p, "d4e5"), "d4e5>a1 d4e5>b2 d4e5>c3");
}

Position diplomat_evicts(std::string_view options = "std") {  // C.1 20, 21
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    5 bD .  .  .  gC .  .  .  .
    7 .  .  .  .  .  .  rC .  .
    9 .  .  .  .  .  .  .  .  bC)",
               "b b rbyg aaaa 0 1 " + std::string(options));
}

TEST(Maze, D5_4_after_the_exit_the_guest_goes_to_any_empty_field_square) {
  const Position p = diplomat_evicts();
  const auto squares = drops(p, "a5e5>b5");
  EXPECT_EQ(squares.size(), 80u - 4);  // the field without three chiefs and the diplomat at rest
  EXPECT_TRUE(squares.contains("a5")) << "the origin is free if the exit did not end there";
  EXPECT_FALSE(squares.contains("b5"));
  const Position q = play(p, "a5e5>b5@a2");
  EXPECT_EQ(on(q, "e5") + on(q, "b5") + on(q, "a2"), ".bDgC");
  EXPECT_EQ(q.power(), std::nullopt) << "the power of green has ended";
  EXPECT_EQ(turn(q), "y");
}

TEST(Maze, D5_4_the_exit_may_end_on_the_origin) {
  const auto squares = drops(diplomat_evicts(), "a5e5>a5");
  EXPECT_EQ(squares.size(), 80u - 4);
  EXPECT_FALSE(squares.contains("a5"));
  EXPECT_EQ(why(diplomat_evicts(), "a5e5>a5@a5"), "put_on_mover D5.4");
}

TEST(Maze, D5_4_an_evicted_chief_never_goes_back_in_the_same_move) {
  EXPECT_EQ(why(diplomat_evicts(), "a5e5>b5@e5"), "evicted_chief_returns D5.4");
}

TEST(Maze, D5_4_the_necromobile_clears_the_maze) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 .  .  .  .  rN .  .  .  .
    5 .  .  .  .  x  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(why(p, "e4e5>e6@e5"), "body_in_maze D4.7");
  const Position q = play(p, "e4e5>e6@e4");
  EXPECT_EQ(on(q, "e4") + on(q, "e5") + on(q, "e6"), "x.rN");
  EXPECT_EQ(drops(p, "e4e5>e4").contains("e4"), false);
}

Position two_chiefs_in_line(std::string_view options) {
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    2 .  .  .  .  .  bD .  .  .
    5 bA .  .  .  gC .  .  .  .
    7 .  .  .  .  .  .  rC .  .
    9 .  .  .  .  bN .  .  .  bC)",
               "b b rbyg aaaa 0 1 " + std::string(options));
}

TEST(Maze, D5_5_no_master_moves_by_default) {
  const Position p = two_chiefs_in_line("std");
  EXPECT_EQ(why(p, "a5e5>g7"), "no_master_move D5.5");
  EXPECT_EQ(why(p, "a5e5>i1"), "no_master_move D5.5");
}

TEST(Maze, D5_5_the_assassin_kills_a_second_chief_whose_body_lies_in_the_maze) {
  const Position q = play(two_chiefs_in_line("master=yes"), "a5e5>g7");
  EXPECT_EQ(on(q, "g7") + on(q, "e5") + on(q, "a5"), "bAxx");
  EXPECT_EQ(fates(q), "kaak");
  EXPECT_EQ(controllers(q), "bbyb");
  EXPECT_EQ(turn(q), "y");
}

TEST(Maze, D5_5_the_diplomat_sends_a_second_chief_into_the_maze) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    5 bD .  .  .  gC .  .  .  .
    7 .  .  .  .  .  .  rC .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 master=yes");
  const auto squares = drops(p, "a5e5>g7");
  EXPECT_EQ(squares.size(), 80u - 3);  // without yellow's and blue's chiefs and the diplomat at rest
  EXPECT_TRUE(squares.contains("a5"));
  EXPECT_EQ(why(p, "a5e5>g7@e5"), "evicted_chief_returns D5.4");
  const Position q = play(p, "a5e5>g7@a5");
  EXPECT_EQ(on(q, "g7") + on(q, "e5") + on(q, "a5"), "bDrCgC");
  EXPECT_EQ(q.power(), Seat::red);
  EXPECT_EQ(turn(q) + base(q), "rb");
}

TEST(Maze, D5_5_the_exit_ends_on_chiefs_only_and_not_on_the_own_one) {  // C.1 46
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    3 .  .  .  .  rM .  .  .  .
    5 bD .  .  .  gC .  .  .  .
    7 .  .  rC .  .  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 master=yes");
  EXPECT_EQ(why(p, "a5e5>e3"), "exit_on_no_chief D5.5");
  EXPECT_EQ(why(p, "a5e5>i9"), "exit_on_no_chief D5.5");
  EXPECT_TRUE(legal(p, "a5e5>c7@a5"));
}

TEST(Maze, D5_5_the_necromobile_has_no_master_move) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 .  .  .  .  rN .  .  .  .
    5 .  .  .  .  x  .  .  bM .
    9 rC .  .  .  .  .  .  .  bC)",
                           "r r rbyg aaaa 0 1 master=yes");
  EXPECT_EQ(why(p, "e4e5>i9@a2"), "necromobile_master D5.5");
  EXPECT_EQ(why(p, "e4e5>h5@a2"), "exit_occupied D5.2");
}

TEST(Maze, D5_6_a_chief_that_kills_there_needs_no_exit) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    5 .  .  .  .  gC .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  const Position q = play(p, "a9e5@a9");
  EXPECT_EQ(on(q, "e5"), "rC");
}

TEST(Maze, D5_6_a_reporter_that_kills_beside_it_needs_no_exit) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    4 rR .  .  .  .  .  .  .  .
    5 .  .  .  .  gC .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(on(play(p, "a4e4xe5"), "e4"), "rR");
}

}  // namespace
}  // namespace tetrarchy::djambi
