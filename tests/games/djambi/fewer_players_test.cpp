#include "games/djambi/scene.h"

// D9: three and two players.
namespace tetrarchy::djambi {
namespace {

TEST(ThreePlayers, D9_1_the_last_camp_is_a_hostage) {
  const Position p = start({.players = 3});
  EXPECT_EQ(controllers(p) + ' ' + fates(p), "rby- aaah");
  EXPECT_EQ(order_of_turns(p, 6), "rbyrby");
}

TEST(ThreePlayers, D9_1_any_camp_may_be_the_hostage_in_a_position) {
  const Position p = board(R"(
    1 gC .  gM .  .  .  yM .  yC
    9 rC .  rM .  .  .  bM .  bC)",
                           "r r r-yg ahaa 0 1 std");
  EXPECT_EQ(order_of_turns(p, 6), "rygryg");
  EXPECT_EQ(why(p, "g9g8"), "hostage D9.1");
}

Position hostage_near(const std::string& piece) {
  return board("1 gC gM . . . . . . yC\n 2 . . . . . . . . .\n 3 " + piece + " . . . . . . . .\n 9 rC . . . . . . . bC",
               "r r rby- aaah 0 1 std");
}

TEST(ThreePlayers, D9_1_hostages_are_killed_and_carried) {
  EXPECT_TRUE(legal(hostage_near("rA"), "a3a1"));
  EXPECT_TRUE(legal(hostage_near("rD"), "a3a1@c3"));
  EXPECT_EQ(on(play(hostage_near("rR"), "a3b2xb1"), "b1"), "x");
}

TEST(ThreePlayers, D9_1_who_kills_the_hostage_chief_takes_the_camp) {
  const Position q = play(hostage_near("rA"), "a3a1");
  EXPECT_EQ(controllers(q) + ' ' + fates(q), "rbyr aaak");
  EXPECT_EQ(q.place(Seat::green), 0) << "nobody sat there";
}

Position hostage_in_maze(const std::string& rest) {
  return board(rest + R"(
    1 .  .  .  .  .  .  .  .  yC
    5 .  .  .  .  gC .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
               "r r rby- aaah 0 1 std");
}

TEST(ThreePlayers, D9_1_the_hostage_chief_in_the_maze_only_blocks) {
  const Position p = play(hostage_near("rD"), "a3a1@e5");
  EXPECT_EQ(on(p, "e5"), "gC");
  EXPECT_EQ(p.power(), std::nullopt);
  EXPECT_EQ(turn(p) + base(p), "bb");
}

TEST(ThreePlayers, D9_1_in_the_maze_it_is_acted_on_like_any_chief_but_not_by_militants) {
  EXPECT_EQ(why(hostage_in_maze("6 . . . rM . . . . .\n"), "d6e5@a1"), "militant_in_maze D4.1");
  EXPECT_TRUE(legal(hostage_in_maze("6 . . . rA . . . . .\n"), "d6e5>e1"));
  EXPECT_TRUE(legal(hostage_in_maze("6 . . . rD . . . . .\n"), "d6e5>e1@a1"));
  EXPECT_TRUE(legal(hostage_in_maze("6 . . . rR . . . . .\n"), "d6e6xe5"));
  const Position q = play(hostage_in_maze(""), "a9e5@a1");
  EXPECT_EQ(q.power(), Seat::red);
  EXPECT_EQ(controllers(q), "rbyr");
}

TEST(ThreePlayers, D9_1_power_does_not_take_the_hostage_camp) {
  const Position p = board(R"(
    1 gC .  gM .  .  .  yM .  x
    6 .  .  .  .  .  rC .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "r r rb-- aaeh 0 1 std");
  EXPECT_EQ(controllers(play(p, "f6e5")), "rbr-");
}

TEST(ThreePlayers, D9_1_the_hostage_chief_in_the_maze_is_not_walled_in) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    4 .  .  .  x  x  x  .  .  .
    5 .  .  .  x  gC x  .  .  .
    6 .  .  .  x  x  x  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "b b rby- aaah 0 1 std");
  EXPECT_EQ(fates(play(p, "i9i8")), "aaah");
}

TEST(ThreePlayers, D9_1_a_hostage_seat_does_not_begin) {
  EXPECT_EQ(std::get<Refusal>(Djambi::start({.players = 3, .turn = Seat::green})).code, "turn_of_fallen_seat");
  EXPECT_EQ(turn(start({.players = 3, .turn = Seat::yellow})), "y");
}

TEST(TwoPlayers, D9_2_opposite_camps_and_a_body_for_each_missing_chief) {
  const Position p = start({.players = 2});
  EXPECT_EQ(write_position(p),
            "xgAgM3yMyAx/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC "
            "r r rbrb aavv 0 1 std");
  EXPECT_EQ(order_of_turns(p, 4), "rbrb");
  EXPECT_EQ(p.place(Seat::yellow), 0);
}

TEST(TwoPlayers, D9_2_the_killer_of_a_chief_takes_both_camps_and_wins) {
  const Position p = board(R"(
    1 .  .  .  .  .  .  yM .  .
    8 .  .  .  .  .  .  .  .  yA
    9 rC .  .  .  .  .  .  .  bC)",
                           "r r rbrb aavv 0 1 std");
  const Position q = play(p, "i8i9");
  EXPECT_EQ(controllers(q) + ' ' + fates(q), "rrrr akvv");
  EXPECT_EQ(q.outcome()->place, (BySeat<std::uint8_t>{{1, 2, 0, 0}}));
}

TEST(Players, D9_two_to_four) {
  for (const int n : {-1, 0, 1, 5}) EXPECT_EQ(std::get<Refusal>(Djambi::start({.players = n})).code, "players") << n;
}

}  // namespace
}  // namespace tetrarchy::djambi
