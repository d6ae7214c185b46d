#include "games/djambi/scene.h"

// What the screen is told: choices, unfinished moves, prompts, refusals.
namespace tetrarchy::djambi {
namespace {

Choices made(std::initializer_list<std::pair<const char*, Act>> picks) {
  Choices all;
  for (const auto& [square, act] : picks) all.push_back({Pick::square(sq(square)), act});
  return all;
}

// Chiefs in the corners; red's pieces about the maze, where green's chief is.
Position about_the_maze(std::string_view options = "std") {
  return board(R"(
    1 .  .  .  .  .  .  .  .  yC
    2 .  .  .  .  .  .  .  rA .
    3 .  .  x  .  .  .  .  .  .
    4 .  .  .  .  .  .  bM .  .
    5 rD .  .  .  gC .  .  .  .
    6 .  .  .  .  .  .  rM .  .
    7 .  .  rN .  .  .  .  bR .
    9 rC .  .  .  rR .  .  .  bC)",
               "r r rbyg aaaa 0 1 " + std::string(options));
}

TEST(Choices, APlainMoveIsPieceAndDestination) {
  const Position p = about_the_maze();
  EXPECT_EQ(choices(p, move(p, "c7b6")), made({{"c7", Act::choose}, {"b6", Act::move}}));
}

TEST(Choices, WhatIsLiftedIsPutSomewhere) {
  const Position p = about_the_maze();
  EXPECT_EQ(choices(p, move(p, "g6g4@a1")), made({{"g6", Act::choose}, {"g4", Act::kill}, {"a1", Act::put}}));
  EXPECT_EQ(choices(p, move(p, "c7c3@a1")), made({{"c7", Act::choose}, {"c3", Act::fetch}, {"a1", Act::put}}));
}

TEST(Choices, D5_2_the_exit_comes_before_putting_down) {
  const Position p = about_the_maze();
  EXPECT_EQ(choices(p, move(p, "a5e5>b5@a2")),
            made({{"a5", Act::choose}, {"e5", Act::carry}, {"b5", Act::exit}, {"a2", Act::put}}));
}

TEST(Choices, D5_3_the_assassins_body_is_not_chosen) {
  const Position p = about_the_maze();
  EXPECT_EQ(choices(p, move(p, "h2e5>g3")), made({{"h2", Act::choose}, {"e5", Act::kill}, {"g3", Act::exit}}));
}

TEST(Choices, D4_4_whom_the_reporter_exposes_comes_last_and_may_be_left_out) {
  const Position p = about_the_maze();
  EXPECT_EQ(choices(p, move(p, "e9e6xe5")), made({{"e9", Act::choose}, {"e6", Act::move}, {"e5", Act::expose}}));
  EXPECT_EQ(choices(p, move(p, "e9e6")), made({{"e9", Act::choose}, {"e6", Act::move}}));
}

TEST(Choices, D8_3_a_pass_has_none) {
  const Position p =
      board("1 gC . . . . . . . .\n 8 x yM . . . . . . .\n 9 rC x . . . . . . bC", "r r rb-g aaea 3 7 std");
  EXPECT_TRUE(choices(p, move(p, "pass")).empty());
  EXPECT_EQ(prompt(p, {}).title, Message{"djambi.prompt.pass.title"}.with("seat", Seat::red));
}

TEST(Reach, IsThatOfAnyPieceAsIfItsLeaderHadTheTurn) {
  const Position p = about_the_maze();
  const Choices reporter = reach(p, sq("h7"));
  EXPECT_NE(std::ranges::find(reporter, Choice{Pick::square(sq("h3")), Act::move}), reporter.end());
  const Choices militant = reach(p, sq("g4"));
  EXPECT_NE(std::ranges::find(militant, Choice{Pick::square(sq("g6")), Act::kill}), militant.end());
  EXPECT_TRUE(reach(p, sq("c3")).empty()) << "a body";
  EXPECT_TRUE(reach(p, sq("a1")).empty()) << "nothing";
  EXPECT_TRUE(reach(start({.players = 3}), sq("a3")).empty()) << "a hostage";
}

// ---- the unfinished move -----------------------------------------------------------------------------

std::string shown(const Preview& v, const char* square) {
  const auto& piece = v.board.at[static_cast<std::size_t>(sq(square).index())];
  if (!piece) return ".";
  if (piece->state == PieceView::State::fallen) return "x";
  return {letter(piece->camp), role_letters[static_cast<std::size_t>(piece->face)]};
}

TEST(Preview, WithoutAChoiceIsThePosition) {
  const Position p = about_the_maze();
  EXPECT_EQ(preview(p, {}).board, view(p));
  EXPECT_FALSE(preview(p, {}).mover);
}

TEST(Preview, TheMoverStandsOnItsVictimsSquareAndTheBodyIsInTheAir) {
  const Position p = about_the_maze();
  const Preview v = preview(p, made({{"g6", Act::choose}, {"g4", Act::kill}}));
  EXPECT_EQ(shown(v, "g6") + shown(v, "g4"), ".rM");
  EXPECT_EQ(v.mover, sq("g4"));
  ASSERT_TRUE(v.lifted);
  EXPECT_EQ(v.lifted->state, PieceView::State::fallen);
  EXPECT_EQ(v.lifted_from, sq("g4"));
}

TEST(Preview, TheGuestIsInTheAirAliveUntilItIsPutDown) {
  const Position p = about_the_maze();
  const Choices to_exit = made({{"a5", Act::choose}, {"e5", Act::carry}, {"b5", Act::exit}});
  const Preview v = preview(p, to_exit);
  EXPECT_EQ(shown(v, "a5") + shown(v, "e5") + shown(v, "b5"), "..rD");
  ASSERT_TRUE(v.lifted);
  EXPECT_EQ(v.lifted->face, Face::chief);
  EXPECT_EQ(v.lifted->camp, Seat::green);
  EXPECT_EQ(v.lifted_from, maze);
}

TEST(Preview, D5_5_the_second_chief_of_a_master_move_is_in_the_maze) {
  const Position p = about_the_maze("master=yes");
  const Preview v = preview(p, made({{"a5", Act::choose}, {"e5", Act::carry}, {"i9", Act::exit}}));
  EXPECT_EQ(shown(v, "e5") + shown(v, "i9"), "bCrD");
  EXPECT_EQ(v.lifted->camp, Seat::green);
}

TEST(Preview, D4_3_the_assassins_victim_lies_at_its_origin_when_the_move_is_whole) {
  const Position p = about_the_maze();
  const Preview entering = preview(p, made({{"h2", Act::choose}, {"e5", Act::kill}}));
  EXPECT_EQ(shown(entering, "h2") + shown(entering, "e5"), ".rA");
  EXPECT_TRUE(entering.lifted);
  const Preview whole = preview(p, made({{"h2", Act::choose}, {"e5", Act::kill}, {"g3", Act::exit}}));
  EXPECT_EQ(shown(whole, "h2") + shown(whole, "e5") + shown(whole, "g3"), "x.rA");
  EXPECT_FALSE(whole.lifted);
}

// ---- prompts -----------------------------------------------------------------------------------------

std::string said(const Message& m) {
  std::string text = m.key.substr(std::string("djambi.prompt.").size());
  for (const auto& [name, value] : m.values) {
    text += ' ' + name + '=';
    if (const int* n = std::get_if<int>(&value)) text += std::to_string(*n);
    if (const Seat* s = std::get_if<Seat>(&value)) text += letter(*s);
    if (const Face* f = std::get_if<Face>(&value)) text += role_letters[static_cast<std::size_t>(*f)];
    if (const auto* t = std::get_if<std::string>(&value)) text += *t;
  }
  return text;
}
std::string title(const Position& p, const Choices& c) { return said(prompt(p, c).title); }
std::string detail(const Position& p, const Choices& c) { return said(prompt(p, c).detail); }

// The four corners are chiefs; one red piece more, and what it may meet.
Position with(const std::string& rows, std::string_view fields = four_seats) {
  return board("1 gC . . . . . . . yC\n 9 rC . . . . . . . bC\n" + rows, fields);
}

TEST(Prompts, CountThePiecesThatCanMove) {
  EXPECT_EQ(title(start(), {}), "choose.title seat=r");
  EXPECT_EQ(detail(start(), {}), "choose.detail n=5 camps=1");
  const Position two_camps = board("1 gM . . . . . . . yC\n 9 rC . . . . . . . bC", "r r rbyr aaak 0 1 std");
  EXPECT_EQ(detail(two_camps, {}), "choose.detail.camps n=2 camps=2");
}

TEST(Prompts, CountWhereAPieceMayGoAndWhatItMeets) {
  const Position quiet = with("7 . . . . . . . . rM"), chief = with(""),
                 fetch = with("3 . . x . . . . . .\n7 . . rN . . . . . .");
  EXPECT_EQ(title(quiet, made({{"i7", Act::choose}})), "go.title seat=r face=M");
  EXPECT_EQ(detail(quiet, made({{"i7", Act::choose}})), "go.detail.kill n=9 acts=1");
  EXPECT_EQ(detail(chief, made({{"a9", Act::choose}})), "go.detail.kill.power n=21 acts=3");
  EXPECT_EQ(detail(fetch, made({{"c7", Act::choose}})), "go.detail.fetch n=22 acts=1");
}

TEST(Prompts, SayThatTheMazeMustBeLeftAgain) {
  const auto p = [](const std::string& row) { return board("1 . . . . . . . . yC\n 9 rC . . . . . . . bC\n" + row); };
  EXPECT_EQ(detail(p("5 . . . . gC . . . rA"), made({{"i5", Act::choose}})), "go.detail.kill.leave n=17 acts=3");
  EXPECT_EQ(detail(p("5 rD . . . gC . . . ."), made({{"a5", Act::choose}})), "go.detail.carry.leave n=18 acts=1");
}

TEST(Prompts, TellFromHowManySquaresAReporterExposesSomebody) {
  EXPECT_EQ(detail(with("4 . . bM . . . . . .\n5 rR . . . # . . . ."), made({{"a5", Act::choose}})),
            "go.detail.expose n=21 acts=4");
}

TEST(Prompts, AskToLeaveTheMaze) {
  const Position p = about_the_maze();
  EXPECT_EQ(title(p, made({{"h2", Act::choose}, {"e5", Act::kill}})), "leave.title seat=r");
  EXPECT_EQ(detail(p, made({{"h2", Act::choose}, {"e5", Act::kill}})), "leave.detail.assassin n=21 face=A square=H2");
  EXPECT_EQ(detail(p, made({{"a5", Act::choose}, {"e5", Act::carry}})), "leave.detail n=22 face=D square=A5");
}

TEST(Prompts, AskWhereToPutABodyOrAGuest) {
  const Position p = about_the_maze();
  EXPECT_EQ(title(p, made({{"g6", Act::choose}, {"g4", Act::kill}})), "put.title seat=r");
  EXPECT_EQ(detail(p, made({{"g6", Act::choose}, {"g4", Act::kill}})),
            "put.detail.killed n=70 square=G4 camp=b face=M");
  EXPECT_EQ(detail(p, made({{"c7", Act::choose}, {"c3", Act::fetch}})), "put.detail.fetched n=70 square=C3");
  const auto exit = made({{"a5", Act::choose}, {"e5", Act::carry}, {"b5", Act::exit}});
  EXPECT_EQ(title(p, exit), "put.title.guest seat=r");
  EXPECT_EQ(detail(p, exit), "put.detail.guest n=69 square=E5 camp=g face=C");
}

TEST(Prompts, TellWhatAChiefInTheMazeWouldBe) {
  const auto carry = made({{"a5", Act::choose}, {"a1", Act::carry}});
  const std::string seats = "put.detail.guest.power n=77 square=A1 camp=g face=C";
  EXPECT_EQ(detail(with("5 rD . . . # . . . ."), carry), seats);
  EXPECT_EQ(detail(with("5 rD . . . # . . . .", "r r rby- aaah 0 1 std"), carry),
            "put.detail.guest.blocks n=77 square=A1 camp=g face=C");
}

TEST(Prompts, AskWhomToExpose) {
  const auto at_e6 = made({{"e9", Act::choose}, {"e6", Act::move}});
  EXPECT_EQ(title(about_the_maze(), at_e6), "expose.title seat=r");
  EXPECT_EQ(detail(about_the_maze(), at_e6), "expose.detail n=1");
  EXPECT_EQ(title(about_the_maze("reporter=must"), at_e6), "expose.title.must seat=r");
}

// ---- refusals of a click -------------------------------------------------------------------------------

std::string refused(const Position& p, const Choices& c, const char* square) {
  const Refusal r = refusal(p, c, Pick::square(sq(square)));
  EXPECT_EQ(r.text.key, "djambi.why." + r.code);
  return r.code + ' ' + r.clause;
}

TEST(Refusals, OfAPieceThatCannotBeChosen) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  .
    2 x  yM .  .  .  .  .  .  .
    8 rM rM .  .  .  .  .  .  .
    9 rC rM .  .  .  .  .  .  bC)",
                           "r r rb-- aaeh 0 1 std");
  EXPECT_EQ(refused(p, {}, "d4"), "empty_square D2.4");
  EXPECT_EQ(refused(p, {}, "a2"), "body_never_moves D3.1");
  EXPECT_EQ(refused(p, {}, "a1"), "hostage D9.1");
  EXPECT_EQ(refused(p, {}, "b2"), "locked D2.3");
  EXPECT_EQ(refused(p, {}, "i9"), "not_your_piece D2.4");
  EXPECT_EQ(refused(p, {}, "a9"), "no_move D3.4");
}

