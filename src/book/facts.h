#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/option_text.h"

namespace tetrarchy::book {

// A position in the words of its texts (D10.1, Y7.1): all that a condition can ask for.
struct Facts {
  std::vector<std::pair<std::string_view, std::string>> fields;  // of the position text: name and text
  std::array<std::string, square_count> square;  // what stands there, as that text writes it; empty: nothing
  bool over = false;
  std::string winners;  // letters of the seats on the first place of a game that is over
  int kings_in_check = 0;
};

inline int kings_in_check(const BoardView& board) {
  std::vector<Square> kings;
  for (const Check& check : board.checks)
    if (std::ranges::find(kings, check.king) == kings.end()) kings.push_back(check.king);
  return static_cast<int>(kings.size());
}

template <Game G>
Facts facts_of(const typename G::Position& p) {
  Facts facts;
  const std::string text = G::write_position(p);
  std::string_view rest = text;
  for (const std::string_view name : G::field_names()) facts.fields.emplace_back(name, split_off(rest, ' '));
  for (int i = 0; i < square_count; ++i) facts.square[static_cast<std::size_t>(i)] = G::square_text(p, Square(i));
  if (const auto outcome = p.outcome()) {
    facts.over = true;
    for (const Seat s : all_seats)
      if (outcome->place[s] == 1) facts.winners += G::seat_letter(s);
  }
  facts.kings_in_check = kings_in_check(G::preview(p, {}).board);
  return facts;
}

}  // namespace tetrarchy::book
