#include "render/palette.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace tetrarchy::render {
namespace {

constexpr std::array all_themes{Theme::light, Theme::dark, Theme::high_contrast};

TEST(Palette, contrast_is_that_of_wcag) {
  EXPECT_NEAR(contrast(rgb(0x000000), rgb(0xFFFFFF)), 21, .01);
  EXPECT_NEAR(contrast(rgb(0x777777), rgb(0xFFFFFF)), 4.48, .01);
  EXPECT_FLOAT_EQ(contrast(ivory, soot), contrast(soot, ivory));
}

TEST(Palette, drawings_stand_out_on_their_seats_colour) {
  for (const Seat s : all_seats) EXPECT_GE(contrast(seat_colours(s).fill, seat_colours(s).on), 4.5F) << index(s);
}

TEST(Palette, seats_differ_in_lightness_too) {
  for (const Seat a : all_seats)
    for (const Seat b : all_seats)
      if (a != b) {
        EXPECT_GE(std::abs(lightness(seat_colours(a).fill) - lightness(seat_colours(b).fill)), 14)
            << index(a) << " and " << index(b);
      }
}

TEST(Palette, texts_can_be_read_in_every_theme) {
  for (const Theme t : all_themes) {
    const Palette& p = palette(t);
    EXPECT_EQ(p.theme, t);
    for (const Colour ground : {p.panel, p.raised, p.table}) {
      EXPECT_GE(contrast(p.ink, ground), 7);
      EXPECT_GE(contrast(p.ink2, ground), 4.5F);
    }
    EXPECT_GE(contrast(p.accent, p.panel), 4.5F);
    EXPECT_GE(contrast(p.on_accent, p.accent), 4.5F);
    EXPECT_GE(contrast(p.coordinates, p.frame), 4.5F);
  }
}

TEST(Palette, marks_and_edges_stand_out_on_the_board) {
  for (const Theme t : all_themes) {
    const Palette& p = palette(t);
    for (const Colour ground : {p.stone_a, p.stone_b, p.wood_a, p.wood_b}) {
      EXPECT_GE(contrast(p.mark, ground), 4.5F);
      EXPECT_GE(contrast(p.board_danger, ground), 3);
      EXPECT_GE(contrast(p.edge, ground), 3);
    }
    EXPECT_GE(contrast(p.mark, p.mark_casing), 7);
    EXPECT_GE(contrast(p.body_edge, p.body), 3);
  }
}

TEST(Palette, casing_is_pale_round_dark_seats_and_dark_round_pale_ones) {
  for (const Theme t : all_themes) {
    for (const Seat s : {Seat::red, Seat::blue}) EXPECT_EQ(casing(s, t), rgb(0xFFF9EE));
    for (const Seat s : {Seat::yellow, Seat::green})
      EXPECT_LT(lightness(casing(s, t)), lightness(seat_colours(s).fill));
  }
  EXPECT_EQ(casing(Seat::green, Theme::dark), rgb(0x24151B));
  EXPECT_EQ(casing(Seat::yellow, Theme::light), mixed(rgb(0xF0C44E), rgb(0x1F1618), .5F));
}

TEST(Palette, lightening_moves_lightness_by_the_points_asked_for) {
  const Colour c = rgb(0x7A2E47);
  EXPECT_NEAR(lightness(lightened(c, 6)), lightness(c) + 6, .6);
  EXPECT_NEAR(lightness(lightened(c, -6)), lightness(c) - 6, .6);
  EXPECT_EQ(lightened(rgb(0xFFFFFF), 6), rgb(0xFFFFFF));
}

TEST(Palette, mixing_and_fading_keep_their_ends) {
  EXPECT_EQ(mixed(ivory, soot, 0), ivory);
  EXPECT_EQ(mixed(ivory, soot, 1), soot);
  EXPECT_EQ(faded(soot, 1), soot);
  EXPECT_EQ(faded(soot, 0).a, 0);
  EXPECT_EQ(faded({1, 2, 3, 200}, .5F), (Colour{1, 2, 3, 100}));
}

}  // namespace
}  // namespace tetrarchy::render
