#pragma once

#include <string>

#include "ui/dialog.h"

// The field for a typed move, where no page has one of its own.
namespace tetrarchy::ui {

void draw_typing(Screen&, DialogFrame&, const MatchView&, std::string& text);

// In table form, in that notation if the game has it.
const std::string& text_of(const WrittenMove&, std::size_t notation);

// What the typed text means so far: the move, how many moves begin like that, or why there is none.
std::string told(const Words&, GameId, const Typed&, std::size_t notation);

}  // namespace tetrarchy::ui
