#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <variant>

#include "ui/board_scene.h"
#include "ui/plates.h"
#include "ui/prompt.h"

namespace tetrarchy::ui {
namespace {

using Kind = render::Mark::Kind;

// South's rook on 5e attacks West's king on 9e and North's on 5a; West answers first.
constexpr std::string_view two_checks = "4nK4/9/9/2wP6/wK3sR4/wG7eK/9/9/4sK4 w -/P/-/- ---- 0000 60 std";

std::unique_ptr<Match> match(std::string_view position) {
  auto made = match_from_position(GameId::yonin, position);
  EXPECT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(made));
  return std::get<std::unique_ptr<Match>>(std::move(made));
}

render::Scene scene_of(const MatchView& v, BoardLook look) {
  look.geometry = {{0, 0, 900, 900}, 0};
  render::Scene scene;
  fill_board(scene, v, look, nullptr);
  return scene;
}

std::vector<render::Mark> marks(const std::vector<render::Mark>& all, Kind kind) {
  std::vector<render::Mark> out;
  std::copy_if(all.begin(), all.end(), std::back_inserter(out), [&](const render::Mark& m) { return m.kind == kind; });
  return out;
}

TEST(Checks, Y4_1_EveryLineToEveryKingIsDrawnInTheAttackersColour) {
  const auto m = match(two_checks);
  const render::Scene scene = scene_of(m->view(), {});
  const auto lines = marks(scene.on_board.above, Kind::check);
  ASSERT_EQ(lines.size(), 2u);
  for (const render::Mark& line : lines) {
    EXPECT_EQ(line.seat, Seat::red);
    EXPECT_EQ(line.at, (render::Point{450, 450}));
  }
  EXPECT_EQ(marks(scene.on_board.below, Kind::in_check).size(), 2u);
  EXPECT_EQ(marks(scene.on_board.above, Kind::badge).size(), 2u);
}

TEST(Checks, WhatCanAnswerHasAFootBar) {
  const auto m = match(two_checks);
  BoardLook look;
  for (const Choice& c : m->view().open) look.able.push_back(c.pick);
  const auto bars = marks(scene_of(m->view(), look).on_board.above, Kind::able);
  EXPECT_FALSE(bars.empty());
  EXPECT_TRUE(std::any_of(bars.begin(), bars.end(), [](const render::Mark& b) {
    return b.at == render::Point{50, 450};
  })) << "the king itself";
}

TEST(Checks, PlatesSayWhoAnswersWhenAndWhoChecksWhom) {
  const auto m = match(two_checks);
  const Words words = english().of_game("yonin");
  const auto plate = [&](Seat s) { return plate_text(words, m->view(), s); };
  EXPECT_EQ(plate(Seat::blue).alarm, "IN CHECK");
  EXPECT_EQ(plate(Seat::blue).line, "answers first");
  EXPECT_EQ(plate(Seat::yellow).line, "answers second");
  EXPECT_EQ(plate(Seat::red).line, "checks West and North");
  EXPECT_TRUE(plate(Seat::green).alarm.empty());
}

TEST(Checks, Y5_3_APlateOfAFallenSeatSaysWhoLeadsItsMenAndItsPlace) {
  const auto m = match("4nK4/9/9/2wsP6/wX8/wsG7eK/9/9/4sK4 s -/-/-/- -4-- 1000 60 std");
  const PlateText west = plate_text(english().of_game("yonin"), m->view(), Seat::blue);
  EXPECT_EQ(west.leader, Seat::red);
  EXPECT_NE(west.line.find("South leads its men"), std::string::npos) << west.line;
  EXPECT_EQ(west.corner, "4th");
  EXPECT_EQ(west.who, "played at this screen");
}

TEST(Checks, Y6_3_PlatesSayWhoPlaysTogether) {
  const auto m = match("4nK4/9/9/9/wK7eK/9/4sP4/9/4sK4 s -/-/-/- ---- 0000 60 teams=yes");
  EXPECT_NE(plate_text(english().of_game("yonin"), m->view(), Seat::red).who.find("North"), std::string::npos);
}

TEST(Checks, Y6_3_ATeamWinsTogether) {
  const auto m = match("4nK4/9/9/9/wK7eK/9/4sP4/9/4sK4 s -/-/-/- ---- 0000 60 teams=yes");
  m->resign(Seat::green, 0);  // loses for West, too (Y5.7)
  ASSERT_TRUE(m->view().ended);
  const std::string title = english().of_game("yonin").text(result_title(m->view()));
  EXPECT_EQ(title, "South and North win");
}

TEST(Checks, Y2_4_TheZoneOfAPieceThatMayPromoteIsHatchedWhileItIsHeld) {
  const auto m = match("4nK4/9/9/9/wK7eK/9/4sP4/4sG4/4sK4 s -/-/-/- ---- 0000 60 std");
  const auto hatched = [&] { return marks(scene_of(m->view(), {}).on_board.below, Kind::reach).size(); };
  EXPECT_EQ(hatched(), 0u);
  m->pick(Pick::square(*m->read_square("5g")), 0);
  EXPECT_EQ(hatched(), 27u);
  m->cancel();
  m->pick(Pick::square(*m->read_square("5h")), 0);
  EXPECT_EQ(hatched(), 0u);
}

TEST(Checks, ADropLeavesItsLandingOnTheBoard) {
  const auto m = match("4nK4/9/9/9/wK7eK/9/4sP4/9/4sK4 s G/-/-/- ---- 0000 60 std");
  m->play("G*4f", 0);
  const auto landings = marks(scene_of(m->view(), {}).on_board.below, Kind::landing);
  ASSERT_EQ(landings.size(), 1u);
  EXPECT_EQ(landings[0].at, (render::Point{550, 550}));
  EXPECT_EQ(landings[0].seat, Seat::red);
}

TEST(Checks, WhatExplainsARefusalIsMarkedWithIt) {
  const auto m = match(two_checks);
  BoardLook look;
  look.refused = {*m->read_square("9f"), *m->read_square("5e")};
  EXPECT_EQ(marks(scene_of(m->view(), look).on_board.above, Kind::danger).size(), 2u);
}

}  // namespace
}  // namespace tetrarchy::ui
