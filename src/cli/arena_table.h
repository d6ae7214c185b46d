#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/ratings.h"

namespace tetrarchy::cli {

// The report of an arena for people and for programs. `seat_letters`: of the game's own texts.
std::string arena_table(const ai::Report&, std::span<const std::string> names, std::string_view seat_letters);
std::string arena_json(const ai::Report&, std::span<const std::string> names, std::string_view seat_letters);

}  // namespace tetrarchy::cli
