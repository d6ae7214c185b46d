#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ai/brain.h"
#include "ai/move_history.h"
#include "ai/repetition.h"
#include "ai/thinker.h"
#include "ai/transpositions.h"

namespace tetrarchy::ai {

// Which of the family searches. With deviations 1 it is BRS+ (Esser and others 2013), with two OPPS (Baier and Kaisers
// 2020), without a limit paranoid search (Sturtevant and Korf 2000) that is merely narrowed.
struct AlphaBetaOptions {
  enum class Mode : std::uint8_t {
    paranoid,  // the others are taken to want nothing but the root's harm
    max_n,     // everybody goes for its own worth; nothing is pruned but by width
  };

  static constexpr int unlimited = 255;

  Mode mode = Mode::paranoid;
  std::size_t root_width = 60;  // moves that are looked at: of the question's position,
  std::size_t own_width = 20;   // of positions in which the same seat moves,
  std::size_t their_width = 5;  // of the others
  int deviations = unlimited;   // of others from their most promising move, between two moves of the root's seat
  int depth = 24;               // plies of the last iteration
  int quiet_depth = 3;          // plies of mates and kills that are followed beyond an iteration's depth
};

// Iterative deepening over an explicit stack, so that it can stop after any node. Who moves in a position is for the
// position to say: in Yonin shogi the order of turns is a result of the search.
template <Brain B>
class AlphaBeta final : public Thinker<typename B::Game> {
 public:
  using G = typename B::Game;
  using Position = typename G::Position;
  using Move = typename Position::Move;

  explicit AlphaBeta(B brain, AlphaBetaOptions options = {});

  void begin(const Question<G>&) override;
  Progress think(std::uint64_t nodes) override;
  const Answer<G>& answer() const override { return answer_; }

 private:
  struct Choice {
    Move move;
    std::int32_t rank;    // the greatest first
    std::uint16_t place;  // among the brain's candidates
  };

  // A position on the stack. Alpha and beta bound what the root can make of the game, in paranoid mode only.
  struct Frame {
    std::optional<Position> position{};
    std::uint64_t key = 0;
    Seat mover{};
    int depth = 0;      // plies still to go; none or fewer: only mates and kills are followed
    int allowance = 0;  // deviations that are left
    std::int64_t alpha = 0, beta = 0;
    std::int64_t first_alpha = 0, first_beta = 0;
    std::vector<Choice> choices{};
    std::size_t next = 0;
    bool has_best = false;
    std::int64_t best_merit = 0;  // to the mover
    Shares best{};
    std::vector<Move> line{};  // that leads to `best`
  };

  bool is_paranoid() const { return options_.mode == AlphaBetaOptions::Mode::paranoid; }
  std::int64_t value(const Shares& shares) const { return worth(question_->character.society[root_], shares); }
  std::int64_t merit(Seat mover, const Shares&) const;

  void start_iteration();
  void end_iteration();
  void step();
  void descend(Frame&);
  void enter(const Position&, int allowance, Frame& parent);
  void enter_quiet(const Position&, Frame& parent);
  const Known<Move>* known(std::uint64_t key, int allowance, const Frame& parent) const;
  Frame& push(const Position&, std::uint64_t key, int allowance, const Frame& parent);
  void choose(Frame&, const Known<Move>*);
  void take(Frame&, const Shares&, std::span<const Move> line);
  void narrow(Frame&);
  void close();
  void remember(const Frame&);
  void conclude();

  Frame& top() { return stack_[height_ - 1]; }

