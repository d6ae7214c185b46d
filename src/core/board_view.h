#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/face.h"
#include "core/message.h"
#include "core/seat.h"
#include "core/square.h"

// A position in the words of the screen: plain data, made by a game, drawn by the screen, which
// needs to know nothing else.
namespace tetrarchy {

struct PieceView {
  enum class State : std::uint8_t {
    active,   // led by `controller`
    locked,   // Djambi: led by nobody, only blocks (D2.3)
    hostage,  // Djambi: never moves (D9.1)
    fallen,   // a body (D4.7) or a dead king
    frozen,   // Yonin: men of a mated seat that nobody leads
  };

  Face face;  // meaningless for a Djambi body: all bodies are alike (D4.7)
  State state;
  Seat camp;        // whose colour it was made in; meaningless for a Djambi body
  Seat controller;  // who leads it; equals camp unless it was captured; meaningless unless active
  Seat facing;      // Yonin: the seat from whose side it looks across the board

  bool operator==(const PieceView&) const = default;
};

// One kind of piece in an army or in a hand: how many are there, and how many there were at first.
struct PieceCount {
  PieceView piece;
  int count;
  int at_first;
  bool operator==(const PieceCount&) const = default;
};

enum class Corner : std::uint8_t { bottom_left, bottom_right, top_right, top_left };

struct SeatView {
  enum class Standing : std::uint8_t {
    playing,
    fallen,   // out of the game; see `place`
    hostage,  // Djambi: the camp is on the board, nobody sits here (D9.1)
    absent,   // nobody sits here from the start (D9.2)
  };

  Standing standing;
  bool in_power;                              // Djambi (D6.1)
  int check_order;                            // Yonin: in check, and answers as the n-th, from 1; 0: not in check
  int place;                                  // final, or as far as it is decided; 0 while undecided
  int pieces;                                 // living pieces under its command
  int mates;                                  // Yonin: how many seats it has mated (Y5.2)
  std::optional<Seat> led_by;                 // of a fallen or absent seat: who leads its camp now
  std::optional<Seat> partner;                // Yonin, in teams (Y6.3)
  Message fate;                               // how it fell ("walled in"); empty while it plays
  std::vector<std::vector<PieceCount>> army;  // a row for each camp it leads, its own first
  // Yonin: rook, gold, silver, pawn, none of them left out; a hand pick is an index into it. Empty in Djambi.
  std::vector<PieceCount> hand;

  bool operator==(const SeatView&) const = default;
};

// Yonin: one attack on the king of a living seat (Y4.1).
struct Check {
  Square from, king;
  Seat by;  // who leads the attacker
  bool operator==(const Check&) const = default;
};

struct BoardView {
  enum class Surface : std::uint8_t { stone, wood };
  enum class Homes : std::uint8_t { corners, sides };  // where the frame shows whose board it is

  Surface surface;
  Homes homes;
  std::string_view column_labels;  // nine characters, left to right
  std::string_view row_labels;     // nine characters, top to bottom
  std::array<std::optional<PieceView>, square_count> at{};
  BySeat<SeatView> seats;
  BySeat<Corner> corner;      // where each seat's plate stands when the board is not turned
  std::optional<Seat> turn;   // none when the game is over
  bool extra_turn;            // Djambi: `turn` plays because it is in power (D6.2)
  std::optional<Seat> power;  // Djambi (D6.1)
  std::vector<Seat> then;     // the three turns after this one, if nothing changes
  std::vector<Check> checks;  // Yonin: every attack on every king
  int number;                 // of the turn about to be played, from 1

  bool operator==(const BoardView&) const = default;
};

// One piece's way during a move, for motion and for the trail that a move leaves. Travels with the
// same stage happen together; stages follow one another.
struct Travel {
  enum class Kind : std::uint8_t {
    slide,    // a piece moves along a line over the board
    fall,     // a piece is turned over where it lies (from == to)
    carry,    // a lifted piece or body is taken through the air
    capture,  // a piece leaves the board for the hand of `hand` (from == to)
    drop,     // a piece comes from the hand of `hand` (from == to)
    flip,     // a piece is turned to its promoted side where it stands (from == to)
  };

  Kind kind;
  Square from, to;
  int stage;
  PieceView piece;        // as it looks while it travels (before a fall or a flip)
  Seat hand = Seat::red;  // meaningless unless it goes to a hand or comes from one

  bool operator==(const Travel&) const = default;
};

}  // namespace tetrarchy
