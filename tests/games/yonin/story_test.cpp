#include "games/yonin/scene.h"
#include "games/yonin/screen.h"

// What is told of a move: the ways of the men, and notes.
namespace tetrarchy::yonin {
namespace {

using Texts = std::vector<std::string>;

// ---- travels -------------------------------------------------------------------------------------

// "0 slide 6d6c", "0 capture 6c s", ...
Texts ways(const Position& p, std::string_view text) {
  constexpr std::array<const char*, 6> kinds{"slide", "fall", "carry", "capture", "drop", "flip"};
  Texts all;
  for (const Travel& t : travels(p, move(p, text))) {
    std::string line =
        std::to_string(t.stage) + ' ' + kinds[static_cast<std::size_t>(t.kind)] + ' ' + square_name(t.from);
    if (t.from != t.to) line += square_name(t.to);
    if (t.kind == Travel::Kind::capture || t.kind == Travel::Kind::drop) line.append({' ', letter(t.hand)});
    all.push_back(line);
  }
  return all;
}

Position in_the_zone() {
  return board(R"(
    a .  .  .  .  nK .  .  .  .
    c .  .  .  n+R .  .  .  .  .
    d .  .  .  sS .  .  .  .  .
    e wK .  .  .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)",
               "s G/-/-/- ---- 0000 1 std");
}

TEST(Travels, AMoveSlidesWhileItsVictimGoesToTheHandThenItTurnsOver) {
  EXPECT_EQ(ways(in_the_zone(), "6d6c+"), (Texts{"0 capture 6c s", "0 slide 6d6c", "1 flip 6c"}));
  EXPECT_EQ(ways(in_the_zone(), "6d6c"), (Texts{"0 capture 6c s", "0 slide 6d6c"}));
  EXPECT_EQ(travels(in_the_zone(), move(in_the_zone(), "6d6c"))[0].piece.face, Face::dragon);
}

TEST(Travels, ADropComesOutOfTheHand) { EXPECT_EQ(ways(in_the_zone(), "G*5e"), (Texts{"0 drop 5e s"})); }

Position before_a_mate(std::string_view options = "std") {
  return board(R"(
    a .  .  .  nP nK nP .  .  .
    c .  .  .  sG .  sG .  .  .
    e wK .  .  .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)",
               "s GP/-/RP/- ---- 0000 1 " + std::string(options));
}

TEST(Travels, Y5_4_a_mated_king_is_turned_over_last) {
  EXPECT_EQ(ways(before_a_mate(), "G*5b"), (Texts{"0 drop 5b s", "1 fall 5a"}));
}

// ---- notes ---------------------------------------------------------------------------------------

// The key without what all have in common, then the seats that are named.
Texts told(const std::vector<MoveNote>& notes) {
  Texts lines;
  for (const MoveNote& n : notes) {
    std::string line = n.text.key.substr(std::string_view("yonin.note.").size());
    for (const auto& [name, value] : n.text.values)
      if (const Seat* s = std::get_if<Seat>(&value)) line.append({' ', letter(*s)});
    lines.push_back(line);
  }
  return lines;
}

Texts notes_of(const Position& p, std::string_view m) { return told(notes(p, move(p, m))); }

TEST(Notes, AQuietMoveHasNone) { EXPECT_EQ(notes_of(start(), "5g5f"), Texts{}); }

Position rook_between_kings() {
  return board(R"(
    a .  .  .  .  nK .  .  .  .
    b .  .  .  .  .  .  sR .  .
    e wK .  .  .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)");
}

TEST(Notes, Y4_3_a_check_to_the_left_neighbour_skips_nobody) {
  const Position p = rook_between_kings();
  EXPECT_EQ(notes_of(p, "3b3e").front(), "checks w s");
}

TEST(Notes, Y4_3_a_double_check_is_told_for_each_king_once) {
  const Position p = rook_between_kings();
  EXPECT_EQ(notes_of(p, "3b3e"), (Texts{"checks w s", "checks e s"}));
  const Position after = play(p, "3b3e");
  const auto second = notes(after, move(after, "9e9d"));
  EXPECT_EQ(told(second), (Texts{"jumps e n"})) << "North is skipped, East answers";
  EXPECT_EQ(second[0].kind, MoveNote::Kind::turn_jumps);
  EXPECT_EQ(second[0].seat, east);
  EXPECT_EQ(second[0].detail.key, "yonin.note.checks.detail");
}

