#pragma once

#include "session/match.h"
#include "words/words.h"

// What the parts of the screen ask about the game that is shown.
namespace tetrarchy::ui {

const GameInfo& info_of(GameId);

// The message as this game says it (its key with the game's name behind it), if it says it in its own way.
Message own(const Words&, GameId, Message);

}  // namespace tetrarchy::ui
