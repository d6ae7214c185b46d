#include "games/djambi/setup.h"

#include <algorithm>
#include <string>

#include "core/option_text.h"

namespace tetrarchy::djambi {
namespace {

Refusal refused(std::string_view code) {
  return {std::string(code), "D10.4", Message{"djambi.refused." + std::string(code)}};
}

Refusal refused(std::string_view code, std::string_view name, Message::Value value) {
  Refusal r = refused(code);
  r.text = std::move(r.text).with(name, std::move(value));
  return r;
}

// ---- what a lawful position has (D10.4) --------------------------------------------------------

bool plays(const Setup& s, Seat seat) { return s.fate[seat] == Fate::alive; }

int chiefs_of(const Setup& s, Seat camp) {
  return static_cast<int>(std::ranges::count(s.cells, Cell(camp, Role::chief)));
}

std::optional<Refusal> fault_of_camp(const Setup& s, Seat camp) {
  const Fate fate = s.fate[camp];
  const int chiefs = chiefs_of(s, camp);
  const bool has_chief = fate == Fate::alive || fate == Fate::hostage;
  if (has_chief && chiefs == 0) return refused("no_chief", "camp", camp);
  if (has_chief && chiefs > 1) return refused("many_chiefs", "camp", camp);
  if (!has_chief && chiefs > 0) return refused("chief_of_fallen_camp", "camp", camp);

  const auto leader = s.controller[camp];
  if (fate == Fate::alive && leader != camp) return refused("seat_without_its_camp", "camp", camp);
  if (fate == Fate::hostage && leader) return refused("hostage_with_leader", "camp", camp);
  if (leader && !plays(s, *leader)) {
    Refusal r = refused("leader_out", "camp", camp);
    r.text = std::move(r.text).with("leader", *leader);
    return r;
  }
  return std::nullopt;
}

std::optional<Refusal> fault_of_board(const Setup& s, Strictness strictness) {
  if (s.at(maze).is_living() && !s.at(maze).is(Role::chief)) return refused("piece_in_maze");
  const auto men = square_count - std::ranges::count(s.cells, Cell());
  if (strictness == Strictness::whole && men != 36) return refused("not_36", "count", static_cast<int>(men));
  return std::nullopt;
}

std::optional<Refusal> fault_of_turn(const Setup& s) {
  if (s.number < 1 || s.number > greatest_count) return refused("number_out_of_range");
  if (s.turn.has_value() != s.base.has_value()) return refused("half_a_turn");
  if (!s.turn) return std::nullopt;
  if (!plays(s, *s.turn)) return refused("turn_of_fallen_seat", "seat", *s.turn);
  if (std::ranges::count(s.fate.of, Fate::alive) == 1) return refused("over_one_seat", "seat", *s.turn);
  const int limit = static_cast<int>(s.options.quiet);
  if (limit > 0 && s.quiet >= limit) return refused("over_quiet", "limit", limit);
  return std::nullopt;
}

// ---- the start (D1.4, D9) ----------------------------------------------------------------------

constexpr std::array<std::string_view, 2> layout_names{"mirrored", "rotated"};

// Every corner of a layout, as rows of two letters a square (`.` is empty) from the top left.
constexpr std::array<std::array<std::string_view, 6>, 2> layout_rows{{
    {"gCgAgM......yMyAyC", "gRgDgM......yMyDyR", "gMgMgN......yNyMyM",  //
     "rMrMrN......bNbMbM", "rRrDrM......bMbDbR", "rCrArM......bMbAbC"},
    {"gCgRgM......yMyAyC", "gAgDgM......yMyDyR", "gMgMgN......yNyMyM",  //
     "rMrMrN......bNbMbM", "rRrDrM......bMbDbA", "rCrArM......bMbRbC"},
}};
constexpr std::array<int, 6> filled_rows{0, 1, 2, 6, 7, 8};

// What a number of players makes of the four camps (D9).
struct Table {
  BySeat<std::optional<Seat>> controller;
  BySeat<Fate> fate;
};
constexpr auto red = Seat::red, blue = Seat::blue, yellow = Seat::yellow, green = Seat::green;
constexpr std::array<Table, 3> tables{{
    {{{red, blue, red, blue}}, {{Fate::alive, Fate::alive, Fate::vassal, Fate::vassal}}},
    {{{red, blue, yellow, std::nullopt}}, {{Fate::alive, Fate::alive, Fate::alive, Fate::hostage}}},
    {{{red, blue, yellow, green}}, {{Fate::alive, Fate::alive, Fate::alive, Fate::alive}}},
}};

Cell start_cell(std::string_view two_letters, const Table& table) {
  if (two_letters[0] == '.') return Cell();
  const Cell cell(static_cast<Seat>(seat_letters.find(two_letters[0])),
                  static_cast<Role>(role_letters.find(two_letters[1])));
  const bool gone = cell.is(Role::chief) && table.fate[cell.camp()] == Fate::vassal;
  return gone ? Cell::body() : cell;
}

void place_army(Setup& s, std::size_t layout, const Table& table) {
  for (std::size_t i = 0; i < filled_rows.size(); ++i)
    for (int column = 0; column < board_side; ++column)
      s.at(*Square::at(column, filled_rows[i])) =
          start_cell(layout_rows[layout][i].substr(static_cast<std::size_t>(column) * 2, 2), table);
}

}  // namespace

std::optional<Refusal> fault(const Setup& s, Strictness strictness) {
  for (const Seat camp : all_seats)
    if (auto r = fault_of_camp(s, camp)) return r;
  if (auto r = fault_of_board(s, strictness)) return r;
  return fault_of_turn(s);
}

std::span<const std::string_view> layouts() { return layout_names; }

OrRefusal<Setup> start_setup(const StartSpec& spec) {
  const auto name = spec.layout.empty() ? layout_names.front() : std::string_view(spec.layout);
  const auto layout = std::ranges::find(layout_names, name);
  if (layout == layout_names.end())
    return Refusal{"unknown_layout", "D1.4", Message{"djambi.refused.unknown_layout"}.with("layout", spec.layout)};
  if (spec.players < 2 || spec.players > 4)
    return Refusal{"players", "D9", Message{"djambi.refused.players"}.with("count", spec.players)};
  auto options = read_options(spec.options);
  if (const auto* refusal = std::get_if<Refusal>(&options)) return *refusal;

  const Table& table = tables[static_cast<std::size_t>(spec.players - 2)];
  Setup s;
  place_army(s, static_cast<std::size_t>(layout - layout_names.begin()), table);
  s.turn = s.base = spec.turn.value_or(Seat::red);
  s.controller = table.controller;
  s.fate = table.fate;
  s.options = std::get<Options>(options);
  if (auto refusal = fault(s, Strictness::whole)) return *refusal;
  return s;
}

}  // namespace tetrarchy::djambi
