#include "ai/regression.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/random.h"

namespace tetrarchy::ai {
namespace {

// Choices between three alternatives of two terms, made by chance as the weights say.
Regression choices(const std::vector<double>& weights, int count) {
  Regression regression(2);
  Random random(1);
  for (int i = 0; i < count; ++i) {
    std::vector<std::int32_t> rows;
    std::vector<double> odds, parts(3, 0);
    double sum = 0;
    for (int k = 0; k < 3; ++k) {
      const int x = static_cast<int>(random.below(7)), y = static_cast<int>(random.below(40));
      rows.insert(rows.end(), {x, y});
      odds.push_back(std::exp(weights[0] * x + weights[1] * y));
      sum += odds.back();
    }
    double lot = static_cast<double>(random.below(1 << 20)) / (1 << 20) * sum;
    std::size_t chosen = 0;
    while (chosen < 2 && lot > odds[chosen]) lot -= odds[chosen++];
    parts[chosen] = 1;
    regression.add(rows, parts);
  }
  return regression;
}

TEST(Regression, finds_the_weights_that_chance_followed) {
  const std::vector<double> truth{0.6, -0.08}, nothing{0, 0};
  const Regression regression = choices(truth, 20000);
  const auto found = regression.fit(nothing, 1);
  EXPECT_NEAR(found[0], truth[0], 0.03);
  EXPECT_NEAR(found[1], truth[1], 0.005);
  EXPECT_LT(regression.loss(found), regression.loss(nothing));
  EXPECT_LE(regression.loss(found), regression.loss(truth));
}

TEST(Regression, knows_nothing_without_weights) {
  EXPECT_NEAR(choices({0.6, -0.08}, 100).loss(std::vector<double>{0, 0}), std::log(3), 1e-9);
}

TEST(Regression, a_strong_ridge_holds_the_prior) {
  const std::vector<double> prior{0.1, 0.02};
  const auto found = choices({0.6, -0.08}, 200).fit(prior, 1e9);
  EXPECT_NEAR(found[0], prior[0], 1e-3);
  EXPECT_NEAR(found[1], prior[1], 1e-3);
}

TEST(Regression, spread_is_the_deviation_among_alternatives) {
  Regression regression(1);
  const std::vector<std::int32_t> rows{1, 3};
  regression.add(rows, std::vector<double>{1, 0});
  EXPECT_NEAR(regression.spread()[0], 1, 1e-12);
}

// Where one alternative always wins, no weight is great enough: the fit must stay finite.
TEST(Regression, certainty_does_no_harm) {
  Regression regression(1);
  for (int i = 0; i < 50; ++i) regression.add(std::vector<std::int32_t>{0, 1}, std::vector<double>{0, 1});
  const auto found = regression.fit(std::vector<double>{0}, 1);
  EXPECT_TRUE(std::isfinite(found[0]));
  EXPECT_GT(found[0], 2);
}

}  // namespace
}  // namespace tetrarchy::ai
