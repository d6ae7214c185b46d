#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/seat.h"

// What can be heard: the kinds of sounds, and each of them as samples, computed from one table. It knows no device
// and no clock.
namespace tetrarchy::sound {

enum class Sound : std::uint8_t {
  lift,       // a piece is taken up
  stone,      // a piece is set on stone,
  wood,       // or on wood
  kill,       // two stones
  capture,    // wood on wood, and into the hand
  body,       // a body is turned and laid flat
  expose,     // a reporter's pencil
  cloth,      // a living piece is carried: the diplomat
  cart,       // a wheel: the necromobile
  drop,       // out of the hand on to the board
  promotion,  // a double snap
  check,      // a king is in check
  power,      // a bowl is struck: a chief has taken the maze
  fall,       // a seat is out
  turn,       // somebody's turn, in the pitch of the seat
  extra_turn,
  turn_jump,  // a check has given the turn to somebody else
  refusal,
  end,
};
inline constexpr std::array<std::string_view, 19> sound_names{
    "lift",      "stone", "wood",  "kill", "capture", "body",       "expose",    "cloth",   "cart", "drop",
    "promotion", "check", "power", "fall", "turn",    "extra_turn", "turn_jump", "refusal", "end"};

// A sound at a moment: `at_ms` from now.
struct Cue {
  Sound sound;
  float at_ms = 0;
  Seat seat = Seat::red;  // whose pitch a turn has
  bool operator==(const Cue&) const = default;
};

inline constexpr int longest_ms = 400;

// From -1 to 1, `rate` of them a second: the same samples for the same question on every platform, up to rounding.
std::vector<float> samples(Sound, Seat, int rate);

}  // namespace tetrarchy::sound
