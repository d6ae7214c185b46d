#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/yonin/position.h"

// The text forms of Y7.
namespace tetrarchy::yonin {

std::string square_name(Square);  // "5g"
std::optional<Square> read_square(std::string_view);
std::string man_letters(Role, Form);  // "R", "+R"

std::string square_text(const Position&, Square);  // what the position text writes there; empty: nothing
std::span<const std::string_view> field_names();   // of the position text, in order
std::string write_position(const Position&);       // Y7.1
OrRefusal<Setup> read_setup(std::string_view);
OrRefusal<Position> read_position(std::string_view, Strictness);

std::string write_move(const Position&, Move);  // machine form (Y7.2)
// Table forms with their marks (Y7.3), by their place in `notations` (tables.cpp).
std::span<const std::string_view> notations();
// `arrived`: where the move before it ended; a Japanese record then says "the same" instead of the square.
std::string write_table(const Position&, Move, std::size_t notation, std::optional<Square> arrived = {});
// All texts by which a person may type the move, folded (core/folded.h); the marks of the table forms are left out.
std::vector<std::string> written(const Position&, Move, std::optional<Square> arrived);
std::string without_marks(std::string_view folded);  // of the table forms
// A text in machine form without regard to any position: which parts it names, or none. Exactly one of
// `from` and `dropped` is there.
struct MoveText {
  std::optional<Square> from{};
  std::optional<Role> dropped{};
  Square to;
  Form becomes = Form::plain;
};
std::optional<MoveText> parse_move(std::string_view);

// The board with its coordinates and the hands, for a terminal.
std::string board_text(const Position&);

}  // namespace tetrarchy::yonin
