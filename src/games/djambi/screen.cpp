#include "games/djambi/screen.h"

#include <algorithm>
#include <cassert>

#include "core/choices.h"
#include "games/djambi/lines.h"

namespace tetrarchy::djambi {
namespace {

// What the mover does to what stands on its destination (D4).
Act act_on(Cell target, Role mover) {
  if (target.is_empty()) return Act::move;
  if (target.is_body()) return Act::fetch;
  return kills(mover) ? Act::kill : Act::carry;
}

Choice choice(Square s, Act act) { return {Pick::square(s), act}; }

}  // namespace

// ---- choices -------------------------------------------------------------------------------------

Choices choices(const Position& p, Move m) {
  if (m.is_pass()) return {};
  const auto parts = m.parts();
  const Role mover = p.at(parts.from).role();
  Choices all{choice(parts.from, Act::choose), choice(parts.to, act_on(p.at(parts.to), mover))};
  if (parts.exit) all.push_back(choice(*parts.exit, Act::exit));
  if (parts.drop) all.push_back(choice(*parts.drop, Act::put));
  if (parts.shot) all.push_back(choice(*parts.shot, Act::expose));
  return all;
}

Choices reach(const Position& p, Square from) {
  std::vector<Move> moves;
  p.moves_from(from, moves);
  Choices all;
  for (const Move m : moves) add_once(all, choices(p, m)[1]);
  return all;
}

Choices open_choices(const Position& p, std::span<const Choice> made) { return following(p, made, choices); }

Draft draft(const Choices& made) {
  Draft d;
  for (const Choice& c : made) {
    const Square s = c.pick.as_square();
    switch (c.act) {
      case Act::choose:
        d.from = s;
        break;
      case Act::exit:
        d.exit = s;
        break;
      case Act::put:
        d.drop = s;
        break;
      case Act::expose:
        d.shot = s;
        break;
      default:
        d.to = s;
        break;
    }
  }
  return d;
}

Stage stage(const Position& p, const Draft& d) {
  if (!d.from) return Stage::choose;
  if (!d.to) return Stage::go;
  if (p.at(*d.to).is_empty()) return Stage::expose;
  const bool acts_in_maze = d.to == maze && !p.at(*d.from).is(Role::chief);
  return acts_in_maze && !d.exit ? Stage::leave : Stage::put;
}

std::optional<Cell> lifted(const Position& p, const Draft& d) {
  if (!d.to || p.at(*d.to).is_empty()) return std::nullopt;
  return kills(p.at(*d.from).role()) ? Cell::body() : p.at(*d.to);
}

// ---- the unfinished move -------------------------------------------------------------------------

namespace {

std::optional<PieceView>& at(BoardView& board, Square s) { return board.at[index(s)]; }

// Where what is lifted goes, once that is certain: the assassin has no choice (D4.3, D5.3).
std::optional<Square> drop(const Position& p, const Draft& d) {
  const bool settled = p.at(*d.from).is(Role::assassin) && (d.to != maze || d.exit);
  return settled ? d.from : d.drop;
}

// D5.5: a diplomat that rests where a second chief stood has sent that one into the maze.
void send_to_maze(BoardView& board, const Position& p, const Draft& d) {
  if (!d.exit || !p.at(*d.exit).is_living() || d.exit == d.from) return;
  const bool by_killing = kills(p.at(*d.from).role());
  at(board, maze) = piece_view(p, by_killing ? Cell::body() : p.at(*d.exit));
}

}  // namespace

Preview preview(const Position& p, const Choices& made) {
  const Draft d = draft(made);
  Preview v{view(p), {}, {}, d.from};
  if (!d.to) return v;
  at(v.board, *d.from).reset();
  at(v.board, *d.to).reset();
  v.mover = d.exit.value_or(*d.to);
  send_to_maze(v.board, p, d);
  at(v.board, *v.mover) = piece_view(p, p.at(*d.from));
  if (d.shot) at(v.board, *d.shot) = piece_view(p, Cell::body());
  const auto hand = lifted(p, d);
  if (!hand) return v;
  if (const auto square = drop(p, d)) {
    at(v.board, *square) = piece_view(p, *hand);
  } else {
    v.lifted = piece_view(p, *hand);
    v.lifted_from = d.to;
  }
  return v;
}

// ---- what travels --------------------------------------------------------------------------------

namespace {

class Itinerary {
 public:
  Itinerary(const Position& p, const Position& after) : p_(p), after_(after) {}

