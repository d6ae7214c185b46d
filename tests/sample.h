#pragma once

#include <algorithm>
#include <cstdlib>

namespace tetrarchy {

// Of how many cases a long test looks closely at one: the environment's TETRARCHY_SAMPLE, 1 if it is not set.
// Sanitizers and wasm are slow; the optimised native suite leaves nothing out.
inline int sample() {
  static const char* const given = std::getenv("TETRARCHY_SAMPLE");
  return given ? std::max(1, std::atoi(given)) : 1;
}

}  // namespace tetrarchy
