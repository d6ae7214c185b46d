#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "app/launch.h"
#include "platform/platform.h"
#include "ui/app.h"

namespace tetrarchy::app {

// Whom the app's events are told; empty: nobody.
std::function<void(std::string_view event, std::string_view json)> listener();

// What thinks for the computer players, where the program has to bring it along; empty: the page has it.
std::function<std::unique_ptr<platform::LineHandler>()> thinker();

// Lets the app speak that language as soon as its letters are there.
void speak(ui::App&, std::string_view code);

// What opens the rulebook beside the game; empty: there is none.
std::function<void(std::string_view game, std::string_view clause)> rules_opener();

// What opens the page's field for a typed move; empty: the program has one of its own.
std::function<void()> move_typer();

// What gives the link of a game to the person (ui::World::share).
std::function<bool(std::string_view link)> sharer();

// What asks how a game is to be played by link (ui::World::correspond); empty: it cannot be.
std::function<void()> correspondent();

// What opens the page's dialog of files; empty: there is none.
std::function<void()> files_opener();

// Runs the joined parts: natively until the window is closed or the picture is written; in a page it
// returns at once, and all of them go on living. The result is the program's exit code.
int start(const Launch&, ui::App&, platform::Program&);

// Says why the program cannot run. The result is the program's exit code.
int refuse_to_start(std::string_view reason);

}  // namespace tetrarchy::app
