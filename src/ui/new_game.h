#pragma once

#include <string>
#include <vector>

#include "ui/dialog.h"
#include "ui/game_info.h"

// How the next game begins: players, layout, rules, seats.
namespace tetrarchy::ui {

struct NewGame {
  MatchConfig config;
  bool options_shown = false;
  bool by_chance = false;            // who begins was drawn,
  Lots lots{};                       // or thrown for, like this
  std::optional<Refusal> refused{};  // why it could not begin
  bool operator==(const NewGame&) const = default;
};

// The dialog as it opens: with what the present game has.
NewGame new_game_like(const MatchConfig&);

// `chance`: a number that nobody foresees.
void draw_new_game(Screen&, DialogFrame&, NewGame&, const MatchView& present, std::uint64_t chance);

// The options of a game as one text ("own=all,master=yes"), and the places of their values in it. An
// option that the text does not name has its first value.
std::vector<std::size_t> option_values(const GameInfo&, std::string_view options);
std::string options_text(const GameInfo&, const std::vector<std::size_t>& values);

}  // namespace tetrarchy::ui
