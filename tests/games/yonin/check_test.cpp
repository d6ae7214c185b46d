#include "games/yonin/scene.h"

// Y4: check and the turn.
namespace tetrarchy::yonin {
namespace {

TEST(Check, Y4_1_whoevers_move_opened_the_line) {
  const Position p = read("4nK4/9/wK3sG4/9/4wR4/9/9/8eK/2sK6 s -/-/-/- ---- 0000 1 std");
  const Position after = play(p, "5c4c");
  EXPECT_EQ(checked(after), "n");
  EXPECT_EQ(after.checkers(north), SquareSet::of(sq("5e")));
  EXPECT_EQ(turn(after), "n") << "West is skipped";
}

TEST(Check, Y4_1_pinned_men_give_check) {
  // South's gold is pinned by East's rook and yet keeps North's king from rank b.
  const Position p = read("5nK3/9/1sK3sG2eR/9/9/9/9/9/wK7eK n -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(p.pinner(sq("4c")), sq("1c"));
  EXPECT_EQ(goals(p, "4a"), "3a 5a");
}

TEST(Check, Y4_1_kings_attack) {
  const Position p = read("4nK4/9/4wK4/9/8eK/9/9/9/4sK4 n -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(goals(p, "5a"), "4a 6a");
}

TEST(Check, Y4_1_nobodys_men_attack_nothing) {
  const Position p = read("4nK4/9/3sxG5/4sxR4/wK7eK/9/9/9/4sX4 n -/-/-/- 4--- 0000 1 std");
  EXPECT_EQ(goals(p, "5a"), "4a 4b 5b 6a 6b");
  EXPECT_EQ(checked(p), "");
}

TEST(Check, Y4_1_a_dead_king_is_not_in_check) {
  const Position p = read("4nX4/4sR4/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- --4- 1000 1 std");
  EXPECT_EQ(checked(p), "");
  EXPECT_TRUE(p.checkers(north).empty());
}

TEST(Check, Y4_2_a_king_does_not_step_into_any_rivals_attack) {
  const Position p = read("4nK4/9/9/9/wK7eK/9/3wG5/5nP3/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(goals(p, "5i"), "4h 6i") << "West's gold faces right";
}

TEST(Check, Y4_2_a_pinned_man_moves_along_the_pin_only_and_may_take_the_pinner) {
  const Position p = read("1nK7/9/9/4eR4/wK7eK/9/4sR4/9/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(goals(p, "5g"), "5d 5e 5f 5h");
  EXPECT_EQ(p.pinner(sq("5g")), sq("5d"));
  const Position gold = read("1nK7/9/9/4eR4/wK7eK/9/4sG4/9/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(goals(gold, "5g"), "5f 5h");
}

TEST(Check, Y4_2_men_of_two_seats_between_pin_nobody) {
  const Position p = read("1nK7/9/9/4eR4/wK3wP3eK/9/4sG4/9/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(goals(p, "5g"), "4f 4g 5f 5h 6f 6g");
}

TEST(Check, Y4_2_a_check_is_parried_by_running_taking_or_standing_between) {
  const Position p = read("4nK4/9/9/4eR4/wK7eK/9/3sS5/9/sR3sK4 s G/-/-/- ---- 0000 1 std");
  EXPECT_EQ(moves_of(p, "5i"), "5i4h 5i4i 5i6h 5i6i");
  EXPECT_EQ(moves_of(p, "6g"), "6g5f 6g5h");
  EXPECT_EQ(moves_of(p, "9i"), "");
  EXPECT_EQ(goals(p, "G*"), "5e 5f 5g 5h");
}

TEST(Check, Y4_2_of_two_checks_only_the_king_gets_away) {
  const Position p = read("1nK7/9/9/4eR4/wK7eK/9/9/9/wR3sK2sR1 s G/-/-/- ---- 0000 1 std");
  EXPECT_EQ(checked(p), "s");
  EXPECT_EQ(moves_of(p, ""), "5i4h 5i6h");
}

TEST(Check, Y4_2_a_king_does_not_hide_behind_itself) {
  const Position p = read("4nK4/9/9/4eR4/wK7eK/9/9/4sK4/9 s -/-/-/- ---- 0000 1 std");
  EXPECT_FALSE(legal(p, "5h5i"));
}

// ---- whose turn it is ------------------------------------------------------------------------------

TEST(Turn, Y4_3_the_opposite_seat_is_checked_and_the_one_between_skipped) {
  const Position p = read("4nK4/2sR6/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  const Position after = play(p, "7b7a");
  EXPECT_EQ(checked(after), "n");
  EXPECT_EQ(turn(after), "n");
  EXPECT_EQ(turn(play(after, "5a5b")), "e");
}

TEST(Turn, Y4_3_a_check_to_the_right_brings_the_turn_back) {
  const Position p = read("4nK4/5sR3/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  for (const char* check : {"4b1b", "4b1b+"}) {
    const Position after = play(p, check);
    EXPECT_EQ(turn(after), "e");
    EXPECT_EQ(turn(play(after, "1e2e")), "s");
  }
}

TEST(Turn, Y4_3_a_check_to_the_left_skips_nobody) {
  const Position p = read("4nK4/3sR5/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  const Position after = play(p, "6b9b");
  EXPECT_EQ(turn(after), "w");
  EXPECT_EQ(turn(play(after, "9e8e")), "n");
}

const std::string double_check = "4nK4/6sR2/9/";

TEST(Turn, Y4_4_a_double_check_is_answered_one_seat_after_another) {
  const Position p = read(double_check + "9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  const Position west_first = play(p, "3b3e");
  EXPECT_EQ(checked(west_first), "we");
  EXPECT_EQ(turn(west_first), "w");
  EXPECT_EQ(west_first.check_order(west), 1);
  EXPECT_EQ(west_first.check_order(east), 2);
  EXPECT_EQ(west_first.check_order(north), 0);
  EXPECT_EQ(west_first.next_turns(2), (std::vector{east, south}));
  const Position east_next = play(west_first, "9e9d");
  EXPECT_EQ(turn(east_next), "e") << "North is skipped";
  EXPECT_EQ(turn(play(east_next, "1e1d")), "s");
}

TEST(Turn, Y4_4_one_reply_may_end_both_checks) {
  const Position p = read(double_check + "5wG3/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  const Position after = play(p, "3b3e 4d3e");
  EXPECT_EQ(checked(after), "");
  EXPECT_EQ(turn(after), "n");
}

TEST(Turn, Y4_3_the_turn_passes_over_dead_seats) {
  const Position p = read("4nX4/9/9/9/wK7eK/9/9/9/4sK4 w -/-/-/- --4- 1000 1 std");
  EXPECT_EQ(turn(play(p, "9e9d")), "e");
  EXPECT_EQ(p.next_turns(3), (std::vector{east, south, west}));
}

}  // namespace
}  // namespace tetrarchy::yonin
