#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ai/brain.h"
#include "ai/djambi_weights.h"
#include "games/djambi/djambi.h"

namespace tetrarchy::ai {

// A player of Djambi: shares by power, army, what strikes whom and which chiefs can still be reached; of the many
// places for a body only the best few are looked at.
class DjambiBrain {
 public:
  using Game = Djambi;
  using Position = djambi::Position;
  using Move = djambi::Move;

  explicit DjambiBrain(const DjambiWeights& weights = djambi_weights) : weights_(weights) {}

  Shares shares(const Position&);
  void candidates(const Position&, std::size_t most, std::vector<Candidate<Move>>& out);
  void threats(const Position&, std::vector<Candidate<Move>>& out);

  // What kind of position a draw was agreed, counted or found dead in.
  static std::string_view draw_detail(const Position&);

 private:
  void list(const Position&, std::vector<Candidate<Move>>& out);
  void sort_best(std::size_t most, std::vector<Candidate<Move>>& out);

  DjambiWeights weights_;
  std::vector<djambi::Stem> stems_;
  std::vector<std::uint64_t> order_;
  std::vector<Candidate<Move>> unsorted_;
};
static_assert(Brain<DjambiBrain>);

}  // namespace tetrarchy::ai
