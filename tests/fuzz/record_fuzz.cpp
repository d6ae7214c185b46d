#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "core/random.h"
#include "session/match.h"

// Records as they come from outside. Half of the runs take the input as the whole text; the others, whose
// first byte is odd, as changes to a good record, which get much further into the reader.
namespace {

using namespace tetrarchy;
using MatchPtr = std::unique_ptr<Match>;

void require(bool holds) {
  if (!holds) std::abort();
}

std::string random_game(std::uint64_t seed) {
  Random random(seed);
  MatchConfig config;
  config.start.players = static_cast<int>(2 + random.below(3));
  config.seed = random.below(3);
  if (random.below(2) == 0) config.clock = TimeControl{60'000, 1'000, 30'000, 3};
  for (const Seat seat : all_seats)
    if (random.below(3) == 0)
      config.seats[seat] = {
          SeatKind::computer, "", {static_cast<int>(1 + random.below(5)), all_styles[random.below(5)]}};
  const MatchPtr match = std::get<MatchPtr>(new_match(config));
  for (std::uint64_t line = random.below(12); line > 0 && !match->view().ended; --line) {
    const auto moves = match->legal_moves({});
    const std::string& move = moves[random.below(moves.size())];
    if (match->view().computer)
      match->play_thought({1, 1, move, {{250, 250, 250, 250}}}, 0);
    else
      match->play(move, 0);
  }
  match->go_to(match->view().last_ply / 2);
  return match->save();
}

// Each change is three bytes: two say where, one says what is written there.
std::string changed(std::string record, std::string_view changes) {
  for (; changes.size() >= 3; changes.remove_prefix(3)) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(changes[i]); };
    record[(256u * byte(0) + byte(1)) % record.size()] = changes[2];
  }
  return record;
}

// What is accepted is kept as it is: written again, it is the same game.
void check(std::string_view text) {
  const auto read = match_from_record(text);
  if (const auto* refusal = std::get_if<Refusal>(&read))
    return require(!refusal->code.empty() && !refusal->text.empty());
  const std::string saved = std::get<MatchPtr>(read)->save();
  const auto again = match_from_record(saved);
  require(std::holds_alternative<MatchPtr>(again));
  require(std::get<MatchPtr>(again)->save() == saved);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::string records[]{random_game(1), random_game(2), random_game(3), random_game(4)};
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (size > 1 && data[0] % 2 == 1)
    check(changed(records[data[0] / 2 % 4], text.substr(1)));
  else
    check(text);
  return 0;
}
