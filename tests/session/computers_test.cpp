#include "session/computers.h"

#include <gmock/gmock.h>

#include "session/catalogue.h"
#include "session/match_probe.h"
#include "session/record.h"

namespace tetrarchy {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

MatchConfig with_computers(std::initializer_list<Seat> computers) {
  MatchConfig config = toy::config();
  for (const Seat seat : computers) config.seats[seat] = {SeatKind::computer, "", {2, Style::cautious}};
  return config;
}

MatchPtr match_with(std::initializer_list<Seat> computers) { return made(toy::begun(with_computers(computers))); }

Thought thought_of(const Match& match) {
  Thought thought{100, 100, match.legal_moves({}).front(), {{400, 200, 200, 200}}};
  thought.line = {thought.move};
  thought.reason = Message{"reason.takes"}.with("seat", Seat::blue).with("face", Face::militant);
  return thought;
}

// A table with the engine's lines in the test's hands.
class ComputersTest : public testing::Test {
 protected:
  void seat(std::initializer_list<Seat> computers) {
    match = match_with(computers);
    table.forget();
    posted.clear();
  }
  const MatchView& view() const { return match->view(); }
  bool attend() { return table.attend(*match, now, rested); }
  Task task() const { return *std::get<Order>(read_order(posted.back())).task; }
  int id() const { return std::get<Order>(read_order(posted.back())).id; }
  void answer() { table.hear(write_report({Report::Kind::done, id(), thought_of(*match)}), *match); }
  // What the posted lines ask for, in a word each.
  std::vector<std::string> asked() const {
    std::vector<std::string> words;
    for (const std::string& line : posted) words.push_back(line.substr(0, line.find('\t')));
    return words;
  }

