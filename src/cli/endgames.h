#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/console.h"

namespace tetrarchy::cli {

// tetrarchy djambi endgames: how many of the endgames of a file, which ought to be won, a player wins.
struct Endgames {
  std::string file;
  std::string player = "level5", defender = "tree:nodes=1000";
  int turns = 150;

  void add_to(CLI::App& game) {
    game.add_option("file", file, "positions, one a line; see tests/ai/djambi_conversion.txt")->required();
    game.add_option("--player", player, "who ought to win");
    game.add_option("--defender", defender, "who plays the other seats");
    game.add_option("--turns", turns, "what is not won by then counts as not won")->check(CLI::Range(1, 10000));
  }
};

void play_endgames(const Endgames&, Console&);

}  // namespace tetrarchy::cli
