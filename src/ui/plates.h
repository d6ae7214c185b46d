#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "ui/hands.h"
#include "ui/screen.h"

// The four seats beside the board: who plays, how they stand, what they lead.
namespace tetrarchy::ui {

// What a plate says, before it has a place.
struct PlateText {
  std::string name, who, corner;   // corner: the place of a seat that is out
  std::string alarm;               // "IN CHECK"
  std::vector<std::string> chips;  // "TO MOVE", "IN POWER"
  std::string line, short_line;    // its state in a line, and less of it where that is too long
  std::string brief;               // the same in a word or two, for small plates
  std::string least;               // and still less where even that is too long; may be empty
  std::optional<Seat> leader;      // of a camp whose own seat is out
};

PlateText plate_text(const Words&, const MatchView&, Seat);

// The heights that the plates of columns want, by corner of the board as it is turned.
PlateHeights plate_heights(const MatchView&, int quarter_turns);

// The hands as they are to be shown.
struct PlateHands {
  std::vector<HandSlot> slots;
  HandCounts counts;
  BySeat<HandMarks> marks;
};

void draw_plates(Screen&, const MatchView&, int quarter_turns, const PlateHands&);

}  // namespace tetrarchy::ui
