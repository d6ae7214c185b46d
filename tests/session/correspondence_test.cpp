#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "session/catalogue.h"
#include "session/continuation.h"
#include "session/match_probe.h"

// Games by link: what one end may do, and how two states of a game stand to each other.
namespace tetrarchy {
namespace {

using Kind = Continuation::Kind;

constexpr std::uint64_t number = 7;

MatchPtr match_of(std::optional<Seat> seat) {
  MatchPtr m = toy::match();
  EXPECT_EQ(code_of(m->correspond(number, {seat, 0})), "");
  return m;
}

// ---- one end -------------------------------------------------------------------------------------------

TEST(Correspondence, waits_for_the_seat_that_is_to_move_elsewhere) {
  const MatchPtr m = match_of(Seat::blue);
  const std::string before = m->save();
  EXPECT_EQ(m->view().awaited, Seat::red);
  EXPECT_TRUE(m->view().open.empty());
  expect_said(m->view().prompt.title);
  expect_said(m->view().prompt.detail);
  EXPECT_EQ(pick(*m, "a1"), "awaited");
  EXPECT_EQ(code_of(m->finish(0)), "awaited");
  EXPECT_EQ(code_of(m->play("a1b1", 0)), "awaited");
  EXPECT_EQ(m->typed("a1b1").why.code, "awaited");
  EXPECT_EQ(m->why_not(Pick::square(*m->read_square("a1"))).code, "awaited");
  EXPECT_EQ(code_of(m->resign(Seat::blue, 0)), "awaited");
  EXPECT_EQ(code_of(m->offer_draw(Seat::blue, 0)), "awaited");
  EXPECT_EQ(m->save(), before);
}

TEST(Correspondence, lets_the_own_seat_move) {
  const MatchPtr m = match_of(Seat::red);
  EXPECT_EQ(m->view().awaited, std::nullopt);
  EXPECT_EQ(code_of(m->resign(Seat::green, 0)), "plays_elsewhere");
  EXPECT_EQ(code_of(m->play("a1b1", 0)), "");
  EXPECT_EQ(m->view().awaited, Seat::blue);
  EXPECT_EQ(code_of(m->play("a3b3", 0)), "awaited");
}

TEST(Correspondence, lets_the_own_seat_give_up_in_its_turn) {
  const MatchPtr m = match_of(Seat::red);
  EXPECT_EQ(code_of(m->resign(Seat::red, 0)), "");
  EXPECT_EQ(m->view().awaited, Seat::blue);
}

TEST(Correspondence, a_move_is_taken_back_until_others_have_it) {
  const MatchPtr m = match_of(Seat::red);
  m->play("a1b1", 0);
  EXPECT_TRUE(m->view().may_undo);
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(m->view().awaited, std::nullopt);
  EXPECT_TRUE(m->redo());
  m->pass_on();
  EXPECT_FALSE(m->view().may_undo);
  EXPECT_FALSE(m->undo());
  EXPECT_EQ(m->view().last_ply, 1);
}

TEST(Correspondence, moves_of_others_stay_and_what_was_taken_back_before_is_forgotten) {
  const MatchPtr m = toy::match();
  m->play("a1b1", 0);
  m->play("a3b3", 0);
  m->undo();
  m->correspond(number, {Seat::blue, 1});
  EXPECT_FALSE(m->view().may_redo);
  EXPECT_FALSE(m->view().may_undo);
  EXPECT_EQ(m->view().awaited, std::nullopt);
}

TEST(Correspondence, who_only_looks_steps_through_the_moves) {
  const MatchPtr m = toy::match();
  m->play("a1b1", 0);
  m->correspond(number, {std::nullopt, 1});
  EXPECT_EQ(m->view().awaited, Seat::blue);
  EXPECT_EQ(code_of(m->resign(Seat::red, 0)), "awaited");
  EXPECT_TRUE(m->go_to(0));
  EXPECT_TRUE(m->go_to(1));
}

TEST(Correspondence, waits_for_nobody_when_the_game_is_over) {
  const MatchPtr m = toy::match();
  for (const Seat seat : {Seat::red, Seat::blue, Seat::yellow}) m->resign(seat, 0);
  m->correspond(number, {Seat::green, 3});
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().awaited, std::nullopt);
}

TEST(Correspondence, is_not_for_computers) {
  MatchConfig config = toy::config();
  config.seats[Seat::red].kind = SeatKind::computer;
  EXPECT_EQ(code_of(made(toy::begun(config))->correspond(number, {Seat::blue, 0})), "computers_by_link");
  config.correspondence = number;
  EXPECT_EQ(code_of(toy::begun(config)), "computers_by_link");
}

TEST(Correspondence, has_no_clock_whose_times_a_link_would_not_carry) {
  MatchConfig config = toy::config();
  config.clock = TimeControl{60'000, 0, 0, 0};
  const auto m = made(toy::begun(config));
  EXPECT_EQ(code_of(m->correspond(number, {Seat::blue, 0})), "clock_by_link");
  EXPECT_EQ(m->view().correspondent, std::nullopt);
  config.correspondence = number;
  EXPECT_EQ(code_of(toy::begun(config)), "clock_by_link");
}

// ---- two states of a game ------------------------------------------------------------------------------

MatchPtr after(std::initializer_list<const char*> moves) {
  MatchPtr m = toy::match();
  for (const char* move : moves) EXPECT_EQ(code_of(m->play(move, 0)), "");
  return m;
}

TEST(Continuation, tells_what_is_newer_from_what_is_older) {
  const MatchPtr two = after({"a1b1", "a3b3"}), four = after({"a1b1", "a3b3", "a5b5", "a7b7"});
  EXPECT_EQ(continuation_of(*two, *two), (Continuation{Kind::same}));
  EXPECT_EQ(continuation_of(*two, *four), (Continuation{Kind::newer, 2}));
  EXPECT_EQ(continuation_of(*four, *two), (Continuation{Kind::older, 2}));
  four->go_to(0);
  EXPECT_EQ(continuation_of(*two, *four), (Continuation{Kind::newer, 2}));
}

TEST(Continuation, tells_the_turn_where_two_games_part) {
  const MatchPtr one = after({"a1b1", "a3b3", "a5b5", "a7b7", "b1c1"}),
                 other = after({"a1b1", "a3b3", "a5b5", "a7b7", "b1a1"});
  EXPECT_EQ(continuation_of(*one, *other), (Continuation{Kind::parted, 4, 5}));
}

TEST(Continuation, a_resignation_is_a_line_of_its_seat) {
  const MatchPtr red = after({"a1b1"}), yellow = after({"a1b1"}), nobody = after({"a1b1"});
  red->resign(Seat::red, 0);
  yellow->resign(Seat::yellow, 0);
  EXPECT_EQ(continuation_of(*nobody, *red), (Continuation{Kind::newer, 1}));
  EXPECT_EQ(continuation_of(*red, *yellow).kind, Kind::parted);
}

TEST(Continuation, a_game_of_another_start_or_number_is_another_game) {
  const MatchPtr one = after({"a1b1"}), numbered = after({"a1b1"});
  numbered->correspond(number, {Seat::red, 0});
  EXPECT_EQ(continuation_of(*one, *numbered).kind, Kind::other_game);
  EXPECT_EQ(continuation_of(*one, *toy::match_at("3000 r 1 std")).kind, Kind::other_game);
}

// ---- four ends -----------------------------------------------------------------------------------------

struct Golden {
  std::string start;
  std::vector<std::string> moves;
};

// Each ply of the file is two lines: "<number> <seat> <moves> <position>" and "  <move> ...".
Golden golden(std::size_t plies) {
  std::ifstream in(TETRARCHY_TEST_DATA "/replays/yonin-league.txt");
  Golden out;
  std::string word, line;
  std::getline(in >> word >> word >> word >> std::ws, out.start);
  while (out.moves.size() < plies && std::getline(in, line)) {
    if (!line.starts_with("  ")) continue;
    std::istringstream(line) >> word;
    out.moves.push_back(word);
  }
  return out;
}

MatchPtr end_of(Seat seat, OrRefusal<MatchPtr> state) {
  MatchPtr m = made(std::move(state));
  EXPECT_EQ(code_of(m->correspond(number, {seat, m->view().last_ply})), "");
  return m;
}

// A real game, in which checks steal the turn: at each ply exactly one end may move, and its link is news to the
// others.
TEST(Correspondence, four_ends_play_a_game_by_its_links) {
  const Golden game = golden(30);
  ASSERT_EQ(game.moves.size(), 30u);
  BySeat<MatchPtr> ends;
  for (const Seat seat : all_seats) ends[seat] = end_of(seat, match_from_position(GameId::yonin, game.start));
  for (const std::string& move : game.moves) {
    SCOPED_TRACE(move);
    const auto may_move = [&](Seat seat) { return !ends[seat]->view().awaited; };
    ASSERT_EQ(std::ranges::count_if(all_seats, may_move), 1);
    const Seat mover = *std::ranges::find_if(all_seats, may_move);
    ASSERT_EQ(code_of(ends[mover]->play(move, 0)), "");
    const std::string link = ends[mover]->link();
    for (const Seat seat : all_seats) {
      MatchPtr come = end_of(seat, match_from_link(link));
      EXPECT_EQ(continuation_of(*ends[seat], *come).kind, seat == mover ? Kind::same : Kind::newer);
      ends[seat] = std::move(come);
    }
  }
}

}  // namespace
}  // namespace tetrarchy
