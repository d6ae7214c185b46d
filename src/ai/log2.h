#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

// Logarithms in whole numbers, for evaluations that count a loss by what is left.
namespace tetrarchy::ai {

// 64 log2(1 + i/64): the square of x is doubled or not, six bits one after the other.
inline constexpr std::array<std::uint8_t, 64> log2_parts = [] {
  std::array<std::uint8_t, 64> parts{};
  for (unsigned i = 0; i < parts.size(); ++i) {
    double x = 1 + i / 64.0;
    int bits = 0;
    for (int n = 0; n < 6; ++n) {
      x *= x;
      bits *= 2;
      if (x < 2) continue;
      x /= 2;
      ++bits;
    }
    parts[i] = static_cast<std::uint8_t>(bits);
  }
  return parts;
}();

// 64 log2(n), n > 0.
constexpr std::int32_t log2_64(unsigned n) {
  assert(n > 0);
  const int whole = std::bit_width(n) - 1;
  const unsigned next_six = whole >= 6 ? n >> (whole - 6) : n << (6 - whole);
  return whole * 64 + log2_parts[next_six & 63];
}

}  // namespace tetrarchy::ai
