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

// ---- Yonin shogi -----------------------------------------------------------------------------------------

std::vector<PieceCount> held(Seat s, int rooks, int pawns) {
  return {{living(s, Face::rook), rooks, 0}, {living(s, Face::pawn), pawns, 0}};
}

void set_hands(BoardView& b, int red_rooks, int red_pawns, int blue_rooks, int blue_pawns) {
  b.seats[Seat::red].hand = held(Seat::red, red_rooks, red_pawns);
  b.seats[Seat::blue].hand = held(Seat::blue, blue_rooks, blue_pawns);
  b.seats[Seat::yellow].hand = held(Seat::yellow, 0, 0);
  b.seats[Seat::green].hand = held(Seat::green, 0, 0);
}

Hand with_slots() {
  Hand out;
  for (const Seat s : all_seats) {
    const auto x = static_cast<float>(index(s)) * 20 - 30;
    out.slots[s] = {{x, 9.5f}, {x + 1, 9.5f}};
  }
  out.slot_scale = .5f;
  return out;
}

// South's silver takes West's promoted rook.
Passage capture() {
  const Square from = square(4, 6), to = square(4, 5);
  const PieceView silver = living(Seat::red, Face::silver), dragon = living(Seat::blue, Face::dragon);
  Passage p{
      .before = board({{from, silver}, {to, dragon}}),
      .after = board({{to, silver}}),
      .travels = {{Travel::Kind::capture, to, to, 0, dragon, Seat::red}, {Travel::Kind::slide, from, to, 0, silver}},
      .notes = {}};
  set_hands(p.before, 0, 0, 0, 0);
  set_hands(p.after, 1, 0, 0, 0);
  return p;
}

TEST(Motion, Y2_3_ACapturedPieceFliesToItsCaptorsPlateAndCountsWhenItArrives) {
  const Animation a(capture(), Motion::full, with_slots());
  const float arrival = 140 + 22, landed = arrival + 280;
  EXPECT_FLOAT_EQ(a.duration(), landed);
  const auto flying = [&](float ms) -> std::optional<Actor> {
    for (const Actor& actor : a.at(ms).actors)
      if (actor.piece.face == Face::dragon) return actor;
    return std::nullopt;
  };
  EXPECT_EQ(flying(arrival - 1)->at, (render::Point{4.5f, 5.5f}));
  EXPECT_TRUE(flying(landed - 1)->beside);
  EXPECT_NEAR(flying(landed - 1)->at.x, -30, .5f);
  EXPECT_NEAR(flying(landed - 1)->scale, .5f, .05f);
  EXPECT_FALSE(flying(landed));
  EXPECT_EQ((*a.hands(landed - 1))[Seat::red][0], 0);
  EXPECT_EQ((*a.hands(landed))[Seat::red][0], 1);
}

TEST(Motion, Y3_1_ADroppedPieceComesFromItsPlace) {
  const Square to = square(3, 3);
  const PieceView pawn = living(Seat::red, Face::pawn);
  Passage p{.before = board({}),
            .after = board({{to, pawn}}),
            .travels = {{Travel::Kind::drop, to, to, 0, pawn, Seat::red}},
            .notes = {}};
  set_hands(p.before, 0, 2, 0, 0);
  set_hands(p.after, 0, 1, 0, 0);
  const Animation a(p, Motion::full, with_slots());
  EXPECT_EQ(only(a.at(0)).at, (render::Point{-29, 9.5f}));
  EXPECT_EQ(only(a.at(a.duration())).at, (render::Point{3.5f, 3.5f}));
  EXPECT_EQ(only(a.at(a.duration())).scale, 1);
  EXPECT_EQ((*a.hands(0))[Seat::red][1], 1);
}

TEST(Motion, APromotedPieceShowsItsOtherFaceHalfway) {
  const Square at = square(2, 2);
  const PieceView pawn = living(Seat::red, Face::pawn), tokin = living(Seat::red, Face::tokin);
  const Animation a({.before = board({{at, pawn}}),
                     .after = board({{at, tokin}}),
                     .travels = {{Travel::Kind::flip, at, at, 0, pawn}},
                     .notes = {}},
                    Motion::full);
  EXPECT_FLOAT_EQ(a.duration(), 200);
  EXPECT_EQ(only(a.at(60)).piece.face, Face::pawn);
  EXPECT_EQ(only(a.at(140)).piece.face, Face::tokin);
  EXPECT_NEAR(only(a.at(100)).width, 0, .01f);
  EXPECT_EQ(only(a.at(200)).width, 1);
}

// West is mated by South: its king turns over, its men change colour and its pawns fly to South's plate.
TEST(Motion, Y5_3_TheHandOfAMatedSeatFliesToItsConqueror) {
  const Square king = square(0, 4), man = square(0, 5), from = square(3, 4), to = square(1, 4);
  const PieceView rook = living(Seat::red, Face::rook), west_king = living(Seat::blue, Face::king);
  PieceView gold = living(Seat::blue, Face::gold), won = gold;
  won.controller = Seat::red;
  Passage p{.before = board({{king, west_king}, {man, gold}, {from, rook}}),
            .after = board({{king, fallen(west_king)}, {man, won}, {to, rook}}),
            .travels = {{Travel::Kind::slide, from, to, 0, rook}, {Travel::Kind::fall, king, king, 1, west_king}},
            .notes = {}};
  set_hands(p.before, 0, 1, 0, 2);
  set_hands(p.after, 0, 3, 0, 0);
  p.after.seats[Seat::blue].standing = SeatView::Standing::fallen;
  const Animation a(p, Motion::full, with_slots());
  EXPECT_EQ((*a.hands(0))[Seat::blue][1], 2);
  EXPECT_EQ((*a.hands(a.duration()))[Seat::blue][1], 0);
  EXPECT_EQ((*a.hands(a.duration()))[Seat::red][1], 3);
  bool flew = false, turned_over = false, recoloured = false;
  for (float ms = 0; ms < a.duration(); ms += 5)
    for (const Actor& actor : a.at(ms).actors) {
      flew |= actor.beside && actor.piece.face == Face::pawn;
      turned_over |= actor.piece.face == Face::king && actor.tip > .5f;
      recoloured |= actor.before == gold && actor.piece == won;
    }
  EXPECT_TRUE(flew && turned_over && recoloured);
}

TEST(Motion, WithReducedMotionNothingFlies) {
  const Animation a(capture(), Motion::reduced, with_slots());
  EXPECT_FLOAT_EQ(a.duration(), 80);
  EXPECT_FALSE(a.hands(0));  // the counts are as after it at once
  for (const Actor& actor : a.at(40).actors) EXPECT_FALSE(actor.beside);
}

}  // namespace
}  // namespace tetrarchy::ui
