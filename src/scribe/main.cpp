#include <iostream>
#include <string>
#include <string_view>

#include "core/option_text.h"
#include "scribe/answers.h"
#include "session/with_game.h"

// A program for the page's build, which has no console: `scribe <game> batch <claim|judge|svg>` answers as the console
// does, a line for each line.
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
  return "refused: there is no such question, or it has too few columns";
}

int answer_all(std::string_view game_name, std::string_view question) {
  const auto game = game_called(game_name);
  if (!game) {
    std::cerr << "there is no game " << game_name << '\n';
    return 1;
  }
  with_game(*game, [&]<class G>() {
    for (std::string line; std::getline(std::cin, line);) std::cout << answer<G>(question, columns_of(line)) << '\n';
  });
  return 0;
}

}  // namespace
}  // namespace tetrarchy::scribe

int main(int count, char** arguments) {
  if (count == 4 && std::string_view(arguments[2]) == "batch")
    return tetrarchy::scribe::answer_all(arguments[1], arguments[3]);
  std::cerr << "scribe <djambi|yonin> batch <claim|judge|svg>\n";
  return 1;
}
