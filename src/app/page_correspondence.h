#pragma once

#include <nlohmann/json.hpp>

#include "core/message.h"
#include "ui/app.h"

// The page's calls for games by link (MatchConfig::correspondence). Which games are kept, and which seat is the
// person's in each, the page knows; what a link may do to a kept game is decided here.
namespace tetrarchy::app {

// Of the shown game: {game: its name, number: 0 if it is not played by link, joined: is it known which seat is played
// here?, seat: that one, or null for who only looks, awaited: seat or null, ended, course: grows with every line that
// is played or taken back, lastPly, passedOn: so many lines are known to others, seats: [{seat, name, letter}] that
// persons have}
OrRefusal<nlohmann::json> correspondence(ui::App&, const nlohmann::json&);

// correspond(seat or null, number): it is played by link from now on, here by that seat. All its lines are known to
// others.
OrRefusal<nlohmann::json> correspond(ui::App&, const nlohmann::json& arguments);

// resume(kept link, link that has come, seat or null, passedOn): shows the game of the one that has come, at the last
// ply of the kept one; how many plies follow. Refused if it does not continue the kept one, which is shown then: its
// reason is told on the screen, too. A kept link that cannot be read stands in nobody's way.
OrRefusal<nlohmann::json> resume(ui::App&, const nlohmann::json& arguments);

// passOn(): others have the game as it stands.
OrRefusal<nlohmann::json> pass_on(ui::App&, const nlohmann::json&);

}  // namespace tetrarchy::app
