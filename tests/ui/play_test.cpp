#include "app_harness.h"

namespace tetrarchy::ui {
namespace {

class Play : public ScreenTest {};

TEST_F(Play, AClickOnAPieceAndOneOnASquareMakeAMove) {
  click("a7");
  EXPECT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().ply, 0);
  click("a6");
  EXPECT_EQ(view().ply, 1);
  EXPECT_EQ(view().record.back().move, "a7a6");
  EXPECT_EQ(view().board.turn, Seat::blue);
}

TEST_F(Play, APieceCanBeDragged) {
  drag("a7", "a5");
  EXPECT_EQ(view().ply, 1);
  EXPECT_EQ(view().record.back().move, "a7a5");
}

TEST_F(Play, ADragThatEndsWhereNothingIsOfferedLeavesThePieceChosen) {
  drag("a7", "e2");
  EXPECT_EQ(view().ply, 0);
  EXPECT_EQ(view().made.size(), 1u);
}

TEST_F(Play, ASmallTrembleIsAClickAndNoDrag) {
  const auto where = at("a7");
  send(Phase::down, where);
  send(Phase::move, {where.first + 2, where.second + 1});
  send(Phase::up, {where.first + 2, where.second + 1});
  settle();
  EXPECT_EQ(view().made.size(), 1u);
}

TEST_F(Play, AnotherOwnPieceIsChosenInsteadAndTheSameOneIsPutBack) {
  click("a7");
  click("b7");
  ASSERT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().made.front().pick, Pick::square(square("b7")));
  click("b7");
  EXPECT_TRUE(view().made.empty());
}

TEST_F(Play, EscapeRightClickAndBackspaceTakeAStepBack) {
  show(few_pieces);
  for (int way = 0; way < 3; ++way) {
    click("c9");
    click("c8");
    app().match().undo();
    app().match_changed();
    click("c9");
    EXPECT_EQ(view().made.size(), 1u);
    if (way == 0) press(Key::escape);
    if (way == 1) press(Key::backspace);
    if (way == 2) click("e4", Button::secondary);
    EXPECT_TRUE(view().made.empty());
  }
}

TEST_F(Play, D4_1_AMilitantsVictimIsPutWhereItsPlayerClicks) {
  show("gC8/9/9/9/9/9/9/2rMbM5/rC6bC1 r r rb-g aaea 0 60 std");
  click("c8");
  click("d8");
  ASSERT_TRUE(view().lifted.has_value());
  EXPECT_EQ(view().lifted->state, PieceView::State::fallen);
  click("f3");
  EXPECT_EQ(view().record.back().move, "c8d8@f3");
}

TEST_F(Play, ABodyInTheHandCanBeDraggedToItsPlace) {
  show("gC8/9/9/9/9/9/9/2rMbM5/rC6bC1 r r rb-g aaea 0 60 std");
  drag("c8", "d8");
  ASSERT_TRUE(view().lifted.has_value());
  drag("d8", "h2");
  EXPECT_EQ(view().record.back().move, "c8d8@h2");
}

TEST_F(Play, D4_4_AReporterMayExposeNobody) {
  show(few_pieces);
  click("e8");
  click("f7");
  EXPECT_TRUE(view().may_finish);
  ASSERT_TRUE(shows("finish"));
  click("finish");
  EXPECT_EQ(view().record.back().move, "e8f7");
}

TEST_F(Play, D4_4_EnterSaysNobodyToo) {
  show(few_pieces);
  click("e8");
  click("f7");
  press(Key::enter);
  EXPECT_EQ(view().record.back().move, "e8f7");
}

TEST_F(Play, D4_4_ANeighbourOfTheReporterIsExposedByAClick) {
  show(few_pieces);
  click("e8");
  click("f7");
  click("f8");
  EXPECT_EQ(view().record.back().move, "e8f7xf8");
}

