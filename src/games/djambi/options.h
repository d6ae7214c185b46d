#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/message.h"

namespace tetrarchy::djambi {

// The readings of the rules that may be chosen; every default is the rules' own. Packed, because
// every position carries them.
struct Options {
  enum class Locked : std::uint8_t { no, killable };        // D2.3
  enum class Reporter : std::uint8_t { may, must, all };    // D4.4
  enum class Diplomat : std::uint8_t { foreign, vassals };  // D4.5
  enum class Own : std::uint8_t { no, vassals, all };       // D4.8
  enum class Master : std::uint8_t { no, yes };             // D5.5
  enum class Ring : std::uint8_t { closed, maze };          // D7.2

  Locked locked : 1 = Locked::no;
  Reporter reporter : 2 = Reporter::may;
  Diplomat diplomat : 1 = Diplomat::foreign;
  Own own : 2 = Own::no;
  Master master : 1 = Master::no;
  Ring ring : 1 = Ring::closed;
  std::uint32_t repeat : 20 = 3;   // a position for that time is a draw (D8.4); 0: never
  std::uint32_t quiet : 20 = 200;  // turns without a death that are a draw (D8.4); 0: never

  bool operator==(const Options&) const = default;
};
static_assert(sizeof(Options) == 8);

// "std", or what differs from the default, in the order of D10.1.
std::string write_options(const Options&);
OrRefusal<Options> read_options(std::string_view);

// For the dialog of a new game: in the order of D10.1, the default first.
std::span<const OptionInfo> option_infos();

}  // namespace tetrarchy::djambi
