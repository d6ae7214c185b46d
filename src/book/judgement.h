#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/message.h"

namespace tetrarchy::book {

// Where somebody who is solving a puzzle has got to.
struct Judgement {
  enum class State : std::uint8_t { open, solved, failed };
  static constexpr std::array<std::string_view, 3> state_names{"open", "solved", "failed"};

  State state = State::open;
  Message why{};         // of a failure, in a sentence
  std::string answer{};  // while it is open and others are to move: one of their moves; of a failure: their move that
                         // refutes it, if there is one
  bool operator==(const Judgement&) const = default;

  std::string_view state_name() const { return state_names[static_cast<std::size_t>(state)]; }
};

}  // namespace tetrarchy::book
