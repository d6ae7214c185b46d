#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "core/random.h"
#include "games/djambi/djambi.h"
#include "session/catalogue.h"
#include "session/match_probe.h"

namespace tetrarchy {
namespace {

MatchView without_revision(MatchView view) {
  view.revision = 0;
  return view;
}

// ---- one game played by its clicks ---------------------------------------------------------------------

struct Table {
  int players;
  const char* options;
};

std::ostream& operator<<(std::ostream& out, const Table& table) {
  return out << table.players << " players, " << table.options;
}

// Plays at random through nothing but what a person can do, and checks at every step what must hold.
class Player {
 public:
  Player(const Table& table, std::uint64_t seed) : random_(seed) {
    MatchConfig config;
    config.start.players = table.players;
    config.start.options = table.options;
    match_ = made(new_match(config));
    texts_ = {match_->position()};
  }

  void play(int steps) {
    for (int step = 0; step < steps && !testing::Test::HasFailure(); ++step) {
      act();
      check();
    }
  }
  const MatchView& view() const { return match_->view(); }

 private:
  void act() {
    const std::uint64_t die = random_.below(1000);
    if (die < 30) return step_back();
    if (die < 50) return take_back();
    if (die < 70) return play_again();
    if (die < 90) return look_around();
    if (die < 92) return resign();
    if (die < 110) return pick_wrongly();
    if (die < 120) return reload();
    if (!view().ended) pick();
  }

  void pick() {
    const Choices open = view().open;
    const bool finishes = view().may_finish && (open.empty() || random_.below(3) == 0);
    const int before = view().last_ply;
    const auto refusal =
        finishes ? match_->finish(++now_) : match_->pick(open[random_.below(open.size())].pick, ++now_);
    EXPECT_EQ(refusal, std::nullopt);
    if (view().last_ply > before) line_played();
  }

  // What the clicks did is what the move text does.
  void line_played() {
    const std::string& text = texts_[static_cast<std::size_t>(view().last_ply - 1)];
    const auto before = std::get<Djambi::Position>(Djambi::read_position(text, Strictness::edited));
    const RecordLine& line = view().record.back();
    if (!line.move.empty()) {
      const auto move = Djambi::read_move(before, line.move);
      ASSERT_TRUE(std::holds_alternative<djambi::Move>(move)) << line.move;
      EXPECT_EQ(Djambi::write_position(before.after(std::get<djambi::Move>(move))), match_->position());
    }
    texts_.resize(static_cast<std::size_t>(view().last_ply));
    texts_.push_back(match_->position());
    const auto passage = match_->take_passage();
    ASSERT_TRUE(passage);
    EXPECT_EQ(passage->after, view().board);
    for (const MoveNote& note : line.notes) expect_said(note.text);
  }

  void step_back() {
    const std::size_t made = view().made.size();
    EXPECT_EQ(match_->step_back(), made > 0);
    EXPECT_EQ(view().made.size(), made > 0 ? made - 1 : 0);
  }

  void take_back() {
    const int before = view().last_ply;
    EXPECT_EQ(match_->undo(), before > 0);
    EXPECT_EQ(view().last_ply, before > 0 ? before - 1 : 0);
    match_->take_passage();
  }

  void play_again() {
    const bool may = view().may_redo;
    EXPECT_EQ(match_->redo(), may);
    match_->take_passage();
  }

  void look_around() {
    const MatchView before = view();
    const int ply = static_cast<int>(random_.below(static_cast<std::uint64_t>(view().last_ply) + 1));
    EXPECT_TRUE(match_->go_to(ply));
    EXPECT_EQ(match_->position(), texts_[static_cast<std::size_t>(ply)]);
    EXPECT_TRUE(match_->go_to(view().last_ply));
    match_->take_passage();
    EXPECT_EQ(without_revision(view()), without_revision(before));
  }

  void resign() {
    const Seat seat = all_seats[random_.below(4)];
    const bool plays = !view().ended && view().board.seats[seat].standing == SeatView::Standing::playing;
    EXPECT_EQ(!match_->resign(seat, ++now_), plays);
    if (plays) line_played();
  }

