#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.h"
#include "session/clock_of.h"
#include "session/history.h"
#include "session/match.h"
#include "session/opening.h"

// What may be told about the lines of a history: for the move list, for motion, for the trails.
namespace tetrarchy {

// None for a resignation or an agreed draw.
template <Game G>
std::vector<Travel> travels_of(const History<G>& history, int ply) {
  const auto* move = std::get_if<typename G::Position::Move>(&history.line(ply).deed);
  return move ? G::travels(history.at(ply - 1), *move) : std::vector<Travel>{};
}

// What follows from the defeats that the record decides; each is told with its reason.
template <Game G>
void add_defeats(typename G::Position position, const std::vector<Defeat>& defeats, std::vector<MoveNote>& notes) {
  for (const Defeat& defeat : defeats) {
    for (MoveNote& note : G::resignation_notes(position, defeat.seat)) {
      if (note.kind == MoveNote::Kind::fell && note.seat == defeat.seat) note.text = defeat.reason;
      notes.push_back(std::move(note));
    }
    position = position.after_resignation(defeat.seat);
  }
}

template <Game G>
std::vector<MoveNote> notes_of(const History<G>& history, int ply) {
  const auto& before = history.at(ply - 1);
  const auto& deed = history.line(ply).deed;
  std::vector<MoveNote> notes;
  if (const auto* move = std::get_if<typename G::Position::Move>(&deed)) {
    notes = G::notes(before, *move);
    add_defeats<G>(before.after(*move), history.defeats(ply), notes);
  }
  if (const auto* resignation = std::get_if<Resignation>(&deed)) {
    notes = G::resignation_notes(before, resignation->seat);
    add_defeats<G>(before.after_resignation(resignation->seat), history.defeats(ply), notes);
  }
  const bool told =
      std::any_of(notes.begin(), notes.end(), [](const MoveNote& note) { return note.kind == MoveNote::Kind::ended; });
  if (const auto& ended = history.ended(ply); ended && !told)
    notes.push_back({MoveNote::Kind::ended, std::nullopt, ended->reason});
  return notes;
}

// Where the line before `ply` ended, if it is a move.
template <Game G>
std::optional<Square> arrived_before(const History<G>& history, int ply) {
  if (ply <= 1) return std::nullopt;
  const auto* move = std::get_if<typename G::Position::Move>(&history.line(ply - 1).deed);
  return move ? G::arrival(*move) : std::nullopt;
}

// It was not the will of the seat that fell, but its time.
inline void tell_flag(Seat seat, std::vector<MoveNote>& notes) {
  for (MoveNote& note : notes)
    if (note.kind == MoveNote::Kind::fell && note.seat == seat)
      note.text = Message{"session.time_up"}.with("seat", seat);
}

template <Game G>
RecordLine described(const std::optional<TimeControl>& clock, const History<G>& history, int ply) {
  const auto& before = history.at(ply - 1);
  const auto& deed = history.line(ply).deed;
  const BoardView board = board_of<G>(before);
  const auto& kept = history.line(ply);
  RecordLine line{ply, board.number, *before.turn(), {}, "", notes_of(history, ply), {}, kept.expected, kept.reason};
  for (const Seat seat : all_seats) line.playing[seat] = board.seats[seat].standing == SeatView::Standing::playing;
  if (const auto* move = std::get_if<typename G::Position::Move>(&deed)) {
    const auto arrived = arrived_before<G>(history, ply);
    for (std::size_t i = 0; i < G::notations().size(); ++i)
      line.texts.push_back(G::write_table(before, *move, i, arrived));
    line.move = G::write_move(before, *move);
  } else if (const auto* resignation = std::get_if<Resignation>(&deed)) {
    line.seat = resignation->seat;
  }
  line.time_was_up = flag_of(clock, history, ply).has_value();
  if (line.time_was_up) tell_flag(line.seat, line.notes);
  return line;
}

// The newest move of each seat that plays at `ply`, and the newest of all.
template <Game G>
std::vector<LastMove> last_moves(const History<G>& history, int ply, const BySeat<SeatView>& seats) {
  std::vector<LastMove> moves;
  std::vector<Seat> wanted;
  std::copy_if(all_seats.begin(), all_seats.end(), std::back_inserter(wanted),
               [&](Seat seat) { return seats[seat].standing == SeatView::Standing::playing; });
  for (; ply > 0 && !wanted.empty(); --ply) {
    if (!std::holds_alternative<typename G::Position::Move>(history.line(ply).deed)) continue;
    const Seat seat = *history.at(ply - 1).turn();
    if (std::erase(wanted, seat) > 0 || moves.empty())
      moves.push_back({seat, static_cast<int>(moves.size()), travels_of(history, ply)});
  }
  return moves;
}

}  // namespace tetrarchy
