#pragma once

#include <memory>
#include <nlohmann/json.hpp>

#include "core/message.h"
#include "session/match.h"
#include "ui/app.h"

// How a page sets the board up: what game begins, and how it is shown. Plain data from outside, so everything may be
// wrong with it; then the reason is given and nothing has changed.
namespace tetrarchy::app {

// {game, position?, layout?, options?, players?, turn?, moves?: [machine forms], ply?, seats?: {red: "human", blue:
// "open", green: "computer3", ...}, clock?: {main?, increment?, period?, periods?}}. Times are milliseconds. Seats go
// by their colours in both games; who is not named is a person.
OrRefusal<std::unique_ptr<Match>> match_of(const nlohmann::json&);

// {theme?, pieces?, turning?, quarterTurns?, language?, bars?, readonly?, sound?}: see web/src/api.mjs. All of it is
// set, or nothing.
std::optional<Refusal> set_up(ui::App&, const nlohmann::json&);

}  // namespace tetrarchy::app
