#pragma once

#include <string>
#include <string_view>

#include "ui/app.h"

namespace tetrarchy::app {

// What a page may ask of the running program: `window.tetrarchy` without what the page itself knows. A
// request is {"call": name, "arguments": [...]}; the answer {"value": ...}, or {"error": {"code",
// "clause", "text"}} when it is refused, and then nothing has changed. Every value is what the session
// or the screen says.
//
//   position() game() record() legalMoves(square?) picks() status()
//   judge(aim) svg() hint() computers(what): see web/src/api.mjs
//   begin(game) open(game) set(wishes): see page_setup.h; highlight(squares, kind?) languages()
//   link() text(notation?) follow(gameInAnyForm): shows it; linkCopied(): says so
//   bringWords(code, catalogue): before setLanguage, for a language that the program lacks
//   correspondence() correspond(...) resume(...) passOn(): see page_correspondence.h
//   load(recordPositionOrLink) play(move) goTo(ply) undo() redo() rotate(quarterTurns) setLanguage(code)
//   squareRect(square) handRect(seat, role) controlRect(id): logical pixels of the canvas, or null
std::string answer(ui::App&, std::string_view request);

}  // namespace tetrarchy::app
