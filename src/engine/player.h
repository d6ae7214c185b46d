#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ai/computer.h"
#include "engine/reason.h"
#include "session/thought.h"

namespace tetrarchy {

// The engine's part that belongs to one game.
class Player {
 public:
  virtual ~Player() = default;

  // Why it cannot be done (a code); none: it is begun.
  virtual std::optional<std::string> begin(const Task&) = 0;
  virtual ai::Progress work(std::uint64_t nodes) = 0;
  virtual std::uint64_t nodes() const = 0;  // spent so far
  virtual Thought so_far() const = 0;
  virtual Thought answer() const = 0;  // with line and reason; when done
};

// Per mille; what rounding leaves goes to the seat that expects most.
inline Expectation per_mille(const ai::Shares& shares) {
  Expectation out{};
  int rest = whole_share;
  for (const Seat seat : all_seats) {
    out[seat] = static_cast<int>(std::int64_t{shares[seat]} * whole_share / ai::whole_game);
    rest -= out[seat];
  }
  *std::max_element(out.of.begin(), out.of.end()) += rest;
  return out;
}

template <Game G>
class PlayerOf final : public Player {
 public:
  using Position = typename G::Position;

  std::optional<std::string> begin(const Task& task) override {
    std::vector<Position> game;
    for (const std::string& text : task.positions) {
      auto read = G::read_position(text, Strictness::edited);
      if (const auto* refusal = std::get_if<Refusal>(&read)) return refusal->code;
      game.push_back(std::get<Position>(std::move(read)));
    }
    if (game.back().outcome() || !game.back().turn()) return "game_over";
    of_ = task.nodes != 0 ? task.nodes : ai::nodes_of<G>(task.computer.level);
    position_ = game.back();
    thinker_ = &thinker_of(task.computer.level);
    thinker_->begin(question(game, task));
    return std::nullopt;
  }

  ai::Progress work(std::uint64_t nodes) override { return thinker_->think(nodes); }
  std::uint64_t nodes() const override { return thinker_->answer().nodes; }

  Thought so_far() const override {
    const auto& answer = thinker_->answer();
    return {answer.nodes, of_, G::write_move(*position_, answer.move), per_mille(answer.shares)};
  }

  Thought answer() const override {
    Thought thought = so_far();
    auto line = thinker_->answer().line;
    if (line.empty()) line.push_back(thinker_->answer().move);
    Position at = *position_;
    for (const auto& move : line) {
      thought.line.push_back(G::write_move(at, move));
      at = at.after(move);
    }
    thought.reason = reason_for<G>(*position_, line);
    return thought;
  }

 private:
  ai::Question<G> question(const std::vector<Position>& game, const Task& task) const {
    std::vector<std::uint64_t> past;
    for (std::size_t i = 0; i + 1 < game.size(); ++i) past.push_back(game[i].key());
    return {game.back(), std::move(past), of_, task.seed, ai::character<G>(task.computer.style, game)};
  }

  // Made when it is first asked for, and kept: a game asks each of its computers again and again.
  ai::Thinker<G>& thinker_of(int level) {
    auto& thinker = thinkers_[static_cast<std::size_t>(level - 1)];
    if (!thinker) thinker = ai::make_computer<G>(level);
    return *thinker;
  }

  std::array<std::unique_ptr<ai::Thinker<G>>, ai::most_levels> thinkers_;
  ai::Thinker<G>* thinker_ = nullptr;
  std::optional<Position> position_;
  std::uint64_t of_ = 0;
};

}  // namespace tetrarchy
