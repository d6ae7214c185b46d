#include "session/seats.h"

#include <algorithm>

#include "session/record.h"
#include "session/refusals.h"

namespace tetrarchy {
namespace {

SeatConfig settled_seat(const SeatConfig& asked, SeatView::Standing standing) {
  if (standing == SeatView::Standing::hostage) return {SeatKind::hostage, ""};
  if (standing == SeatView::Standing::absent) return {SeatKind::absent, ""};
  if (asked.kind == SeatKind::computer) return asked;
  return {asked.kind == SeatKind::open ? SeatKind::open : SeatKind::human, asked.name};
}

}  // namespace

int players_of(const BySeat<SeatView>& at_start) {
  return static_cast<int>(std::count_if(at_start.of.begin(), at_start.of.end(), [](const SeatView& seat) {
    return seat.standing == SeatView::Standing::playing || seat.standing == SeatView::Standing::fallen;
  }));
}

BySeat<SeatConfig> settled(BySeat<SeatConfig> asked, const BySeat<SeatView>& at_start) {
  for (const Seat seat : all_seats) asked[seat] = settled_seat(asked[seat], at_start[seat].standing);
  return asked;
}

std::optional<Refusal> objection_to(const BySeat<SeatConfig>& seats, int best) {
  for (const Seat seat : all_seats) {
    if (!is_name(seats[seat].name)) return refusals::bad_name(seat, max_name_bytes);
    const int level = seats[seat].computer.level;
    if (level < 1 || level > best) return refusals::bad_level(seat, best);
  }
  return std::nullopt;
}

bool any_computer(const BySeat<SeatConfig>& seats) {
  return std::any_of(seats.of.begin(), seats.of.end(), [](const SeatConfig& seat) { return is_computer(seat.kind); });
}

std::optional<Refusal> objection_to_correspondence(const MatchConfig& config) {
  if (config.correspondence == 0) return std::nullopt;
  if (any_computer(config.seats)) return refusals::computers_by_link();
  if (config.clock) return refusals::clock_by_link();
  return std::nullopt;
}

}  // namespace tetrarchy
