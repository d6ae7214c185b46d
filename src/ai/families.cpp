#include "ai/families.h"

namespace tetrarchy::ai {

// Djambi's many moves that look alike deserve more doubt.
template <>
TreeOptions tree_options<Djambi>() {
  return {.exploration = 1.2};
}

template <>
TreeOptions tree_options<Yonin>() {
  return {};
}

template class TreeSearch<DjambiBrain>;
template class TreeSearch<YoninBrain>;
template class AlphaBeta<DjambiBrain>;
template class AlphaBeta<YoninBrain>;
template class OnePlyPlayer<DjambiBrain>;
template class OnePlyPlayer<YoninBrain>;

}  // namespace tetrarchy::ai
