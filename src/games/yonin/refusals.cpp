#include <array>
#include <cassert>
#include <string>

#include "games/yonin/lines.h"
#include "games/yonin/notation.h"
#include "games/yonin/screen.h"

// Why a square or a man in hand cannot be picked, with the clause that says so and the squares that show
// it. Asked only about what is not offered; every answer says what stands in the way of this one.
namespace tetrarchy::yonin {
namespace {

struct Question {
  const Position& p;
  Draft d;
  Square square;
  Seat seat;

  Cell target() const { return p.at(square); }
  Cell mover() const { return p.at(*d.from); }
};

Face face_of(Cell cell) { return face(cell.role(), cell.form()); }

std::optional<Face> chosen_face(const Position& p, const Draft& d) {
  if (d.dropped) return face(*d.dropped, Form::plain);
  return d.from ? std::optional(face_of(p.at(*d.from))) : std::nullopt;
}

std::vector<Square> squares(SquareSet set) {
  std::vector<Square> all;
  for (const Square s : set) all.push_back(s);
  return all;
}

Refusal why(std::string_view code, std::string_view clause, const Question& q, std::vector<Square> marks = {}) {
  Message text{"yonin.why." + std::string(code)};
  text = std::move(text).with("seat", q.seat).with("square", square_name(q.square));
  if (const auto face = chosen_face(q.p, q.d)) text = std::move(text).with("face", *face);
  if (!q.target().is_empty()) text = std::move(text).with("target", face_of(q.target()));
  const Cell there = marks.empty() ? q.target() : q.p.at(marks.front());
  if (!marks.empty()) text = std::move(text).with("at", square_name(marks.front())).with("other", face_of(there));
  if (!there.is_empty() && there.controller()) text = std::move(text).with("by", *there.controller());
  return {std::string(code), std::string(clause), std::move(text), std::move(marks)};
}

// ---- the own king (Y4.2) -------------------------------------------------------------------------

// The rivals' men that would attack the king if it went to `to`.
SquareSet guards(const Question& q, Square to) {
  SquareSet occupied = q.p.occupied(), all;
  occupied.remove(q.p.king(q.seat));
  for (const Square s : q.p.occupied()) {
    const auto leader = q.p.at(s).controller();
    if (!leader || !q.p.is_rival(q.seat, *leader) || s == to) continue;
    const bool slides_there = q.p.at(s).slides() && slides[index(s)].has(to) && (between(s, to) & occupied).empty();
    if (slides_there || steps_of[q.p.at(s).pattern()][index(s)].has(to)) all.add(s);
  }
  return all;
}

// Does a pinned man stand no longer between its king and the pinning one?
bool leaves_line(const Question& q, Square pinner) {
  return q.square != pinner && !between(q.p.king(q.seat), pinner).has(q.square);
}

Refusal still_in_check(const Question& q) {
  const SquareSet checkers = q.p.checkers(q.seat);
  return why(checkers.count() > 1 ? "still_in_checks" : "still_in_check", "Y4.2", q, squares(checkers));
}

// ---- choosing the man ----------------------------------------------------------------------------

Refusal cannot_choose(const Question& q) {
  const Cell cell = q.target();
  if (cell.is_empty()) return why("empty_square", "Y1.3", q);
  if (cell.is_dead_king()) return why("dead_king", "Y5.4", q);
  if (cell.is_frozen()) return why("frozen", "Y5.3", q);
  if (cell.controller() != q.seat) return why("not_your_piece", "Y1.3", q);
  if (q.p.range(q.square).empty()) return why("no_move", "Y2.2", q);
  if (cell.is_king()) return why("king_has_no_safe_square", "Y4.2", q);
  if (const auto pinner = q.p.pinner(q.square)) return why("pinned", "Y4.2", q, {*pinner});
  return still_in_check(q);
}

// ---- choosing where it goes ----------------------------------------------------------------------

Refusal cannot_capture(const Question& q) {
  const Cell cell = q.target();
  if (cell.is_dead_king()) return why("dead_king_is_not_captured", "Y5.4", q);
  if (cell.controller() == q.seat) return why("own_piece", "Y2.2", q);
  if (cell.is_king()) return why("king_is_not_captured", "Y2.2", q);
  return why("partner_is_safe", "Y6.3", q);
}

Refusal cannot_go(const Question& q) {
  const Square from = *q.d.from;
  const Cell man = q.mover();
  if (q.square == from) return why("must_move", "Y2.1", q);
  const bool steps = steps_of[man.pattern()][index(from)].has(q.square);
  const bool in_line = man.slides() && slides[index(from)].has(q.square);
  if (!steps && !in_line) return why("out_of_reach", "Y2.1", q);
  if (!steps)
    for (const Square s : between(from, q.square) & q.p.occupied()) return why("in_the_way", "Y2.1", q, {s});
  if (!q.p.range(from).has(q.square)) return cannot_capture(q);
  if (man.is_king()) return why("king_would_be_attacked", "Y4.2", q, squares(guards(q, q.square)));
  if (const auto pinner = q.p.pinner(from); pinner && leaves_line(q, *pinner))
    return why("pinned", "Y4.2", q, {*pinner});
  return still_in_check(q);
}

// ---- dropping ------------------------------------------------------------------------------------

Refusal cannot_put(const Question& q) {
  if (!q.target().is_empty()) return why("drop_on_occupied", "Y3.1", q);
  if (*q.d.dropped != Role::pawn) return still_in_check(q);
  if (q.p.is_last_line(q.seat, q.square)) return why("drop_on_last_line", "Y3.2", q);
  if (const auto pawn = q.p.nifu(q.seat, q.square)) return why("nifu", "Y3.3", q, {*pawn});
  if (q.p.is_uchifuzume(q.seat, q.square)) return why("pawn_drop_mate", "Y3.4", q, {*step(q.square, forward(q.seat))});
  return still_in_check(q);
}

// A man in hand that cannot be chosen now.
Refusal cannot_drop(const Position& p, const Draft& d, Role role) {
  const Question q{p, {.dropped = role}, p.king(*p.turn()), *p.turn()};
  if (d.from || d.dropped) return why("put_back_first", "Y3.1", q);
  if (p.hand(q.seat)[role] == 0) return why("not_in_hand", "Y3.1", q);
  if (p.in_check(q.seat)) return still_in_check(q);
  return why("no_drop", "Y3.3", q);
}

}  // namespace

Refusal refusal(const Position& p, const Choices& made, Pick pick) {
  assert(p.turn());
  const Draft d = draft(made);
  if (pick.kind == Pick::Kind::hand) return cannot_drop(p, d, hand_roles[pick.value]);
  const Question q{p, d, pick.as_square(), *p.turn()};
  switch (stage(d)) {
    case Stage::choose:
      return cannot_choose(q);
    case Stage::go:
      return cannot_go(q);
    case Stage::put:
      return cannot_put(q);
    case Stage::promote:
      break;
  }
  return why("answer_first", "Y2.4", q);
}

}  // namespace tetrarchy::yonin
