#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "session/link.h"
#include "session/link_of.h"
#include "session/match.h"
#include "session/match_of.h"
#include "session/record.h"
#include "session/refusals.h"
#include "session/with_game.h"

namespace tetrarchy {
namespace {

template <Game G>
GameInfo info_of(GameId id, std::vector<int> players) {
  return {.id = id,
          .name = G::id,
          .layouts = G::layouts(),
          .presets = G::presets(),
          .options = G::options(),
          .notations = G::notations(),
          .hand_letters = G::hand_letters,
          .record_form = G::record_form,
          .players = std::move(players)};
}

// What a game says to no text at all, which in a configuration would mean the usual start.
constexpr auto refused_position = []<class G>() -> OrRefusal<std::unique_ptr<Match>> {
  return std::get<Refusal>(G::read_position("", Strictness::edited));
};

}  // namespace

std::span<const GameInfo> games() {
  static const std::array all{info_of<Djambi>(GameId::djambi, {4, 3, 2}), info_of<Yonin>(GameId::yonin, {4})};
  return all;
}

OrRefusal<std::unique_ptr<Match>> new_match(const MatchConfig& config) {
  return with_game(config.game, [&]<class G>() { return MatchOf<G>::begun(config); });
}

OrRefusal<std::unique_ptr<Match>> match_from_position(GameId game, std::string_view position) {
  if (position.empty()) return with_game(game, refused_position);
  MatchConfig config;
  config.game = game;
  config.position = position;
  return new_match(config);
}

OrRefusal<std::unique_ptr<Match>> match_from_record(std::string_view json) {
  auto read = read_record(json);
  if (auto* refusal = std::get_if<Refusal>(&read)) return std::move(*refusal);
  const Record& record = std::get<Record>(read);
  const auto id = game_called(record.game);
  if (!id) return refusals::unknown_game(record.game);
  return with_game(*id, [&]<class G>() { return MatchOf<G>::resumed(*id, record); });
}

OrRefusal<std::unique_ptr<Match>> match_from_link(std::string_view link) {
  const auto bytes = unsealed(link);
  if (const auto* refusal = std::get_if<Refusal>(&bytes)) return *refusal;
  DigitReader digits(std::get<std::string>(bytes));
  const std::uint32_t game = digits.take(link_radix::game);
  if (game >= all_games.size()) return refusals::link_unknown();
  const GameId id = all_games[game];
  return with_game(id, [&]<class G>() { return MatchOf<G>::followed(id, std::move(digits)); });
}

Lots draw_lots(GameId game, std::uint64_t seed) {
  Random random(seed);
  return with_game(game, [&]<class G>() { return G::lots(random); });
}

}  // namespace tetrarchy
