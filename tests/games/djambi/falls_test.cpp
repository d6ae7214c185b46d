#include "games/djambi/scene.h"

// D7: how a seat falls.
namespace tetrarchy::djambi {
namespace {

TEST(Falls, D7_1_the_killers_seat_takes_every_camp_of_the_fallen_one_whoever_kills) {  // C.1 27
  // Green leads the yellow camp too. An assassin, a militant and a reporter, red's own or captured.
  const auto p = [](const std::string& killer, std::string_view camps) {
    return board(
        "1 . . . . . . yM . .\n 4 gC . . . . . . . .\n 5 . " + killer + " . . # . . . .\n 9 rC . . . . . . . bC",
        "r r " + std::string(camps) + " 0 1 std");
  };
  for (const auto& [killer, m] : {std::pair{"rA", "b5a4"}, {"rM", "b5a4@i1"}, {"rR", "b5b4xa4"}}) {
    const Position q = play(p(killer, "rbgg aaka"), m);
    EXPECT_EQ(controllers(q), "rbrr") << killer;
    EXPECT_EQ(fates(q), "aakk") << killer;
  }
  EXPECT_EQ(controllers(play(p("yM", "rbrg aaka"), "b5a4@i1")), "rbrr") << "a captured killer";
}

TEST(Falls, D7_1_two_chiefs_at_one_blow) {
  const Position p = board(R"(
    3 .  .  .  .  gC .  .  .  .
    5 .  .  .  .  bC .  .  .  .
    1 .  .  .  .  .  .  .  .  yC
    4 rR .  .  .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  .)",
                           "r r rbyg aaaa 0 1 reporter=all");
  const Position q = play(p, "a4e4");
  EXPECT_EQ(controllers(q), "rryr");
  EXPECT_EQ(q.place(Seat::blue), 3);
  EXPECT_EQ(q.place(Seat::green), 3);
}

// Red's chief in its corner with bodies on two of its three neighbours; blue's necromobile brings the third.
Position corner(const std::string& red_piece, const std::string& last_neighbour = ".") {
  return board("1 gC . . . . . . . yC\n 4 " + red_piece + " . . . . . . . .\n 7 . . bN . x . . . .\n 8 x " +
                   last_neighbour + " . . . . . . .\n 9 rC x . . . . . . bC",
               "b b rbyg aaaa 7 1 std");
}

TEST(Falls, D7_2_a_chief_walled_in_by_bodies_falls) {  // C.1 28
  const Position q = play(corner("rM"), "c7e7@b8");
  EXPECT_EQ(fates(q), "eaaa");
  EXPECT_EQ(on(q, "a9"), "x");
  EXPECT_EQ(field(q, 5), "0") << "a death";
}

TEST(Falls, D7_2_not_with_a_living_necromobile) { EXPECT_EQ(fates(play(corner("rN"), "c7e7@b8")), "aaaa"); }

TEST(Falls, D7_2_a_captured_necromobile_helps_as_well) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    4 gN .  .  .  .  .  .  .  .
    7 .  .  bN .  x  .  .  .  .
    8 x  .  .  .  .  .  .  .  .
    9 rC x  .  .  .  .  .  .  bC)",
                           "b b rbyr aaak 0 1 std");
  EXPECT_EQ(fates(play(p, "c7e7@b8")), "aaak");
}

TEST(Falls, D7_2_living_pieces_do_not_wall_in) {  // C.1 30
  EXPECT_EQ(fates(play(corner("rM", "yM"), "c7e7@c7")), "aaaa");
}

Position in_the_open(const std::string& maze_square) {  // C.1 31
  return board("1 gC . . . . . . . yC\n 3 . . x x x . . . .\n 4 . . x rC x . . . .\n 5 . . x x " + maze_square +
                   " . . . .\n 9 . . . . . . . . bC",
               "b b rbyg aaaa 0 1 std");
}

TEST(Falls, D7_2_the_empty_maze_is_a_way_out_and_a_body_in_it_is_not) {
  EXPECT_EQ(fates(play(in_the_open("#"), "i9i8")), "aaaa");
  EXPECT_EQ(fates(play(in_the_open("x"), "i9i8")), "eaaa");
}