TEST(Refusals, NameWhoLeadsAForeignPiece) {
  const Position p = board("1 gM . . . . . . . yC\n 9 rC . . . . . . . bC", "r r rbyb aaak 0 1 std");
  const Message expected = Message{"djambi.why.not_your_piece"}
                               .with("square", std::string("A1"))
                               .with("camp", Seat::green)
                               .with("target", Face::militant)
                               .with("leader", Seat::blue);
  EXPECT_EQ(refusal(p, {}, Pick::square(sq("a1"))).text, expected);
}

TEST(Refusals, NameWhatStandsInTheWay) {
  const Position p = about_the_maze();
  const Refusal r = refusal(p, made({{"a5", Act::choose}}), Pick::square(sq("f5")));
  EXPECT_EQ(r.code, "piece_in_the_way");
  const auto at = std::ranges::find(r.text.values, "at", &std::pair<std::string, Message::Value>::first);
  ASSERT_NE(at, r.text.values.end());
  EXPECT_EQ(at->second, Message::Value(std::string("E5")));
}

TEST(Refusals, OfAnExit) {
  const Position p = about_the_maze();
  const auto assassin = made({{"h2", Act::choose}, {"e5", Act::kill}});
  EXPECT_EQ(refused(p, assassin, "e5"), "must_leave_maze D5.1");
  EXPECT_EQ(refused(p, assassin, "f7"), "exit_not_in_line D5.2");
  EXPECT_EQ(refused(p, assassin, "h2"), "assassin_exit_on_origin D5.3");
  EXPECT_EQ(refused(p, assassin, "e9"), "exit_occupied D5.2");
  EXPECT_EQ(refused(p, assassin, "i9"), "no_master_move D5.5");
}

