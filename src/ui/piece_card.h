#pragma once

#include "ui/board_scene.h"
#include "ui/hands.h"
#include "ui/screen.h"

// Beside the board of a desktop: what the piece in question does, and what the marks on the board mean.
namespace tetrarchy::ui {

// `hand`: a piece in a hand that is asked about; `able`: what can end the check.
void draw_piece_card(Screen&, const MatchView&, const std::optional<Inspected>&, const std::optional<Place>& hand,
                     const std::vector<Pick>& able);

}  // namespace tetrarchy::ui
