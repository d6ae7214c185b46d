#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/perft.h"
#include "core/random.h"
#include "sample.h"

// Checks that every game must pass: random play, and at each ply everything that the contract of
// core/game.h promises. A game's own invariants come in as an observer.
namespace tetrarchy {

template <Game G>
class AnyGame {
 public:
  using Position = typename G::Position;
  using Move = typename Position::Move;
  using Observer = std::function<void(const Position&, Move)>;  // before the move is played

  AnyGame(std::uint64_t seed, Observer observer = {}) : random_(seed), observer_(std::move(observer)) {}

  // Plays to the end, or `plies` moves.
  void play(Position p, int plies) {
    for (int i = 0; i < plies && p.turn(); ++i) {
      SCOPED_TRACE(G::write_position(p));
      if (i % sample() == 0) check(p);
      const auto moves = legal_moves(p);
      const Move m = random_move(p, moves);
      if (i % sample() == 0) {
        check_move(p, m);
        if (observer_) observer_(p, m);
      }
      p = p.after(m);
      if (::testing::Test::HasFailure()) return;
    }
    SCOPED_TRACE(G::write_position(p));
    check_text(p);
    check_end(p);
  }

 private:
  static std::vector<Move> legal_moves(const Position& p) {
    std::vector<Move> moves;
    p.legal_moves(moves);
    return moves;
  }

  // Every other turn a move that takes something, if there is one: games must come to their ends.
  Move random_move(const Position& p, const std::vector<Move>& moves) {
    std::vector<Move> taking;
    std::ranges::copy_if(moves, std::back_inserter(taking), [&](Move m) {
      return std::ranges::any_of(G::choices(p, m), [](Choice c) { return c.act == Act::kill || c.act == Act::expose; });
    });
    const auto& from = taking.empty() || random_.below(2) == 0 ? moves : taking;
    return from[random_.below(from.size())];
  }

  void check(const Position& p) {
    const auto moves = legal_moves(p);
    check_list(p, moves);
    check_text(p);
    check_choices(p, moves);
    for (int i = 0; i < 8; ++i) check_draft(p, moves[random_.below(moves.size())]);
    check_reach(p, moves);
    check_end(p);
  }

  // ---- the list of legal moves ---------------------------------------------------------------------

  void check_list(const Position& p, const std::vector<Move>& moves) {
    EXPECT_FALSE(moves.empty());
    EXPECT_EQ(p.count_moves(), moves.size());
    EXPECT_EQ(perft(p, 1), moves.size());
    auto again = moves;
    again.push_back(moves.front());
    p.legal_moves(again);
    EXPECT_EQ(again, moves) << "the order is fixed, and what was in the vector is gone";
    std::set<std::string> texts;
    for (const Move m : moves) texts.insert(G::write_move(p, m));
    EXPECT_EQ(texts.size(), moves.size()) << "no two moves are written alike";
  }

  // ---- texts ---------------------------------------------------------------------------------------

  void check_text(const Position& p) {
    const auto text = G::write_position(p);
    const auto read = G::read_position(text, Strictness::edited);
    ASSERT_TRUE(std::holds_alternative<Position>(read));
    EXPECT_EQ(std::get<Position>(read), p);
    EXPECT_EQ(std::get<Position>(read).key(), p.key());
    EXPECT_EQ(G::write_position(std::get<Position>(read)), text);
    EXPECT_FALSE(G::board_text(p).empty());
  }

  void check_move(const Position& p, Move m) {
    const auto read = G::read_move(p, G::write_move(p, m));
    ASSERT_TRUE(std::holds_alternative<Move>(read));
    EXPECT_EQ(std::get<Move>(read), m);
    EXPECT_FALSE(G::notations().empty());
    for (std::size_t i = 0; i < G::notations().size(); ++i) EXPECT_FALSE(G::write_table(p, m, i).empty());
    const Position after = p.after(m);
    EXPECT_EQ(after, p.after(m));
    check_notes(p, m, after);
  }

  void check_notes(const Position& p, Move m, const Position& after) {
    std::multiset<MoveNote::Kind> kinds;
    for (const MoveNote& note : G::notes(p, m)) {
      EXPECT_FALSE(note.text.empty());
      kinds.insert(note.kind);
    }
    const auto fallen = static_cast<std::size_t>(playing(p) - playing(after));
    EXPECT_EQ(kinds.count(MoveNote::Kind::fell), fallen);
    EXPECT_EQ(kinds.count(MoveNote::Kind::ended), after.outcome() ? 1u : 0u);
  }

  static int playing(const Position& p) {
    const BoardView board = G::preview(p, {}).board;
    return static_cast<int>(std::ranges::count_if(
        all_seats, [&](Seat s) { return board.seats[s].standing == SeatView::Standing::playing; }));
  }

  // ---- choices -------------------------------------------------------------------------------------

