#pragma once

#include <memory>
#include <string_view>

#include "session/match.h"

namespace tetrarchy {

// A game in any of its written forms, as it is found in a file, pasted or dropped: a record (session/record.h), a link
// or its address (session/link.h), a game's text (session/game_text.h) or a position. A position is one of the game
// `usual` or, if that refuses it, of the first other one that does not; the refusal of a text
// that no game accepts is that of `usual`. Blanks around the text do not matter.
OrRefusal<std::unique_ptr<Match>> match_in(GameId usual, std::string_view text);

}  // namespace tetrarchy
