#pragma once

#include <cstdint>

namespace tetrarchy {

enum class GameId : std::uint8_t { djambi, yonin };

}  // namespace tetrarchy
