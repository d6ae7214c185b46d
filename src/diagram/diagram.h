#pragma once

#include <span>
#include <string>

#include "core/board_view.h"

namespace tetrarchy::diagram {

// The board as an SVG picture: coordinates, the corner of each camp, the pieces in their drawings, and rings about the
// squares that are to be lit.
std::string picture(const BoardView&, std::span<const Square> lit = {});

}  // namespace tetrarchy::diagram