TEST(Falls, D7_2_a_chief_in_the_maze_is_never_walled_in) {  // C.1 31
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 .  .  .  x  x  x  .  .  .
    5 .  .  .  x  rC x  .  .  .
    6 .  .  .  x  x  x  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  EXPECT_EQ(fates(play(p, "i9i8")), "aaaa");
}

TEST(Falls, D7_2_at_the_edge_five_neighbours) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    8 .  .  x  x  x  .  .  .  .
    9 .  .  x  rC x  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  EXPECT_EQ(fates(play(p, "i9i8")), "eaaa");
}

TEST(Falls, D7_2_all_are_judged_on_one_snapshot) {
  const Position together = board(R"(
    1 gC .  .  .  .  .  .  .  .
    6 x  x  .  .  .  .  .  .  .
    7 yC x  .  .  .  .  .  .  .
    8 x  x  .  .  .  .  .  .  .
    9 rC x  .  .  .  .  .  .  bC)",
                                  "b b rbyg aaaa 0 1 std");
  EXPECT_EQ(fates(play(together, "i9i8")), "eaea");
  const Position neighbours = board(R"(
    1 gC .  .  .  .  .  .  .  .
    7 x  x  .  .  .  .  .  .  .
    8 yC x  .  .  .  .  .  .  .
    9 rC x  .  .  .  .  .  .  bC)",
                                    "b b rbyg aaaa 0 1 std");
  EXPECT_EQ(fates(play(neighbours, "i9i8")), "aaaa") << "each is a living neighbour of the other";
}

TEST(Falls, D7_2_a_fallen_chief_closes_the_ring_of_its_neighbour) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  .
    6 x  x  .  .  .  .  .  .  .
    7 yC x  .  .  .  .  .  .  .
    8 rC x  .  .  .  .  .  .  .
    9 x  x  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  EXPECT_EQ(fates(play(p, "i9i8")), "aaaa");
  EXPECT_EQ(fates(p.after_resignation(Seat::yellow)), "eawa");
}

TEST(Falls, D7_5_the_body_of_the_resigner_may_wall_in_the_seat_to_move) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  .
    6 x  x  .  .  .  .  .  .  .
    7 yC x  .  .  .  .  .  .  .
    8 rC x  .  .  .  .  .  .  .
    9 x  x  .  .  .  .  .  .  bC)",
                           "r r rbyg aaaa 3 20 std");
  const Position q = p.after_resignation(Seat::yellow);
  EXPECT_EQ(fates(q), "eawa");
  EXPECT_EQ(turn(q) + base(q), "bb");
  EXPECT_EQ(q.number(), 20);
}

TEST(Falls, D7_2_an_encircled_hostage_camp_becomes_locked) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    2 x  x  .  .  .  .  .  .  .
    4 .  x  bN .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "b b rby- aaah 0 1 std");
  const Position q = play(p, "c4b4@b1");
  EXPECT_EQ(fates(q), "aaae");
  EXPECT_EQ(controllers(q), "rby-");
  EXPECT_EQ(on(q, "a1"), "x");
}

TEST(Falls, D7_2_a_hostage_necromobile_keeps_its_chief_and_only_that) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    2 x  x  .  .  gN .  .  .  .
    4 .  x  bN .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "b b rby- aaah 0 1 std");
  EXPECT_EQ(fates(play(p, "c4b4@b1")), "aaah");
}

// Bodies part red's corner from the rest, if `gate` is a body too.
Position cut_off(const std::string& gate, std::string_view options) {
  return board("1 gC . . . . . . . yC\n 6 x x x . . . . . .\n 7 . . x . . . . . .\n 8 . . x . . . . . .\n 9 rC . " +
                   gate + " . . . . . bC",
               "b b rbyg aaaa 0 1 " + std::string(options));
}

TEST(Falls, D7_2_option_maze_a_chief_that_cannot_walk_to_the_maze_falls) {
  EXPECT_EQ(fates(play(cut_off("x", "std"), "i9i8")), "aaaa");
  EXPECT_EQ(fates(play(cut_off("x", "ring=maze"), "i9i8")), "eaaa");
}

TEST(Falls, D7_2_option_maze_living_pieces_do_not_hinder_the_walk) {
  EXPECT_EQ(fates(play(cut_off("yM", "ring=maze"), "i9i8")), "aaaa");
}

