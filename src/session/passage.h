#pragma once

#include <vector>

#include "core/game.h"
#include "session/match.h"

// How the travels of a move become the motion from one shown board to another.
namespace tetrarchy {

// The same ways backwards, for a move that is taken back: last stage first, pieces put down travel back,
// nothing is turned over.
std::vector<Travel> way_back(std::vector<Travel> travels);

// What of a whole move's travels is still to be seen when `shown` has carried out its beginning: the
// stages that `shown` already shows are left out.
std::vector<Travel> still_to_travel(const std::vector<Travel>& travels, const Preview& shown);

// What follows by itself from a whole move: the falls that `shown`, which has carried out all of its choices, does not
// show yet.
std::vector<Travel> still_to_fall(const std::vector<Travel>& travels, const Preview& shown);

// Two passages, one after the other, as one jump.
Passage joined(Passage first, Passage second);

}  // namespace tetrarchy
