#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "session/game_text.h"
#include "session/match.h"

// Games' texts as they come from outside. Half of the inputs have their first line written for them.
namespace {

using namespace tetrarchy;
using MatchPtr = std::unique_ptr<Match>;

void require(bool holds) {
  if (!holds) std::abort();
}

// What is accepted is a game whose own text means the same.
void check(std::string_view text) {
  const auto read = match_from_text(text);
  if (const auto* refusal = std::get_if<Refusal>(&read))
    return require(!refusal->code.empty() && !refusal->text.empty());
  const Match& match = *std::get<MatchPtr>(read);
  const auto again = match_from_text(game_text(match, 0));
  require(std::holds_alternative<MatchPtr>(again));
  require(std::get<MatchPtr>(again)->save() == match.save());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t enough = 120;  // longer texts take longer, and say nothing else
  const std::string text(reinterpret_cast<const char*>(data), size < enough ? size : enough);
  if (size > 0 && data[0] % 4 == 1)
    check("Tetrarchy yonin\n" + text.substr(1));
  else if (size > 0 && data[0] % 4 == 2)
    check("Tetrarchy djambi\n" + text.substr(1));
  else
    check(text);
  return 0;
}
