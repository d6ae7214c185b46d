#include "games/yonin/notation.h"

#include <algorithm>
#include <array>

#include "core/option_text.h"

namespace tetrarchy::yonin {
namespace {

Refusal refused(std::string_view code) {
  return {std::string(code), "Y7.4", Message{"yonin.refused." + std::string(code)}};
}

template <class Value>
Refusal refused(Refusal r, std::string_view name, Value value) {
  r.text = std::move(r.text).with(name, Message::Value(value));
  return r;
}

char rank_letter(int row) { return static_cast<char>('a' + row); }

// ---- reading: one function for each field of Y7.1 -----------------------------------------------

using Fault = std::optional<Refusal>;

// One sign of a rank: how many squares it fills and how many letters it takes; no letters: no such sign.
struct Sign {
  int squares = 1;
  std::size_t letters = 0;
  Cell cell{};
};

std::optional<Seat> seat_of(char c) {
  const auto at = seat_letters.find(c);
  return at == seat_letters.npos ? std::nullopt : std::optional(static_cast<Seat>(at));
}

Sign read_man(std::string_view text, Seat facing) {
  if (text.substr(1, 1) == "X") return {1, 2, Cell(Role::king, Form::plain, facing, std::nullopt)};
  std::size_t at = 1;
  const char next = text.size() > at ? text[at] : ' ';
  const auto other = seat_of(next);
  if (other == facing) return {};
  const bool led_elsewhere = other || next == 'x';
  if (led_elsewhere) ++at;
  const auto form = text.substr(at, 1) == "+" ? Form::promoted : Form::plain;
  if (form == Form::promoted) ++at;
  const auto letter = text.size() > at ? role_letters.find(text[at]) : role_letters.npos;
  if (letter == role_letters.npos) return {};
  const auto role = static_cast<Role>(letter);
  if (role == Role::king && led_elsewhere) return {};
  if (form == Form::promoted && !may_promote(role)) return {};
  return {1, at + 1, Cell(role, form, facing, led_elsewhere ? other : facing)};
}

Sign read_sign(std::string_view text) {
  if (text[0] >= '1' && text[0] <= '9') return {text[0] - '0', 1};
  const auto facing = seat_of(text[0]);
  return facing ? read_man(text, *facing) : Sign();
}

Refusal of_rank(std::string_view code, int row) {
  return refused(refused(code), "rank", std::string(1, rank_letter(row)));
}

Fault read_rank(std::string_view text, int row, Setup& s) {
  int column = 0;
  bool after_run = false;
  while (!text.empty()) {
    const Sign sign = read_sign(text);
    if (sign.letters == 0) return refused(of_rank("unknown_sign", row), "sign", std::string(text.substr(0, 4)));
    if (sign.cell.is_empty() && after_run) return of_rank("split_run", row);
    after_run = sign.cell.is_empty();
    for (int i = 0; i < sign.squares; ++i, ++column)
      if (column < board_side) s.at(*Square::at(column, row)) = sign.cell;
    text.remove_prefix(sign.letters);
  }
  if (column != board_side) return refused(of_rank("rank_length", row), "count", column);
  return std::nullopt;
}

Fault read_board(std::string_view text, Setup& s) {
  for (int row = 0; row < board_side; ++row) {
    const bool last = row + 1 == board_side;
    const auto end = text.find('/');
    if ((end == text.npos) != last) return refused("rank_count");
    if (auto fault = read_rank(text.substr(0, end), row, s)) return fault;
    text.remove_prefix(last ? text.size() : end + 1);
  }
  return std::nullopt;
}

Fault read_turn(std::string_view text, std::optional<Seat>& turn) {
  turn = seat_of(text[0]);
  if (text.size() == 1 && (turn || text[0] == '-')) return std::nullopt;
  return refused(refused("bad_turn"), "text", std::string(text));
}

// "2GP": counts in the order of hand_roles, 1 is not written. False: it is no such text.
bool read_hand(std::string_view text, Hand& hand) {
  if (text == "-") return true;
  if (text.empty()) return false;
  std::size_t next_role = 0;
  while (!text.empty()) {
    const auto digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const int count = digits == 0 ? 1 : read_count(text.substr(0, digits));
    if (digits > 2 || (digits > 0 && count < 2) || digits == text.size()) return false;
    const auto role = role_letters.substr(1).find(text[digits]);
    if (role == role_letters.npos || role < next_role) return false;
    hand.count[role] = static_cast<std::uint8_t>(count);
    next_role = role + 1;
    text.remove_prefix(digits + 1);
  }
  return true;
}

Fault read_hands(std::string_view text, Setup& s) {
  std::string_view rest = text;
  for (const Seat seat : all_seats) {
    const bool last = seat == all_seats.back();
    const auto end = rest.find('/');
    if ((end == rest.npos) != last || !read_hand(rest.substr(0, end), s.hand[seat]))
      return refused(refused("bad_hands"), "text", std::string(text));
    rest.remove_prefix(last ? rest.size() : end + 1);
  }
  return std::nullopt;
}

// Four characters out of `signs`, of which the n-th stands for the number n.
Fault read_digits(std::string_view text, std::string_view signs, std::string_view code, BySeat<int>& numbers) {
  if (text.size() != all_seats.size() || text.find_first_not_of(signs) != text.npos)
    return refused(refused(code), "text", std::string(text));
  for (const Seat seat : all_seats) numbers[seat] = static_cast<int>(signs.find(text[index(seat)]));
  return std::nullopt;
}

Fault read_number(std::string_view text, int& n) {
  n = read_count(text);
  if (n >= 0) return std::nullopt;
  return refused(refused("bad_number"), "text", std::string(text));
}

constexpr std::string_view place_signs = "-1234", mate_signs = "0123456789";

// ---- writing -----------------------------------------------------------------------------------

void write_rank(const Position& p, int row, std::string& text) {
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

std::string write_hand(const Hand& hand) {
  std::string text;
  for (const Role role : hand_roles) {
    if (hand[role] > 1) text += std::to_string(hand[role]);
    if (hand[role] > 0) text += letter(role);
  }
  return text.empty() ? "-" : text;
}

}  // namespace

std::string man_letters(Role role, Form form) {
  return (form == Form::promoted ? "+" : "") + std::string(1, letter(role));
}

std::string square_name(Square s) { return {static_cast<char>('9' - s.column()), rank_letter(s.row())}; }

std::optional<Square> read_square(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  return Square::at('9' - text[0], text[1] - 'a');
}

std::string square_text(const Position& p, Square s) {
  const Cell cell = p.at(s);
  if (cell.is_empty()) return "";
  std::string text(1, letter(cell.facing()));
  if (cell.is_dead_king()) return text + 'X';
  const auto leader = cell.controller();
  if (leader != cell.facing()) text += leader ? letter(*leader) : 'x';
  return text + man_letters(cell.role(), cell.form());
}

std::span<const std::string_view> field_names() {
  static constexpr std::array<std::string_view, 7> names{"board", "turn",   "hands", "places",
                                                         "mates", "number", "rules"};
  return names;
}

std::string write_position(const Position& p) {
  std::string text;
  for (int row = 0; row < board_side; ++row) {
    if (row > 0) text += '/';
    write_rank(p, row, text);
  }
  text.append({' ', p.turn() ? letter(*p.turn()) : '-'});
  char before = ' ';
  for (const Seat seat : all_seats) {
    text += before + write_hand(p.hand(seat));
    before = '/';
  }
  const Setup s = p.setup();
  text += ' ';
  for (const Seat seat : all_seats) text += place_signs[static_cast<std::size_t>(s.place[seat])];
  text += ' ';
  for (const Seat seat : all_seats) text += mate_signs[static_cast<std::size_t>(s.mates[seat])];
  return text + ' ' + std::to_string(p.number()) + ' ' + write_options(p.options());
}

OrRefusal<Setup> read_setup(std::string_view text) {
  const auto fields = split_fields<7>(text);
  if (!fields) return refused("field_count");
  const auto& [board, turn, hands, places, mates, number, rules] = *fields;
  Setup s;
  if (auto f = read_board(board, s)) return *f;
  if (auto f = read_turn(turn, s.turn)) return *f;
  if (auto f = read_hands(hands, s)) return *f;
  if (auto f = read_digits(places, place_signs, "bad_places", s.place)) return *f;
  if (auto f = read_digits(mates, mate_signs, "bad_mates", s.mates)) return *f;
  if (auto f = read_number(number, s.number)) return *f;
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
  if (m.is_drop()) return letter(m.dropped()) + ("*" + square_name(m.to()));
  return square_name(m.from()) + square_name(m.to()) + (m.promotes() ? "+" : "");
}

std::optional<MoveText> parse_move(std::string_view text) {
  if (text.size() < 4 || text.size() > 5) return std::nullopt;
  const auto to = read_square(text.substr(2, 2));
  if (!to) return std::nullopt;
  MoveText m{.to = *to};
  if (text[1] == '*') {
    const auto role = role_letters.substr(1).find(text[0]);
    if (role == role_letters.npos || text.size() > 4) return std::nullopt;
    m.dropped = hand_roles[role];
    return m;
  }
  m.from = read_square(text.substr(0, 2));
  if (!m.from || (text.size() == 5 && text[4] != '+')) return std::nullopt;
  if (text.size() == 5) m.becomes = Form::promoted;
  return m;
}

std::string board_text(const Position& p) {
  std::string text = "    9    8    7    6    5    4    3    2    1\n";
  for (int row = 0; row < board_side; ++row) {
    std::string line{' ', rank_letter(row), ' '};
    for (int column = 0; column < board_side; ++column) {
      std::string man = square_text(p, *Square::at(column, row));
      if (man.empty()) man = ".";
      line += ' ' + man + std::string(4 - man.size(), ' ');
    }
    text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }
  text += " in hand:";
  for (const Seat s : all_seats) text.append({' ', letter(s), ' '}).append(write_hand(p.hand(s)));
  return text + '\n';
}

}  // namespace tetrarchy::yonin
