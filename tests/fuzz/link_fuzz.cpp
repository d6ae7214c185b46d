#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "session/link.h"
#include "session/match.h"

// Links as they come from outside. Half of the runs take the input as the whole text; the others, whose first byte is
// odd, as what is under the seal, since no change of a text would get past the checksum.
namespace {

using namespace tetrarchy;
using MatchPtr = std::unique_ptr<Match>;

void require(bool holds) {
  if (!holds) std::abort();
}

// What is accepted is a game, and has a link of its own that means the same.
void check(std::string_view link) {
  const auto followed = match_from_link(link);
  if (const auto* refusal = std::get_if<Refusal>(&followed))
    return require(!refusal->code.empty() && !refusal->text.empty());
  const Match& match = *std::get<MatchPtr>(followed);
  const auto again = match_from_link(match.link());
  require(std::holds_alternative<MatchPtr>(again));
  require(std::get<MatchPtr>(again)->save() == match.save());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t enough = 200;  // longer links take longer, and say nothing else
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (size > 0 && data[0] % 2 == 1)
    check(sealed(text.substr(1, enough)));
  else
    check(link_in(text).value_or(text));
  return 0;
}
