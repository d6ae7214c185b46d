#include "session/clock.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "session/catalogue.h"
#include "session/game_clock.h"
#include "session/match_probe.h"

namespace tetrarchy {
namespace {

constexpr TimeControl per_move{0, 0, 60'000, 1}, fischer{300'000, 5'000, 0, 0}, byo_yomi{600'000, 0, 30'000, 3};

// ---- the three kinds of one control ----------------------------------------------------------------------

TEST(Clock, per_move_is_one_period_that_every_move_makes_whole) {
  const ClockFace start = face_at_start(per_move);
  EXPECT_EQ(start, (ClockFace{60'000, 0}));
  EXPECT_EQ(after_thinking(per_move, start, 59'999).left_ms, 1);
  EXPECT_EQ(after_move(per_move, after_thinking(per_move, start, 59'999)), start);
  EXPECT_EQ(allowance_ms(per_move, start), 60'000);
}

TEST(Clock, a_total_grows_by_the_increment_after_a_move) {
  const ClockFace start = face_at_start(fischer), thought = after_thinking(fischer, start, 20'000);
  EXPECT_EQ(start, (ClockFace{300'000, 0}));
  EXPECT_EQ(after_move(fischer, thought), (ClockFace{285'000, 0}));
  EXPECT_EQ(after_turn(fischer, thought), thought) << "no move, no increment";
}

TEST(Clock, byo_yomi_begins_when_the_main_time_is_used_up) {
  const ClockFace start = face_at_start(byo_yomi);
  EXPECT_EQ(start, (ClockFace{600'000, 3}));
  EXPECT_FALSE(in_period(byo_yomi, start));
  EXPECT_EQ(after_move(byo_yomi, after_thinking(byo_yomi, start, 599'999)), (ClockFace{1, 3}));
  EXPECT_EQ(after_thinking(byo_yomi, start, 600'000), (ClockFace{30'000, 2}));
  EXPECT_EQ(allowance_ms(byo_yomi, start), 690'000);
}

TEST(Clock, a_period_is_whole_again_after_a_move_within_it_and_lost_when_it_passes) {
  const ClockFace first{30'000, 2};
  EXPECT_EQ(after_move(byo_yomi, after_thinking(byo_yomi, first, 29'999)), first);
  EXPECT_EQ(after_thinking(byo_yomi, first, 30'000), (ClockFace{30'000, 1}));
  EXPECT_EQ(after_move(byo_yomi, after_thinking(byo_yomi, first, 61'000)), (ClockFace{30'000, 0}));
}

TEST(Clock, nothing_is_left_when_all_has_passed) {
  EXPECT_EQ(after_thinking(byo_yomi, face_at_start(byo_yomi), 690'000), (ClockFace{0, 0}));
  EXPECT_EQ(after_thinking(fischer, {500, 0}, 1'000'000), (ClockFace{0, 0}));
}

TEST(Clock, a_control_gives_some_time_and_keeps_to_the_bounds) {
  for (const TimeControl& good : {per_move, fischer, byo_yomi, TimeControl{1, 0, 0, 0}}) EXPECT_TRUE(is_possible(good));
  for (const TimeControl& bad : {TimeControl{}, TimeControl{0, 5'000, 0, 0}, TimeControl{60'000, 0, 30'000, 0},
                                 TimeControl{60'000, 0, 0, 3}, TimeControl{-1, 0, 30'000, 1},
                                 TimeControl{max_main_ms + 1, 0, 0, 0}, TimeControl{1, max_increment_ms + 1, 0, 0},
                                 TimeControl{0, 0, max_period_ms + 1, 1}, TimeControl{0, 0, 1, max_periods + 1}})
    EXPECT_FALSE(is_possible(bad));
}

// ---- time passes ---------------------------------------------------------------------------------------

TEST(GameClock, stands_until_it_is_started_and_while_it_is_held) {
  GameClock clock;
  clock.set(fischer, {{{{300'000, 0}, {100'000, 0}, {300'000, 0}, {300'000, 0}}}}, Seat::blue);
  EXPECT_EQ(clock.read(50'000)->faces[Seat::blue].left_ms, 100'000);
  EXPECT_EQ(clock.read(50'000)->running, std::nullopt);
  clock.start(50'000);
  clock.start(60'000);
  EXPECT_EQ(clock.read(70'000)->faces[Seat::blue].left_ms, 80'000);
  EXPECT_EQ(clock.read(70'000)->running, Seat::blue);
  EXPECT_EQ(clock.flag_at_ms(), 150'000);
  clock.hold(75'000);
  EXPECT_EQ(clock.read(500'000)->faces[Seat::blue].left_ms, 75'000);
  EXPECT_EQ(clock.flag_at_ms(), std::nullopt);
  clock.start(600'000);
  EXPECT_EQ(clock.flag_at_ms(), 675'000);
  EXPECT_EQ(clock.take(610'000), 35'000);
}

TEST(GameClock, cannot_be_held_any_more_when_a_flag_has_to_fall) {
  GameClock clock;
  clock.set(per_move, {{{{60'000, 0}, {60'000, 0}, {60'000, 0}, {60'000, 0}}}}, Seat::red);
  clock.start(0);
  clock.hold(60'000);
  EXPECT_EQ(clock.flag_at_ms(), 60'000);
}

// ---- a game with clocks --------------------------------------------------------------------------------

MatchPtr toy_with(const TimeControl& clock) {
  MatchConfig config = toy::config();
  config.clock = clock;
  return made(toy::begun(config));
}

MatchPtr with(const TimeControl& clock, GameId game, std::string position = "") {
  MatchConfig config;
  config.game = game;
  config.position = std::move(position);
  config.clock = clock;
  return made(new_match(config));
}

std::array<std::int64_t, 4> left(const Match& m, std::int64_t now_ms) {
  std::array<std::int64_t, 4> out{};
  for (const Seat seat : all_seats) out[index(seat)] = m.clocks(now_ms)->faces[seat].left_ms;
  return out;
}
using Left = std::array<std::int64_t, 4>;

TEST(Clocks, there_are_none_unless_they_are_asked_for) {
  const MatchPtr m = toy::match();
  m->play("a1b1", 0);
  EXPECT_EQ(m->clocks(0), std::nullopt);
  EXPECT_EQ(m->flag(1'000'000'000), std::nullopt);
}

TEST(Clocks, an_impossible_control_is_refused) {
  MatchConfig config = toy::config();
  config.clock = TimeControl{};
  EXPECT_EQ(code_of(toy::begun(config)), "bad_clock");
}

TEST(Clocks, time_begins_with_the_first_pick_and_is_that_of_the_seat_on_turn) {
  const MatchPtr m = toy_with(fischer);
  EXPECT_EQ(left(*m, 900'000), (Left{300'000, 300'000, 300'000, 300'000}));
  pick(*m, "a1", 900'000);
  EXPECT_EQ(left(*m, 904'000), (Left{296'000, 300'000, 300'000, 300'000}));
  pick(*m, "b1", 910'000);
  EXPECT_EQ(left(*m, 912'000), (Left{295'000, 298'000, 300'000, 300'000}));
  m->play("a3b3", 930'000);
  EXPECT_EQ(left(*m, 930'000), (Left{295'000, 285'000, 300'000, 300'000}));
  m->go_to(0);
  EXPECT_EQ(left(*m, 931'000), (Left{295'000, 285'000, 299'000, 300'000}))
      << "it goes on while an earlier ply is shown";
}

TEST(Clocks, undo_gives_the_time_back_and_stops_them) {
  const MatchPtr m = toy_with(fischer);
  m->start_clock(0);
  m->play("a1b1", 10'000);
  m->play("a3b3", 30'000);
  m->undo();
  EXPECT_EQ(left(*m, 90'000), (Left{295'000, 300'000, 300'000, 300'000}));
  m->undo();
  EXPECT_EQ(left(*m, 90'000), (Left{300'000, 300'000, 300'000, 300'000}));
  m->redo();
  EXPECT_EQ(left(*m, 90'000), (Left{295'000, 300'000, 300'000, 300'000}));
}

TEST(Clocks, who_resigns_out_of_turn_costs_the_seat_on_turn_no_more_than_its_own_time) {
  const MatchPtr m = toy_with(byo_yomi);
  m->start_clock(0);
  m->resign(Seat::green, 10'000);
  EXPECT_EQ(left(*m, 15'000)[index(Seat::red)], 585'000);
  EXPECT_EQ(m->clocks(15'000)->running, Seat::red);
  m->resign(Seat::red, 20'000);
  EXPECT_FALSE(m->view().record.back().time_was_up) << "it gave up in time";
}

TEST(Clocks, all_stand_when_the_game_is_over) {
  const MatchPtr m = toy_with(fischer);
  for (const Seat seat : {Seat::red, Seat::blue, Seat::yellow}) m->resign(seat, 1'000);
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->clocks(9'000)->running, std::nullopt);
  EXPECT_EQ(left(*m, 9'000)[index(Seat::green)], 300'000);
}

TEST(Clocks, Y4_3_seats_that_a_check_skips_stand) {
  const MatchPtr m = with(fischer, GameId::yonin, "4nK4/9/9/9/wK7eK/9/9/6sR2/4sK4 s -/-/-/- ---- 0000 1 std");
  m->start_clock(0);
  ASSERT_EQ(m->play("3h1h", 8'000), std::nullopt);
  ASSERT_EQ(m->view().board.turn, Seat::green) << "East is in check; West and North are skipped";
  EXPECT_EQ(left(*m, 20'000), (Left{297'000, 300'000, 300'000, 288'000}));
  ASSERT_EQ(m->play("1e2d", 20'000), std::nullopt);
  EXPECT_EQ(m->view().board.turn, Seat::red);
  EXPECT_EQ(left(*m, 25'000), (Left{292'000, 300'000, 300'000, 293'000}));
}

TEST(Clocks, D6_2_the_others_stand_while_the_seat_in_power_has_its_extra_turn) {
  const MatchPtr m = with(per_move, GameId::djambi, "gC7yC/9/9/9/4rC4/9/9/rM1yM1gM4/7bMbC b b rbyg aaaa 0 5 std");
  m->start_clock(0);
  ASSERT_EQ(m->play("h9h8", 50'000), std::nullopt);
  ASSERT_TRUE(m->view().board.extra_turn);
  EXPECT_EQ(left(*m, 90'000), (Left{20'000, 60'000, 60'000, 60'000}));
  ASSERT_EQ(m->play("a8a7", 90'000), std::nullopt);
  EXPECT_EQ(m->clocks(100'000)->running, Seat::yellow);
  EXPECT_EQ(left(*m, 100'000), (Left{60'000, 60'000, 50'000, 60'000}));
}

// ---- flags ---------------------------------------------------------------------------------------------

class Flag : public testing::TestWithParam<GameId> {};

TEST_P(Flag, D7_5_Y5_7_is_what_a_resignation_of_the_seat_on_turn_is) {
  const MatchPtr timed = with(per_move, GetParam()), resigned = with(per_move, GetParam());
  resigned->resign(Seat::red, 0);
  timed->start_clock(1'000);
  EXPECT_EQ(timed->clocks(1'000)->flag_at_ms, 61'000);
  EXPECT_EQ(timed->flag(60'999), std::nullopt);
  EXPECT_EQ(timed->flag(61'000), Seat::red);
  EXPECT_EQ(timed->position(), resigned->position());
  const RecordLine& line = timed->view().record.back();
  EXPECT_TRUE(line.time_was_up);
  EXPECT_EQ(line.notes.front().text, Message{"session.time_up"}.with("seat", Seat::red));
  EXPECT_NE(resigned->view().record.back().notes.front().text.key, "session.time_up");
  expect_said(line.notes.front().text);
  EXPECT_EQ(timed->view().board.seats[Seat::red].fate.key, "session.fate.time");
  EXPECT_NE(resigned->view().board.seats[Seat::red].fate.key, "session.fate.time");
  expect_said(timed->view().board.seats[Seat::red].fate);
  timed->go_to(0);
  EXPECT_TRUE(timed->view().board.seats[Seat::red].fate.empty());
}

TEST_P(Flag, falls_at_its_moment_however_late_it_is_seen) {
  const MatchPtr m = with(per_move, GetParam());
  m->start_clock(0);
  EXPECT_EQ(m->flag(190'000), Seat::red);
  EXPECT_EQ(left(*m, 70'000)[index(Seat::blue)], 50'000);
  EXPECT_EQ(m->flag(190'000), Seat::blue);
  EXPECT_EQ(m->flag(190'000), Seat::yellow);
  EXPECT_EQ(m->flag(190'000), std::nullopt);
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->outcome.place[Seat::green], 1);
}

TEST_P(Flag, is_kept_by_the_record_and_by_no_link) {
  const MatchPtr m = with(per_move, GetParam());
  m->start_clock(0);
  m->play(m->legal_moves({}).front(), 5'000);
  m->flag(65'000);
  const MatchPtr again = made(match_from_record(m->save()));
  EXPECT_EQ(again->save(), m->save());
  EXPECT_EQ(again->view().config.clock, per_move);
  EXPECT_EQ(again->view().record, m->view().record);
  EXPECT_EQ(again->view().board, m->view().board);
  EXPECT_EQ(made(match_from_link(m->link()))->view().config.clock, std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(Games, Flag, testing::Values(GameId::djambi, GameId::yonin));

TEST(Flags, Y5_7_the_turn_goes_on_from_a_seat_that_falls_in_check) {
  const MatchPtr m = with(per_move, GameId::yonin, "4nK4/9/9/9/wK7eK/9/9/6sR2/4sK4 s -/-/-/- ---- 0000 1 std");
  m->play("3h1h", 0);
  EXPECT_EQ(m->flag(60'000), Seat::green);
  EXPECT_EQ(m->view().board.turn, Seat::red);
}

TEST(Flags, whatever_comes_too_late_is_refused_and_lets_it_fall) {
  using Call = std::optional<Refusal> (*)(Match&);
  for (const Call call :
       {Call([](Match& m) { return m.pick(Pick::square(*m.read_square("a1")), 60'000); }),
        Call([](Match& m) { return m.play("a1b1", 60'000); }), Call([](Match& m) { return m.finish(60'000); }),
        Call([](Match& m) { return m.resign(Seat::green, 60'000); }),
        Call([](Match& m) { return m.offer_draw(Seat::red, 60'000); })}) {
    const MatchPtr m = toy_with(per_move);
    m->start_clock(0);
    EXPECT_EQ(code_of(call(*m)), "time_up");
    EXPECT_EQ(m->position(), "D000 b 1 std");
    EXPECT_TRUE(m->view().record.back().time_was_up);
  }
}

TEST(Flags, an_answer_to_a_draw_offer_does_not_stop_the_time) {
  const MatchPtr m = toy_with(per_move);
  m->play("a1b1", 0);
  m->offer_draw(Seat::red, 10'000);
  EXPECT_EQ(code_of(m->answer_draw(Seat::blue, DrawAnswer::accept, 60'000)), "time_up");
  EXPECT_EQ(m->view().draw_offer, std::nullopt);
}

TEST(Flags, one_that_falls_while_an_earlier_ply_is_shown_shows_the_last) {
  const MatchPtr m = toy_with(per_move);
  m->play("a1b1", 0);
  pick(*m, "a3", 1'000);
  m->go_to(0);
  EXPECT_EQ(m->flag(60'000), Seat::blue);
  EXPECT_TRUE(m->view().live());
  EXPECT_EQ(m->view().board.turn, Seat::yellow);
  EXPECT_EQ(pick(*m, "a5", 61'000), "");
}

TEST(Flags, can_be_taken_back) {
  const MatchPtr m = toy_with(per_move);
  m->start_clock(0);
  m->flag(60'000);
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(left(*m, 500'000), (Left{60'000, 60'000, 60'000, 60'000}));
  EXPECT_EQ(m->flag(500'000), std::nullopt);
  EXPECT_TRUE(m->redo());
  EXPECT_TRUE(m->view().record.back().time_was_up);
}

// ---- records -------------------------------------------------------------------------------------------

TEST(ClockRecord, what_the_clocks_show_is_read_again) {
  const MatchPtr m = toy_with({20'000, 1'000, 10'000, 2});
  m->start_clock(0);
  m->play("a1b1", 15'000);
  m->play("a3b3", 43'000);
  const MatchPtr again = made(toy::resumed(m->save()));
  EXPECT_EQ(again->clocks(0)->faces, m->clocks(43'000)->faces);
  EXPECT_EQ(again->clocks(0)->faces[Seat::red], (ClockFace{6'000, 2}));
  EXPECT_EQ(again->clocks(0)->faces[Seat::blue], (ClockFace{10'000, 1}));
  EXPECT_EQ(again->clocks(0)->running, std::nullopt);
}

TEST(ClockRecord, a_line_that_took_longer_than_its_seat_had_is_refused) {
  const MatchPtr m = toy_with(per_move);
  m->start_clock(0);
  m->play("a1b1", 59'999);
  m->flag(119'999);
  const auto whole = nlohmann::json::parse(m->save());
  const auto with_ms = [&](std::size_t line, int ms) {
    auto changed = whole;
    changed["moves"][line]["ms"] = ms;
    return code_of(toy::resumed(changed.dump()));
  };
  EXPECT_EQ(with_ms(0, 59'999), "");
  EXPECT_EQ(with_ms(0, 60'000), "time_up");
  EXPECT_EQ(with_ms(1, 60'001), "time_up");
  EXPECT_EQ(with_ms(1, 59'000), "") << "then it resigned";
  auto other = whole;
  other["moves"][1]["resign"] = "g";
  EXPECT_EQ(code_of(toy::resumed(other.dump())), "time_up") << "the flag of the seat on turn fell";
}

}  // namespace
}  // namespace tetrarchy