  std::vector<std::string> posted;
  Computers table{[this](std::string_view line) { posted.emplace_back(line); }};
  MatchPtr match;
  std::int64_t now = 10'000, rested = 0;
};

TEST_F(ComputersTest, asks_for_a_computer_and_plays_its_answer) {
  seat({Seat::red});
  EXPECT_FALSE(attend());
  ASSERT_THAT(posted, SizeIs(1));
  EXPECT_EQ(task().computer, (Computer{2, Style::cautious}));
  EXPECT_THAT(task().positions, ElementsAre(match->position()));
  EXPECT_EQ(table.view().seat, Seat::red);
  answer();
  now += 1000;
  EXPECT_TRUE(attend());
  EXPECT_EQ(view().last_ply, 1);
  EXPECT_EQ(view().record.back().expected, (Expectation{{400, 200, 200, 200}}));
  EXPECT_EQ(view().record.back().reason.key, "reason.takes");
  EXPECT_FALSE(attend());
  EXPECT_EQ(table.view().seat, std::nullopt);
  EXPECT_THAT(posted, SizeIs(1));
}

TEST_F(ComputersTest, a_person_is_not_played_for) {
  seat({Seat::blue});
  EXPECT_FALSE(attend());
  EXPECT_THAT(posted, IsEmpty());
}

TEST_F(ComputersTest, a_move_waits_until_the_board_has_come_to_rest) {
  seat({Seat::red});
  attend();
  answer();
  rested = now + 2000;
  EXPECT_FALSE(attend());
  ASSERT_TRUE(table.due());
  EXPECT_GT(*table.due(), rested);
  now = *table.due();
  EXPECT_TRUE(attend());
  EXPECT_EQ(table.due(), std::nullopt);
}

TEST_F(ComputersTest, shares_are_live_while_it_thinks) {
  seat({Seat::red});
  attend();
  Report report{Report::Kind::thinking, id(), {25, 100, match->legal_moves({}).front(), {{700, 100, 100, 100}}}};
  table.hear(write_report(report), *match);
  EXPECT_EQ(table.view().done, 250);
  EXPECT_EQ(table.view().shares, (Expectation{{700, 100, 100, 100}}));
}

TEST_F(ComputersTest, what_is_no_longer_asked_is_stopped_and_not_listened_to) {
  seat({Seat::blue});
  match->play("a1b1", 0);
  attend();
  const int asked_id = id();
  EXPECT_TRUE(match->undo());
  attend();
  EXPECT_THAT(asked(), ElementsAre("think", "stop"));
  Thought late{1, 1, "a3b3", {}};
  late.line = {"a3b3"};
  late.reason = Message{"reason.passes"};
  table.hear(write_report({Report::Kind::done, asked_id, late}), *match);
  now += 10'000;
  EXPECT_FALSE(attend());
  EXPECT_EQ(view().last_ply, 0);
}

TEST_F(ComputersTest, another_match_stops_it) {
  seat({Seat::red});
  attend();
  table.forget();
  EXPECT_THAT(asked(), ElementsAre("think", "stop"));
  EXPECT_EQ(table.view().seat, std::nullopt);
}

TEST_F(ComputersTest, an_answer_waits_while_an_earlier_ply_is_shown) {
  seat({Seat::blue});
  match->play("a1b1", 0);
  attend();
  match->go_to(0);
  attend();
  table.hear(write_report({Report::Kind::done, id(),
                           [] {
                             Thought t{1, 1, "a3b3", {}};
                             t.line = {"a3b3"};
                             t.reason = Message{"reason.passes"};
                             return t;
                           }()}),
             *match);
  now += 10'000;
  EXPECT_FALSE(attend());
  match->go_to(1);
  EXPECT_TRUE(attend());
}

TEST_F(ComputersTest, computers_among_themselves_are_paused_stepped_and_resumed) {
  seat({Seat::red, Seat::blue, Seat::yellow, Seat::green});
  EXPECT_TRUE(view().watched);
  table.pause();
  attend();
  EXPECT_THAT(posted, IsEmpty());
  table.step();
  attend();
  answer();
  now += 10'000;
  EXPECT_TRUE(attend());
  attend();
  EXPECT_THAT(asked(), ElementsAre("think"));
  table.go_on();
  attend();
  EXPECT_THAT(asked(), ElementsAre("think", "think"));
}

TEST_F(ComputersTest, taking_a_move_back_pauses_computers_among_themselves) {
  seat({Seat::red, Seat::blue, Seat::yellow, Seat::green});
  attend();
  answer();
  now += 10'000;
  EXPECT_TRUE(attend());
  attend();
  EXPECT_TRUE(match->undo());
  EXPECT_EQ(view().last_ply, 0);
  attend();
  EXPECT_TRUE(table.view().paused);
  EXPECT_THAT(asked(), ElementsAre("think", "think", "stop"));
}

TEST_F(ComputersTest, speed_is_how_long_a_move_waits) {
  std::vector<std::int64_t> waits;
  for (const Speed speed : {Speed::slow, Speed::normal, Speed::fast}) {
    seat({Seat::red});
    table.set_speed(speed);
    rested = now;
    attend();
    answer();
    attend();
    waits.push_back(table.due().value_or(now) - now);
  }
  EXPECT_GT(waits[0], waits[1]);
  EXPECT_GT(waits[1], waits[2]);
  EXPECT_EQ(view().last_ply, 1) << "the fast one does not wait at all";
}

TEST_F(ComputersTest, a_hint_is_the_best_levels_move_and_what_it_expects_is_kept) {
  seat({});
  match->play("a1b1", 0);
  table.ask_hint();
  attend();
  EXPECT_EQ(task().computer, (Computer{ai::best_level<toy::Game>(), Style::neutral}));
  EXPECT_TRUE(table.view().for_hint);
  answer();
  attend();
  ASSERT_TRUE(table.view().hint);
  EXPECT_EQ(table.view().hint->seat, Seat::blue);
  EXPECT_EQ(names(*match, table.view().hint->choices), "a3 b3");
  EXPECT_EQ(view().record.back().expected, (Expectation{{400, 200, 200, 200}}));
  EXPECT_EQ(view().last_ply, 1) << "a hint plays nothing";
  match->play("a3b3", 0);
  attend();
  EXPECT_FALSE(table.view().hint) << "it is of use for its own position only";
}

TEST_F(ComputersTest, an_engine_that_fails_is_not_asked_for_ever) {
  seat({Seat::red});
  attend();
  table.hear(write_report({Report::Kind::refused, id(), {}, "no_engine"}), *match);
  attend();
  EXPECT_THAT(asked(), ElementsAre("think"));
  EXPECT_EQ(table.view().trouble, "no_engine");
  EXPECT_TRUE(table.view().paused);
  table.go_on();
  attend();
  EXPECT_THAT(asked(), ElementsAre("think", "think"));
  EXPECT_EQ(table.view().trouble, "");
}

TEST_F(ComputersTest, an_answer_that_is_no_legal_move_changes_nothing) {
  seat({Seat::red});
  attend();
  Thought wrong = thought_of(*match);
  wrong.move = "a1i9";
  table.hear(write_report({Report::Kind::done, id(), wrong}), *match);
  now += 10'000;
  EXPECT_FALSE(attend());
  EXPECT_EQ(view().last_ply, 0);
  EXPECT_EQ(table.view().trouble, "no_such_move");
}

// ---- the match's part --------------------------------------------------------------------------------------

TEST(ComputerSeat, refuses_the_picks_of_persons) {
  const MatchPtr m = match_with({Seat::red});
  EXPECT_EQ(m->view().computer, Seat::red);
  EXPECT_EQ(pick(*m, "a1"), "computers_turn");
  EXPECT_EQ(code_of(m->play("a1b1", 0)), "computers_turn");
  EXPECT_EQ(code_of(m->finish(0)), "computers_turn");
  EXPECT_EQ(code_of(m->resign(Seat::red, 0)), "computers_turn");
  EXPECT_EQ(m->why_not(Pick::square(*m->read_square("a1"))).code, "computers_turn");
  EXPECT_THAT(m->view().open, IsEmpty());
  expect_said(m->view().prompt.title);
  expect_said(m->view().prompt.detail);
  expect_said(m->why_not(Pick::square(*m->read_square("a1"))).text);
}

TEST(ComputerSeat, a_thought_is_not_played_for_a_person) {
  const MatchPtr m = match_with({Seat::blue});
  EXPECT_EQ(code_of(m->play_thought(thought_of(*m), 0)), "not_computers_turn");
}

TEST(ComputerSeat, a_level_that_there_is_not_is_refused) {
  for (const int level : {0, ai::best_level<toy::Game>() + 1}) {
    MatchConfig config = with_computers({Seat::red});
    config.seats[Seat::red].computer.level = level;
    EXPECT_EQ(code_of(toy::begun(config)), "bad_level");
  }
}

// Red and blue are persons; yellow and green follow by themselves.
MatchPtr after_two_rounds() {
  const MatchPtr m = match_with({Seat::yellow, Seat::green});
  for (const char* move : {"a1b1", "a3b3", "", "", "b1c1", "b3c3", ""}) {
    if (*move != 0)
      EXPECT_EQ(m->play(move, 0), std::nullopt);
    else
      EXPECT_EQ(m->play_thought(thought_of(*m), 0), std::nullopt);
  }
  return made(toy::resumed(m->save()));
}

TEST(ComputerSeat, undo_goes_back_to_the_last_decision_of_a_person) {
  const MatchPtr m = after_two_rounds();
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(m->view().last_ply, 5) << "blue's second turn";
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(m->view().last_ply, 4) << "red's second turn";
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(m->view().last_ply, 1) << "blue's first turn: the computers' moves are gone, too";
  EXPECT_EQ(m->view().board.turn, Seat::blue);
  EXPECT_TRUE(m->redo());
  EXPECT_EQ(m->view().last_ply, 4);
  EXPECT_EQ(m->view().record.back().expected, (Expectation{{400, 200, 200, 200}}));
  EXPECT_TRUE(m->redo());
  EXPECT_TRUE(m->redo());
  EXPECT_EQ(m->view().last_ply, 7) << "the last of what was undone, although a computer is to move";
}

TEST(ComputerSeat, nothing_is_undone_before_the_first_decision_of_a_person) {
  const MatchPtr m = match_with({Seat::red});
  EXPECT_EQ(m->play_thought(thought_of(*m), 0), std::nullopt);
  EXPECT_FALSE(m->view().may_undo);
  EXPECT_FALSE(m->undo());
  EXPECT_EQ(m->view().last_ply, 1);
}

TEST(ComputerSeat, a_game_that_no_person_is_left_in_is_watched) {
  const MatchPtr m = match_with({Seat::blue, Seat::yellow, Seat::green});
  EXPECT_FALSE(m->view().watched);
  EXPECT_EQ(m->resign(Seat::red, 0), std::nullopt);
  EXPECT_TRUE(m->view().watched);
  EXPECT_TRUE(m->undo());
  EXPECT_FALSE(m->view().watched);
}

TEST(ComputerSeat, the_task_tells_the_whole_game_and_its_seed_is_the_plys_own) {
  MatchConfig config = with_computers({Seat::blue});
  config.seed = 7;
  const MatchPtr m = made(toy::begun(config));
  const std::string start = m->position();
  const auto hint = m->task();
  m->play("a1b1", 0);
  const auto task = m->task();
  ASSERT_TRUE(hint && task);
  EXPECT_THAT(task->positions, ElementsAre(start, m->position()));
  EXPECT_NE(task->seed, hint->seed);
  m->undo();
  m->play("a1b1", 0);
  EXPECT_EQ(m->task(), task) << "the same game, the same task";
}

// ---- records -----------------------------------------------------------------------------------------------

TEST(ComputerRecord, keeps_seats_seed_and_shares) {
  MatchConfig config = with_computers({Seat::red, Seat::green});
  config.seed = max_seed;
  const MatchPtr m = made(toy::begun(config));
  m->play_thought(thought_of(*m), 0);
  const MatchPtr again = made(toy::resumed(m->save()));
  EXPECT_EQ(again->view().config, m->view().config);
  EXPECT_EQ(again->view().record.back().expected, (Expectation{{400, 200, 200, 200}}));
  EXPECT_EQ(again->save(), m->save());
}

TEST(ComputerRecord, a_record_without_computers_is_written_as_before) {
  const std::string text = made(toy::begun(toy::config()))->save();
  for (const char* word : {"level", "style", "seed", "shares"}) EXPECT_EQ(text.find(word), text.npos) << word;
}

TEST(ComputerRecord, refuses_what_no_computer_has) {
  const MatchPtr m = match_with({Seat::red});
  m->play_thought(thought_of(*m), 0);
  const std::string text = m->save();
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string changed = text;
    const auto at = changed.find(from);
    EXPECT_NE(at, changed.npos) << from;
    return code_of(toy::resumed(changed.replace(at, from.size(), to)));
  };
  EXPECT_EQ(with("\"level\":2", "\"level\":2"), "");
  EXPECT_EQ(with("\"level\":2", "\"level\":0"), "bad_field");
  EXPECT_EQ(with("\"level\":2", "\"level\":6"), "bad_level") << "another game has it";
  EXPECT_EQ(with("\"level\":2", "\"level\":" + std::to_string(ai::most_levels)), "bad_level");
  EXPECT_EQ(with("\"level\":2", "\"level\":" + std::to_string(ai::most_levels + 1)), "bad_field");
  EXPECT_EQ(with("\"level\":2", "\"level\":\"2\""), "bad_field");
  EXPECT_EQ(with("\"level\":2,", ""), "missing_field");
  EXPECT_EQ(with("\"style\":\"cautious\"", "\"style\":\"bold\""), "bad_field");
  EXPECT_EQ(with("\"kind\":\"human\"", "\"kind\":\"human\",\"level\":2"), "unknown_field");
  EXPECT_EQ(with("[400,200,200,200]", "[400,200,200]"), "bad_field");
  EXPECT_EQ(with("[400,200,200,200]", "[400,200,200,1001]"), "bad_field");
  EXPECT_EQ(with("\"start\"", "\"seed\":-1,\"start\""), "bad_field");
}

