#pragma once

#include <string>

#include "core/board_view.h"

namespace tetrarchy::cli {

// One line for each seat: whether it plays, how many pieces it leads, and what became of its camp.
std::string seat_lines(const BoardView&);

}  // namespace tetrarchy::cli
