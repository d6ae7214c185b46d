#pragma once

#include <array>
#include <cstdint>

#include "core/lines.h"
#include "core/seat.h"
#include "core/square_set.h"
#include "games/yonin/piece.h"

// How the men step and slide, turned to their facings (Y2.1), and the regions of the board that go by
// facing. A direction is an index of all_steps: 0 to 3 along files and ranks, clockwise from South's
// forward, so that a seat's forward direction has the seat's own number; 4 to 7 the diagonals, likewise.
namespace tetrarchy::yonin {

constexpr std::size_t forward(Seat s) { return index(s); }
constexpr std::size_t turned(std::size_t direction, std::size_t quarters) {
  return (direction & 4) | ((direction + quarters) & 3);
}
constexpr std::size_t opposite(std::size_t direction) { return turned(direction, 2); }

// The directions of a man's single steps as bits, by Cell::pattern(): a rook has none, a dragon the
// diagonals.
inline constexpr std::array<std::uint8_t, 32> step_directions = [] {
  constexpr unsigned gold = 0x9F, silver = 0xF1, pawn = 0x01, diagonals = 0xF0;
  constexpr std::array<unsigned, 8> facing_south{0xFF, 0x00, gold, silver, pawn, diagonals, gold, gold};
  std::array<std::uint8_t, 32> all{};
  for (std::size_t pattern = 0; pattern < 32; ++pattern)
    for (std::size_t d = 0; d < 8; ++d)
      if (facing_south[pattern & 7] >> d & 1) all[pattern] |= static_cast<std::uint8_t>(1u << turned(d, pattern >> 3));
  return all;
}();

// The square one step away by direction; square_count: off the board.
inline constexpr BySquare<std::array<std::uint8_t, 8>> step_to = [] {
  BySquare<std::array<std::uint8_t, 8>> all{};
  for (int i = 0; i < square_count; ++i)
    for (std::size_t d = 0; d < 8; ++d) {
      const auto s = stepped(Square(i), all_steps[d]);
      all[std::size_t(i)][d] = static_cast<std::uint8_t>(s ? s->index() : square_count);
    }
  return all;
}();

constexpr std::optional<Square> step(Square from, std::size_t direction) {
  const std::uint8_t to = step_to[index(from)][direction];
  return to == square_count ? std::nullopt : std::optional(Square(to));
}

// The squares in some of the eight directions, one step away.
constexpr SquareSet steps(Square from, std::uint8_t directions) {
  SquareSet squares;
  for (std::size_t d = 0; d < 8; ++d)
    if (directions >> d & 1 && step_to[index(from)][d] != square_count) squares.add(Square(step_to[index(from)][d]));
  return squares;
}

// Single steps of a man on a square, by Cell::pattern().
inline constexpr std::array<BySquare<SquareSet>, 32> steps_of = [] {
  std::array<BySquare<SquareSet>, 32> all{};
  for (std::size_t pattern = 0; pattern < 32; ++pattern)
    for (int i = 0; i < square_count; ++i) all[pattern][std::size_t(i)] = steps(Square(i), step_directions[pattern]);
  return all;
}();

inline constexpr BySquare<SquareSet> slides = near(board_side, 4);  // over an empty board

// From one square towards another of the same file or rank.
constexpr std::size_t direction(Square from, Square to) {
  assert(from != to && slides[index(from)].has(to));
  if (from.column() == to.column()) return to < from ? 0 : 2;
  return to < from ? 3 : 1;
}

// The squares strictly between two of the same file or rank.
constexpr SquareSet between(Square a, Square b) {
  return rays[index(a)][direction(a, b)] & rays[index(b)][direction(b, a)];
}

// The lines across the board that lie farthest from a seat, as far as its men go by them.
constexpr SquareSet farthest(Seat facing, int lines) {
  SquareSet squares;
  for (int i = 0; i < square_count; ++i) {
    const Square s(i);
    const BySeat<int> left{{s.row(), board_side - 1 - s.column(), board_side - 1 - s.row(), s.column()}};
    if (left[facing] < lines) squares.add(s);
  }
  return squares;
}
inline constexpr BySeat<SquareSet> last_lines{
    {farthest(Seat::red, 1), farthest(Seat::blue, 1), farthest(Seat::yellow, 1), farthest(Seat::green, 1)}};
inline constexpr BySeat<SquareSet> zones{
    {farthest(Seat::red, 3), farthest(Seat::blue, 3), farthest(Seat::yellow, 3), farthest(Seat::green, 3)}};

constexpr SquareSet last_line(Seat facing) { return last_lines[facing]; }  // Y3.2
constexpr SquareSet promotion_zone(Seat facing) { return zones[facing]; }  // Y2.4

// The whole line along a facing through a square, the square included (Y3.3).
constexpr SquareSet pawn_line(Seat facing, Square s) {
  const auto& from = rays[index(s)];
  return from[forward(facing)] | from[opposite(forward(facing))] | SquareSet::of(s);
}

}  // namespace tetrarchy::yonin
