#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/match.h"
#include "words/words.h"

// The words of a seat's plate.
namespace tetrarchy::ui {

// What a plate says, before it has a place.
struct PlateText {
  std::string name, who, corner;   // corner: the place of a seat that is out
  std::string aside;               // what the corner would have but for a clock
  std::string alarm;               // "IN CHECK"
  std::vector<std::string> chips;  // "TO MOVE", "IN POWER"
  std::string line, short_line;    // its state in a line, and less of it where that is too long
  std::string brief;               // the same in a word or two, for small plates
  std::string least;               // and still less where even that is too long; may be empty
  std::optional<Seat> leader;      // of a camp whose own seat is out
};

PlateText plate_text(const Words&, const MatchView&, Seat);

// Does the seat not play, or not any more?
bool is_out(const SeatView&);

}  // namespace tetrarchy::ui
