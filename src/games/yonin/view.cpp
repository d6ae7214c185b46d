#include <algorithm>
#include <array>

#include "core/lines.h"
#include "games/yonin/screen.h"

namespace tetrarchy::yonin {
namespace {

// Every plate at its player's right hand.
constexpr BySeat<Corner> corners{{Corner::bottom_right, Corner::bottom_left, Corner::top_left, Corner::top_right}};

// How a seat fell, in the words of its plate; by Fate.
constexpr std::array<std::string_view, 5> fate_keys{"", "yonin.fate.mated", "yonin.fate.stuck", "yonin.fate.withdrawn",
                                                    "yonin.fate.fallen"};

PieceView::State state(Cell cell) {
  if (cell.is_dead_king()) return PieceView::State::fallen;
  return cell.is_frozen() ? PieceView::State::frozen : PieceView::State::active;
}

// The men that face as a seat does pass from hand to hand together (Y5.3).
std::optional<Seat> leader_of(const Position& p, Seat facing) {
  for (const Square s : p.occupied())
    if (!p.at(s).is_king() && p.at(s).facing() == facing) return p.at(s).controller();
  return std::nullopt;
}

std::vector<PieceCount> hand(const Position& p, Seat seat) {
  std::vector<PieceCount> counts;
  for (const Role role : hand_roles)
    counts.push_back({piece_view(Cell(role, Form::plain, seat, seat)), p.hand(seat)[role], 0});
  return counts;
}

SeatView seat_view(const Position& p, Seat seat) {
  SeatView v{};
  v.standing = p.plays(seat) ? SeatView::Standing::playing : SeatView::Standing::fallen;
  v.check_order = p.check_order(seat);
  v.place = p.place(seat);
  v.pieces = p.men(seat).count();
  v.mates = p.mates(seat);
  if (!p.plays(seat)) v.led_by = leader_of(p, seat);
  if (p.options().teams == Options::Teams::yes) v.partner = partner(seat);
  v.fate.key = fate_keys[static_cast<std::size_t>(p.fate(seat))];
  v.hand = hand(p, seat);
  return v;
}

std::vector<Check> checks(const Position& p) {
  std::vector<Check> all;
  for (const Seat seat : all_seats)
    for (const Square s : p.checkers(seat)) all.push_back({s, p.king(seat), *p.at(s).controller()});
  return all;
}

}  // namespace

PieceView piece_view(Cell cell) {
  const Seat facing = cell.facing();
  return {face(cell.role(), cell.form()), state(cell), facing, cell.controller().value_or(facing), facing};
}

BoardView view(const Position& p) {
  BoardView v{};
  v.surface = BoardView::Surface::wood;
  v.homes = BoardView::Homes::sides;
  v.column_labels = "987654321";
  v.row_labels = "abcdefghi";
  for (const Square s : p.occupied()) v.at[index(s)] = piece_view(p.at(s));
  for (const Seat seat : all_seats) v.seats[seat] = seat_view(p, seat);
  v.corner = corners;
  v.turn = p.turn();
  v.then = p.next_turns(3);
  v.checks = checks(p);
  v.number = p.number();
  return v;
}

}  // namespace tetrarchy::yonin
