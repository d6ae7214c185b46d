#pragma once

#include <optional>
#include <vector>

#include "core/board_view.h"
#include "core/message.h"
#include "core/seat.h"
#include "session/match.h"

namespace tetrarchy {

// A draw that somebody has offered and not everybody has answered (see MatchView::draw_offer).
struct DrawOffer {
  Seat by;
  std::vector<Seat> awaited;  // in seat order; never empty

  bool operator==(const DrawOffer&) const = default;
};

OrRefusal<DrawOffer> offered_by(Seat, const BySeat<SeatView>&, const BySeat<SeatConfig>&);

// Does the offer still stand when the board has changed from `before` to `after`?
bool stands(const DrawOffer&, const BoardView& before, const BoardView& after);

}  // namespace tetrarchy