  void check_choices(const Position& p, const std::vector<Move>& moves) {
    std::map<Choices, Move> by_choices;
    for (const Move m : moves) {
      const Choices its = G::choices(p, m);
      EXPECT_TRUE(by_choices.emplace(its, m).second) << "two moves with the same choices";
      if (moves.size() == 1 && its.empty()) return;  // a forced pass
      ASSERT_GE(its.size(), 2u);
      ASSERT_LE(its.size(), 5u);
      EXPECT_EQ(its[0].act, Act::choose);
    }
    check_acts(by_choices);
  }

  // The same pick after the same choices always does the same.
  static void check_acts(const std::map<Choices, Move>& by_choices) {
    std::map<std::pair<Choices, Pick>, Act> acts;
    for (const auto& [its, move] : by_choices)
      for (std::size_t i = 0; i < its.size(); ++i) {
        const Choices before(its.begin(), its.begin() + static_cast<std::ptrdiff_t>(i));
        const auto known = acts.emplace(std::pair(before, its[i].pick), its[i].act);
        EXPECT_EQ(known.first->second, its[i].act);
      }
  }

  // Every beginning of a move can be shown and explained, and loses no piece.
  void check_draft(const Position& p, Move m) {
    const Choices its = G::choices(p, m);
    const auto pieces = pieces_on(G::preview(p, {}));
    for (std::size_t n = 0; n < its.size(); ++n) {
      const Choices made(its.begin(), its.begin() + static_cast<std::ptrdiff_t>(n));
      const Preview preview = G::preview(p, made);
      EXPECT_EQ(pieces_on(preview), pieces);
      EXPECT_EQ(preview.mover.has_value(), n > (its[0].pick.kind == Pick::Kind::hand ? 1 : 0));
      EXPECT_EQ(preview.answers.size(), its[n].pick.kind == Pick::Kind::answer ? 2u : 0u);
      const Prompt prompt = G::prompt(p, made);
      EXPECT_FALSE(prompt.title.empty());
      EXPECT_FALSE(prompt.detail.empty());
      check_refusals(p, made);
    }
  }

  static int pieces_on(const Preview& preview) {
    const auto on_board = std::ranges::count_if(preview.board.at, [](const auto& piece) { return piece.has_value(); });
    int in_hand = 0;
    for (const SeatView& seat : preview.board.seats.of)
      for (const PieceCount& kind : seat.hand) in_hand += kind.count;
    return static_cast<int>(on_board) + in_hand + (preview.lifted ? 1 : 0);
  }

  void check_refusals(const Position& p, const Choices& made) {
    std::set<Pick> open;
    for (const Move m : legal_moves(p)) {
      const Choices its = G::choices(p, m);
      if (its.size() > made.size() && std::equal(made.begin(), made.end(), its.begin()))
        open.insert(its[made.size()].pick);
    }
    std::vector<Pick> all;
    for (int i = 0; i < square_count; ++i) all.push_back(Pick::square(Square(i)));
    for (std::size_t i = 0; i < G::preview(p, {}).board.seats[*p.turn()].hand.size(); ++i)
      all.push_back({Pick::Kind::hand, static_cast<std::uint8_t>(i)});
    for (const Pick pick : all) {
      if (open.contains(pick)) continue;
      const Refusal refusal = G::refusal(p, made, pick);
      EXPECT_FALSE(refusal.code.empty());
      EXPECT_FALSE(refusal.clause.empty());
      EXPECT_FALSE(refusal.text.empty());
    }
  }

  void check_reach(const Position& p, const std::vector<Move>& moves) {
    std::map<Square, std::set<Choice>> reach;
    for (const Move m : moves) {
      const Choices its = G::choices(p, m);
      if (its.empty() || its[0].pick.kind != Pick::Kind::square) continue;
      reach[its[0].pick.as_square()].insert(its[1]);
    }
    for (const auto& [from, second] : reach) {
      const Choices found = G::reach(p, from);
      EXPECT_EQ(std::set<Choice>(found.begin(), found.end()), second);
      EXPECT_EQ(found.size(), second.size()) << "each once";
    }
  }

  // ---- the end -------------------------------------------------------------------------------------

  void check_end(const Position& p) {
    const auto outcome = p.outcome();
    ASSERT_NE(outcome.has_value(), p.turn().has_value());
    if (!outcome) return;
    EXPECT_EQ(p.count_moves(), 0u);
    float sum = 0;
    for (const Seat s : all_seats) {
      sum += outcome->share[s];
      EXPECT_EQ(outcome->share[s] > 0, outcome->place[s] == 1);
    }
    EXPECT_NEAR(sum, 1, 1e-6);
    EXPECT_FALSE(G::ending(p).empty());
  }

  Random random_;
  Observer observer_;
};

}  // namespace tetrarchy
