#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/game.h"
#include "core/message.h"
#include "core/seat.h"
#include "core/square.h"
#include "games/djambi/options.h"
#include "games/djambi/piece.h"

namespace tetrarchy::djambi {

// What became of a camp (D10.1): whether its own seat still plays, and if not, why.
enum class Fate : std::uint8_t {
  alive,      // its seat plays
  killed,     // its chief was killed (D7.1)
  encircled,  // its chief was turned over, walled in (D7.2)
  withdrawn,  // its seat resigned or lost on time (D7.5)
  hostage,    // nobody's from the start, with a chief (D9.1)
  vassal,     // led by another seat from the start, without a chief (D9.2)
};

inline constexpr std::string_view fate_letters = "akewhv";

constexpr char letter(Fate f) { return fate_letters[static_cast<std::size_t>(f)]; }

// Anything that can be written down as a position (D10.1), lawful or not.
struct Setup {
  std::array<Cell, square_count> cells{};
  std::optional<Seat> turn, base;  // none: the game is over
  BySeat<std::optional<Seat>> controller;
  BySeat<Fate> fate;
  int quiet = 0;
  int number = 1;
  Options options;

  Cell at(Square s) const { return cells[static_cast<std::size_t>(s.index())]; }
  Cell& at(Square s) { return cells[static_cast<std::size_t>(s.index())]; }
  bool operator==(const Setup&) const = default;
};

// Why it is not a lawful position (D10.4), if it is not.
std::optional<Refusal> fault(const Setup&, Strictness);

std::span<const std::string_view> layouts();  // D1.4, the usual one first
OrRefusal<Setup> start_setup(const StartSpec&);

}  // namespace tetrarchy::djambi
