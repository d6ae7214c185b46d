#include "games/yonin/move.h"

namespace tetrarchy::yonin {

Move* Move::expand(Square from, SquareSet plain, SquareSet promoted, Move* out) {
  for (const Square to : plain) *out++ = Move(from, to);
  for (const Square to : promoted) *out++ = Move(from, to, Form::promoted);
  return out;
}

Move* Move::expand(Role dropped, SquareSet to, Move* out) {
  for (const Square s : to) *out++ = drop(dropped, s);
  return out;
}

}  // namespace tetrarchy::yonin