TEST(Notes, Y4_3_a_check_to_the_right_neighbour_skips_two) {
  const Position p = board(R"(
    a .  .  .  .  nK .  .  .  .
    b .  .  .  .  .  sR .  .  .
    e wK .  .  .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)");
  const Position q = play(p, "4b4c 9e9d 5a6a 1e1d");
  EXPECT_EQ(notes_of(q, "4c4d"), (Texts{"checks w s", "checks e s"}));
  EXPECT_EQ(notes_of(board(R"(
    a .  .  .  .  nK .  .  .  .
    c .  .  .  .  .  sR .  .  .
    e .  .  .  .  .  .  .  .  eK
    g wK .  .  .  .  .  .  .  .
    i .  .  .  .  sK .  .  .  .)"),
                     "4c4e"),
            (Texts{"checks e s", "jumps.two e w n"}));
}

TEST(Notes, Y4_1_a_line_that_somebody_else_opens_is_a_check_of_its_owner) {
  const Position p = board(R"(
    a .  .  .  .  nK .  .  .  .
    c wK .  .  .  sG .  .  .  .
    e .  .  .  .  wR .  .  .  .
    h .  .  .  .  .  .  .  .  eK
    i .  .  sK .  .  .  .  .  .)");
  EXPECT_EQ(notes_of(p, "5c4c"), (Texts{"checks n w", "jumps n w"}));
}

TEST(Notes, Y5_3_a_mate_is_told_with_who_takes_over) {
  const auto all = notes(before_a_mate(), move(before_a_mate(), "G*5b"));
  EXPECT_EQ(told(all), (Texts{"mated_by n s", "inherited s n"}));
  EXPECT_EQ(all[0].kind, MoveNote::Kind::fell);
  EXPECT_EQ(all[0].seat, north);
  EXPECT_EQ(all[0].detail.key, "yonin.note.inherited.detail");
  EXPECT_EQ(all[1].kind, MoveNote::Kind::camps_changed);
  EXPECT_EQ(all[1].seat, south);
}

TEST(Notes, Y5_3_frozen_men_are_told) {
  EXPECT_EQ(notes_of(before_a_mate("men=freeze"), "G*5b"), (Texts{"mated_by n s", "frozen n"}));
}

TEST(Notes, Y5_6_a_seat_without_a_move_falls_to_the_last_mover) {
  const Position p = board(R"(
    a .  .  .  .  .  .  .  nX eK
    c .  .  .  .  .  .  sR .  .
    d .  .  .  .  .  .  .  sG .
    e wK .  .  .  .  .  .  .  .
    i .  .  .  .  sK .  .  .  .)",
                           "s -/-/-/- --4- 1000 1 std");
  const Position q = play(p, "2d2c");
  EXPECT_EQ(notes_of(q, "9e9d"), (Texts{"stuck e", "inherited w e"}));
}

TEST(Notes, Y5_7_a_resignation_freezes_and_may_pass_the_turn) {
  const auto all = resignation_notes(start(), west);
  EXPECT_EQ(told(all), (Texts{"withdrawn w", "frozen w"}));
  const Position p = play(rook_between_kings(), "3b3e");
  EXPECT_EQ(told(resignation_notes(p, west)), (Texts{"withdrawn w", "frozen w", "jumps e n"}));
}

TEST(Notes, Y6_1_the_end_is_told) {
  const Position p = board(R"(
    a .  .  .  nP nK nP .  .  .
    c .  .  .  sG .  sG .  .  .
    e wX .  .  .  .  .  .  .  eX
    i .  .  .  .  sK .  .  .  .)",
                           "s G/-/-/- -4-3 2000 1 std");
  const auto all = notes(p, move(p, "G*5b"));
  EXPECT_EQ(all.back().kind, MoveNote::Kind::ended);
  EXPECT_EQ(all.back().text, Message{"yonin.end.won"}.with("seat", south));
}

}  // namespace
}  // namespace tetrarchy::yonin
