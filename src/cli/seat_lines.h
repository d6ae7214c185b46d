#pragma once

#include <string>
#include <string_view>

#include "core/board_view.h"

namespace tetrarchy::cli {

// One line for each seat: whether it plays, what it leads, and what became of it.
std::string seat_lines(const BoardView&, std::string_view game);

}  // namespace tetrarchy::cli
