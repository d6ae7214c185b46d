#pragma once

#include <cstdint>

#include "ai/djambi_survey.h"
#include "ai/djambi_weights.h"
#include "core/lines.h"

namespace tetrarchy::ai {

// What a body on each square is worth to the seat on turn, and where it would rather have men of others: one map of
// the board for each position, made once (findings 2.3). In 1 / score_nat.
class DjambiPlacements {
 public:
  DjambiPlacements(const DjambiSurvey&, const DjambiBodyWeights&);

  std::int32_t body(Square s) const { return body_[index(s)]; }
  std::int32_t guest(Square s) const { return guest_[index(s)]; }
  std::int32_t carried_chief(Square s, Seat camp) const;

 private:
  void against_chief(Seat);
  void round_chief(Seat);
  void cut_off(Seat);
  void for_own_chief();
  void among_men();
  void for_guests();
  void add(BySquare<std::int16_t>& map, SquareSet squares, std::int32_t value);

  const DjambiSurvey& s_;
  const DjambiBodyWeights& w_;
  SquareSet danger_;  // that others hit
  BySquare<std::int16_t> body_{}, guest_{};
};

}  // namespace tetrarchy::ai
