#include "games/djambi/adjudicate.h"

#include <algorithm>

#include "games/djambi/lines.h"

namespace tetrarchy::djambi {
namespace {

constexpr Square across_maze(Square s) { return Square(square_count - 1 - s.index()); }

// Can the piece on `from` come to a square from which it kills one of the targets? Living pieces do
// not stand in the way of this walk, bodies do (D8.5).
bool may_reach(Square from, Role role, SquareSet targets, SquareSet ground) {
  SquareSet stands = walk(SquareSet::of(from), ground);
  const bool passes_maze = stands.has(maze) && role != Role::reporter;
  if (role != Role::chief) stands.remove(maze);                                // D3.2
  if (role == Role::militant) targets.remove(maze);                            // D4.1
  const auto& beside = role == Role::reporter ? side_neighbours : neighbours;  // D4.4
  for (const Square t : targets) {
    if (!(beside[index(t)] & stands).empty()) return true;
    if (passes_maze && neighbours[index(maze)].has(t) && stands.has(across_maze(t))) return true;
  }
  return false;
}

SquareSet killable_by(const Position& p, Seat seat) {
  SquareSet all;
  for (const Square s : p.occupied())
    if (p.may_kill(seat, p.at(s))) all.add(s);
  return all;
}

bool is_third_time(std::span<const Position> history) {
  const Position& now = history.back();
  const auto limit = static_cast<std::ptrdiff_t>(now.options().repeat);
  return limit > 0 && std::ranges::count_if(history, [&](const Position& p) { return p.repeats(now); }) >= limit;
}

}  // namespace

bool is_dead(const Position& p) {
  const SquareSet ground = ~p.bodies();
  for (const Square s : p.occupied()) {
    const Cell cell = p.at(s);
    const auto leader = cell.is_living() ? p.controller(cell.camp()) : std::nullopt;
    if (!leader) continue;
    if (!kills(cell.role())) return false;
    SquareSet targets = killable_by(p, *leader);
    targets.remove(s);
    if (may_reach(s, cell.role(), targets, ground)) return false;
  }
  return true;
}

std::optional<Verdict> adjudicate(std::span<const Position> history) {
  const Position& now = history.back();
  if (!now.turn()) return std::nullopt;
  if (is_third_time(history))
    return Verdict{agreed_draw(now),
                   Message{"djambi.end.repetition"}.with("n", static_cast<int>(now.options().repeat))};
  if (is_dead(now)) return Verdict{agreed_draw(now), Message{"djambi.end.dead"}};
  return std::nullopt;
}

Message ending(const Position& p) {
  const auto limit = static_cast<int>(p.options().quiet);
  const auto last = std::ranges::find_if(all_seats, [&](Seat s) { return p.plays(s); });
  if (p.living_seats() == 0) return {"djambi.end.all_fell"};
  if (p.living_seats() == 1) return Message{"djambi.end.won"}.with("seat", *last);
  if (limit > 0 && p.quiet() >= limit) return Message{"djambi.end.quiet"}.with("n", limit);
  return {"djambi.end.drawn"};
}

Outcome agreed_draw(const Position& p) {
  Outcome end{};
  for (const Seat s : all_seats) {
    end.place[s] = static_cast<std::uint8_t>(p.plays(s) ? 1 : p.place(s));
    end.share[s] = p.plays(s) ? 1 / static_cast<float>(p.living_seats()) : 0;
  }
  return end;
}

}  // namespace tetrarchy::djambi
