#pragma once

#include <array>
#include <cstdint>

#include "ai/square_walks.h"
#include "core/seat.h"
#include "games/djambi/position.h"

// What stands where and who sees what: the facts that everything else in Djambi's brain is made of.
namespace tetrarchy::ai {

// By role, in eighths of a militant (findings 2.4: more than these ratios was not resolved). The chief counts little
// as a man of an army: what he is worth is the whole seat.
inline constexpr std::array<std::int32_t, 6> djambi_value{8, 24, 28, 16, 20, 8};

// The bodies that keep everybody away from a chief who is walled off.
struct DjambiWall {
  int layers = 0;   // that must be dug through at least; 0: there is no way even so
  SquareSet outer;  // of the shortest ways, the bodies that can be lifted from outside
};

struct DjambiSurvey {
  using Role = djambi::Role;

  explicit DjambiSurvey(const djambi::Position&);

  SquareSet of(Seat seat, Role role) const { return men[seat] & of_role[static_cast<std::size_t>(role)]; }
  SquareSet killers(Seat seat) const { return men[seat] & killing; }
  // Everything that others than that seat hit.
  SquareSet hit_by_others(Seat seat) const;
  bool has_necromobile(Seat seat) const { return !of(seat, Role::necromobile).empty(); }
  // Is one on turn before the other is next?
  bool moves_before(Seat one, Seat other) const { return (earlier[other] >> index(one) & 1) != 0; }
  bool others_dig(Seat seat) const;  // has anybody else a necromobile?
  bool is_walled(Seat seat) const;   // can no killer of others walk to its chief over ground?
  DjambiWall wall(Seat walled) const;

  const djambi::Position& p;
  Seat mover;                   // of a finished game: some seat
  std::array<Seat, 4> seats{};  // the living ones, `living` of them
  std::size_t living = 0;

  SquareSet bodies, ground, empty;     // ground: no body lies there
  BySeat<SquareSet> men;               // that the seat leads
  SquareSet killing;                   // men that kill, of all seats
  SquareSet idle;                      // locked men and hostages
  std::array<SquareSet, 6> of_role{};  // men that somebody leads
  BySeat<std::int32_t> army;           // in eighths of a militant
  BySeat<SquareSet> hits;              // where the seat could kill, or could if a foreign piece stood there
  BySeat<SquareSet> hits_twice;        // ... with two men at least (of militants only two are told apart)
  BySeat<SquareSet> lifts;             // what its diplomats see
  BySeat<std::int32_t> reach;          // empty squares that its men see
  BySeat<std::uint8_t> earlier;        // bit i: seat i moves before that seat moves next
  BySeat<Square> chief{{maze_square, maze_square, maze_square, maze_square}};  // of the living
  BySeat<SquareSet> pocket;  // where its chief could walk to over ground, men not hindering

 private:
  static constexpr Square maze_square = djambi::maze;

  void count_men();
  void look_around(Seat);
  void add_hits(Seat, SquareSet);
  void look_with_militants(Seat);
  void order_turns();
  void walk_about();
};

}  // namespace tetrarchy::ai