TEST(Refusals, OfPuttingDown) {
  const Position p = about_the_maze();
  const auto kill = made({{"g6", Act::choose}, {"g4", Act::kill}});
  EXPECT_EQ(refused(p, kill, "e5"), "body_in_maze D4.7");
  EXPECT_EQ(refused(p, kill, "g4"), "put_on_mover D4.1");
  EXPECT_EQ(refused(p, kill, "h7"), "put_on_occupied D4.1");
  const auto evict = made({{"a5", Act::choose}, {"e5", Act::carry}, {"b5", Act::exit}});
  EXPECT_EQ(refused(p, evict, "e5"), "evicted_chief_returns D5.4");
  EXPECT_EQ(refused(p, evict, "b5"), "put_on_mover D5.4");
  EXPECT_EQ(refused(p, evict, "i9"), "put_on_occupied D5.4");
  const Position guest = with("5 rD . bM . # . . . .");
  EXPECT_EQ(refused(guest, made({{"a5", Act::choose}, {"c5", Act::carry}}), "e5"), "guest_in_maze D4.5");
}

TEST(Refusals, OfExposing) {
  const Position p = with("4 . . bM x . . . . .\n5 rR . . . # . . . .\n 6 . . rM . . . . . .");
  const auto at_c5 = made({{"a5", Act::choose}, {"c5", Act::move}});
  EXPECT_EQ(refused(p, at_c5, "d4"), "expose_only_beside D4.4");
  EXPECT_EQ(refused(p, at_c5, "b5"), "expose_nobody_there D4.4");
  EXPECT_EQ(refused(p, at_c5, "c6"), "own_piece D4.8");
  const auto at_d5 = made({{"a5", Act::choose}, {"d5", Act::move}});
  EXPECT_EQ(refused(p, at_d5, "d4"), "expose_body D4.4");
}

}  // namespace
}  // namespace tetrarchy::djambi
