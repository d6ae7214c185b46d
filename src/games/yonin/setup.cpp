#include "games/yonin/setup.h"

#include <algorithm>
#include <string>

#include "core/option_text.h"
#include "games/yonin/lines.h"

namespace tetrarchy::yonin {
namespace {

Refusal refused(std::string_view code) {
  return {std::string(code), "Y7.4", Message{"yonin.refused." + std::string(code)}};
}

Refusal refused(std::string_view code, std::string_view name, Message::Value value) {
  Refusal r = refused(code);
  r.text = std::move(r.text).with(name, std::move(value));
  return r;
}

// ---- what a lawful position has (Y7.4) ---------------------------------------------------------

using Fault = std::optional<Refusal>;

bool lives(const Setup& s, Seat seat) {
  return std::ranges::count(s.cells, Cell(Role::king, Form::plain, seat, seat)) > 0;
}

int living_seats(const Setup& s) {
  return static_cast<int>(std::ranges::count_if(all_seats, [&](Seat seat) { return lives(s, seat); }));
}

int men(const Setup& s) {
  int n = square_count - static_cast<int>(std::ranges::count(s.cells, Cell()));
  for (const Hand& hand : s.hand.of) n += hand.size();
  return n;
}

Fault fault_of_kings(const Setup& s) {
  for (const Seat seat : all_seats) {
    const auto kings = std::ranges::count_if(s.cells, [&](Cell c) { return c.is_king() && c.facing() == seat; });
    if (kings == 0) return refused("no_king", "seat", seat);
    if (kings > 1) return refused("many_kings", "seat", seat);
  }
  return std::nullopt;
}

Fault fault_of_men(const Setup& s, Strictness strictness) {
  const int count = men(s);
  if (count > 36) return refused("more_than_36", "count", count);
  const bool all_there = count == 36 || living_seats(s) < 4;
  if (strictness == Strictness::whole && !all_there) return refused("not_36", "count", count);
  return std::nullopt;
}

Fault fault_of_controller(const Setup& s) {
  for (int i = 0; i < square_count; ++i) {
    const auto leader = s.cells[static_cast<std::size_t>(i)].controller();
    if (leader && !lives(s, *leader)) return refused("led_by_fallen_seat", "seat", *leader);
  }
  for (const Seat seat : all_seats)
    if (!s.hand[seat].empty() && !lives(s, seat)) return refused("hand_of_fallen_seat", "seat", seat);
  return std::nullopt;
}

Fault fault_of_pawns(const Setup& s) {
  for (int i = 0; i < square_count; ++i) {
    const Cell cell = s.cells[static_cast<std::size_t>(i)];
    if (!cell.is(Role::pawn, Form::plain)) continue;
    if (last_line(cell.facing()).has(Square(i))) return refused("pawn_on_last_line", "seat", cell.facing());
    for (const Square other : pawn_line(cell.facing(), Square(i)))
      if (other != Square(i) && s.at(other) == cell) return refused("two_pawns", "seat", cell.facing());
  }
  return std::nullopt;
}

bool is_over_by_deaths(const Setup& s) {
  const int living = living_seats(s);
  return living < 2 || (living < 3 && s.options.end == Options::End::twomates) ||
         (living < 4 && s.options.teams == Options::Teams::yes);
}

Fault fault_of_turn(const Setup& s) {
  if (s.number < 1 || s.number > greatest_count) return refused("number_out_of_range");
  if (!s.turn) return std::nullopt;
  if (!lives(s, *s.turn)) return refused("turn_of_fallen_seat", "seat", *s.turn);
  if (is_over_by_deaths(s)) return refused("over_by_deaths", "seat", *s.turn);
  const int limit = static_cast<int>(s.options.limit);
  if (limit > 0 && s.number > limit) return refused("over_by_limit", "limit", limit);
  for (const Seat seat : all_seats)
    if (lives(s, seat) && s.place[seat] > 0) return refused("place_of_living_seat", "seat", seat);
  return std::nullopt;
}

// ---- the start (Y1.4) --------------------------------------------------------------------------

constexpr std::array<std::string_view, 1> layout_names{"standard"};

// South's men as South sees them; the others' are these, turned.
struct Placed {
  int column, row;
  Role role;
};
constexpr std::array<Placed, 9> army{{{4, 8, Role::king},
                                      {4, 7, Role::rook},
                                      {3, 8, Role::gold},
                                      {5, 8, Role::gold},
                                      {2, 8, Role::silver},
                                      {6, 8, Role::silver},
                                      {3, 7, Role::pawn},
                                      {5, 7, Role::pawn},
                                      {4, 6, Role::pawn}}};

// A quarter turn clockwise: South's left is West's place.
constexpr Placed turned(Placed p) { return {board_side - 1 - p.row, p.column, p.role}; }

void place_army(Setup& s, Seat seat) {
  for (Placed p : army) {
    for (std::size_t i = 0; i < index(seat); ++i) p = turned(p);
    s.at(*Square::at(p.column, p.row)) = Cell(p.role, Form::plain, seat, seat);
  }
}

}  // namespace

std::optional<Refusal> fault(const Setup& s, Strictness strictness) {
  if (auto f = fault_of_kings(s)) return f;
  if (auto f = fault_of_men(s, strictness)) return f;
  if (auto f = fault_of_controller(s)) return f;
  if (auto f = fault_of_pawns(s)) return f;
  return fault_of_turn(s);
}

std::span<const std::string_view> layouts() { return layout_names; }

OrRefusal<Setup> start_setup(const StartSpec& spec) {
  if (!spec.layout.empty() && spec.layout != layout_names.front())
    return Refusal{"unknown_layout", "Y1.4", Message{"yonin.refused.unknown_layout"}.with("layout", spec.layout)};
  if (spec.players != 4)
    return Refusal{"players", "Y1.2", Message{"yonin.refused.players"}.with("count", spec.players)};
  auto options = read_options(spec.options);
  if (const auto* refusal = std::get_if<Refusal>(&options)) return *refusal;

  Setup s;
  for (const Seat seat : all_seats) place_army(s, seat);
  s.turn = spec.turn.value_or(Seat::red);
  s.options = std::get<Options>(options);
  return s;
}

}  // namespace tetrarchy::yonin
