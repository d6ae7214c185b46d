#pragma once

#include "session/match.h"
#include "ui/screen.h"

// Rows of buttons about the moves, the same wherever they stand.
namespace tetrarchy::ui {

// Is it a person's turn, so that the engine may be asked for a hint?
bool may_be_advised(const MatchView&);

// Steps through the record, undo and redo or a hint; where computers play among themselves, pause and speed.
void draw_record_buttons(Screen&, const Rect&, const MatchView&);

// While a move is unfinished: a step back, all back, and "that is all" where it may be said. Otherwise
// the record's buttons.
void draw_move_buttons(Screen&, const Rect&, const MatchView&);

// What "that is all" means just now: nobody is exposed, the turn passes.
std::string finish_label(const Words&, const MatchView&);

}  // namespace tetrarchy::ui
