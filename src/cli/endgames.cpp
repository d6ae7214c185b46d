#include "cli/endgames.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <ostream>
#include <variant>
#include <vector>

#include "ai/conversion.h"
#include "ai/players.h"
#include "games/djambi/djambi.h"

namespace tetrarchy::cli {
namespace {

using Cases = std::vector<ai::ConversionCase>;
using Entrant = ai::Entrant<Djambi>;

void play(const Cases& cases, Entrant& player, Entrant& defender, int turns, Console& console) {
  std::size_t won = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const auto result = ai::try_to_convert(cases[i], player, defender, turns, i);
    const bool is_won = result.end == ai::ConversionResult::End::won;
    won += is_won;
    console.out << fmt::format("{:4} {:<8} {:4} turns  {}\n", i + 1, is_won ? "won" : "not won", result.turns,
                               Djambi::write_position(cases[i].position));
  }
  console.out << fmt::format("{} of {} won ({:.1f} %) within {} turns\n", won, cases.size(),
                             100.0 * static_cast<double>(won) / static_cast<double>(cases.size()), turns);
}

}  // namespace

void play_endgames(const Endgames& asked, Console& console) {
  console.game = Djambi::id;
  std::ifstream file(asked.file);
  if (!file) return console.refuse(fmt::format("{} cannot be read", asked.file));
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto cases = ai::read_conversion_cases(text);
  if (const Refusal* refusal = std::get_if<Refusal>(&cases)) return console.refuse(*refusal);
  auto player = ai::make_player<Djambi>(asked.player), defender = ai::make_player<Djambi>(asked.defender);
  for (const auto* made : {&player, &defender})
    if (const Refusal* refusal = std::get_if<Refusal>(made)) return console.refuse(*refusal);
  if (std::get<Cases>(cases).empty()) return console.refuse("there is no endgame in it");
  play(std::get<Cases>(cases), std::get<Entrant>(player), std::get<Entrant>(defender), asked.turns, console);
}

}  // namespace tetrarchy::cli
