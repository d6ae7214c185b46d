#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "ai/thinker.h"

// The computer players that one may sit down with: a level (how well it plays) and a style (whom it plays for).
namespace tetrarchy::ai {

// The levels of a game: 1 is beaten by a beginner, the last is the best that we have. One of a level against three of
// the level below is to get 36 to 65 % of the games, and Yonin shogi needs more such steps, as a look ahead gains more
// there.
template <Game G>
int best_level();
inline constexpr int most_levels = 10;  // of any game

// Each is a way to make a character; see character().
enum class Style : std::uint8_t {
  neutral,        // itself alone
  cautious,       // takes the others to be against it
  leader_hunter,  // pulls down whoever stands best
  vengeful,       // remembers for some turns who harmed it
  loyal,          // spares the seat opposite while both are behind
};
inline constexpr std::array<std::string_view, 5> style_names{"neutral", "cautious", "leader-hunter", "vengeful",
                                                             "loyal"};
inline constexpr std::array<Style, 5> all_styles{Style::neutral, Style::cautious, Style::leader_hunter, Style::vengeful,
                                                 Style::loyal};

struct Computer {
  int level = 3;  // 1 to the game's best_level()
  Style style = Style::neutral;
  bool operator==(const Computer&) const = default;
};

// How much work that level does for one move.
template <Game G>
std::uint64_t nodes_of(int level);

// A player of that level; the style comes with each question, as its character.
template <Game G>
std::unique_ptr<Thinker<G>> make_computer(int level);

// How a seat of that style sees the table, from what everybody has seen: the positions of the game so far, oldest
// first, the one in which it is to move last.
template <Game G>
Character character(Style, const std::vector<typename G::Position>& game);

}  // namespace tetrarchy::ai
