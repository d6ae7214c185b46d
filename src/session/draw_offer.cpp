#include "session/draw_offer.h"

#include <algorithm>
#include <iterator>

#include "session/refusals.h"

namespace tetrarchy {

namespace {

bool plays(const SeatView& seat) { return seat.standing == SeatView::Standing::playing; }

}  // namespace

OrRefusal<DrawOffer> offered_by(Seat by, const BySeat<SeatView>& seats, const BySeat<SeatConfig>& configs,
                                const std::optional<Expectation>& expected) {
  if (!plays(seats[by])) return refusals::not_playing(by);
  const auto asked = [&](SeatKind kind) {
    std::vector<Seat> out;
    std::copy_if(all_seats.begin(), all_seats.end(), std::back_inserter(out),
                 [&](Seat seat) { return seat != by && plays(seats[seat]) && configs[seat].kind == kind; });
    return out;
  };
  DrawOffer offer{by, asked(SeatKind::human)};
  const auto computers = asked(SeatKind::computer);
  if (offer.awaited.empty() && computers.empty()) return refusals::nobody_to_ask();
  const auto living = static_cast<int>(std::count_if(seats.of.begin(), seats.of.end(), plays));
  for (const Seat computer : computers)
    if (!expected || (*expected)[computer] * living > whole_share) return refusals::computer_plays_on(computer);
  return offer;
}

bool stands(const DrawOffer& offer, const BoardView& before, const BoardView& after) {
  const bool all_remain = std::all_of(all_seats.begin(), all_seats.end(), [&](Seat seat) {
    return before.seats[seat].standing == after.seats[seat].standing;
  });
  return all_remain && after.turn.has_value() && after.turn != offer.by;
}

}  // namespace tetrarchy
