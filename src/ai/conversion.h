#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ai/arena.h"
#include "core/message.h"
#include "games/djambi/djambi.h"

// Djambi's endgames that ought to be won, and whether a player wins them: a search without a plan for a chief who hides
// behind bodies draws them (findings 1).
namespace tetrarchy::ai {

struct ConversionCase {
  std::string reason;         // why it is in the suite
  djambi::Position position;  // the seat on turn ought to win
};

// A position text a line; a line that begins with # says why the lines after it are there. Or what is wrong with a
// line.
OrRefusal<std::vector<ConversionCase>> read_conversion_cases(std::string_view text);

struct ConversionResult {
  enum class End : std::uint8_t { won, not_won };
  End end;
  int turns;  // that were played
};

// `strong` plays the seat on turn, `defender` the others, for at most so many turns.
ConversionResult try_to_convert(const ConversionCase&, Entrant<Djambi>& strong, Entrant<Djambi>& defender, int turns,
                                std::uint64_t seed);

}  // namespace tetrarchy::ai
