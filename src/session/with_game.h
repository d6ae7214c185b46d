#pragma once

#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"
#include "session/game_id.h"

namespace tetrarchy {

inline constexpr std::array all_games{GameId::djambi, GameId::yonin};

// The program's only switch over games: calls `act` with the game as its template argument.
template <class Act>
auto with_game(GameId id, Act&& act) {
  switch (id) {
    case GameId::djambi:
      return act.template operator()<Djambi>();
    case GameId::yonin:
      return act.template operator()<Yonin>();
  }
  std::abort();  // there is no other value
}

inline std::string_view name_of(GameId id) {
  return with_game(id, []<class G>() { return std::string_view(G::id); });
}

inline std::optional<GameId> game_called(std::string_view name) {
  for (const GameId id : all_games)
    if (name_of(id) == name) return id;
  return std::nullopt;
}

}  // namespace tetrarchy
