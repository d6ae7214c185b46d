#pragma once

#include <cassert>
#include <cstdint>

namespace tetrarchy {

// A small seeded generator (SplitMix64, Steele, Lea and Flood 2014): the same numbers on every
// platform, which the standard library's distributions do not promise.
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  // A number from 0 to n-1. The bias for n below a million is under 2^-44 and the same everywhere.
  constexpr std::uint64_t below(std::uint64_t n) {
    assert(n > 0);
    return next() % n;
  }

 private:
  std::uint64_t state_;
};

}  // namespace tetrarchy
