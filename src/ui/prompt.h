#pragma once

#include <string>
#include <vector>

#include "ui/board_input.h"
#include "ui/screen.h"

// What is expected of the seat to move, or why a click was refused, or how the game ended.
namespace tetrarchy::ui {

struct PromptText {
  std::optional<Seat> seat;  // whose colour the tab has; none: nobody's
  std::string title, detail;
  std::string short_title{};  // for the smallest bars; may be empty
  bool refused = false;
};

PromptText prompt_text(const Words&, const MatchView&, const std::optional<Refused>&, const Thinking& = {});

// Of a game that has ended: who has won, or that it is drawn.
Message result_title(const MatchView&);

// The steps of the unfinished move in a few words each; the last is the one that is open.
std::vector<std::string> steps_of(const Words&, const MatchView&);

// "E8", as the board's frame names it.
std::string frame_name(const BoardView&, Square);

void draw_prompt(Screen&, const MatchView&, const std::optional<Refused>&);

}  // namespace tetrarchy::ui
