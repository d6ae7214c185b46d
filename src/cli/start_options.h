#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/game.h"

namespace tetrarchy::cli {

// The flags of every command that may begin at the start of a game.
struct StartOptions {
  StartSpec spec;
  std::string turn;  // a seat's letter; empty: as the rules say

  void add_to(CLI::App& command) {
    command.add_option("--layout", spec.layout, "how the pieces are set up");
    command.add_option("--players", spec.players, "number of seats that play")->check(CLI::Range(2, 4));
    command.add_option("--rules", spec.options, "options as a position writes them, e.g. own=all,master=yes");
    command.add_option("--turn", turn, "letter of the seat that begins");
  }
};

}  // namespace tetrarchy::cli
