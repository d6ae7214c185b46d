#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

#include "core/game.h"

namespace tetrarchy {

// A human's unfinished move: a filter over the legal moves of a position. It lives beside the position,
// never in it, and knows no rule: a move is what its choices spell.
template <Game G>
class Draft {
 public:
  using Position = typename G::Position;
  using Move = typename Position::Move;

  explicit Draft(const Position& position);

  const Choices& made() const { return made_; }
  Choices options() const;               // what may be picked next: each pick once, in the order of Choice
  std::optional<Move> complete() const;  // the move whose choices have all been made, if there is one
  std::optional<Move> settled() const;   // the same, when nothing more can be picked

  bool push(Pick);  // false and unchanged: no legal move goes that way
  bool pop();       // false: there was nothing to take back

 private:
  // A legal move and its choices: `count` of them from choices_[first].
  struct Candidate {
    Move move;
    std::uint32_t first;
    std::uint32_t count;
  };

  const Choice* next_choice(const Candidate& c) const {
    return c.count > made_.size() ? &choices_[c.first + made_.size()] : nullptr;
  }
  bool begins_as_made(const Candidate& c) const {
    return c.count >= made_.size() && std::equal(made_.begin(), made_.end(), choices_.data() + c.first);
  }

  Choices choices_;  // asked of the game once: a pick must not cost a list of thousands again
  std::vector<Candidate> all_;
  std::vector<Candidate> open_;  // those that begin with made_
  Choices made_;
};

template <Game G>
Draft<G>::Draft(const Position& position) {
  std::vector<Move> moves;
  position.legal_moves(moves);
  all_.reserve(moves.size());
  for (const Move& move : moves) {
    const Choices its = G::choices(position, move);
    all_.push_back({move, static_cast<std::uint32_t>(choices_.size()), static_cast<std::uint32_t>(its.size())});
    choices_.insert(choices_.end(), its.begin(), its.end());
  }
  open_ = all_;
}

template <Game G>
Choices Draft<G>::options() const {
  Choices options;
  std::array<bool, 3 * 256> seen{};
  for (const Candidate& candidate : open_) {
    const Choice* choice = next_choice(candidate);
    if (choice == nullptr) continue;
    const std::size_t at = 256 * static_cast<std::size_t>(choice->pick.kind) + choice->pick.value;
    if (!seen[at]) options.push_back(*choice);
    seen[at] = true;
  }
  std::sort(options.begin(), options.end());
  return options;
}

template <Game G>
auto Draft<G>::complete() const -> std::optional<Move> {
  for (const Candidate& candidate : open_)
    if (candidate.count == made_.size()) return candidate.move;
  return std::nullopt;
}

template <Game G>
auto Draft<G>::settled() const -> std::optional<Move> {
  return open_.size() == 1 ? complete() : std::nullopt;
}

template <Game G>
bool Draft<G>::push(Pick pick) {
  std::vector<Candidate> rest;
  std::copy_if(open_.begin(), open_.end(), std::back_inserter(rest), [&](const Candidate& candidate) {
    const Choice* choice = next_choice(candidate);
    return choice != nullptr && choice->pick == pick;
  });
  if (rest.empty()) return false;
  made_.push_back(*next_choice(rest.front()));
  open_ = std::move(rest);
  return true;
}

template <Game G>
bool Draft<G>::pop() {
  if (made_.empty()) return false;
  made_.pop_back();
  open_.clear();
  std::copy_if(all_.begin(), all_.end(), std::back_inserter(open_),
               [&](const Candidate& candidate) { return begins_as_made(candidate); });
  return true;
}

}  // namespace tetrarchy
