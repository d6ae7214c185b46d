#include "games/djambi/scene.h"

// D2: who leads what.
namespace tetrarchy::djambi {
namespace {

TEST(Control, D2_1_control_passes_by_whole_camps) {
  const Position p = board(R"(
    1 .  gM gR .  .  .  .  .  yC
    5 .  .  .  .  #  .  .  gN .
    6 .  rM .  .  .  .  .  .  .
    7 .  gC .  .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)");
  const Position q = play(p, "b6b7@d4");
  EXPECT_EQ(controllers(q), "rbyr");
  for (const char* square : {"b1", "c1", "h5"}) EXPECT_EQ(q.relation(Seat::red, q.at(sq(square))), Relation::own);
}

// Red leads its own and the green camp; the yellow camp is locked.
Position three_kinds(std::string_view options = "std") {
  return board(R"(
    1 .  .  .  .  .  .  .  .  .
    3 .  .  .  .  .  .  .  .  .
    4 yM bM gM .  .  .  .  .  .
    5 .  rA .  .  #  .  .  .  .
    6 .  .  .  rD .  yR .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
               "r r rb-r aaek 0 1 " + std::string(options));
}

TEST(Control, D2_2_own_foreign_and_locked) {
  const Position p = three_kinds();
  const auto relation = [&](const char* square) { return p.relation(Seat::red, p.at(sq(square))); };
  EXPECT_EQ(relation("b5"), Relation::own);
  EXPECT_EQ(relation("c4"), Relation::own);
  EXPECT_EQ(relation("b4"), Relation::foreign);
  EXPECT_EQ(relation("a4"), Relation::locked);
  EXPECT_EQ(p.relation(Seat::blue, p.at(sq("c4"))), Relation::foreign);
}

TEST(Control, D2_2_hostages_are_foreign_to_everybody) {
  const Position p = start({.players = 3});
  for (const Seat s : {Seat::red, Seat::blue, Seat::yellow})
    EXPECT_EQ(p.relation(s, p.at(sq("a1"))), Relation::foreign);
}

TEST(Control, D2_3_locked_pieces_are_not_killed_or_carried_and_do_not_move) {
  const Position p = three_kinds();
  EXPECT_EQ(why(p, "b5a4"), "locked_kill D2.3");
  EXPECT_EQ(why(p, "d6f6@a1"), "locked_carry D2.3");
  EXPECT_EQ(why(p, "a4a5"), "locked D2.3");
  EXPECT_TRUE(legal(p, "b5b4"));
}

TEST(Control, D2_3_locked_pieces_block) { EXPECT_EQ(why(three_kinds(), "d6g6"), "piece_in_the_way D3.3"); }

TEST(Control, D2_3_option_killable_lets_them_be_killed_not_carried) {
  const Position p = three_kinds("locked=killable");
  EXPECT_TRUE(legal(p, "b5a4"));
  EXPECT_EQ(why(p, "d6f6@a1"), "locked_carry D2.3");
  EXPECT_EQ(on(play(p, "b5a4"), "b5"), "x");
}

TEST(Control, D2_3_option_killable_widens_what_a_reporter_exposes) {
  const std::string drawing = R"(
    5 .  .  rR .  #  .  .  .  .
    6 .  .  .  .  .  yM .  .  .
    9 rC .  .  .  .  .  .  .  bC)";
  EXPECT_FALSE(legal(board(drawing, "r r rb-r aaek 0 1 std"), "c5f5xf6"));
  EXPECT_TRUE(legal(board(drawing, "r r rb-r aaek 0 1 locked=killable"), "c5f5xf6"));
}

TEST(Control, D2_4_a_conquered_camp_gives_no_turn_of_its_own) {
  const Position p = board(R"(
    2 .  gM .  .  .  .  yM .  .
    8 .  rM .  .  .  .  bM .  .
    1 .  .  .  .  .  .  .  .  yC
    9 rC .  .  .  .  .  .  .  bC)",
                           "r r rbyr aaak 0 1 std");
  EXPECT_EQ(order_of_turns(p, 7), "rbyrbyr");
}

TEST(Control, D2_4_a_seat_moves_any_own_piece_and_no_other) {
  const Position p = three_kinds();
  EXPECT_TRUE(legal(p, "c4c3"));
  EXPECT_TRUE(legal(p, "a9a8"));
  EXPECT_EQ(why(p, "b4b3"), "not_your_piece D2.4");
  EXPECT_EQ(why(p, "a1a2"), "empty_square D2.4");
}

}  // namespace
}  // namespace tetrarchy::djambi
