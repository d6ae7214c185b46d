#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ai/brain.h"
#include "ai/yonin_features.h"
#include "ai/yonin_ordering.h"
#include "games/yonin/yonin.h"

namespace tetrarchy::ai {

// What YoninBrain weighs its terms by. Fitted by `tetrarchy yonin tune`.
struct YoninWeights {
  // In 1 / nat, for four, three and two living seats.
  std::array<Weights<yonin_term_count>, 3> shares;
  // In the units of Candidate::score.
  Weights<yonin_move_term_count> moves;

  const Weights<yonin_term_count>& of(const yonin::Position& p) const {
    return shares[static_cast<std::size_t>(4 - p.living_seats())];
  }
};
extern const YoninWeights yonin_weights;

// A player of Yonin shogi: linear in what it sees of kings, men and threats; looks at every legal move.
class YoninBrain {
 public:
  using Game = Yonin;
  using Position = yonin::Position;
  using Move = yonin::Move;

  explicit YoninBrain(const YoninWeights& weights = yonin_weights) : weights_(weights) {}

  Shares shares(const Position&);
  void candidates(const Position&, std::size_t most, std::vector<Candidate<Move>>& out);
  void threats(const Position&, std::vector<Candidate<Move>>& out);

  // What a drawn game's last position shows of why, for the arena's table: in this game nothing.
  static std::string_view draw_detail(const Position&) { return {}; }

 private:
  YoninWeights weights_;
  std::vector<Move> moves_;
  std::vector<std::uint64_t> order_;
};
static_assert(Brain<YoninBrain>);

}  // namespace tetrarchy::ai
