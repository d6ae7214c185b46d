#include "ui/layout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace tetrarchy::ui {
namespace {

constexpr PlateHeights usual{136, 186, 104, 136};

std::vector<std::pair<std::string, Rect>> parts(const Layout& l) {
  std::vector<std::pair<std::string, Rect>> out{
      {"board", l.board},      {"bar", l.bar},          {"prompt", l.prompt},    {"actions", l.actions},
      {"menus", l.menus},      {"card", l.card},        {"moves", l.moves},      {"last moves", l.last_moves},
      {"plate 0", l.plate[0]}, {"plate 1", l.plate[1]}, {"plate 2", l.plate[2]}, {"plate 3", l.plate[3]}};
  std::erase_if(out, [](const auto& part) { return is_empty(part.second); });
  return out;
}

bool overlap(const Rect& a, const Rect& b) {
  constexpr float touch = .01f;
  return a.x + a.width > b.x + touch && b.x + b.width > a.x + touch && a.y + a.height > b.y + touch &&
         b.y + b.height > a.y + touch;
}

void expect_near(const Rect& a, const Rect& b, float within) {
  EXPECT_NEAR(a.x, b.x, within);
  EXPECT_NEAR(a.y, b.y, within);
  EXPECT_NEAR(a.width, b.width, within);
  EXPECT_NEAR(a.height, b.height, within);
}

bool on_pixel(float v, float k) { return std::abs(v * k - std::round(v * k)) < .02f; }

void expect_sound(const Surface& s, Hands hands = Hands::none) {
  const Layout l = lay_out(s, usual, hands);
  const std::string size = std::to_string(s.width) + " x " + std::to_string(s.height);
  const auto all = parts(l);
  for (const auto& [name, r] : all) {
    EXPECT_GE(r.x, s.inset_left / l.scale - .6f) << name << " at " << size;
    EXPECT_GE(r.y, s.inset_top / l.scale - .6f) << name << " at " << size;
    EXPECT_LE(r.x + r.width, (s.width - s.inset_right) / l.scale + .6f) << name << " at " << size;
    EXPECT_LE(r.y + r.height, (s.height - s.inset_bottom) / l.scale + .6f) << name << " at " << size;
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = i + 1; j < all.size(); ++j)
      EXPECT_FALSE(overlap(all[i].second, all[j].second)) << all[i].first << ", " << all[j].first << " at " << size;
  for (const Rect& plate : l.plate) EXPECT_FALSE(is_empty(plate)) << size;
  EXPECT_FALSE(is_empty(l.prompt)) << size;
  EXPECT_TRUE(on_pixel(l.square, l.k)) << size;
  EXPECT_TRUE(on_pixel(l.squares().x, l.k) && on_pixel(l.squares().y, l.k)) << size;
}

TEST(Layout, NothingOverlapsAndAllIsInsideAtEverySize) {
  for (float w : {240.f, 300.f, 320.f, 375.f, 390.f, 480.f, 568.f, 640.f, 768.f, 844.f, 1000.f, 1100.f, 1280.f, 1440.f,
                  1920.f, 2560.f, 3840.f})
    for (float h : {240.f, 300.f, 320.f, 390.f, 480.f, 568.f, 667.f, 768.f, 844.f, 900.f, 1080.f, 1440.f, 2160.f})
      for (float ratio : {1.f, 1.25f, 1.5f, 2.f, 3.f})
        for (const Hands hands : {Hands::none, Hands::shown})
          expect_sound({.width = w, .height = h, .pixel_ratio = ratio}, hands);
}

TEST(Layout, NothingLiesUnderTheUnsafeEdgesOfAPhone) {
  expect_sound({.width = 390, .height = 844, .pixel_ratio = 3, .inset_top = 47, .inset_bottom = 34});
  expect_sound(
      {.width = 844, .height = 390, .pixel_ratio = 3, .inset_left = 47, .inset_right = 47, .inset_bottom = 21});
}

TEST(Layout, SquaresAreAtLeast24AcrossFrom320) {
  for (float w : {320.f, 360.f, 390.f, 568.f, 844.f, 1440.f})
    for (float h : {320.f, 390.f, 568.f, 844.f, 900.f}) {
      for (const Hands hands : {Hands::none, Hands::shown}) {
        const Layout l = lay_out({.width = w, .height = h}, usual, hands);
        EXPECT_GE(l.square * l.scale, 24) << w << " x " << h;
      }
    }
}

TEST(Layout, LaptopHasTheNumbersOfTheDesign) {
  const Layout l = lay_out({.width = 1440, .height = 900}, usual);
  EXPECT_EQ(l.shape, Shape::columns);
  expect_near(l.board, {352, 144, 736, 736}, 1);
  EXPECT_EQ(l.square, 75);
  expect_near(l.prompt, {352, 58, 736, 72}, 1);
  EXPECT_NEAR(l.plate[index(Corner::top_left)].x, 24, 1);
  EXPECT_NEAR(l.moves.x, 1102, 1);
  EXPECT_NEAR(l.moves.y, 176, .5);
  EXPECT_NEAR(l.moves.height, 504, 1);
}

TEST(Layout, FourKIsTheLaptopTwoPointFourTimesAsLarge) {
  const Layout l = lay_out({.width = 3840, .height = 2160}, usual);
  EXPECT_FLOAT_EQ(l.scale, 2.4f);
  EXPECT_NEAR(l.board.width * l.scale, 1766, 2);
}

TEST(Layout, PhoneHasTheNumbersOfTheDesign) {
  const Layout l = lay_out({.width = 390, .height = 844, .pixel_ratio = 2}, usual);
  EXPECT_EQ(l.shape, Shape::portrait);
  EXPECT_EQ(l.board, (Rect{6, 108, 378, 378}));
  EXPECT_EQ(l.square, 39);
  EXPECT_EQ(l.plate[index(Corner::top_right)], (Rect{198, 48, 186, 54}));
  EXPECT_EQ(l.prompt, (Rect{6, 558, 378, 134}));
  EXPECT_EQ(l.actions, (Rect{6, 702, 378, 48}));
}

TEST(Layout, PhoneWithHandsHasTheNumbersOfTheDesign) {
  const Layout l = lay_out({.width = 390, .height = 844, .pixel_ratio = 2}, usual, Hands::shown);
  EXPECT_EQ(l.plate[index(Corner::bottom_right)].height, 84);
  expect_near(l.board, {6, 136, 378, 378}, 3);
}

TEST(Layout, PhoneOnItsSideHasTheNumbersOfTheDesign) {
  const Layout l = lay_out({.width = 844, .height = 390}, usual);
  EXPECT_EQ(l.shape, Shape::landscape);
  EXPECT_EQ(l.board, (Rect{152, 12, 366, 366}));
  EXPECT_EQ(l.square, 38);
  EXPECT_NEAR(l.prompt.width, 308, 1);
}

TEST(Layout, EmbedsHaveTheNumbersOfTheDesign) {
  const Layout small = lay_out({.width = 320, .height = 320}, usual);
  EXPECT_EQ(small.shape, Shape::compact);
  EXPECT_EQ(small.board, (Rect{21, 3, 278, 278}));
  EXPECT_EQ(small.prompt, (Rect{0, 286, 320, 34}));
  const Layout tiny = lay_out({.width = 240, .height = 240}, usual);
  EXPECT_EQ(tiny.shape, Shape::tiny);
  EXPECT_EQ(tiny.board, (Rect{18, 2, 204, 204}));
}

TEST(Layout, TouchTargetsOfPhonesAreAtLeast44) {
  EXPECT_GE(lay_out({.width = 390, .height = 844}, usual).actions.height, 44);
  EXPECT_GE(lay_out({.width = 320, .height = 568}, usual).actions.height, 44);
  EXPECT_GE(lay_out({.width = 844, .height = 390}, usual).actions.height, 44);
}

}  // namespace
}  // namespace tetrarchy::ui
