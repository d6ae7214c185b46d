#include "games/djambi/scene.h"

// D8: how a game ends.
namespace tetrarchy::djambi {
namespace {

std::string places(const Outcome& o) {
  std::string text;
  for (const Seat s : all_seats) text += static_cast<char>('0' + o.place[s]);
  return text;
}
std::string shares(const Outcome& o) {
  std::string text;
  for (const Seat s : all_seats) text += std::to_string(static_cast<int>(o.share[s] * 12 + .5f)) + ' ';
  return text;
}

TEST(Ends, D8_1_the_last_seat_with_a_chief_wins_and_the_later_out_the_better) {
  Position p = start();
  for (const Seat s : {Seat::green, Seat::red, Seat::yellow}) p = p.after_resignation(s);
  EXPECT_EQ(places(*p.outcome()), "3124");
  EXPECT_EQ(shares(*p.outcome()), "0 12 0 0 ");
  EXPECT_EQ(ending(p).key, "djambi.end.won");
}

TEST(Ends, D8_1_seats_out_in_the_same_turn_share_a_place) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  .
    6 x  x  .  .  .  .  .  .  .
    7 yC x  .  .  .  .  .  .  .
    8 x  x  .  .  .  .  .  .  .
    9 rC x  .  .  .  .  .  .  bC)",
                           "b b rbyg aaaa 0 1 std");
  const Position q = play(p, "i9i8");
  EXPECT_EQ(q.place(Seat::red), 3);
  EXPECT_EQ(q.place(Seat::yellow), 3);
  EXPECT_EQ(places(*q.after_resignation(Seat::green).outcome()), "3132");
}

TEST(Ends, D8_1_seats_that_fell_before_a_position_was_written_fell_together) {
  for (const char* fate : {"k", "e", "w"}) {
    const auto text = "8yC/9/9/9/9/9/9/9/rC8 r r r-y- a" + std::string(fate) + "ak 0 1 std";
    EXPECT_EQ(places(*read(text).after_resignation(Seat::yellow).outcome()), "1323") << fate;
  }
}

// One body closes the rings of red's and of blue's chief. Green resigned before.
Position one_ring_for_two() {
  return board(R"(
    1 .  .  .  .  .  .  .  .  .
    7 .  .  .  .  .  .  .  rM .
    8 x  x  x  x  .  .  .  bM .
    9 rC .  bC x  .  .  .  .  .)",
               "b b rb-- aavw 0 1 std");
}

TEST(Ends, D8_2_when_no_seat_is_left_those_who_fell_in_that_turn_share) {
  const Position q = play(one_ring_for_two(), "h8h7@b9");
  EXPECT_EQ(turn(q) + base(q), "--");
  EXPECT_EQ(fates(q), "eevw");
  EXPECT_EQ(shares(*q.outcome()), "6 6 0 0 ");
  EXPECT_EQ(places(*q.outcome()), "1103");
  EXPECT_EQ(ending(q).key, "djambi.end.all_fell");
}

// Nobody leads the yellow militant that stands beside red's only piece.
Position red_cannot_move() {
  return board(R"(
    1 gC .  .  .  .  .  .  .  .
    8 x  yM .  .  .  .  .  .  .
    9 rC x  .  .  .  .  .  .  bC)",
               "r r rb-g aaea 3 7 std");
}

TEST(Ends, D8_3_a_seat_without_a_move_passes) {  // C.1 11
  const Position p = red_cannot_move();
  ASSERT_EQ(legal_moves(p).size(), 1u);
  EXPECT_EQ(p.count_moves(), 1u);
  EXPECT_EQ(write_move(p, legal_moves(p)[0]), "pass");
  const Position q = play(p, "pass");
  EXPECT_EQ(turn(q) + base(q), "bb");
  EXPECT_EQ(q.quiet(), 4);
  EXPECT_EQ(q.number(), 8);
}

TEST(Ends, D8_3_nobody_else_passes) { EXPECT_EQ(why(start(), "pass"), "pass_with_moves D8.3"); }

// ---- D8.4 ------------------------------------------------------------------------------------------

// Two reporters go to and fro: the start comes again after every four turns.
std::vector<Position> to_and_fro(std::string_view options, int turns) {
  std::vector<Position> history{board(R"(
    1 .  .  .  .  .  .  .  .  bR
    5 rC .  .  .  #  .  .  .  bC
    9 rR .  .  .  .  .  .  .  .)",
                                      "r r rbrb aavv 0 1 " + std::string(options))};
  const std::array<const char*, 4> moves{"a9b9", "i1h1", "b9a9", "h1i1"};
  for (int i = 0; i < turns; ++i) history.push_back(play(history.back(), moves[static_cast<std::size_t>(i % 4)]));
  return history;
}

TEST(Ends, D8_4_the_third_time_of_a_position_is_a_draw) {
  EXPECT_FALSE(adjudicate(to_and_fro("std", 7)));
  const auto end = adjudicate(to_and_fro("std", 8));
  ASSERT_TRUE(end);
  EXPECT_EQ(end->reason.key, "djambi.end.repetition");
  EXPECT_EQ(shares(std::get<Outcome>(end->what)), "6 6 0 0 ");
  EXPECT_EQ(places(std::get<Outcome>(end->what)), "1100");
}