  B brain_;
  AlphaBetaOptions options_;
  std::optional<Question<G>> question_;
  Answer<G> answer_;
  Seat root_{};
  bool done_ = false;
  int depth_ = 0;  // of the iteration
  std::vector<Choice> root_choices_;
  std::vector<Frame> stack_;  // `height_` of them are in use
  std::size_t height_ = 0;
  std::vector<Candidate<Move>> candidates_;
  Transpositions<Move> table_;
  MoveHistory<Move> history_;
};

// ---- question and answer ---------------------------------------------------------------------------

template <Brain B>
AlphaBeta<B>::AlphaBeta(B brain, AlphaBetaOptions options)
    : brain_(std::move(brain)),
      options_(options),
      stack_(static_cast<std::size_t>(options.depth + options.quiet_depth + 1)),
      history_(stack_.size()) {
  for (Frame& f : stack_) f.line.reserve(stack_.size());
}

template <Brain B>
void AlphaBeta<B>::begin(const Question<G>& question) {
  question_ = question;
  root_ = *question.position.turn();
  table_.begin();
  history_.begin();
  brain_.candidates(question.position, options_.root_width, candidates_);
  if (is_content(brain_, question.position)) forget_repetitions(question, candidates_);
  root_choices_.clear();
  for (const auto& c : candidates_) root_choices_.push_back({c.move, c.score, 0});
  answer_.nodes = 0;
  answer_.move = root_choices_.front().move;
  answer_.shares = brain_.shares(question.position);
  answer_.line.assign(1, answer_.move);
  done_ = false;
  depth_ = 0;
  start_iteration();
}

template <Brain B>
Progress AlphaBeta<B>::think(std::uint64_t nodes) {
  const std::uint64_t begun = answer_.nodes;
  while (!done_ && answer_.nodes - begun < nodes) step();
  if (nodes > 0) conclude();
  return done_ ? Progress::done : Progress::thinking;
}

// The first choice of an iteration is the best of the one before, so the best of a part of them is good as well.
template <Brain B>
void AlphaBeta<B>::conclude() {
  const Frame& root = stack_.front();
  if (!root.has_best) return;
  answer_.move = root.line.front();
  answer_.shares = root.best;
  answer_.line.assign(root.line.begin(), root.line.end());
}

template <Brain B>
std::int64_t AlphaBeta<B>::merit(Seat mover, const Shares& shares) const {
  if (!is_paranoid()) return worth(question_->character.society[mover], shares);
  return mover == root_ ? value(shares) : -value(shares);
}

// ---- deepening -------------------------------------------------------------------------------------

template <Brain B>
void AlphaBeta<B>::start_iteration() {
  constexpr std::int64_t everything = INT64_MAX;
  ++depth_;
  height_ = 1;
  Frame& root = stack_.front();
  root.position = question_->position;
  root.mover = root_;
  root.depth = depth_;
  root.allowance = options_.deviations;
  root.alpha = root.first_alpha = -everything;
  root.beta = root.first_beta = everything;
  root.choices = root_choices_;
  root.next = 0;
  root.has_best = false;
}

template <Brain B>
void AlphaBeta<B>::end_iteration() {
  conclude();
  const auto best = std::ranges::find(root_choices_, answer_.move, &Choice::move);
  std::rotate(root_choices_.begin(), best, best + 1);
  if (depth_ == options_.depth || root_choices_.size() == 1)
    done_ = true;
  else
    start_iteration();
}

template <Brain B>
void AlphaBeta<B>::step() {
  Frame& frame = top();
  if (frame.next == frame.choices.size())
    close();
  else if (answer_.nodes == question_->nodes)
    done_ = true;
  else
    descend(frame);
}

// ---- down ------------------------------------------------------------------------------------------

template <Brain B>
void AlphaBeta<B>::descend(Frame& frame) {
  const Choice& choice = frame.choices[frame.next++];
  const bool deviates = frame.mover != root_ && choice.place > 0 && options_.deviations < AlphaBetaOptions::unlimited;
  ++answer_.nodes;
  enter(frame.position->after(choice.move), frame.allowance - (deviates ? 1 : 0), frame);
}

template <Brain B>
void AlphaBeta<B>::enter(const Position& p, int allowance, Frame& parent) {
  if (const auto outcome = p.outcome()) return take(parent, shares_of(*outcome), {});
  if (parent.depth <= 1) return enter_quiet(p, parent);
  const bool mine = p.turn() == root_;
  if (mine) allowance = options_.deviations;
  const std::uint64_t key = p.key();
  const Known<Move>* found = known(key, allowance, parent);
  if (found && found->depth >= parent.depth - 1) return take(parent, found->shares, std::span(&found->best, 1));
  Frame& frame = push(p, key, allowance, parent);
  const std::size_t theirs = allowance > 0 || !is_paranoid() ? options_.their_width : 1;
  brain_.candidates(p, mine ? options_.own_width : theirs, candidates_);
  choose(frame, table_.find(key));
}

template <Brain B>
void AlphaBeta<B>::enter_quiet(const Position& p, Frame& parent) {
  const Shares shares = brain_.shares(p);
  if (parent.depth <= 1 - options_.quiet_depth) return take(parent, shares, {});
  brain_.threats(p, candidates_);
  if (candidates_.empty()) return take(parent, shares, {});
  Frame& frame = push(p, 0, 0, parent);
  take(frame, shares, {});
  if (frame.alpha < frame.beta) choose(frame, nullptr);
}

// What the table knows, if it settles the matter here, but for its depth.
template <Brain B>
auto AlphaBeta<B>::known(std::uint64_t key, int allowance, const Frame& parent) const -> const Known<Move>* {
  const Known<Move>* found = table_.find(key);
  if (!found || found->allowance != allowance) return nullptr;
  const std::int64_t v = value(found->shares);
  const bool settled = found->bound == Bound::exact || (found->bound == Bound::at_least && v >= parent.beta) ||
                       (found->bound == Bound::at_most && v <= parent.alpha);
  return settled ? found : nullptr;
}

template <Brain B>
typename AlphaBeta<B>::Frame& AlphaBeta<B>::push(const Position& p, std::uint64_t key, int allowance,
                                                 const Frame& parent) {
  Frame& frame = stack_[height_++];
  frame.position = p;
  frame.key = key;
  frame.mover = *p.turn();
  frame.depth = parent.depth - 1;
  frame.allowance = allowance;
  frame.alpha = frame.first_alpha = parent.alpha;
  frame.beta = frame.first_beta = parent.beta;
  frame.choices.clear();
  frame.next = 0;
  frame.has_best = false;
  frame.line.clear();
  return frame;
}

// The brain's candidates, in the order in which they are tried.
template <Brain B>
void AlphaBeta<B>::choose(Frame& frame, const Known<Move>* known) {
  constexpr std::int32_t known_best = 1 << 20;
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const auto& [move, score] = candidates_[i];
    std::int32_t rank = score + history_.bonus(frame.mover, height_ - 1, move);
    if (known && known->best == move) rank += known_best;
    frame.choices.push_back({move, rank, static_cast<std::uint16_t>(i)});
  }
  const auto before = [](const Choice& a, const Choice& b) {
    return a.rank != b.rank ? a.rank > b.rank : a.place < b.place;
  };
  std::ranges::sort(frame.choices, before);
}

