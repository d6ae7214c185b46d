#include <algorithm>

#include "app_harness.h"

namespace tetrarchy::ui {
namespace {

// South has a rook, two pawns and a silver in hand, a pawn on 5g and a rook on 5d that may promote on 5c;
// East holds a gold. Nobody is in check.
constexpr std::string_view with_hands = "4nK4/9/9/5sR3/wK7eK/9/4sP4/9/4sK4 s RS2P/-/-/G ---- 0000 60 std";

class Hands : public ScreenTest {
 protected:
  void begin(std::string_view position = with_hands) { show(position, GameId::yonin); }
  std::string last_move() { return view().record.empty() ? "" : view().record.back().move; }
};

TEST_F(Hands, EverySeatsHandIsOnItsPlateAtEverySizeThatHasPlates) {
  for (const Surface& s : {Surface{.width = 1440, .height = 900},
                           {.width = 390, .height = 844},
                           {.width = 844, .height = 390},
                           {.width = 568, .height = 320},
                           {.width = 320, .height = 568}}) {
    open(s);
    begin();
    for (const Seat seat : all_seats)
      for (std::size_t i = 0; i < 4; ++i) {
        const auto r = app().hand_rect(seat, i);
        const auto plate = app().control_rect("plate-" + std::string(key_of(seat)));
        ASSERT_TRUE(r && plate) << s.width << " x " << s.height;
        EXPECT_GE(r->x, plate->x - .5f);
        EXPECT_LE(r->x + r->width, plate->x + plate->width + .5f);
        EXPECT_GE(r->y, plate->y - .5f);
        EXPECT_LE(r->y + r->height, plate->y + plate->height + .5f);
      }
  }
}

TEST_F(Hands, AClickInTheHandAndOneOnASquareDropThePiece) {
  begin();
  click("hand-red-3");
  ASSERT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().made.front().pick.kind, Pick::Kind::hand);
  EXPECT_TRUE(view().lifted.has_value());
  click("4f");
  EXPECT_EQ(last_move(), "P*4f");
  EXPECT_EQ(view().board.turn, Seat::blue);
}

TEST_F(Hands, MovesAreListedWithoutACutWhereverThereIsAList) {
  for (const Surface& s : {Surface{.width = 1440, .height = 900}, {.width = 844, .height = 600}}) {
    open(s);
    begin();
    click("hand-red-3");
    click("4f");
    ASSERT_TRUE(shows("move-1")) << s.width << " x " << s.height;
    EXPECT_FALSE(cuts_text("move-1")) << s.width << " x " << s.height;
  }
}

TEST_F(Hands, AHandPieceIsDraggedToTheBoardByMouseAndByFinger) {
  for (const Device device : {Device::mouse, Device::touch}) {
    begin();
    drag("hand-red-2", "7e", device);
    EXPECT_EQ(last_move(), "S*7e");
  }
}

TEST_F(Hands, AFingerOnAnOwnHandPieceIsNotForThePage) {
  open({.width = 390, .height = 844});
  begin();
  const auto own = at("hand-red-0"), empty = at("hand-red-1"), foreign = at("hand-green-1");
  EXPECT_TRUE(app().grabs(own.first, own.second));
  EXPECT_FALSE(app().grabs(empty.first, empty.second));
  EXPECT_FALSE(app().grabs(foreign.first, foreign.second));
}

TEST_F(Hands, EscapeASecondClickAndAnotherPieceLetGo) {
  begin();
  click("hand-red-0");
  press(Key::escape);
  EXPECT_TRUE(view().made.empty());
  click("hand-red-0");
  click("hand-red-0");
  EXPECT_TRUE(view().made.empty());
  click("hand-red-0");
  click("hand-red-2");
  ASSERT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().made.front().pick.value, 2);
  click("5g");
  ASSERT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().made.front().pick.kind, Pick::Kind::square);
}

TEST_F(Hands, ADragThatEndsBesideTheBoardKeepsThePieceChosen) {
  begin();
  drag("hand-red-3", "plate-yellow");
  EXPECT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().ply, 0);
}

TEST_F(Hands, AForeignHandIsOnlyLookedAt) {
  begin();
  click("hand-green-1");
  EXPECT_TRUE(view().made.empty());
  EXPECT_EQ(count("error"), 0);
}