  void pick_wrongly() {
    const Square square(static_cast<int>(random_.below(square_count)));
    const Refusal why = match_->why_not(Pick::square(square));
    if (why.code.empty()) return;
    const MatchView before = view();
    EXPECT_EQ(match_->pick(Pick::square(square), now_), why);
    EXPECT_EQ(view(), before);
    expect_said(why.text);
  }

  void reload() {
    match_->cancel();
    const MatchPtr again = made(match_from_record(match_->save()));
    EXPECT_EQ(again->save(), match_->save());
    MatchView expected = without_revision(view());
    expected.may_redo = false;
    EXPECT_EQ(without_revision(again->view()), expected);
  }

  void check() {
    EXPECT_EQ(match_->position(), texts_[static_cast<std::size_t>(view().ply)]);
    EXPECT_EQ(view().ended.has_value(), view().open.empty() && !view().may_finish);
    EXPECT_EQ(view().board.turn.has_value() || view().ended, true);
    EXPECT_EQ(view().record.size(), static_cast<std::size_t>(view().last_ply));
    EXPECT_LE(view().last_moves.size(), 4u);
    std::set<Pick> picks;
    for (const Choice& choice : view().open) EXPECT_TRUE(picks.insert(choice.pick).second);
    if (view().ended) return expect_said(view().ended->reason);
    expect_said(view().prompt.title);
    expect_said(view().prompt.detail);
  }

  Random random_;
  MatchPtr match_;
  std::vector<std::string> texts_;  // position at each ply, as far as it was played
  std::int64_t now_ = 0;
};

class DjambiMatch : public testing::TestWithParam<Table> {};

TEST_P(DjambiMatch, random_play_by_clicks_holds_every_promise) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Player player(GetParam(), seed);
    player.play(500);
    EXPECT_GT(player.view().last_ply, 2);
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, DjambiMatch,
                         testing::Values(Table{4, "std"}, Table{3, "std"}, Table{2, "std"},
                                         Table{4, "own=all,master=yes"}, Table{3, "ring=maze"},
                                         Table{4, "reporter=must,diplomat=vassals,own=vassals"},
                                         Table{4, "locked=killable,reporter=all,repeat=0,quiet=12"}));

// ---- the picks spell the moves -------------------------------------------------------------------------

void spell(Draft<Djambi>& draft, std::vector<djambi::Move>& out) {
  if (const auto move = draft.complete()) out.push_back(*move);
  for (const Choice& choice : draft.options()) {
    ASSERT_TRUE(draft.push(choice.pick));
    spell(draft, out);
    ASSERT_TRUE(draft.pop());
  }
}

TEST(DjambiDraft, every_legal_move_is_spelt_by_picks_and_nothing_else_is) {
  Random random(7);
  StartSpec spec;
  spec.options = "own=all,master=yes";
  auto position = std::get<Djambi::Position>(Djambi::start(spec));
  for (int ply = 0; ply < 60 && position.turn(); ++ply) {
    std::vector<djambi::Move> legal, spelt;
    position.legal_moves(legal);
    if (ply % 6 == 0) {
      Draft<Djambi> draft(position);
      spell(draft, spelt);
      std::vector<djambi::Move> expected = legal;
      std::sort(expected.begin(), expected.end());
      std::sort(spelt.begin(), spelt.end());
      EXPECT_EQ(spelt, expected) << Djambi::write_position(position);
    }
    position = position.after(legal[random.below(legal.size())]);
  }
}

// ---- damaged records -----------------------------------------------------------------------------------

std::string random_record(std::uint64_t seed) {
  Random random(seed);
  const MatchPtr m = made(new_match({}));
  for (int line = 0; line < 30 && !m->view().ended; ++line) {
    const auto moves = m->legal_moves({});
    m->play(moves[random.below(moves.size())], line * 1000);
  }
  return m->save();
}

TEST(DjambiRecord, a_damaged_one_is_refused_with_a_reason_or_means_exactly_what_it_says) {
  Random random(11);
  const std::string good = random_record(3);
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
  const std::string good = random_record(4);
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
