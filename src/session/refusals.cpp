#include "session/refusals.h"

namespace tetrarchy::refusals {
namespace {

int number(std::size_t n) { return static_cast<int>(n); }

// A name from outside, short enough to be shown; never cut inside a character.
std::string shown(std::string_view name) {
  constexpr std::size_t most = 60;
  if (name.size() <= most) return std::string(name);
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;
  return std::string(name.substr(0, end)) + "…";
}

}  // namespace

Refusal not_live(int shown_turn) {
  return {"not_live", "", Message{"session.refused.not_live"}.with("turn", shown_turn)};
}

Refusal game_over() { return {"game_over", "", {"session.refused.game_over"}}; }

Refusal game_too_long(std::size_t lines) {
  return {"game_too_long", "", Message{"session.refused.game_too_long"}.with("lines", number(lines))};
}

Refusal not_offered() { return {"not_offered", "", {"session.refused.not_offered"}}; }

Refusal not_complete() { return {"not_complete", "", {"session.refused.not_complete"}}; }

Refusal not_playing(Seat seat) {
  return {"not_playing", "", Message{"session.refused.not_playing"}.with("seat", seat)};
}

Refusal bad_name(Seat seat, std::size_t bytes) {
  return {"bad_name", "", Message{"session.refused.bad_name"}.with("seat", seat).with("bytes", number(bytes))};
}

Refusal bad_clock() { return {"bad_clock", "", {"session.refused.bad_clock"}}; }

Refusal time_up(Seat seat) { return {"time_up", "", Message{"session.refused.time_up"}.with("seat", seat)}; }

Refusal bad_level(Seat seat, int best) {
  return {"bad_level", "", Message{"session.refused.bad_level"}.with("seat", seat).with("best", best)};
}

Refusal computers_turn(Seat seat) {
  return {"computers_turn", "", Message{"session.refused.computers_turn"}.with("seat", seat)};
}

Refusal not_computers_turn() { return {"not_computers_turn", "", {"session.refused.not_computers_turn"}}; }

Refusal computer_plays_on(Seat seat) {
  return {"computer_plays_on", "", Message{"session.refused.computer_plays_on"}.with("seat", seat)};
}

Refusal awaited(Seat seat) { return {"awaited", "", Message{"session.refused.awaited"}.with("seat", seat)}; }

Refusal plays_elsewhere(Seat seat) {
  return {"plays_elsewhere", "", Message{"session.refused.plays_elsewhere"}.with("seat", seat)};
}

Refusal clock_by_link() { return {"clock_by_link", "", {"session.refused.clock_by_link"}}; }
Refusal computers_by_link() { return {"computers_by_link", "", {"session.refused.computers_by_link"}}; }

Refusal offer_stands(Seat by) { return {"offer_stands", "", Message{"session.refused.offer_stands"}.with("seat", by)}; }

Refusal nobody_to_ask() { return {"nobody_to_ask", "", {"session.refused.nobody_to_ask"}}; }

Refusal nothing_to_answer(Seat seat) {
  return {"nothing_to_answer", "", Message{"session.refused.nothing_to_answer"}.with("seat", seat)};
}

Refusal record_too_large(std::size_t bytes) {
  return {"record_too_large", "", Message{"session.refused.record_too_large"}.with("bytes", number(bytes))};
}

Refusal not_a_record() { return {"not_a_record", "", {"session.refused.not_a_record"}}; }

Refusal unknown_version() { return {"unknown_version", "", {"session.refused.unknown_version"}}; }

Refusal unknown_game(std::string_view name) {
  return {"unknown_game", "", Message{"session.refused.unknown_game"}.with("game", shown(name))};
}

Refusal missing_field(std::string_view field) {
  return {"missing_field", "", Message{"session.refused.missing_field"}.with("field", shown(field))};
}

Refusal unknown_field(std::string_view field) {
  return {"unknown_field", "", Message{"session.refused.unknown_field"}.with("field", shown(field))};
}

Refusal bad_field(std::string_view field) {
  return {"bad_field", "", Message{"session.refused.bad_field"}.with("field", shown(field))};
}

Refusal start_differs() { return {"start_differs", "", {"session.refused.start_differs"}}; }

Refusal line_refused(std::size_t line, const std::string& deed, const Refusal& why) {
  return {why.code, why.clause, Message{"session.refused.line"}.with("line", number(line)).with("deed", deed)};
}

Refusal line_after_end(std::size_t line) {
  return {"line_after_end", "", Message{"session.refused.line_after_end"}.with("line", number(line))};
}

Refusal result_differs() { return {"result_differs", "", {"session.refused.result_differs"}}; }

Refusal text_too_long(std::size_t lines) {
  return {"text_too_long", "", Message{"session.refused.text_too_long"}.with("lines", number(lines))};
}

Refusal text_not_understood(std::size_t line, std::string_view what) {
  Message text = Message{"session.refused.text_not_understood"}.with("line", number(line)).with("what", shown(what));
  return {"text_not_understood", "", std::move(text)};
}

Refusal text_not_turn(std::size_t line, Seat seat) {
  return {"text_not_turn", "", Message{"session.refused.text_not_turn"}.with("line", number(line)).with("seat", seat)};
}

Refusal text_move_refused(std::size_t line, std::string_view move, const Refusal& why) {
  Message text = Message{"session.refused.text_move"}.with("line", number(line)).with("move", shown(move));
  return {why.code, why.clause, std::move(text)};
}

Refusal link_too_long(std::size_t chars) {
  return {"link_too_long", "", Message{"session.refused.link_too_long"}.with("chars", number(chars))};
}

Refusal link_damaged() { return {"link_damaged", "", {"session.refused.link_damaged"}}; }

Refusal link_unknown() { return {"link_unknown", "", {"session.refused.link_unknown"}}; }

Refusal link_after_end(std::size_t line) {
  return {"link_after_end", "", Message{"session.refused.link_after_end"}.with("line", number(line))};
}

}  // namespace tetrarchy::refusals