TEST_F(Hands, Y3_3_ASecondPawnOnALineIsRefusedAndTheOtherOneIsNamed) {
  begin();
  click("hand-red-3");
  click("5e");
  EXPECT_EQ(view().ply, 0);
  ASSERT_EQ(count("error"), 1);
  EXPECT_NE(events.back().second.find("Y3.3"), std::string::npos);
  EXPECT_NE(events.back().second.find("5g"), std::string::npos);
}

TEST_F(Hands, TheKeysReachTheHandFromTheLowestRow) {
  begin();
  for (int i = 0; i < 6; ++i) press(Key::down);  // appears in the middle, then to the lowest row and on
  press(Key::right);
  press(Key::right);
  press(Key::enter);
  ASSERT_EQ(view().made.size(), 1u);
  EXPECT_EQ(view().made.front().pick, (Pick{Pick::Kind::hand, 2}));
  press(Key::enter);
  EXPECT_EQ(last_move(), "S*5e");
}

// ---- the question --------------------------------------------------------------------------------------

TEST_F(Hands, Y2_4_APromotionIsAskedAtTheSquareAndAnsweredByClick) {
  for (const bool promotes : {false, true}) {
    begin();
    EXPECT_FALSE(shows("answer-yes"));
    click("4d");
    click("4b");
    ASSERT_TRUE(shows("answer-yes"));
    EXPECT_EQ(view().answers.size(), 2u);
    const auto square = app().square_rect(*app().match().read_square("4b"));
    const auto answer = app().control_rect("answer-no");
    EXPECT_LT(std::abs(answer->y - square->y), 2.5f * square->height);
    click(promotes ? "answer-yes" : "answer-no");
    EXPECT_EQ(last_move(), promotes ? "4d4b+" : "4d4b");
  }
}

TEST_F(Hands, TheQuestionIsAnsweredWithKeysAlone) {
  begin();
  click("4d");
  click("4c");
  press(Key::left);
  press(Key::enter);
  EXPECT_EQ(last_move(), "4d4c");
  begin();
  click("4d");
  click("4c");
  press(Key::enter);  // the promotion is what is meant mostly
  EXPECT_EQ(last_move(), "4d4c+");
}

TEST_F(Hands, AClickBesideTheQuestionAndEscapeTakeTheStepBack) {
  begin();
  for (int way = 0; way < 2; ++way) {
    click("4d");
    drag("4d", "4c");
    ASSERT_TRUE(shows("answer-no"));
    if (way == 0) press(Key::escape);
    if (way == 1) click("8h");
    EXPECT_EQ(view().made.size(), 1u);
    EXPECT_FALSE(shows("answer-no"));
    press(Key::escape);
  }
}

TEST_F(Hands, TheQuestionIsWithinTheSmallestScreen) {
  for (const float side : {240.f, 320.f}) {
    open({.width = side, .height = side});
    begin();
    click("4d");
    click("4a");
    for (const char* id : {"answer-no", "answer-yes"}) {
      const auto r = app().control_rect(id);
      ASSERT_TRUE(r);
      EXPECT_GE(r->x, 0);
      EXPECT_GE(r->y, 0);
      EXPECT_LE(r->x + r->width, side);
      EXPECT_GE(std::min(r->width, r->height), 44);
    }
  }
}

// ---- embeds --------------------------------------------------------------------------------------------

TEST_F(Hands, OfAnEmbedOpenAsASheetWhenAnEmblemIsTapped) {
  open({.width = 320, .height = 320});
  begin();
  EXPECT_FALSE(app().hand_rect(Seat::red, 3));
  tap("hands-green");
  ASSERT_TRUE(app().hand_rect(Seat::red, 3));
  EXPECT_LT(app().hand_rect(Seat::green, 0)->y, app().hand_rect(Seat::red, 0)->y);  // the tapped one first
  tap("hand-green-1");
  EXPECT_TRUE(view().made.empty());
  tap("hand-red-3");
  ASSERT_EQ(view().made.size(), 1u);
  EXPECT_FALSE(app().hand_rect(Seat::red, 3));  // the sheet is gone, the board is free
  tap("4f");
  EXPECT_EQ(last_move(), "P*4f");
}

}  // namespace
}  // namespace tetrarchy::ui
