#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "book/condition.h"

namespace tetrarchy::book {

// What a puzzle asks of the seat to move, in a form that the rules can judge, so that every way to reach it counts.
// Parts with "; " between them:
//   moves 2            within so many moves of its own, whatever the others answer in between; without it, one
//   now C...           conditions that hold right after its move
//   reply C...         and after every move that the next seat can answer with
//   return C...        and when it has the turn again, whatever all the others answered
struct Aim {
  int moves = 1;
  Conditions now, reply, back;

  // The refusal is for the author: bad_aim.
  static OrRefusal<Aim> from(std::string_view text, const Facts& example, SquareReader);
};

}  // namespace tetrarchy::book
