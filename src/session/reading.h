#pragma once

#include <memory>
#include <string_view>

#include "session/match.h"

namespace tetrarchy {

// A game in any of its written forms: a record (session/record.h), a link or its address (session/link.h), or a
// position, which is one of the game `usual` or, if that refuses it, of the first other one that does not. The refusal
// of a text that no game accepts is that of `usual`.
OrRefusal<std::unique_ptr<Match>> match_in(GameId usual, std::string_view text);

}  // namespace tetrarchy
