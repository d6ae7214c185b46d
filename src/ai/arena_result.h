#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"

namespace tetrarchy::ai {

using Seating = BySeat<std::size_t>;  // indices of entrants

// All different ways to seat them: four for A,B,B,B, six for A,A,B,B, 24 for four different ones.
inline std::vector<Seating> seatings(Seating players) {
  std::sort(players.of.begin(), players.of.end());
  std::vector<Seating> all;
  do all.push_back(players);
  while (std::next_permutation(players.of.begin(), players.of.end()));
  return all;
}

// Moves that took something from another seat, and at whom they were aimed: the traits of the styles (ai.md, S12b).
struct Hostilities {
  // Of the moves made while there was such a seat, those that hit it.
  struct Aim {
    int chances = 0, hits = 0;

    void note(std::optional<Seat> target, Seat victim) {
      chances += target.has_value();
      hits += target == victim;
    }
    void add(const Aim& other) {
      chances += other.chances;
      hits += other.hits;
    }
  };

  int all = 0;
  Aim at_leader, at_offender, at_ally;

  void add(const Hostilities& other) {
    all += other.all;
    at_leader.add(other.at_leader);
    at_offender.add(other.at_offender);
    at_ally.add(other.at_ally);
  }
};

struct GameResult {
  enum class End : std::uint8_t { won, drawn, unfinished };

  Seating seating;
  BySeat<double> share;  // of an unfinished game: equal parts for the living
  BySeat<int> place;     // from 1; equal for those who share
  End end;
  std::string cause;  // key of the message that says how it ended; "walled off" is told apart by the brain
  int plies;          // after the opening
  BySeat<std::int64_t> moves{}, nodes{}, nanoseconds{};  // of each seat's thinking
  BySeat<Hostilities> hostilities{};
};

// The games of one opening, one for each seating.
using Block = std::vector<GameResult>;

}  // namespace tetrarchy::ai
