#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#include "ai/brain.h"
#include "ai/thinker.h"

namespace tetrarchy::ai {

// Who stands at 0.9 of an even share or better is content, and repeats no position.
template <Brain B>
bool is_content(B& brain, const typename B::Position& p) {
  const std::int64_t share = brain.shares(p)[*p.turn()];
  return share * p.living_seats() * 10 >= std::int64_t{whole_game} * 9;
}

// Has the game been there, and would that position be a repetition?
template <Game G>
bool has_been(const Question<G>& question, const typename G::Position& p) {
  return std::ranges::find(question.past, p.key()) != question.past.end();
}

// Leaves out the moves that lead back to where the game has been, unless there are no others.
template <Game G>
void forget_repetitions(const Question<G>& question, std::vector<Candidate<typename G::Position::Move>>& candidates) {
  const auto repeats = [&](const auto& c) { return has_been(question, question.position.after(c.move)); };
  // Few positions recur at all, so the candidates mostly stay as they are.
  if (question.past.empty() || std::ranges::none_of(candidates, repeats)) return;
  if (std::ranges::all_of(candidates, repeats)) return;
  std::erase_if(candidates, repeats);
}

}  // namespace tetrarchy::ai
