#pragma once

#include <nlohmann/json.hpp>

#include "core/message.h"
#include "ui/app.h"

// The page's calls for the accessible grid: the board in words, and picks without a pointer. A pick is named as in
// `picks`: {"square": "5g"}, {"hand": "G"} or {"answer": true}.
namespace tetrarchy::app {

// {rows: nine as seen, of nine {square, text, letter, rank, file}; rect: of all of them, on the canvas, or null; theme;
// beside: [{pick, text, brief, rect}], what can be picked beside the board, also {"finish": true} and, while it is
// asked whether a move is to be played, {"back": true}; drafting: has a move been begun; dialog: is one open}
OrRefusal<nlohmann::json> board(ui::App&, const nlohmann::json& arguments);
OrRefusal<nlohmann::json> point(ui::App&, const nlohmann::json& arguments);      // (pick): the cursor goes there
OrRefusal<nlohmann::json> choose(ui::App&, const nlohmann::json& arguments);     // (pick): as a click on it
OrRefusal<nlohmann::json> finish(ui::App&, const nlohmann::json& arguments);     // "that is all"
OrRefusal<nlohmann::json> step_back(ui::App&, const nlohmann::json& arguments);  // false: nothing to take back
// (text): a move that is typed: {move: the one that it means, or null, begun: [{move, text}], those that it may become,
// count, told: all this in words, refused: may it become none}. An empty text ends typing.
OrRefusal<nlohmann::json> type(ui::App&, const nlohmann::json& arguments);
OrRefusal<nlohmann::json> play_typed(ui::App&,
                                     const nlohmann::json& arguments);  // false: it does not mean one move yet
// (what, square) in words: "moves" of the piece there, its "attackers", the "last" moves, the "turn".
OrRefusal<nlohmann::json> tell(ui::App&, const nlohmann::json& arguments);

}  // namespace tetrarchy::app
