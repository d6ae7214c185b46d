#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "ui/screen.h"

// Short notices over the board: a seat falls, comes to power; the game cannot be kept. One after the
// other; each goes by itself.
namespace tetrarchy::ui {

struct Notice {
  std::optional<Seat> seat;  // whose colour it has
  std::string title, detail;
  bool operator==(const Notice&) const = default;
};

// What is to be told of a passage, besides the move list.
std::vector<Notice> notices_of(const Words&, const Passage&);

class Notices {
 public:
  void add(Notice);
  void clear() { waiting_.clear(); }
  bool any() const { return !waiting_.empty(); }
  // Draws the notice whose time it is; the first begins to count with its first frame.
  void draw(Screen&, std::int64_t now_ms);

 private:
  std::deque<Notice> waiting_;
  std::optional<std::int64_t> since_ms_;
};

}  // namespace tetrarchy::ui
