#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "core/square.h"
#include "core/square_set.h"

// The geometry of moves that both games share: lines from every square in the eight queen directions.
namespace tetrarchy {

template <class T>
using BySquare = std::array<T, square_count>;

constexpr std::size_t index(Square s) { return static_cast<std::size_t>(s.index()); }

using Rays = std::array<SquareSet, 8>;  // by direction, in the order of all_steps; without the origin

inline constexpr BySquare<Rays> rays = [] {
  BySquare<Rays> all{};
  for (int i = 0; i < square_count; ++i)
    for (std::size_t d = 0; d < 8; ++d)
      for (auto s = stepped(Square(i), all_steps[d]); s; s = stepped(*s, all_steps[d])) all[std::size_t(i)][d].add(*s);
  return all;
}();

// The squares at most `steps` king's steps away along `directions` first directions, without the origin.
constexpr BySquare<SquareSet> near(int steps, std::size_t directions) {
  BySquare<SquareSet> all{};
  for (int i = 0; i < square_count; ++i)
    for (std::size_t d = 0; d < directions; ++d) {
      auto s = stepped(Square(i), all_steps[d]);
      for (int n = 0; s && n < steps; ++n, s = stepped(*s, all_steps[d])) all[std::size_t(i)].add(*s);
    }
  return all;
}
inline constexpr BySquare<SquareSet> neighbours = near(1, 8);

// The directions that lead to greater square indices: the nearest blocker is the lowest bit.
constexpr bool ascending(Step s) { return s.dy * board_side + s.dx > 0; }

constexpr Square nearest(SquareSet line, std::size_t direction) {
  if (ascending(all_steps[direction])) return *line.begin();
  return line.high() ? Square(127 - std::countl_zero(line.high())) : Square(63 - std::countl_zero(line.low()));
}

}  // namespace tetrarchy
