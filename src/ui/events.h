#pragma once

#include <string>
#include <vector>

#include "session/computers.h"
#include "session/match.h"
#include "words/words.h"

// What the surroundings are told of the game, as plain data.
namespace tetrarchy::ui {

struct Event {
  std::string name;  // move, turn, fall, end, ply, thinking, hint, error
  std::string json;
};

// Of a change of the match, in this order: the moves that were added (or ply, where none was), falls, then
// end or turn. `lines_before`: how many lines the record had.
std::vector<Event> events_of(const Words&, std::size_t lines_before, const MatchView&);
Event thinking_event(const Thinking&);
Event hint_event(const Words&, const Hint&);
Event error_event(const Words&, const Refusal&);

}  // namespace tetrarchy::ui
