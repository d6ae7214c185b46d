#pragma once

#include <string>

#include "ui/geometry.h"
#include "ui/screen.h"

// A question of an unfinished move (Yonin shogi: does the piece promote?), asked beside the square that it
// is about, with the faces that the answers lead to.
namespace tetrarchy::ui {

// `focus`: the answer that the keys point at.
void draw_question(Screen&, const MatchView&, const BoardGeometry&, std::uint8_t focus);

// "Play c8e6?", in that notation if the game has it: whether the proposed move is to be played. And the same, beside
// the square that was picked last, with what to answer.
std::string proposal_text(const Words&, const MatchView&, std::size_t notation);
void draw_proposal(Screen&, const MatchView&, const BoardGeometry&);

}  // namespace tetrarchy::ui
