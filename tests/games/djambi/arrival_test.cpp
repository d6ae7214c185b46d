#include "games/djambi/scene.h"

// D4: what each piece does where it arrives.
namespace tetrarchy::djambi {
namespace {

// ---- militant --------------------------------------------------------------------------------------

Position militant_beside_chief() {
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    3 .  gM gC .  .  .  .  .  .
    4 .  .  .  rM .  .  .  .  .
    6 .  .  .  bM .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
}

TEST(Militant, D4_1_takes_the_square_and_puts_the_body_on_any_empty_field_square) {
  const Position p = militant_beside_chief();
  const auto squares = drops(p, "d4d6");
  EXPECT_EQ(squares.size(), 80u - 7 + 1);  // the field without seven pieces, with the militant's origin
  EXPECT_TRUE(squares.contains("d4"));
  EXPECT_FALSE(squares.contains("e5"));
  EXPECT_FALSE(squares.contains("d6"));
  const Position q = play(p, "d4d6@d4");
  EXPECT_EQ(on(q, "d6"), "rM");
  EXPECT_EQ(on(q, "d4"), "x");
}

TEST(Militant, D4_1_may_kill_a_chief_on_the_field) {  // C.1 9
  const Position q = play(militant_beside_chief(), "d4c3@e4");
  EXPECT_EQ(on(q, "c3"), "rM");
  EXPECT_EQ(fates(q), "aaak");
  EXPECT_EQ(controllers(q), "rbyr");
}

TEST(Militant, D4_1_never_enters_the_maze_whoever_stands_there) {  // C.1 8
  const std::string rest = R"(
    1 .  .  .  .  .  .  .  .  yC
    6 .  .  .  rM .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)";
  EXPECT_EQ(why(board(rest + "\n5 . . . . gC . . . .\n"), "d6e5@d6"), "militant_in_maze D4.1");
  EXPECT_EQ(why(board(rest + "\n5 . . . . gC . . . .\n", "r r rby- aaah 0 1 std"), "d6e5@d6"), "militant_in_maze D4.1");
  EXPECT_EQ(why(board(rest + "\n5 . . . . x . . . .\n", "r r rbyr aaak 0 1 std"), "d6e5@d6"), "militant_in_maze D4.1");
}

// ---- chief -----------------------------------------------------------------------------------------

Position three_lines() {  // C.1 3, 4
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    5 .  .  .  .  gC .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
}

TEST(Chief, D4_2_kills_by_taking_the_square_and_places_the_body) {
  const Position q = play(three_lines(), "a9i9@i8");
  EXPECT_EQ(on(q, "i9"), "rC");
  EXPECT_EQ(on(q, "a9"), ".");
  EXPECT_EQ(on(q, "i8"), "x");
  EXPECT_EQ(turn(q), "g");  // green is in power
  EXPECT_FALSE(legal(play(q, "e5e6"), "i1i9@a1")) << "the body on I8 stops yellow";
}

TEST(Chief, D4_2_kills_in_the_maze_and_stays_there) {
  const Position p = three_lines();
  EXPECT_FALSE(drops(p, "a9e5").contains("e5"));
  const Position q = play(p, "a9e5@f4");
  EXPECT_EQ(on(q, "e5"), "rC");
  EXPECT_EQ(q.power(), Seat::red);
  EXPECT_EQ(turn(q), "b");
}

TEST(Chief, D4_2_the_body_decides_which_line_is_open) {
  // After red's extra turn it is yellow's, whose chief attacks the maze from I1.
  const Position stopped = play(three_lines(), "a9e5@f4 i9i8 e5d5 "), open = play(three_lines(), "a9e5@f6 i9i8 e5d5");
  ASSERT_EQ(turn(stopped) + turn(open), "yy");
  EXPECT_FALSE(legal(stopped, "i1e5"));
  EXPECT_TRUE(legal(open, "i1e5"));
}

TEST(Chief, D4_2_the_maze_it_leaves_stays_free) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 .  .  .  .  rC bM .  .  .
    9 .  .  .  .  .  .  .  .  bC)");
  EXPECT_FALSE(drops(p, "e5f5").contains("e5"));
  EXPECT_EQ(why(p, "e5f5@e5"), "body_in_maze D4.7");
}

