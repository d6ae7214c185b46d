#include "ai/yonin_brain.h"

#include <algorithm>

#include "ai/softmax.h"

namespace tetrarchy::ai {
namespace {

using yonin::Move;
using yonin::Options;
using yonin::partner;
using yonin::Position;

// A mate already made is half of what wins under end=twomates (Y6.2).
constexpr std::int32_t mate_credit = nat * 3 / 2;

// In teams (Y6.3) two seats have one fate: the weaker one decides it as much as the stronger one.
BySeat<std::int32_t> shared_by_teams(const BySeat<std::int32_t>& merits) {
  BySeat<std::int32_t> shared;
  for (const Seat s : all_seats) shared[s] = merits[s] / 2 + merits[partner(s)] / 2;
  return shared;
}

// Greater for what shall come first: the score, then the place in the list of legal moves.
constexpr std::uint64_t rank(std::int32_t score, std::size_t place) {
  return (static_cast<std::uint64_t>(std::int64_t{score} + (std::int64_t{1} << 31)) << 16) | (0xFFFF - place);
}
constexpr std::size_t place_of(std::uint64_t rank) { return 0xFFFF - (rank & 0xFFFF); }
constexpr std::int32_t score_of(std::uint64_t rank) {
  return static_cast<std::int32_t>(static_cast<std::int64_t>(rank >> 16) - (std::int64_t{1} << 31));
}

}  // namespace

Shares YoninBrain::shares(const Position& p) {
  const YoninSight sight(p);
  const YoninFeatures features = yonin_features(p, sight);
  const auto& weights = weights_.of(p);
  BySeat<std::int32_t> merits;
  BySeat<bool> living;
  for (const Seat s : all_seats) {
    living[s] = p.plays(s);
    if (!living[s]) continue;
    merits[s] = merit(features[s], weights);
    if (p.options().end == Options::End::twomates) merits[s] += mate_credit * p.mates(s);
  }
  return softmax(p.options().teams == Options::Teams::yes ? shared_by_teams(merits) : merits, living);
}

void YoninBrain::candidates(const Position& p, std::size_t most, std::vector<Candidate<Move>>& out) {
  const YoninSight sight(p);
  YoninOrdering ordering(p, sight);
  p.legal_moves(moves_);
  order_.clear();
  for (std::size_t i = 0; i < moves_.size(); ++i) order_.push_back(rank(ordering.score(moves_[i], weights_.moves), i));
  const auto n = static_cast<std::ptrdiff_t>(std::min(most, order_.size()));
  if (most < order_.size() / 2)
    std::ranges::partial_sort(order_, order_.begin() + n, std::ranges::greater());
  else
    std::ranges::sort(order_, std::ranges::greater());
  out.clear();
  for (std::ptrdiff_t i = 0; i < n; ++i) {
    const std::uint64_t r = order_[static_cast<std::size_t>(i)];
    out.push_back({moves_[place_of(r)], score_of(r)});
  }
}

void YoninBrain::threats(const Position& p, std::vector<Candidate<Move>>& out) {
  const YoninSight sight(p);
  YoninOrdering ordering(p, sight);
  out.clear();
  if (!ordering.may_mate()) return;
  p.legal_moves(moves_);
  for (const Move m : moves_)
    if (ordering.mates(m)) out.push_back({m, weights_.moves[static_cast<std::size_t>(YoninMoveTerm::mates)]});
}

}  // namespace tetrarchy::ai
