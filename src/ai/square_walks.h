#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/lines.h"
#include "core/square.h"
#include "core/square_set.h"

// King's steps of whole sets of squares at once: a few shifts instead of a loop over squares.
namespace tetrarchy::ai {

// All squares moved on by n of 81, towards the last one or towards the first one; 0 < n < 64.
constexpr SquareSet moved_on(SquareSet s, int n) { return {s.low() << n, s.high() << n | s.low() >> (64 - n)}; }
constexpr SquareSet moved_back(SquareSet s, int n) { return {s.low() >> n | s.high() << (64 - n), s.high() >> n}; }

constexpr SquareSet column_set(int column) {
  SquareSet all;
  for (int row = 0; row < board_side; ++row) all.add(*Square::at(column, row));
  return all;
}
inline constexpr SquareSet left_edge = column_set(0), right_edge = column_set(board_side - 1);

// One step in a direction of all_steps; what would leave the board is gone.
constexpr SquareSet one_step(SquareSet s, std::size_t direction) {
  const Step by = all_steps[direction];
  if (by.dx > 0) s = s - right_edge;
  if (by.dx < 0) s = s - left_edge;
  const int n = by.dx + board_side * by.dy;
  return n > 0 ? moved_on(s, n) : moved_back(s, -n);
}

// The set and all its neighbours.
constexpr SquareSet spread(SquareSet s) {
  s |= moved_on(s - right_edge, 1) | moved_back(s - left_edge, 1);
  return s | moved_on(s, board_side) | moved_back(s, board_side);
}

// The squares that share a side with one of the set.
constexpr SquareSet sides(SquareSet s) {
  return moved_on(s - right_edge, 1) | moved_back(s - left_edge, 1) | moved_on(s, board_side) |
         moved_back(s, board_side);
}

// Every square that king's steps reach without leaving `ground`; `start` included.
constexpr SquareSet flood(SquareSet start, SquareSet ground) {
  SquareSet reached = start;
  for (;;) {
    const SquareSet wider = (spread(reached) & ground) | start;
    if (wider == reached) return reached;
    reached = wider;
  }
}

// King's steps from square to square on an empty board.
inline constexpr BySquare<BySquare<std::uint8_t>> king_steps = [] {
  BySquare<BySquare<std::uint8_t>> all{};
  for (int a = 0; a < square_count; ++a)
    for (int b = 0; b < square_count; ++b) {
      const int dx = Square(a).column() - Square(b).column(), dy = Square(a).row() - Square(b).row();
      all[std::size_t(a)][std::size_t(b)] = static_cast<std::uint8_t>(std::max(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy));
    }
  return all;
}();

constexpr int steps_between(Square a, Square b) { return king_steps[index(a)][index(b)]; }

}  // namespace tetrarchy::ai
