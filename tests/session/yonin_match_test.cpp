#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/yonin/yonin.h"
#include "session/any_match.h"

namespace tetrarchy {
namespace {

class YoninMatch : public testing::TestWithParam<Table> {};

TEST_P(YoninMatch, random_play_by_clicks_holds_every_promise) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Player<Yonin> player(GetParam(), seed);
    player.play(600);
    EXPECT_GT(player.view().last_ply, 2);
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, YoninMatch,
                         testing::Values(Table{GameId::yonin, 4, "std"}, Table{GameId::yonin, 4, "end=twomates"},
                                         Table{GameId::yonin, 4, "men=freeze,judge=turn,limit=300"},
                                         Table{GameId::yonin, 4, "teams=yes,partner=safe"},
                                         Table{GameId::yonin, 4, "limit=60"}));

TEST(YoninDraft, every_legal_move_is_spelt_by_picks_and_nothing_else_is) {
  Random random(7);
  auto position = std::get<Yonin::Position>(Yonin::start({}));
  for (int ply = 0; ply < 200 && position.turn(); ++ply) {
    std::vector<yonin::Move> legal;
    position.legal_moves(legal);
    if (ply % 10 == 0) expect_spelt<Yonin>(position);
    position = position.after(legal[random.below(legal.size())]);
  }
}

TEST(YoninRecord, a_damaged_one_is_refused_with_a_reason_or_means_exactly_what_it_says) {
  Random random(11);
  const std::string good = random_record(GameId::yonin, 3);
  int refused = 0;
  for (int i = 0; i < 1500; ++i) {
    std::string damaged = good;
    const std::size_t at = random.below(damaged.size());
    damaged[at] = random.below(3) == 0 ? static_cast<char>(random.below(256)) : good[random.below(good.size())];
    const auto read = match_from_record(damaged);
    if (const auto* refusal = std::get_if<Refusal>(&read)) {
      expect_said(refusal->text);
      ++refused;
    } else {
      EXPECT_EQ(nlohmann::json::parse(std::get<MatchPtr>(read)->save()), nlohmann::json::parse(damaged)) << at;
    }
  }
  EXPECT_GT(refused, 750);
}

// ---- scenes of the rules, seen through the match -------------------------------------------------------

MatchPtr at(const char* position) { return made(match_from_position(GameId::yonin, position)); }

std::string pick_hand(Match& match, std::uint8_t kind) { return code_of(match.pick({Pick::Kind::hand, kind}, 0)); }

std::string answer(Match& match, std::uint8_t value) { return code_of(match.pick({Pick::Kind::answer, value}, 0)); }

std::string play_all(Match& match, std::initializer_list<const char*> moves) {
  for (const char* move : moves)
    if (const auto refusal = match.play(move, 0)) return std::string(move) + ": " + refusal->code;
  return "";
}

constexpr auto in_the_zone = "4nK4/9/3n+R5/3sS5/wK7eK/9/9/9/4sK4 s G/-/-/- ---- 0000 1 std";

TEST(YoninScenes, Y2_4_a_promotion_is_asked_for_when_it_is_free) {
  const MatchPtr m = at(in_the_zone);
  EXPECT_EQ(pick(*m, "6d"), "");
  EXPECT_EQ(pick(*m, "6c"), "");
  EXPECT_EQ(m->view().answers.size(), 2u);
  EXPECT_EQ(m->view().mover, m->read_square("6c"));
  EXPECT_EQ(pick(*m, "5i"), "answer_first");
  EXPECT_TRUE(m->step_back());
  EXPECT_TRUE(m->view().answers.empty());
  EXPECT_EQ(pick(*m, "6c"), "");
  EXPECT_EQ(answer(*m, 1), "");
  EXPECT_EQ(m->view().record[0].move, "6d6c+");
  EXPECT_EQ(m->view().record[0].texts, (std::vector<std::string>{"Sx6c+", "▲6三銀成"}));
  const auto passage = m->take_passage();
  ASSERT_TRUE(passage);
  ASSERT_EQ(passage->travels.size(), 1u) << "the silver had moved and the dragon was in hand on the screen";
  EXPECT_EQ(passage->travels[0].kind, Travel::Kind::flip);
}

TEST(YoninScenes, Y2_4_declining_leaves_the_silver_as_it_is) {
  const MatchPtr m = at(in_the_zone);
  pick(*m, "6d");
  pick(*m, "6c");
  EXPECT_EQ(answer(*m, 0), "");
  EXPECT_EQ(m->view().record[0].move, "6d6c");
  EXPECT_EQ(m->take_passage()->travels.size(), 0u);
}

TEST(YoninScenes, Y3_1_a_drop_is_taken_out_of_the_hand) {
  const MatchPtr m = at(in_the_zone);
  EXPECT_EQ(pick_hand(*m, 0), "not_in_hand");
  EXPECT_EQ(m->why_not({Pick::Kind::hand, 0}).clause, "Y3.1");
  EXPECT_EQ(m->why_not({Pick::Kind::hand, 1}), Refusal{});
  EXPECT_EQ(pick_hand(*m, 4), "not_offered") << "there are four kinds";
  EXPECT_EQ(pick_hand(*m, 1), "");
  ASSERT_TRUE(m->view().lifted);
  EXPECT_EQ(m->view().lifted->face, Face::gold);
  EXPECT_FALSE(m->view().lifted_from);
  EXPECT_EQ(pick(*m, "5e"), "");
  EXPECT_EQ(m->view().record[0].move, "G*5e");
  const auto passage = m->take_passage();
  ASSERT_TRUE(passage);
  ASSERT_EQ(passage->travels.size(), 1u);
  EXPECT_EQ(passage->travels[0].kind, Travel::Kind::drop);
}

TEST(YoninScenes, a_capture_taken_back_leaves_the_hand_and_a_drop_returns_to_it) {
  const MatchPtr m = at(in_the_zone);
  EXPECT_EQ(play_all(*m, {"6d6c+"}), "");
  m->take_passage();
  EXPECT_TRUE(m->undo());
  auto back = m->take_passage();
  ASSERT_TRUE(back);
  ASSERT_EQ(back->travels.size(), 2u) << "nothing is turned over again";
  EXPECT_EQ(back->travels[0].kind, Travel::Kind::drop) << "out of the hand";
  EXPECT_EQ(back->travels[1].kind, Travel::Kind::slide);
  EXPECT_EQ(play_all(*m, {"G*5e"}), "");
  m->take_passage();
  EXPECT_TRUE(m->undo());
  back = m->take_passage();
  ASSERT_EQ(back->travels.size(), 1u);
  EXPECT_EQ(back->travels[0].kind, Travel::Kind::capture) << "into the hand";
}

TEST(YoninScenes, Y3_3_a_refusal_marks_the_pawn_that_is_in_the_way) {
  const MatchPtr m = at("4nK4/9/9/9/wK1wP5eK/9/9/9/4sK4 w -/P/-/- ---- 0000 1 std");
  pick_hand(*m, 3);
  const Refusal why = m->why_not(Pick::square(*m->read_square("3e")));
  EXPECT_EQ(why.code, "nifu");
  EXPECT_EQ(why.marks, std::vector<Square>{*m->read_square("7e")});
}

TEST(YoninScenes, Y4_3_the_record_says_who_was_skipped) {
  const MatchPtr m = at("4nK4/6sR2/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(play_all(*m, {"3b3e", "9e9d", "1e1d"}), "");
  EXPECT_EQ(m->view().board.turn, Seat::red);
  EXPECT_EQ(m->view().record[0].notes.size(), 2u) << "both kings are in check";
  EXPECT_EQ(m->view().record[1].notes.back().kind, MoveNote::Kind::turn_jumps);
  EXPECT_EQ(m->view().record[2].seat, Seat::green);
}

TEST(YoninScenes, Y5_3_lines_tell_who_was_in_the_game_before_them) {
  const MatchPtr m = at("3nPnKnP3/9/3sG1sG3/9/wK7eK/9/9/9/4sK4 s G/-/RP/- ---- 0000 1 std");
  EXPECT_EQ(play_all(*m, {"G*5b", "9e9d"}), "");
  EXPECT_TRUE(m->view().record[0].playing[Seat::yellow]);
  EXPECT_FALSE(m->view().record[1].playing[Seat::yellow]);
  EXPECT_EQ(m->view().board.seats[Seat::red].hand[0].count, 1) << "the hand is inherited";
}

// ---- what only the record shows (Y6.4) -----------------------------------------------------------------

// South's rook checks West's king to and fro.
constexpr auto perpetual = "9/9/9/nK8/6sR2/8eK/wK8/9/4sK4 s -/-/-/- ---- 0000 1 std";

int to_and_fro(Match& m) {
  for (int i = 0; i < 24; ++i) {
    const char* moves[] = {"3e3f", "1f1e", "3f3e", "1e1f"};
    if (m.play(moves[i % 4], 0)) return -1;
    for (const MoveNote& note : m.view().record.back().notes)
      if (note.kind == MoveNote::Kind::fell) return i + 1;
  }
  return 0;
}

TEST(YoninScenes, Y6_4_the_perpetual_checker_falls_and_the_others_play_on) {
  const MatchPtr m = at(perpetual);
  const int plies = to_and_fro(*m);
  ASSERT_GT(plies, 0);
  EXPECT_EQ(m->view().last_ply, plies);
  EXPECT_FALSE(m->view().ended);
  EXPECT_EQ(m->view().board.seats[Seat::red].standing, SeatView::Standing::fallen);
  const auto& notes = m->view().record.back().notes;
  const auto fell =
      std::find_if(notes.begin(), notes.end(), [](const MoveNote& n) { return n.kind == MoveNote::Kind::fell; });
  EXPECT_EQ(fell->seat, Seat::red);
  EXPECT_EQ(fell->text.key, "yonin.end.perpetual_check");
  EXPECT_NE(m->view().board.turn, Seat::red);
}

TEST(YoninScenes, Y6_4_a_verdict_is_taken_back_and_redone_with_its_move_and_read_from_the_record) {
  const MatchPtr m = at(perpetual);
  to_and_fro(*m);
  const std::string fallen = m->position();
  const MatchPtr again = made(match_from_record(m->save()));
  EXPECT_EQ(again->position(), fallen);
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(m->view().board.seats[Seat::red].standing, SeatView::Standing::playing);
  EXPECT_TRUE(m->redo());
  EXPECT_EQ(m->position(), fallen);
}

TEST(YoninScenes, Y6_4_in_teams_the_perpetual_checkers_team_loses) {
  const MatchPtr m = at("9/9/9/nK8/6sR2/8eK/wK8/9/4sK4 s -/-/-/- ---- 0000 1 teams=yes");
  ASSERT_GT(to_and_fro(*m), 0);
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->outcome.place[Seat::red], 3);
  EXPECT_EQ(m->view().ended->outcome.place[Seat::blue], 1);
}

TEST(YoninScenes, Y6_4_the_same_position_for_the_fourth_time_is_a_draw) {
  const MatchPtr m = at("4nK4/9/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  for (int round = 0; round < 3; ++round)
    EXPECT_EQ(play_all(*m, {"5i5h", "9e9d", "5a5b", "1e1d", "5h5i", "9d9e", "5b5a", "1d1e"}), "");
  ASSERT_TRUE(m->view().ended);
  EXPECT_EQ(m->view().ended->reason.key, "yonin.end.repetition");
  EXPECT_EQ(m->view().ended->outcome.place[Seat::green], 1);
}

TEST(YoninScenes, Y1_5_lots_are_the_same_for_the_same_seed_and_djambi_has_none) {
  EXPECT_FALSE(draw_lots(GameId::yonin, 5).empty());
  EXPECT_EQ(draw_lots(GameId::yonin, 5), draw_lots(GameId::yonin, 5));
  EXPECT_TRUE(draw_lots(GameId::djambi, 5).empty());
}

}  // namespace
}  // namespace tetrarchy
