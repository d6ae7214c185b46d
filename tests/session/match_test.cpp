#include "session/match.h"

#include <gtest/gtest.h>

#include "session/match_probe.h"

namespace tetrarchy {
namespace {

using toy::match;
using toy::match_at;

// ---- picks ---------------------------------------------------------------------------------------------

TEST(Match, offers_the_first_picks_of_the_seat_to_move) {
  const MatchPtr m = match();
  EXPECT_EQ(names(*m, m->view().open), "a1");
  EXPECT_EQ(m->view().open[0].act, Act::choose);
  EXPECT_EQ(m->view().prompt.title.key, "toy.prompt");
  EXPECT_TRUE(m->view().live());
}

TEST(Match, the_pick_that_completes_the_only_move_left_plays_it) {
  const MatchPtr m = match();
  EXPECT_EQ(pick(*m, "a1"), "");
  EXPECT_EQ(names(*m, m->view().made), "a1");
  EXPECT_EQ(names(*m, m->view().open), "b1");
  EXPECT_EQ(m->view().last_ply, 0);
  EXPECT_EQ(pick(*m, "b1"), "");
  EXPECT_EQ(m->view().last_ply, 1);
  EXPECT_EQ(m->view().board.turn, Seat::blue);
  EXPECT_TRUE(m->view().made.empty());
  EXPECT_EQ(m->position(), "1000 b 2 std");
}

TEST(Match, shows_the_unfinished_move_carried_out_so_far) {
  const MatchPtr m = match_at("3000 r 1 std");
  pick(*m, "d1");
  EXPECT_EQ(m->view().mover, m->read_square("d1"));
  pick(*m, "e1");
  EXPECT_EQ(m->view().mover, m->read_square("e1"));
  EXPECT_FALSE(m->view().board.at[3]);
  EXPECT_EQ(m->view().board.at[4], toy::runner(Seat::red));
  EXPECT_EQ(m->position(), "3000 r 1 std");
}

TEST(Match, a_move_that_begins_others_waits_for_that_is_all) {
  const MatchPtr m = match_at("3000 r 1 std");
  EXPECT_EQ(code_of(m->finish(0)), "not_complete");
  pick(*m, "d1");
  EXPECT_FALSE(m->view().may_finish);
  pick(*m, "e1");
  EXPECT_TRUE(m->view().may_finish);
  EXPECT_EQ(names(*m, m->view().open), "a3 a5 a7");
  EXPECT_EQ(m->finish(0), std::nullopt);
  EXPECT_EQ(m->position(), "4000 b 2 std");
}

TEST(Match, the_longer_move_is_played_by_its_last_pick) {
  const MatchPtr m = match_at("3000 r 1 std");
  for (const char* square : {"d1", "e1", "a5"}) EXPECT_EQ(pick(*m, square), "");
  EXPECT_EQ(m->position(), "40D0 b 2 std");
  EXPECT_EQ(m->view().record[0].texts, (std::vector<std::string>{"Td1e1xy", "*d1e1xy"}));
  EXPECT_EQ(m->view().record[0].move, "d1e1xy");
  EXPECT_EQ(m->view().record[0].notes[0].kind, MoveNote::Kind::fell);
}

TEST(Match, answers_are_picks_as_well) {
  const MatchPtr m = match_at("7000 r 1 std");
  pick(*m, "h1");
  pick(*m, "i1");
  EXPECT_EQ(names(*m, m->view().open), "0 1");
  EXPECT_EQ(code_of(m->pick({Pick::Kind::answer, 2}, 0)), "not_offered");
  EXPECT_EQ(m->pick({Pick::Kind::answer, 1}, 0), std::nullopt);
  EXPECT_EQ(m->position(), "0000 b 2 std");
}

TEST(Match, a_refused_pick_says_why_and_changes_nothing) {
  const MatchPtr m = match();
  pick(*m, "a1");
  const MatchView before = m->view();
  const auto refusal = m->pick(Pick::square(*m->read_square("c1")), 0);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->code, "not_there");
  EXPECT_EQ(refusal->text, Message{"toy.refused"}.with("square", std::string("c1")).with("made", 1));
  EXPECT_EQ(code_of(m->pick({Pick::Kind::hand, 1}, 0)), "not_offered");
  EXPECT_EQ(code_of(m->pick({Pick::Kind::square, 81}, 0)), "not_offered");
  EXPECT_EQ(m->view(), before);
}

TEST(Match, why_not_is_silent_on_squares_that_may_be_picked) {
  const MatchPtr m = match();
  EXPECT_EQ(m->why_not(Pick::square(*m->read_square("a1"))), Refusal{});
  EXPECT_EQ(m->why_not(Pick::square(*m->read_square("b1"))).code, "not_there");
}

TEST(Match, one_pick_or_all_picks_are_taken_back) {
  const MatchPtr m = match_at("3000 r 1 std");
  EXPECT_FALSE(m->step_back());
  EXPECT_FALSE(m->cancel());
  const Choices first = m->view().open;
  pick(*m, "d1");
  pick(*m, "e1");
  EXPECT_TRUE(m->step_back());
  EXPECT_EQ(names(*m, m->view().made), "d1");
  EXPECT_FALSE(m->view().may_finish);
  pick(*m, "e1");
  EXPECT_TRUE(m->cancel());
  EXPECT_TRUE(m->view().made.empty());
  EXPECT_EQ(m->view().open, first);
  EXPECT_EQ(m->view().board.at[3], toy::runner(Seat::red));
}

TEST(Match, a_forced_pass_has_nothing_to_pick_and_is_finished) {
  const MatchPtr m = match_at("0500 r 1 wall=b");
  EXPECT_TRUE(m->view().open.empty());
  EXPECT_TRUE(m->view().may_finish);
  EXPECT_EQ(m->finish(0), std::nullopt);
  EXPECT_EQ(m->view().board.turn, Seat::blue);
  EXPECT_EQ(m->view().record[0].move, "pass");
}

TEST(Match, every_change_grows_the_revision) {
  const MatchPtr m = match_at("3000 r 1 std");
  std::uint64_t last = m->view().revision;
  const auto grown = [&] { return std::exchange(last, m->view().revision) < m->view().revision; };
  pick(*m, "d1");
  EXPECT_TRUE(grown());
  m->step_back();
  EXPECT_TRUE(grown());
  m->play("d1c1", 0);
  EXPECT_TRUE(grown());
  m->offer_draw(Seat::red, 0);
  EXPECT_TRUE(grown());
  m->answer_draw(Seat::green, DrawAnswer::accept, 0);
  EXPECT_TRUE(grown());
  m->go_to(0);
  EXPECT_TRUE(grown());
  m->go_to(1);
  EXPECT_TRUE(grown());
  m->undo();
  EXPECT_TRUE(grown());
  m->redo();
  EXPECT_TRUE(grown());
}

// ---- whole moves ---------------------------------------------------------------------------------------

TEST(Match, plays_a_move_text_and_drops_the_unfinished_move) {
  const MatchPtr m = match_at("3000 r 1 std");
  pick(*m, "d1");
  EXPECT_EQ(code_of(m->play("a1b1", 0)), "no_such_move");
  EXPECT_EQ(names(*m, m->view().made), "d1");
  EXPECT_EQ(m->play("d1c1", 0), std::nullopt);
  EXPECT_EQ(m->position(), "2000 b 2 std");
  EXPECT_TRUE(m->view().made.empty());
}

TEST(Match, lists_the_legal_moves_of_the_shown_ply_sorted) {
  const MatchPtr m = match_at("5000 r 1 std");
  const std::vector<std::string> all{"f1e1", "f1e1xb", "f1e1xg", "f1e1xy", "f1g1"};
  EXPECT_EQ(m->legal_moves(std::nullopt), all);
  EXPECT_EQ(m->legal_moves(m->read_square("f1")), all);
  EXPECT_TRUE(m->legal_moves(m->read_square("a3")).empty());
  m->play("f1g1", 0);
  EXPECT_EQ(m->legal_moves(std::nullopt), std::vector<std::string>{"a3b3"});
  m->go_to(0);
  EXPECT_EQ(m->legal_moves(std::nullopt), all);
  EXPECT_EQ(m->reach(*m->read_square("f1")).size(), 2u);
}

TEST(Match, a_seat_may_resign_in_another_seats_turn) {
  const MatchPtr m = match();
  pick(*m, "a1");
  EXPECT_EQ(m->resign(Seat::yellow, 0), std::nullopt);
  EXPECT_EQ(m->position(), "00D0 r 1 std");
  EXPECT_TRUE(m->view().made.empty());
  const RecordLine& line = m->view().record[0];
  EXPECT_EQ(line.seat, Seat::yellow);
  EXPECT_TRUE(line.texts.empty());
  EXPECT_EQ(line.move, "");
  EXPECT_EQ(line.notes[0].text.key, "toy.note.resigned");
  EXPECT_EQ(code_of(m->resign(Seat::yellow, 0)), "not_playing");
}

// ---- seats and starts ----------------------------------------------------------------------------------

TEST(Match, an_open_seat_becomes_human_with_its_first_pick) {
  MatchConfig config = toy::config();
  config.seats[Seat::red] = {SeatKind::open, "Ada"};
  config.seats[Seat::blue] = {SeatKind::open, ""};
  const MatchPtr m = made(toy::begun(config));
  EXPECT_EQ(pick(*m, "b1"), "not_there");
  EXPECT_EQ(m->view().config.seats[Seat::red].kind, SeatKind::open);
  EXPECT_EQ(pick(*m, "a1"), "");
  EXPECT_EQ(m->view().config.seats[Seat::red], (SeatConfig{SeatKind::human, "Ada"}));
  pick(*m, "b1");
  EXPECT_EQ(m->view().config.seats[Seat::blue].kind, SeatKind::open);
  m->play("a3b3", 0);
  EXPECT_EQ(m->view().config.seats[Seat::blue].kind, SeatKind::human);
}

TEST(Match, hostage_and_absent_seats_follow_from_the_start) {
  MatchConfig config = toy::config();
  config.start.players = 3;
  config.seats[Seat::red] = {SeatKind::hostage, "Ada"};
  config.seats[Seat::green] = {SeatKind::human, "Bo"};
  const auto three = made(toy::begun(config))->view().config.seats;
  EXPECT_EQ(three[Seat::red], (SeatConfig{SeatKind::human, "Ada"}));
  EXPECT_EQ(three[Seat::green], (SeatConfig{SeatKind::hostage, ""}));
  config.start.players = 2;
  const auto two = made(toy::begun(config))->view().config.seats;
  EXPECT_EQ(two[Seat::blue].kind, SeatKind::absent);
  EXPECT_EQ(two[Seat::yellow].kind, SeatKind::human);
  EXPECT_EQ(two[Seat::green].kind, SeatKind::absent);
}

TEST(Match, begins_at_a_position_with_the_names_that_were_given) {
  MatchConfig config = toy::config();
  config.position = "31hC b 40 std";
  config.seats[Seat::blue].name = "Bo";
  const MatchPtr m = made(toy::begun(config));
  EXPECT_EQ(m->view().board.turn, Seat::blue);
  EXPECT_EQ(m->view().board.number, 40);
  EXPECT_EQ(m->view().config.start.players, 3);
  EXPECT_EQ(m->view().config.seats[Seat::blue].name, "Bo");
  EXPECT_EQ(m->view().config.seats[Seat::yellow].kind, SeatKind::hostage);
}

TEST(Match, a_bad_start_is_refused_with_the_games_reason) {
  MatchConfig config = toy::config();
  config.position = "9000 r 1 std";
  EXPECT_EQ(code_of(toy::begun(config)), "bad_position");
  config.position = "";
  config.start.layout = "odd";
  EXPECT_EQ(code_of(toy::begun(config)), "bad_layout");
  config.start = {};
  config.seats[Seat::red].name = std::string(65, 'x');
  EXPECT_EQ(code_of(toy::begun(config)), "bad_name");
  config.seats[Seat::red].name = "\xC3";
  EXPECT_EQ(code_of(toy::begun(config)), "bad_name");
}

}  // namespace
}  // namespace tetrarchy