TEST(Ends, D8_4_option_repeat) {
  EXPECT_FALSE(adjudicate(to_and_fro("repeat=2", 3)));
  EXPECT_TRUE(adjudicate(to_and_fro("repeat=2", 4)));
  EXPECT_FALSE(adjudicate(to_and_fro("repeat=0", 40)));
}

TEST(Ends, D8_4_the_same_board_with_another_turn_is_another_position) {
  const auto history = to_and_fro("std", 4);
  EXPECT_TRUE(history[0].repeats(history[4]));
  EXPECT_EQ(history[0].key(), history[4].key());
  EXPECT_FALSE(history[0] == history[4]) << "number and quiet differ";
  const Position other = read("8bR/9/9/9/rC7bC/9/9/9/rR8 b b rbrb aavv 0 1 std");
  EXPECT_FALSE(history[0].repeats(other));
  EXPECT_NE(history[0].key(), other.key());
}

TEST(Ends, D8_4_the_same_board_with_other_fields_is_another_position) {
  const Position p = read("8yC/9/9/9/4rC4/9/9/9/8bC b b rby- aaak 0 1 std");
  EXPECT_TRUE(p.repeats(read("8yC/9/9/9/4rC4/9/9/9/8bC b b rby- aaak 7 30 quiet=0"))) << "counters do not matter";
  for (const char* fields : {"b r rby- aaak", "b b rbyb aaak", "b b rby- aaae"}) {
    const Position other = read("8yC/9/9/9/4rC4/9/9/9/8bC " + std::string(fields) + " 0 1 std");
    EXPECT_FALSE(p.repeats(other)) << fields;
    EXPECT_NE(p.key(), other.key()) << fields;
  }
}

TEST(Ends, D8_4_two_hundred_turns_without_a_death) {
  const std::string rest = "rM8/9/9/9/rC7bC/9/9/9/8bM r r rbrb aavv ";
  EXPECT_EQ(turn(play(read(rest + "198 300 std"), "a1b1")), "b");
  const Position q = play(read(rest + "199 300 std"), "a1b1");
  EXPECT_EQ(turn(q) + base(q), "--");
  EXPECT_EQ(shares(*q.outcome()), "6 6 0 0 ");
  EXPECT_EQ(ending(q).key, "djambi.end.quiet");
}

TEST(Ends, D8_4_option_quiet) {
  const std::string rest = "rM8/9/9/9/rC7bC/9/9/9/8bM r r rbrb aavv ";
  EXPECT_EQ(turn(play(read(rest + "19 300 quiet=20"), "a1b1")), "-");
  EXPECT_EQ(turn(play(read(rest + "5000 9000 quiet=0"), "a1b1")), "b");
}

TEST(Ends, D8_4_a_death_begins_the_count_anew) {
  const Position p = read("rM8/bM8/9/9/rC7bC/9/9/9/8bM r r rbrb aavv 199 300 std");
  EXPECT_EQ(play(p, "a1a2@a1").quiet(), 0);
}

TEST(Ends, D8_4_all_living_seats_may_agree) {
  const Position p = start().after_resignation(Seat::green);
  EXPECT_EQ(shares(agreed_draw(p)), "4 4 4 0 ");
  EXPECT_EQ(places(agreed_draw(p)), "1114");
}

// ---- D8.5 ------------------------------------------------------------------------------------------

// Bodies part the board along the column D, but for one square: red on the left, blue on the right.
Position parted(const std::string& gate, const std::string& red, const std::string& blue,
                std::string_view fields = "r r rbrb aavv 0 1 std") {
  std::string drawing = "1 " + red + " . . x . . . . " + blue + "\n";
  for (const char* row : {"2", "3", "4", "6", "7", "8"}) drawing += std::string(row) + " . . . x . . . . .\n";
  drawing += "5 . . . " + gate + " . . . . .\n";
  return board(drawing + "9 rC . . x . . . . bC\n", fields);
}

TEST(Ends, D8_5_dead_when_no_killer_can_walk_to_a_foreign_piece) {  // C.1 14
  for (const char* killer : {"M", "A", "R"}) {
    const auto red = std::string("r") + killer;
    EXPECT_TRUE(is_dead(parted("x", red, "bA"))) << killer;
    EXPECT_FALSE(is_dead(parted(".", red, "bA"))) << killer;
  }
}

TEST(Ends, D8_5_living_pieces_do_not_hinder_the_walk) {
  EXPECT_FALSE(is_dead(parted("rM", ".", "bM"))) << "the militant in the gate";
}

TEST(Ends, D8_5_a_diplomat_or_a_necromobile_keeps_the_game_alive) {
  EXPECT_FALSE(is_dead(parted("x", "rD", "bA")));
  EXPECT_FALSE(is_dead(parted("x", "rA", "bN")));
  EXPECT_TRUE(is_dead(parted("x", "yN", "gD", "r r rb-- aaee 0 1 std"))) << "in locked camps they do not";
}

