#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "games/yonin/notation.h"
#include "games/yonin/position.h"
#include "games/yonin/setup.h"

// Positions as text, and questions about them in the words of the rules.
namespace tetrarchy::yonin {

inline constexpr auto south = Seat::red, west = Seat::blue, north = Seat::yellow, east = Seat::green;

inline const std::string start_board =
    "2nSnGnKnGnS2/3nPnRnP3/wS3nP3eS/wGwP5ePeG/wKwRwP3ePeReK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2";

inline Position read(std::string_view text) {
  const auto p = read_position(text, Strictness::edited);
  if (const auto* refusal = std::get_if<Refusal>(&p)) ADD_FAILURE() << refusal->code << ": " << text;
  return std::get<Position>(p);
}

inline Position start(StartSpec spec = {}) {
  return std::get<Position>(Position::from(std::get<Setup>(start_setup(spec)), Strictness::whole));
}

// Each line of a drawing: the rank's letter, then its nine squares (`.` empty). Ranks that are not drawn are
// empty. `fields`: the other six fields of a position text (Y7.1).
inline std::string board_of(const std::string& drawing) {
  std::array<std::string, 9> ranks;
  ranks.fill("9");
  std::istringstream lines(drawing);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream squares(line);
    char rank = ' ';
    if (!(squares >> rank)) continue;
    std::string text;
    int run = 0;
    for (std::string square; squares >> square;) {
      if (square != "." && run > 0) text += std::to_string(run);
      run = square == "." ? run + 1 : 0;
      if (square != ".") text += square;
    }
    ranks.at(static_cast<std::size_t>(rank - 'a')) = text + (run > 0 ? std::to_string(run) : "");
  }
  std::string text = ranks[0];
  for (std::size_t i = 1; i < 9; ++i) text += '/' + ranks[i];
  return text;
}
inline Position board(const std::string& drawing, std::string_view fields = "s -/-/-/- ---- 0000 1 std") {
  return read(board_of(drawing) + ' ' + std::string(fields));
}

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
  const auto moves = legal_moves(p);
  const auto found = std::ranges::find_if(moves, [&](Move m) { return write_move(p, m) == text; });
  if (found == moves.end()) {
    ADD_FAILURE() << "not legal: " << text << " in " << write_position(p);
    return moves.at(0);
  }
  return *found;
}

// The position after the moves, which are separated by spaces.
inline Position play(Position p, const std::string& moves) {
  std::istringstream in(moves);
  for (std::string text; in >> text;) p = p.after(move(p, text));
  return p;
}

inline std::string joined(const std::set<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// Every legal move that begins like that, sorted: of a square ("5g"), of drops of a man ("P*").
inline std::string moves_of(const Position& p, std::string_view beginning) {
  std::set<std::string> all;
  for (const Move m : legal_moves(p))
    if (const auto text = write_move(p, m); text.starts_with(beginning)) all.insert(text);
  return joined(all);
}

// Where such moves end.
inline std::string goals(const Position& p, std::string_view beginning) {
  std::set<std::string> all;
  for (const Move m : legal_moves(p))
    if (write_move(p, m).starts_with(beginning)) all.insert(square_name(m.to()));
  return joined(all);
}

inline std::string field(const Position& p, int n) {
  std::istringstream in(write_position(p));
  std::string text;
  for (int i = 0; i <= n; ++i) in >> text;
  return text;
}
inline std::string turn(const Position& p) { return field(p, 1); }
inline std::string hands(const Position& p) { return field(p, 2); }
inline std::string places(const Position& p) { return field(p, 3); }
inline std::string mates(const Position& p) { return field(p, 4); }

// "sP", "wsP", "nX", or "." for an empty square.
inline std::string on(const Position& p, std::string_view square) {
  std::istringstream in(board_text(p));
  std::string line, man;
  for (int i = -1; i <= sq(square).row(); ++i) std::getline(in, line);
  std::istringstream men(line);
  for (int i = -1; i <= sq(square).column(); ++i) men >> man;
  return man;
}

// The seats in check, in the order South, West, North, East.
inline std::string checked(const Position& p) {
  std::string text;
  for (const Seat s : all_seats)
    if (p.in_check(s)) text += letter(s);
  return text;
}

inline std::string western(const Position& p, std::string_view m) { return write_table(p, move(p, m), 0); }
inline std::string japanese(const Position& p, std::string_view m) { return write_table(p, move(p, m), 1); }

}  // namespace tetrarchy::yonin
