#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ai/brain.h"
#include "ai/material.h"
#include "ai/repetition.h"
#include "ai/thinker.h"
#include "ai/yonin_brain.h"
#include "core/random.h"
#include "games/yonin/yonin.h"

// Opponents to measure against: simple players whose strength everybody can imagine, and the methods of the programs
// that exist for these games, made anew.
namespace tetrarchy::ai {

// Chooses by giving each move a value; the first of the best is played. One node for each move.
template <Game G>
class MoveByMove : public Thinker<G> {
 public:
  using Position = typename G::Position;
  using Move = typename Position::Move;

  void begin(const Question<G>& question) override;
  Progress think(std::uint64_t nodes) override;
  const Answer<G>& answer() const override { return answer_; }

 protected:
  virtual void list(const Position& p, std::vector<Move>& out) { p.legal_moves(out); }
  virtual void prepare() {}  // the moves are there; nothing is appraised yet
  virtual std::int64_t appraise(Move) = 0;
  virtual Shares foreseen() const { return {}; }  // after the move that was appraised last; nothing: no opinion

  const Question<G>& question() const { return *question_; }
  const Position& position() const { return question_->position; }
  Seat me() const { return *position().turn(); }
  std::int64_t chance() { return static_cast<std::int64_t>(random_.next() >> 32); }  // 32 bits
  Random& random() { return random_; }
  std::vector<Move>& moves() { return moves_; }
  void spend(std::uint64_t nodes) { answer_.nodes += nodes; }

 private:
  std::optional<Question<G>> question_;
  Random random_{0};
  std::vector<Move> moves_;
  std::size_t done_ = 0;
  std::int64_t best_ = 0;
  Answer<G> answer_;
};

template <Game G>
void MoveByMove<G>::begin(const Question<G>& question) {
  question_ = question;
  random_ = Random(question.position.key() ^ question.seed * 0x9E3779B97F4A7C15u);
  list(question.position, moves_);
  prepare();
  done_ = 0;
  answer_.nodes = 0;
  answer_.shares = {};
  answer_.move = moves_.front();
  answer_.line.assign(1, answer_.move);
}

template <Game G>
Progress MoveByMove<G>::think(std::uint64_t nodes) {
  const std::uint64_t begun = answer_.nodes;
  for (; done_ < moves_.size() && answer_.nodes - begun < nodes; ++done_) {
    ++answer_.nodes;
    const std::int64_t value = appraise(moves_[done_]);
    if (done_ > 0 && value <= best_) continue;
    best_ = value;
    answer_.shares = foreseen();
    answer_.move = moves_[done_];
    answer_.line.assign(1, answer_.move);
  }
  return done_ == moves_.size() ? Progress::done : Progress::thinking;
}

// Any legal move.
template <Game G>
class RandomPlayer final : public MoveByMove<G> {
  std::int64_t appraise(typename MoveByMove<G>::Move) override { return this->chance(); }
};

// The move that costs the others most material, any of those that cost equally much.
template <Game G>
class GreedyPlayer final : public MoveByMove<G> {
  int of_others(const typename G::Position& p) const {
    const auto all = material(p);
    int sum = 0;
    for (const Seat s : all_seats) sum += s == this->me() ? 0 : all[s];
    return sum;
  }
  void prepare() override { before_ = of_others(this->position()); }
  std::int64_t appraise(typename MoveByMove<G>::Move m) override {
    const int taken = before_ - of_others(this->position().after(m));
    return (std::int64_t{taken} << 32) + this->chance();
  }

  int before_ = 0;
};

// Looks one move ahead with a brain: the move after which its own worth is greatest. `noise`, in the units of Shares,
// blurs the worth by the sum of three uniform numbers around zero, each of that width.
template <Brain B>
class OnePlyPlayer final : public MoveByMove<typename B::Game> {
 public:
  using G = typename B::Game;
  using Move = typename MoveByMove<G>::Move;

  explicit OnePlyPlayer(B brain, std::int32_t noise = 0) : brain_(std::move(brain)), noise_(noise) {}

 private:
  void list(const typename G::Position& p, std::vector<Move>& out) override {
    brain_.candidates(p, everything, candidates_);
    if (is_content(brain_, p)) forget_repetitions(this->question(), candidates_);
    out.clear();
    for (const auto& c : candidates_) out.push_back(c.move);
  }
  std::int64_t appraise(Move m) override {
    const auto p = this->position().after(m);
    const auto outcome = p.outcome();
    foreseen_ = outcome ? shares_of(*outcome) : brain_.shares(p);
    const Character& mine = this->question().character;
    return worth(mine.society[this->me()], foreseen_) + relish(mine.relish, this->position(), p) + blur();
  }
  Shares foreseen() const override { return foreseen_; }
  std::int64_t blur() {
    if (noise_ == 0) return 0;
    std::int64_t sum = 0;
    for (int i = 0; i < 3; ++i) sum += this->chance();
    return (sum - (std::int64_t{3} << 31)) * noise_ / (std::int64_t{1} << 32);
  }
  static constexpr std::size_t everything = 1 << 16;

  B brain_;
  std::int32_t noise_;
  Shares foreseen_{};
  std::vector<Candidate<Move>> candidates_;
};

// max^n over material to depth two, as the existing programs for Djambi do: everybody goes for the difference between
// its own material and the others'. Of the moves as many are kept, at random, as the nodes allow.
template <Game G>
class MaterialMaxN final : public MoveByMove<G> {
 public:
  using Position = typename G::Position;
  using Move = typename Position::Move;

 private:
  static std::int64_t standing(const Position& p, Seat s) {
    if (const auto outcome = p.outcome()) return static_cast<std::int64_t>(outcome->share[s] * 100000);
    const auto all = material(p);
    std::int64_t sum = 4 * all[s];
    for (const Seat o : all_seats) sum -= all[o];
    return sum;
  }
  void prepare() override {
    while ((width_ + 1) * (width_ + 1) <= this->question().nodes) ++width_;
    while (width_ * width_ > this->question().nodes) --width_;
    thin(this->moves());
  }
  void thin(std::vector<Move>& moves) {
    for (std::size_t i = 0; i < std::min(width_, moves.size()); ++i)
      std::swap(moves[i], moves[i + this->random().below(moves.size() - i)]);
    if (moves.size() > width_) moves.resize(std::max<std::size_t>(width_, 1));
  }
  std::int64_t appraise(Move m) override {
    const Position p = this->position().after(m);
    if (!p.turn()) return standing(p, this->me());
    p.legal_moves(replies_);
    thin(replies_);
    this->spend(replies_.size());
    std::optional<Position> best;
    std::int64_t most = 0;
    for (const Move reply : replies_) {
      const Position q = p.after(reply);
      const std::int64_t value = standing(q, *p.turn());
      if (best && value <= most) continue;
      best = q;
      most = value;
    }
    return standing(*best, this->me());
  }

  std::size_t width_ = 1;
  std::vector<Move> replies_;
};

// The method of the existing program for Yonin shogi: what the move takes less the dearest man that any rival could
// take next, whoever's turn it is.
class LossCounter final : public MoveByMove<Yonin> {
  std::int64_t appraise(Move) override;
};

}  // namespace tetrarchy::ai