  std::vector<Travel> of(const Move::Parts& m) {
    const Cell mover = p_.at(m.from), target = p_.at(m.to);
    slide(m.from, m.to, mover);
    if (!target.is_empty()) act_on_target(m, mover, target);
    if (mover.role() == Role::reporter) shots(m);
    return std::move(all_);
  }

  // Chiefs that are turned over when everything stands still again (D7.2).
  void walled_in(std::optional<Move::Parts> m, std::vector<Travel>& all) {
    const int last = all.empty() ? 0 : all.back().stage + 1;
    for (const Seat camp : all_seats) {
      if (p_.fate(camp) == after_.fate(camp) || after_.fate(camp) != Fate::encircled) continue;
      const Square s = resting_place(*p_.chief(camp), m);
      all.push_back({Travel::Kind::fall, s, s, last, piece_view(p_, Cell(camp, Role::chief))});
    }
  }

 private:
  void add(Travel::Kind kind, Square from, Square to, Cell cell) {
    all_.push_back({kind, from, to, stage_, piece_view(p_, cell)});
  }
  void slide(Square from, Square to, Cell mover) { add(Travel::Kind::slide, from, to, mover); }
  void fall(Square s) { add(Travel::Kind::fall, s, s, p_.at(s)); }

  // The victim falls while the mover arrives; then the mover leaves the maze; then what was lifted is
  // put down.
  void act_on_target(const Move::Parts& m, Cell mover, Cell target) {
    const bool by_killing = kills(mover.role());
    const bool master = m.exit && m.exit != m.from && p_.at(*m.exit).is_living();  // D5.5
    if (by_killing) fall(m.to);
    ++stage_;
    if (m.exit) {
      slide(m.to, *m.exit, mover);
      if (master && by_killing) fall(*m.exit);
      ++stage_;
    }
    add(Travel::Kind::carry, m.to, m.drop.value_or(m.from), by_killing ? Cell::body() : target);
    if (master) add(Travel::Kind::carry, *m.exit, maze, by_killing ? Cell::body() : p_.at(*m.exit));
  }

  void shots(const Move::Parts& m) {
    ++stage_;
    for (const Square s : side_neighbours[index(m.to)])
      if (s != m.from && is_shot(m, s)) fall(s);
  }
  // With `reporter=all` the move does not say who falls: a neighbour may also have been walled in.
  bool is_shot(const Move::Parts& m, Square s) const {
    if (p_.options().reporter != Options::Reporter::all) return m.shot == s;
    return p_.may_kill(*p_.turn(), p_.at(s));
  }

  Square resting_place(Square s, const std::optional<Move::Parts>& m) const {
    if (!m) return s;
    if (s == m->from) return m->exit.value_or(m->to);
    return s == m->to ? m->drop.value_or(s) : s;
  }

  const Position& p_;
  const Position& after_;
  int stage_ = 0;
  std::vector<Travel> all_{};
};

}  // namespace

std::vector<Travel> travels(const Position& p, Move m) {
  const Position after = p.after(m);
  Itinerary itinerary(p, after);
  std::optional<Move::Parts> parts;
  if (!m.is_pass()) parts = m.parts();
  std::vector<Travel> all = parts ? itinerary.of(*parts) : std::vector<Travel>{};
  itinerary.walled_in(parts, all);
  return all;
}

}  // namespace tetrarchy::djambi
