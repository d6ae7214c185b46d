#pragma once

#include "ai/djambi_brain.h"
#include "ai/yonin_brain.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

// Which brain plays which game.
namespace tetrarchy::ai {

template <Game G>
struct BrainFor;
template <>
struct BrainFor<Djambi> {
  using type = DjambiBrain;
};
template <>
struct BrainFor<Yonin> {
  using type = YoninBrain;
};
template <Game G>
using BrainOf = typename BrainFor<G>::type;

}  // namespace tetrarchy::ai
