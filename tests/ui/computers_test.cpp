#include <gmock/gmock.h>

#include "app_harness.h"
#include "session/thought.h"
#include "ui/plate_text.h"
#include "ui/prompt.h"
#include "ui/shares.h"

namespace tetrarchy::ui {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

// Computer players on the screen; the test is the engine.
class ComputersOnScreen : public ScreenTest {
 protected:
  void begin(std::initializer_list<Seat> computers, GameId game = GameId::djambi) {
    MatchConfig config;
    config.game = game;
    for (const Seat s : computers) config.seats[s] = {SeatKind::computer, "", {2, Style::cautious}};
    app().replace_match(std::get<std::unique_ptr<Match>>(new_match(config)));
    settle();
  }
  Order last_order() const { return std::get<Order>(read_order(asked.back())); }
  Thought thought() {
    Thought t{50, 100, app().match().legal_moves({}).front(), {{400, 300, 200, 100}}};
    t.line = {t.move};
    t.reason = Message{"reason.threatens"}.with("seat", Seat::yellow).with("face", Face::assassin);
    return t;
  }
  void say(Report::Kind kind) {
    Thought t = thought();
    if (kind == Report::Kind::thinking) t.line.clear(), t.reason = {};
    app().engine_said(write_report({kind, last_order().id, t}));
    app().attend();
  }
  // Lets time pass, and the app do what it wanted to be woken for.
  void pass(std::int64_t ms) {
    now_ms += ms;
    app().attend();
    settle();
  }
  void answer() {
    say(Report::Kind::done);
    pass(3000);
  }
  std::string prompt() { return prompt_text(english(), view(), std::nullopt, app().thinking()).detail; }
};

TEST_F(ComputersOnScreen, AComputerMovesAndItsMoveIsExplained) {
  begin({Seat::red});
  ASSERT_THAT(asked, SizeIs(1));
  EXPECT_EQ(last_order().task->computer, (Computer{2, Style::cautious}));
  answer();
  EXPECT_EQ(view().last_ply, 1);
  EXPECT_THAT(prompt(), HasSubstr("Red threatens Yellow’s assassin."));
  EXPECT_THAT(kept["match"], HasSubstr("[400,300,200,100]"));
}

TEST_F(ComputersOnScreen, ItsPlateSaysHowWellItPlaysWhereverThereIsRoomForAWord) {
  begin({Seat::red});
  const PlateText red = plate_text(english(), view(), Seat::red), blue = plate_text(english(), view(), Seat::blue);
  EXPECT_EQ(red.who, "Computer 2 · cautious");
  EXPECT_EQ(red.brief, "Level 2 · 9 pieces");
  EXPECT_EQ(red.least, "Level 2");
  EXPECT_EQ(blue.brief, "9 pieces");
}

TEST_F(ComputersOnScreen, ItIsStillAComputerWhenItIsOutOfTheGame) {
  MatchConfig config;
  config.position =
      "3gCx2xx/6xx1/x1x1x4/xx1xxx1x1/3x1x1rCx/1x2xx1xx/7x1/2x1x1x2/xxxxxxxx1 r r rrrg akka 33 92 own=all,ring=maze";
  config.seats[Seat::blue] = {SeatKind::computer, "", {2, Style::neutral}};
  app().replace_match(std::get<std::unique_ptr<Match>>(new_match(config)));
  ASSERT_EQ(view().board.seats[Seat::blue].standing, SeatView::Standing::fallen);
  EXPECT_EQ(plate_text(english(), view(), Seat::blue).who, "Computer 2");
  EXPECT_EQ(plate_text(english(), view(), Seat::yellow).who, "played at this screen");
}

TEST_F(ComputersOnScreen, APersonCannotMoveForIt) {
  begin({Seat::red});
  click("a7");
  EXPECT_TRUE(view().made.empty());
  EXPECT_GE(count("error"), 1);
}

TEST_F(ComputersOnScreen, ThinkingDrawsTwoFramesASecondAndNoMore) {
  begin({Seat::red});
  ASSERT_TRUE(attend_at_ms);
  EXPECT_FALSE(app().wants_frame());
  int frames = 0;
  for (int tick = 0; tick < 100; ++tick) {  // five seconds
    now_ms += 50;
    if (tick % 4 == 0) say(Report::Kind::thinking);
    if (now_ms >= *attend_at_ms) app().attend();
    for (; app().wants_frame(); ++frames) frame(0);
  }
  EXPECT_GE(frames, 8);
  EXPECT_LE(frames, 13);
}

TEST_F(ComputersOnScreen, NothingIsDrawnWhenNobodyThinks) {
  begin({Seat::blue});
  attend_at_ms.reset();
  pass(10'000);
  EXPECT_FALSE(app().wants_frame());
  EXPECT_EQ(attend_at_ms, std::nullopt);
  EXPECT_THAT(asked, IsEmpty());
}

TEST_F(ComputersOnScreen, AMoveWaitsUntilTheOneBeforeHasLanded) {
  begin({Seat::blue});
  ASSERT_EQ(app().match().play(app().match().legal_moves({}).front(), now_ms), std::nullopt);
  app().match_changed();
  say(Report::Kind::done);
  EXPECT_EQ(view().last_ply, 1);
  ASSERT_TRUE(attend_at_ms);
  now_ms = *attend_at_ms;
  app().attend();
  for (int i = 0; i < 4 && view().last_ply == 1; ++i) {
    now_ms = *attend_at_ms;
    app().attend();
  }
  EXPECT_EQ(view().last_ply, 2);
}

TEST_F(ComputersOnScreen, UndoStopsIt) {
  begin({Seat::blue});
  drag("a7", "a6");
  ASSERT_THAT(asked, SizeIs(1));
  click("undo");
  EXPECT_EQ(asked.back(), "stop");
  EXPECT_EQ(view().last_ply, 0);
  EXPECT_EQ(app().thinking().seat, std::nullopt);
}

TEST_F(ComputersOnScreen, ANewGameStopsIt) {
  begin({Seat::red});
  begin({Seat::blue});
  EXPECT_EQ(asked.back(), "stop");
}

TEST_F(ComputersOnScreen, AReloadAsksAgain) {
  begin({Seat::blue});
  drag("a7", "a6");
  const Task before = *last_order().task;
  asked.clear();
  open({.width = 1440, .height = 900});
  ASSERT_THAT(asked, SizeIs(1));
  EXPECT_EQ(*last_order().task, before);
  answer();
  EXPECT_EQ(view().last_ply, 2);
}

TEST_F(ComputersOnScreen, AHintIsShownAndKept) {
  drag("a7", "a6");
  click("hint");
  EXPECT_EQ(last_order().task->computer.level, best_level(GameId::djambi));
  EXPECT_TRUE(app().thinking().for_hint);
  say(Report::Kind::done);
  settle();
  ASSERT_TRUE(app().thinking().hint);
  EXPECT_EQ(count("hint"), 1);
  EXPECT_THAT(prompt(), HasSubstr("The advised move threatens Yellow’s assassin."));
  EXPECT_THAT(kept["match"], HasSubstr("[400,300,200,100]"));
  EXPECT_EQ(view().last_ply, 1);
}

TEST_F(ComputersOnScreen, AHintThatIsShownComesToRest) {
  click("hint");
  say(Report::Kind::done);
  EXPECT_TRUE(app().wants_frame()) << "it blinks twice";
  EXPECT_GT(settle(), 20);
  EXPECT_FALSE(app().wants_frame());
}

TEST_F(ComputersOnScreen, ComputersAmongThemselvesArePausedAndStepped) {
  begin({Seat::red, Seat::blue, Seat::yellow, Seat::green});
  EXPECT_FALSE(shows("undo"));
  click("pause");
  EXPECT_TRUE(app().thinking().paused);
  EXPECT_EQ(asked.back(), "stop");
  click("next");
  answer();
  EXPECT_EQ(view().last_ply, 1);
  const auto before = asked.size();
  pass(10'000);
  EXPECT_EQ(asked.size(), before) << "one step only";
  click("speed");
  EXPECT_EQ(app().thinking().speed, Speed::fast);
  click("pause");
  EXPECT_FALSE(app().thinking().paused);
  EXPECT_EQ(asked.size(), before + 1);
}

TEST_F(ComputersOnScreen, TheNewGameDialogSeatsThem) {
  click("menu");
  click("menu.new-game");
  click("new-game.alone");
  click("new-game.seat.blue.level.5");
  click("new-game.seat.blue.style");
  click("new-game.seat.green.human");
  click("new-game.start");
  const auto& seats = view().config.seats;
  EXPECT_EQ(seats[Seat::red].kind, SeatKind::human);
  EXPECT_EQ(seats[Seat::blue].kind, SeatKind::computer);
  EXPECT_EQ(seats[Seat::blue].computer, (Computer{5, Style::cautious}));
  EXPECT_EQ(seats[Seat::yellow].computer, Computer{});
  EXPECT_EQ(seats[Seat::green].kind, SeatKind::human);
  EXPECT_NE(view().config.seed, 0u);
}

TEST_F(ComputersOnScreen, TheNextGameHasTheSameSeats) {
  begin({Seat::green});
  click("menu");
  click("menu.new-game");
  click("new-game.start");
  EXPECT_EQ(view().config.seats[Seat::green], (SeatConfig{SeatKind::computer, "", {2, Style::cautious}}));
}

TEST_F(ComputersOnScreen, ComputersAreNotAskedToResign) {
  begin({Seat::blue});
  click("menu");
  click("menu.resign");
  EXPECT_TRUE(shows("resign.red"));
  EXPECT_FALSE(shows("resign.blue"));
}

TEST_F(ComputersOnScreen, AnEngineThatFailsIsSaidAndCanBeAskedAgain) {
  begin({Seat::red});
  app().engine_said(write_report({Report::Kind::refused, last_order().id, {}, "no_engine"}));
  app().attend();
  settle();
  EXPECT_THAT(prompt(), HasSubstr("does not answer"));
  EXPECT_EQ(prompt_text(english(), view(), std::nullopt, app().thinking()).title, "Red waits");
  EXPECT_EQ(count("error"), 1);
  click("pause");
  EXPECT_THAT(asked, SizeIs(2));
}

TEST_F(ComputersOnScreen, EventsTellOfThinking) {
  begin({Seat::red});
  const int before = count("thinking");
  say(Report::Kind::thinking);
  EXPECT_EQ(count("thinking"), before + 1);
  EXPECT_THAT(events.back().second, HasSubstr("\"seat\":\"red\""));
  EXPECT_THAT(events.back().second, HasSubstr("\"done\":500"));
}

TEST_F(ComputersOnScreen, EveryShapeOfScreenShowsWhatThereIsToShow) {
  for (const auto& [width, height] : {std::pair{1440.f, 900.f}, {390.f, 844.f}, {844.f, 390.f}, {320.f, 320.f}}) {
    open({.width = width, .height = height, .pixel_ratio = 1});
    begin({Seat::red, Seat::blue, Seat::yellow, Seat::green});
    answer();
    settle();
    EXPECT_TRUE(shows("menu")) << width;
    EXPECT_EQ(shows("pause"), width > 320) << width << ": an embed has it in its menu";
    click("menu");
    click("menu.new-game");
    EXPECT_TRUE(shows("new-game.watch")) << width;
    click("new-game.cancel");
    begin({});
  }
}

// ---- shares ------------------------------------------------------------------------------------------------

TEST_F(ComputersOnScreen, SharesAreKnownFromTheFirstThoughtOn) {
  begin({Seat::red});
  EXPECT_THAT(expected_course(view()), IsEmpty());
  EXPECT_EQ(expected_now(view(), app().thinking()), std::nullopt);
  say(Report::Kind::thinking);
  EXPECT_EQ(expected_now(view(), app().thinking()), (Expectation{{400, 300, 200, 100}})) << "live";
  answer();
  EXPECT_THAT(expected_course(view()),
              testing::ElementsAre(Expectation{{250, 250, 250, 250}}, Expectation{{400, 300, 200, 100}}));
  drag("g7", "g6");
  EXPECT_THAT(expected_course(view()), SizeIs(3));
  EXPECT_EQ(expected_now(view(), app().thinking()), (Expectation{{400, 300, 200, 100}})) << "the last that is known";
  click("first");
  EXPECT_EQ(expected_now(view(), app().thinking()), std::nullopt);
}

TEST_F(ComputersOnScreen, AClickOnTheSharesShowsTheBoardThere) {
  begin({Seat::red});
  answer();
  drag("g7", "g6");
  ASSERT_TRUE(shows("shares"));
  click("shares");
  EXPECT_EQ(view().ply, 1) << "in the middle of the game";
}

TEST(Shares, TurnWhereATwentiethOfTheGameGoesFromSeatToSeat) {
  const Expectation even{{250, 250, 250, 250}};
  EXPECT_THAT(turning_points({}), IsEmpty());
  EXPECT_THAT(turning_points({even}), IsEmpty());
  EXPECT_THAT(turning_points({even, {{299, 201, 250, 250}}}), IsEmpty()) << "49 of 1000";
  EXPECT_THAT(turning_points({even, {{300, 200, 250, 250}}}), testing::ElementsAre(1));
  EXPECT_THAT(turning_points({even, even, {{400, 100, 250, 250}}, {{520, 0, 230, 250}}, {{520, 0, 230, 250}}}),
              testing::ElementsAre(2))
      << "the lines beside it moved less";
}

TEST(Shares, TurnFiveTimesAtMostAndTheGreatestCount) {
  std::vector<Expectation> course;
  for (const int more : {0, 100, 0, 300, 0, 200, 0, 150})
    for (int twice = 0; twice < 2; ++twice) course.push_back({{400 + more, 400 - more, 100, 100}});
  EXPECT_THAT(turning_points(course), testing::ElementsAre(6, 8, 10, 12, 14));
}

TEST_F(ComputersOnScreen, AClickBesideATurningPointShowsTheBoardThere) {
  begin({Seat::red});
  for (int round = 0; round < 15; ++round) {
    answer();
    for (int i = 0; i < 3; ++i) app().match().play(app().match().legal_moves(std::nullopt).front(), now_ms);
    app().match_changed();
    settle();
  }
  ASSERT_THAT(turning_points(expected_course(view())), testing::ElementsAre(1));
  const Rect chart = app().control_rect("shares").value_or(Rect{});
  const float ply = chart.width / static_cast<float>(view().last_ply);
  ASSERT_LT(ply, 10) << "more than half a ply beside it";
  click({chart.x + ply + 5.5f, chart.y + chart.height / 2});
  EXPECT_EQ(view().ply, 1);
  click({chart.x + ply * 20, chart.y + chart.height / 2});
  EXPECT_EQ(view().ply, 20);
}

}  // namespace
}  // namespace tetrarchy::ui
