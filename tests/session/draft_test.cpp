#include "session/draft.h"

#include <gtest/gtest.h>

#include "session/toy_game.h"

namespace tetrarchy {
namespace {

using toy::square_of;

toy::Position position(std::string_view text) {
  return std::get<toy::Position>(toy::Game::read_position(text, Strictness::edited));
}

Pick red(int column) { return Pick::square(square_of(Seat::red, column)); }

TEST(Draft, offers_each_next_pick_once_and_in_order) {
  const Draft<toy::Game> draft(position("5000 r 1 std"));  // left into the tower: 4 moves; right: 1
  EXPECT_EQ(draft.options(), (Choices{{red(5), Act::choose}}));
}

TEST(Draft, a_pick_keeps_the_moves_that_go_on_with_it) {
  Draft<toy::Game> draft(position("5000 r 1 std"));
  EXPECT_TRUE(draft.push(red(5)));
  EXPECT_EQ(draft.options(), (Choices{{red(4), Act::move}, {red(6), Act::move}}));
  EXPECT_EQ(draft.made(), (Choices{{red(5), Act::choose}}));
  EXPECT_FALSE(draft.complete());
}

TEST(Draft, a_pick_that_no_move_makes_changes_nothing) {
  Draft<toy::Game> draft(position("5000 r 1 std"));
  EXPECT_TRUE(draft.push(red(5)));
  EXPECT_FALSE(draft.push(red(7)));
  EXPECT_FALSE(draft.push({Pick::Kind::hand, red(4).value}));
  EXPECT_EQ(draft.made().size(), 1u);
  EXPECT_EQ(draft.options().size(), 2u);
}

TEST(Draft, is_settled_when_one_move_is_left_and_spelt_out) {
  Draft<toy::Game> draft(position("5000 r 1 std"));
  draft.push(red(5));
  draft.push(red(6));
  EXPECT_EQ(draft.settled(), (toy::Move{5, 6}));
  EXPECT_TRUE(draft.options().empty());
}

TEST(Draft, a_move_that_begins_others_is_complete_but_not_settled) {
  Draft<toy::Game> draft(position("5000 r 1 std"));
  draft.push(red(5));
  draft.push(red(4));
  EXPECT_EQ(draft.complete(), (toy::Move{5, 4}));
  EXPECT_FALSE(draft.settled());
  EXPECT_EQ(draft.options().size(), 3u);
}

TEST(Draft, a_choice_with_one_value_left_is_still_asked) {
  Draft<toy::Game> draft(position("v2v0 b 1 wall=b"));  // c can only go right, yet the square is picked
  draft.push(Pick::square(square_of(Seat::blue, 2)));
  EXPECT_EQ(draft.options().size(), 1u);
  EXPECT_FALSE(draft.settled());
}

TEST(Draft, pop_opens_again_what_the_pick_had_closed) {
  Draft<toy::Game> draft(position("5000 r 1 std"));
  EXPECT_FALSE(draft.pop());
  draft.push(red(5));
  const Choices before = draft.options();
  draft.push(red(6));
  EXPECT_TRUE(draft.pop());
  EXPECT_EQ(draft.options(), before);
  EXPECT_TRUE(draft.pop());
  EXPECT_EQ(draft.options(), (Choices{{red(5), Act::choose}}));
}

TEST(Draft, a_forced_pass_is_settled_from_the_start) {
  const Draft<toy::Game> draft(position("0500 r 1 wall=b"));
  EXPECT_TRUE(draft.options().empty());
  ASSERT_TRUE(draft.settled());
  EXPECT_TRUE(draft.settled()->passes());
}

}  // namespace
}  // namespace tetrarchy
