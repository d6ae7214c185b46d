#include "games/yonin/adjudicate.h"

#include <algorithm>
#include <vector>

namespace tetrarchy::yonin {
namespace {

constexpr std::size_t drawn_at = 4;  // Y6.4

// The positions like the last one, by their places in the history; the last one included.
std::vector<std::size_t> occurrences(std::span<const Position> history) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < history.size(); ++i)
    if (history[i].repeats(history.back())) found.push_back(i);
  return found;
}

// The seats that moved in a stretch of the history, and those of them that gave check with every move.
// Nobody falls within it: its first and last positions are alike.
struct Checking {
  BySeat<bool> moved, always;
};

Checking checking(std::span<const Position> stretch) {
  Checking c{{}, {{true, true, true, true}}};
  for (std::size_t i = 0; i + 1 < stretch.size(); ++i) {
    const Seat mover = *stretch[i].turn();
    c.moved[mover] = true;
    c.always[mover] = c.always[mover] && gives_check(stretch[i], stretch[i + 1]);
  }
  return c;
}

std::vector<Seat> first_seats(const Position& p) {
  std::vector<Seat> seats;
  for (const Seat s : all_seats)
    if (p.place(s) == 1) seats.push_back(s);
  return seats;
}

Message of_seat(std::string_view key, Seat seat) { return Message{std::string(key)}.with("seat", seat); }

}  // namespace

bool gives_check(const Position& before, const Position& after) {
  const Seat mover = *before.turn();
  for (const Seat rival : all_seats) {
    if (!before.is_rival(mover, rival)) continue;
    const SquareSet checked_before = before.checkers(rival);
    for (const Square s : after.checkers(rival))
      if (!checked_before.has(s) || before.at(s) != after.at(s)) return true;
  }
  return false;
}

std::optional<Verdict> adjudicate(std::span<const Position> history) {
  const Position& now = history.back();
  if (!now.turn() || now.options().repeat == Options::Repeat::never) return std::nullopt;
  const auto found = occurrences(history);
  if (found.size() < drawn_at) return std::nullopt;
  const Checking c = checking(history.subspan(found.front()));
  std::vector<Seat> perpetual;
  for (const Seat s : all_seats)
    if (c.moved[s] && c.always[s]) perpetual.push_back(s);
  if (perpetual.size() == 1) return Verdict{perpetual[0], of_seat("yonin.end.perpetual_check", perpetual[0])};
  return Verdict{agreed_draw(now), Message{"yonin.end.repetition"}};
}

Message ending(const Position& p) {
  const auto limit = static_cast<int>(p.options().limit);
  const auto first = first_seats(p);
  const auto last = std::ranges::find_if(all_seats, [&](Seat s) { return p.plays(s); });
  if (p.living_seats() == 0) return {"yonin.end.all_fell"};
  if (p.options().teams == Options::Teams::yes && p.living_seats() < 4 && first.size() == 2)
    return of_seat("yonin.end.team", first[0]).with("partner", first[1]);
  if (p.living_seats() == 1) return of_seat("yonin.end.won", *last);
  if (p.living_seats() == 2 && p.options().end == Options::End::twomates)
    return first.size() == 1 ? of_seat("yonin.end.two_mates", first[0]) : Message{"yonin.end.two_mates_shared"};
  if (limit > 0 && p.number() > limit) return Message{"yonin.end.limit"}.with("n", limit);
  return {"yonin.end.drawn"};
}

Outcome agreed_draw(const Position& p) {
  Outcome end{};
  for (const Seat s : all_seats) {
    end.place[s] = static_cast<std::uint8_t>(p.plays(s) ? 1 : p.place(s));
    end.share[s] = p.plays(s) ? 1 / static_cast<float>(p.living_seats()) : 0;
  }
  return end;
}

}  // namespace tetrarchy::yonin