TEST_F(Play, TheKeyboardAloneMakesAMove) {
  press(Key::up);  // the cursor appears in the middle
  for (int i = 0; i < 4; ++i) press(Key::left);
  for (int i = 0; i < 2; ++i) press(Key::down);
  press(Key::enter);
  ASSERT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().made.front().pick, Pick::square(square("a7")));
  press(Key::up);
  press(Key::space);
  EXPECT_EQ(view().record.back().move, "a7a6");
}

TEST_F(Play, TheCursorMovesAsTheBoardIsSeen) {
  app().rotate(2);
  settle();
  press(Key::up);
  for (int i = 0; i < 4; ++i) press(Key::right);
  for (int i = 0; i < 2; ++i) press(Key::up);
  press(Key::enter);
  ASSERT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().made.front().pick, Pick::square(square("a7")));
}

TEST_F(Play, TouchPlaysByTwoTaps) {
  open({.width = 390, .height = 844, .pixel_ratio = 2});
  tap("a7");
  tap("a6");
  EXPECT_EQ(view().record.back().move, "a7a6");
}

TEST_F(Play, ATouchThatBeginsOnAPieceDragsItAndIsGrabbed) {
  open({.width = 390, .height = 844, .pixel_ratio = 2});
  const auto own = at("a7"), foreign = at("g7"), empty = at("e5");
  EXPECT_TRUE(app().grabs(own.first, own.second));
  EXPECT_FALSE(app().grabs(foreign.first, foreign.second));
  EXPECT_FALSE(app().grabs(empty.first, empty.second));
  drag("a7", "a5", Device::touch);
  EXPECT_EQ(view().record.back().move, "a7a5");
}

TEST_F(Play, ASwipeOverEmptySquaresIsLeftToThePage) {
  open({.width = 390, .height = 844, .pixel_ratio = 2});
  const auto from = at("e6");
  send(Phase::down, from, Device::touch);
  EXPECT_FALSE(send(Phase::move, {from.first, from.second - 60}, Device::touch));
  EXPECT_FALSE(send(Phase::move, {from.first, from.second - 120}, Device::touch));
  send(Phase::up, {from.first, from.second - 120}, Device::touch);
  settle();
  EXPECT_TRUE(view().made.empty());
}

TEST_F(Play, AFingerThatRestsOnAPieceChoosesNothing) {
  open({.width = 390, .height = 844, .pixel_ratio = 2});
  const auto where = at("a7");
  send(Phase::down, where, Device::touch);
  EXPECT_TRUE(app().wants_frame());
  settle();
  now_ms += 500;
  send(Phase::up, where, Device::touch);
  settle();
  EXPECT_TRUE(view().made.empty());
}

TEST_F(Play, WhileAnEarlierPlyIsShownAClickSaysWhyItDoesNothing) {
  click("a7");
  click("a6");
  press(Key::home);
  EXPECT_EQ(view().ply, 0);
  click("b7");
  EXPECT_TRUE(view().made.empty());
  EXPECT_EQ(view().last_ply, 1);
}

TEST_F(Play, TheBoardTurnsWithTheMoverOnlyWhenTheMotionIsOver) {
  click("turn-board");
  click("setting.turning.1");
  press(Key::escape);
  const auto red_corner = at("a9");
  drag("a7", "a5");
  EXPECT_EQ(view().board.turn, Seat::blue);
  EXPECT_NEAR(at("i9").first, red_corner.first, 1);
  EXPECT_NEAR(at("i9").second, red_corner.second, 1);
  press(Key::character, U'z', true);
  EXPECT_NEAR(at("a9").first, red_corner.first, 1);
}

TEST_F(Play, AnySeatCanSitAtTheBottom) {
  const auto corner = at("a9");
  click("turn-board");
  click("setting.bottom.2");
  press(Key::escape);
  EXPECT_NEAR(at("i1").first, corner.first, 1);
  EXPECT_NEAR(at("i1").second, corner.second, 1);
}

}  // namespace
}  // namespace tetrarchy::ui
