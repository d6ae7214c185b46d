#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/shares.h"
#include "core/game.h"

namespace tetrarchy::ai {

// What `score` of a candidate counts in: so many units are one natural logarithm of odds.
inline constexpr std::int32_t score_nat = 256;

// A move worth looking at. `score` says how promising it looks before any search, in 1/256 of a natural logarithm of
// odds: a candidate whose score is 256 higher is tried e times as readily.
template <class Move>
struct Candidate {
  Move move;
  std::int32_t score;
};

// What a search asks of a game beyond its rules: the knowledge of a player. An object, because it keeps its scratch
// memory (after a few calls nothing is allocated) and its weights. Everything is a function of the position alone:
// two brains of the same weights answer alike, in whatever order they are asked.
//   shares      what an unfinished position is worth without search; living seats get something, the others nothing
//   candidates  clears and fills `out` with at most `most` different legal moves of an unfinished position, the best
//               first (equal scores in a fixed order). Never empty. A move that is left out is one that no sensible
//               player would choose over all of those that are there.
//   threats     likewise, but only moves that take a chief or king, or mate; may be empty. For quiescence.
template <class B>
concept Brain = requires(B& brain, const typename B::Position& p, std::size_t most,
                         std::vector<Candidate<typename B::Position::Move>>& out) {
  requires Game<typename B::Game>;
  requires std::same_as<typename B::Position, typename B::Game::Position>;
  { brain.shares(p) } -> std::same_as<Shares>;
  { brain.candidates(p, most, out) } -> std::same_as<void>;
  { brain.threats(p, out) } -> std::same_as<void>;
};

}  // namespace tetrarchy::ai
