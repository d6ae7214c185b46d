#pragma once

#include "ai/alpha_beta.h"
#include "ai/brains.h"
#include "ai/references.h"
#include "ai/tree_search.h"

// The families of players with the brains of both games, compiled once: for a compiler they are the heaviest that we
// have.
namespace tetrarchy::ai {

// How a tree of that game is grown best: what the arena chose.
template <Game G>
TreeOptions tree_options();
template <>
TreeOptions tree_options<Djambi>();
template <>
TreeOptions tree_options<Yonin>();

extern template class TreeSearch<DjambiBrain>;
extern template class TreeSearch<YoninBrain>;
extern template class AlphaBeta<DjambiBrain>;
extern template class AlphaBeta<YoninBrain>;
extern template class OnePlyPlayer<DjambiBrain>;
extern template class OnePlyPlayer<YoninBrain>;

}  // namespace tetrarchy::ai
