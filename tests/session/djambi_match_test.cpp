#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/djambi/djambi.h"
#include "session/any_match.h"

namespace tetrarchy {
namespace {

class DjambiMatch : public testing::TestWithParam<Table> {};

TEST_P(DjambiMatch, random_play_by_clicks_holds_every_promise) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Player<Djambi> player(GetParam(), seed);
    player.play(500);
    EXPECT_GT(player.view().last_ply, 2);
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, DjambiMatch,
                         testing::Values(Table{GameId::djambi, 4, "std"}, Table{GameId::djambi, 3, "std"},
                                         Table{GameId::djambi, 2, "std"},
                                         Table{GameId::djambi, 4, "own=all,master=yes"},
                                         Table{GameId::djambi, 3, "ring=maze"},
                                         Table{GameId::djambi, 4, "reporter=must,diplomat=vassals,own=vassals"},
                                         Table{GameId::djambi, 4, "locked=killable,reporter=all,repeat=0,quiet=12"}));

// ---- the picks spell the moves -------------------------------------------------------------------------

TEST(DjambiDraft, every_legal_move_is_spelt_by_picks_and_nothing_else_is) {
  Random random(7);
  StartSpec spec;
  spec.options = "own=all,master=yes";
  auto position = std::get<Djambi::Position>(Djambi::start(spec));
  for (int ply = 0; ply < 60 && position.turn(); ++ply) {
    std::vector<djambi::Move> legal;
    position.legal_moves(legal);
    if (ply % 6 == 0) expect_spelt<Djambi>(position);
    position = position.after(legal[random.below(legal.size())]);
  }
}

// ---- damaged records -----------------------------------------------------------------------------------

TEST(DjambiRecord, a_damaged_one_is_refused_with_a_reason_or_means_exactly_what_it_says) {
  Random random(11);
  const std::string good = random_record(GameId::djambi, 3);
  int refused = 0;
  for (int i = 0; i < 1500; ++i) {
    std::string damaged = good;
    const std::size_t at = random.below(damaged.size());
    const char other = good[random.below(good.size())];
    damaged[at] = random.below(3) == 0 ? static_cast<char>(random.below(256)) : other;
    const auto read = match_from_record(damaged);
    if (const auto* refusal = std::get_if<Refusal>(&read)) {
      EXPECT_FALSE(refusal->code.empty());
      expect_said(refusal->text);
      ++refused;
    } else {
      EXPECT_EQ(nlohmann::json::parse(std::get<MatchPtr>(read)->save()), nlohmann::json::parse(damaged)) << at;
    }
  }
  EXPECT_GT(refused, 750);
}

TEST(DjambiRecord, a_truncated_one_is_refused) {
  const std::string good = random_record(GameId::djambi, 4);
  for (std::size_t size = 0; size < good.size(); ++size)
    EXPECT_NE(code_of(match_from_record(std::string_view(good).substr(0, size))), "") << size;
}

// ---- scenes of the rules, seen through the match -------------------------------------------------------

MatchPtr at(const char* position) { return made(match_from_position(GameId::djambi, position)); }

TEST(DjambiScenes, D4_1_a_kill_asks_for_the_body_which_hangs_in_the_air) {
  const MatchPtr m = at("4rC4/9/9/2rM1bM4/9/9/9/9/8bC r r rb-- aakk 3 5 std");
  EXPECT_EQ(pick(*m, "c4"), "");
  EXPECT_EQ(pick(*m, "e4"), "");
  ASSERT_TRUE(m->view().lifted);
  EXPECT_EQ(m->view().lifted->state, PieceView::State::fallen);
  EXPECT_EQ(m->view().lifted_from, m->read_square("e4"));
  EXPECT_EQ(m->view().mover, m->read_square("e4"));
  EXPECT_EQ(pick(*m, "e5"), "body_in_maze");
  EXPECT_EQ(pick(*m, "a9"), "");
  EXPECT_EQ(m->position(), "4rC4/9/9/4rM4/9/9/9/9/x7bC b b rb-- aakk 0 6 std");
  const auto passage = m->take_passage();
  ASSERT_TRUE(passage);
  ASSERT_EQ(passage->travels.size(), 1u) << "the militant had moved and the victim had fallen on the screen";
  EXPECT_EQ(passage->travels[0].kind, Travel::Kind::carry);
  EXPECT_EQ(passage->travels[0].to, *m->read_square("a9"));
}

TEST(DjambiScenes, D4_4_a_reporter_that_could_kill_may_decline) {
  const MatchPtr m = at("4rC4/9/9/rR3bM4/9/9/9/9/8bC r r rb-- aakk 3 5 std");
  pick(*m, "a4");
  pick(*m, "d4");
  EXPECT_TRUE(m->view().may_finish);
  EXPECT_EQ(names(*m, m->view().open), "e4");
  EXPECT_EQ(m->finish(0), std::nullopt);
  EXPECT_EQ(m->view().record[0].move, "a4d4");
}

TEST(DjambiScenes, D5_3_the_exit_of_the_assassin_is_its_last_pick) {
  const MatchPtr m = at("8rC/9/9/9/rA3bC4/9/9/9/9 r b rb-- aakk 3 5 std");
  pick(*m, "a5");
  EXPECT_EQ(pick(*m, "e5"), "");
  EXPECT_EQ(m->view().mover, m->read_square("e5"));
  EXPECT_EQ(pick(*m, "e1"), "");
  EXPECT_EQ(m->view().record[0].move, "a5e5>e1");
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->outcome.place[Seat::red], 1);
  EXPECT_EQ(m->view().record[0].notes.back().kind, MoveNote::Kind::ended);
}

TEST(DjambiScenes, D8_3_a_seat_without_a_move_passes_by_that_is_all) {
  const MatchPtr m = at("rCgM7/gMgM7/9/9/9/9/9/9/8bC r r rb-- aake 3 5 std");
  EXPECT_TRUE(m->view().open.empty());
  EXPECT_TRUE(m->view().may_finish);
  EXPECT_EQ(m->finish(0), std::nullopt);
  EXPECT_EQ(m->view().record[0].move, "pass");
  EXPECT_EQ(m->view().board.turn, Seat::blue);
}

TEST(DjambiScenes, D8_4_the_same_position_for_the_third_time_is_a_draw) {
  const MatchPtr m = at("rC8/rM8/9/9/9/9/9/bM8/bC8 r r rb-- aakk 3 5 std");
  for (int round = 0; round < 2; ++round)
    for (const char* move : {"a2b2", "a8b8", "b2a2", "b8a8"}) EXPECT_EQ(code_of(m->play(move, 0)), "");
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->reason.key, "djambi.end.repetition");
  EXPECT_EQ(m->view().record.back().notes.back().kind, MoveNote::Kind::ended);
  EXPECT_EQ(code_of(match_from_record(m->save())), "");
}

}  // namespace
}  // namespace tetrarchy
