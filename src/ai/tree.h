#pragma once

#include <cstdint>

#include "ai/shares.h"

// What a tree of positions is made of: nodes and edges in two pools, which refer to each other by index.
namespace tetrarchy::ai {

// A candidate of a node. Edges of one node lie side by side, the most promising first.
template <class Move>
struct TreeEdge {
  static constexpr std::uint32_t unvisited = 0xFFFF'FFFF;

  Move move;
  float prior;                      // the part of the first look that it deserves; those of a node sum to one
  std::uint32_t child = unvisited;  // a node
};

template <class Position>
struct TreeNode {
  enum class Certainty : std::uint8_t {
    open,
    proven,
    repeated,  // the game has been there before: whoever wants to get on goes elsewhere, so it counts as drawn
  };

  Position position;
  BySeat<std::int64_t> sum{};  // of the shares of all visits
  Shares own{};                // by the brain; when proven, the exact result; when repeated, a draw
  std::uint32_t first_edge = 0;
  std::uint16_t edge_count = 0;  // 0: not looked at yet, or over
  Certainty certainty = Certainty::open;
  std::uint32_t visits = 0;

  bool is_proven() const { return certainty == Certainty::proven; }
  bool is_settled() const { return certainty != Certainty::open; }
};

}  // namespace tetrarchy::ai
