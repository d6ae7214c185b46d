#include "games/djambi/scene.h"

// D6: power and the order of turns.
namespace tetrarchy::djambi {
namespace {

// Every seat has a chief and a militant far from the others; red's chief stands beside the maze.
Position beside_maze(std::string_view fields = four_seats) {
  return board(R"(
    1 gC .  gM .  .  .  yM .  yC
    5 .  .  .  .  #  .  .  .  .
    6 .  .  .  .  .  rC .  .  .
    9 .  .  rM .  .  .  bM .  bC)",
               fields);
}

TEST(Power, D6_1_a_living_chief_in_the_maze_is_in_power) {
  const Position p = beside_maze();
  EXPECT_EQ(p.power(), std::nullopt);
  EXPECT_EQ(play(p, "f6e5").power(), Seat::red);
}

TEST(Power, D6_1_also_when_it_was_carried_there) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    6 bD .  .  .  .  rC .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  EXPECT_EQ(play(p, "a6f6@e5").power(), Seat::red);
}

TEST(Power, D6_2_four_seats_the_power_plays_after_every_other) {  // C.1 17
  EXPECT_EQ(order_of_turns(play(beside_maze(), "f6e5"), 9), "bryrgrbry");
}

TEST(Power, D6_2_three_seats_it_never_plays_twice_running) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  yM .  yC
    6 .  .  .  .  .  rC .  .  .
    9 .  .  rM .  .  .  bM .  bC)",
                           "r r rby- aaae 0 1 std");
  EXPECT_EQ(order_of_turns(play(p, "f6e5"), 7), "bryrbry");
}

Position two_seats() {  // C.1 15, 16
  return board(R"(
    6 .  .  .  .  .  rC .  .  .
    9 .  .  rM .  .  .  bM .  bC)",
               "r r rbrb aavv 0 1 std");
}

TEST(Power, D6_2_two_seats_it_plays_twice) { EXPECT_EQ(order_of_turns(play(two_seats(), "f6e5"), 7), "brrbrrb"); }

TEST(Power, D6_3_turn_and_base) {
  const Position p = play(beside_maze(), "f6e5");
  EXPECT_EQ(turn(p) + base(p), "bb");
  EXPECT_FALSE(p.extra_turn());
  const Position q = play(p, "g9g8");
  EXPECT_EQ(turn(q) + base(q), "rb");
  EXPECT_TRUE(q.extra_turn());
}

TEST(Power, D6_3_after_leaving_power_on_an_extra_turn_the_own_regular_turn_is_lost) {  // C.1 13
  // Green has the power and leaves it on the extra turn after yellow: red follows, not green.
  const Position p = board(R"(
    1 .  .  gM .  .  .  yM .  yC
    5 .  .  .  .  gC .  .  .  .
    9 rC .  rM .  .  .  bM .  bC)",
                           "g y rbyg aaaa 0 1 std");
  const Position q = play(p, "e5e4");
  EXPECT_EQ(turn(q) + base(q), "rr");
}

TEST(Power, D6_3_two_seats_leaving_on_the_first_of_the_pair_ends_it) {  // C.1 16
  const Position p = play(two_seats(), "f6e5 g9g8");
  ASSERT_EQ(turn(p) + base(p), "rb");
  EXPECT_EQ(turn(play(p, "e5e4")), "b");
}

TEST(Power, D6_3_two_seats_leaving_on_the_second_of_the_pair_is_a_regular_turn) {
  const Position p = play(two_seats(), "f6e5 g9g8 c9c8");
  ASSERT_EQ(turn(p) + base(p), "rr");
  EXPECT_EQ(turn(play(p, "e5e4")), "b");
}

TEST(Power, D6_3_killing_the_last_other_chief_ends_the_game) {  // C.1 10
  const Position p = board(R"(
    5 .  .  .  .  gC .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "g b gbgg kaka 0 1 std");
  const Position q = play(p, "e5i9@a1");
  EXPECT_EQ(turn(q) + base(q), "--");
  EXPECT_EQ(legal_moves(q).size(), 0u);
  EXPECT_EQ(q.count_moves(), 0u);
}

TEST(Power, D6_3_the_seat_that_lost_its_chief_is_not_asked_to_play) {  // C.1 49
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    9 rA .  .  .  rC .  .  .  bC)");
  EXPECT_EQ(why(p, "a9i9"), "piece_in_the_way D3.3");
  const Position q = play(p, "e9e8 i9i8 i1i2 a1b1 a9i9 ");
  EXPECT_EQ(turn(q), "b");
  EXPECT_EQ(turn(play(play(p, "e9e8 i9h9 i1i2 a1b1"), "a9h9")), "y");
}

TEST(Power, D6_3_power_taken_from_the_seat_in_power_passes_on_at_once) {
  // Green is in power and it is blue's turn; blue's chief takes the maze: blue has the power, and as it
  // has just moved, yellow follows.
  const Position p = board(R"(
    1 .  .  gM .  .  .  yM .  yC
    5 .  .  .  .  gC .  .  .  bC
    9 rC .  rM .  .  .  bM .  .)",
                           "b b rbyg aaaa 0 1 std");
  const Position q = play(p, "i5e5@a1");
  EXPECT_EQ(q.power(), Seat::blue);
  EXPECT_EQ(turn(q) + base(q), "yy");
  EXPECT_EQ(order_of_turns(q, 5), "ybrby");
}

TEST(Power, D6_4_locked_camps_pass_to_it_at_once_and_for_good) {  // C.1 34
  const Position p = board(R"(
    1 .  .  gM .  .  .  yM .  yC
    6 .  .  .  .  .  bC .  .  .
    9 x  .  rM .  .  .  bM .  .)",
                           "b b -by- eaae 0 1 std");
  const Position q = play(p, "f6e5");
  EXPECT_EQ(controllers(q), "bbyb");
  const Position r = play(q, "g1g2 e5d5");
  EXPECT_EQ(controllers(r), "bbyb");
}

TEST(Power, D6_4_leaving_being_carried_out_or_killed_ends_it) {
  const std::string fields = "b b rbyg aaaa 0 1 std";
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 bD .  .  .  rC .  .  .  bA
    9 .  .  .  .  .  .  .  .  bC)",
                           fields);
  EXPECT_EQ(p.power(), Seat::red);
  EXPECT_EQ(play(p, "a5e5>b5@a2").power(), std::nullopt);
  EXPECT_EQ(play(p, "i5e5>e1").power(), std::nullopt);
}

TEST(Power, D6_4_next_turns_are_foretold) {
  const Position p = play(beside_maze(), "f6e5");
  EXPECT_EQ(p.next_turns(3), (std::vector{Seat::red, Seat::yellow, Seat::red}));
}

}  // namespace
}  // namespace tetrarchy::djambi
