#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/board_view.h"
#include "core/game.h"
#include "core/pick.h"
#include "games/yonin/position.h"

// A position and its moves in the words of the screen: what to draw, what may be picked, what to say.
namespace tetrarchy::yonin {

BoardView view(const Position&);  // view.cpp
PieceView piece_view(Cell);       // of a man of any position, on the board or in a hand

// The parts of an unfinished move, as far as they are chosen.
struct Draft {
  std::optional<Square> from{}, to{};
  std::optional<Role> dropped{};
  std::optional<Form> becomes{};
};
enum class Stage : std::uint8_t { choose, go, put, promote };

Draft draft(const Choices& made);
// What is asked for next, given that the move is not complete.
Stage stage(const Draft&);
// What is in the air after the choices made: the man that was taken out of the hand.
std::optional<Cell> lifted(const Position&, const Draft&);

// Man and destination, then the answer to whether it promotes, if that is free (Y2.4); or man in hand and
// square (Y3.1).
Choices choices(const Position&, Move);
Choices reach(const Position&, Square);
// What may follow `made` in the legal moves: each choice once, in their order.
Choices open_choices(const Position&, std::span<const Choice> made);

Preview preview(const Position&, const Choices& made);
Prompt prompt(const Position&, const Choices& made);          // prompts.cpp
Refusal refusal(const Position&, const Choices& made, Pick);  // refusals.cpp; of squares and men in hand
std::vector<Travel> travels(const Position&, Move);
std::vector<MoveNote> notes(const Position&, Move);  // notes.cpp
std::vector<MoveNote> resignation_notes(const Position&, Seat resigned);

}  // namespace tetrarchy::yonin
