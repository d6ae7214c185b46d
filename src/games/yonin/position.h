#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/message.h"
#include "core/outcome.h"
#include "core/seat.h"
#include "core/square.h"
#include "core/square_set.h"
#include "games/yonin/move.h"
#include "games/yonin/options.h"
#include "games/yonin/piece.h"
#include "games/yonin/setup.h"

namespace tetrarchy::yonin {

// What became of a seat. A position text says only whether its king is dead.
enum class Fate : std::uint8_t {
  alive,
  mated,      // Y5.1
  stuck,      // without a legal move when its turn came (Y5.6)
  withdrawn,  // by resignation, on time or by perpetual check (Y5.7, Y6.4)
  fallen,     // the text does not say how
};

constexpr Seat partner(Seat s) { return next(next(s)); }  // in teams (Y6.3)

// May, or must, a man that moves so promote (Y2.4)?
enum class Promotion : std::uint8_t { none, optional, forced };

// A position of Y7.1: lawful by construction, a plain value. It decides what is legal and what
// follows; texts and the screen are users of it.
class Position {
 public:
  using Move = yonin::Move;

  static OrRefusal<Position> from(const Setup&, Strictness);  // the one way in,
  Setup setup() const;                                        // and the way out

  Cell at(Square s) const { return cells_[static_cast<std::size_t>(s.index())]; }
  SquareSet occupied() const { return occupied_; }
  SquareSet men(Seat) const;                              // what it controls on the board
  Square king(Seat s) const { return Square(king_[s]); }  // living or dead: the king that faces as the seat does
  const Hand& hand(Seat s) const { return hand_[s]; }
  int mates(Seat s) const { return mates_[s]; }
  const Options& options() const { return options_; }
  int number() const { return static_cast<int>(number_); }

  std::optional<Seat> turn() const { return turn_ == nobody ? std::nullopt : std::optional(static_cast<Seat>(turn_)); }
  std::vector<Seat> next_turns(std::size_t n) const;  // after this one, if nothing changes (Y4.3)

  Fate fate(Seat s) const { return fate_[s]; }
  bool plays(Seat s) const { return fate_[s] == Fate::alive; }
  int living_seats() const;
  int place(Seat) const;            // Y6.1; 0 while undecided
  bool is_rival(Seat, Seat) const;  // another seat, and no partner in teams

  // Check (Y4.1): the men of living rivals that attack its king. None for a dead king.
  SquareSet checkers(Seat) const;
  bool in_check(Seat) const;
  int check_order(Seat) const;  // answers as the n-th of the checked seats, from 1; 0: not in check

  // Why a move is not legal; each asks about one rule and leaves the others aside.
  SquareSet range(Square from) const;                 // where its moves may end (Y2.1, Y2.2), checks left aside
  Promotion promotion(Square from, Square to) const;  // of the man on `from` (Y2.4)
  std::optional<Square> pinner(Square from) const;    // the man that would check its leader's king (Y4.2)
  bool is_last_line(Seat, Square) const;              // for its pawns (Y3.2)
  std::optional<Square> nifu(Seat, Square to) const;  // the pawn that forbids a pawn there (Y3.3)
  bool is_uchifuzume(Seat, Square to) const;          // of a pawn dropped there (Y3.4)

  std::optional<Outcome> outcome() const;
  void legal_moves(std::vector<Move>& out) const;
  std::uint64_t count_moves() const;
  // What the man on a square, or in the hand, could do if its leader had the turn; nothing if nobody leads it.
  void moves_from(Square, std::vector<Move>& out) const;
  void drops_of(Seat, Role, std::vector<Move>& out) const;

  Position after(Move) const;
  Position after_resignation(Seat) const;

  // Of board, turn, hands and living seats: what repetition compares (Y6.4).
  std::uint64_t key() const;
  bool repeats(const Position&) const;

  // Of everything that its text says (Y7.1), which is not how the seats fell.
  bool operator==(const Position&) const;

 private:
  static constexpr std::uint8_t nobody = 4;

  // Who is in check, and whether it is known that each of them has a legal reply.
  struct Checks {
    enum class Replies : std::uint8_t { unknown, known };
    BySeat<bool> on;
    Replies replies = Replies::unknown;
  };

  // From whom the next turn is counted, and whether that seat has had its own.
  struct Turns {
    enum class Base : std::uint8_t { has_moved, to_move };
    Seat seat;
    Base base;
  };

  Position() = default;
  std::optional<Refusal> fault() const;  // of checks and moves (Y7.4)

  void put(Square, Cell);
  Cell lift(Square);

  // What the list of legal moves is made of (moves.cpp).
  friend class Generator;
  SquareSet sliders() const { return sliders_; }
  SquareSet reach(Square from) const;                        // over the pieces as they stand, its own included
  SquareSet closed(Seat, SquareSet own) const;               // where its men may not go, whatever they are
  bool is_attacked(Seat, Square, SquareSet occupied) const;  // by living rivals of the seat
  SquareSet attackers(Seat, Square, SquareSet occupied) const;
  std::optional<Square> pinned_by(Square slider, Seat) const;
  bool can_move(Seat) const;            // as if it had the turn
  bool can_move_unchecked(Seat) const;  // the same, quicker, of a seat that is not in check

  // The acts of one turn, in the order of the rules.
  void act(Move);  // Y2, Y3
  Checks checks() const;
  Checks judged(Seat mover);                                      // Y5.1: after the mates, if they are judged now
  void mate(Seat, std::optional<Seat> by);                        // Y5.2
  void fall(Seat, Fate, std::optional<Seat> heir);                // Y5.3, Y5.4
  Seat following(Turns, const Checks&) const;                     // Y4.3
  bool is_decided() const;                                        // by deaths (Y6.1 to Y6.3)
  bool is_past_limit() const;                                     // Y6.5
  void pass_turn(Turns, std::optional<Seat> last_mover, Checks);  // Y5.5 to Y5.7
  int score(Seat) const;
  void rank(const Position& before, std::optional<Seat> mover);  // Y6
  void rank_teams(std::optional<Seat> mover);                    // Y6.3

  std::array<Cell, square_count + 1> cells_{};  // the last one is off the board and always empty
  BySeat<std::uint8_t> king_{};
  BySeat<Fate> fate_{};
  BySeat<std::uint8_t> place_{};
  BySeat<std::uint8_t> mates_{};
  std::uint8_t turn_ = nobody;
  BySeat<Hand> hand_{};
  SquareSet occupied_;
  SquareSet sliders_;  // rooks and dragons, whoever's
  Options options_;
  std::uint32_t number_ = 1;
};
static_assert(sizeof(Position) <= 160);

}  // namespace tetrarchy::yonin
