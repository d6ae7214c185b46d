#include "ai/conversion.h"

namespace tetrarchy::ai {

OrRefusal<std::vector<ConversionCase>> read_conversion_cases(std::string_view text) {
  std::vector<ConversionCase> cases;
  std::string_view reason;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.starts_with('#'))
      reason = line.substr(std::min(line.size(), std::size_t{2}));
    else if (!line.empty()) {
      auto position = Djambi::read_position(line, Strictness::edited);
      if (Refusal* refusal = std::get_if<Refusal>(&position)) return std::move(*refusal);
      cases.push_back({std::string(reason), std::get<djambi::Position>(position)});
    }
  }
  return cases;
}

ConversionResult try_to_convert(const ConversionCase& c, Entrant<Djambi>& strong, Entrant<Djambi>& defender, int turns,
                                std::uint64_t seed) {
  const Seat hero = *c.position.turn();
  Course<Djambi> course(c.position);
  int played = 0;
  for (; played < turns && !course.outcome(); ++played) {
    Entrant<Djambi>& player = *course.now().turn() == hero ? strong : defender;
    player.thinker->begin(question_of(course, player, seed + static_cast<std::uint64_t>(played)));
    while (player.thinker->think(player.nodes + 1) == Progress::thinking) {
    }
    course.play(player.thinker->answer().move);
  }
  const bool won = course.outcome() && course.outcome()->share[hero] > .999F;
  return {won ? ConversionResult::End::won : ConversionResult::End::not_won, played};
}

}  // namespace tetrarchy::ai
