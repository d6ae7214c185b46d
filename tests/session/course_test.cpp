#include <gtest/gtest.h>

#include "session/match_probe.h"

namespace tetrarchy {
namespace {

using toy::match;
using toy::match_at;

// ---- undo, redo, looking back --------------------------------------------------------------------------

TEST(Course, undo_takes_back_one_line_and_redo_plays_it_again) {
  const MatchPtr m = match();
  EXPECT_FALSE(m->undo());
  m->play("a1b1", 0);
  m->resign(Seat::blue, 0);
  const MatchView before = m->view();
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(m->position(), "1000 b 2 std");
  EXPECT_EQ(m->view().record.size(), 1u);
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(m->position(), "0000 r 1 std");
  EXPECT_FALSE(m->view().may_undo);
  EXPECT_TRUE(m->redo());
  EXPECT_TRUE(m->redo());
  EXPECT_FALSE(m->redo());
  MatchView after = m->view();
  after.revision = before.revision;
  EXPECT_EQ(after, before);
}

TEST(Course, what_was_taken_back_is_forgotten_when_something_else_is_played) {
  const MatchPtr m = match_at("3000 r 1 std");
  m->play("d1c1", 0);
  m->undo();
  EXPECT_TRUE(m->view().may_redo);
  pick(*m, "d1");
  EXPECT_TRUE(m->view().may_redo);
  m->resign(Seat::green, 0);
  EXPECT_FALSE(m->view().may_redo);
  EXPECT_FALSE(m->redo());
}

TEST(Course, undo_drops_the_unfinished_move) {
  const MatchPtr m = match();
  m->play("a1b1", 0);
  pick(*m, "a3");
  EXPECT_TRUE(m->undo());
  EXPECT_TRUE(m->view().made.empty());
  EXPECT_EQ(names(*m, m->view().open), "a1");
}

TEST(Course, an_earlier_ply_is_shown_without_changing_the_game) {
  const MatchPtr m = match();
  m->play("a1b1", 0);
  m->play("a3b3", 0);
  EXPECT_FALSE(m->go_to(3));
  EXPECT_FALSE(m->go_to(-1));
  EXPECT_TRUE(m->go_to(1));
  EXPECT_EQ(m->position(), "1000 b 2 std");
  EXPECT_EQ(m->view().board.number, 2);
  EXPECT_EQ(m->view().ply, 1);
  EXPECT_EQ(m->view().last_ply, 2);
  EXPECT_FALSE(m->view().live());
  EXPECT_EQ(m->view().record.size(), 2u);
  EXPECT_TRUE(m->view().open.empty());
  EXPECT_EQ(m->view().prompt.title, Message{"session.prompt.earlier"}.with("turn", 2));
}

TEST(Course, nothing_is_played_while_an_earlier_ply_is_shown) {
  const MatchPtr m = match();
  m->play("a1b1", 0);
  m->play("a3b3", 0);
  m->undo();
  m->go_to(0);
  const MatchView before = m->view();
  const auto refusal = m->pick(Pick::square(*m->read_square("a1")), 0);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->code, "not_live");
  EXPECT_EQ(refusal->text, Message{"session.refused.not_live"}.with("turn", 1));
  EXPECT_EQ(code_of(m->finish(0)), "not_live");
  EXPECT_EQ(code_of(m->play("a1b1", 0)), "not_live");
  EXPECT_EQ(code_of(m->resign(Seat::red, 0)), "not_live");
  EXPECT_EQ(code_of(m->offer_draw(Seat::red, 0)), "not_live");
  EXPECT_EQ(code_of(m->answer_draw(Seat::red, DrawAnswer::accept, 0)), "not_live");
  EXPECT_EQ(m->why_not(Pick::square(*m->read_square("a1"))).code, "not_live");
  EXPECT_FALSE(m->undo());
  EXPECT_FALSE(m->redo());
  EXPECT_FALSE(m->step_back());
  EXPECT_FALSE(m->cancel());
  EXPECT_EQ(m->view(), before);
}

TEST(Course, the_unfinished_move_is_there_again_at_the_last_ply) {
  const MatchPtr m = match();
  m->play("a1b1", 0);
  pick(*m, "a3");
  m->go_to(0);
  EXPECT_TRUE(m->view().made.empty());
  m->go_to(1);
  EXPECT_EQ(names(*m, m->view().made), "a3");
  EXPECT_EQ(pick(*m, "b3"), "");
  EXPECT_EQ(m->position(), "1100 y 3 std");
}

// ---- ends ----------------------------------------------------------------------------------------------

TEST(Course, ends_when_the_position_says_so) {
  const MatchPtr m = match_at("5DC5 r 9 std");
  m->play("f1e1xg", 0);
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->reason.key, "toy.end.last");
  EXPECT_EQ(m->view().ended->outcome.place, (BySeat<std::uint8_t>{{1, 4, 3, 2}}));
  EXPECT_TRUE(m->view().open.empty());
  EXPECT_EQ(m->view().prompt, Prompt{});
  EXPECT_EQ(m->view().record[0].notes.back(), (MoveNote{MoveNote::Kind::ended, std::nullopt, {"toy.end.last"}}));
}

