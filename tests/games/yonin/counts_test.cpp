#include "counts.h"

#include <array>

#include "games/yonin/scene.h"
#include "games/yonin/yonin.h"

namespace tetrarchy::yonin {
namespace {

using Agreed = CountsOf<Yonin>;

TEST(Counts, Y8_perft_1) { Agreed::count("yonin-shogi.perft", 298, "1"); }
TEST(Counts, Y8_perft_2) { Agreed::count("yonin-shogi.perft", 207, "2"); }
TEST(Counts, Y8_perft_3) { Agreed::count("yonin-shogi.perft", 13, "3"); }

TEST(Counts, Y8_perft_from_the_start) {
  const std::array<std::uint64_t, 7> counts{9, 81, 729, 6561, 82134, 1055321, 13537582};
  for (std::size_t i = 0; i < counts.size(); ++i) EXPECT_EQ(perft(start(), static_cast<int>(i) + 1), counts[i]);
}

TEST(Counts, Y8_plays) { Agreed::replay("yonin-shogi.plays", 1539); }

TEST(Counts, Y8_resignations) { Agreed::resign("yonin-shogi.resigns", 369); }

}  // namespace
}  // namespace tetrarchy::yonin
