#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <set>

#include "core/random.h"
#include "session/catalogue.h"
#include "session/draft.h"
#include "session/match_probe.h"

// What a match of every game must do: random play through nothing but what a person can do.
namespace tetrarchy {

inline MatchView without_revision(MatchView view) {
  view.revision = 0;
  return view;
}

// ---- one game played by its clicks ---------------------------------------------------------------------

struct Table {
  GameId game;
  int players;
  const char* options;
};

inline std::ostream& operator<<(std::ostream& out, const Table& table) {
  return out << table.players << " players, " << table.options;
}

// Plays at random through nothing but what a person can do, and checks at every step what must hold.
template <Game G>
class Player {
 public:
  Player(const Table& table, std::uint64_t seed) : random_(seed) {
    MatchConfig config;
    config.game = table.game;
    config.start.players = table.players;
    config.start.options = table.options;
    if (seed % 2 == 0) config.clock = TimeControl{600'000, 0, 30'000, 3};
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
    const std::optional<WrittenMove> proposed = view().proposed;
    const auto refusal = finishes ? match_->finish(++now_) : pick_or_propose(open[random_.below(open.size())].pick);
    EXPECT_EQ(refusal, std::nullopt);
    if (view().last_ply > before) {
      if (proposed) EXPECT_EQ(view().record.back().texts, proposed->texts);
      line_played();
    } else if (view().proposed) {
      move_proposed();
    }
  }

  std::optional<Refusal> pick_or_propose(Pick pick) {
    return random_.below(2) == 0 ? match_->pick(pick, ++now_) : match_->propose(pick, ++now_);
  }

  // It is legal, shown, and not played.
  void move_proposed() {
    const auto legal = match_->legal_moves(std::nullopt);
    EXPECT_TRUE(std::binary_search(legal.begin(), legal.end(), view().proposed->move));
    EXPECT_TRUE(view().open.empty() && view().may_finish && !view().lifted);
    const auto passage = match_->take_passage();
    ASSERT_TRUE(passage);
    EXPECT_EQ(passage->after, view().board);
    EXPECT_TRUE(passage->notes.empty());
    expect_said(view().prompt.title);
    expect_said(view().prompt.detail);
  }

  // What the clicks did is what the move text does.
  void line_played() {
    const std::string& text = texts_[static_cast<std::size_t>(view().last_ply - 1)];
    const auto before = std::get<typename G::Position>(G::read_position(text, Strictness::edited));
    const RecordLine& line = view().record.back();
    if (!line.move.empty()) {
      const auto move = G::read_move(before, line.move);
      ASSERT_TRUE(std::holds_alternative<typename G::Move>(move)) << line.move;
      EXPECT_EQ(G::write_position(before.after(std::get<typename G::Move>(move))), match_->position());
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

// ---- the picks spell the moves -------------------------------------------------------------------------

template <Game G>
void spell(Draft<G>& draft, std::vector<typename G::Move>& out) {
  if (const auto move = draft.complete()) out.push_back(*move);
  for (const Choice& choice : draft.options()) {
    ASSERT_TRUE(draft.push(choice.pick));
    spell(draft, out);
    ASSERT_TRUE(draft.pop());
  }
}

// Every legal move is what some picks spell, and nothing else is.
template <Game G>
void expect_spelt(const typename G::Position& position) {
  std::vector<typename G::Move> expected, spelt;
  position.legal_moves(expected);
  Draft<G> draft(position);
  spell(draft, spelt);
  std::sort(expected.begin(), expected.end());
  std::sort(spelt.begin(), spelt.end());
  EXPECT_EQ(spelt, expected) << G::write_position(position);
}

// ---- records -------------------------------------------------------------------------------------------

inline std::string random_record(GameId game, std::uint64_t seed) {
  Random random(seed);
  const MatchPtr m = made(new_match({.game = game, .clock = TimeControl{30'000, 500, 5'000, 2}}));
  for (int line = 0; line < 30 && !m->view().ended; ++line) {
    const auto moves = m->legal_moves({});
    m->play(moves[random.below(moves.size())], line * 1000);
  }
  return m->save();
}

}  // namespace tetrarchy
