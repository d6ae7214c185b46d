#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "book/aim.h"
#include "book/facts.h"
#include "book/judgement.h"
#include "core/game.h"

namespace tetrarchy::book {

// Why a condition that does not hold is missed, in words: by what it asks for.
Message missed(const Condition&, const Facts&);

// Judges the moves that were played from a puzzle's position, for the seat that had the turn there.
template <Game G>
class Judge {
 public:
  using Position = typename G::Position;
  using Move = typename G::Position::Move;

  Judge(Aim aim, Seat solver) : aim_(std::move(aim)), solver_(solver) {}

  // `course`: the positions since the puzzle's own, that one first.
  Judgement judge(std::span<const Position> course) {
    int own = 0;
    for (std::size_t i = 1; i < course.size(); ++i) {
      if (course[i - 1].turn() != solver_) continue;
      if (is_met(course[i])) return {Judgement::State::solved};
      if (++own == aim_.moves || !is_sure(course[i], aim_.moves - own)) return failure(course[i]);
    }
    return {Judgement::State::open, {}, answer_in(course.back())};
  }

 private:
  // A puzzle is small: one that asks for more is not judged move by move.
  static constexpr int most_nodes = 400'000;

  static std::vector<Move> moves_of(const Position& p) {
    std::vector<Move> moves;
    p.legal_moves(moves);
    return moves;
  }

  bool holds(const Conditions& conditions, const Position& p) const {
    return conditions.empty() || !first_broken(conditions, facts_of<G>(p));
  }

  // The move of the next seat after which `reply` does not hold.
  std::optional<Move> refutation(const Position& p) const {
    if (aim_.reply.empty() || p.turn() == solver_) return std::nullopt;
    for (const Move m : moves_of(p))
      if (!holds(aim_.reply, p.after(m))) return m;
    return std::nullopt;
  }

  // Do all courses of the others lead to a position of the solver's where `back` holds?
  bool comes_back(const Position& p) {
    if (++nodes_ > most_nodes || !p.turn() || p.turn() == solver_) return holds(aim_.back, p);
    for (const Move m : moves_of(p))
      if (!comes_back(p.after(m))) return false;
    return true;
  }

  bool is_met(const Position& p) {
    return holds(aim_.now, p) && !refutation(p) && (aim_.back.empty() || comes_back(p));
  }

  // Can it still be met with `left` own moves, whatever the others do?
  bool is_sure(const Position& p, int left) {
    if (++nodes_ > most_nodes) return true;
    if (!p.turn()) return false;
    const auto met = [&](const Move& m) {
      const Position after = p.after(m);
      return is_met(after) || (left > 1 && is_sure(after, left - 1));
    };
    const auto moves = moves_of(p);
    if (p.turn() == solver_) return std::ranges::any_of(moves, met);
    return std::ranges::all_of(moves, [&](const Move& m) { return is_sure(p.after(m), left); });
  }

  std::string answer_in(const Position& p) const {
    return p.turn() && p.turn() != solver_ ? G::write_move(p, moves_of(p).front()) : "";
  }

  Judgement failure(const Position& p) {
    const Facts facts = facts_of<G>(p);
    if (const Condition* broken = first_broken(aim_.now, facts))
      return {Judgement::State::failed, missed(*broken, facts)};
    if (const auto m = refutation(p)) return refuted(p, *m);
    if (p.turn() && p.turn() != solver_)
      for (const Move m : moves_of(p))
        if (!comes_back(p.after(m))) return refuted(p, m);
    return {Judgement::State::failed, {"book.failed.missed"}};
  }

  Judgement refuted(const Position& p, Move m) const {
    return {Judgement::State::failed,
            Message{"book.failed.answered"}.with("seat", *p.turn()).with("move", G::write_table(p, m, 0)),
            G::write_move(p, m)};
  }

  Aim aim_;
  Seat solver_;
  int nodes_ = 0;
};

template <Game G>
OrRefusal<Judgement> judged(std::string_view aim, std::span<const typename G::Position> course) {
  auto read = Aim::from(aim, facts_of<G>(course.front()), G::read_square);
  if (auto* refusal = std::get_if<Refusal>(&read)) return std::move(*refusal);
  if (!course.front().turn()) return Judgement{Judgement::State::failed, {"book.failed.missed"}};
  return Judge<G>(std::get<Aim>(std::move(read)), *course.front().turn()).judge(course);
}

}  // namespace tetrarchy::book
