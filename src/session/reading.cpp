#include "session/reading.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "session/game_text.h"
#include "session/link.h"

namespace tetrarchy {
namespace {

using NewMatch = OrRefusal<std::unique_ptr<Match>>;

NewMatch match_at(GameId usual, std::string_view position) {
  NewMatch match = match_from_position(usual, position);
  for (const GameInfo& other : games()) {
    if (!std::holds_alternative<Refusal>(match)) break;
    auto another = match_from_position(other.id, position);
    if (!std::holds_alternative<Refusal>(another)) match = std::move(another);
  }
  return match;
}

}  // namespace

NewMatch match_in(GameId usual, std::string_view text) {
  constexpr std::string_view blank = " \t\r\n";
  text.remove_prefix(std::min(text.find_first_not_of(blank), text.size()));
  text = text.substr(0, text.find_last_not_of(blank) + 1);
  if (text.starts_with('{')) return match_from_record(text);
  if (is_game_text(text)) return match_from_text(text);
  if (const auto link = link_in(text)) return match_from_link(*link);
  return match_at(usual, text);
}

}  // namespace tetrarchy
