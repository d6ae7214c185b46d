#include "render/shape.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <tuple>
#include <vector>

namespace tetrarchy::render {
namespace {

constexpr float square = 128;  // so that a unit is a pixel

std::vector<Shape> shapes_of(const Mark& mark, Theme theme = Theme::light, float pixel_ratio = 1) {
  std::vector<Shape> out;
  ShapeMaker(palette(theme), pixel_ratio).add(mark, out);
  return out;
}

bool is(const Shape& s, Shape::Kind kind) { return s.kind == static_cast<float>(kind); }

TEST(Trail, runs_from_the_hollow_outline_to_the_landings_frame) {
  const Line line = trail_line({64, 64}, {64 + 3 * square, 64}, square);
  EXPECT_FLOAT_EQ(line.from.x, 64 + 38);
  EXPECT_FLOAT_EQ(line.to.x, 64 + 3 * square - 66);
  EXPECT_FLOAT_EQ(line.from.y, 64);
  EXPECT_FLOAT_EQ(line.to.y, 64);
}

TEST(Trail, keeps_its_proportions_at_any_size_and_in_any_direction) {
  const Line line = trail_line({100, 100}, {20, 180}, 40);
  const float unit = 40.F / 128, half = std::sqrt(.5F);
  EXPECT_NEAR(line.from.x, 100 - 38 * unit * half, .001F);
  EXPECT_NEAR(line.from.y, 100 + 38 * unit * half, .001F);
  EXPECT_NEAR(line.to.x, 20 + 66 * unit * half, .001F);
  EXPECT_NEAR(line.to.y, 180 - 66 * unit * half, .001F);
}

TEST(Trail, of_a_move_that_went_nowhere_has_no_length) {
  const Line line = trail_line({50, 50}, {50, 50}, square);
  EXPECT_EQ(line.from, line.to);
}

TEST(Trail, is_a_line_in_the_seats_colour_with_its_casing_and_then_the_origin) {
  const auto shapes = shapes_of({.kind = Mark::Kind::trail,
                                 .at = {64, 64},
                                 .square = square,
                                 .to = {64, 320},
                                 .seat = Seat::green,
                                 .alpha = .7F});
  ASSERT_EQ(shapes.size(), 2U);
  EXPECT_TRUE(is(shapes[0], Shape::Kind::segment));
  EXPECT_TRUE(is(shapes[1], Shape::Kind::outline));
  EXPECT_NEAR(shapes[0].sin, 1, 1e-6F);  // downwards
  EXPECT_EQ(shapes[1].seat, static_cast<float>(Seat::green));
  for (const Shape& s : shapes) {
    EXPECT_EQ(s.stroke_colour, seat_colours(Seat::green).fill);
    EXPECT_EQ(s.casing_colour, casing(Seat::green, Theme::light));
    EXPECT_GT(s.casing, s.stroke);
    EXPECT_FLOAT_EQ(s.alpha, .7F);
  }
}

TEST(Check, has_chevrons_on_every_border_clear_of_square_centres) {
  EXPECT_EQ(check_chevrons({0, 0}, {square, 0}, square), (std::vector<float>{64}));
  const auto two = check_chevrons({0, 0}, {2 * square, 0}, square);
  EXPECT_EQ(two, (std::vector<float>{84, 172}));
  const auto four = check_chevrons({0, 0}, {4 * square, 0}, square);
  EXPECT_EQ(four.size(), 6U);
  for (const float at : four)
    for (int centre = 0; centre <= 4; ++centre) EXPECT_GE(std::abs(at - square * static_cast<float>(centre)), 40);
}

TEST(Check, counts_borders_along_diagonals_too) {
  const auto places = check_chevrons({0, 0}, {3 * square, 3 * square}, square);
  EXPECT_EQ(places.size(), 4U);
  EXPECT_LT(places.back(), 3 * square * std::sqrt(2.F));
}

TEST(Marks, lie_where_their_square_is_in_device_pixels) {
  for (int i = 0; i <= static_cast<int>(Mark::Kind::badge); ++i) {
    const auto shapes = shapes_of(
        {.kind = static_cast<Mark::Kind>(i), .at = {100, 200}, .square = 40, .to = {180, 200}, .seat = Seat::blue},
        Theme::light, 2.5F);
    ASSERT_FALSE(shapes.empty()) << i;
    for (const Shape& s : shapes) {
      EXPECT_GE(s.x, (100 - 20) * 2.5F) << i;
      EXPECT_LE(s.x, (180 + 20) * 2.5F) << i;
      EXPECT_GE(s.y, (200 - 20) * 2.5F) << i;
      EXPECT_LE(s.y, (200 + 20) * 2.5F) << i;
    }
  }
}

TEST(Marks, each_has_its_own_look) {
  const auto look = [](Mark::Kind kind) {
    const Shape s = shapes_of({.kind = kind, .at = {64, 64}, .square = square, .seat = Seat::red}).back();
    return std::tuple{s.kind, s.half_width, s.radius, s.stroke, s.period, s.fill.a};
  };
  const std::array kinds{Mark::Kind::selected, Mark::Kind::free,     Mark::Kind::kill,   Mark::Kind::carry,
                         Mark::Kind::put,      Mark::Kind::put_many, Mark::Kind::exit,   Mark::Kind::hover,
                         Mark::Kind::reach,    Mark::Kind::landing,  Mark::Kind::origin, Mark::Kind::in_check,
                         Mark::Kind::danger,   Mark::Kind::badge,    Mark::Kind::cursor, Mark::Kind::able};
  for (const auto a : kinds)
    for (const auto b : kinds)
      if (a != b) {
        EXPECT_NE(look(a), look(b)) << static_cast<int>(a) << " and " << static_cast<int>(b);
      }
}

// Two chevrons stand close together at every border.
TEST(Marks, chevrons_of_a_check_are_as_thick_in_every_theme) {
  const Mark mark{.kind = Mark::Kind::check, .at = {0, 0}, .square = 100, .to = {300, 0}, .seat = Seat::red};
  const auto usual = shapes_of(mark), high = shapes_of(mark, Theme::high_contrast);
  ASSERT_EQ(usual.size(), high.size());
  for (std::size_t i = 1; i < usual.size(); ++i) EXPECT_FLOAT_EQ(usual[i].stroke, high[i].stroke);
}

TEST(Marks, are_thicker_in_high_contrast) {
  const Mark mark{.kind = Mark::Kind::selected, .at = {64, 64}, .square = square};
  EXPECT_NEAR(shapes_of(mark, Theme::high_contrast)[0].stroke, 1.4F * shapes_of(mark)[0].stroke, .01F);
}

TEST(Marks, an_exit_points_along_its_angle) {
  const Mark mark{.kind = Mark::Kind::exit, .at = {64, 64}, .square = square, .angle = 90};
  EXPECT_NEAR(shapes_of(mark)[0].cos, 0, 1e-6F);
  EXPECT_NEAR(shapes_of(mark)[0].sin, 1, 1e-6F);
}

std::vector<Shape> homes_of(BoardView::Homes at, std::vector<Home> homes, float frame = 30) {
  Board board{.area = {30, 30, 675, 675}, .frame = frame, .homes_at = at, .homes = std::move(homes)};
  std::vector<Shape> out;
  ShapeMaker(palette(Theme::light), 1).add_homes(board, out);
  return out;
}

TEST(Homes, brackets_stand_in_their_corners) {
  const auto s = homes_of(BoardView::Homes::corners, {{Corner::top_left, Seat::green},
                                                      {Corner::top_right, Seat::yellow},
                                                      {Corner::bottom_right, Seat::blue},
                                                      {Corner::bottom_left, Seat::red}});
  ASSERT_EQ(s.size(), 4U);
  constexpr float side = 735, arm = .20F * side;
  const auto near_ = [](float a, float b) { return std::abs(a - b) < .01F; };
  EXPECT_TRUE(near_(s[0].x, arm / 2) && near_(s[0].y, arm / 2));
  EXPECT_TRUE(near_(s[1].x, side - arm / 2) && near_(s[1].y, arm / 2));
  EXPECT_TRUE(near_(s[2].x, side - arm / 2) && near_(s[2].y, side - arm / 2));
  EXPECT_TRUE(near_(s[3].x, arm / 2) && near_(s[3].y, side - arm / 2));
  EXPECT_EQ(s[2].fill, seat_colours(Seat::blue).fill);
}

TEST(Homes, the_seat_to_move_has_the_thick_one) {
  const auto s =
      homes_of(BoardView::Homes::corners, {{Corner::top_left, Seat::green}, {Corner::top_right, Seat::red, 1}});
  EXPECT_GT(s[1].thickness, 1.8F * s[0].thickness);
  EXPECT_GT(s[1].stroke, 2 * s[0].stroke);
}

TEST(Homes, bars_stand_on_the_side_that_begins_at_their_corner) {
  const auto s =
      homes_of(BoardView::Homes::sides, {{Corner::top_left, Seat::yellow}, {Corner::bottom_right, Seat::red, 1}});
  ASSERT_EQ(s.size(), 2U);
  EXPECT_NEAR(s[0].x, 367.5F, .01F);
  EXPECT_LT(s[0].y, 10);
  EXPECT_NEAR(s[1].x, 367.5F, .01F);
  EXPECT_GT(s[1].y, 725);
  EXPECT_GT(s[1].half_width, 1.5F * s[0].half_width);
}

TEST(Homes, are_left_out_of_a_narrow_frame) {
  EXPECT_TRUE(homes_of(BoardView::Homes::corners, {{Corner::top_left, Seat::green}}, 4).empty());
}

}  // namespace
}  // namespace tetrarchy::render
