#include <algorithm>
#include <array>
#include <cassert>
#include <string>

#include "games/djambi/lines.h"
#include "games/djambi/notation.h"
#include "games/djambi/screen.h"

// Why a square cannot be picked, with the clause that says so. Asked only about squares that are not
// offered; every answer says what stands in the way of this one.
namespace tetrarchy::djambi {
namespace {

struct Question {
  const Position& p;
  Draft d;
  Square square;
  Seat seat;

  Cell target() const { return p.at(square); }
  Role mover() const { return p.at(*d.from).role(); }
};

Refusal why(std::string_view code, std::string_view clause, const Question& q) {
  Message text{"djambi.why." + std::string(code)};
  text = std::move(text).with("square", square_label(q.square));
  if (q.d.from) text = std::move(text).with("face", face(q.mover()));
  if (q.target().is_living())
    text = std::move(text).with("camp", q.target().camp()).with("target", face(q.target().role()));
  return {std::string(code), std::string(clause), std::move(text)};
}

// ---- the way -------------------------------------------------------------------------------------

std::optional<std::size_t> direction(Square from, Square to) {
  for (std::size_t d = 0; d < rays[index(from)].size(); ++d)
    if (rays[index(from)][d].has(to)) return d;
  return std::nullopt;
}

// The first thing on the line before `to`. On an exit the origin is empty and the maze is left (D5.2).
std::optional<Square> blocker(const Question& q, Square from, SquareSet occupied) {
  const std::size_t d = *direction(from, q.square);
  const SquareSet between = rays[index(from)][d] - rays[index(q.square)][d] - SquareSet::of(q.square);
  const SquareSet in_way = between & occupied;
  if (in_way.empty()) return std::nullopt;
  return nearest(in_way, d);
}

Refusal in_the_way(const Question& q, Square s) {
  const Cell cell = q.p.at(s);
  Refusal r = why(cell.is_body() ? "body_in_the_way" : "piece_in_the_way", "D3.3", q);
  r.text = std::move(r.text).with("at", square_label(s));
  if (cell.is_living()) r.text = std::move(r.text).with("other_camp", cell.camp()).with("other", face(cell.role()));
  return r;
}

// ---- choosing the piece --------------------------------------------------------------------------

Refusal cannot_choose(const Question& q) {
  const Cell cell = q.target();
  if (cell.is_empty()) return why("empty_square", "D2.4", q);
  if (cell.is_body()) return why("body_never_moves", "D3.1", q);
  if (q.p.fate(cell.camp()) == Fate::hostage) return why("hostage", "D9.1", q);
  switch (q.p.relation(q.seat, cell)) {
    case Relation::locked:
      return why("locked", "D2.3", q);
    case Relation::foreign: {
      Refusal r = why("not_your_piece", "D2.4", q);
      r.text = std::move(r.text).with("leader", *q.p.controller(cell.camp()));
      return r;
    }
    case Relation::own:
      break;
  }
  return why("no_move", "D3.4", q);
}

// ---- choosing where it goes ----------------------------------------------------------------------

Refusal cannot_enter_maze(const Question& q) {
  if (q.mover() == Role::militant) return why("militant_in_maze", "D4.1", q);
  if (q.mover() == Role::reporter) return why("reporter_in_maze", "D4.4", q);
  return why("maze_only_for_chiefs", "D3.2", q);
}

Refusal cannot_kill(const Question& q) {
  const Cell cell = q.target();
  if (q.p.relation(q.seat, cell) == Relation::locked) return why("locked_kill", "D2.3", q);
  if (cell == Cell(q.seat, Role::chief)) return why("own_chief", "D4.8", q);
  if (q.p.relation(q.seat, cell) == Relation::own) {
    const bool captured_only = q.p.options().own == Options::Own::vassals;
    return why(captured_only ? "own_colour" : "own_piece", "D4.8", q);
  }
  assert(q.mover() == Role::assassin && q.square == maze);
  return why("no_exit", "D5.3", q);
}

Refusal cannot_carry(const Question& q) {
  if (q.p.relation(q.seat, q.target()) == Relation::locked) return why("locked_carry", "D2.3", q);
  const bool captured_too = q.p.options().diplomat == Options::Diplomat::vassals;
  return why(captured_too ? "own_colour_carry" : "own_carry", "D4.5", q);
}

Refusal cannot_act(const Question& q) {
  const Cell cell = q.target();
  const Role role = q.mover();
  if (cell.is_body()) return why("only_necromobile_lifts", "D4.6", q);
  if (role == Role::reporter) return why("reporter_moves_first", "D4.4", q);
  if (role == Role::necromobile) return why("necromobile_only_bodies", "D4.6", q);
  return role == Role::diplomat ? cannot_carry(q) : cannot_kill(q);
}

Refusal cannot_go(const Question& q) {
  const Square from = *q.d.from;
  if (q.square == from) return why("must_move", "D3.1", q);
  if (!direction(from, q.square)) return why("not_in_line", "D3.1", q);
  if (const auto s = blocker(q, from, q.p.occupied())) return in_the_way(q, *s);
  const bool militant = q.mover() == Role::militant;
  if (militant && !militant_range[index(from)].has(q.square)) return why("militant_range", "D3.1", q);
  if (q.square == maze && (militant || q.target().is_empty())) return cannot_enter_maze(q);
  return cannot_act(q);
}

// ---- leaving the maze ----------------------------------------------------------------------------

Refusal cannot_leave(const Question& q) {
  if (q.square == maze) return why("must_leave_maze", "D5.1", q);
  if (!direction(maze, q.square)) return why("exit_not_in_line", "D5.2", q);
  SquareSet occupied = q.p.occupied();
  occupied.remove(*q.d.from);
  if (const auto s = blocker(q, maze, occupied)) return in_the_way(q, *s);
  if (q.square == q.d.from) return why("assassin_exit_on_origin", "D5.3", q);
  const bool chief = q.target().is(Role::chief) && q.p.relation(q.seat, q.target()) == Relation::foreign;
  const bool necromobile = q.mover() == Role::necromobile;
  if (chief) return necromobile ? why("necromobile_master", "D5.5", q) : why("no_master_move", "D5.5", q);
  const bool to_chiefs = q.p.options().master == Options::Master::yes && !necromobile;
  return to_chiefs ? why("exit_on_no_chief", "D5.5", q) : why("exit_occupied", "D5.2", q);
}

// ---- putting down, exposing ----------------------------------------------------------------------

// The clause that says where the mover puts what it lifted; by role.
constexpr std::array<std::string_view, 6> drop_clauses{"D4.2", "D4.3", "D4.4", "D4.5", "D4.6", "D4.1"};

Refusal cannot_put(const Question& q) {
  const Cell hand = *lifted(q.p, q.d);
  const auto clause = q.d.exit ? "D5.4" : drop_clauses[static_cast<std::size_t>(q.mover())];
  if (q.square == q.d.exit.value_or(*q.d.to)) return why("put_on_mover", clause, q);
  if (q.square != maze) return why("put_on_occupied", clause, q);
  if (hand.is_body()) return why("body_in_maze", "D4.7", q);
  if (q.d.to == maze) return why("evicted_chief_returns", "D5.4", q);
  return hand.is(Role::chief) ? why("put_on_occupied", clause, q) : why("guest_in_maze", "D4.5", q);
}

Refusal cannot_expose(const Question& q) {
  const Cell cell = q.target();
  if (!side_neighbours[index(*q.d.to)].has(q.square)) return why("expose_only_beside", "D4.4", q);
  if (cell.is_empty() || q.square == q.d.from) return why("expose_nobody_there", "D4.4", q);
  if (cell.is_body()) return why("expose_body", "D4.4", q);
  return cannot_kill(q);
}

}  // namespace

Refusal refusal(const Position& p, const Choices& made, Pick pick) {
  assert(p.turn());
  const Question q{p, draft(made), pick.as_square(), *p.turn()};
  switch (stage(p, q.d)) {
    case Stage::choose:
      return cannot_choose(q);
    case Stage::go:
      return cannot_go(q);
    case Stage::leave:
      return cannot_leave(q);
    case Stage::put:
      return cannot_put(q);
    case Stage::expose:
      break;
  }
  return cannot_expose(q);
}

}  // namespace tetrarchy::djambi
