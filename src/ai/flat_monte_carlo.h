#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ai/brain.h"
#include "ai/thinker.h"
#include "core/random.h"

namespace tetrarchy::ai {

// Flat Monte Carlo, a reference opponent: random playouts, the same number from every move, and the move with the best
// average. A playout is cut off after some plies and then worth what the brain says.
template <Brain B>
class FlatMonteCarlo final : public Thinker<typename B::Game> {
 public:
  using G = typename B::Game;
  using Position = typename G::Position;
  using Move = typename Position::Move;

  explicit FlatMonteCarlo(B brain, int plies = 16) : brain_(std::move(brain)), plies_(plies) {}

  void begin(const Question<G>&) override;
  Progress think(std::uint64_t nodes) override;
  const Answer<G>& answer() const override { return answer_; }

 private:
  struct Tried {
    Move move;
    std::int64_t sum = 0;  // of its worth to the mover
    std::int64_t playouts = 0;
    BySeat<std::int64_t> shares{};
  };

  void step();  // one move of a playout
  void settle(const Shares&);
  void conclude();

  B brain_;
  int plies_;
  std::optional<Question<G>> question_;
  Random random_{0};
  std::vector<Tried> tried_;
  std::vector<Move> moves_;
  std::size_t at_ = 0;               // whose turn to be tried it is
  std::optional<Position> playout_;  // none: the next one begins
  int ply_ = 0;
  Answer<G> answer_;
};

template <Brain B>
void FlatMonteCarlo<B>::begin(const Question<G>& question) {
  question_ = question;
  random_ = Random(question.position.key() ^ question.seed * 0x9E3779B97F4A7C15u);
  question.position.legal_moves(moves_);
  tried_.clear();
  for (const Move m : moves_) tried_.push_back({m});
  at_ = 0;
  playout_.reset();
  answer_.nodes = 0;
  answer_.shares = {};
  conclude();
}

template <Brain B>
Progress FlatMonteCarlo<B>::think(std::uint64_t nodes) {
  for (; nodes > 0 && answer_.nodes < question_->nodes; --nodes) step();
  conclude();
  return answer_.nodes < question_->nodes ? Progress::thinking : Progress::done;
}

template <Brain B>
void FlatMonteCarlo<B>::step() {
  ++answer_.nodes;
  if (!playout_) {
    playout_ = question_->position.after(tried_[at_].move);
    ply_ = 1;
  } else {
    playout_->legal_moves(moves_);
    playout_ = playout_->after(moves_[random_.below(moves_.size())]);
    ++ply_;
  }
  if (const auto outcome = playout_->outcome())
    settle(shares_of(*outcome));
  else if (ply_ >= plies_)
    settle(brain_.shares(*playout_));
}

template <Brain B>
void FlatMonteCarlo<B>::settle(const Shares& shares) {
  Tried& tried = tried_[at_];
  tried.sum += worth(question_->character.society[*question_->position.turn()], shares);
  ++tried.playouts;
  for (const Seat s : all_seats) tried.shares[s] += shares[s];
  at_ = (at_ + 1) % tried_.size();
  playout_.reset();
}

template <Brain B>
void FlatMonteCarlo<B>::conclude() {
  const Tried* best = &tried_.front();
  for (const Tried& t : tried_)
    if (t.playouts > 0 && (best->playouts == 0 || t.sum * best->playouts > best->sum * t.playouts)) best = &t;
  answer_.move = best->move;
  answer_.line.assign(1, best->move);
  for (const Seat s : all_seats)
    if (best->playouts > 0) answer_.shares[s] = static_cast<std::int32_t>(best->shares[s] / best->playouts);
}

}  // namespace tetrarchy::ai
