#include "render/atlas.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace tetrarchy::render {
namespace {

// The sheet as the shaders read it.
class Sheet {
 public:
  Sheet() : texels_(static_cast<std::size_t>(atlas::width) * atlas::height) { atlas::unpack(texels_); }

  // Distance to the outline in units, positive outside, at a place of the drawing's box of 128 units.
  float distance(Cell cell, float x, float y) const {
    const int i = static_cast<int>(cell);
    const float left = static_cast<float>(i % atlas::columns * atlas::pitch + atlas::spread);
    const float top = static_cast<float>(i / atlas::columns * atlas::pitch + atlas::spread);
    const float value = linear(left + x / atlas::units_per_texel, top + y / atlas::units_per_texel);
    return (127.5F - value) / 127.5F * atlas::spread * atlas::units_per_texel;
  }
  bool inside(Cell cell, float x, float y) const { return distance(cell, x, y) < 0; }

 private:
  float linear(float x, float y) const {
    const float left = std::floor(x - .5F), top = std::floor(y - .5F);
    const float fx = x - .5F - left, fy = y - .5F - top;
    const auto at = [&](float dx, float dy) {
      return static_cast<float>(
          texels_[static_cast<std::size_t>(top + dy) * atlas::width + static_cast<std::size_t>(left + dx)]);
    };
    return std::lerp(std::lerp(at(0, 0), at(1, 0), fx), std::lerp(at(0, 1), at(1, 1), fx), fy);
  }
  std::vector<std::uint8_t> texels_;
};

TEST(Atlas, cells_follow_seats_and_faces) {
  EXPECT_EQ(outline(Seat::red), Cell::token_red);
  EXPECT_EQ(outline(Seat::green), Cell::token_green);
  EXPECT_EQ(glyph(Face::chief), Cell::djambi_chief);
  EXPECT_EQ(glyph(Face::militant), Cell::djambi_militant);
  EXPECT_EQ(glyph(Face::king), Cell::yonin_king);
  EXPECT_EQ(glyph(Face::promoted_silver), Cell::yonin_silver_promoted);
  EXPECT_EQ(glyph(Face::tokin), Cell::yonin_tokin);
  EXPECT_EQ(glyph(Face::king, PieceSet::kanji), Cell::kanji_king);
  EXPECT_EQ(glyph(Face::tokin, PieceSet::kanji), Cell::kanji_tokin);
  EXPECT_EQ(glyph(Face::promoted_silver, PieceSet::kanji_two), Cell::kanji_two_silver_promoted);
  EXPECT_EQ(glyph(Face::militant, PieceSet::kanji), Cell::djambi_militant);
  EXPECT_LE(cell_count, atlas::columns * atlas::rows);
}

TEST(Atlas, distances_of_the_circle_are_exact) {
  const Sheet sheet;
  for (int degrees = 0; degrees < 360; degrees += 15) {
    const float a = static_cast<float>(degrees) * 3.14159265F / 180;
    for (const float radius : {45.F, 52.F, 58.F, 64.F, 71.F})
      EXPECT_NEAR(sheet.distance(Cell::token_yellow, 64 + radius * std::cos(a), 64 + radius * std::sin(a)), radius - 58,
                  .25F)
          << degrees << " degrees, radius " << radius;
  }
}

TEST(Atlas, the_four_outlines_differ_where_they_should) {
  const Sheet sheet;
  EXPECT_TRUE(sheet.inside(Cell::token_red, 64, 5));    // the lozenge's tip
  EXPECT_FALSE(sheet.inside(Cell::token_red, 22, 22));  // and its missing corner
  EXPECT_TRUE(sheet.inside(Cell::token_blue, 22, 22));  // the cushion's corner
  EXPECT_FALSE(sheet.inside(Cell::token_blue, 64, 8));  // no tip
  EXPECT_FALSE(sheet.inside(Cell::token_yellow, 20, 20));
  EXPECT_TRUE(sheet.inside(Cell::token_green, 18, 18));    // the shield's shoulder
  EXPECT_FALSE(sheet.inside(Cell::token_green, 24, 110));  // narrow below
  EXPECT_TRUE(sheet.inside(Cell::token_green, 64, 120));
}

TEST(Atlas, holes_of_the_drawings_are_holes) {
  const Sheet sheet;
  EXPECT_FALSE(sheet.inside(Cell::djambi_reporter, 68, 64));     // ring round the lens
  EXPECT_TRUE(sheet.inside(Cell::djambi_reporter, 68, 75));      // the lens in it
  EXPECT_FALSE(sheet.inside(Cell::djambi_reporter, 38, 44));     // the flash's eye
  EXPECT_FALSE(sheet.inside(Cell::djambi_chief, 64, 61));        // the crown's jewel
  EXPECT_FALSE(sheet.inside(Cell::djambi_necromobile, 64, 40));  // the cross on the body
  EXPECT_FALSE(sheet.inside(Cell::djambi_necromobile, 42, 91));  // a hub
  EXPECT_TRUE(sheet.inside(Cell::djambi_necromobile, 42, 82));   // and its wheel
  EXPECT_FALSE(sheet.inside(Cell::yonin_dragon, 74, 50));        // the dragon's eye
}

// 王 has three level strokes and one upright; a font that lacks it would draw a box or nothing.
TEST(Atlas, kanji_are_drawn_from_the_right_font) {
  const Sheet sheet;
  for (const float y : {20.F, 64.F, 108.F}) EXPECT_LT(std::abs(sheet.distance(Cell::kanji_king, 64, y)), 14) << y;
  EXPECT_TRUE(sheet.inside(Cell::kanji_king, 64, 42));  // the upright
  EXPECT_TRUE(sheet.inside(Cell::kanji_king, 64, 86));
  EXPECT_FALSE(sheet.inside(Cell::kanji_king, 36, 42));  // beside it
  EXPECT_FALSE(sheet.inside(Cell::kanji_king, 92, 86));
  EXPECT_FALSE(sheet.inside(Cell::kanji_two_king, 20, 64));  // two characters, one over the other
  EXPECT_FALSE(sheet.inside(Cell::kanji_two_king, 108, 32));
  EXPECT_TRUE(sheet.inside(Cell::kanji_two_king, 64, 22));
}

TEST(Atlas, no_drawing_reaches_the_border_of_its_cell) {
  const Sheet sheet;
  for (int i = 0; i < cell_count; ++i)
    for (float t = -14; t <= 142; t += 2) {
      const auto cell = static_cast<Cell>(i);
      for (const auto& [x, y] : {std::pair{t, -14.F}, {t, 142.F}, {-14.F, t}, {142.F, t}})
        EXPECT_GT(sheet.distance(cell, x, y), 12) << "cell " << i << " at " << x << ", " << y;
    }
}

}  // namespace
}  // namespace tetrarchy::render
