#pragma once

#include <cstddef>

namespace tetrarchy::ai {

// How often this test program has asked for memory so far.
std::size_t allocations();

}  // namespace tetrarchy::ai
