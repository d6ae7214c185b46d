#include "manner.h"

// Each move is confirmed before it is played.
namespace tetrarchy::ui {
namespace {

class Confirming : public WithManner {
 protected:
  void SetUp() override {
    WithManner::SetUp();
    set({.confirm = Confirm::on});
  }
};

TEST_F(Confirming, AMoveIsShownAndAskedForAndPlayedOnlyThen) {
  click("a7");
  click("a6");
  EXPECT_EQ(view().ply, 0);
  EXPECT_EQ(proposed(), "a7a6");
  EXPECT_TRUE(view().board.at[static_cast<std::size_t>(square("a6").index())].has_value());
  EXPECT_FALSE(view().board.at[static_cast<std::size_t>(square("a7").index())].has_value());
  EXPECT_EQ(count("move"), 0);
  click("proposal.play");
  EXPECT_EQ(last_move(), "a7a6");
  EXPECT_EQ(count("move"), 1);
  EXPECT_FALSE(shows("proposal.play"));
}

TEST_F(Confirming, ItsSoundsAreHeardWhenItIsPlayed) {
  click("a7");
  EXPECT_EQ(sounds_now(), std::vector<std::string>{"lift"});
  click("a6");
  EXPECT_TRUE(sounds_now().empty());
  press(Key::enter);
  EXPECT_EQ(sounds_now(), (std::vector<std::string>{"stone", "turn"}));
  show(victim);
  click("c8");
  click("d8");
  sounds_now();
  click("f3");
  EXPECT_TRUE(sounds_now().empty());
  press(Key::enter);
  EXPECT_EQ(sounds_now(), (std::vector<std::string>{"body", "turn"}));
}

TEST_F(Confirming, WhatIsDeclinedIsNeitherHeardNorKept) {
  click("a7");
  click("a6");
  press(Key::escape);
  press(Key::escape);
  sounds_now();
  ASSERT_FALSE(app().match().play("b7b6", now_ms));
  app().match_changed();
  settle();
  EXPECT_EQ(sounds_now(), (std::vector<std::string>{"stone", "turn"}));
}

TEST_F(Confirming, WhatIsDeclinedLeavesEverythingAsBefore) {
  const auto without_revision = [&] {
    MatchView v = view();
    v.revision = 0;
    return v;
  };
  const MatchView before = without_revision();
  const std::string position = app().match().position();
  for (int way = 0; way < 5; ++way) {
    click("a7");
    const MatchView chosen = without_revision();
    const int keeps_before = keeps;
    click("a6");
    ASSERT_EQ(proposed(), "a7a6");
    if (way == 0) press(Key::escape);
    if (way == 1) click("e5");
    if (way == 2) click("proposal.back");
    if (way == 3) press(Key::backspace);
    if (way == 4) click("e5", Button::secondary);
    EXPECT_EQ(without_revision(), chosen) << way;
    EXPECT_FALSE(shows("proposal.play"));
    press(Key::escape);
    EXPECT_EQ(without_revision(), before) << way;
    EXPECT_EQ(app().match().position(), position);
    EXPECT_EQ(keeps, keeps_before);
    EXPECT_EQ(count("move") + count("ply") + count("turn"), 0);
  }
}

TEST_F(Confirming, AClickOnTheWordsOfTheQuestionIsNoneBesideIt) {
  click("a7");
  click("a6");
  const Rect box = *app().control_rect("proposal");
  send(Phase::down, {box.x + box.width / 2, box.y + 10});
  send(Phase::up, {box.x + box.width / 2, box.y + 10});
  settle();
  EXPECT_EQ(proposed(), "a7a6");
}

TEST_F(Confirming, DragsKeysAndTheGridAreAskedToo) {
  for (const Device device : {Device::mouse, Device::touch}) {
    drag("a7", "a5", device);
    EXPECT_EQ(proposed(), "a7a5");
    drag("a5", "a4", device);  // nothing is dragged while it is asked
    press(Key::escape);
    press(Key::escape);
    EXPECT_TRUE(view().made.empty());
  }
  app().choose(Pick::square(square("a7")));
  app().choose(Pick::square(square("a6")));
  EXPECT_EQ(proposed(), "a7a6");
  app().finish_move();
  EXPECT_EQ(last_move(), "a7a6");
}

TEST_F(Confirming, EnterAloneConfirmsWhatTheKeysHaveMade) {
  press(Key::up);
  for (int i = 0; i < 4; ++i) press(Key::left);
  for (int i = 0; i < 2; ++i) press(Key::down);
  press(Key::enter);
  press(Key::up);
  press(Key::enter);
  EXPECT_EQ(proposed(), "a7a6");
  press(Key::enter);
  EXPECT_EQ(last_move(), "a7a6");
}

TEST_F(Confirming, DropsAndPromotionsAreAskedInYoninShogi) {
  show(with_hands, GameId::yonin);
  click("hand-red-3");
  click("4f");
  EXPECT_EQ(proposed(), "P*4f");
  EXPECT_EQ(view().board.seats[Seat::red].hand[3].count, 1);
  tap("proposal.play");
  EXPECT_EQ(last_move(), "P*4f");
  for (const bool promotes : {true, false}) {
    show(with_hands, GameId::yonin);
    click("4d");
    click("4b");
    click(promotes ? "answer-yes" : "answer-no");
    EXPECT_EQ(proposed(), promotes ? "4d4b+" : "4d4b");
    press(Key::escape);
    EXPECT_TRUE(shows("answer-yes")) << "back to the question before";
    press(Key::enter);
    press(Key::enter);
    EXPECT_EQ(last_move(), "4d4b+");
  }
}

TEST_F(Confirming, D4_4_WhoSaysNobodyHasConfirmedIt) {
  show(few_pieces);
  click("e8");
  click("f7");
  EXPECT_EQ(proposed(), "");
  click("finish");
  EXPECT_EQ(last_move(), "e8f7");
  show(few_pieces);
  click("e8");
  click("f7");
  click("f8");
  EXPECT_EQ(proposed(), "e8f7xf8");
}

TEST_F(Confirming, TypedMovesAndThoseOfThePageAreNotAsked) {
  app().type("a7a6");
  EXPECT_EQ(app().play_typed(), std::nullopt);
  EXPECT_EQ(last_move(), "a7a6");
  const std::string move = app().match().legal_moves(std::nullopt).front();
  EXPECT_EQ(app().match().play(move, now_ms), std::nullopt);
  EXPECT_EQ(last_move(), move);
}

TEST_F(Confirming, TheQuestionWaitsWhileAnEarlierMoveIsLookedAt) {
  app().match().play("a7a6", now_ms);
  app().match_changed();
  const std::string first = app().match().legal_moves(std::nullopt).front();
  for (const Choice& c : app().match().choices_of(first)) app().choose(c.pick);
  settle();
  ASSERT_EQ(proposed(), first);
  press(Key::home);
  EXPECT_FALSE(shows("proposal.play"));
  press(Key::end);
  EXPECT_TRUE(shows("proposal.play"));
  EXPECT_EQ(count("ply"), 2);
  press(Key::enter);
  EXPECT_EQ(last_move(), first);
}

TEST_F(Confirming, TheQuestionIsWithinEveryScreenAndUncut) {
  for (const Surface& s : {Surface{.width = 240, .height = 240},
                           {.width = 320, .height = 320},
                           {.width = 390, .height = 844},
                           {.width = 844, .height = 390},
                           {.width = 1440, .height = 900}})
    for (const char* code : {"en", "es", "fr", "ja", "kk"}) {
      open(s);
      app().set_language(code);
      set({.confirm = Confirm::on});
      show(victim);
      for (const char* name : {"c8", "d8", "a1"}) app().choose(Pick::square(square(name)));
      if (proposed().empty()) app().choose(Pick::square(square("i5")));
      settle();
      for (const char* id : {"proposal.back", "proposal.play"}) {
        const auto r = app().control_rect(id);
        ASSERT_TRUE(r) << id << ' ' << code << ' ' << s.width;
        EXPECT_GE(r->x, 0);
        EXPECT_GE(r->y, 0);
        EXPECT_LE(r->x + r->width, s.width);
        EXPECT_LE(r->y + r->height, s.height);
        EXPECT_GE(std::min(r->width, r->height), s.width <= 320 ? 44 : 36);
      }
      for (const char* id : {"proposal", "step-back", "cancel", "finish"})
        EXPECT_FALSE(cuts_text(id)) << id << ' ' << code << ' ' << s.width;
    }
}

}  // namespace
}  // namespace tetrarchy::ui
