#include "ui/geometry.h"

#include <gtest/gtest.h>

namespace tetrarchy::ui {
namespace {

TEST(Geometry, EverySquareIsFoundWhereItIsSeen) {
  for (int turns = 0; turns < 4; ++turns) {
    const BoardGeometry g{{30, 40, 675, 675}, turns};
    for (int i = 0; i < square_count; ++i) {
      EXPECT_EQ(g.at(g.centre(Square(i))), Square(i));
      const Rect r = g.rect(Square(i));
      EXPECT_NEAR(r.x + r.width / 2, g.centre(Square(i)).x, .01f);
      EXPECT_NEAR(r.y + r.height / 2, g.centre(Square(i)).y, .01f);
    }
  }
}

TEST(Geometry, BesideTheSquaresThereIsNone) {
  const BoardGeometry g{{30, 40, 90, 90}, 1};
  EXPECT_FALSE(g.at(29.5f, 60));
  EXPECT_FALSE(g.at(60, 130.5f));
  EXPECT_TRUE(g.at(30, 40));
}

TEST(Geometry, AQuarterTurnBringsTheLowerLeftCornerUp) {
  EXPECT_EQ(turned(*Square::at(0, 8), 1), *Square::at(0, 0));
  EXPECT_EQ(turned(Corner::bottom_left, 1), Corner::top_left);
  EXPECT_EQ(turned(*Square::at(2, 7), 4), *Square::at(2, 7));
}

TEST(Geometry, AnyCornerCanBeBroughtToTheLowerLeft) {
  for (Corner c : {Corner::bottom_left, Corner::bottom_right, Corner::top_right, Corner::top_left})
    EXPECT_EQ(turned(c, turns_to_bottom(c, BoardView::Homes::corners)), Corner::bottom_left);
}

// Their plates stand at their right hands: of the lower side that is the lower right corner.
TEST(Geometry, AnySideCanBeBroughtToTheReader) {
  for (Corner c : {Corner::bottom_left, Corner::bottom_right, Corner::top_right, Corner::top_left})
    EXPECT_EQ(turned(c, turns_to_bottom(c, BoardView::Homes::sides)), Corner::bottom_right);
}

}  // namespace
}  // namespace tetrarchy::ui
