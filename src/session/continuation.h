#pragma once

#include <cstdint>

#include "session/match.h"

// How another state of a game stands to the one that is kept: whether it may take its place.
namespace tetrarchy {

struct Continuation {
  enum class Kind : std::uint8_t {
    same,        // the same lines
    newer,       // all lines of the kept one, and `lines` more
    older,       // the kept one has `lines` more
    parted,      // they differ from line `lines` + 1 on, which is turn `turn` of the kept one
    other_game,  // it began otherwise, or has another number (MatchConfig::correspondence)
  };
  Kind kind;
  int lines = 0;
  int turn = 0;

  bool operator==(const Continuation&) const = default;
};

// Of two matches that links or records were read to. What is known of them beside their course, such as names, times,
// and which ply is shown, does not matter.
Continuation continuation_of(const Match& kept, const Match& other);

}  // namespace tetrarchy
