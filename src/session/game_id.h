#pragma once

#include <cstdint>

namespace tetrarchy {

// In the order that links know (session/link_of.h).
enum class GameId : std::uint8_t { djambi, yonin };

}  // namespace tetrarchy
