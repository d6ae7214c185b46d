#pragma once

#include <vector>

#include "ui/hands.h"
#include "ui/plate_text.h"
#include "ui/screen.h"

// The four seats beside the board: who plays, how they stand, what they lead.
namespace tetrarchy::ui {

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
