#include "ui/events.h"

#include <nlohmann/json.hpp>

namespace tetrarchy::ui {
namespace {

using nlohmann::json;

Event event(std::string name, json data) {
  data["v"] = 1;
  return {std::move(name), data.dump(-1, ' ', false, json::error_handler_t::replace)};
}

json notes(const Words& words, const std::vector<MoveNote>& all) {
  json out = json::array();
  for (const MoveNote& n : all) out.push_back(words.text(n.text));
  return out;
}

Event played(const Words& words, const RecordLine& line) {
  return event("move", {{"seat", key_of(line.seat)},
                        {"ply", line.ply},
                        {"number", line.number},
                        {"move", line.move},
                        {"text", line.texts.front()},
                        {"notes", notes(words, line.notes)}});
}

Event fell(const Words& words, const MoveNote& n) {
  return event("fall", {{"seat", key_of(*n.seat)}, {"text", words.text(n.text)}});
}

Event ended(const Words& words, const Ended& e) {
  json places;
  for (Seat s : all_seats) places[std::string(key_of(s))] = e.outcome.place[s];
  return event("end", {{"text", words.text(e.reason)}, {"places", places}});
}

json shares(const Expectation& expected) {
  json out;
  for (Seat s : all_seats) out[std::string(key_of(s))] = expected[s];
  return out;
}

}  // namespace

std::vector<Event> events_of(const Words& words, std::size_t lines_before, const MatchView& v) {
  std::vector<Event> out;
  for (std::size_t i = lines_before; i < v.record.size(); ++i) {
    const RecordLine& line = v.record[i];
    if (!line.move.empty()) out.push_back(played(words, line));
    for (const MoveNote& n : line.notes)
      if (n.kind == MoveNote::Kind::fell && n.seat) out.push_back(fell(words, n));
  }
  if (v.record.size() <= lines_before) out.push_back(event("ply", {{"ply", v.ply}, {"last", v.last_ply}}));
  if (v.ended) {
    out.push_back(ended(words, *v.ended));
  } else if (v.board.turn) {
    const json data = {{"seat", key_of(*v.board.turn)}, {"extra", v.board.extra_turn}, {"number", v.board.number}};
    out.push_back(event("turn", data));
  }
  return out;
}

Event thinking_event(const Thinking& t) {
  return event("thinking", {{"seat", t.seat ? json(key_of(*t.seat)) : json(nullptr)},
                            {"hint", t.seat && t.for_hint},
                            {"done", t.done},
                            {"shares", t.shares ? shares(*t.shares) : json(nullptr)},
                            {"paused", t.paused},
                            {"trouble", t.trouble}});
}

Event hint_event(const Words& words, const Hint& hint) {
  return event("hint", {{"seat", key_of(hint.seat)},
                        {"move", hint.thought.move},
                        {"reason", words.text(hint.thought.reason)},
                        {"nodes", hint.thought.nodes},
                        {"shares", shares(hint.thought.shares)}});
}

Event error_event(const Words& words, const Refusal& why) {
  return event("error", {{"code", why.code}, {"clause", why.clause}, {"text", words.text(why.text)}});
}

}  // namespace tetrarchy::ui
