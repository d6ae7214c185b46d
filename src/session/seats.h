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

// Names that are too long, levels above the game's best.
std::optional<Refusal> objection_to(const BySeat<SeatConfig>&, int best_level);

// Does any computer play at these seats?
bool any_computer(const BySeat<SeatConfig>&);

// Computers that would have to play by link.
std::optional<Refusal> objection_to_correspondence(const MatchConfig&);

inline bool is_computer(SeatKind kind) { return kind == SeatKind::computer; }
inline bool is_person(SeatKind kind) { return kind == SeatKind::human || kind == SeatKind::open; }

}  // namespace tetrarchy
