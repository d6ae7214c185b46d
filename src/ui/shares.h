#pragma once

#include <optional>
#include <vector>

#include "ui/screen.h"

// What the engine expects of the game for each seat: as a number on the plates, and as a chart over the game.
namespace tetrarchy::ui {

// At the shown ply: what is thought just now, or else what was thought last before it; none: nothing yet.
std::optional<Expectation> expected_now(const MatchView&, const Thinking&);

// From the start to the last ply; where nothing is known, what was known before. Empty if nothing is known at all.
std::vector<Expectation> expected_course(const MatchView&);

// The plies whose lines turned the game, in order: a twentieth of it or more went from seat to seat, and no line beside
// it moved more. The five greatest of them.
std::vector<int> turning_points(const std::vector<Expectation>& course);

// Four bands, one over the other, from the first ply to the last, with a mark over each turning point; a click shows
// the board there, near a mark that of the mark.
void draw_shares(Screen&, const MatchView&, const Rect&);

}  // namespace tetrarchy::ui
