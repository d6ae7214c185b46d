#pragma once

#include <array>
#include <cstdint>

#include "ai/djambi_features.h"

namespace tetrarchy::ai {

// How surely a game is drawn, in 1/256: how far shares go towards an even share of the living (findings 1, 2.5).
struct DjambiDrawWeights {
  std::int32_t all_safe;    // nobody's chief can be reached any more
  std::int32_t one_safe;    // one of the last two cannot lose
  std::int32_t one_walled;  // ... cannot be reached unless a wall is opened,
  std::int32_t wall_layer;  //   and for each layer of bodies
  std::int32_t some_safe;   // two or more of many cannot lose
  std::int32_t quiet;       // at the very limit of quiet turns; before, by the square of what has gone by
};

// What a body is worth to the seat on turn on a square, in 1/score_nat, before it is put there or lifted from it.
struct DjambiBodyWeights {
  std::int32_t closes_ring;      // the chief of another falls
  std::int32_t opens_own_grave;  // the own chief falls, or would by one more
  std::int32_t tightens;         // beside another's chief who has no necromobile, for each body there already
  std::int32_t beside_chief;     // beside another's chief who has one
  std::int32_t in_fire;          // between an own killer and another's chief
  std::int32_t shields;          // between the own chief and who strikes him
  std::int32_t guards;           // on a line to the own chief, where others hit
  std::int32_t bars_maze;        // between another's chief and the empty maze
  std::int32_t bars_own_maze;
  std::int32_t beside_own;       // beside the own chief,
  std::int32_t beside_own_bare;  // who has no necromobile
  std::int32_t beside_men;       // for each man of others beside it; as much less for each own one
  std::int32_t cuts;             // ring=maze: one of two squares that cut another's chief off
  std::int32_t walls_in_prey;    // beside a pocket that is to be opened
};

// How readily a move is tried, in 1 / score_nat. By role: chief, assassin, reporter, diplomat, necromobile, militant.
struct DjambiMoveWeights {
  std::array<std::int32_t, 6> walks_by;  // such a man moves,
  std::array<std::int32_t, 6> kills_by;  //   and kills
  std::int32_t kills_chief;
  std::int32_t kills;            // a man, and
  std::int32_t kill_value;       //   for each eighth of a militant
  std::int32_t kills_of_best;    //   if he is of the seat with the greatest army
  std::int32_t kills_striker;    //   if he strikes the own chief
  std::int32_t risk;             // ends where others hit, for each eighth of a militant of the mover
  std::int32_t risk_covered;     // the same where other own men hit, too
  std::int32_t flees;            // leaves a square that others hit, likewise
  std::int32_t chief_risk;       // the chief ends where others hit,
  std::int32_t chief_flees;      //   leaves such a square,
  std::int32_t chief_to_middle;  //   comes nearer to the maze by king's steps,
  std::int32_t enters_maze;      //   enters it,
  std::int32_t leaves_maze;      //   leaves it
  std::int32_t aims;             // ends where it strikes the chief of another
  std::int32_t closes_in;        // for each king's step nearer to the nearest such chief
  std::int32_t leaves_chief;     // for each king's step away from the own chief
  std::int32_t carries;          // lifts a man, and
  std::int32_t carry_value;      //   for each eighth of a militant
  std::int32_t carries_chief;
  std::int32_t hands_over;  // puts it where somebody kills, or is killed, before the victim's seat can move
  std::int32_t digs;        // lifts a body
  std::int32_t opens_wall;  //   of the wall round a chief whom no own killer can reach
};

// All that a variant of Djambi's brain may differ in. Fitted to played games, then tried in the arena.
struct DjambiWeights {
  // In 1 / nat; by the option ring= (closed, maze), then for four, three and two living seats.
  std::array<std::array<Weights<djambi_term_count>, 3>, 2> shares;
  DjambiDrawWeights draws;
  DjambiBodyWeights bodies;
  DjambiMoveWeights moves;
  std::size_t placements;  // of one lifted or killed piece, 1 to 4 (findings 2.3)

  const Weights<djambi_term_count>& of(const DjambiSurvey& s) const {
    return shares[static_cast<std::size_t>(s.p.options().ring)][4 - s.living];
  }
};
extern const DjambiWeights djambi_weights;

}  // namespace tetrarchy::ai
