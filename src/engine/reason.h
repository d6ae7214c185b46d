#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"

// Why a move was chosen, in a few words without a subject ("takes yellow's reporter"), from the course that the search
// expects. Keys: reason.*
namespace tetrarchy {

struct Prey {
  Seat seat;
  Face face;
};

// What one move does that is worth a word.
struct Deed {
  bool wins = false, comes_to_power = false;
  std::optional<Seat> fells, checks;
  std::optional<Prey> takes, lifts;
  std::optional<Face> promotes, drops, moves;
  std::optional<Square> to;
};

inline Prey prey_of(const PieceView& piece) {
  return {piece.state == PieceView::State::active ? piece.controller : piece.camp, piece.face};
}

inline void note_travel(const Travel& travel, Seat mover, Deed& deed) {
  const Prey piece = prey_of(travel.piece);
  const bool foreign = piece.seat != mover && travel.piece.state != PieceView::State::fallen;
  switch (travel.kind) {
    case Travel::Kind::slide:
      if (!deed.moves) deed.moves = piece.face;
      deed.to = travel.to;
      return;
    case Travel::Kind::fall:
    case Travel::Kind::capture:
      if (foreign && !deed.takes) deed.takes = piece;
      return;
    case Travel::Kind::carry:
      if (foreign && !deed.lifts) deed.lifts = piece;
      return;
    case Travel::Kind::drop:
      deed.drops = piece.face;
      deed.to = travel.to;
      return;
    case Travel::Kind::flip:
      deed.promotes = piece.face;
      return;
  }
}

inline void note_event(const MoveNote& note, Seat mover, Deed& deed) {
  using Kind = MoveNote::Kind;
  if (note.kind == Kind::came_to_power) deed.comes_to_power = note.seat == mover;
  if (note.kind == Kind::fell && note.seat != mover && !deed.fells) deed.fells = note.seat;
  if (note.kind == Kind::checks && note.seat != mover && !deed.checks) deed.checks = note.seat;
}

template <Game G>
Deed deed_of(const typename G::Position& position, const typename G::Position::Move& move) {
  const Seat mover = *position.turn();
  Deed deed;
  for (const Travel& travel : G::travels(position, move)) note_travel(travel, mover, deed);
  for (const MoveNote& note : G::notes(position, move)) note_event(note, mover, deed);
  const auto outcome = position.after(move).outcome();
  deed.wins = outcome && outcome->share[mover] > .99f;
  // A piece that is killed is not lifted besides: its body is.
  if (deed.takes) deed.lifts.reset();
  return deed;
}

// What it does to others; none: nothing to speak of.
inline std::optional<Message> said_of_blow(const Deed& deed) {
  if (deed.wins) return Message{"reason.wins"};
  if (deed.fells) return Message{"reason.fells"}.with("seat", *deed.fells);
  if (deed.comes_to_power) return Message{"reason.power"};
  if (deed.takes && deed.checks)
    return Message{"reason.takes_checks"}
        .with("seat", deed.takes->seat)
        .with("face", deed.takes->face)
        .with("checked", *deed.checks);
  if (deed.checks) return Message{"reason.checks"}.with("seat", *deed.checks);
  if (deed.takes) return Message{"reason.takes"}.with("seat", deed.takes->seat).with("face", deed.takes->face);
  return std::nullopt;
}

// What it wants to do with its next turn.
inline std::optional<Message> said_of_plan(const Deed& plan) {
  if (plan.wins) return Message{"reason.plans_win"};
  if (plan.fells) return Message{"reason.plans_fall"}.with("seat", *plan.fells);
  if (plan.comes_to_power) return Message{"reason.plans_power"};
  if (plan.takes) return Message{"reason.threatens"}.with("seat", plan.takes->seat).with("face", plan.takes->face);
  if (plan.checks) return Message{"reason.plans_check"}.with("seat", *plan.checks);
  return std::nullopt;
}

// "E8", as the board's frame names it.
inline std::string frame_name(const BoardView& board, Square s) {
  return {board.column_labels[static_cast<std::size_t>(s.column())],
          board.row_labels[static_cast<std::size_t>(s.row())]};
}

template <Game G>
Message said_of_step(const typename G::Position& position, const Deed& deed) {
  if (deed.lifts) return Message{"reason.lifts"}.with("seat", deed.lifts->seat).with("face", deed.lifts->face);
  if (deed.promotes) return Message{"reason.promotes"}.with("face", *deed.promotes);
  const std::string to = deed.to ? frame_name(G::preview(position, {}).board, *deed.to) : "";
  if (deed.drops) return Message{"reason.drops"}.with("face", *deed.drops).with("square", to);
  if (deed.moves) return Message{"reason.moves"}.with("face", *deed.moves).with("square", to);
  return Message{"reason.passes"};
}

// The mover's next move in the course, and the position that it is made in.
template <Game G>
std::optional<Deed> next_own_deed(typename G::Position position, const std::vector<typename G::Position::Move>& line) {
  const Seat mover = *position.turn();
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    position = position.after(line[i]);
    if (position.turn() == mover) return deed_of<G>(position, line[i + 1]);
  }
  return std::nullopt;
}

// `line`: legal moves one after the other, from `position` on; never empty.
template <Game G>
Message reason_for(const typename G::Position& position, const std::vector<typename G::Position::Move>& line) {
  const Deed deed = deed_of<G>(position, line.front());
  if (auto blow = said_of_blow(deed)) return *std::move(blow);
  if (const auto plan = next_own_deed<G>(position, line))
    if (auto said = said_of_plan(*plan)) return *std::move(said);
  return said_of_step<G>(position, deed);
}

}  // namespace tetrarchy
