#include "ui/motion.h"

#include <gtest/gtest.h>

namespace tetrarchy::ui {
namespace {

constexpr Square square(int column, int row) { return *Square::at(column, row); }

PieceView living(Seat camp, Face face) {
  return {.face = face, .state = PieceView::State::active, .camp = camp, .controller = camp, .facing = camp};
}

PieceView fallen(PieceView p) {
  p.state = PieceView::State::fallen;
  return p;
}

BoardView board(std::initializer_list<std::pair<Square, PieceView>> pieces) {
  BoardView out{};
  for (const auto& [s, p] : pieces) out.at[static_cast<std::size_t>(s.index())] = p;
  return out;
}

const Actor& only(const Still& s) {
  EXPECT_EQ(s.actors.size(), 1u);
  return s.actors.front();
}

const PieceView red_assassin = living(Seat::red, Face::assassin);
const PieceView blue_chief = living(Seat::blue, Face::chief);
const PieceView blue_militant = living(Seat::blue, Face::militant);

// A red militant takes a blue one on E1, whose body goes to A9.
Passage kill() {
  const PieceView killer = living(Seat::red, Face::militant);
  const Square from = square(4, 2), at = square(4, 0), put = square(0, 8);
  return {.before = board({{from, killer}, {at, blue_militant}}),
          .after = board({{at, killer}, {put, fallen(blue_militant)}}),
          .travels = {{Travel::Kind::slide, from, at, 0, killer},
                      {Travel::Kind::fall, at, at, 0, blue_militant},
                      {Travel::Kind::carry, at, put, 1, fallen(blue_militant)}},
          .notes = {}};
}

TEST(Motion, ASlideTakes140MsAnd22ForEachSquareUpTo320) {
  const auto slide = [](int squares) {
    const Square from = square(0, 0), to = square(squares, 0);
    return Animation({.before = board({{from, red_assassin}}),
                      .after = board({{to, red_assassin}}),
                      .travels = {{Travel::Kind::slide, from, to, 0, red_assassin}},
                      .notes = {}},
                     Motion::full)
        .duration();
  };
  EXPECT_FLOAT_EQ(slide(1), 162);
  EXPECT_FLOAT_EQ(slide(4), 228);
  EXPECT_FLOAT_EQ(slide(8), 316);
}

TEST(Motion, ASlideBeginsAtItsOriginAndEndsOnItsSquare) {
  const Square from = square(1, 1), to = square(4, 4);
  const Animation a({.before = board({{from, red_assassin}}),
                     .after = board({{to, red_assassin}}),
                     .travels = {{Travel::Kind::slide, from, to, 0, red_assassin}},
                     .notes = {}},
                    Motion::full);
  EXPECT_EQ(only(a.at(0)).at, (render::Point{1.5f, 1.5f}));
  EXPECT_EQ(only(a.at(a.duration())).at, (render::Point{4.5f, 4.5f}));
  const render::Point middle = only(a.at(a.duration() / 2)).at;
  EXPECT_NEAR(middle.x, 3, .01f);
  EXPECT_FLOAT_EQ(middle.x, middle.y);
}

TEST(Motion, AVictimIsTurnedOverJustAsItsKillerArrives) {
  const Animation a(kill(), Motion::full);
  const float arrival = 140 + 2 * 22;
  const auto tip = [&](float ms) {
    for (const Actor& actor : a.at(ms).actors)
      if (actor.piece.camp == Seat::blue) return actor.tip;
    return -1.f;
  };
  EXPECT_EQ(tip(0), 0);
  EXPECT_GT(tip(110), 0);
  EXPECT_EQ(tip(220), 1);
  EXPECT_GT(a.duration(), arrival + 200);
}

TEST(Motion, ABodyIsCarriedThroughTheAirAndEndsWhereItIsPut) {
  const Animation a(kill(), Motion::full);
  EXPECT_FLOAT_EQ(a.duration(), 220 + 260);
  const auto body = [&](float ms) {
    Actor found{};
    for (const Actor& actor : a.at(ms).actors)
      if (actor.piece.camp == Seat::blue) found = actor;
    return found;
  };
  EXPECT_GT(body(350).rise, 0);
  EXPECT_GT(body(350).lift, 0);
  EXPECT_EQ(body(a.duration()).at, (render::Point{.5f, 8.5f}));
  EXPECT_EQ(body(a.duration()).rise, 0);
  EXPECT_EQ(body(a.duration()).lift, 0);
}

TEST(Motion, APieceThatWasDraggedDoesNotSlideAgain) {
  const Animation a(kill(), Motion::full, {.placed_from = square(4, 2)});
  EXPECT_FLOAT_EQ(a.duration(), 220 + 260);
  bool there = false;
  for (const Actor& actor : a.at(1).actors) there |= actor.piece.camp == Seat::red && actor.at.y == .5f;
  EXPECT_TRUE(there);
}

TEST(Motion, APieceOutOfTheHandStartsWhereTheHandWas) {
  const Square from = square(4, 0), put = square(0, 8);
  const Passage put_down{.before = board({}),
                         .after = board({{put, fallen(blue_militant)}}),
                         .travels = {{Travel::Kind::carry, from, put, 0, fallen(blue_militant)}},
                         .notes = {}};
  const Animation a(put_down, Motion::full, {.carried = render::Point{6, 6}});
  EXPECT_EQ(only(a.at(0)).at, (render::Point{6, 6}));
  EXPECT_EQ(only(a.at(a.duration())).at, (render::Point{.5f, 8.5f}));
}

TEST(Motion, InTheMazeThereIsAPauseBeforeTheExit) {
  const Square from = square(0, 0), maze = square(4, 4), out = square(4, 0);
  const Animation a({.before = board({{from, red_assassin}}),
                     .after = board({{out, red_assassin}}),
                     .travels = {{Travel::Kind::slide, from, maze, 0, red_assassin},
                                 {Travel::Kind::slide, maze, out, 1, red_assassin}},
                     .notes = {}},
                    Motion::full);
  EXPECT_FLOAT_EQ(a.duration(), 228 + 120 + 228);
  EXPECT_EQ(only(a.at(228 + 60)).at, (render::Point{4.5f, 4.5f}));
}

TEST(Motion, ACampChangesHandsFromTheFallenChiefOutwards) {
  const Square from = square(4, 0), chief = square(0, 0), near = square(1, 1), far = square(8, 8);
  PieceView captured = blue_militant;
  captured.controller = Seat::red;
  const Animation a(
      {.before = board({{from, red_assassin}, {chief, blue_chief}, {near, blue_militant}, {far, blue_militant}}),
       .after = board({{chief, red_assassin}, {from, fallen(blue_chief)}, {near, captured}, {far, captured}}),
       .travels = {{Travel::Kind::slide, from, chief, 0, red_assassin},
                   {Travel::Kind::fall, chief, chief, 0, blue_chief},
                   {Travel::Kind::carry, chief, from, 1, fallen(blue_chief)}},
       .notes = {}},
      Motion::full);
  const auto change = [&](float ms, render::Point at) {
    for (const Actor& actor : a.at(ms).actors)
      if (actor.at == at && actor.before) return actor.change;
    return -1.f;
  };
  const float travelled = 228 + 260;
  EXPECT_EQ(change(travelled, {1.5f, 1.5f}), 0);
  EXPECT_GT(change(travelled + 100, {1.5f, 1.5f}), change(travelled + 100, {8.5f, 8.5f}));
  EXPECT_EQ(change(a.duration(), {8.5f, 8.5f}), 1);
  EXPECT_LE(a.duration(), travelled + 400);
}

TEST(Motion, LightOpensWhenASeatComesToPower) {
  const Square from = square(4, 0), maze = square(4, 4);
  Passage p{.before = board({{from, blue_chief}}),
            .after = board({{maze, blue_chief}}),
            .travels = {{Travel::Kind::slide, from, maze, 0, blue_chief}},
            .notes = {}};
  p.after.power = Seat::blue;
  const Animation a(p, Motion::full);
  EXPECT_FLOAT_EQ(a.duration(), 228 + 600);
  EXPECT_EQ(a.at(100).power->amount, 0);
  EXPECT_EQ(a.at(a.duration()).power->amount, 1);
}

TEST(Motion, ReducedMotionIsACrossFadeOf80Ms) {
  const Animation a(kill(), Motion::reduced);
  EXPECT_FLOAT_EQ(a.duration(), 80);
  for (const Actor& actor : a.at(40).actors) {
    EXPECT_EQ(actor.rise, 0);
    EXPECT_EQ(actor.tip, 0);
    EXPECT_NEAR(actor.alpha, .5f, .01f);
  }
}

TEST(Motion, ALastPictureIsTheBoardAfterwards) {
  const Passage p = kill();
  const Still end = Animation(p, Motion::full).at(10000), after = still(p.after);
  ASSERT_EQ(end.actors.size(), after.actors.size());
  for (const Actor& expected : after.actors) {
    bool found = false;
    for (const Actor& actor : end.actors) found |= actor.at == expected.at && actor.piece.camp == expected.piece.camp;
    EXPECT_TRUE(found);
  }
}

TEST(Motion, TheLightOfPowerBreathesTwiceAndThenHoldsStill) {
  EXPECT_FLOAT_EQ(breath(0), 1);
  EXPECT_NEAR(breath(2000), .82f, .001f);
  EXPECT_NEAR(breath(4000), 1, .001f);
  EXPECT_NEAR(breath(6000), .82f, .001f);
  EXPECT_FLOAT_EQ(breath(breathing_ms), 1);
}

}  // namespace
}  // namespace tetrarchy::ui
