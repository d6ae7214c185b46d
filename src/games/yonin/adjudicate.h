#pragma once

#include <optional>
#include <span>

#include "core/game.h"
#include "core/message.h"
#include "core/outcome.h"
#include "games/yonin/position.h"

// Ends of the game in words, and what only the record shows.
namespace tetrarchy::yonin {

// Did the move between two positions give check (Y6.4): does a man attack a living king of its mover's
// rivals that did not attack it from there before?
bool gives_check(const Position& before, const Position& after);

// Repetition (Y6.4). `history`: every position so far, the present one last. A seat among the verdicts is
// the perpetual checker.
std::optional<Verdict> adjudicate(std::span<const Position> history);

Message ending(const Position&);       // of a position whose game is over
Outcome agreed_draw(const Position&);  // all living seats share; in teams everybody does

}  // namespace tetrarchy::yonin
