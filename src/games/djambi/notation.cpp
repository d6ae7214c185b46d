#include "games/djambi/notation.h"

#include <array>
#include <cctype>

#include "core/folded.h"
#include "core/option_text.h"

namespace tetrarchy::djambi {
namespace {

Refusal refused(std::string_view code) {
  return {std::string(code), "D10.4", Message{"djambi.refused." + std::string(code)}};
}

template <class Value>
Refusal refused(Refusal r, std::string_view name, Value value) {
  r.text = std::move(r.text).with(name, Message::Value(value));
  return r;
}

// ---- reading: one function for each field of D10.1 ----------------------------------------------

using Fault = std::optional<Refusal>;

// One sign of a row: how many squares it fills and how many letters it takes; no letters: no such sign.
struct Sign {
  int squares = 1;
  std::size_t letters = 0;
  Cell cell{};
};

Sign read_sign(std::string_view text) {
  if (text[0] == 'x') return {1, 1, Cell::body()};
  if (text[0] >= '1' && text[0] <= '9') return {text[0] - '0', 1};
  const auto camp = seat_letters.find(text[0]);
  const auto role = text.size() > 1 ? role_letters.find(text[1]) : role_letters.npos;
  if (camp == seat_letters.npos || role == role_letters.npos) return {};
  return {1, 2, Cell(static_cast<Seat>(camp), static_cast<Role>(role))};
}

Fault read_row(std::string_view text, int row, Setup& s) {
  int column = 0;
  bool after_run = false;
  while (!text.empty()) {
    const Sign sign = read_sign(text);
    if (sign.letters == 0)
      return refused(refused(refused("unknown_sign"), "row", row + 1), "sign", std::string(text.substr(0, 2)));
    if (sign.cell.is_empty() && after_run) return refused(refused("split_run"), "row", row + 1);
    after_run = sign.cell.is_empty();
    for (int i = 0; i < sign.squares; ++i, ++column)
      if (column < board_side) s.at(*Square::at(column, row)) = sign.cell;
    text.remove_prefix(sign.letters);
  }
  if (column != board_side) return refused(refused(refused("row_length"), "row", row + 1), "count", column);
  return std::nullopt;
}

Fault read_board(std::string_view text, Setup& s) {
  for (int row = 0; row < board_side; ++row) {
    const bool last = row + 1 == board_side;
    const auto end = text.find('/');
    if ((end == text.npos) != last) return refused("row_count");
    if (auto fault = read_row(text.substr(0, end), row, s)) return fault;
    text.remove_prefix(last ? text.size() : end + 1);
  }
  return std::nullopt;
}

// A seat letter, or '-' for none.
bool read_seat(char c, std::optional<Seat>& seat) {
  const auto at = seat_letters.find(c);
  if (at != seat_letters.npos) seat = static_cast<Seat>(at);
  return at != seat_letters.npos || c == '-';
}

Fault read_turn(std::string_view text, std::string_view code, std::optional<Seat>& seat) {
  if (text.size() == 1 && read_seat(text[0], seat)) return std::nullopt;
  return refused(refused(code), "text", std::string(text));
}

Fault read_controllers(std::string_view text, Setup& s) {
  bool good = text.size() == all_seats.size();
  for (std::size_t i = 0; good && i < all_seats.size(); ++i) good = read_seat(text[i], s.controller[all_seats[i]]);
  if (good) return std::nullopt;
  return refused(refused("bad_controllers"), "text", std::string(text));
}

Fault read_fates(std::string_view text, Setup& s) {
  bool good = text.size() == all_seats.size() && text.find_first_not_of(fate_letters) == text.npos;
  if (!good) return refused(refused("bad_status"), "text", std::string(text));
  for (const Seat camp : all_seats) s.fate[camp] = static_cast<Fate>(fate_letters.find(text[index(camp)]));
  return std::nullopt;
}

Fault read_counter(std::string_view text, std::string_view code, int& n) {
  n = read_count(text);
  if (n >= 0) return std::nullopt;
  return refused(refused(code), "text", std::string(text));
}

// ---- writing -----------------------------------------------------------------------------------

void write_row(const Position& p, int row, std::string& text) {
  int run = 0;
  const auto end_run = [&] {
    if (run > 0) text += std::to_string(run);
    run = 0;
  };
  for (int column = 0; column < board_side; ++column) {
    const std::string sign = square_text(p, *Square::at(column, row));
    if (sign.empty()) {
      ++run;
      continue;
    }
    end_run();
    text += sign;
  }
  end_run();
}

char letter_or_dash(std::optional<Seat> seat) { return seat ? letter(*seat) : '-'; }

// Whose piece it is, if not of the mover's own colour: "g:".
std::string camp_mark(const Position& p, Move m) {
  const Cell mover = p.at(m.from());
  return mover.camp() == p.turn() ? "" : std::string{letter(mover.camp()), ':'};
}

// The table form without the camp and without marks; not of a pass.
std::string table_text(const Position& p, Move m) {
  const auto parts = m.parts();
  const Cell mover = p.at(parts.from), target = p.at(parts.to);
  std::string text = letter(mover.role()) + square_label(parts.from);
  text += target.is_empty() ? '-' : kills(mover.role()) ? 'x' : '&';
  text += square_label(parts.to);
  if (parts.exit) text += '>' + square_label(*parts.exit);
  if (parts.drop) text += '@' + square_label(*parts.drop);
  if (parts.shot) text += 'x' + square_label(*parts.shot);
  return text;
}

bool comes_to_power(const Position& before, const Position& after) {
  return after.power() && after.power() != before.power();
}

bool seat_falls(const Position& before, const Position& after) { return after.living_seats() < before.living_seats(); }

}  // namespace

std::string square_name(Square s) { return {static_cast<char>('a' + s.column()), static_cast<char>('1' + s.row())}; }

std::string square_label(Square s) { return {static_cast<char>('A' + s.column()), static_cast<char>('1' + s.row())}; }

std::optional<Square> read_square(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  return Square::at(text[0] - 'a', text[1] - '1');
}

std::string square_text(const Position& p, Square s) {
  const Cell cell = p.at(s);
  if (cell.is_empty()) return "";
  return cell.is_body() ? "x" : std::string{letter(cell.camp()), letter(cell.role())};
}

std::span<const std::string_view> field_names() {
  static constexpr std::array<std::string_view, 8> names{"board",  "turn",  "base",   "controllers",
                                                         "status", "quiet", "number", "rules"};
  return names;
}

std::string write_position(const Position& p) {
  std::string text;
  for (int row = 0; row < board_side; ++row) {
    if (row > 0) text += '/';
    write_row(p, row, text);
  }
  text.append({' ', letter_or_dash(p.turn()), ' ', letter_or_dash(p.base()), ' '});
  for (const Seat camp : all_seats) text += letter_or_dash(p.controller(camp));
  text += ' ';
  for (const Seat camp : all_seats) text += letter(p.fate(camp));
  text += ' ' + std::to_string(p.quiet()) + ' ' + std::to_string(p.number()) + ' ' + write_options(p.options());
  return text;
}

OrRefusal<Setup> read_setup(std::string_view text) {
  const auto fields = split_fields<8>(text);
  if (!fields) return refused("field_count");
  const auto& [board, turn, base, controllers, fates, quiet, number, rules] = *fields;
  Setup s;
  if (auto f = read_board(board, s)) return *f;
  if (auto f = read_turn(turn, "bad_turn", s.turn)) return *f;
  if (auto f = read_turn(base, "bad_base", s.base)) return *f;
  if (auto f = read_controllers(controllers, s)) return *f;
  if (auto f = read_fates(fates, s)) return *f;
  if (auto f = read_counter(quiet, "bad_quiet", s.quiet)) return *f;
  if (auto f = read_counter(number, "bad_number", s.number)) return *f;
  auto options = read_options(rules);
  if (const auto* refusal = std::get_if<Refusal>(&options)) return *refusal;
  s.options = std::get<Options>(options);
  return s;
}

OrRefusal<Position> read_position(std::string_view text, Strictness strictness) {
  const auto setup = read_setup(text);
  if (const auto* refusal = std::get_if<Refusal>(&setup)) return *refusal;
  return Position::from(std::get<Setup>(setup), strictness);
}

std::string write_move(const Position&, Move m) {
  if (m.is_pass()) return "pass";
  const auto parts = m.parts();
  std::string text = square_name(parts.from) + square_name(parts.to);
  if (parts.exit) text += '>' + square_name(*parts.exit);
  if (parts.drop) text += '@' + square_name(*parts.drop);
  if (parts.shot) text += 'x' + square_name(*parts.shot);
  return text;
}

std::optional<MoveText> parse_move(std::string_view text) {
  if (text == "pass") return MoveText{.pass = true};
  if (text.size() < 4) return std::nullopt;
  MoveText m{false, read_square(text.substr(0, 2)), read_square(text.substr(2, 2))};
  if (!m.from || !m.to) return std::nullopt;
  text.remove_prefix(4);
  for (const auto& [mark, part] : {std::pair{'>', &m.exit}, std::pair{'@', &m.drop}, std::pair{'x', &m.shot}}) {
    if (text.empty() || text[0] != mark) continue;
    *part = read_square(text.substr(1, 2));
    if (!*part) return std::nullopt;
    text.remove_prefix(3);
  }
  if (!text.empty()) return std::nullopt;
  return m;
}

std::span<const std::string_view> notations() {
  static constexpr std::array<std::string_view, 1> all{"table"};
  return all;
}

std::string write_table(const Position& p, Move m, std::size_t) {
  if (m.is_pass()) return "pass";
  std::string text = camp_mark(p, m) + table_text(p, m);
  const Position after = p.after(m);
  if (comes_to_power(p, after)) text += '^';
  if (seat_falls(p, after)) text += '#';
  return text;
}

// A piece of a conquered camp may do without the letter of its camp, as its square says which it is.
std::vector<std::string> written(const Position& p, Move m) {
  if (m.is_pass()) return {"pass"};
  const std::string table = table_text(p, m);
  std::vector<std::string> texts{folded(write_move(p, m)), folded(table)};
  if (const std::string camp = camp_mark(p, m); !camp.empty()) texts.push_back(folded(camp + table));
  return texts;
}

std::string without_marks(std::string_view folded) { return std::string(folded.substr(0, folded.find_first_of("^#"))); }

std::string board_text(const Position& p) {
  std::string text = "    A  B  C  D  E  F  G  H  I\n";
  for (int row = 0; row < board_side; ++row) {
    text.append({' ', static_cast<char>('1' + row)});
    for (int column = 0; column < board_side; ++column) {
      const Square s = *Square::at(column, row);
      const Cell cell = p.at(s);
      text += ' ';
      if (cell.is_living())
        text.append({letter(cell.camp()), letter(cell.role())});
      else
        text.append({' ', cell.is_body() ? 'x' : s == maze ? '#' : '.'});
    }
    text += '\n';
  }
  return text;
}

}  // namespace tetrarchy::djambi