// ---- assassin --------------------------------------------------------------------------------------

TEST(Assassin, D4_3_the_body_goes_to_the_origin_without_choice) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 .  rA .  .  .  bM .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_TRUE(legal(p, "b4f4"));
  const Position q = play(p, "b4f4");
  EXPECT_EQ(on(q, "f4"), "rA");
  EXPECT_EQ(on(q, "b4"), "x");
  EXPECT_EQ(why(p, "b4f4@a4"), "move_too_long D10.2");
}

TEST(Assassin, D4_3_a_quiet_move_leaves_no_body) {  // C.1 40
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 .  rA .  .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(play(p, "b4f4").bodies(), SquareSet());
}

// ---- reporter --------------------------------------------------------------------------------------

Position reporter(std::string_view options = "std") {  // C.1 7
  return board(R"(
    1 gC .  .  .  .  .  yM yM yC
    2 .  .  .  .  .  .  gM .  bM
    3 .  .  .  .  .  .  .  yM yM
    7 .  .  rR .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
               "r r rbyg aaaa 0 1 " + std::string(options));
}

TEST(Reporter, D4_4_kills_one_neighbour_by_a_side_or_none) {
  const Position p = reporter();
  for (const char* m : {"c7h2", "c7h2xh1", "c7h2xg2", "c7h2xi2", "c7h2xh3"}) EXPECT_TRUE(legal(p, m)) << m;
  for (const char* m : {"c7h2xg1", "c7h2xi1", "c7h2xi3"}) EXPECT_EQ(why(p, m), "expose_only_beside D4.4") << m;
  const Position q = play(p, "c7h2xg2");
  EXPECT_EQ(on(q, "g2"), "x") << "the body stays where it fell";
  EXPECT_EQ(on(q, "h1") + on(q, "i2") + on(q, "h3"), "yMbMyM");
}

TEST(Reporter, D4_4_moves_to_an_empty_square_first) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    7 .  .  rR bM .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(why(p, "c7d7"), "reporter_moves_first D4.4");
  EXPECT_EQ(why(p, "c7c7xd7"), "must_move D3.1");
  EXPECT_EQ(why(p, "c7d6xd5"), "expose_nobody_there D4.4");
  EXPECT_EQ(why(p, "c7d6xe7"), "expose_only_beside D4.4");
  EXPECT_TRUE(legal(p, "c7d6xd7"));
}

TEST(Reporter, D4_4_exposes_neither_bodies_nor_own_pieces) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 .  rR .  .  #  .  .  .  .
    6 .  .  .  x  .  .  .  .  .
    4 .  .  .  rM .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "r r rbyg aaaa 0 1 std");
  EXPECT_EQ(moves_of(p, "b5d5"), "b5d5");
  const Position two = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 .  rR .  .  #  .  .  .  .
    6 .  .  .  x  .  .  .  .  .
    4 .  .  .  bM .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(moves_of(two, "b5d5"), "b5d5 b5d5xd4");
  EXPECT_EQ(why(two, "b5d5xd6"), "expose_body D4.4");
}

TEST(Reporter, D4_4_kills_a_chief_in_the_maze_whose_body_lies_there) {  // C.1 23
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    4 rR .  .  .  .  .  .  .  .
    5 .  .  .  .  gC .  .  .  .
    6 .  .  .  .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  const Position q = play(p, "a4e4xe5");
  EXPECT_EQ(on(q, "e5"), "x");
  EXPECT_EQ(fates(q), "aaak");
  EXPECT_EQ(q.power(), std::nullopt);
  EXPECT_EQ(turn(q), "b");
  EXPECT_EQ(why(q, "i9e5"), "only_necromobile_lifts D4.6");
  EXPECT_EQ(why(q, "i9d4"), "body_in_the_way D3.3");
}

TEST(Reporter, D4_4_never_enters_the_maze) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 .  rR .  .  #  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(why(p, "b5e5"), "reporter_in_maze D4.4");
}

TEST(Reporter, D4_4_option_must_kills_one_if_it_can) {
  const Position p = reporter("reporter=must");
  EXPECT_FALSE(legal(p, "c7h2"));
  EXPECT_TRUE(legal(p, "c7h2xh1"));
  EXPECT_TRUE(legal(p, "c7c6"));
  EXPECT_EQ(why(p, "c7h2"), "move_incomplete D10.2");
}

