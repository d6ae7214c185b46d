#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.h"
#include "session/match.h"

namespace tetrarchy {

struct Resignation {
  Seat seat;
};
struct Agreement {};  // all living seats share

// A seat that falls by what only the record shows (Y6.4), right after the line that completes it.
struct Defeat {
  Seat seat;
  Message reason;
};

// The course of a game: every position since the start and the line that led to each. The ends that only
// the whole game shows are judged here.
template <Game G>
class History {
 public:
  using Position = typename G::Position;
  using Move = typename Position::Move;

  struct Line {
    std::variant<Move, Resignation, Agreement> deed;
    std::int64_t ms;                        // since the line before
    std::optional<Expectation> expected{};  // what the engine last thought of the position after it
    Message reason{};                       // of the computer that made the move
  };

  explicit History(Position start) : positions_{std::move(start)} { judge(); }

  int last_ply() const { return static_cast<int>(lines_.size()); }
  const Position& at(int ply) const { return positions_[static_cast<std::size_t>(ply)]; }
  const Position& last() const { return positions_.back(); }
  const std::optional<Ended>& ended(int ply) const { return judged_[static_cast<std::size_t>(ply)].ended; }
  // In the order in which they fell; at(ply) is the position after all of them.
  const std::vector<Defeat>& defeats(int ply) const { return judged_[static_cast<std::size_t>(ply)].defeats; }
  bool over() const { return judged_.back().ended.has_value(); }
  const Line& line(int ply) const { return lines_[static_cast<std::size_t>(ply - 1)]; }  // ply from 1

  void expect(const Expectation& expected) { lines_.back().expected = expected; }  // there must be a line

  // The deed must be possible in the last position. Forgets what could be redone.
  void append(const Line&);

  bool may_undo() const { return !lines_.empty(); }
  bool may_redo() const { return !undone_.empty(); }
  void undo();
  void redo();
  void forget_undone() { undone_.clear(); }

 private:
  struct Judgement {
    std::vector<Defeat> defeats{};
    std::optional<Ended> ended{};
  };

  void carry_out(const Line&);
  void judge();  // the last position, in the light of those before it

  std::vector<Position> positions_;  // one more than lines_
  std::vector<Judgement> judged_;    // beside positions_
  std::vector<Line> lines_;
  std::vector<Line> undone_;  // the next one to redo last
};

template <Game G>
void History<G>::judge() {
  Judgement& judgement = judged_.emplace_back();
  while (!judgement.ended) {
    if (const auto outcome = last().outcome()) {
      judgement.ended = Ended{*outcome, G::ending(last())};
      return;
    }
    const auto verdict = G::adjudicate(std::span<const Position>(positions_));
    if (!verdict) return;
    if (const Outcome* outcome = std::get_if<Outcome>(&verdict->what)) {
      judgement.ended = Ended{*outcome, verdict->reason};
    } else {
      const Seat seat = std::get<Seat>(verdict->what);
      judgement.defeats.push_back({seat, verdict->reason});
      positions_.back() = last().after_resignation(seat);
    }
  }
}

template <Game G>
void History<G>::carry_out(const Line& line) {
  assert(!over());
  lines_.push_back(line);
  if (const Move* move = std::get_if<Move>(&line.deed)) {
    positions_.push_back(last().after(*move));
    judge();
  } else if (const Resignation* resignation = std::get_if<Resignation>(&line.deed)) {
    positions_.push_back(last().after_resignation(resignation->seat));
    judge();
  } else {
    positions_.push_back(Position(last()));
    judged_.push_back({{}, Ended{G::agreed_draw(last()), {"session.end.agreed"}}});
  }
}

template <Game G>
void History<G>::append(const Line& line) {
  undone_.clear();
  carry_out(line);
}

template <Game G>
void History<G>::undo() {
  assert(may_undo());
  undone_.push_back(lines_.back());
  lines_.pop_back();
  positions_.pop_back();
  judged_.pop_back();
}

template <Game G>
void History<G>::redo() {
  assert(may_redo());
  const Line line = undone_.back();
  undone_.pop_back();
  carry_out(line);
}

}  // namespace tetrarchy
