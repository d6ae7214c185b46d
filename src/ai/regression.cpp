#include "ai/regression.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace tetrarchy::ai {
namespace {

// Solves A x = b for a symmetric positive A of n rows (Cholesky), in place of b; A is spoilt.
void solve(std::vector<double>& a, std::vector<double>& b) {
  const std::size_t n = b.size();
  for (std::size_t j = 0; j < n; ++j) {
    for (std::size_t k = 0; k < j; ++k) a[j * n + j] -= a[j * n + k] * a[j * n + k];
    a[j * n + j] = std::sqrt(std::max(a[j * n + j], 1e-12));
    for (std::size_t i = j + 1; i < n; ++i) {
      for (std::size_t k = 0; k < j; ++k) a[i * n + j] -= a[i * n + k] * a[j * n + k];
      a[i * n + j] /= a[j * n + j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < i; ++k) b[i] -= a[i * n + k] * b[k];
    b[i] /= a[i * n + i];
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[k * n + i] * b[k];
    b[i] /= a[i * n + i];
  }
}

}  // namespace

void Regression::add(std::span<const std::int32_t> alternatives, std::span<const double> parts) {
  assert(alternatives.size() == parts.size() * terms_);
  examples_.push_back({parts_.size(), parts.size()});
  for (const std::int32_t x : alternatives) rows_.push_back(static_cast<std::int16_t>(std::clamp(x, -32768, 32767)));
  parts_.insert(parts_.end(), parts.begin(), parts.end());
}

void Regression::chances(const Example& e, std::span<const double> weights, std::vector<double>& out) const {
  out.assign(e.count, 0);
  for (std::size_t i = 0; i < e.count; ++i) {
    const auto x = row(e.first + i);
    for (std::size_t t = 0; t < terms_; ++t) out[i] += weights[t] * x[t];
  }
  const double best = *std::ranges::max_element(out);
  double sum = 0;
  for (double& c : out) sum += c = std::exp(c - best);
  for (double& c : out) c /= sum;
}

std::vector<double> Regression::mean(const Example& e, std::span<const double> chances) const {
  std::vector<double> mean(terms_, 0);
  for (std::size_t i = 0; i < e.count; ++i) {
    const auto x = row(e.first + i);
    for (std::size_t t = 0; t < terms_; ++t) mean[t] += chances[i] * x[t];
  }
  return mean;
}

double Regression::loss(std::span<const double> weights) const {
  double sum = 0;
  std::vector<double> chance;
  for (const Example& e : examples_) {
    chances(e, weights, chance);
    for (std::size_t i = 0; i < e.count; ++i)
      if (parts_[e.first + i] > 0) sum -= parts_[e.first + i] * std::log(std::max(chance[i], 1e-12));
  }
  return sum / static_cast<double>(examples_.size());
}

std::vector<double> Regression::spread() const {
  std::vector<double> square(terms_, 0);
  double n = 0;
  for (const Example& e : examples_) {
    const auto middle = mean(e, std::vector<double>(e.count, 1.0 / static_cast<double>(e.count)));
    for (std::size_t i = 0; i < e.count; ++i)
      for (std::size_t t = 0; t < terms_; ++t) square[t] += std::pow(row(e.first + i)[t] - middle[t], 2);
    n += static_cast<double>(e.count);
  }
  for (double& s : square) s = std::sqrt(s / n);
  return square;
}

void Regression::collect(std::span<const double> weights, std::vector<double>& gradient,
                         std::vector<double>& curvature) const {
  std::vector<double> chance, off(terms_);
  for (const Example& e : examples_) {
    chances(e, weights, chance);
    const auto middle = mean(e, chance);
    for (std::size_t i = 0; i < e.count; ++i) {
      const auto x = row(e.first + i);
      const double surprise = parts_[e.first + i] - chance[i];
      for (std::size_t t = 0; t < terms_; ++t) {
        gradient[t] += surprise * x[t];
        off[t] = x[t] - middle[t];
      }
      for (std::size_t t = 0; t < terms_; ++t)
        for (std::size_t u = 0; off[t] != 0 && u <= t; ++u) curvature[t * terms_ + u] += chance[i] * off[t] * off[u];
    }
  }
}

double Regression::cost(std::span<const double> weights, const Pull& pull) const {
  double sum = loss(weights) * static_cast<double>(examples());
  for (std::size_t t = 0; t < terms_; ++t) sum += pull.strength[t] / 2 * std::pow(weights[t] - pull.prior[t], 2);
  return sum;
}

std::vector<double> Regression::step(std::span<const double> weights, const Pull& pull) const {
  std::vector<double> gradient(terms_, 0), curvature(terms_ * terms_, 0);
  collect(weights, gradient, curvature);
  for (std::size_t t = 0; t < terms_; ++t) {
    gradient[t] -= pull.strength[t] * (weights[t] - pull.prior[t]);
    curvature[t * terms_ + t] += pull.strength[t];
  }
  solve(curvature, gradient);
  return gradient;
}

std::vector<double> Regression::fit(std::span<const double> prior, double ridge) const {
  constexpr int rounds = 15;
  Pull pull{prior, spread()};
  for (double& s : pull.strength) s = ridge * s * s + 1e-3;  // terms of any unit are held alike
  std::vector<double> weights(prior.begin(), prior.end());
  double best = cost(weights, pull);
  for (int round = 0; round < rounds; ++round) {
    const auto whole = step(weights, pull);
    for (double part = 1; part > 1e-3; part /= 2) {  // far from the goal, a whole step may go too far
      std::vector<double> tried = weights;
      for (std::size_t t = 0; t < terms_; ++t) tried[t] += part * whole[t];
      const double c = cost(tried, pull);
      if (c >= best) continue;
      best = c;
      weights = std::move(tried);
      break;
    }
  }
  return weights;
}

}  // namespace tetrarchy::ai
