#pragma once

#include "ui/board_scene.h"
#include "ui/screen.h"

// Beside the board of a desktop: what the piece in question does, and what the marks on the board mean.
namespace tetrarchy::ui {

void draw_piece_card(Screen&, const MatchView&, const std::optional<Inspected>&);

}  // namespace tetrarchy::ui
