#pragma once

#include "ui/move_list.h"

// The record of a game whose turn jumps (session/record_rows.h), drawn.
namespace tetrarchy::ui {

float move_columns_height(const Screen&, const MatchView&);
void draw_move_columns(Screen&, const MatchView&, MoveListState&, const Rect&, Colour raised);

}  // namespace tetrarchy::ui
