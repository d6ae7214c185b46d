#pragma once

#include <cstdint>
#include <string>

#include "core/message.h"

namespace tetrarchy::book {

// Where somebody who is solving a puzzle has got to.
struct Judgement {
  enum class State : std::uint8_t { open, solved, failed };

  State state = State::open;
  Message why{};         // of a failure, in a sentence
  std::string answer{};  // while it is open and others are to move: one of their moves; of a failure: their move that
                         // refutes it, if there is one
  bool operator==(const Judgement&) const = default;
};

}  // namespace tetrarchy::book
