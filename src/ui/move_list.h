#pragma once

#include <string>

#include "ui/screen.h"

// The record, a line for each move; a click shows the board as it stood after it.
namespace tetrarchy::ui {

// Remembers which ply is in view, so that the list follows the game but not a finger that scrolls.
struct MoveListState {
  int followed_ply = -1;
  std::size_t followed_lines = 0;
  bool scrolls = false;  // there are more lines than its box shows
};

void draw_moves_panel(Screen&, const MatchView&, MoveListState&);
// The lines alone, in a box of the current window; the one in view has the ground `raised`.
void draw_move_lines(Screen&, const MatchView&, MoveListState&, const Rect&, Colour raised);
float move_lines_height(const Screen&, const MatchView&);
// On phones: the newest moves in one line.
void draw_last_moves(Screen&, const MatchView&);

// The note of a line that matters most.
std::string note_of(const Words&, const RecordLine&);

}  // namespace tetrarchy::ui
