#pragma once

#include <optional>

#include "core/board_view.h"
#include "core/message.h"
#include "session/match.h"

namespace tetrarchy {

// How many seats take part in a game that starts with these seats: all but hostages and absent ones.
int players_of(const BySeat<SeatView>& at_start);

// What was asked for, as far as the start leaves it open (see MatchConfig).
BySeat<SeatConfig> settled(BySeat<SeatConfig> asked, const BySeat<SeatView>& at_start);

std::optional<Refusal> objection_to_names(const BySeat<SeatConfig>&);

}  // namespace tetrarchy
