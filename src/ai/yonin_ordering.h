#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ai/softmax.h"
#include "ai/yonin_sight.h"
#include "games/yonin/position.h"

namespace tetrarchy::ai {

// What the move ordering of Yonin shogi sees of a move. Values are those of yonin_value().
enum class YoninMoveTerm : std::uint8_t {
  takes,          // value of the man that is taken
  takes_free,     // the same if no rival covers it
  takes_turned,   // 1: the man moved is an inherited one, and it takes
  risks_bare,     // value of the mover if a rival attacks where it ends and nothing else of its own covers that
  risks_covered,  // the same if something covers it
  risks_next,     // either, if the seat whose turn is next attacks it
  saves,          // value of the mover if it hung where it stood
  checks,         // 1: gives check and cannot be taken where it ends
  checks_bare,    // 1: gives check where it can be taken
  steals,         // living seats whose turn such a safe check leaves out
  discovers,      // 1: opens the line of a rook to a rival's king
  mates,          // 1: mates a seat
  king_quiet,     // 1: the king moves though it is not in check
  king_flees,     // 1: the king moves out of check
  flees_from,     // squares round the king's new square that rivals attack, when the king moves
  promotes,       // value that it gains by promotion
  drops_rook,     // 1: a rook is dropped
  drops_gold,     //
  drops_silver,   //
  drops_pawn,     //
  raids,          // squares round rivals' kings that the man attacks from where it ends
  leaves_raid,    // ... that it attacked from where it stood
  shields,        // squares round its own king that it covers from where it ends
  leaves_shield,  // ... that it covered from where it stood
  plugs,          // 1: it ends on a square beside its own king that a rival attacks
  aims,           // value of the dearest rival man, not covered, that it attacks from a safe square
  advances,       // 1: a pawn steps forward without taking
  enters,         // 1: it moves into its promotion zone or drops there
};
inline constexpr std::size_t yonin_move_term_count = static_cast<std::size_t>(YoninMoveTerm::enters) + 1;
extern const std::array<std::string_view, yonin_move_term_count> yonin_move_term_names;

using YoninMoveFeatures = std::array<std::int32_t, yonin_move_term_count>;

// Looks at the moves of the seat on turn of one position. Quickest when moves come as in the list of legal moves: what
// they have in common is found out once for each man.
class YoninOrdering {
 public:
  YoninOrdering(const yonin::Position&, const YoninSight&);

  YoninMoveFeatures features(yonin::Move);
  std::int32_t score(yonin::Move, const Weights<yonin_move_term_count>&);  // their weighted sum
  bool may_mate() const;  // false: no rival's king is short of squares, and a mate is most unlikely
  bool mates(yonin::Move);

 private:
  using Term = YoninMoveTerm;

  // A man that is lifted from its square or out of the hand.
  struct Lifted {
    int origin = -1;  // as in Move: a square, or a man of the hand
    yonin::Cell man;
    int value = 0;
    int saved = 0;             // its value if it hung where it stood
    SquareSet walls;           // what lines end at when it is gone
    SquareSet cover;           // squares that another of its own men attacks
    SquareSet zone;            // its promotion zone
    bool in_zone = false;      // where it stood
    int raid = 0, shield = 0;  // as Term::leaves_raid and Term::leaves_shield
    BySeat<bool> opens;        // it stands alone between an own rook and that rival's king
  };
  // As it stands after the move.
  struct Put {
    Square on;
    yonin::Cell man;
    SquareSet attacks;  // as if rivals' kings were not in the way
    bool safe;
  };

  void lift(yonin::Move);
  Put put(yonin::Move) const;
  static SquareSet attacks(yonin::Cell, Square on, SquareSet walls);
  bool checks(Seat, const Put&) const;
  bool discovers(Seat, Square to) const;
  bool mates(yonin::Move, const Put&) const;
  bool may_mate(Seat, const Put&) const;

  // A sink is told of every term that is not zero: sink(term, amount).
  void look_at(yonin::Move, auto& sink);
  void look_at_drop(yonin::Move, auto& sink) const;
  void look_at_gain(yonin::Move, auto& sink) const;
  void look_at_risk(const Put&, auto& sink) const;
  void look_at_check(yonin::Move, const Put&, auto& sink) const;
  void look_at_kings(const Put&, auto& sink) const;
  int dearest_prey(const Put&) const;
  int left_out(Seat checked) const;

  const yonin::Position& p_;
  const YoninSight& sight_;
  Seat mover_, next_;
  bool in_check_;
  SquareSet walls_;                // what lines end at: all pieces but the kings of living rivals
  SquareSet hostile_;              // squares that living rivals attack
  SquareSet own_zone_;             // beside the own king,
  SquareSet rival_zones_;          // beside the kings of living rivals
  SquareSet bare_;                 // men of living rivals that none of their own side covers
  BySeat<bool> rival_;             // lives, and is no partner
  BySeat<SquareSet> escapes_;      // where its king could go
  BySeat<SquareSet> discoverers_;  // own men that stand alone between an own rook and that rival's king
  Lifted lifted_;
};

}  // namespace tetrarchy::ai
