#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board_view.h"
#include "core/pick.h"
#include "ui/geometry.h"
#include "ui/screen.h"

// The pieces in the hands of the four seats, on their plates: always there, with their counts.
namespace tetrarchy::ui {

// One kind of piece in the hand of a seat, by its index in SeatView::hand.
struct HandSlot {
  Seat seat;
  std::size_t index;
  Rect box;
  float size;  // of the piece
};

// Where they stand; none where a game has no hands, or where they open as a sheet (embeds).
std::vector<HandSlot> hand_slots(const Layout&, const BoardView&, int quarter_turns);

// What a pointer can be on: a square, or a piece in somebody's hand.
struct Place {
  Pick pick;
  Seat hand = Seat::red;  // whose; meaningless for a square
  bool operator==(const Place&) const = default;
};

// The board and the hands beside it.
struct Table {
  BoardGeometry board;
  std::vector<HandSlot> hands;

  std::optional<Place> at(float x, float y) const;
  const HandSlot* slot(const Place&) const;  // null: not a piece in a hand that is on the screen
};

// How many pieces of each kind each seat holds: while a piece is on its way, as far as it has come.
using HandCounts = BySeat<std::vector<int>>;
HandCounts hand_counts(const BoardView&);

// What is said about the pieces of one hand besides their counts.
struct HandMarks {
  std::optional<std::size_t> chosen, cursor;
  std::vector<std::size_t> able;  // can end the check
};

// The piece of the mover's hand that the unfinished move drops.
std::optional<std::size_t> from_hand(const MatchView&);

// How a piece in a hand looks: upright, whoever holds it.
PieceView in_hand(const PieceView&);

void draw_slot(Screen&, Canvas&, const HandSlot&, const PieceView&, int count, const HandMarks&);

}  // namespace tetrarchy::ui