// ---- up --------------------------------------------------------------------------------------------

// What a choice leads to, or staying quiet.
template <Brain B>
void AlphaBeta<B>::take(Frame& frame, const Shares& shares, std::span<const Move> line) {
  const std::int64_t m = merit(frame.mover, shares);
  if (frame.has_best && m <= frame.best_merit) return;
  frame.has_best = true;
  frame.best_merit = m;
  frame.best = shares;
  frame.line.clear();
  if (frame.next > 0) frame.line.push_back(frame.choices[frame.next - 1].move);
  frame.line.insert(frame.line.end(), line.begin(), line.end());
  if (is_paranoid()) narrow(frame);
}

template <Brain B>
void AlphaBeta<B>::narrow(Frame& frame) {
  const std::int64_t v = value(frame.best);
  if (frame.mover == root_)
    frame.alpha = std::max(frame.alpha, v);
  else
    frame.beta = std::min(frame.beta, v);
  if (frame.alpha < frame.beta) return;
  if (frame.next > 0 && frame.depth > 0) history_.refuted(frame.mover, height_ - 1, frame.line.front(), frame.depth);
  frame.next = frame.choices.size();
}

template <Brain B>
void AlphaBeta<B>::close() {
  const Frame& frame = top();
  if (height_ == 1) return end_iteration();
  if (frame.depth > 0) remember(frame);
  --height_;
  take(top(), frame.best, frame.line);
}

template <Brain B>
void AlphaBeta<B>::remember(const Frame& frame) {
  const std::int64_t v = value(frame.best);
  Bound bound = Bound::exact;
  if (is_paranoid() && v <= frame.first_alpha) bound = Bound::at_most;
  if (is_paranoid() && v >= frame.first_beta) bound = Bound::at_least;
  table_.keep(frame.key, {frame.best, frame.line.front(), static_cast<std::int8_t>(frame.depth),
                          static_cast<std::uint8_t>(frame.allowance), bound});
}

}  // namespace tetrarchy::ai
