#include "games/djambi/move.h"

#include <bit>
#include <cassert>

namespace tetrarchy::djambi {
namespace {

// bits   0..6   from
//        7..13  to          (equal to `from` only in the pass, which is all zero)
//       14..20  drop + 1    (0: none)
//       21..27  exit + 1    (0: none)
//       28..30  shot + 1    (0: none; else the index of the step from `to`, one of the first four)
constexpr unsigned square_mask = 0x7F;
constexpr int to_at = 7, drop_at = 14, exit_at = 21, shot_at = 28;

constexpr std::uint32_t code(Square s) { return static_cast<std::uint32_t>(s.index()); }

std::optional<Square> square_or_none(std::uint32_t bits, int at) {
  const unsigned code = (bits >> at) & square_mask;
  if (code == 0) return std::nullopt;
  return Square(static_cast<int>(code) - 1);
}

// D4.4: the victim shares a side with `to`.
std::uint32_t shot_code(Square to, Square victim) {
  std::uint32_t i = 0;
  while (i < 4 && stepped(to, all_steps[i]) != victim) ++i;
  assert(i < 4);
  return i + 1;
}

std::uint32_t part_bits(std::uint32_t stem, Move::Part part, Square s) {
  switch (part) {
    case Move::Part::to:
      return code(s) << to_at;
    case Move::Part::drop:
      return (code(s) + 1) << drop_at;
    case Move::Part::exit:
      return (code(s) + 1) << exit_at;
    case Move::Part::shot:
      break;
  }
  return shot_code(Square(static_cast<int>((stem >> to_at) & square_mask)), s) << shot_at;
}

}  // namespace

Move::Move(const Parts& p) : bits_(code(p.from) | code(p.to) << to_at) {
  if (p.drop) *this = with(Part::drop, *p.drop);
  if (p.exit) *this = with(Part::exit, *p.exit);
  if (p.shot) *this = with(Part::shot, *p.shot);
}

Move::Parts Move::parts() const {
  assert(!is_pass());
  Parts p{from(), to(), square_or_none(bits_, drop_at), square_or_none(bits_, exit_at), std::nullopt};
  if (const auto shot = bits_ >> shot_at) p.shot = stepped(p.to, all_steps[shot - 1]);
  return p;
}

Square Move::from() const { return Square(static_cast<int>(bits_ & square_mask)); }
Square Move::to() const { return Square(static_cast<int>((bits_ >> to_at) & square_mask)); }

Move Move::stem(Square from) {
  Move m;
  m.bits_ = code(from);
  return m;
}

Move Move::with(Part part, Square s) const {
  Move m = *this;
  m.bits_ |= part_bits(bits_, part, s);
  return m;
}

Move* Move::expand(Part part, SquareSet squares, Move* out) const {
  if (part == Part::shot) {
    for (const Square s : squares) *out++ = with(part, s);
    return out;
  }
  // The inner loop of the list of legal moves: one shift, one or, one store for each move.
  const std::uint32_t first = bits_ | part_bits(bits_, part, Square(0));
  const std::uint32_t unit = part == Part::to ? 1u << to_at : part == Part::drop ? 1u << drop_at : 1u << exit_at;
  for (std::uint64_t low = squares.low(); low; low &= low - 1)
    (out++)->bits_ = first + static_cast<std::uint32_t>(std::countr_zero(low)) * unit;
  for (std::uint64_t high = squares.high(); high; high &= high - 1)
    (out++)->bits_ = first + static_cast<std::uint32_t>(64 + std::countr_zero(high)) * unit;
  return out;
}

}  // namespace tetrarchy::djambi
