#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/djambi/position.h"

// The text forms of D10.
namespace tetrarchy::djambi {

std::string square_name(Square);   // "e5", in machine form
std::string square_label(Square);  // "E5", in table form and in words
std::optional<Square> read_square(std::string_view);

std::string square_text(const Position&, Square);  // what the position text writes there; empty: nothing
std::span<const std::string_view> field_names();   // of the position text, in order
std::string write_position(const Position&);       // D10.1
OrRefusal<Setup> read_setup(std::string_view);
OrRefusal<Position> read_position(std::string_view, Strictness);

std::string write_move(const Position&, Move);                             // machine form (D10.2)
std::span<const std::string_view> notations();                             // of the table form: there is one
std::string write_table(const Position&, Move, std::size_t notation = 0);  // with its marks (D10.3)
// All texts by which a person may type the move, folded (core/folded.h); the marks of the table form are left out.
std::vector<std::string> written(const Position&, Move);
std::string without_marks(std::string_view folded);  // of the table form
// A text in machine form without regard to any position: which parts it names, or none.
struct MoveText {
  bool pass = false;
  std::optional<Square> from{}, to{}, exit{}, drop{}, shot{};
};
std::optional<MoveText> parse_move(std::string_view);

// The board with its coordinates, for a terminal (D1.4).
std::string board_text(const Position&);

}  // namespace tetrarchy::djambi
