#include "ai/djambi_placements.h"

#include <algorithm>

#include "games/djambi/lines.h"

namespace tetrarchy::ai {

using djambi::maze;
using djambi::Role;
using djambi::sight;

namespace {

constexpr std::int32_t guest_in_reach = 60, guest_on_chiefs_line = -120, guest_beside_chief = -100,
                       guest_beside_men = -10;
constexpr std::int32_t chief_in_reach = 300, chief_in_danger = -60, chief_by_body = 30, chief_to_maze = -900;
constexpr int small_pocket = 16;

// The squares between two that lie on one line; none if they do not.
SquareSet between(Square a, Square b) {
  for (std::size_t d = 0; d < rays[index(a)].size(); ++d)
    if (rays[index(a)][d].has(b)) return rays[index(a)][d] - rays[index(b)][d] - SquareSet::of(b);
  return {};
}

}  // namespace

DjambiPlacements::DjambiPlacements(const DjambiSurvey& survey, const DjambiBodyWeights& weights)
    : s_(survey), w_(weights), danger_(survey.hit_by_others(survey.mover)) {
  among_men();
  for (std::size_t i = 0; i < s_.living; ++i)
    if (s_.seats[i] != s_.mover) against_chief(s_.seats[i]);
  for_own_chief();
  for_guests();
}

void DjambiPlacements::add(BySquare<std::int16_t>& map, SquareSet squares, std::int32_t value) {
  for (const Square s : squares) map[index(s)] = static_cast<std::int16_t>(map[index(s)] + value);
}

void DjambiPlacements::among_men() {
  SquareSet foreign = s_.killing - s_.men[s_.mover];
  add(body_, spread(foreign), w_.beside_men);
  add(body_, spread(s_.men[s_.mover]), -w_.beside_men);
}

void DjambiPlacements::against_chief(Seat seat) {
  const Square chief = s_.chief[seat];
  const SquareSet seen = sight(chief, s_.p.occupied()).open;
  add(body_, seen & s_.hits[s_.mover], w_.in_fire);
  if (seen.has(maze)) add(body_, between(chief, maze), w_.bars_maze);
  if (chief != maze) round_chief(seat);
  const bool barred = (s_.killers(s_.mover) & s_.pocket[seat]).empty();
  if (barred) add(body_, spread(s_.pocket[seat]) & s_.bodies, w_.walls_in_prey);
}

void DjambiPlacements::round_chief(Seat seat) {
  const SquareSet ring = neighbours[index(s_.chief[seat])];
  const SquareSet free = ring & s_.empty;
  const int bodies = 8 - (ring & s_.ground).count();
  const int men = (ring & s_.ground).count() - free.count();
  if (s_.has_necromobile(seat)) {
    add(body_, free, w_.beside_chief);
    return;
  }
  if (men == 0) add(body_, free, free.count() == 1 ? w_.closes_ring : w_.tightens * bodies / 2);
  if (s_.p.options().ring == djambi::Options::Ring::maze) return cut_off(seat);
  const SquareSet pocket = s_.pocket[seat] & s_.empty;
  const int room = s_.pocket[seat].count();
  if (room <= small_pocket) add(body_, pocket, w_.tightens * (small_pocket + 2 - room) / 8);
}

// D7.2, ring=maze: where all ways to the maze lead over one or two squares.
void DjambiPlacements::cut_off(Seat seat) {
  constexpr SquareSet middle = spread(SquareSet::of(maze));
  const bool own = seat == s_.mover;
  SquareSet reached = SquareSet::of(s_.chief[seat]), front = reached;
  while ((front & middle).empty()) {
    front = (spread(front) & s_.ground) - reached;
    if (front.empty()) return;
    reached |= front;
    const int wide = front.count();
    if (wide == 1) add(body_, front & s_.empty, own ? w_.opens_own_grave : w_.closes_ring);
    if (wide == 2) add(body_, front & s_.empty, own ? -2 * w_.cuts : w_.cuts);
  }
}

void DjambiPlacements::for_own_chief() {
  const Square chief = s_.chief[s_.mover];
  const auto seen = sight(chief, s_.p.occupied());
  add(body_, seen.open & danger_, w_.guards);
  if (danger_.has(chief))
    for (const Square s : seen.hit& s_.killing) {
      const bool hits = !s_.men[s_.mover].has(s);
      if (hits) add(body_, between(s, chief), w_.shields);
    }
  if (seen.open.has(maze)) add(body_, between(chief, maze), w_.bars_own_maze);
  const SquareSet ring = neighbours[index(chief)];
  const bool bare = !s_.has_necromobile(s_.mover);
  add(body_, ring, bare ? w_.beside_own_bare : w_.beside_own);
  if (!bare || chief == maze) return;
  if ((ring & s_.ground).count() <= 2) add(body_, ring & s_.empty, w_.opens_own_grave);
  if (s_.p.options().ring == djambi::Options::Ring::maze) cut_off(s_.mover);
}

void DjambiPlacements::for_guests() {
  const Square chief = s_.chief[s_.mover];
  add(guest_, s_.hits[s_.mover], guest_in_reach);
  add(guest_, sight(chief, s_.p.occupied()).open, guest_on_chiefs_line);
  add(guest_, neighbours[index(chief)], guest_beside_chief);
  add(guest_, spread(s_.men[s_.mover]), guest_beside_men);
}

std::int32_t DjambiPlacements::carried_chief(Square s, Seat camp) const {
  if (s == maze) return chief_to_maze;
  std::int32_t value = s_.hits[s_.mover].has(s) ? chief_in_reach : 0;
  if ((danger_ - s_.hits[camp]).has(s)) value += chief_in_danger;
  if (!s_.has_necromobile(camp)) value += chief_by_body * (neighbours[index(s)] & s_.bodies).count();
  return value;
}

}  // namespace tetrarchy::ai
