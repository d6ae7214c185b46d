#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/game.h"
#include "core/message.h"
#include "core/seat.h"
#include "core/square.h"
#include "games/yonin/options.h"
#include "games/yonin/piece.h"

namespace tetrarchy::yonin {

// Anything that can be written down as a position (Y7.1), lawful or not.
struct Setup {
  std::array<Cell, square_count> cells{};
  std::optional<Seat> turn;  // none: the game is over
  BySeat<Hand> hand;
  BySeat<int> place;  // 0: not yet placed
  BySeat<int> mates;
  int number = 1;
  Options options;

  Cell at(Square s) const { return cells[static_cast<std::size_t>(s.index())]; }
  Cell& at(Square s) { return cells[static_cast<std::size_t>(s.index())]; }
  bool operator==(const Setup&) const = default;
};

// Why it is not a lawful position (Y7.4), if it is not: all that can be said without judging checks
// and moves, which Position::from does.
std::optional<Refusal> fault(const Setup&, Strictness);

std::span<const std::string_view> layouts();
OrRefusal<Setup> start_setup(const StartSpec&);

}  // namespace tetrarchy::yonin
