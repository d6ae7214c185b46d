#include "ai/tuning.h"

namespace tetrarchy::ai {

Fit Table::fit(std::int32_t unit, double ridge) const {
  std::vector<double> before;
  for (const std::int32_t w : in_use_) before.push_back(static_cast<double>(w) / unit);
  const std::vector<double> weights = examples_.fit(before, ridge);
  Fit fit{examples_.examples(), held_back_.loss(before), held_back_.loss(weights), {}, examples_.spread()};
  for (std::size_t t = 0; t < weights.size(); ++t) {
    fit.weights.push_back(static_cast<std::int32_t>(std::lround(weights[t] * unit)));
    fit.influence[t] *= weights[t];
  }
  return fit;
}

}  // namespace tetrarchy::ai
