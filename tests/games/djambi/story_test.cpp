#include "games/djambi/scene.h"

// What the screen is told of a move that was played, and of the position that stands then.
namespace tetrarchy::djambi {
namespace {

// "slide h2 e5 0 yA": kind, from, to, stage and piece ("x" for a body).
std::string text(const Travel& t) {
  static const std::array<const char*, 3> kinds{"slide", "fall", "carry"};
  std::string piece = "x";
  if (t.piece.state != PieceView::State::fallen)
    piece = {letter(t.piece.camp), role_letters[static_cast<std::size_t>(t.piece.face)]};
  return std::string(kinds[static_cast<std::size_t>(t.kind)]) + ' ' + square_name(t.from) + ' ' + square_name(t.to) +
         ' ' + std::to_string(t.stage) + ' ' + piece;
}
std::vector<std::string> travels_of(const Position& p, std::string_view m) {
  std::vector<std::string> all;
  for (const Travel& t : travels(p, move(p, m))) all.push_back(text(t));
  return all;
}
using Texts = std::vector<std::string>;

Position about_the_maze(std::string_view options = "std") {
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    2 .  .  .  .  .  .  .  rA .
    3 .  .  x  .  .  .  .  .  .
    4 .  .  .  .  .  .  bM .  .
    5 rD .  .  .  gC .  .  .  .
    6 .  .  .  .  .  .  rM .  .
    7 .  .  rN .  .  .  .  .  .
    9 rC .  .  .  rR .  .  .  bC)",
               "r r rbyg aaaa 0 1 " + std::string(options));
}

TEST(Travels, APlainMoveSlides) { EXPECT_EQ(travels_of(about_the_maze(), "c7b6"), (Texts{"slide c7 b6 0 rN"})); }

TEST(Travels, AVictimFallsWhileItsKillerArrivesAndIsCarriedAway) {
  EXPECT_EQ(travels_of(about_the_maze(), "g6g4@a1"), (Texts{"slide g6 g4 0 rM", "fall g4 g4 0 bM", "carry g4 a1 1 x"}));
}

TEST(Travels, ABodyIsFetchedAndAGuestCarried) {
  EXPECT_EQ(travels_of(about_the_maze(), "c7c3@a1"), (Texts{"slide c7 c3 0 rN", "carry c3 a1 1 x"}));
  EXPECT_EQ(travels_of(about_the_maze(), "a5e5>b5@a2"),
            (Texts{"slide a5 e5 0 rD", "slide e5 b5 1 rD", "carry e5 a2 2 gC"}));
}

TEST(Travels, TheAssassinLeavesTheMazeBeforeTheBodyIsPutDown) {
  EXPECT_EQ(travels_of(about_the_maze(), "h2e5>g3"),
            (Texts{"slide h2 e5 0 rA", "fall e5 e5 0 gC", "slide e5 g3 1 rA", "carry e5 h2 2 x"}));
}

TEST(Travels, AReporterExposesWhenItHasArrived) {
  EXPECT_EQ(travels_of(about_the_maze(), "e9e6xe5"), (Texts{"slide e9 e6 0 rR", "fall e5 e5 1 gC"}));
}

TEST(Travels, AMasterMoveBringsASecondPieceToTheMaze) {
  EXPECT_EQ(travels_of(about_the_maze("master=yes"), "a5e5>i9@a2"),
            (Texts{"slide a5 e5 0 rD", "slide e5 i9 1 rD", "carry e5 a2 2 gC", "carry i9 e5 2 bC"}));
  EXPECT_EQ(travels_of(about_the_maze("master=yes"), "h2e5>i9"),
            (Texts{"slide h2 e5 0 rA", "fall e5 e5 0 gC", "slide e5 i9 1 rA", "fall i9 i9 1 bC", "carry e5 h2 2 x",
                   "carry i9 e5 2 x"}));
}

Position corner() {
  return board(R"(
    1 gC .  .  .  .  .  .  .  yC
    4 rM .  .  .  .  .  .  .  .
    7 .  .  bN .  x  .  .  .  .
    8 x  .  .  .  .  .  .  .  .
    9 rC x  .  .  .  .  .  .  bC)",
               "b b rbyg aaaa 7 1 std");
}

TEST(Travels, AWalledInChiefFallsLast) {
  EXPECT_EQ(travels_of(corner(), "c7e7@b8"), (Texts{"slide c7 e7 0 bN", "carry e7 b8 1 x", "fall a9 a9 2 rC"}));
}

// ---- notes -------------------------------------------------------------------------------------------

// "killed b", "led y b": the key's end and its seats.
Texts told(const std::vector<MoveNote>& notes) {
  Texts all;
  for (const MoveNote& n : notes) {
    std::string line = n.text.key.substr(n.text.key.rfind('.') + 1);
    for (const auto& [name, value] : n.text.values)
      if (const Seat* s = std::get_if<Seat>(&value)) line += std::string(" ") + letter(*s);
    all.push_back(line);
  }
  return all;
}
Texts notes_of(const Position& p, std::string_view m) { return told(notes(p, move(p, m))); }

TEST(Notes, AQuietMoveHasNone) { EXPECT_EQ(notes_of(start(), "c9e7"), Texts{}); }

TEST(Notes, AChiefIsKilledAndItsCampsAreLedByTheKiller) {
  EXPECT_EQ(notes_of(about_the_maze(), "e9e6xe5"), (Texts{"killed g", "led r g", "left_power g"}));
}

