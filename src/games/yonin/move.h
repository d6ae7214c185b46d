#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "core/square.h"
#include "core/square_set.h"
#include "games/yonin/piece.h"

namespace tetrarchy::yonin {

// A whole turn in 15 bits: a man moves and may promote (Y2), or a man is dropped from the hand (Y3).
class Move {
 public:
  constexpr Move() = default;
  constexpr Move(Square from, Square to, Form becomes = Form::plain)
      : bits_(static_cast<std::uint16_t>(from.index() | to.index() << to_at |
                                         (becomes == Form::promoted ? promotion_bit : 0))) {}
  static constexpr Move drop(Role role, Square to) { return stem(role).to_square(to); }

  constexpr bool is_drop() const { return (bits_ & origin_mask) >= first_drop; }
  constexpr Square from() const {  // not of a drop
    assert(!is_drop());
    return Square(bits_ & origin_mask);
  }
  constexpr Role dropped() const {  // of a drop only
    assert(is_drop());
    return hand_roles[(bits_ & origin_mask) - first_drop];
  }
  constexpr Square to() const { return Square(bits_ >> to_at & origin_mask); }
  constexpr bool promotes() const { return (bits_ & promotion_bit) != 0; }

  // Write the moves from one square (those without promotion first), or the drops of one man, to each
  // square of the sets; return the end of what they wrote.
  static Move* expand(Square from, SquareSet plain, SquareSet promoted, Move* out);
  static Move* expand(Role dropped, SquareSet to, Move* out);

  auto operator<=>(const Move&) const = default;

 private:
  static constexpr int to_at = 7;
  static constexpr unsigned origin_mask = 0x7F, first_drop = square_count, promotion_bit = 1u << 14;

  static constexpr Move stem(Role role) {
    Move m;
    m.bits_ = static_cast<std::uint16_t>(first_drop + hand_index(role));
    return m;
  }
  constexpr Move to_square(Square to) const {
    Move m;
    m.bits_ = static_cast<std::uint16_t>(bits_ | to.index() << to_at);
    return m;
  }

  // bits 0..6   the origin's square, or 81 and more: the man in hand
  //      7..13  to
  //      14     promotes
  std::uint16_t bits_ = 0;
};
static_assert(sizeof(Move) == 2);

}  // namespace tetrarchy::yonin
