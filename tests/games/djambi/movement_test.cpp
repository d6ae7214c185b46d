#include "games/djambi/scene.h"

// D3: how pieces move.
namespace tetrarchy::djambi {
namespace {

const std::string four_chiefs = R"(
    1 gC .  .  .  .  .  .  .  yC
    9 rC .  .  .  .  .  .  .  bC)";

TEST(Movement, D3_1_eight_directions_any_distance) {
  const Position p = board(four_chiefs + R"(
    4 .  .  .  rR .  .  .  .  .)");
  EXPECT_EQ(goals(p, "d4"), "a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 d9 e3 e4 f2 f4 f6 g1 g4 g7 h4 h8 i4");
}

TEST(Movement, D3_1_lines_reach_the_edges) {  // C.1 38
  const Position p = board(four_chiefs + R"(
    3 .  .  rN .  .  .  .  .  .
    5 .  rD .  .  #  .  .  .  .)");
  EXPECT_TRUE(legal(p, "b5a5"));
  EXPECT_TRUE(legal(p, "b5i5"));
  EXPECT_TRUE(legal(p, "c3c1"));
  EXPECT_TRUE(legal(p, "c3e1"));
}

TEST(Movement, D3_1_a_militant_moves_at_most_two_squares) {
  const Position p = board(four_chiefs + R"(
    3 .  .  rM .  .  .  .  .  .)");
  EXPECT_EQ(goals(p, "c3"), "a1 a3 a5 b2 b3 b4 c1 c2 c4 c5 d2 d3 d4 e1 e3");
  EXPECT_EQ(why(p, "c3c6"), "militant_range D3.1");
  EXPECT_EQ(why(p, "c3d5"), "not_in_line D3.1");
}

TEST(Movement, D3_2_every_piece_passes_over_the_empty_maze_and_only_a_chief_stops_there) {  // C.1 39
  for (const char role : role_letters) {
    const std::string piece{'r', role};
    const Position p = board(std::string("1 gC . . . . . . . yC\n 5 . . . ") + piece + " # . . . .\n" +
                                 (role == 'C' ? "9 . . . . . . . . bC" : "9 rC . . . . . . . bC"),
                             four_seats);
    EXPECT_TRUE(legal(p, "d5f5")) << piece;
    EXPECT_EQ(legal(p, "d5e5"), role == 'C') << piece;
  }
}

TEST(Movement, D3_2_the_maze_counts_as_a_square_of_the_distance) {  // C.1 8
  const Position p = board(four_chiefs + R"(
    6 .  .  .  rM .  .  .  .  .)");
  EXPECT_TRUE(legal(p, "d6f4"));
  EXPECT_EQ(why(p, "d6e5"), "militant_in_maze D4.1");
  EXPECT_EQ(why(p, "d6g3"), "militant_range D3.1");
}

TEST(Movement, D3_3_nobody_jumps_over_a_piece_or_a_body) {
  const Position p = board(four_chiefs + R"(
    4 rR .  .  x  .  .  .  .  .
    6 rD .  .  bM .  .  .  .  .
    7 rA rM .  .  .  .  .  .  .)");
  EXPECT_EQ(why(p, "a4e4"), "body_in_the_way D3.3");
  EXPECT_EQ(why(p, "a6e6"), "piece_in_the_way D3.3");
  EXPECT_EQ(why(p, "a7c7"), "piece_in_the_way D3.3");
}

TEST(Movement, D3_3_nothing_passes_an_occupied_maze) {  // C.1 8, 37
  const Position chief = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    5 .  .  .  .  gC .  .  .  .
    6 .  .  .  rM .  .  .  .  .
    7 .  .  rD .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(why(chief, "d6f4"), "piece_in_the_way D3.3");
  EXPECT_EQ(why(chief, "c7g3"), "piece_in_the_way D3.3");
  const Position body = board(four_chiefs + R"(
    5 .  .  .  .  x  .  .  .  .
    6 .  .  .  rM .  .  .  .  .)");
  EXPECT_EQ(why(body, "d6f4"), "body_in_the_way D3.3");
}

TEST(Movement, D3_4_a_move_ends_on_an_empty_square_or_on_what_the_mover_acts_upon) {
  const Position p = board(four_chiefs + R"(
    4 rR .  .  x  .  .  .  .  .
    6 rN .  .  bM .  .  .  .  .
    7 rA .  rM .  .  .  .  .  .)");
  EXPECT_EQ(why(p, "a4d4"), "only_necromobile_lifts D4.6");
  EXPECT_EQ(why(p, "a6d6@a1"), "necromobile_only_bodies D4.6");
  EXPECT_EQ(why(p, "a7c7"), "own_piece D4.8");
  EXPECT_EQ(why(p, "a7a7"), "must_move D3.1");
}

TEST(Movement, D3_4_a_piece_that_cannot_move_is_not_chosen) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    8 rM rM .  .  .  .  .  .  .
    9 rC rM .  .  .  .  .  .  bC)");
  EXPECT_EQ(why(p, "a9a8"), "no_move D3.4");
}

}  // namespace
}  // namespace tetrarchy::djambi
