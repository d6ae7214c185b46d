#pragma once

#include <optional>
#include <variant>

#include "core/game.h"
#include "session/clock.h"
#include "session/history.h"

// What the clocks of a game show follows from its control and its lines: the time of a line is that of the seat on turn
// before it, whoever's resignation it may be. So clocks of seats that a jumping turn skips (Y4.3), or that wait for an
// extra turn (D6.2), stand.
namespace tetrarchy {

inline BySeat<ClockFace> faces_at_start(const TimeControl& control) {
  BySeat<ClockFace> faces;
  faces.of.fill(face_at_start(control));
  return faces;
}

// The line that leads to `ply` is made.
template <Game G>
void follow_line(const TimeControl& control, const History<G>& history, int ply, BySeat<ClockFace>& faces) {
  const Seat seat = *history.at(ply - 1).turn();
  const auto& line = history.line(ply);
  ClockFace& face = faces[seat];
  face = after_thinking(control, face, line.ms);
  if (std::holds_alternative<typename G::Position::Move>(line.deed))
    face = after_move(control, face);
  else if (history.at(ply).turn() != seat)
    face = after_turn(control, face);
}

template <Game G>
BySeat<ClockFace> faces_at(const TimeControl& control, const History<G>& history, int ply) {
  BySeat<ClockFace> faces = faces_at_start(control);
  for (int line = 1; line <= ply; ++line) follow_line(control, history, line, faces);
  return faces;
}

// Whose flag fell with the line that leads to `ply` (D7.5, Y5.7): it is the resignation of the seat on turn when all
// its time has passed.
template <Game G>
std::optional<Seat> flag_of(const std::optional<TimeControl>& control, const History<G>& history, int ply) {
  const auto& line = history.line(ply);
  const auto* resignation = std::get_if<Resignation>(&line.deed);
  if (!control || !resignation || resignation->seat != history.at(ply - 1).turn()) return std::nullopt;
  const ClockFace had = faces_at(*control, history, ply - 1)[resignation->seat];
  return line.ms >= allowance_ms(*control, had) ? std::optional(resignation->seat) : std::nullopt;
}

}  // namespace tetrarchy
