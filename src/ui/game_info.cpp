#include "ui/game_info.h"

#include <algorithm>
#include <cassert>

namespace tetrarchy::ui {

const GameInfo& info_of(GameId id) {
  const auto all = games();
  const auto it = std::find_if(all.begin(), all.end(), [&](const GameInfo& g) { return g.id == id; });
  assert(it != all.end());
  return *it;
}

Message own(const Words& words, GameId id, Message m) {
  const std::string key = m.key + "." + std::string(info_of(id).name);
  if (words.has(key)) m.key = key;
  return m;
}

}  // namespace tetrarchy::ui
