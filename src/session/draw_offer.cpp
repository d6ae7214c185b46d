#include "session/draw_offer.h"

#include <algorithm>
#include <iterator>

#include "session/refusals.h"

namespace tetrarchy {

OrRefusal<DrawOffer> offered_by(Seat by, const BySeat<SeatView>& seats, const BySeat<SeatConfig>& configs) {
  const auto plays = [&](Seat seat) { return seats[seat].standing == SeatView::Standing::playing; };
  if (!plays(by)) return refusals::not_playing(by);
  DrawOffer offer{by, {}};
  std::copy_if(all_seats.begin(), all_seats.end(), std::back_inserter(offer.awaited),
               [&](Seat seat) { return seat != by && plays(seat) && configs[seat].kind == SeatKind::human; });
  if (offer.awaited.empty()) return refusals::nobody_to_ask();
  return offer;
}

bool stands(const DrawOffer& offer, const BoardView& before, const BoardView& after) {
  const bool all_remain = std::all_of(all_seats.begin(), all_seats.end(), [&](Seat seat) {
    return before.seats[seat].standing == after.seats[seat].standing;
  });
  return all_remain && after.turn.has_value() && after.turn != offer.by;
}

}  // namespace tetrarchy
