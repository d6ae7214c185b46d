#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/brain.h"
#include "ai/djambi_placements.h"
#include "ai/djambi_survey.h"
#include "ai/djambi_weights.h"
#include "games/djambi/position.h"

namespace tetrarchy::ai {

// Goes through the legal moves of one position, stem by stem, and says of those worth a look how promising they are:
// all destinations of a piece, but of the places for what it lifts only the best few.
class DjambiCandidates {
 public:
  using Move = djambi::Move;
  using Stem = djambi::Stem;

  DjambiCandidates(const DjambiSurvey&, const DjambiWeights&, std::vector<Candidate<Move>>& out);

  void look_at(const Stem&);

 private:
  using Part = Move::Part;
  using Role = djambi::Role;

  void walk(const Stem&);      // the last part is where it goes to; an assassin may kill there
  void shoot(const Stem&);     // ... whom the reporter kills
  void put(const Stem&);       // ... where what is lifted or killed is put
  void step_out(const Stem&);  // ... where the assassin leaves the maze to

  std::int32_t arrival(Square from, Square to, Role mover) const;
  std::int32_t chief_arrival(Square from, Square to) const;
  std::int32_t gain(djambi::Cell victim, Square at, Role mover) const;
  std::int32_t carry(djambi::Cell guest) const;
  std::int32_t dig(Square body) const;
  std::int32_t risk(Square to, Role mover) const;
  int steps_to_prey(Square) const;
  SquareSet deathbeds(Seat chief) const;
  SquareSet ambushes(djambi::Cell guest) const;
  void find_targets();
  void offer(Move, std::int32_t score);
  void offer_best(const Stem&, std::int32_t score, const auto& worth);

  const DjambiSurvey& s_;
  const DjambiWeights& w_;
  DjambiPlacements places_;
  std::vector<Candidate<Move>>& out_;
  SquareSet danger_;                          // that others hit
  SquareSet covered_;                         // that several own men hit
  SquareSet walls_;                           // bodies in the way to chiefs whom no own killer can reach
  Seat best_;                                 // of the others, who has the greatest army
  SquareSet strikers_;                        // men of others that may strike the own chief
  std::array<SquareSet, 6> aims_{};           // by role: from where such a man strikes the chief of another,
  BySeat<std::array<SquareSet, 6>> aims_at_;  //   of that one
};

}  // namespace tetrarchy::ai
