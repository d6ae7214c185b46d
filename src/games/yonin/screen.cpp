#include "games/yonin/screen.h"

#include <algorithm>
#include <cassert>

#include "core/choices.h"
#include "games/yonin/lines.h"

namespace tetrarchy::yonin {
namespace {

Choice choice(Square s, Act act) { return {Pick::square(s), act}; }

Choice hand_choice(Role role) { return {{Pick::Kind::hand, static_cast<std::uint8_t>(hand_index(role))}, Act::choose}; }

Choice answer(Form becomes) {
  return {{Pick::Kind::answer, static_cast<std::uint8_t>(becomes == Form::promoted)}, Act::promote};
}

}  // namespace

// ---- choices -------------------------------------------------------------------------------------

Choices choices(const Position& p, Move m) {
  if (m.is_drop()) return {hand_choice(m.dropped()), choice(m.to(), Act::put)};
  const Act act = p.at(m.to()).is_empty() ? Act::move : Act::kill;
  Choices all{choice(m.from(), Act::choose), choice(m.to(), act)};
  if (p.promotion(m.from(), m.to()) == Promotion::optional)
    all.push_back(answer(m.promotes() ? Form::promoted : Form::plain));
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
    switch (c.pick.kind) {
      case Pick::Kind::square:
        (c.act == Act::choose ? d.from : d.to) = c.pick.as_square();
        break;
      case Pick::Kind::hand:
        d.dropped = hand_roles[c.pick.value];
        break;
      case Pick::Kind::answer:
        d.becomes = c.pick.value == 0 ? Form::plain : Form::promoted;
        break;
    }
  }
  return d;
}

Stage stage(const Draft& d) {
  if (d.dropped) return Stage::put;
  if (!d.from) return Stage::choose;
  return d.to ? Stage::promote : Stage::go;
}

std::optional<Cell> lifted(const Position& p, const Draft& d) {
  if (!d.dropped || d.to) return std::nullopt;
  return Cell(*d.dropped, Form::plain, *p.turn(), *p.turn());
}

// ---- the unfinished move -------------------------------------------------------------------------

namespace {

int& in_hand(BoardView& board, Seat seat, Role role) { return board.seats[seat].hand[hand_index(role)].count; }

// A legal move parries every check of the mover's own king; what stood elsewhere attacks no more.
void drop_checks(BoardView& board, const Position& p, const Draft& d) {
  std::erase_if(board.checks,
                [&](const Check& c) { return c.king == p.king(*p.turn()) || c.from == d.from || c.from == d.to; });
}

void take_from_hand(Preview& v, const Position& p, const Draft& d) {
  --in_hand(v.board, *p.turn(), *d.dropped);
  if (const auto man = lifted(p, d))
    v.lifted = piece_view(*man);
  else
    v.board.at[index(*d.to)] = piece_view(Cell(*d.dropped, Form::plain, *p.turn(), *p.turn()));
}

void move_man(Preview& v, const Position& p, const Draft& d) {
  const Cell man = p.at(*d.from), taken = p.at(*d.to);
  const Promotion promotion = p.promotion(*d.from, *d.to);
  const bool promotes = promotion == Promotion::forced || d.becomes == Form::promoted;
  if (!taken.is_empty()) ++in_hand(v.board, *p.turn(), taken.role());
  v.board.at[index(*d.from)].reset();
  v.board.at[index(*d.to)] = piece_view(promotes ? man.promoted() : man);
  if (promotion == Promotion::optional && !d.becomes) v.answers = {piece_view(man), piece_view(man.promoted())};
}

// Where a man may promote; nowhere, if it does not promote or is promoted.
SquareSet zone_of(Cell man) {
  return man.form() == Form::plain && may_promote(man.role()) ? promotion_zone(man.facing()) : SquareSet();
}

}  // namespace

Preview preview(const Position& p, const Choices& made) {
  const Draft d = draft(made);
  Preview v{view(p), {}, {}, d.to ? d.to : d.from};
  if (d.to) drop_checks(v.board, p, d);
  if (d.dropped)
    take_from_hand(v, p, d);
  else if (d.to)
    move_man(v, p, d);
  else if (d.from)
    for (const Square s : zone_of(p.at(*d.from))) v.zone.push_back(s);
  return v;
}

// ---- what travels --------------------------------------------------------------------------------

std::vector<Travel> travels(const Position& p, Move m) {
  using Kind = Travel::Kind;
  const Seat mover = *p.turn();
  const Square to = m.to();
  std::vector<Travel> all;
  int stage = 0;
  if (m.is_drop()) {
    all.push_back({Kind::drop, to, to, stage, piece_view(Cell(m.dropped(), Form::plain, mover, mover)), mover});
  } else {
    const PieceView man = piece_view(p.at(m.from()));
    if (!p.at(to).is_empty()) all.push_back({Kind::capture, to, to, stage, piece_view(p.at(to)), mover});
    all.push_back({Kind::slide, m.from(), to, stage, man});
    if (m.promotes()) all.push_back({Kind::flip, to, to, ++stage, man});
  }
  ++stage;
  const Position after = p.after(m);
  for (const Seat seat : all_seats)
    if (p.plays(seat) && !after.plays(seat))
      all.push_back({Kind::fall, p.king(seat), p.king(seat), stage, piece_view(p.at(p.king(seat)))});
  return all;
}

}  // namespace tetrarchy::yonin
