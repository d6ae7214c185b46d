#include <gmock/gmock.h>

#include "app_harness.h"
#include "session/thought.h"
#include "ui/clock_text.h"

namespace tetrarchy::ui {
namespace {

using testing::HasSubstr;

constexpr TimeControl byo_yomi{600'000, 0, 30'000, 3};

// ---- how clocks are written ------------------------------------------------------------------------------

TEST(ClockText, SaysMinutesAndSecondsAndTenthsOfTheLastTen) {
  EXPECT_EQ(figures_of(600'000), "10:00");
  EXPECT_EQ(figures_of(599'999), "9:59");
  EXPECT_EQ(figures_of(3'723'000), "1:02:03");
  EXPECT_EQ(figures_of(10'000), "0:10");
  EXPECT_EQ(figures_of(9'999), "9.9");
  EXPECT_EQ(figures_of(99), "0.0");
}

TEST(ClockText, FiguresStayUntilTheNextAreRight) {
  for (const std::int64_t left : {61'000, 60'999, 10'500, 10'000, 9'999, 9'900, 1'234}) {
    const std::int64_t stay = figures_stay_ms(left);
    EXPECT_EQ(figures_of(left - stay + 1), figures_of(left)) << left;
    EXPECT_NE(figures_of(left - stay), figures_of(left)) << left;
  }
  EXPECT_EQ(figures_stay_ms(50), 50) << "then the flag falls";
}

TEST(ClockText, CountsThePeriodsOfByoYomi) {
  const auto text = [](const TimeControl& control, const ClockFace& face) {
    return clock_text(english(), control, face);
  };
  EXPECT_EQ(text(byo_yomi, {5'000, 3}).periods, "30 s ×3");
  EXPECT_EQ(text(byo_yomi, {5'000, 3}).brief_periods, "");
  EXPECT_EQ(text(byo_yomi, {30'000, 2}).periods, "×3");
  EXPECT_EQ(text(byo_yomi, {30'000, 0}).brief_periods, "×1");
  EXPECT_EQ(text({0, 0, 60'000, 1}, {60'000, 0}).periods, "") << "time for each move";
}

// ---- on the screen ---------------------------------------------------------------------------------------

class ClocksOnScreen : public ScreenTest {
 protected:
  void begin(const TimeControl& clock, GameId game = GameId::djambi) {
    MatchConfig config;
    config.game = game;
    config.clock = clock;
    app().replace_match(std::get<std::unique_ptr<Match>>(new_match(config)));
    settle();
  }
  // Lets time pass, and the app do what it asked to be woken for. Returns how many frames that took.
  int pass(std::int64_t ms) {
    int frames = 0;
    for (const std::int64_t end = now_ms + ms; now_ms < end;) {
      now_ms = std::min(end, std::max(now_ms + 1, attend_at_ms.value_or(end)));
      app().attend();
      for (; app().wants_frame() && frames < 1000; ++frames) frame(0);
    }
    return frames;
  }
  std::int64_t left(Seat seat) { return app().match().clocks(now_ms)->faces[seat].left_ms; }
};

TEST_F(ClocksOnScreen, AClockThatStandsDrawsNothing) {
  begin(byo_yomi);
  attend_at_ms.reset();
  EXPECT_EQ(pass(60'000), 0);
  EXPECT_EQ(left(Seat::red), 600'000);
}

TEST_F(ClocksOnScreen, AClockThatRunsDrawsOneFrameForEachOfItsFigures) {
  open({.width = 1440, .height = 900}, {.motion = Motion::reduced});
  begin({20'000, 0, 0, 0});
  drag("a7", "a6");
  pass(1'000);
  const std::int64_t moved = left(Seat::red);
  ASSERT_GT(left(Seat::blue), 15'000);
  EXPECT_EQ(pass(4'000), 4);
  pass(left(Seat::blue) - 9'900);
  EXPECT_EQ(pass(2'000), 20);
  EXPECT_EQ(left(Seat::red), moved);
}

TEST_F(ClocksOnScreen, D7_5_AFlagFallsByItselfAndIsTold) {
  begin({0, 0, 60'000, 1});
  drag("a7", "a6");
  while (view().last_ply == 1 && attend_at_ms) {
    now_ms = *attend_at_ms;
    app().attend();
  }
  settle();
  EXPECT_EQ(view().last_ply, 2);
  EXPECT_EQ(view().board.turn, Seat::yellow);
  EXPECT_EQ(count("fall"), 1);
  EXPECT_THAT(kept["match"], HasSubstr(R"({"resign":"b","ms":60000})"));
  EXPECT_FALSE(shows("clock-blue"));
  EXPECT_TRUE(shows("clock-red"));
}

TEST_F(ClocksOnScreen, EveryFlagThatFellWhileNobodyLookedHasFallen) {
  begin({0, 0, 60'000, 1});
  drag("a7", "a6");
  now_ms += 10 * 60'000;
  app().attend();
  settle();
  ASSERT_TRUE(view().ended);
  EXPECT_EQ(view().ended->outcome.place[Seat::red], 1);
}

TEST_F(ClocksOnScreen, AComputersClockStandsWhileItsAnswerWaitsAndWhileItIsPaused) {
  MatchConfig config;
  for (const Seat seat : all_seats) config.seats[seat].kind = SeatKind::computer;
  config.clock = TimeControl{60'000, 0, 0, 0};
  app().replace_match(std::get<std::unique_ptr<Match>>(new_match(config)));
  now_ms += 3'000;
  EXPECT_EQ(left(Seat::red), 57'000);
  app().command_computers("pause");
  now_ms += 300'000;
  app().attend();
  EXPECT_EQ(left(Seat::red), 57'000);
  app().command_computers("go on");
  now_ms += 2'000;
  EXPECT_EQ(left(Seat::red), 55'000);
  const std::string move = app().match().legal_moves({}).front();
  app().engine_said(write_report({Report::Kind::done,
                                  std::get<Order>(read_order(asked.back())).id,
                                  {1, 1, move, {{250, 250, 250, 250}}, {move}}}));
  app().match().go_to(0);
  app().attend();
  now_ms += 300'000;
  app().attend();
  EXPECT_EQ(view().record[0].move, move);
  EXPECT_EQ(app().match().clocks(now_ms)->faces[Seat::red].left_ms, 55'000);
}

TEST_F(ClocksOnScreen, WhereTheSharesAreKnownTheClocksStayInTheirCorners) {
  begin(byo_yomi);
  app().match().play(app().match().legal_moves({}).front(), now_ms);
  app().match().expect({{400, 300, 200, 100}});
  app().match_changed();
  settle();
  for (const char* clock : {"clock-red", "clock-blue", "clock-yellow", "clock-green"}) EXPECT_TRUE(shows(clock));
}

TEST_F(ClocksOnScreen, EachSeatsClockIsOnItsPlateAtEverySize) {
  for (const GameId game : {GameId::djambi, GameId::yonin})
    for (const auto& [w, h] : {std::pair{240.f, 240.f},
                               {320.f, 320.f},
                               {390.f, 844.f},
                               {320.f, 568.f},
                               {844.f, 390.f},
                               {568.f, 320.f},
                               {1120.f, 640.f},
                               {1440.f, 900.f},
                               {3840.f, 2160.f}}) {
      open({.width = w, .height = h});
      begin(byo_yomi, game);
      for (const Seat seat : all_seats) {
        const std::string name(key_of(seat));
        const auto plate = app().control_rect("plate-" + name), clock = app().control_rect("clock-" + name);
        ASSERT_TRUE(plate && clock) << w << " x " << h;
        EXPECT_GE(clock->x, plate->x) << w << " x " << h;
        EXPECT_GE(clock->y, plate->y) << w << " x " << h;
        EXPECT_LE(clock->x + clock->width, plate->x + plate->width) << w << " x " << h;
        EXPECT_LE(clock->y + clock->height, plate->y + plate->height) << w << " x " << h;
      }
    }
}

TEST_F(ClocksOnScreen, TheDialogOffersTheUsualClocksAndKeepsTheOneThatWasChosen) {
  for (const auto& [choice, clock] :
       {std::pair{"4", std::optional(byo_yomi)}, {"2", TimeControl{300'000, 5'000, 0, 0}}, {"0", std::nullopt}}) {
    click("menu");
    click("menu.new-game");
    scroll_to("new-game.clock." + std::string(choice));
    click("new-game.clock." + std::string(choice));
    click("new-game.start");
    EXPECT_EQ(view().config.clock, clock);
  }
  begin(byo_yomi, GameId::yonin);
  click("menu");
  click("menu.new-game");
  click("new-game.game.0");
  click("new-game.start");
  EXPECT_EQ(view().game, GameId::djambi);
  EXPECT_EQ(view().config.clock, byo_yomi);
}

}  // namespace
}  // namespace tetrarchy::ui
