#include "session/passage.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <utility>

namespace tetrarchy {
namespace {

using Kind = Travel::Kind;

bool under_way(const Travel& travel, const Preview& shown) {
  const bool in_the_air = travel.kind == Kind::carry && shown.lifted && shown.lifted_from == travel.from;
  const auto& there = shown.board.at[static_cast<std::size_t>(travel.from.index())];
  if (travel.kind == Kind::drop) return !there;
  return in_the_air || there == travel.piece;
}

bool is_to_fall(const Travel& travel, const Preview& shown) {
  return travel.kind == Kind::fall && shown.board.at[static_cast<std::size_t>(travel.to.index())] == travel.piece;
}

Kind backwards(Kind kind) {
  if (kind == Kind::capture) return Kind::drop;
  return kind == Kind::drop ? Kind::capture : kind;
}

}  // namespace

std::vector<Travel> way_back(std::vector<Travel> travels) {
  std::erase_if(travels, [](const Travel& travel) { return travel.kind == Kind::fall || travel.kind == Kind::flip; });
  int last = 0;
  for (const Travel& travel : travels) last = std::max(last, travel.stage);
  for (Travel& travel : travels) {
    travel.kind = backwards(travel.kind);
    std::swap(travel.from, travel.to);
    travel.stage = last - travel.stage;
  }
  std::stable_sort(travels.begin(), travels.end(), [](const Travel& a, const Travel& b) { return a.stage < b.stage; });
  return travels;
}

std::vector<Travel> still_to_travel(const std::vector<Travel>& travels, const Preview& shown) {
  int now = std::numeric_limits<int>::max();
  for (const Travel& travel : travels)
    if (under_way(travel, shown)) now = std::min(now, travel.stage);
  std::vector<Travel> rest;
  std::copy_if(travels.begin(), travels.end(), std::back_inserter(rest),
               [&](const Travel& travel) { return travel.stage >= now; });
  return rest;
}

std::vector<Travel> still_to_fall(const std::vector<Travel>& travels, const Preview& shown) {
  std::vector<Travel> rest;
  std::copy_if(travels.begin(), travels.end(), std::back_inserter(rest),
               [&](const Travel& travel) { return is_to_fall(travel, shown); });
  return rest;
}

Passage joined(Passage first, Passage second) {
  first.after = std::move(second.after);
  first.travels.clear();
  first.notes.insert(first.notes.end(), std::make_move_iterator(second.notes.begin()),
                     std::make_move_iterator(second.notes.end()));
  return first;
}

}  // namespace tetrarchy
