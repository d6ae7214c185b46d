#include "games/yonin/scene.h"

// Y1: board, seats, facings.
namespace tetrarchy::yonin {
namespace {

TEST(Board, Y1_1_squares_as_South_sees_them) {
  EXPECT_EQ(square_name(*Square::at(0, 0)), "9a");
  EXPECT_EQ(square_name(*Square::at(8, 0)), "1a");
  EXPECT_EQ(square_name(*Square::at(0, 8)), "9i");
  EXPECT_EQ(read_square("5g"), Square::at(4, 6));
  for (int i = 0; i < square_count; ++i) EXPECT_EQ(read_square(square_name(Square(i))), Square(i));
  for (const char* text : {"", "5", "0a", "5j", "a5", "55", "5A", "5gg"}) EXPECT_EQ(read_square(text), std::nullopt);
}

TEST(Board, Y1_2_play_is_clockwise) {
  Position p = start();
  std::string order;
  for (const char* m : {"5g5f", "7e6e", "5c5d", "3e4e", "5f5e"}) {
    order += turn(p);
    p = play(p, m);
  }
  EXPECT_EQ(order, "swnes");
  EXPECT_EQ(start().next_turns(5), (std::vector{west, north, east, south, west}));
}

TEST(Board, Y1_3_each_man_has_a_facing_and_a_controller) {
  const Position p = start();
  for (const Square s : p.occupied()) EXPECT_EQ(p.at(s).controller(), p.at(s).facing()) << square_name(s);
  EXPECT_EQ(p.men(south).count(), 9);
  EXPECT_EQ(p.at(sq("8d")).facing(), west);
}

TEST(Board, Y1_4_start) {
  EXPECT_EQ(write_position(start()), start_board + " s -/-/-/- ---- 0000 1 std");
  const std::vector<std::pair<std::string, std::string>> table{
      {"sK", "5i"}, {"sR", "5h"}, {"sG", "6i 4i"}, {"sS", "7i 3i"}, {"sP", "6h 4h 5g"},
      {"wK", "9e"}, {"wR", "8e"}, {"wG", "9d 9f"}, {"wS", "9c 9g"}, {"wP", "8d 8f 7e"},
      {"nK", "5a"}, {"nR", "5b"}, {"nG", "4a 6a"}, {"nS", "3a 7a"}, {"nP", "4b 6b 5c"},
      {"eK", "1e"}, {"eR", "2e"}, {"eG", "1f 1d"}, {"eS", "1g 1c"}, {"eP", "2f 2d 3e"}};
  for (const auto& [man, squares] : table) {
    std::istringstream in(squares);
    for (std::string square; in >> square;) EXPECT_EQ(on(start(), square), man) << square;
  }
}

TEST(Board, Y1_4_nine_moves_and_no_rook_among_them) {
  EXPECT_EQ(moves_of(start(), ""), "3i2h 3i3h 4h4g 4i3h 5g5f 6h6g 6i7h 7i7h 7i8h");
}

TEST(Board, Y1_5_any_seat_may_begin) {
  for (const Seat seat : all_seats) {
    const Position p = start({.turn = seat});
    EXPECT_EQ(p.turn(), seat);
    EXPECT_EQ(p.count_moves(), 9u);
  }
  EXPECT_EQ(start().turn(), south);
}

TEST(Board, Y1_2_four_players_in_one_layout) {
  const auto refused = [](const StartSpec& spec) {
    const auto setup = start_setup(spec);
    const auto* refusal = std::get_if<Refusal>(&setup);
    return refusal ? refusal->code + ' ' + refusal->clause : "accepted";
  };
  EXPECT_EQ(refused({.players = 3}), "players Y1.2");
  EXPECT_EQ(refused({.layout = "old"}), "unknown_layout Y1.4");
  EXPECT_EQ(refused({.options = "men=eaten"}), "unknown_option_value Y7.4");
  EXPECT_EQ(refused({.layout = std::string(layouts().front())}), "accepted");
}

}  // namespace
}  // namespace tetrarchy::yonin