TEST(Reporter, D4_4_option_all_kills_every_neighbour_without_choice) {
  const Position p = reporter("reporter=all");
  EXPECT_EQ(moves_of(p, "c7h2"), "c7h2");
  const Position q = play(p, "c7h2");
  EXPECT_EQ(on(q, "h1") + on(q, "g2") + on(q, "i2") + on(q, "h3"), "xxxx");
  EXPECT_EQ(on(q, "g1") + on(q, "i1") + on(q, "i3"), "yMyCyM");
}

TEST(Reporter, D4_4_option_all_judges_the_neighbours_before_the_first_one_falls) {
  // Green leads the yellow camp. Its chief and a yellow militant fall together, although the militant
  // changes hands when the chief dies.
  const Position p = board(R"(
    3 .  .  .  .  rR .  .  .  .
    6 .  .  .  .  .  gC .  .  .
    7 .  .  .  .  .  .  yM .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "r r rbgg aaka 0 1 reporter=all");
  EXPECT_EQ(why(p, "e3f7"), "not_in_line D3.1");
  const Position q = play(play(p, "e3f2 i9i8 f6f5"), "f2f4");
  EXPECT_EQ(on(q, "f5"), "x");
  EXPECT_EQ(controllers(q), "rbrr");
}

// ---- diplomat --------------------------------------------------------------------------------------

Position diplomat(std::string_view options = "std") {  // C.1 5
  return board(R"(
    1 gC gM .  .  .  .  .  .  .
    4 .  .  .  .  .  .  .  yA .
    8 .  .  .  .  .  .  .  bD .
    9 rC .  .  .  .  .  .  yC bC)",
               "b b rbyg aaaa 0 1 " + std::string(options));
}

TEST(Diplomat, D4_5_takes_the_square_and_puts_the_piece_alive_anywhere) {
  const Position p = diplomat();
  const auto squares = drops(p, "h8h4");
  EXPECT_EQ(squares.size(), 80u - 7 + 1);
  EXPECT_TRUE(squares.contains("h8")) << "its origin";
  EXPECT_FALSE(squares.contains("e5"));
  EXPECT_EQ(why(p, "h8h4@e5"), "guest_in_maze D4.5");
  EXPECT_EQ(why(p, "h8h4@h4"), "put_on_mover D4.5");
  EXPECT_EQ(why(p, "h8h4@a1"), "put_on_occupied D4.5");
  const Position q = play(p, "h8h4@b2");
  EXPECT_EQ(on(q, "h4") + on(q, "b2"), "bDyA");
  EXPECT_EQ(turn(q), "y");
  const Position r = play(q, "b2a1");
  EXPECT_EQ(on(r, "b2"), "x");
  EXPECT_EQ(controllers(r), "rbyy");
}

TEST(Diplomat, D4_5_carries_a_chief_into_the_empty_maze_which_is_then_in_power) {  // C.1 19
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 .  .  .  rC .  .  .  .  .
    8 .  .  .  bD .  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  ASSERT_TRUE(legal(p, "d8d4@e5"));
  const Position q = play(p, "d8d4@e5");
  EXPECT_EQ(q.power(), Seat::red);
  EXPECT_EQ(turn(q) + base(q), "rb");
}

TEST(Diplomat, D4_5_not_into_the_maze_when_something_is_there) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 .  .  .  rC .  .  .  .  .
    5 .  .  .  .  x  .  .  .  .
    8 .  .  .  bD .  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  EXPECT_EQ(why(p, "d8d4@e5"), "put_on_occupied D4.5");
}

TEST(Diplomat, D4_5_option_vassals_carries_own_pieces_of_other_colours) {
  const std::string drawing = R"(
    2 .  .  .  gM .  .  .  .  .
    5 rM .  .  rD #  .  .  .  .
    1 .  .  .  .  .  .  .  .  yC
    9 rC .  .  .  .  .  .  .  bC)";
  EXPECT_EQ(why(board(drawing, "r r rbyr aaak 0 1 std"), "d5d2@a1"), "own_carry D4.5");
  const Position p = board(drawing, "r r rbyr aaak 0 1 diplomat=vassals");
  EXPECT_EQ(on(play(p, "d5d2@a1"), "a1"), "gM");
  EXPECT_EQ(why(p, "d5a5@a1"), "own_colour_carry D4.5");
}

