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
#include "games/djambi/move.h"
#include "games/djambi/options.h"
#include "games/djambi/piece.h"
#include "games/djambi/setup.h"

namespace tetrarchy::djambi {

// What a living piece is to a seat (D2.2).
enum class Relation : std::uint8_t { own, foreign, locked };

// A position of D10.1: lawful by construction, a plain value, whole turns only (D6.3). It decides
// what is legal and what follows; texts and the screen are users of it.
class Position {
 public:
  using Move = djambi::Move;

  static OrRefusal<Position> from(const Setup&, Strictness);  // the one way in,
  Setup setup() const;                                        // and the way out

  Cell at(Square s) const { return cells_[static_cast<std::size_t>(s.index())]; }
  SquareSet occupied() const { return occupied_; }
  SquareSet bodies() const;
  std::optional<Square> chief(Seat camp) const;  // the living one
  const Options& options() const { return options_; }
  int quiet() const { return static_cast<int>(quiet_); }
  int number() const { return static_cast<int>(number_); }

  std::optional<Seat> turn() const { return seat_or_none(turn_); }
  std::optional<Seat> base() const { return seat_or_none(base_); }
  bool extra_turn() const { return turn_ != base_; }
  std::optional<Seat> power() const;                  // D6.1
  std::vector<Seat> next_turns(std::size_t n) const;  // after this one, if nothing changes (D6.3)

  std::optional<Seat> controller(Seat camp) const { return seat_or_none(controller_[camp]); }
  Fate fate(Seat camp) const { return camps_[camp].fate; }
  bool plays(Seat seat) const { return fate(seat) == Fate::alive; }
  int living_seats() const;
  bool is_locked(Seat camp) const { return controller_[camp] == nobody && fate(camp) != Fate::hostage; }
  // Is anybody sitting, or did anybody ever sit, at this place of the table? Unknown for a hostage
  // camp that fell before the position was written down: it then counts as a seat.
  bool was_seat(Seat) const;
  int place(Seat) const;  // D8.1; 0 while it plays on, and where nobody sat

  Relation relation(Seat seat, Cell living) const;
  bool may_kill(Seat seat, Cell) const;   // by whom it stands next to or takes; D2.3, D4.8
  bool may_carry(Seat seat, Cell) const;  // D4.5

  std::optional<Outcome> outcome() const;
  void legal_moves(std::vector<Move>& out) const;
  std::uint64_t count_moves() const;
  // The same moves, factored, in the same order: for whoever chooses before he lists. Empty where the pass is the
  // only move (D8.3). Allocates nothing once `out` has grown.
  void stems(std::vector<Stem>& out) const;
  // What the piece on a square could do if its leader had the turn; nothing if nobody leads it.
  void moves_from(Square, std::vector<Move>& out) const;
  // Where what is lifted on `to` by the piece on `from` may be put down, before an exit takes one
  // of these squares (D5.4). The list of legal moves is made of these sets.
  SquareSet drops(Square from, Square to) const;

  Position after(Move) const;
  Position after_resignation(Seat) const;

  // Of board, turn, base, controllers and fates: what repetition compares (D8.4).
  std::uint64_t key() const;
  bool repeats(const Position&) const;

  // Of everything that its text says (D10.1), which is not in which order the seats fell.
  bool operator==(const Position&) const;

 private:
  static constexpr std::uint8_t nobody = 4;
  static constexpr std::uint8_t no_square = 0xFF;
  static constexpr std::uint8_t no_rank = 7;

  struct Camp {
    Fate fate : 3 = Fate::alive;
    std::uint8_t outlived_by : 3 = no_rank;  // how many seats lived on when this one had fallen
  };

  Position() = default;
  static std::optional<Seat> seat_or_none(std::uint8_t s) {
    return s == nobody ? std::nullopt : std::optional(static_cast<Seat>(s));
  }
  static std::uint8_t code(std::optional<Seat> s) { return s ? static_cast<std::uint8_t>(*s) : nobody; }

  void put(Square, Cell);
  Cell lift(Square);

  // The acts of one turn, in the order of the rules.
  void act(const Move::Parts&);  // D4, D5
  SquareSet shot_by(const Move::Parts&, Seat) const;
  void shoot(const Move::Parts&, Seat seat);  // D4.4
  void kill(Cell victim, Seat by);            // D7.1; the victim is off the board already
  void wall_in();                             // D7.2
  std::vector<Seat> walled_in() const;
  bool is_ringed(Square) const;
  bool is_walled_in(Seat camp, SquareSet cut_off) const;
  bool has_necromobile(Seat camp) const;
  void turn_over(Seat camp, Fate);                     // D7.3
  void claim_locked();                                 // D7.4
  void settle(const Position& before);                 // what follows from the board: D7.2, D7.4, D8
  void pass_turn(const Position& before, Seat mover);  // D6.3
  Seat living_after(Seat) const;
  void rank_fallen(const Position& before);

  std::array<Cell, square_count> cells_{};
  BySeat<std::uint8_t> chief_{};  // where each living chief stands
  BySeat<std::uint8_t> controller_{};
  BySeat<Camp> camps_{};
  std::uint8_t turn_ = nobody, base_ = nobody;
  SquareSet occupied_;
  Options options_;
  std::uint32_t quiet_ = 0, number_ = 1;
};
static_assert(sizeof(Position) <= 128);

}  // namespace tetrarchy::djambi
