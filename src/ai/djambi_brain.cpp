#include "ai/djambi_brain.h"

#include <algorithm>

#include "ai/djambi_candidates.h"
#include "ai/djambi_evaluation.h"
#include "ai/djambi_survey.h"

namespace tetrarchy::ai {

Shares DjambiBrain::shares(const Position& p) { return djambi_shares(DjambiSurvey(p), weights_); }

void DjambiBrain::list(const Position& p, std::vector<Candidate<Move>>& out) {
  out.clear();
  p.stems(stems_);
  const DjambiSurvey survey(p);
  DjambiCandidates looker(survey, weights_, out);
  for (const djambi::Stem& stem : stems_) looker.look_at(stem);
}

// The best first; those of equal score as they were listed.
void DjambiBrain::sort_best(std::size_t most, std::vector<Candidate<Move>>& out) {
  constexpr std::int64_t highest = std::int64_t{1} << 31;
  order_.clear();
  for (std::size_t i = 0; i < unsorted_.size(); ++i)
    order_.push_back(static_cast<std::uint64_t>(highest - unsorted_[i].score) << 24 | i);
  const auto n = static_cast<std::ptrdiff_t>(std::min(most, order_.size()));
  std::nth_element(order_.begin(), order_.begin() + n, order_.end());
  std::sort(order_.begin(), order_.begin() + n);
  out.clear();
  for (auto it = order_.begin(); it != order_.begin() + n; ++it) out.push_back(unsorted_[*it & 0xFF'FFFF]);
}

void DjambiBrain::candidates(const Position& p, std::size_t most, std::vector<Candidate<Move>>& out) {
  list(p, unsorted_);
  if (unsorted_.empty()) unsorted_.push_back({Move(), 0});  // D8.3
  sort_best(most, out);
}

void DjambiBrain::threats(const Position& p, std::vector<Candidate<Move>>& out) {
  out.clear();
  const DjambiSurvey survey(p);
  const auto struck = [&](Seat camp) {
    const auto chief = p.chief(camp);
    return chief && p.controller(camp) != survey.mover && survey.hits[survey.mover].has(*chief);
  };
  if (std::ranges::none_of(all_seats, struck)) return;
  p.stems(stems_);
  unsorted_.clear();
  DjambiCandidates looker(survey, weights_, unsorted_);
  for (const djambi::Stem& stem : stems_) looker.look_at(stem);
  const int living = p.living_seats();
  std::erase_if(unsorted_, [&](const Candidate<Move>& c) {
    return c.score < weights_.moves.kills_chief / 2 || p.after(c.move).living_seats() == living;
  });
  sort_best(unsorted_.size(), out);
}

std::string_view DjambiBrain::draw_detail(const Position& p) { return djambi_draw_detail(DjambiSurvey(p)); }

}  // namespace tetrarchy::ai
