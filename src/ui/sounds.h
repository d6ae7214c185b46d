#pragma once

#include <optional>
#include <span>
#include <vector>

#include "session/match.h"
#include "sound/sound.h"

// What is to be heard of the game, as plain data.
namespace tetrarchy::ui {

// Of a passage: each travel as it lands, then what has come of it. `landings_ms`: one for each travel.
std::vector<sound::Cue> cues_of(const Passage&, std::span<const float> landings_ms);

// Whose turn it is now that a move has been played and has landed; none where nobody waits for it.
std::optional<sound::Cue> turn_cue(const MatchView&, float landed_ms);

}  // namespace tetrarchy::ui