TEST(Course, after_the_end_nothing_can_be_done_but_undo) {
  const MatchPtr m = match_at("5DC5 r 9 std");
  m->play("f1e1xg", 0);
  EXPECT_EQ(pick(*m, "e1"), "game_over");
  EXPECT_EQ(code_of(m->play("e1d1", 0)), "game_over");
  EXPECT_EQ(code_of(m->finish(0)), "game_over");
  EXPECT_EQ(code_of(m->resign(Seat::red, 0)), "game_over");
  EXPECT_EQ(code_of(m->offer_draw(Seat::red, 0)), "game_over");
  EXPECT_EQ(m->why_not(Pick::square(*m->read_square("e1"))).code, "game_over");
  EXPECT_TRUE(m->legal_moves(std::nullopt).empty());
  EXPECT_TRUE(m->undo());
  EXPECT_FALSE(m->view().ended);
  EXPECT_EQ(pick(*m, "f1"), "");
}

TEST(Course, ends_when_the_whole_game_says_so) {
  const MatchPtr m = match_at("2vv2 r 1 std");
  for (int round = 0; round < 2; ++round) {
    for (const char* move : {"c1d1", "c7d7", "d1c1", "d7c7"}) {
      EXPECT_FALSE(m->view().ended);
      EXPECT_EQ(m->play(move, 0), std::nullopt);
    }
  }
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->reason.key, "toy.end.repetition");
  EXPECT_EQ(m->view().ended->outcome.share, (BySeat<float>{{0.5f, 0, 0, 0.5f}}));
  EXPECT_TRUE(m->legal_moves(std::nullopt).empty());
  m->go_to(7);
  EXPECT_FALSE(m->view().ended);
  EXPECT_EQ(m->view().prompt.title.key, "session.prompt.earlier");
  m->go_to(8);
  EXPECT_TRUE(m->view().ended);
}

TEST(Course, taking_the_ending_line_back_takes_the_end_back) {
  const MatchPtr m = match_at("2vv2 r 1 std");
  for (int round = 0; round < 2; ++round)
    for (const char* move : {"c1d1", "c7d7", "d1c1", "d7c7"}) m->play(move, 0);
  m->undo();
  EXPECT_FALSE(m->view().ended);
  EXPECT_EQ(m->play("d7e7", 0), std::nullopt);
  EXPECT_FALSE(m->view().ended);
}

TEST(Course, a_start_may_be_over_already) {
  const MatchPtr dead = match_at("0000 r 1 wall=b");
  ASSERT_TRUE(dead->view().ended);
  EXPECT_EQ(dead->view().ended->reason.key, "toy.end.dead");
  const MatchPtr won = match_at("B0CD - 7 std");
  ASSERT_TRUE(won->view().ended);
  EXPECT_EQ(won->view().ended->outcome.place, (BySeat<std::uint8_t>{{2, 1, 3, 4}}));
  EXPECT_EQ(pick(*won, "a3"), "game_over");
}

// ---- trails and passages -------------------------------------------------------------------------------

TEST(Course, shows_the_newest_move_of_every_seat_that_plays) {
  const MatchPtr m = match();
  for (const char* move : {"a1b1", "a3b3", "a5b5", "a7b7", "b1c1"}) m->play(move, 0);
  const auto& moves = m->view().last_moves;
  ASSERT_EQ(moves.size(), 4u);
  EXPECT_EQ(moves[0].seat, Seat::red);
  EXPECT_EQ(moves[0].age, 0);
  EXPECT_EQ(moves[0].travels[0].to, *m->read_square("c1"));
  EXPECT_EQ(moves[3].seat, Seat::blue);
  EXPECT_EQ(moves[3].age, 3);
  m->resign(Seat::green, 0);
  ASSERT_EQ(m->view().last_moves.size(), 3u);
  EXPECT_EQ(m->view().last_moves[1].seat, Seat::yellow);
  m->go_to(2);
  ASSERT_EQ(m->view().last_moves.size(), 2u);
  EXPECT_EQ(m->view().last_moves[0].seat, Seat::blue);
}

