#pragma once

#include <string_view>

#include "ai/djambi_survey.h"
#include "ai/djambi_weights.h"
#include "ai/shares.h"

namespace tetrarchy::ai {

// What a position is worth without search.
Shares djambi_shares(const DjambiSurvey&, const DjambiWeights&);

// Can nobody reach the chief of that seat any more, unless men of his own are killed to make bodies of them? No killer
// and no diplomat of another has a way over ground to him, and nobody else has a necromobile to make one.
bool is_safe(const DjambiSurvey&, Seat);

// Why a game was not won, as far as the board tells: one of a few words, the same for like positions.
std::string_view djambi_draw_detail(const DjambiSurvey&);

}  // namespace tetrarchy::ai
