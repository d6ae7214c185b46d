#include "ui/geometry.h"

#include <cmath>

namespace tetrarchy::ui {

Square turned(Square s, int quarter_turns) {
  for (int i = quarter_turns & 3; i > 0; --i) s = *Square::at(board_side - 1 - s.row(), s.column());
  return s;
}

Corner turned(Corner c, int quarter_turns) {
  return static_cast<Corner>((static_cast<int>(c) + 4 - (quarter_turns & 3)) % 4);
}

int turns_to_bottom(Corner c, BoardView::Homes homes) {
  const Corner bottom = homes == BoardView::Homes::sides ? Corner::bottom_right : Corner::bottom_left;
  return (static_cast<int>(c) - static_cast<int>(bottom)) & 3;
}

render::Point BoardGeometry::seen(render::Point p) const {
  for (int i = quarter_turns & 3; i > 0; --i) p = {board_side - p.y, p.x};
  return {squares.x + p.x * square(), squares.y + p.y * square()};
}

render::Point BoardGeometry::centre(Square s) const {
  return seen({static_cast<float>(s.column()) + .5f, static_cast<float>(s.row()) + .5f});
}

Rect BoardGeometry::rect(Square s) const {
  const Square t = turned(s, quarter_turns);
  return {squares.x + static_cast<float>(t.column()) * square(), squares.y + static_cast<float>(t.row()) * square(),
          square(), square()};
}

std::optional<Square> BoardGeometry::at(float x, float y) const {
  const auto column = static_cast<int>(std::floor((x - squares.x) / square()));
  const auto row = static_cast<int>(std::floor((y - squares.y) / square()));
  const auto there = Square::at(column, row);
  if (!there) return std::nullopt;
  return turned(*there, 4 - (quarter_turns & 3));
}

}  // namespace tetrarchy::ui
