#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/message.h"

namespace tetrarchy::yonin {

// The readings of the rules that may be chosen; every default is the rules' own. Packed, because
// every position carries them.
struct Options {
  enum class Men : std::uint8_t { inherit, freeze };   // Y5.3
  enum class Judge : std::uint8_t { now, turn };       // Y5.1
  enum class End : std::uint8_t { last, twomates };    // Y6.1, Y6.2
  enum class Teams : std::uint8_t { no, yes };         // Y6.3
  enum class Partner : std::uint8_t { free, safe };    // Y6.3
  enum class Repeat : std::uint8_t { fourth, never };  // Y6.4

  Men men : 1 = Men::inherit;
  Judge judge : 1 = Judge::now;
  End end : 1 = End::last;
  Teams teams : 1 = Teams::no;
  Partner partner : 1 = Partner::free;
  Repeat repeat : 1 = Repeat::fourth;
  std::uint32_t limit : 20 = 0;  // after that many moves the points decide (Y6.5); 0: never

  bool operator==(const Options&) const = default;
};
static_assert(sizeof(Options) == 4);

// "std", or what differs from the default, in the order of Y7.1.
std::string write_options(const Options&);
OrRefusal<Options> read_options(std::string_view);

// For the dialog of a new game: in the order of Y7.1, the default first.
std::span<const OptionInfo> option_infos();

}  // namespace tetrarchy::yonin
