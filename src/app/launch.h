#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "platform/platform.h"
#include "ui/app.h"

// How the program is asked to begin: the command line natively; the page hands over the same options.
namespace tetrarchy::app {

struct Launch {
  platform::WindowSpec window;
  ui::Preferences preferences;
  std::string game;        // that of the position; empty: of the kept game
  std::string position;    // begins with this position; empty: with the kept game
  std::string record;      // begins with the game in this file
  std::string link;        // shows the game of this link, or of an address with one
  std::string screenshot;  // writes the first settled picture to this PNG file and ends
};

// The options, or what is wrong with them.
std::variant<Launch, std::string> read_launch(std::span<const std::string_view> arguments);

// One line for each option.
std::string launch_help();

}  // namespace tetrarchy::app
