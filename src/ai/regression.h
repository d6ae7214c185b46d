#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

// Fitting weights, offline: floating point is welcome here, and no search ever runs it.
namespace tetrarchy::ai {

// Softmax regression (conditional logit): each example is a choice among alternatives, every one described by the same
// terms; the odds of two of them are exp of the difference of their weighted sums. Serves evaluations (which seat
// wins) and move orderings (which move is chosen) alike.
class Regression {
 public:
  explicit Regression(std::size_t terms) : terms_(terms) {}

  // Adds an example: alternatives one after the other, `terms` numbers each, and the part that each of them gets; the
  // parts sum to one.
  void add(std::span<const std::int32_t> alternatives, std::span<const double> parts);

  std::size_t examples() const { return examples_.size(); }

  // The weights, in natural logarithms, that make the examples likeliest, by Newton's method. `ridge`: how many
  // examples speak for `prior`.
  std::vector<double> fit(std::span<const double> prior, double ridge) const;

  // Mean of -log of the part that the weights give to what happened.
  double loss(std::span<const double> weights) const;

  // Standard deviation of each term among the alternatives of one example: weight times spread is its influence.
  std::vector<double> spread() const;

 private:
  struct Example {
    std::size_t first;  // alternative
    std::size_t count;
  };

  std::span<const std::int16_t> row(std::size_t alternative) const {
    return std::span(rows_).subspan(alternative * terms_, terms_);
  }
  struct Pull {
    std::span<const double> prior;
    std::vector<double> strength;  // by term
  };
  double cost(std::span<const double> weights, const Pull&) const;
  std::vector<double> step(std::span<const double> weights, const Pull&) const;
  void chances(const Example&, std::span<const double> weights, std::vector<double>& out) const;
  std::vector<double> mean(const Example&, std::span<const double> chances) const;
  void collect(std::span<const double> weights, std::vector<double>& gradient, std::vector<double>& curvature) const;

  std::size_t terms_;
  std::vector<Example> examples_;
  std::vector<std::int16_t> rows_;
  std::vector<double> parts_;  // by alternative
};

}  // namespace tetrarchy::ai
