#pragma once

#include <array>
#include <string_view>

#include "ai/djambi_survey.h"
#include "ai/softmax.h"

namespace tetrarchy::ai {

// What Djambi's evaluation sees of a living seat. "Before": by a seat that moves before this one does. Numbers are
// counts, values in eighths of a militant (djambi_value), or 0 and 1. See findings 2.4 for what was tried before.
enum class DjambiTerm : std::uint8_t {
  army,            // 64 log2 of the value of the men that it leads
  reach,           // empty squares that its men see
  power,           // in power, by living seats: as many as there are others
  turn,            // 1: it is on turn
  wait,            // how many others move before it does
  near_maze,       // king's steps from its chief to the maze, at most 4
  maze_line,       // 1: its chief sees the empty maze
  home,            // 1: its chief stands in a corner
  edge,            // 1: its chief stands on the edge, not in a corner
  struck,          // 1: its chief can be killed by the seat on turn,
  struck_before,   //   else by one before,
  struck_after,    //   else by one after it has moved
  strikes,         // chiefs that it can kill if it is on turn
  strikes_soon,    // chiefs that it can kill if they do not move out of the way first
  lifted,          // others whose diplomats see its chief
  flights,         // empty squares beside its chief that nobody else hits, at most 4
  zone_hits,       // over the others: squares round its chief (bodies left out) that they hit
  zone_raids,      // squares round others' chiefs that it hits
  hanging,         // value of the dearest of its men that the seat on turn can kill,
  hanging_before,  //   that one before can kill
  prey,            // value of the dearest man that it can kill if it is on turn
  no_digger,       // 1: it leads no necromobile
  diggers,         // necromobiles that it leads
  carriers,        // diplomats
  guards,          // its men beside its chief
  shelter,         // with a necromobile: bodies round its chief, of 8 (the edge of the board counts as bodies)
  ring,            // without a necromobile: bodies round its chief, likewise
  ring_tight,      // without a necromobile: 1 if at most two squares round its chief have no body
  small_pocket,    // without a necromobile, if others have one: how much its pocket is smaller than 16 squares
  cut_danger,      // ring=maze, without a necromobile: how few bodies, of 8, would cut its chief off
  chase,           // nearness of its killers to the nearest chief of another, to be reached over ground
  chased,          // nearness of others' killers to its chief
  dig,             // nearness of its necromobiles to a chief of another whom no killer of its own can reach
  siege,           // if it has a necromobile: nearness of its killers to such a chief, bodies not hindering
  walled,          // 1: no killer of others can reach its chief over ground
};
inline constexpr std::size_t djambi_term_count = static_cast<std::size_t>(DjambiTerm::walled) + 1;
extern const std::array<std::string_view, djambi_term_count> djambi_term_names;

using DjambiFeatures = Features<djambi_term_count>;

// Those of seats that do not live are zero.
DjambiFeatures djambi_features(const DjambiSurvey&);

}  // namespace tetrarchy::ai
