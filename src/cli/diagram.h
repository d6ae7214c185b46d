#pragma once

#include <string>

#include "core/board_view.h"

namespace tetrarchy::cli {

// The board as an SVG picture: coordinates, the corner of each camp, and the pieces in their drawings.
std::string diagram(const BoardView&);

}  // namespace tetrarchy::cli
