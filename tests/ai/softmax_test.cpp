#include "ai/softmax.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "core/random.h"

namespace tetrarchy::ai {
namespace {

constexpr BySeat<bool> everybody{{true, true, true, true}};

TEST(Softmax, is_as_close_to_the_exponential_as_a_thousandth) {
  Random random(3);
  for (int i = 0; i < 1000; ++i) {
    BySeat<std::int32_t> merits;
    double sum = 0;
    for (auto& m : merits.of) {
      m = static_cast<std::int32_t>(random.below(6 * nat)) - 3 * nat;
      sum += std::exp(double(m) / nat);
    }
    const Shares shares = softmax(merits, everybody);
    for (const Seat s : all_seats)
      EXPECT_NEAR(shares[s] / double{whole_game}, std::exp(double(merits[s]) / nat) / sum, 2e-3);
  }
}

TEST(Softmax, sums_to_one_game) {
  Random random(4);
  for (int i = 0; i < 1000; ++i) {
    BySeat<std::int32_t> merits;
    for (auto& m : merits.of) m = static_cast<std::int32_t>(random.below(1 << 20));
    std::int32_t sum = 0;
    for (const std::int32_t share : softmax(merits, everybody).of) sum += share;
    EXPECT_LE(std::abs(sum - whole_game), 4);
  }
}

TEST(Softmax, the_living_get_something_and_the_dead_nothing) {
  const Shares shares = softmax({{0, 90 * nat, 5000 * nat, 0}}, {{true, true, false, true}});
  EXPECT_EQ(shares[Seat::yellow], 0);
  EXPECT_GT(shares[Seat::red], 0);
  EXPECT_GT(shares[Seat::blue], whole_game - 4);
}

TEST(Softmax, an_equal_step_of_all_changes_nothing) {
  const BySeat<std::int32_t> low{{0, 100, 2000, 4096}}, high{{70000, 70100, 72000, 74096}};
  EXPECT_EQ(softmax(low, everybody), softmax(high, everybody));
}

}  // namespace
}  // namespace tetrarchy::ai
