#include "session/passage.h"

#include <gtest/gtest.h>

#include "session/toy_game.h"

namespace tetrarchy {
namespace {

constexpr Square from(0), maze(40), exit_to(44), drop(72);

PieceView piece(Seat seat) { return toy::runner(seat); }
PieceView body() { return toy::runner(Seat::blue, PieceView::State::fallen); }

void stand(BoardView& board, Square square, PieceView view) {
  board.at[static_cast<std::size_t>(square.index())] = view;
}

// Red enters the maze, kills blue there, leaves it, and the body is put down.
std::vector<Travel> maze_act() {
  using Kind = Travel::Kind;
  return {{Kind::slide, from, maze, 0, piece(Seat::red)},
          {Kind::fall, maze, maze, 0, piece(Seat::blue)},
          {Kind::slide, maze, exit_to, 1, piece(Seat::red)},
          {Kind::carry, maze, drop, 2, body()}};
}

TEST(Passage, nothing_is_left_out_when_the_move_was_not_begun_on_the_board) {
  Preview shown{};
  stand(shown.board, from, piece(Seat::red));
  stand(shown.board, maze, piece(Seat::blue));
  EXPECT_EQ(still_to_travel(maze_act(), shown), maze_act());
}

TEST(Passage, stages_that_the_unfinished_move_shows_are_left_out) {
  Preview entered{};
  stand(entered.board, maze, piece(Seat::red));
  entered.lifted = body();
  entered.lifted_from = maze;
  // Both the exit and the body are still to travel.
  EXPECT_EQ(still_to_travel(maze_act(), entered), (std::vector{maze_act()[2], maze_act()[3]}));
}

TEST(Passage, a_lifted_piece_travels_although_it_stands_nowhere) {
  Preview left{};
  stand(left.board, exit_to, piece(Seat::red));
  left.lifted = body();
  left.lifted_from = maze;
  EXPECT_EQ(still_to_travel(maze_act(), left), (std::vector{maze_act()[3]}));
}

TEST(Passage, only_what_follows_from_a_whole_move_is_still_to_fall) {
  using Kind = Travel::Kind;
  Preview whole{};
  stand(whole.board, exit_to, piece(Seat::red));
  stand(whole.board, drop, body());
  stand(whole.board, Square(8), piece(Seat::green));
  std::vector<Travel> all = maze_act();
  all.push_back({Kind::fall, Square(8), Square(8), 3, piece(Seat::green)});
  EXPECT_EQ(still_to_fall(all, whole), std::vector{all.back()});
}

TEST(Passage, back_goes_the_last_stage_first_and_nothing_is_turned_over) {
  using Kind = Travel::Kind;
  const std::vector<Travel> back{{Kind::carry, drop, maze, 0, body()},
                                 {Kind::slide, exit_to, maze, 1, piece(Seat::red)},
                                 {Kind::slide, maze, from, 2, piece(Seat::red)}};
  EXPECT_EQ(way_back(maze_act()), back);
}

TEST(Passage, two_are_joined_to_a_jump_that_tells_of_both) {
  Passage first{}, second{};
  first.before.number = 1;
  first.after.number = 2;
  first.travels = maze_act();
  first.notes = {{MoveNote::Kind::passed, Seat::red, {"a"}}};
  second.before.number = 2;
  second.after.number = 3;
  second.travels = maze_act();
  second.notes = {{MoveNote::Kind::passed, Seat::blue, {"b"}}};
  const Passage whole = joined(first, second);
  EXPECT_EQ(whole.before.number, 1);
  EXPECT_EQ(whole.after.number, 3);
  EXPECT_TRUE(whole.travels.empty());
  ASSERT_EQ(whole.notes.size(), 2u);
  EXPECT_EQ(whole.notes[1].text.key, "b");
}

}  // namespace
}  // namespace tetrarchy
