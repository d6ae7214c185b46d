#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/face.h"
#include "core/seat.h"
#include "core/square.h"

namespace tetrarchy {

// Something to be said to a person, before it has a language: a key of the catalogue
// (assets/locale/<lang>.json) and the values that its text names in braces. Strings among the values
// are language-free (a square, a move, a clause number, an option).
struct Message {
  using Value = std::variant<int, Seat, Face, std::string>;

  std::string key;
  std::vector<std::pair<std::string, Value>> values{};

  Message with(std::string_view name, Value v) && {
    values.emplace_back(name, std::move(v));
    return std::move(*this);
  }
  bool empty() const { return key.empty(); }
  bool operator==(const Message&) const = default;
};

// Why something that a person asked for was not done. `code` is stable and for programs
// (`own_piece`, `bad_row`, ...); `clause` is the rule's number ("D4.4"), empty where no rule is at
// stake; `text` is for the person; `marks` are the squares that explain it (the pawn that is there
// already, the pieces that give check).
struct Refusal {
  std::string code;
  std::string clause;
  Message text;
  std::vector<Square> marks{};
  bool operator==(const Refusal&) const = default;
};

// A value, or why there is none.
template <class T>
using OrRefusal = std::variant<T, Refusal>;

}  // namespace tetrarchy
