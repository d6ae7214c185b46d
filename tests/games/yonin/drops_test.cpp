#include <iterator>

#include "games/yonin/scene.h"

// Y3: drops.
namespace tetrarchy::yonin {
namespace {

TEST(Drops, Y3_1_on_any_empty_square_unpromoted_facing_its_own_seats_direction) {
  const Position p = read("4nK4/9/9/9/wK3wsP3eK/9/9/9/4sK4 s RG/-/-/- ---- 1000 1 std");
  for (const char* man : {"R*", "G*"}) {
    std::istringstream squares(goals(p, man));
    EXPECT_EQ(std::distance(std::istream_iterator<std::string>(squares), {}), 81 - 5) << man;
  }
  const Position after = play(p, "G*5b");
  EXPECT_EQ(on(after, "5b"), "sG");
  EXPECT_EQ(hands(after), "R/-/-/-");
  EXPECT_EQ(moves_of(p, "P*"), "") << "there is none in the hand";
}

TEST(Drops, Y3_1_a_captured_man_faces_as_its_new_seat) {
  const Position p = read("4nK4/9/9/9/wK6wPeK/9/9/9/4sK4 e -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(on(play(p, "1e2e 5i5h 9e9d 5a5b P*5e"), "5e"), "eP");
}

TEST(Drops, Y3_2_no_pawn_on_its_last_line) {
  const std::string rest = " P/P/P/P ---- 0000 1 std";
  const std::string kings = "9/4nK4/9/9/1wK5eK1/9/9/4sK4/9 ";
  EXPECT_EQ(goals(read(kings + 's' + rest), "P*").find('a'), std::string::npos);
  EXPECT_EQ(goals(read(kings + 'w' + rest), "P*").find('1'), std::string::npos);
  EXPECT_EQ(goals(read(kings + 'n' + rest), "P*").find('i'), std::string::npos);
  EXPECT_EQ(goals(read(kings + 'e' + rest), "P*").find('9'), std::string::npos);
  for (const char turn : {'s', 'w', 'n', 'e'}) {
    std::istringstream squares(goals(read(kings + turn + rest), "P*"));
    EXPECT_EQ(std::distance(std::istream_iterator<std::string>(squares), {}), 81 - 9 - 4) << turn;
  }
}

TEST(Drops, Y3_3_nifu_runs_along_the_facing) {
  const Position p = read("4nK4/9/9/9/wK1wP5eK/9/9/9/4sK4 w -/P/-/- ---- 0000 1 std");
  const std::string squares = goals(p, "P*");
  EXPECT_EQ(squares.find('e'), std::string::npos) << "its rank";
  EXPECT_EQ(squares.find('1'), std::string::npos) << "its last line";
  for (const char rank : {'a', 'b', 'c', 'd', 'f', 'g', 'h', 'i'})
    EXPECT_TRUE(legal(p, std::string("P*7") + rank)) << rank;
  EXPECT_EQ(p.nifu(west, sq("3e")), sq("7e"));
  EXPECT_EQ(p.nifu(west, sq("7f")), std::nullopt);
}

TEST(Drops, Y3_3_nifu_on_a_file_for_South_and_North) {
  const std::string kings = "4nK4/9/9/2sP6/wK7eK/5nP3/9/9/4sK4 ";
  const Position p = read(kings + "s P/-/-/- ---- 0000 1 std");
  EXPECT_EQ(goals(p, "P*7"), "");
  EXPECT_NE(goals(p, "P*4"), "");
  const Position q = read(kings + "n -/-/P/- ---- 0000 1 std");
  EXPECT_EQ(goals(q, "P*4"), "");
  EXPECT_NE(goals(q, "P*7"), "");
}

TEST(Drops, Y3_3_only_unpromoted_pawns_of_the_dropper_that_face_the_same_way) {
  for (const char* man : {"s+P", "nsP", "swP", "sxP", "sS"}) {
    const Position p = read("4nK4/9/2" + std::string(man) + "6/9/wK7eK/9/9/9/4sK4 s P/-/-/- ---- 0000 1 std");
    EXPECT_TRUE(legal(p, "P*7g")) << man;
  }
}

const std::string mating_net = "3nPnKnP3/9/3sG1sG3/9/wK7eK/9/9/9/4sK4";

TEST(Drops, Y3_4_no_pawn_mates_the_king_in_front_of_it) {
  const Position p = read(mating_net + " s GP/-/-/- ---- 0000 1 std");
  EXPECT_FALSE(legal(p, "P*5b"));
  EXPECT_TRUE(p.is_uchifuzume(south, sq("5b")));
  EXPECT_TRUE(legal(p, "G*5b"));
  EXPECT_EQ(mates(play(p, "G*5b")), "1000");
}

TEST(Drops, Y3_4_a_pawn_that_only_checks_is_dropped) {
  const Position p = read("3nPnKnP3/9/3sG5/9/wK7eK/9/9/9/4sK4 s P/-/-/- ---- 0000 1 std");
  EXPECT_TRUE(legal(p, "P*5b"));
  EXPECT_FALSE(p.is_uchifuzume(south, sq("5b")));
  EXPECT_EQ(checked(play(p, "P*5b")), "n");
}

TEST(Drops, Y3_4_a_pawn_on_the_board_may_mate) {
  const Position p = read("3nPnKnP3/9/3sGsPsG3/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(mates(play(p, "5c5b")), "1000");
}

TEST(Drops, Y3_4_whoever_else_attacks_the_king) {
  const std::string rest = "/9/3sG1sG3/9/wK7eK/9/9/9/4sK4 s P/-/-/- ---- 0000 1 std";
  EXPECT_TRUE(legal(read("3nPnKnG3" + rest), "P*5b")) << "the gold takes it";
  EXPECT_FALSE(legal(read("3nPnKnG2eR" + rest), "P*5b")) << "East pins the gold";
}

TEST(Drops, Y3_4_a_drop_that_is_refused_is_no_reply) {
  // West's rook checks North; of the squares between, only 7a is free of nifu, and a pawn there is in front
  // of East's king.
  const auto after = [](const std::string& rank_c) {
    return play(read("4nKnG3/2eKnPnPnP3/" + rank_c + "/9/9/1nP7/9/wR8/wK3sK4 w -/-/P/- ---- 0000 1 std"), "9h9a");
  };
  const Position with_a_way_out = after("1sP7");
  EXPECT_EQ(moves_of(with_a_way_out, ""), "P*7a");
  const Position without = after("1sP6sR");
  EXPECT_EQ(without.fate(north), Fate::mated);
  EXPECT_EQ(mates(without), "0100");
}

TEST(Drops, Y3_4_holds_for_rivals_only) {
  const Position p = read(mating_net + " s P/-/-/- ---- 0000 1 teams=yes");
  EXPECT_TRUE(legal(p, "P*5b")) << "the partner is not in check";
}

TEST(Drops, Y3_5_a_pawn_may_be_dropped_in_front_of_a_dead_king) {
  const Position p = read("3nsPnXnsP3/9/3sG1sG3/9/wK7eK/9/9/9/4sK4 s P/-/-/- --4- 1000 1 std");
  EXPECT_TRUE(legal(p, "P*5b"));
}

}  // namespace
}  // namespace tetrarchy::yonin
