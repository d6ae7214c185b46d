#include "games/djambi/scene.h"

namespace tetrarchy::djambi {
namespace {

TEST(Board, D1_1_columns_a_to_i_and_rows_1_to_9_from_the_top) {
  EXPECT_EQ(square_name(Square(0)), "a1");
  EXPECT_EQ(square_name(Square(8)), "i1");
  EXPECT_EQ(square_name(Square(80)), "i9");
  EXPECT_EQ(square_name(maze), "e5");
  EXPECT_EQ(square_label(maze), "E5");
  for (int i = 0; i < square_count; ++i) EXPECT_EQ(read_square(square_name(Square(i))), Square(i));
  for (const char* text : {"", "e", "e0", "j5", "E5", "e55"}) EXPECT_FALSE(read_square(text)) << text;
}

TEST(Board, D1_2_each_camp_has_its_corner_and_its_seat) {
  const Position p = start();
  EXPECT_EQ(p.chief(Seat::red), sq("a9"));
  EXPECT_EQ(p.chief(Seat::blue), sq("i9"));
  EXPECT_EQ(p.chief(Seat::yellow), sq("i1"));
  EXPECT_EQ(p.chief(Seat::green), sq("a1"));
  for (const Seat s : all_seats) EXPECT_EQ(p.controller(s), s);
}

TEST(Board, D1_3_red_begins_and_play_goes_round_counter_clockwise) {
  EXPECT_EQ(order_of_turns(start(), 9), "rbygrbygr");
}

TEST(Board, D1_4_mirrored_start) {
  EXPECT_EQ(write_position(start()),
            "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC "
            "r r rbyg aaaa 0 1 std");
}

TEST(Board, D1_4_rotated_start_differs_in_blue_and_green_assassins_and_reporters) {
  const Position rotated = start({.layout = "rotated"}), mirrored = start();
  EXPECT_EQ(on(rotated, "i8"), "bA");
  EXPECT_EQ(on(rotated, "h9"), "bR");
  EXPECT_EQ(on(rotated, "a2"), "gA");
  EXPECT_EQ(on(rotated, "b1"), "gR");
  int different = 0;
  for (int i = 0; i < square_count; ++i) different += rotated.at(Square(i)) != mirrored.at(Square(i));
  EXPECT_EQ(different, 4);
}

TEST(Board, D1_4_the_first_layout_is_the_usual_one_and_others_are_refused) {
  EXPECT_EQ(Djambi::layouts()[0], "mirrored");
  EXPECT_EQ(start({.layout = "mirrored"}), start());
  const auto refused = Djambi::start({.layout = "crooked"});
  EXPECT_EQ(std::get<Refusal>(refused).code, "unknown_layout");
}

TEST(Board, D1_5_thirty_six_squares_are_occupied) {
  for (const int players : {2, 3, 4}) EXPECT_EQ(start({.players = players}).occupied().count(), 36);
}

}  // namespace
}  // namespace tetrarchy::djambi
