#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "session/match.h"

// The record of a game whose turn jumps: a column for each seat, a row for each round (Y7.3).
namespace tetrarchy {

struct RecordCell {
  enum class Kind : std::uint8_t {
    empty,       // not reached yet
    line,        // a line of the record
    unfinished,  // the move that is being made
    skipped,     // the turn passed this seat over
    out,         // this seat does not play any more
  };
  Kind kind = Kind::empty;
  std::size_t line = 0;  // its place in the record
  bool operator==(const RecordCell&) const = default;
};
using RecordRow = BySeat<RecordCell>;

// `to_move`: whose move is being made after the last line, if any.
std::vector<RecordRow> record_rows(const std::vector<RecordLine>&, const BySeat<bool>& playing_now,
                                   std::optional<Seat> to_move);

BySeat<bool> who_plays(const MatchView&);

}  // namespace tetrarchy
