#include <algorithm>
#include <array>
#include <cassert>
#include <string>

#include "games/djambi/lines.h"
#include "games/djambi/notation.h"
#include "games/djambi/screen.h"

namespace tetrarchy::djambi {
namespace {

// How many of the choices that are open are of each kind.
struct Tally {
  explicit Tally(const Choices& open) : all(static_cast<int>(open.size())) {
    for (const Choice& c : open) {
      free += c.act == Act::move;
      in_maze = in_maze || c.pick == Pick::square(maze);
    }
  }
  int all, free = 0;
  bool in_maze = false;
  int acts() const { return all - free; }
};

Message words(std::string key) { return {"djambi.prompt." + std::move(key)}; }

Prompt choose_piece(const Position& p, const Choices& open) {
  std::array<bool, 4> camps{};
  for (const Choice& c : open) camps[index(p.at(c.pick.as_square()).camp())] = true;
  const auto n = static_cast<int>(std::ranges::count(camps, true));
  Message detail = words(n > 1 ? "choose.detail.camps" : "choose.detail").with("n", static_cast<int>(open.size()));
  return {words("choose.title").with("seat", *p.turn()), std::move(detail).with("camps", n)};
}

// From how many of the free squares a reporter exposes somebody (D4.4).
int exposing_squares(const Position& p, Square from, const Choices& open) {
  int n = 0;
  for (const Choice& c : open) {
    bool any = false;
    for (const Square s : side_neighbours[index(c.pick.as_square())])
      any = any || (s != from && p.may_kill(*p.turn(), p.at(s)));
    n += any;
  }
  return n;
}

struct GoWords {
  std::string_view acts;     // what it does to what it meets, if it meets anything
  std::string_view in_maze;  // what is to be known when the maze is among the squares
};
constexpr std::array<GoWords, 6> go_words{{
    {".kill", ".power"},
    {".kill", ".leave"},
    {".expose", ""},
    {".carry", ".leave"},
    {".fetch", ".leave"},
    {".kill", ""},
}};

Prompt go(const Position& p, const Draft& d, const Choices& open) {
  const Role role = p.at(*d.from).role();
  const Tally tally(open);
  const int acts = role == Role::reporter ? exposing_squares(p, *d.from, open) : tally.acts();
  const GoWords& w = go_words[static_cast<std::size_t>(role)];
  std::string key = "go.detail";
  if (acts > 0) key += w.acts;
  if (tally.in_maze) key += w.in_maze;
  return {words("go.title").with("seat", *p.turn()).with("face", face(role)),
          words(std::move(key)).with("n", tally.free).with("acts", acts)};
}

Prompt leave(const Position& p, const Draft& d, const Choices& open) {
  const Role role = p.at(*d.from).role();
  const std::string key = role == Role::assassin ? "leave.detail.assassin" : "leave.detail";
  return {words("leave.title").with("seat", *p.turn()), words(key)
                                                            .with("n", static_cast<int>(open.size()))
                                                            .with("face", face(role))
                                                            .with("square", square_label(*d.from))};
}

Prompt put(const Position& p, const Draft& d, const Choices& open) {
  const Cell target = p.at(*d.to);
  const Role role = p.at(*d.from).role();
  const bool guest = role == Role::diplomat;
  std::string key = target.is_body() ? "put.detail.fetched" : guest ? "put.detail.guest" : "put.detail.killed";
  const bool to_maze = Tally(open).in_maze;
  if (to_maze) key += p.fate(target.camp()) == Fate::hostage ? ".blocks" : ".power";
  Message detail = words(std::move(key)).with("n", static_cast<int>(open.size())).with("square", square_label(*d.to));
  if (target.is_living()) detail = std::move(detail).with("camp", target.camp()).with("face", face(target.role()));
  return {words(guest ? "put.title.guest" : "put.title").with("seat", *p.turn()), std::move(detail)};
}

Prompt expose(const Position& p, const Draft&, const Choices& open) {
  const bool must = p.options().reporter == Options::Reporter::must;
  return {words(must ? "expose.title.must" : "expose.title").with("seat", *p.turn()),
          words("expose.detail").with("n", static_cast<int>(open.size()))};
}

}  // namespace

Prompt prompt(const Position& p, const Choices& made) {
  assert(p.turn());
  const Choices open = open_choices(p, made);
  const Draft d = draft(made);
  if (made.empty() && open.empty()) return {words("pass.title").with("seat", *p.turn()), words("pass.detail")};
  switch (stage(p, d)) {
    case Stage::choose:
      return choose_piece(p, open);
    case Stage::go:
      return go(p, d, open);
    case Stage::leave:
      return leave(p, d, open);
    case Stage::put:
      return put(p, d, open);
    case Stage::expose:
      break;
  }
  return expose(p, d, open);
}

}  // namespace tetrarchy::djambi
