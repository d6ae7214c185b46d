#pragma once

#include <utility>
#include <variant>

#include "ai/computer.h"
#include "core/game.h"
#include "session/match.h"
#include "session/refusals.h"
#include "session/seats.h"

namespace tetrarchy {

template <Game G>
BoardView board_of(const typename G::Position& position) {
  return G::preview(position, {}).board;
}

// How a match begins: the position, and the configuration with everything settled that follows from it.
template <Game G>
struct Opening {
  MatchConfig config;
  typename G::Position start;
};

template <Game G>
OrRefusal<Opening<G>> opened(MatchConfig config) {
  using Position = typename G::Position;
  if (auto objection = objection_to(config.seats, ai::best_level<G>())) return *std::move(objection);
  if (config.clock && !is_possible(*config.clock)) return refusals::bad_clock();
  if (auto objection = objection_to_correspondence(config)) return *std::move(objection);
  auto start = config.position.empty() ? G::start(config.start) : G::read_position(config.position, Strictness::edited);
  if (auto* refusal = std::get_if<Refusal>(&start)) return std::move(*refusal);
  const auto seats = board_of<G>(std::get<Position>(start)).seats;
  if (!config.position.empty()) {
    config.start = StartSpec{};
    config.start.players = players_of(seats);
  }
  config.seats = settled(std::move(config.seats), seats);
  return Opening<G>{std::move(config), std::get<Position>(std::move(start))};
}

}  // namespace tetrarchy
