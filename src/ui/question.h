#pragma once

#include "ui/geometry.h"
#include "ui/screen.h"

// A question of an unfinished move (Yonin shogi: does the piece promote?), asked beside the square that it
// is about, with the faces that the answers lead to.
namespace tetrarchy::ui {

// `focus`: the answer that the keys point at.
void draw_question(Screen&, const MatchView&, const BoardGeometry&, std::uint8_t focus);

}  // namespace tetrarchy::ui
