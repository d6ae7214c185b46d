#include <algorithm>
#include <array>

#include "games/djambi/screen.h"

namespace tetrarchy::djambi {
namespace {

constexpr BySeat<Corner> corners{{Corner::bottom_left, Corner::bottom_right, Corner::top_right, Corner::top_left}};

// How many pieces of each role a camp starts with (D1.4).
constexpr std::array<int, 6> army_at_first{1, 1, 1, 1, 1, 4};

// How a camp fell, in the words of its plate; by Fate.
constexpr std::array<std::string_view, 6> fate_keys{
    "", "djambi.fate.killed", "djambi.fate.encircled", "djambi.fate.withdrawn", "", ""};

PieceView::State state(const Position& p, Seat camp) {
  if (p.fate(camp) == Fate::hostage) return PieceView::State::hostage;
  return p.is_locked(camp) ? PieceView::State::locked : PieceView::State::active;
}

std::vector<PieceCount> army(const Position& p, Seat camp) {
  std::vector<PieceCount> counts;
  for (std::size_t r = 0; r < army_at_first.size(); ++r) {
    const Cell cell(camp, static_cast<Role>(r));
    const bool never = p.fate(camp) == Fate::vassal && cell.role() == Role::chief;  // D9.2
    if (!never) counts.push_back({piece_view(p, cell), 0, army_at_first[r]});
  }
  for (const Square s : p.occupied())
    for (PieceCount& c : counts) c.count += p.at(s).is_living() && piece_view(p, p.at(s)) == c.piece;
  return counts;
}

SeatView::Standing standing(const Position& p, Seat seat) {
  if (p.fate(seat) == Fate::hostage) return SeatView::Standing::hostage;
  if (!p.was_seat(seat)) return SeatView::Standing::absent;
  return p.plays(seat) ? SeatView::Standing::playing : SeatView::Standing::fallen;
}

int pieces_led(const Position& p, Seat seat) {
  int n = 0;
  for (const Square s : p.occupied()) n += p.at(s).is_living() && p.controller(p.at(s).camp()) == seat;
  return n;
}

SeatView seat_view(const Position& p, Seat seat) {
  SeatView v{};
  v.standing = standing(p, seat);
  v.in_power = p.power() == seat;
  v.place = p.place(seat);
  v.pieces = pieces_led(p, seat);
  if (!p.plays(seat)) v.led_by = p.controller(seat);
  v.fate.key = fate_keys[static_cast<std::size_t>(p.fate(seat))];
  Seat camp = seat;
  for (std::size_t i = 0; i < all_seats.size(); ++i, camp = next(camp))
    if (p.controller(camp) == seat) v.army.push_back(army(p, camp));
  return v;
}

}  // namespace

PieceView piece_view(const Position& p, Cell cell) {
  if (!cell.is_living()) return {Face::chief, PieceView::State::fallen, Seat::red, Seat::red, Seat::red};
  const Seat camp = cell.camp();
  return {face(cell.role()), state(p, camp), camp, p.controller(camp).value_or(camp), camp};
}

BoardView view(const Position& p) {
  BoardView v{};
  v.surface = BoardView::Surface::stone;
  v.homes = BoardView::Homes::corners;
  v.column_labels = "ABCDEFGHI";
  v.row_labels = "123456789";
  for (const Square s : p.occupied()) v.at[static_cast<std::size_t>(s.index())] = piece_view(p, p.at(s));
  for (const Seat seat : all_seats) v.seats[seat] = seat_view(p, seat);
  v.corner = corners;
  v.turn = p.turn();
  v.extra_turn = p.extra_turn();
  v.power = p.power();
  v.then = p.next_turns(3);
  v.number = p.number();
  return v;
}

}  // namespace tetrarchy::djambi
