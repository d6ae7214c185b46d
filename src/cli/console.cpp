#include "cli/console.h"

#include <CLI/CLI.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "cli/convert.h"
#include "cli/endgames.h"
#include "cli/game_commands.h"
#include "cli/say.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

namespace tetrarchy::cli {

void Console::refuse(const Refusal& r) { refuse(said(game, r)); }

void Console::refuse(const std::string& text) {
  err << text << '\n';
  exit_code_ = 1;
}

int run(std::span<const std::string> arguments, Console& console) {
  CLI::App app("Djambi and Yonin shogi at a terminal: positions, moves, counts, diagrams", "tetrarchy");
  app.require_subcommand(1);

  GameCommands<Djambi> djambi(app, "four chiefs, one maze", console);
  GameCommands<Yonin> yonin(app, "shogi for four", console);

  Endgames endgames;
  CLI::App& converting_wins =
      *app.get_subcommand("djambi")->add_subcommand("endgames", "how many endgames a computer player wins");
  endgames.add_to(converting_wins);
  converting_wins.callback([&] { play_endgames(endgames, console); });

  Conversion conversion;
  CLI::App& converting =
      *app.add_subcommand("convert", "a record, a text or a link to a position, a position to a record");
  converting
      .add_option("text", conversion.text, "a link or its address; the file that holds one, a record or a position; -")
      ->required();
  converting.add_option("--ply", conversion.ply,
                        "of the game; without it, the last of a record, the shown one of a link");
  converting.add_option("--to", conversion.form, "position, record, link or text")
      ->check(CLI::IsMember(conversion.forms));
  converting.add_option("--notation", conversion.notation, "of the moves of a text: western, japanese");
  converting.callback([&] { convert(conversion, console); });

  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as the parser wants them
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& e) {
    return app.exit(e, console.out, console.err) == 0 ? 0 : 1;
  }
  return console.exit_code();
}

}  // namespace tetrarchy::cli