// ---- necromobile -----------------------------------------------------------------------------------

Position necromobile() {  // C.1 6
  return board(R"(
    1 gC .  .  .  .  .  .  .  yC
    3 .  .  x  .  .  .  .  .  .
    7 .  .  rN .  .  .  .  .  .
    8 .  .  .  .  .  .  .  .  bC
    9 rC .  .  .  .  .  .  bA .)");
}

TEST(Necromobile, D4_6_takes_the_square_of_a_body_and_puts_it_on_any_empty_field_square) {
  const Position p = necromobile();
  const auto squares = drops(p, "c7c3");
  EXPECT_EQ(squares.size(), 80u - 7 + 1);
  EXPECT_TRUE(squares.contains("c7"));
  const Position q = play(p, "c7c3@g9");
  EXPECT_EQ(on(q, "c3") + on(q, "g9"), "rNx");
  EXPECT_TRUE(legal(play(p, "c7c3@c7"), "h9a9"));
  EXPECT_EQ(why(q, "h9a9"), "body_in_the_way D3.3") << "the body shields the red chief";
}

TEST(Necromobile, D4_7_bodies_are_all_alike) {  // C.1 26, 43
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 bA .  .  rM .  .  .  .  .
    6 .  .  .  .  .  .  .  .  .
    7 rN .  .  .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  const Position q = play(p, "a4d4 i1i2 a1b1");
  EXPECT_EQ(on(q, "a4"), "x");
  EXPECT_EQ(on(play(q, "a7a4@g9"), "g9"), "x") << "red lifts the body of its own militant";
}

TEST(Placement, D4_7_a_body_is_never_put_into_the_maze) {  // C.1 25
  EXPECT_EQ(why(militant_beside_chief(), "d4d6@e5"), "body_in_maze D4.7");
  EXPECT_EQ(why(necromobile(), "c7c3@e5"), "body_in_maze D4.7");
  EXPECT_EQ(why(three_lines(), "a9e5@e5"), "put_on_mover D4.2");
}

// ---- own pieces ------------------------------------------------------------------------------------

Position own_pieces(std::string_view options) {
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    5 rA .  .  gM #  .  .  .  .
    7 rM .  .  .  .  .  .  .  .
    9 .  .  .  .  rC .  .  .  bC)",
               "r r rbyr aaak 0 1 " + std::string(options));
}

TEST(OwnPieces, D4_8_are_not_killed) {  // C.1 42
  const Position p = own_pieces("std");
  EXPECT_EQ(why(p, "a5a7"), "own_piece D4.8");
  EXPECT_EQ(why(p, "a5d5"), "own_piece D4.8");
  EXPECT_EQ(why(p, "a5e9"), "own_chief D4.8");
}

TEST(OwnPieces, D4_8_option_vassals_lets_captured_camps_be_killed) {
  const Position p = own_pieces("own=vassals");
  EXPECT_EQ(why(p, "a5a7"), "own_colour D4.8");
  EXPECT_EQ(why(p, "a5e9"), "own_chief D4.8");
  EXPECT_EQ(on(play(p, "a5d5"), "a5"), "x");
}

TEST(OwnPieces, D4_8_option_all_spares_only_the_own_chief) {
  const Position p = own_pieces("own=all");
  EXPECT_TRUE(legal(p, "a5a7"));
  EXPECT_TRUE(legal(p, "a5d5"));
  EXPECT_EQ(why(p, "a5e9"), "own_chief D4.8");
}

TEST(OwnPieces, D4_8_a_reporter_does_not_expose_the_square_it_left) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 .  .  rR .  #  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "r r rbyg aaaa 0 1 own=all");
  EXPECT_EQ(moves_of(p, "c5c6"), "c5c6");
  EXPECT_EQ(why(p, "c5c6xc5"), "move_too_long D10.2");
}

}  // namespace
}  // namespace tetrarchy::djambi