TEST(Notes, AChiefIsWalledInAndItsCampLocked) {
  EXPECT_EQ(notes_of(corner(), "c7e7@b8"), (Texts{"encircled r", "locked r"}));
}

TEST(Notes, ComingToPowerAndExtraTurns) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 rC .  .  .  #  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(notes_of(p, "a5e5"), (Texts{"came_to_power r"}));
  EXPECT_EQ(notes_of(play(p, "a5e5 i9i8"), "e5e4"), (Texts{"extra_turn r", "left_power r"}));
}

TEST(Notes, LockedCampsAreLedByWhoComesToPower) {
  const Position p = board(R"(
    1 x  .  gM .  .  .  .  .  yC
    5 rC .  .  .  #  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)",
                           "r r rby- aaae 0 1 std");
  EXPECT_EQ(notes_of(p, "a5e5"), (Texts{"led r g", "came_to_power r"}));
}

TEST(Notes, AHostageChiefIsNoSeatThatFalls) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    3 rA .  .  .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "r r rby- aaah 0 1 std");
  EXPECT_EQ(notes_of(p, "a3a1"), (Texts{"hostage_killed g", "led r g"}));
  EXPECT_EQ(write_table(p, move(p, "a3a1")), "AA3xA1");
}

TEST(Notes, APassAndTheEnd) {
  const Position p =
      board("1 gC . . . . . . . .\n 8 x yM . . . . . . .\n 9 rC x . . . . . . bC", "r r rb-g aaea 199 207 std");
  EXPECT_EQ(notes_of(p, "pass"), (Texts{"passed r", "quiet"}));
}

TEST(Notes, AResignation) {
  EXPECT_EQ(told(resignation_notes(start(), Seat::blue)), (Texts{"withdrawn b", "locked b"}));
  EXPECT_EQ(told(resignation_notes(start({.players = 2}), Seat::blue)),
            (Texts{"withdrawn b", "locked b", "locked g", "won r"}));
}

// ---- the view ----------------------------------------------------------------------------------------

TEST(View, ShowsWhoLeadsWhat) {
  const BoardView v = view(board(R"(
    1 gC gM .  .  .  .  yM .  .
    5 .  .  .  .  rC .  .  .  .
    9 rM .  x  .  .  .  bM .  bC)",
                                 "b b rbr- aakh 3 41 std"));
  const auto state = [&](const char* s) { return v.at[static_cast<std::size_t>(sq(s).index())]->state; };
  EXPECT_EQ(state("b1"), PieceView::State::hostage);
  EXPECT_EQ(state("g1"), PieceView::State::active);
  EXPECT_EQ(state("c9"), PieceView::State::fallen);
  EXPECT_EQ(v.at[static_cast<std::size_t>(sq("g1").index())]->controller, Seat::red);
  EXPECT_EQ(v.power, Seat::red);
  EXPECT_EQ(v.turn, Seat::blue);
  EXPECT_EQ(v.number, 41);
  EXPECT_EQ(v.then, (std::vector{Seat::red, Seat::red, Seat::blue}));
  EXPECT_EQ(v.seats[Seat::yellow].standing, SeatView::Standing::fallen);
  EXPECT_EQ(v.seats[Seat::yellow].led_by, Seat::red);
  EXPECT_EQ(v.seats[Seat::yellow].fate.key, "djambi.fate.killed");
  EXPECT_EQ(v.seats[Seat::yellow].place, 3);
  EXPECT_EQ(v.seats[Seat::green].standing, SeatView::Standing::hostage);
  EXPECT_EQ(v.seats[Seat::red].pieces, 3);
}

TEST(View, CountsTheArmyOfEachCampThatASeatLeads) {
  const SeatView red = view(start({.players = 2})).seats[Seat::red];
  ASSERT_EQ(red.army.size(), 2u);
  EXPECT_EQ(red.army[0].size(), 6u);
  EXPECT_EQ(red.army[0][5].count, 4);
  EXPECT_EQ(red.army[1].size(), 5u) << "yellow never had a chief (D9.2)";
  EXPECT_EQ(red.army[1][0].piece.camp, Seat::yellow);
  EXPECT_EQ(view(start({.players = 2})).seats[Seat::yellow].standing, SeatView::Standing::absent);
}

TEST(View, GhostsAreCountedOfPiecesThatFell) {
  const SeatView red = view(board("1 gC . . . . . . . yC\n 9 rC rM . . . . . . bC")).seats[Seat::red];
  EXPECT_EQ(red.army[0][1].count, 0);
  EXPECT_EQ(red.army[0][1].at_first, 1);
  EXPECT_EQ(red.army[0][5].count, 1);
  EXPECT_EQ(red.army[0][5].at_first, 4);
}

TEST(View, ALockedPieceIsLedByNobody) {
  const BoardView v = view(board("1 gM . . . . . . . yC\n 9 rC . . . . . . . bC", "r r rby- aaae 0 1 std"));
  EXPECT_EQ(v.at[0]->state, PieceView::State::locked);
  EXPECT_EQ(v.seats[Seat::green].led_by, std::nullopt);
  EXPECT_TRUE(v.seats[Seat::green].army.empty());
}

}  // namespace
}  // namespace tetrarchy::djambi
