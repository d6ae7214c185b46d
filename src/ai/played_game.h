#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ai/arena.h"
#include "core/game.h"
#include "core/option_text.h"

// Games of computer players as lines of text, to fit weights to: start position, moves in machine form, the shares of
// the four seats in whole hundredths; a tab between the three.
namespace tetrarchy::ai {

template <Game G>
struct PlayedGame {
  std::vector<typename G::Position> positions;  // in which somebody was to move
  std::vector<typename G::Position::Move> moves;
  BySeat<double> share{};
};

// A game of one player against itself at all four seats.
template <Game G>
std::string play_against_itself(const typename G::Position& opening, Entrant<G>& entrant, std::uint64_t seed,
                                int max_plies) {
  Course<G> course(opening);
  std::string line = G::write_position(opening);
  for (int ply = 0; !course.outcome() && ply < max_plies; ++ply) {
    entrant.thinker->begin(question_of(course, entrant, seed + static_cast<std::uint64_t>(ply)));
    while (entrant.thinker->think(entrant.nodes + 1) == Progress::thinking) {
    }
    const auto move = entrant.thinker->answer().move;
    line += (ply == 0 ? '\t' : ' ') + G::write_move(course.now(), move);
    course.play(move);
  }
  const Outcome outcome = course.outcome() ? *course.outcome() : G::agreed_draw(course.now());
  for (const Seat s : all_seats)
    line += (s == all_seats.front() ? '\t' : ' ') + std::to_string(static_cast<int>(outcome.share[s] * 100 + 0.5f));
  return line;
}

// The game of a line, or what is wrong with it.
template <Game G>
std::variant<PlayedGame<G>, std::string> read_played_game(std::string_view line) {
  const auto parts = [&] {
    std::array<std::string_view, 3> three;
    for (auto& part : three) part = split_off(line, '\t');
    return three;
  }();
  auto start = G::read_position(parts[0], Strictness::edited);
  if (std::holds_alternative<Refusal>(start)) return "no position: " + std::string(parts[0]);
  auto p = std::get<typename G::Position>(std::move(start));
  PlayedGame<G> game;
  for (std::string_view left = parts[1]; !left.empty();) {
    const std::string_view text = split_off(left, ' ');
    if (!p.turn()) return "a move after the end: " + std::string(text);
    const auto move = G::read_move(p, text);
    if (std::holds_alternative<Refusal>(move)) return "no move: " + std::string(text);
    game.positions.push_back(p);
    game.moves.push_back(std::get<typename G::Position::Move>(move));
    p = p.after(game.moves.back());
  }
  std::string_view shares = parts[2];
  for (const Seat s : all_seats) {
    const int hundredths = read_count(split_off(shares, ' '));
    if (hundredths < 0 || hundredths > 100) return "no shares: " + std::string(parts[2]);
    game.share[s] = hundredths / 100.0;
  }
  return game;
}

}  // namespace tetrarchy::ai
