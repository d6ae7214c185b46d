#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ai/arena_result.h"

// What a series of games says about its players. Floating point throughout: figures for people.
namespace tetrarchy::ai {

// A figure and half the width of its 95 % interval.
struct Estimate {
  double value, half_width;
};

// The mean of what the blocks say; games of one block share an opening, so blocks are the samples.
Estimate mean_of(std::span<const double> blocks);

struct Rating {
  Estimate share;         // of a game, for one seat; 0.25: as good as the rest
  Estimate drawn;         // the part of that share which comes from drawn games
  Estimate elo;           // Plackett-Luce strength of all placings, 400 log10, the first entrant at 0
  BySeat<Estimate> seat;  // the share when it sits there; half_width 0 where it never did
  double ms_per_move, nodes_per_move;
  Hostilities hostilities;  // added up over its games
};

struct Report {
  std::size_t games, blocks;
  Estimate drawn, unfinished;                               // parts of all games
  Estimate plies;                                           // of a game
  BySeat<Estimate> seats;                                   // the share of each seat, whoever sat there
  std::vector<Rating> ratings;                              // by entrant
  std::vector<std::pair<std::string, std::size_t>> causes;  // how games ended, most frequent first
};

Report report(std::span<const Block> blocks, std::size_t entrants);

// Plackett-Luce strengths (their logarithms, the first at 0) of which the placings are most likely: Hunter 2004's
// minorise-maximise iteration. Seats that share a place count in each order alike.
std::vector<double> plackett_luce(std::span<const Block> blocks, std::size_t entrants);

}  // namespace tetrarchy::ai
