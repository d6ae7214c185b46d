#pragma once

#include <optional>

#include "core/board_view.h"
#include "core/square.h"
#include "ui/app.h"

// The board as it lies on the screen: where, and turned by how many quarters clockwise.
namespace tetrarchy::ui {

// Where `s` is seen, as the square that is there when the board is not turned.
Square turned(Square s, int quarter_turns);
Corner turned(Corner, int quarter_turns);
// The turns that bring the seat whose plate stands at `c` to the reader: to the lower left, where the first
// seat of an unturned board sits; or, where seats sit at sides, to the lower side.
int turns_to_bottom(Corner c, BoardView::Homes);

struct BoardGeometry {
  Rect squares;
  int quarter_turns = 0;

  float square() const { return squares.width / board_side; }
  // A point of the unturned board, in squares from its upper left corner.
  render::Point seen(render::Point) const;
  render::Point centre(Square) const;
  Rect rect(Square) const;
  std::optional<Square> at(float x, float y) const;
  std::optional<Square> at(render::Point p) const { return at(p.x, p.y); }
};

}  // namespace tetrarchy::ui
