#pragma once

#include <optional>
#include <vector>

#include "ui/move_list.h"

// The record of a game whose turn jumps: a column for each seat, a row for each round.
namespace tetrarchy::ui {

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

float move_columns_height(const Screen&, const MatchView&);
void draw_move_columns(Screen&, const MatchView&, MoveListState&, const Rect&, Colour raised);

}  // namespace tetrarchy::ui