TEST(Ends, D8_5_hostages_keep_nothing_alive) {
  const Position p = board(R"(
    1 gC gN x  x  .  .  .  .  .
    2 x  x  x  x  .  .  .  .  .
    3 .  .  .  x  .  .  .  .  .
    4 .  .  .  x  .  .  .  .  .
    5 .  .  .  x  .  .  .  .  .
    6 .  .  .  x  .  .  .  .  .
    7 .  .  .  x  .  .  .  .  .
    8 .  rM .  x  .  .  bA .  .
    9 rC .  .  x  .  .  .  .  bC)",
                           "r r rb-- aavh 0 1 std");
  EXPECT_TRUE(is_dead(p));
}

TEST(Ends, D8_5_what_the_options_let_be_killed_keeps_the_game_alive) {
  const auto with_locked = [](const std::string& options) {
    return parted("x", "rA", "yM", "r r rb-- aaek 0 1 " + options);
  };
  EXPECT_TRUE(is_dead(with_locked("std")));
  EXPECT_FALSE(is_dead(with_locked("locked=killable")));
  const auto with_own = [](const std::string& options) {
    return parted("x", "rA", "bA", "r r rbrb aavv 0 1 " + options);
  };
  EXPECT_TRUE(is_dead(with_own("own=vassals")));
  EXPECT_FALSE(is_dead(with_own("own=all")));
}

TEST(Ends, D8_5_nobody_is_its_own_prey) {
  const Position p = board(R"(
    1 .  .  x  .  .  .  .  .  .
    2 .  rA x  .  .  .  .  .  .
    3 x  x  x  x  x  x  x  x  x
    6 x  x  x  x  x  x  x  x  x
    7 .  .  .  .  x  .  .  .  .
    8 .  .  .  .  x  .  .  .  .
    9 rC .  .  .  x  .  .  .  bC)",
                           "r r rbrb aavv 0 1 own=all");
  EXPECT_TRUE(is_dead(p));
}

// Bodies everywhere else; the chiefs are in corners of their own.
Position among_bodies(const std::string& row_4, const std::string& row_5, const std::string& row_6) {
  std::string drawing = "1 . x x x x x x x .\n9 rC x x x x x x x bC\n";
  for (const char* row : {"2", "3", "7", "8"}) drawing += std::string(row) + " x x x x x x x x x\n";
  return board(drawing + "4 " + row_4 + "\n5 " + row_5 + "\n6 " + row_6, "r r rb-- aakk 0 1 locked=killable");
}
const std::string bodies = "x x x x x x x x x";

TEST(Ends, D8_5_a_reporter_kills_by_the_sides_of_its_square_only) {
  const std::string prey = "x x yM x x x x x x";
  EXPECT_TRUE(is_dead(among_bodies(prey, "x x x rR x x x x x", bodies)));
  EXPECT_FALSE(is_dead(among_bodies(prey, "x x x rA x x x x x", bodies)));
  EXPECT_FALSE(is_dead(among_bodies(prey, "x x . rR x x x x x", bodies)));
}

TEST(Ends, D8_5_only_a_chief_stands_in_the_maze_to_kill_from_there) {  // D3.2, D4.1, D4.4
  for (const std::string killer : {"rM", "rA"}) {
    EXPECT_TRUE(is_dead(among_bodies(bodies, "x x x " + killer + " # x x x x", "x x x x x yM x x x"))) << killer;
    EXPECT_FALSE(is_dead(among_bodies(bodies, "x x x " + killer + " # yM x x x", bodies))) << killer << " passes over";
    EXPECT_TRUE(is_dead(among_bodies(bodies, "x x x " + killer + " x yM x x x", bodies))) << killer << " is stopped";
  }
  EXPECT_TRUE(is_dead(among_bodies(bodies, "x x x rR # yM x x x", bodies)));
  EXPECT_FALSE(is_dead(among_bodies(bodies, "x x x rR # . yM x x", bodies)));
}

TEST(Ends, D8_5_is_judged_in_the_record) {
  const Position p = parted("x", "rM", "bA");
  EXPECT_TRUE(p.turn()) << "the position itself is not over";
  const std::vector<Position> history{p};
  const auto end = adjudicate(history);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->reason.key, "djambi.end.dead");
  EXPECT_EQ(places(std::get<Outcome>(end->what)), "1100");
  const std::vector<Position> over{p.after_resignation(Seat::blue)};
  EXPECT_FALSE(adjudicate(over));
}

TEST(Ends, D8_5_a_militant_cannot_kill_in_the_maze) {
  const auto beside_hostage = [](const std::string& piece) {
    return board("3 x x x x x x x x x\n 4 . . x x x x . . .\n 5 . . x " + piece + " gC x . . .\n" +
                     " 6 . . x x x x . . .\n 7 x x x x x x x x x\n 1 . . . . . . . . bC\n 9 rC . . . . . . . .",
                 "r r rb-- aavh 0 1 std");
  };
  EXPECT_TRUE(is_dead(beside_hostage("rM")));
  EXPECT_FALSE(is_dead(beside_hostage("rR")));
}

}  // namespace
}  // namespace tetrarchy::djambi
