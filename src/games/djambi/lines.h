#pragma once

#include "core/lines.h"
#include "core/square_set.h"

// Where a piece may slide to along the eight lines (D3.1), and how far its steps reach.
namespace tetrarchy::djambi {

inline constexpr BySquare<SquareSet> militant_range = near(2, 8);   // D3.1
inline constexpr BySquare<SquareSet> side_neighbours = near(1, 4);  // D4.4

// What is seen from a square along the eight lines: the empty squares, and the first piece or body
// on each line.
struct Sight {
  SquareSet open, hit;
};

inline Sight sight(Square from, SquareSet occupied) {
  Sight seen;
  for (std::size_t d = 0; d < 8; ++d) {
    const SquareSet ray = rays[index(from)][d];
    const SquareSet blockers = ray & occupied;
    if (blockers.empty()) {
      seen.open |= ray;
      continue;
    }
    const Square first = nearest(blockers, d);
    seen.open |= ray - rays[index(first)][d];
    seen.hit.add(first);
  }
  seen.open = seen.open - seen.hit;
  return seen;
}

// Every square that king's steps reach from `start` without leaving `ground`; `start` included.
inline SquareSet walk(SquareSet start, SquareSet ground) {
  SquareSet reached = start, edge = start;
  while (!edge.empty()) {
    SquareSet beside;
    for (const Square s : edge) beside |= neighbours[index(s)];
    edge = (beside & ground) - reached;
    reached |= edge;
  }
  return reached;
}

}  // namespace tetrarchy::djambi
