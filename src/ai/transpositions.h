#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/shares.h"

namespace tetrarchy::ai {

// How a value that was searched relates to the true one, as the root sees it.
enum class Bound : std::uint8_t { exact, at_least, at_most };

// What is known of a position that was searched.
template <class Move>
struct Known {
  Shares shares;
  Move best;
  std::int8_t depth;       // that was searched below it
  std::uint8_t allowance;  // deviations that were left
  Bound bound;
};

// A table of fixed size in which positions are found again. What one question left behind is never seen by another, so
// that the same question gets the same answer.
template <class Move>
class Transpositions {
 public:
  Transpositions() : slots_(slot_count) {}

  void begin() {
    if (++question_ != 0) return;
    slots_.assign(slot_count, Slot{});
    question_ = 1;
  }

  const Known<Move>* find(std::uint64_t key) const {
    const Slot& slot = slots_[key % slot_count];
    return slot.question == question_ && slot.key == key ? &slot.known : nullptr;
  }

  // The newer entry stays, unless it knows the same position to a lesser depth.
  void keep(std::uint64_t key, const Known<Move>& known) {
    Slot& slot = slots_[key % slot_count];
    if (slot.question == question_ && slot.key == key && slot.known.depth > known.depth) return;
    slot = {key, known, question_};
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    Known<Move> known{};
    std::uint32_t question = 0;
  };
  static constexpr std::size_t slot_count = std::size_t{1} << 15;

  std::vector<Slot> slots_;
  std::uint32_t question_ = 0;
};

}  // namespace tetrarchy::ai