TEST(Course, the_newest_move_of_all_is_shown_although_its_seat_is_out) {
  const MatchPtr m = match();
  for (const char* move : {"a1b1", "a3b3"}) m->play(move, 0);
  m->resign(Seat::blue, 0);
  ASSERT_EQ(m->view().last_moves.size(), 2u);
  EXPECT_EQ(m->view().last_moves[0].seat, Seat::blue);
  m->play("a5b5", 0);
  ASSERT_EQ(m->view().last_moves.size(), 2u);
  EXPECT_EQ(m->view().last_moves[1].seat, Seat::red);
}

TEST(Course, a_played_move_is_a_passage_between_two_boards) {
  const MatchPtr m = match();
  EXPECT_FALSE(m->take_passage());
  const BoardView before = m->view().board;
  m->play("a1b1", 0);
  const auto passage = m->take_passage();
  ASSERT_TRUE(passage);
  EXPECT_EQ(passage->before, before);
  EXPECT_EQ(passage->after, m->view().board);
  ASSERT_EQ(passage->travels.size(), 1u);
  EXPECT_EQ(passage->travels[0].to, *m->read_square("b1"));
  EXPECT_FALSE(m->take_passage());
}

TEST(Course, a_passage_leaves_out_what_the_unfinished_move_had_shown) {
  const MatchPtr m = match_at("3000 r 1 std");
  pick(*m, "d1");
  pick(*m, "e1");
  EXPECT_FALSE(m->take_passage());
  const BoardView before = m->view().board;
  pick(*m, "a5");
  const auto passage = m->take_passage();
  ASSERT_TRUE(passage);
  EXPECT_EQ(passage->before, before);
  ASSERT_EQ(passage->travels.size(), 1u);
  EXPECT_EQ(passage->travels[0].kind, Travel::Kind::fall);
  EXPECT_EQ(passage->notes[0].seat, Seat::yellow);
}

TEST(Course, undo_is_a_passage_backwards_and_tells_nothing) {
  const MatchPtr m = match_at("3000 r 1 std");
  m->play("d1e1xy", 0);
  m->take_passage();
  m->undo();
  const auto passage = m->take_passage();
  ASSERT_TRUE(passage);
  EXPECT_EQ(passage->after, m->view().board);
  ASSERT_EQ(passage->travels.size(), 1u);
  EXPECT_EQ(passage->travels[0].from, *m->read_square("e1"));
  EXPECT_EQ(passage->travels[0].to, *m->read_square("d1"));
  EXPECT_TRUE(passage->notes.empty());
  m->redo();
  EXPECT_EQ(m->take_passage()->notes.size(), 1u);
}

TEST(Course, one_ply_is_a_step_and_more_are_a_jump) {
  const MatchPtr m = match();
  for (const char* move : {"a1b1", "a3b3", "a5b5"}) m->play(move, 0);
  m->take_passage();
  m->go_to(3);
  EXPECT_FALSE(m->take_passage());
  m->go_to(2);
  EXPECT_EQ(m->take_passage()->travels[0].to, *m->read_square("a5"));
  m->go_to(0);
  EXPECT_TRUE(m->take_passage()->travels.empty());
  m->go_to(1);
  const auto step = m->take_passage();
  EXPECT_EQ(step->travels[0].to, *m->read_square("b1"));
  EXPECT_TRUE(step->notes.empty());
}

TEST(Course, passages_that_nobody_took_are_joined) {
  const MatchPtr m = match_at("3000 r 1 std");
  const BoardView before = m->view().board;
  m->play("d1e1xy", 0);
  m->resign(Seat::green, 0);
  const auto passage = m->take_passage();
  EXPECT_EQ(passage->before, before);
  EXPECT_EQ(passage->after, m->view().board);
  EXPECT_TRUE(passage->travels.empty());
  EXPECT_EQ(passage->notes.size(), 2u);
}

}  // namespace
}  // namespace tetrarchy
