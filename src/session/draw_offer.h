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
  std::vector<Seat> awaited;  // in seat order

  bool operator==(const DrawOffer&) const = default;
};

// `expected`: what the engine last thought of the game, by which computers answer at once. Nobody is awaited if
// computers alone were asked and all agree.
OrRefusal<DrawOffer> offered_by(Seat, const BySeat<SeatView>&, const BySeat<SeatConfig>&,
                                const std::optional<Expectation>& expected);

// Does the offer still stand when the board has changed from `before` to `after`?
bool stands(const DrawOffer&, const BoardView& before, const BoardView& after);

}  // namespace tetrarchy