// ---- draws -------------------------------------------------------------------------------------------------

// Three computers, of which blue expects `blue` per mille.
MatchPtr offered_to_computers(int blue) {
  MatchPtr m = match_with({Seat::blue, Seat::yellow, Seat::green});
  m->play("a1b1", 0);
  for (int i = 0; i < 3; ++i) {
    Thought thought = thought_of(*m);
    thought.shares = {{1000 - blue - 300, blue, 150, 150}};
    EXPECT_EQ(m->play_thought(thought, 0), std::nullopt);
  }
  return m;
}

TEST(ComputerDraw, computers_agree_when_none_expects_more_than_an_even_share) {
  const MatchPtr m = offered_to_computers(250);
  EXPECT_EQ(m->offer_draw(Seat::red, 0), std::nullopt);
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->reason.key, "session.end.agreed");
}

TEST(ComputerDraw, one_that_expects_more_plays_on) {
  const MatchPtr m = offered_to_computers(251);
  const auto refusal = m->offer_draw(Seat::red, 0);
  EXPECT_EQ(code_of(refusal), "computer_plays_on");
  expect_said(refusal->text);
  EXPECT_FALSE(m->view().ended || m->view().draw_offer);
}

TEST(ComputerDraw, without_any_thought_of_the_game_it_plays_on) {
  const MatchPtr m = match_with({Seat::blue});
  EXPECT_EQ(code_of(m->offer_draw(Seat::red, 0)), "computer_plays_on");
}

TEST(ComputerDraw, persons_are_asked_besides) {
  const MatchPtr m = match_with({Seat::green});
  for (const char* move : {"a1b1", "a3b3", "a5b5"}) m->play(move, 0);
  m->play_thought(thought_of(*m), 0);
  EXPECT_EQ(m->offer_draw(Seat::red, 0), std::nullopt);
  EXPECT_THAT(m->view().draw_awaited, ElementsAre(Seat::blue, Seat::yellow));
  EXPECT_EQ(code_of(m->offer_draw(Seat::green, 0)), "offer_stands");
}

}  // namespace
}  // namespace tetrarchy
