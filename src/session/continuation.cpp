#include "session/continuation.h"

#include <algorithm>
#include <vector>

namespace tetrarchy {
namespace {

using Kind = Continuation::Kind;

bool began_alike(const MatchConfig& a, const MatchConfig& b) {
  return a.game == b.game && a.correspondence == b.correspondence && a.start == b.start && a.position == b.position;
}

// A resignation and an agreed draw have no move: what is told of them tells them apart.
bool is_same_line(const RecordLine& a, const RecordLine& b) {
  return a.seat == b.seat && a.move == b.move && a.notes == b.notes;
}

}  // namespace

Continuation continuation_of(const Match& kept, const Match& other) {
  const MatchView &a = kept.view(), &b = other.view();
  if (!began_alike(a.config, b.config)) return {Kind::other_game};
  const auto differing = std::ranges::mismatch(a.record, b.record, is_same_line);
  const auto common = static_cast<int>(differing.in1 - a.record.begin());
  if (common == a.last_ply && common == b.last_ply) return {Kind::same};
  if (common == a.last_ply) return {Kind::newer, b.last_ply - common};
  if (common == b.last_ply) return {Kind::older, a.last_ply - common};
  return {Kind::parted, common, differing.in1->number};
}

}  // namespace tetrarchy
