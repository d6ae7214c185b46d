#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "book/facts.h"

namespace tetrarchy::book {

// How a game calls its squares ("e5"); none: that is no square.
using SquareReader = std::optional<Square> (*)(std::string_view);

// One thing that is so or not in a position:
//   turn=b   status!=aaak   controllers=.r..   a field of the position text; a dot stands for any character
//   e5=rC   e5=x   e5=empty   e5!=rC           what stands on a square
//   #sR=1                                      how many such pieces stand on the board
//   checks=2                                   how many kings are in check (Y4.1)
//   over   winner=r                            the game is over; that seat alone has won it
class Condition {
 public:
  // None: it is no condition of the game that `example` is a position of.
  static std::optional<Condition> from(std::string_view text, const Facts& example, SquareReader);

  bool holds_in(const Facts&) const;
  const std::string& text() const { return text_; }

 private:
  enum class Kind { field, square, count, checks, over, winner };

  static std::optional<Kind> kind_of(std::string_view name, const Facts& example, SquareReader);
  std::string found_in(const Facts&) const;

  std::string text_;
  Kind kind_ = Kind::over;
  bool negated_ = false;
  std::string name_, value_;
  std::optional<Square> square_;
};

// Several, with a space between them; all have to hold.
using Conditions = std::vector<Condition>;

// None: one of them cannot be read, and `unread` is its text.
std::optional<Conditions> read_conditions(std::string_view text, const Facts& example, SquareReader,
                                          std::string& unread);
// The first that does not hold; null: all do.
const Condition* first_broken(const Conditions&, const Facts&);

}  // namespace tetrarchy::book
