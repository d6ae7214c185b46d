#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ai/arena_result.h"
#include "ai/brains.h"
#include "ai/computer.h"
#include "ai/material.h"
#include "ai/past.h"
#include "ai/thinker.h"
#include "core/random.h"

// Games between computer players, in blocks: one random opening, played once for each way to seat the players, so that
// neither the opening nor a seat favours anybody (findings, Method). Everything is a function of the seed.
namespace tetrarchy::ai {

// Somebody who takes part. Several seats may be taken by the same one.
template <Game G>
struct Entrant {
  std::string name;
  std::unique_ptr<Thinker<G>> thinker;
  std::uint64_t nodes = 0;  // for one move
  Style style = Style::neutral;
};

// How games are played out.
struct ArenaRules {
  int max_plies = 3000;
  std::int64_t (*clock)() = nullptr;  // in ns; null: times are not taken
};

// The course of one game, as far as the rules of its end need it.
template <Game G>
class Course {
 public:
  using Position = typename G::Position;

  explicit Course(const Position& start) : positions_{start} { judge(); }

  const Position& now() const { return positions_.back(); }
  const std::vector<Position>& positions() const { return positions_; }
  const std::vector<std::uint64_t>& keys() const { return keys_; }  // of all but the last
  const std::optional<Outcome>& outcome() const { return outcome_; }
  const Message& reason() const { return reason_; }

  void play(typename Position::Move m) {
    keys_.push_back(now().key());
    positions_.push_back(now().after(m));
    judge();
  }

 private:
  void judge();

  std::vector<Position> positions_;
  std::vector<std::uint64_t> keys_;
  std::optional<Outcome> outcome_;
  Message reason_;
};

template <Game G>
void Course<G>::judge() {
  while (!outcome_) {
    outcome_ = now().outcome();
    if (outcome_) {
      reason_ = G::ending(now());
      return;
    }
    auto verdict = G::adjudicate(std::span<const Position>(positions_));
    if (!verdict) return;
    reason_ = std::move(verdict->reason);
    if (const Seat* fallen = std::get_if<Seat>(&verdict->what))
      positions_.back() = now().after_resignation(*fallen);
    else
      outcome_ = std::get<Outcome>(verdict->what);
  }
}

// Does nobody have much more or less than at the start?
inline bool is_even(const Shares& start, const Shares& now) {
  return std::ranges::all_of(all_seats,
                             [&](Seat s) { return now[s] * 5 >= start[s] * 2 && now[s] * 5 <= start[s] * 9; });
}

// A position after four to eight random moves in which nobody has fallen or is about to, and nobody stands much
// better than the others.
template <Game G>
typename G::Position random_opening(const typename G::Position& start, Random& random) {
  BrainOf<G> brain;
  std::vector<typename G::Position::Move> moves;
  std::vector<Candidate<typename G::Position::Move>> threats;
  for (;;) {
    typename G::Position p = start;
    for (auto plies = 4 + random.below(5); plies > 0 && p.turn(); --plies) {
      p.legal_moves(moves);
      p = p.after(moves[random.below(moves.size())]);
    }
    if (!p.turn()) continue;
    brain.threats(p, threats);
    if (threats.empty() && is_even(brain.shares(start), brain.shares(p))) return p;
  }
}

template <Game G>
Question<G> question_of(const Course<G>& course, const Entrant<G>& entrant, std::uint64_t seed) {
  return {course.now(), course.keys(), entrant.nodes, seed, character<G>(entrant.style, course.positions())};
}

// Was the last move hostile, and to whom? It was if it took something from somebody while two others or more were there
// to take from.
template <Game G>
void note_hostility(BrainOf<G>& brain, const std::vector<typename G::Position>& game, GameResult& result) {
  const std::vector<typename G::Position> before(game.end() - std::ptrdiff_t(std::min(game.size(), memory + 2)),
                                                 game.end() - 1);
  const auto victim = victim_of(before.back(), game.back());
  if (!victim || before.back().living_seats() < 3) return;
  const Seat mover = *before.back().turn();
  const Past past = past_of<G>(brain, before);
  Hostilities& acts = result.hostilities[mover];
  ++acts.all;
  acts.at_leader.note(leader(past, mover), *victim);
  acts.at_offender.note(worst_offender(past, mover), *victim);
  acts.at_ally.note(ally(past, mover), *victim);
}

template <Game G>
void settle(const Course<G>& course, GameResult& result) {
  const Outcome outcome = course.outcome() ? *course.outcome() : G::agreed_draw(course.now());
  for (const Seat s : all_seats) {
    result.share[s] = outcome.share[s];
    result.place[s] = outcome.place[s];
  }
  const bool won = std::ranges::any_of(result.share.of, [](double share) { return share > .999; });
  result.end = !course.outcome() ? GameResult::End::unfinished : won ? GameResult::End::won : GameResult::End::drawn;
  result.cause = course.outcome() ? course.reason().key : "unfinished";
  if (result.end == GameResult::End::drawn) {
    const std::string_view detail = BrainOf<G>::draw_detail(course.now());
    if (!detail.empty()) result.cause += " (" + std::string(detail) + ")";
  }
}

template <Game G>
GameResult play_game(const typename G::Position& opening, std::span<Entrant<G>> entrants, const Seating& seating,
                     std::uint64_t seed, const ArenaRules& rules) {
  Course<G> course(opening);
  BrainOf<G> brain;
  GameResult result{seating};
  while (!course.outcome() && result.plies < rules.max_plies) {
    const Seat mover = *course.now().turn();
    Entrant<G>& entrant = entrants[seating[mover]];
    const std::int64_t begun = rules.clock ? rules.clock() : 0;
    entrant.thinker->begin(question_of(course, entrant, seed + static_cast<std::uint64_t>(result.plies)));
    while (entrant.thinker->think(entrant.nodes + 1) == Progress::thinking) {
    }
    const Answer<G>& answer = entrant.thinker->answer();
    result.nanoseconds[mover] += rules.clock ? rules.clock() - begun : 0;
    result.nodes[mover] += static_cast<std::int64_t>(answer.nodes);
    ++result.moves[mover];
    ++result.plies;
    course.play(answer.move);
    note_hostility<G>(brain, course.positions(), result);
  }
  settle(course, result);
  return result;
}

}  // namespace tetrarchy::ai
