#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/board_view.h"
#include "core/game.h"
#include "core/pick.h"
#include "games/djambi/position.h"

// A position and its moves in the words of the screen: what to draw, what may be picked, what to say.
namespace tetrarchy::djambi {

BoardView view(const Position&);              // view.cpp
PieceView piece_view(const Position&, Cell);  // of a piece of this position, or of a body

// The parts of an unfinished move, as far as they are chosen.
struct Draft {
  std::optional<Square> from{}, to{}, exit{}, drop{}, shot{};
};
enum class Stage : std::uint8_t { choose, go, leave, put, expose };

Draft draft(const Choices& made);
// What is asked for next, given that the move is not complete.
Stage stage(const Position&, const Draft&);
// What is in the air after the choices made: the victim (already a body), the guest or the fetched body.
std::optional<Cell> lifted(const Position&, const Draft&);

// Piece, destination, exit, then where the lifted piece is put or whom the reporter kills (D5.2). A
// pass has none: there is nothing to choose (D8.3).
Choices choices(const Position&, Move);
Choices reach(const Position&, Square);
// What may follow `made` in the legal moves: each choice once, in their order.
Choices open_choices(const Position&, std::span<const Choice> made);

Preview preview(const Position&, const Choices& made);
Prompt prompt(const Position&, const Choices& made);          // prompts.cpp
Refusal refusal(const Position&, const Choices& made, Pick);  // refusals.cpp; there are no hands
std::vector<Travel> travels(const Position&, Move);
std::vector<MoveNote> notes(const Position&, Move);  // notes.cpp
std::vector<MoveNote> resignation_notes(const Position&, Seat resigned);

}  // namespace tetrarchy::djambi
