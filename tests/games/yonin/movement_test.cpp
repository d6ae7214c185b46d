#include "games/yonin/scene.h"

// Y2: moves, captures, promotion.
namespace tetrarchy::yonin {
namespace {

std::string on_turn(char seat) {
  std::string fields = "s -/-/-/- ---- 0000 1 std";
  fields[0] = seat;
  return fields;
}

// The kings in the corners, one man in the middle.
Position alone(const std::string& man, char turn) {
  return board("a nK . . . . . . . eK\n e . . . . " + man + " . . . .\n i wK . . . . . . . sK", on_turn(turn));
}

TEST(Movement, Y2_1_gold_turned_to_its_facing) {
  EXPECT_EQ(goals(alone("sG", 's'), "5e"), "4d 4e 5d 5f 6d 6e");
  EXPECT_EQ(goals(alone("wG", 'w'), "5e"), "4d 4e 4f 5d 5f 6e");
  EXPECT_EQ(goals(alone("nG", 'n'), "5e"), "4e 4f 5d 5f 6e 6f");
  EXPECT_EQ(goals(alone("eG", 'e'), "5e"), "4e 5d 5f 6d 6e 6f");
}

TEST(Movement, Y2_1_silver_turned_to_its_facing) {
  EXPECT_EQ(goals(alone("sS", 's'), "5e"), "4d 4f 5d 6d 6f");
  EXPECT_EQ(goals(alone("wS", 'w'), "5e"), "4d 4e 4f 6d 6f");
  EXPECT_EQ(goals(alone("nS", 'n'), "5e"), "4d 4f 5f 6d 6f");
  EXPECT_EQ(goals(alone("eS", 'e'), "5e"), "4d 4f 6d 6e 6f");
}

TEST(Movement, Y2_1_pawn_turned_to_its_facing) {
  EXPECT_EQ(goals(alone("sP", 's'), "5e"), "5d");
  EXPECT_EQ(goals(alone("wP", 'w'), "5e"), "4e");
  EXPECT_EQ(goals(alone("nP", 'n'), "5e"), "5f");
  EXPECT_EQ(goals(alone("eP", 'e'), "5e"), "6e");
}

TEST(Movement, Y2_1_rook_king_and_the_promoted_men) {
  EXPECT_EQ(goals(alone("sR", 's'), "5e"), "1e 2e 3e 4e 5a 5b 5c 5d 5f 5g 5h 5i 6e 7e 8e 9e");
  EXPECT_EQ(goals(alone("w+R", 'w'), "5e"), "1e 2e 3e 4d 4e 4f 5a 5b 5c 5d 5f 5g 5h 5i 6d 6e 6f 7e 8e 9e");
  EXPECT_EQ(goals(alone("n+S", 'n'), "5e"), goals(alone("nG", 'n'), "5e"));
  EXPECT_EQ(goals(alone("e+P", 'e'), "5e"), goals(alone("eG", 'e'), "5e"));
  EXPECT_EQ(goals(alone("sG", 's'), "1i"), "1h 2h 2i");
}

TEST(Movement, Y2_1_king_and_gold_do_not_promote) {
  const Position p = board("b . . . . sG sK . . .\n e wK . . . . . . . eK\n i . . . . nK . . . .");
  for (const char* from : {"5b", "4b"}) EXPECT_EQ(moves_of(p, from).find('+'), std::string::npos);
}

TEST(Movement, Y2_2_men_slide_up_to_the_first_man_and_take_it_unless_their_seat_controls_it) {
  const Position p = board(R"(
    a nK .  .  .  .  .  .  .  eK
    c .  .  .  .  wP .  .  .  .
    e .  .  .  .  sR .  .  wsP .
    i wK .  .  .  .  .  .  .  sK)");
  EXPECT_EQ(goals(p, "5e"), "3e 4e 5c 5d 5f 5g 5h 5i 6e 7e 8e 9e");
  EXPECT_EQ(goals(p, "2e"), "1e") << "an own man that faces otherwise moves as it faces";
}

TEST(Movement, Y2_2_kings_are_never_captured) {
  const Position p = board("a . . . . nK . . . .\n b . . . . sR . . . .\n e wK . . . . . . . eK\n i . . . . sK . . . .",
                           "s -/-/-/- ---- 0000 1 teams=yes");
  EXPECT_FALSE(legal(p, "5b5a"));
  EXPECT_TRUE(legal(p, "5b6b"));
}

TEST(Movement, Y2_3_a_captured_man_goes_to_the_hand_unpromoted) {
  const std::string ground = "a nK . . . . . . . eK\n i wK . . . . . . . sK\n";
  for (const auto& [man, hand] : {std::pair{"w+P", "P"}, {"w+S", "S"}, {"w+R", "R"}, {"wnG", "G"}, {"wxP", "P"}}) {
    const Position p = board(ground + "f . . . . " + man + " . . . .\n g . . . . sG . . . .");
    const Position after = play(p, "5g5f");
    EXPECT_EQ(hands(after), std::string(hand) + "/-/-/-") << man;
    EXPECT_EQ(on(after, "5f"), "sG");
  }
}

TEST(Movement, Y2_4_the_three_farthest_lines_of_the_facing) {
  EXPECT_EQ(moves_of(board("a nK . . . . . . . eK\n d . . . . sS . . . .\n i wK . . . . . . . sK"), "5d5c"),
            "5d5c 5d5c+");
  const auto promotes = [](const std::string& man, char turn, const std::string& row, const std::string& to) {
    std::string squares = " . . . . . . . . .";
    const auto file = static_cast<std::size_t>('9' - row[0]);
    squares.replace(2 * file + 1, 1, man);
    const Position p =
        board("a nK . . . . . . . eK\n i wK . . . . . . . sK\n" + row.substr(1) + squares, on_turn(turn));
    return legal(p, row + to + '+');
  };
  EXPECT_TRUE(promotes("sP", 's', "5d", "5c"));
  EXPECT_FALSE(promotes("sP", 's', "5e", "5d"));
  EXPECT_TRUE(promotes("wP", 'w', "4e", "3e"));
  EXPECT_FALSE(promotes("wP", 'w', "5e", "4e"));
  EXPECT_TRUE(promotes("nP", 'n', "5f", "5g"));
  EXPECT_FALSE(promotes("nP", 'n', "5e", "5f"));
  EXPECT_TRUE(promotes("eP", 'e', "6e", "7e"));
  EXPECT_FALSE(promotes("eP", 'e', "5e", "6e"));
}

TEST(Movement, Y2_4_a_move_out_of_the_zone_may_promote) {
  const Position p = board("a nK . . . . . . . eK\n c . . . . sS . sR . .\n i wK . . . . . . . sK");
  EXPECT_EQ(moves_of(p, "5c4d"), "5c4d 5c4d+");
  EXPECT_EQ(moves_of(p, "3c3h"), "3c3h 3c3h+");
  EXPECT_EQ(moves_of(play(p, "3c3h+ 9i8i 9a9b 1a1b"), "3h3g"), "3h3g") << "it is promoted already";
}

TEST(Movement, Y2_4_a_pawn_must_promote_on_its_last_line) {
  const Position p = board("b . . . . sP . . . .\n d nK . . . . . . . eK\n i wK . . . . . . . sK");
  EXPECT_EQ(moves_of(p, "5b"), "5b5a+");
  EXPECT_EQ(p.promotion(sq("5b"), sq("5a")), Promotion::forced);
}

TEST(Movement, Y2_4_zones_of_men_that_were_taken_over_go_by_facing) {
  const std::string fields = " s -/-/-/- -4-- 1000 1 std";
  const Position p = read("4nK4/9/9/9/1wX4wsP1eK/9/9/9/4sK4" + fields);
  EXPECT_EQ(moves_of(p, "3e"), "3e2e 3e2e+");
  const Position q = read("4nK4/9/9/7wsP1/1wX6eK/9/9/9/4sK4" + fields);
  EXPECT_EQ(moves_of(q, "2d"), "2d1d+");
}

}  // namespace
}  // namespace tetrarchy::yonin
