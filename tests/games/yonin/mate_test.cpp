#include "games/yonin/scene.h"

// Y5: mate and defeat.
namespace tetrarchy::yonin {
namespace {

// South's rook, dropped on 5e, checks West and mates North; West may take it.
const std::string check_and_mate = "3nPnKnP3/9/3sG1sG3/3wG5/wK8/9/9/8eK/4sK4 s R/-/-/- ---- 0000 1 ";

TEST(Mate, Y5_1_is_judged_at_once) {
  const Position after = play(read(check_and_mate + "std"), "R*5e");
  EXPECT_EQ(on(after, "5a"), "nX");
  EXPECT_EQ(after.fate(north), Fate::mated);
  EXPECT_EQ(places(after), "--4-");
  EXPECT_EQ(turn(after), "w");
}

TEST(Mate, Y5_1_on_turn_another_seat_may_save_it) {
  const Position after = play(read(check_and_mate + "judge=turn"), "R*5e");
  EXPECT_EQ(places(after), "----");
  EXPECT_EQ(turn(after), "w");
  const Position saved = play(after, "6d5e");
  EXPECT_EQ(turn(saved), "n");
  EXPECT_EQ(saved.fate(north), Fate::alive);
}

TEST(Mate, Y5_1_on_turn_it_falls_when_its_turn_would_come_and_the_turn_passes_as_if_it_had_not) {
  const Position after = play(read(check_and_mate + "judge=turn"), "R*5e 9e9d");
  EXPECT_EQ(after.fate(north), Fate::mated);
  EXPECT_EQ(mates(after), "0100") << "West has moved last";
  EXPECT_EQ(on(after, "6a"), "nwP");
  EXPECT_EQ(turn(after), "e");
}

const std::string double_mate =
    "1nK7/3nPeSnP3/wGsG1eS2nG2/1wR1wPnP2eP1/1wKwPwS2ePeReK/1wSwPsS1sP1eP1/wG2sPsP3eG/2sS5sR/2sSsGsK2nG1 "
    "s RGS/-/-/- ---- 0000 70 std";

TEST(Mate, Y5_1_all_are_judged_on_the_same_position) {
  const Position after = play(read(double_mate), "R*1a");
  EXPECT_EQ(places(after), "--33");
  EXPECT_EQ(mates(after), "2000");
  EXPECT_EQ(turn(after), "w");
  for (const Square s : after.occupied()) {
    EXPECT_NE(after.at(s).controller(), north);
    EXPECT_NE(after.at(s).controller(), east);
  }
}

TEST(Mate, Y5_2_the_credit_goes_to_the_mover_whoevers_men_attack) {
  // South opens West's line; the gold that is left guards the squares beside North's king.
  const Position p = read("3nPnKnP3/9/3wG1wG3/4sG4/4wR4/wK8/9/8eK/sK8 s -/-/-/- ---- 0000 1 std");
  const Position after = play(p, "5d6d");
  EXPECT_EQ(after.fate(north), Fate::mated);
  EXPECT_EQ(mates(after), "1000");
  EXPECT_EQ(on(after, "6a"), "nsP");
}

const std::string shortest_mate = "6h6g 9f8g 3a2b 1d2c 5h8h 9c8b 2b2c 1g2h 7i7h 9d9c G*1d";

TEST(Mate, Y5_3_the_men_and_the_hand_pass_to_the_mover) {
  const Position p = play(start(), shortest_mate);
  EXPECT_EQ(p.fate(east), Fate::mated);
  EXPECT_EQ(places(p), "---4");
  EXPECT_EQ(mates(p), "0010");
  EXPECT_EQ(on(p, "1e"), "eX");
  EXPECT_EQ(on(p, "2e"), "enR");
  EXPECT_EQ(on(p, "1f"), "enG");
  EXPECT_EQ(turn(p), "s");
  EXPECT_EQ(p.men(east).count(), 0);
}

TEST(Mate, Y5_3_the_hand_of_the_mated_is_added) {
  const Position after =
      play(read(std::string(check_and_mate).replace(check_and_mate.find("R/-/-/-"), 7, "RP/-/2GP/-") + "judge=turn"),
           "R*5e");
  EXPECT_EQ(turn(after), "w") << "North has men to drop between, which does not change whose turn it is";
  const Position p = read("3nPnKnP3/9/3sG1sG3/9/wK7eK/9/9/9/4sK4 s GP/-/2RP/- ---- 0000 1 std");
  EXPECT_EQ(hands(play(p, "G*5b")), "2R2P/-/-/-");
}

TEST(Mate, Y5_3_or_the_men_freeze_and_the_hand_is_lost) {
  const Position p = read("3nPnKnP3/9/3sG1sG3/9/wK7eK/9/9/9/4sK4 s GP/-/2RP/- ---- 0000 1 men=freeze");
  const Position after = play(p, "G*5b");
  EXPECT_EQ(on(after, "6a"), "nxP");
  EXPECT_EQ(hands(after), "P/-/-/-");
  EXPECT_EQ(mates(after), "1000");
  EXPECT_EQ(places(after), "--4-");
}

TEST(Mate, Y5_3_frozen_men_stand_and_are_captured_by_anybody) {
  const Position p = read("4nX4/9/9/4nxR4/wK2sGnxP3eK/9/9/9/4sK4 s -/-/-/- --4- 1000 1 men=freeze");
  EXPECT_EQ(moves_of(p, "5d"), "");
  EXPECT_EQ(hands(play(p, "6e5e")), "P/-/-/-");
}

TEST(Mate, Y5_3_men_that_were_taken_over_pass_on_with_their_facings) {
  const Position p = read("3nPnKnP3/9/3sG1sG3/1enP7/wK7eX/9/9/9/4sK4 s G/-/-/- ---4 0010 1 std");
  const Position after = play(p, "G*5b");
  EXPECT_EQ(on(after, "8d"), "esP");
  EXPECT_EQ(on(after, "6a"), "nsP");
}

TEST(Mate, Y5_4_a_dead_king_blocks_and_is_not_captured) {
  const Position p = read("4nX4/9/9/9/wK7eK/9/9/9/4sR1sK2 s -/-/-/- --4- 1000 1 std");
  EXPECT_TRUE(legal(p, "5i5b"));
  EXPECT_TRUE(legal(p, "5i5b+"));
  EXPECT_FALSE(legal(p, "5i5a"));
}

TEST(Mate, Y5_4_a_dead_king_attacks_nothing_and_moves_not) {
  const Position p = read("4nX4/9/4sK4/9/wK7eK/9/9/9/9 s -/-/-/- --4- 1000 1 std");
  EXPECT_TRUE(legal(p, "5c5b"));
  EXPECT_EQ(moves_of(p, "5a"), "");
}

TEST(Mate, Y5_5_then_a_checked_survivor_moves_otherwise_the_next_from_the_mover) {
  EXPECT_EQ(turn(play(read(check_and_mate + "std"), "R*5e")), "w");
  // South mates East, its right-hand neighbour: from South, West is next.
  const Position p = read("4nK4/9/6sG2/7sG1/wK7eK/8eP/9/9/4sK4 s G/-/-/- ---- 0000 1 std");
  const Position after = play(p, "G*2e");
  EXPECT_EQ(after.fate(east), Fate::mated);
  EXPECT_EQ(turn(after), "w");
}

// ---- no legal move ---------------------------------------------------------------------------------

const std::string stalemate = "7nXeK/9/5sR3/7sG1/wK8/9/9/9/4sK4 s -/-/-/- --4- 1000 1 ";

TEST(NoMove, Y5_6_a_seat_without_a_move_falls_when_its_turn_comes) {
  const Position before = play(read(stalemate + "std"), "2d2c");
  EXPECT_EQ(before.fate(east), Fate::alive) << "West is next";
  const Position after = play(before, "9e9d");
  EXPECT_EQ(after.fate(east), Fate::stuck);
  EXPECT_EQ(places(after), "--43");
  EXPECT_EQ(mates(after), "1000") << "no credit";
  EXPECT_EQ(turn(after), "s") << "the next from the defeated";
}

TEST(NoMove, Y5_6_its_men_pass_to_the_seat_that_moved_last) {
  const Position p = read("6nXePeK/3sR5/9/9/wK8/9/9/9/4sK4 w -/-/-/- --4- 1000 1 std");
  const Position after = play(p, "9e9d");
  EXPECT_EQ(after.fate(east), Fate::stuck);
  EXPECT_EQ(on(after, "2a"), "ewP");
  EXPECT_EQ(mates(after), "1000");
}

TEST(NoMove, Y5_6_or_freeze) {
  const Position p = read("6nXePeK/3sR5/9/9/wK8/9/9/9/4sK4 w -/-/-/- --4- 1000 1 men=freeze");
  EXPECT_EQ(on(play(p, "9e9d"), "2a"), "exP");
}

// The kings of North and East have nowhere to go; West is to move.
const std::string two_without_a_move = "nK7eK/3sR5/9/9/wK8/9/1sR7/7sR1/4sK4 w -/-/-/- ---- 0000 1 ";

TEST(NoMove, Y5_6_seats_fall_one_after_another_by_one_event) {
  const Position after = play(read(two_without_a_move + "std"), "9e9d");
  EXPECT_EQ(after.fate(north), Fate::stuck);
  EXPECT_EQ(after.fate(east), Fate::stuck);
  EXPECT_EQ(places(after), "--33");
  EXPECT_EQ(mates(after), "0000");
  EXPECT_EQ(turn(after), "s") << "the next from the one that fell last";
}

TEST(NoMove, Y5_6_no_more_than_the_inventors_rule_needs_to_end_the_game) {
  EXPECT_EQ(places(play(read(two_without_a_move + "end=twomates"), "9e9d")), "1233") << "South has more men";
  const Position after = read(two_without_a_move + "end=twomates").after_resignation(west);
  EXPECT_EQ(after.fate(east), Fate::alive) << "its turn does not come";
  EXPECT_EQ(places(after), "1332");
}

// ---- resignation -----------------------------------------------------------------------------------

TEST(Resignation, Y5_7_the_king_dies_the_men_freeze_and_the_hand_is_lost) {
  for (const char* options : {"std", "men=freeze", "judge=turn"}) {
    const Position p = read("3nPnKnP3/9/9/9/wK7eK/9/9/9/4sK4 w P/-/RG/- ---- 0000 7 " + std::string(options));
    const Position after = p.after_resignation(north);
    EXPECT_EQ(field(after, 0), "3nxPnXnxP3/9/9/9/wK7eK/9/9/9/4sK4");
    EXPECT_EQ(hands(after), "P/-/-/-");
    EXPECT_EQ(places(after), "--4-");
    EXPECT_EQ(mates(after), "0000");
    EXPECT_EQ(after.number(), 7);
    EXPECT_EQ(after.fate(north), Fate::withdrawn);
    EXPECT_EQ(turn(after), "w") << "the turn stays";
  }
}

TEST(Resignation, Y5_7_of_the_seat_to_move_passes_the_turn) {
  EXPECT_EQ(turn(start().after_resignation(south)), "w");
  const Position in_check = play(read("4nK4/6sR2/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std"), "3b3e");
  EXPECT_EQ(turn(in_check.after_resignation(west)), "e") << "East is in check";
}

TEST(Resignation, Y5_7_the_turn_goes_to_a_checked_seat_when_the_one_on_turn_is_not_checked_any_more) {
  // East checks West, South checks North.
  const Position p = read("4nK4/9/4sR4/9/wK2eR4eK/9/9/9/4sK4 w -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(checked(p), "wn");
  EXPECT_EQ(turn(p.after_resignation(east)), "n");
  EXPECT_EQ(turn(p.after_resignation(south)), "w") << "it is still in check";
}

TEST(Resignation, Y5_7_who_falls_in_consequence_has_no_last_mover) {
  // West is on turn, checked by East; North is mated by South, which is judged when its turn comes.
  const Position p = read("3nPnKnP3/4sG4/4sP4/9/wK2eR4eK/9/9/9/4sK4 w -/-/G/- ---- 0000 1 judge=turn");
  const Position after = p.after_resignation(east);
  EXPECT_EQ(after.fate(north), Fate::mated);
  EXPECT_EQ(on(after, "6a"), "nxP");
  EXPECT_EQ(hands(after), "-/-/-/-");
  EXPECT_EQ(places(after), "--33") << "one event";
  EXPECT_EQ(mates(after), "0000");
  EXPECT_EQ(turn(after), "w") << "the turn stays";
}

TEST(Resignation, Y5_7_who_is_without_a_move_then_freezes_too) {
  const Position p = read("6nXePeK/3sR5/9/9/wK8/9/9/9/4sK4 w -/-/-/- --4- 1000 1 std");
  const Position after = p.after_resignation(west);
  EXPECT_EQ(after.fate(east), Fate::stuck);
  EXPECT_EQ(on(after, "2a"), "exP");
  EXPECT_EQ(places(after), "1242");
}

TEST(Resignation, Y5_7_all_others_may_fall_in_consequence) {
  const Position after = read(two_without_a_move + "std").after_resignation(west);
  EXPECT_EQ(places(after), "1222") << "one event";
  EXPECT_EQ(turn(after), "-");
}

TEST(Resignation, Y5_7_loses_the_game_for_the_team) {
  const Position after = start({.options = "teams=yes"}).after_resignation(west);
  EXPECT_EQ(places(after), "1313");
  EXPECT_EQ(turn(after), "-");
}

}  // namespace
}  // namespace tetrarchy::yonin
