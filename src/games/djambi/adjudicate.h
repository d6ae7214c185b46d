#pragma once

#include <optional>
#include <span>

#include "core/game.h"
#include "core/message.h"
#include "core/outcome.h"
#include "games/djambi/position.h"

// Ends of the game in words, and those ends that only the record shows.
namespace tetrarchy::djambi {

// Can nobody fall any more (D8.5)?
bool is_dead(const Position&);

// Repetition (D8.4) and dead position (D8.5). `history`: every position so far, the present one last.
std::optional<Verdict> adjudicate(std::span<const Position> history);

Message ending(const Position&);       // of a position whose game is over
Outcome agreed_draw(const Position&);  // all living seats share (D8.4)

}  // namespace tetrarchy::djambi
