#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "session/match.h"

// A game as a text that people read and write: who sits where, where it began, and its moves in table form (D10.3,
// Y7.3), in a line each or, where the turn jumps, in a column for each seat.
//
//   Tetrarchy yonin
//   Start: 2nSnGnKnGnS2/.../2sSsGsKsGsS2 s -/-/-/- ---- 0000 1 std
//   S: Ada
//   W: computer 3 neutral
//
//     #  S       W      N      E
//     1  P-5f    S-8c   P-5d   P-6e
//     2  R-3e!E  –      –      K-2e
//     3  W resigns
//
// In the Japanese notation the words are Japanese too, in the manner of KIF files (手合割, 開始局面, 南, 投了). What it
// does not hold, a record does: times, the computers' chance, and what they expected of the game.
namespace tetrarchy {

// `notation`: its place among those of the game.
std::string game_text(const Match&, std::size_t notation);

// Is this meant to be such a text? (It begins with the word.)
bool is_game_text(std::string_view);

// Reads both languages, moves in any written form, columns of any width, and lines of comment that begin with `*` or
// `;`. A text without a start begins at the usual one. A refusal names the line.
OrRefusal<std::unique_ptr<Match>> match_from_text(std::string_view);

inline constexpr std::size_t max_text_lines = 5'000;  // to read one move takes as long as to list all legal ones

}  // namespace tetrarchy