TEST(Falls, D7_2_option_maze_a_necromobile_saves_as_in_a_closed_ring) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    3 .  .  .  .  .  .  rN .  .
    6 x  x  x  .  .  .  .  .  .
    7 .  .  x  .  .  .  .  .  .
    8 .  .  x  .  .  .  .  .  .
    9 rC .  x  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 ring=maze");
  EXPECT_EQ(fates(play(p, "i9i8")), "aaaa");
}

TEST(Falls, D7_2_option_maze_a_closed_ring_is_one_beside_the_maze_too) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    3 .  .  x  x  x  .  .  .  .
    4 .  .  x  rC x  .  .  .  .
    5 .  .  x  x  x  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 ring=maze");
  EXPECT_EQ(fates(play(p, "i9i8")), "eaaa");
}

TEST(Falls, D7_2_option_maze_a_square_beside_the_maze_is_enough) {
  // Only red's ground touches the maze, at D5; a body lies in it.
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    3 .  x  x  x  .  .  .  .  .
    4 .  x  rC x  x  x  .  .  .
    5 .  x  x  .  x  x  .  .  .
    6 .  .  x  x  x  x  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 ring=maze");
  EXPECT_EQ(fates(play(p, "i9i8")), "aeee");
}

TEST(Falls, D7_3_the_camps_of_the_encircled_seat_become_locked) {
  const Position q = play(corner("rM"), "c7e7@b8");
  EXPECT_EQ(controllers(q), "-byg");
  EXPECT_TRUE(q.is_locked(Seat::red));
  EXPECT_EQ(turn(play(q, "i1i2 a1a2")), "b") << "red gets no turn any more";
}

TEST(Falls, D7_4_a_seat_in_power_takes_them_at_once) {  // C.1 35
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 rM .  .  .  .  .  .  .  .
    5 .  .  .  .  bC .  .  .  .
    7 .  .  bN .  x  .  .  .  .
    8 x  .  .  .  .  .  .  .  .
    9 rC x  .  .  .  .  .  .  .)",
                           "b b rbyg aaaa 0 1 std");
  const Position q = play(p, "c7e7@b8");
  EXPECT_EQ(controllers(q), "bbyg");
  EXPECT_EQ(fates(q), "eaaa");
}

TEST(Falls, D7_5_resignation_turns_the_chief_over_and_locks_the_camps) {
  const Position p = start();
  const Position q = p.after_resignation(Seat::blue);
  EXPECT_EQ(on(q, "i9"), "x");
  EXPECT_EQ(controllers(q), "r-yg");
  EXPECT_EQ(fates(q), "awaa");
  EXPECT_EQ(turn(q), "r") << "the turn stays where it is";
  EXPECT_EQ(q.number(), 1);
  EXPECT_EQ(order_of_turns(q, 4), "rygr");
}

TEST(Falls, D7_5_the_seat_to_move_resigns_and_the_next_one_plays) {
  const Position q = start().after_resignation(Seat::red);
  EXPECT_EQ(turn(q) + base(q), "bb");
  EXPECT_EQ(q.number(), 1);
}

TEST(Falls, D7_5_power_claims_the_camps_of_who_resigns_and_a_death_is_counted) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 .  .  .  .  bC .  .  .  .
    9 rC .  rM .  .  .  bM .  .)",
                           "y y rbyg aaaa 9 20 std");
  const Position q = p.after_resignation(Seat::red);
  EXPECT_EQ(controllers(q), "bbyg");
  EXPECT_EQ(q.quiet(), 0);
  EXPECT_EQ(q.number(), 20);
}

TEST(Falls, D7_5_a_chief_that_resigns_in_the_maze_lies_there) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 .  .  .  .  bC .  .  .  .
    9 rC .  rM .  .  .  bM .  .)",
                           "b r rbyg aaaa 0 1 std");
  const Position q = p.after_resignation(Seat::blue);
  EXPECT_EQ(on(q, "e5"), "x");
  EXPECT_EQ(turn(q) + base(q), "yy") << "the next living seat after the base";
}

TEST(Falls, D7_5_the_last_but_one_resigns_and_the_game_is_over) {
  const Position p = start({.players = 2});
  const Position q = p.after_resignation(Seat::blue);
  EXPECT_EQ(turn(q) + base(q), "--");
  EXPECT_EQ(q.outcome()->share[Seat::red], 1);
}

}  // namespace
}  // namespace tetrarchy::djambi
