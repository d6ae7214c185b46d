#include <iostream>
#include <string>
#include <string_view>

#include "core/option_text.h"
#include "scribe/answers.h"
#include "session/with_game.h"

// A program for the page's build, which has no console: each line names a game, what is asked (claim, judge, svg) and
// that question's columns, with tabs between them.
namespace tetrarchy::scribe {
namespace {

Columns columns_of(std::string_view line) {
  Columns columns;
  while (!line.empty()) columns.emplace_back(split_off(line, '\t'));
  return columns;
}

template <Game G>
std::string answer(std::string_view question, const Columns& columns) {
  if (question == "claim" && columns.size() > 1) return claim<G>(columns);
  if (question == "judge" && columns.size() > 1) return judge<G>(columns);
  if (question == "svg" && !columns.empty()) return svg<G>(columns);
  return "refused: there is no such question";
}

std::string answer(std::string_view line) {
  const auto game = game_called(split_off(line, '\t'));
  if (!game) return "refused: there is no such game";
  const std::string_view question = split_off(line, '\t');
  return with_game(*game, [&]<class G>() { return answer<G>(question, columns_of(line)); });
}

}  // namespace
}  // namespace tetrarchy::scribe

int main() {
  for (std::string line; std::getline(std::cin, line);) std::cout << tetrarchy::scribe::answer(line) << '\n';
}
