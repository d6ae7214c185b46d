#include <gtest/gtest.h>

#include "session/match_probe.h"

namespace tetrarchy {
namespace {

using toy::match;
using toy::match_at;

using Awaited = std::vector<Seat>;

std::string answer(Match& m, Seat seat, DrawAnswer answer) { return code_of(m.answer_draw(seat, answer, 0)); }

TEST(Draw, is_agreed_when_every_other_living_human_seat_accepts) {
  const MatchPtr m = match();
  EXPECT_EQ(m->offer_draw(Seat::blue, 0), std::nullopt);
  EXPECT_EQ(m->view().draw_offer, Seat::blue);
  EXPECT_EQ(m->view().draw_awaited, (Awaited{Seat::red, Seat::yellow, Seat::green}));
  EXPECT_EQ(answer(*m, Seat::green, DrawAnswer::accept), "");
  EXPECT_EQ(answer(*m, Seat::red, DrawAnswer::accept), "");
  EXPECT_EQ(m->view().draw_awaited, Awaited{Seat::yellow});
  EXPECT_FALSE(m->view().ended);
  EXPECT_EQ(answer(*m, Seat::yellow, DrawAnswer::accept), "");
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->reason.key, "session.end.agreed");
  EXPECT_EQ(m->view().ended->outcome.share, (BySeat<float>{{0.25f, 0.25f, 0.25f, 0.25f}}));
  EXPECT_FALSE(m->view().draw_offer);
}

TEST(Draw, the_agreement_is_a_line_of_the_record_that_can_be_taken_back) {
  const MatchPtr m = match_at("2vv2 r 5 std");
  m->offer_draw(Seat::red, 0);
  answer(*m, Seat::green, DrawAnswer::accept);
  ASSERT_EQ(m->view().record.size(), 1u);
  const RecordLine line = m->view().record[0];
  EXPECT_EQ(line.seat, Seat::red);
  EXPECT_EQ(line.number, 5);
  EXPECT_EQ(line.move, "");
  EXPECT_EQ(line.notes, (std::vector<MoveNote>{{MoveNote::Kind::ended, std::nullopt, {"session.end.agreed"}}}));
  EXPECT_TRUE(m->undo());
  EXPECT_FALSE(m->view().ended);
  EXPECT_FALSE(m->view().draw_offer);
  EXPECT_TRUE(m->redo());
  EXPECT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().record[0], line);
}

TEST(Draw, one_who_declines_ends_the_offer) {
  const MatchPtr m = match();
  m->offer_draw(Seat::red, 0);
  EXPECT_EQ(answer(*m, Seat::blue, DrawAnswer::decline), "");
  EXPECT_FALSE(m->view().draw_offer);
  EXPECT_TRUE(m->view().draw_awaited.empty());
  EXPECT_EQ(answer(*m, Seat::green, DrawAnswer::accept), "nothing_to_answer");
  EXPECT_EQ(m->offer_draw(Seat::green, 0), std::nullopt);
}

TEST(Draw, stands_until_the_turn_comes_to_the_one_who_offers) {
  const MatchPtr m = match();
  m->offer_draw(Seat::red, 0);
  for (const char* move : {"a1b1", "a3b3", "a5b5"}) {
    m->play(move, 0);
    EXPECT_EQ(m->view().draw_offer, Seat::red) << move;
  }
  answer(*m, Seat::blue, DrawAnswer::accept);
  m->play("a7b7", 0);
  EXPECT_FALSE(m->view().draw_offer);
}

TEST(Draw, lapses_when_a_seat_falls) {
  const MatchPtr m = match();
  m->offer_draw(Seat::blue, 0);
  m->resign(Seat::green, 0);
  EXPECT_EQ(m->view().board.turn, Seat::red);
  EXPECT_FALSE(m->view().draw_offer);
  const MatchPtr other = match_at("3000 r 1 std");
  other->offer_draw(Seat::yellow, 0);
  other->play("d1e1xg", 0);
  EXPECT_EQ(other->view().board.turn, Seat::blue);
  EXPECT_FALSE(other->view().draw_offer);
}

TEST(Draw, lapses_when_a_line_is_taken_back_or_redone) {
  const MatchPtr m = match();
  m->play("a1b1", 0);
  m->offer_draw(Seat::red, 0);
  m->undo();
  EXPECT_FALSE(m->view().draw_offer);
  m->offer_draw(Seat::blue, 0);
  m->redo();
  EXPECT_FALSE(m->view().draw_offer);
}

TEST(Draw, an_offer_keeps_the_unfinished_move) {
  const MatchPtr m = match();
  pick(*m, "a1");
  m->offer_draw(Seat::blue, 0);
  answer(*m, Seat::red, DrawAnswer::decline);
  EXPECT_EQ(names(*m, m->view().made), "a1");
}

TEST(Draw, only_living_seats_offer_and_only_those_asked_answer) {
  const MatchPtr m = match_at("0D00 r 1 std");
  EXPECT_EQ(code_of(m->offer_draw(Seat::blue, 0)), "not_playing");
  m->offer_draw(Seat::red, 0);
  EXPECT_EQ(code_of(m->offer_draw(Seat::yellow, 0)), "offer_stands");
  EXPECT_EQ(answer(*m, Seat::red, DrawAnswer::accept), "nothing_to_answer");
  EXPECT_EQ(answer(*m, Seat::blue, DrawAnswer::accept), "nothing_to_answer");
  EXPECT_EQ(m->view().draw_awaited, (Awaited{Seat::yellow, Seat::green}));
}

TEST(Draw, open_seats_are_not_asked) {
  MatchConfig config = toy::config();
  config.seats[Seat::yellow].kind = SeatKind::open;
  const MatchPtr m = made(toy::begun(config));
  m->offer_draw(Seat::red, 0);
  EXPECT_EQ(m->view().draw_awaited, (Awaited{Seat::blue, Seat::green}));
  for (const Seat seat : {Seat::blue, Seat::green}) config.seats[seat].kind = SeatKind::open;
  EXPECT_EQ(code_of(made(toy::begun(config))->offer_draw(Seat::red, 0)), "nobody_to_ask");
}

}  // namespace
}  // namespace tetrarchy
