#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "games/djambi/djambi.h"

// Positions drawn as text, and questions about them in the words of the rules.
namespace tetrarchy::djambi {

// Four seats, each with its own camp, red to move.
inline constexpr std::string_view four_seats = "r r rbyg aaaa 0 1 std";

// Each line of a drawing: the row's number, then its nine squares (`.` or `#` empty, `x` a body). Rows
// that are not drawn are empty. `fields`: the other seven fields of a position text (D10.1).
inline Position board(const std::string& drawing, std::string_view fields = four_seats) {
  std::array<std::string, 9> rows;
  rows.fill("9");
  std::istringstream lines(drawing);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream squares(line);
    std::size_t row = 0;
    if (!(squares >> row)) continue;
    std::string text;
    int run = 0;
    for (std::string square; squares >> square;) {
      const bool empty = square == "." || square == "#";
      if (!empty && run > 0) text += std::to_string(run);
      run = empty ? run + 1 : 0;
      if (!empty) text += square;
    }
    rows.at(row - 1) = text + (run > 0 ? std::to_string(run) : "");
  }
  std::string text = rows[0];
  for (std::size_t i = 1; i < 9; ++i) text += '/' + rows[i];
  const auto p = read_position(text + ' ' + std::string(fields), Strictness::edited);
  if (const auto* refusal = std::get_if<Refusal>(&p)) ADD_FAILURE() << refusal->code << ": " << text;
  return std::get<Position>(p);
}

inline Position read(std::string_view text) {
  const auto p = read_position(text, Strictness::edited);
  if (const auto* refusal = std::get_if<Refusal>(&p)) ADD_FAILURE() << refusal->code << ": " << text;
  return std::get<Position>(p);
}

inline Position start(StartSpec spec = {}) { return std::get<Position>(Djambi::start(spec)); }

inline Square sq(std::string_view name) { return read_square(name).value(); }

inline std::vector<Move> legal_moves(const Position& p) {
  std::vector<Move> moves;
  p.legal_moves(moves);
  return moves;
}

inline bool legal(const Position& p, std::string_view move) {
  return std::ranges::any_of(legal_moves(p), [&](Move m) { return write_move(p, m) == move; });
}

inline Move move(const Position& p, std::string_view text) {
  const auto m = Djambi::read_move(p, text);
  if (const auto* refusal = std::get_if<Refusal>(&m)) ADD_FAILURE() << text << ": " << refusal->code;
  return std::get<Move>(m);
}

// The position after the moves, which are separated by spaces.
inline Position play(Position p, const std::string& moves) {
  std::istringstream in(moves);
  for (std::string text; in >> text;) p = p.after(move(p, text));
  return p;
}

// Why a move is not legal: the refusal's code and clause, "own_piece D4.8".
inline std::string why(const Position& p, std::string_view text) {
  const auto m = Djambi::read_move(p, text);
  const auto* refusal = std::get_if<Refusal>(&m);
  return refusal ? refusal->code + ' ' + refusal->clause : "legal";
}

inline std::string joined(const std::set<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// Every legal move of the piece on a square, sorted.
inline std::string moves_of(const Position& p, std::string_view from) {
  std::set<std::string> all;
  for (const Move m : legal_moves(p))
    if (const auto text = write_move(p, m); text.starts_with(from)) all.insert(text);
  return joined(all);
}

// Where the piece on a square may go to.
inline std::string goals(const Position& p, std::string_view from) {
  std::set<std::string> all;
  for (const Move m : legal_moves(p))
    if (!m.is_pass() && m.from() == sq(from)) all.insert(square_name(m.to()));
  return joined(all);
}

// Where what is lifted by the beginning of a move ("c3d3", "c3e5>e6") may be put.
inline std::set<std::string> drops(const Position& p, const std::string& stem) {
  std::set<std::string> all;
  for (const Move m : legal_moves(p))
    if (const auto text = write_move(p, m); text.starts_with(stem + '@')) all.insert(text.substr(stem.size() + 1));
  return all;
}

// "rC", "x", or "." for an empty square.
inline std::string on(const Position& p, std::string_view square) {
  const Cell cell = p.at(sq(square));
  if (cell.is_body()) return "x";
  return cell.is_empty() ? "." : std::string{letter(cell.camp()), letter(cell.role())};
}

inline std::string field(const Position& p, int n) {
  std::istringstream in(write_position(p));
  std::string text;
  for (int i = 0; i <= n; ++i) in >> text;
  return text;
}
inline std::string turn(const Position& p) { return field(p, 1); }
inline std::string base(const Position& p) { return field(p, 2); }
inline std::string controllers(const Position& p) { return field(p, 3); }
inline std::string fates(const Position& p) { return field(p, 4); }

// The seats that move, one after the other, when each makes the first move that keeps everything as it
// is: a plain move of a militant or reporter that kills nobody.
inline std::string order_of_turns(Position p, int n) {
  std::string seats;
  for (int i = 0; i < n && p.turn(); ++i) {
    seats += letter(*p.turn());
    const auto moves = legal_moves(p);
    const auto quiet = std::ranges::find_if(moves, [&](Move m) {
      return m.is_pass() ||
             (p.at(m.from()).role() != Role::chief && choices(p, m).size() == 2 && p.at(m.to()).is_empty());
    });
    if (quiet == moves.end()) return seats + "?";
    p = p.after(*quiet);
  }
  return seats;
}

}  // namespace tetrarchy::djambi
