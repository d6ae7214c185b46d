#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ai/brains.h"
#include "ai/djambi_survey.h"
#include "ai/played_game.h"
#include "ai/regression.h"
#include "ai/softmax.h"

// Fits a brain's weights to games that were played: what its evaluation saw of the seats against what became of them,
// and what its move ordering saw of the moves against which of them a search chose.
namespace tetrarchy::ai {

// What there is to fit of a game's brain.
template <Game G>
struct TermsOf;

template <>
struct TermsOf<Djambi> {
  static constexpr std::size_t count = djambi_term_count;
  static std::span<const std::string_view> names() { return djambi_term_names; }
  static DjambiFeatures features(const djambi::Position& p) { return djambi_features(DjambiSurvey(p)); }
  static Weights<count> weights(const djambi::Position& p) { return djambi_weights.of(DjambiSurvey(p)); }
};

template <>
struct TermsOf<Yonin> {
  static constexpr std::size_t count = yonin_term_count;
  static std::span<const std::string_view> names() { return yonin_term_names; }
  static YoninFeatures features(const yonin::Position& p) { return yonin_features(p, YoninSight(p)); }
  static Weights<count> weights(const yonin::Position& p) { return yonin_weights.of(p); }

  static constexpr std::size_t move_count = yonin_move_term_count;
  static std::span<const std::string_view> move_names() { return yonin_move_term_names; }
  static std::vector<YoninMoveFeatures> move_features(const yonin::Position& p, std::span<const yonin::Move> moves) {
    const YoninSight sight(p);
    YoninOrdering ordering(p, sight);
    std::vector<YoninMoveFeatures> all;
    for (const yonin::Move m : moves) all.push_back(ordering.features(m));
    return all;
  }
  static const Weights<move_count>& move_weights() { return yonin_weights.moves; }
};

template <class G>
concept OrdersByTerms = requires {
  TermsOf<G>::move_count;
};

// One table of weights, fitted.
struct Fit {
  std::size_t examples;
  double before, after;               // loss on games that were held back: with the weights in use, and with these
  std::vector<std::int32_t> weights;  // in the units of the brain
  std::vector<double> influence;      // weight times spread, in natural logarithms
};

// One table of weights to be, its examples, and those held back to judge it by.
class Table {
 public:
  enum class Use : std::uint8_t { fit, judge };

  explicit Table(std::size_t terms) : examples_(terms), held_back_(terms), in_use_(terms) {}

  // Whose weights are being fitted: the ones in use, to compare with.
  void compare_with(std::span<const std::int32_t> in_use) { in_use_.assign(in_use.begin(), in_use.end()); }

  Regression& examples(Use use) { return use == Use::fit ? examples_ : held_back_; }
  Fit fit(std::int32_t unit, double ridge) const;

 private:
  Regression examples_, held_back_;
  std::vector<std::int32_t> in_use_;
};

// Of games under one set of rules.
template <Game G>
class Tuner {
 public:
  // Takes one position of so many, at random; moves ask for fewer.
  explicit Tuner(std::uint64_t one_in) : one_in_(one_in) {}

  void add(const PlayedGame<G>& game) {
    use_ = ++games_ % held_back_game == 0 ? Table::Use::judge : Table::Use::fit;
    for (std::size_t i = 0; i < game.positions.size(); ++i) {
      if (random_.below(one_in_) == 0) add_shares(game.positions[i], game.share);
      if constexpr (OrdersByTerms<G>)
        if (random_.below(one_in_ * 2) == 0) add_choice(game.positions[i], game.moves[i]);
    }
  }

  // For four, three and two living seats.
  std::vector<Fit> fit_shares(double ridge) const {
    std::vector<Fit> fits;
    for (const Table& table : shares_) fits.push_back(table.fit(nat, ridge));
    return fits;
  }
  Fit fit_moves(double ridge) const requires OrdersByTerms<G> { return moves_.fit(score_nat, ridge); }

 private:
  static constexpr int held_back_game = 6;

  static constexpr std::size_t move_terms() {
    if constexpr (OrdersByTerms<G>) return TermsOf<G>::move_count;
    return 0;
  }

  void add_shares(const typename G::Position& p, const BySeat<double>& share) {
    const auto features = TermsOf<G>::features(p);
    std::vector<std::int32_t> rows;
    std::vector<double> parts;
    for (const Seat s : all_seats) {
      if (!p.plays(s)) continue;
      rows.insert(rows.end(), features[s].begin(), features[s].end());
      parts.push_back(share[s]);
    }
    Table& table = shares_[static_cast<std::size_t>(4 - p.living_seats())];
    table.compare_with(TermsOf<G>::weights(p));
    table.examples(use_).add(rows, parts);
  }

  void add_choice(const typename G::Position& p, typename G::Position::Move chosen) {
    p.legal_moves(legal_);
    std::vector<std::int32_t> rows;
    std::vector<double> parts;
    for (const auto& features : TermsOf<G>::move_features(p, legal_))
      rows.insert(rows.end(), features.begin(), features.end());
    for (const auto m : legal_) parts.push_back(m == chosen ? 1 : 0);
    moves_.compare_with(TermsOf<G>::move_weights());
    moves_.examples(use_).add(rows, parts);
  }

  std::uint64_t one_in_;
  Random random_{1};
  int games_ = 0;
  Table::Use use_ = Table::Use::fit;
  std::vector<Table> shares_{3, Table(TermsOf<G>::count)};
  Table moves_{move_terms()};
  std::vector<typename G::Position::Move> legal_;
};

}  // namespace tetrarchy::ai
