#include "games/yonin/scene.h"
#include "games/yonin/yonin.h"

// What the screen is told: the view, choices, unfinished moves, prompts, refusals.
namespace tetrarchy::yonin {
namespace {

constexpr Pick hand_pick(Role r) { return {Pick::Kind::hand, static_cast<std::uint8_t>(hand_index(r))}; }

// "3g" and "P*" are picked to begin with, then squares, then + or =.
Choices made(const Position& p, const std::string& picks) {
  std::istringstream in(picks);
  Choices all;
  for (std::string text; in >> text;) {
    const bool in_hand = text.ends_with("*"), answer = text == "+" || text == "=";
    const Pick pick = answer    ? Pick{Pick::Kind::answer, static_cast<std::uint8_t>(text == "+")}
                      : in_hand ? hand_pick(hand_roles[role_letters.find(text[0]) - 1])
                                : Pick::square(sq(text));
    const Choices open = open_choices(p, all);
    const auto choice = std::ranges::find(open, pick, &Choice::pick);
    if (choice == open.end()) {
      ADD_FAILURE() << text << " is not offered in " << write_position(p);
      return all;
    }
    all.push_back(*choice);
  }
  return all;
}

// South's pawn is about to promote, its silver may, its rook takes; something of everything in hand.
Position at_the_zone() {
  return board(R"(
    a .  .  .  .  nK .  .  .  .
    b .  .  sP .  .  .  .  .  .
    c .  .  .  .  .  .  .  .  eK
    d .  .  .  sS .  .  .  .  .
    e .  .  .  .  .  sR .  n+P .
    f wK .  .  .  .  .  .  .  .
    i .  .  .  .  sK .  .  .  .)",
               "s RG2SP/-/-/- ---- 0000 7 std");
}

// West is mated by South, North's men are frozen, South's rook gives East check.
Position of_every_state() {
  return board(R"(
    a .  .  .  .  nX .  .  .  .
    c nxG .  .  .  .  .  .  .  .
    d .  .  wsS .  .  .  .  .  .
    e wX .  .  .  .  sR .  .  eK
    g .  .  .  .  ws+P .  .  .  .
    i .  .  .  .  sK .  .  .  .)",
               "e G/-/-/2P -34- 1000 40 std");
}

const PieceView& seen(const BoardView& v, const char* square) {
  return *v.at[static_cast<std::size_t>(sq(square).index())];
}

// ---- the view ------------------------------------------------------------------------------------

TEST(View, Y1_3_facing_and_controller_are_told_apart) {
  const BoardView v = view(of_every_state());
  EXPECT_EQ(seen(v, "7d").facing, west);
  EXPECT_EQ(seen(v, "7d").controller, south);
  EXPECT_EQ(seen(v, "7d").state, PieceView::State::active);
  EXPECT_EQ(seen(v, "5g").face, Face::tokin);
}

TEST(View, Y5_3_and_Y5_4_frozen_men_and_dead_kings_lie_apart) {
  const BoardView v = view(of_every_state());
  EXPECT_EQ(seen(v, "9c").state, PieceView::State::frozen);
  EXPECT_EQ(seen(v, "9e").state, PieceView::State::fallen);
  EXPECT_EQ(seen(v, "9e").facing, west);
  EXPECT_EQ(v.seats[west].led_by, south);
  EXPECT_EQ(v.seats[north].led_by, std::nullopt);
}

TEST(View, SeatsHaveTheirPlacesMatesAndFates) {
  const BoardView v = view(of_every_state());
  EXPECT_EQ(v.seats[west].standing, SeatView::Standing::fallen);
  EXPECT_EQ(v.seats[west].place, 3);
  EXPECT_EQ(v.seats[south].mates, 1);
  EXPECT_EQ(v.seats[south].pieces, 4);
  EXPECT_FALSE(v.seats[west].fate.empty());
  EXPECT_TRUE(v.seats[south].fate.empty());
  EXPECT_EQ(v.turn, east);
  EXPECT_EQ(v.number, 40);
}

TEST(View, HandsHaveAllFourKindsInTheirOrder) {
  const BoardView v = view(at_the_zone());
  std::string text;
  for (const PieceCount& c : v.seats[south].hand)
    text += role_letters[static_cast<std::size_t>(hand_roles[text.size() / 2])] + std::to_string(c.count);
  EXPECT_EQ(text, "R1G1S2P1");
  ASSERT_EQ(v.seats[north].hand.size(), 4u);
  EXPECT_EQ(v.seats[north].hand[3].count, 0);
  EXPECT_EQ(v.seats[north].hand[3].piece, piece_view(Cell(Role::pawn, Form::plain, north, north)));
}

TEST(View, Y4_1_every_line_to_every_king_is_told_also_of_two_owners) {
  const BoardView v = view(board(R"(
    a .  .  .  .  nK .  .  .  .
    c .  .  .  .  sR .  .  .  .
    e wK .  .  eR .  .  .  .  eK
    f .  .  .  .  .  .  .  sS .
    i .  .  .  .  sK .  .  .  .)",
                                 "w -/-/-/- ---- 0000 9 std"));
  EXPECT_EQ(v.checks,
            (std::vector<Check>{{sq("6e"), sq("9e"), east}, {sq("5c"), sq("5a"), south}, {sq("2f"), sq("1e"), south}}));
  EXPECT_EQ(v.seats[west].check_order, 1);
  EXPECT_EQ(v.seats[north].check_order, 2);
  EXPECT_EQ(v.seats[east].check_order, 3);
  EXPECT_EQ(v.seats[south].check_order, 0);
  EXPECT_EQ(v.then, (std::vector<Seat>{north, east, south}));
}

TEST(View, Y6_3_partners_are_told_in_teams) {
  EXPECT_EQ(view(start({.options = "teams=yes"})).seats[west].partner, east);
  EXPECT_EQ(view(start()).seats[west].partner, std::nullopt);
}

TEST(View, PlatesStandAtTheirPlayersRightHand) {
  const BoardView v = view(start());
  EXPECT_EQ(v.corner[south], Corner::bottom_right);
  EXPECT_EQ(v.corner[west], Corner::bottom_left);
  EXPECT_EQ(v.corner[north], Corner::top_left);
  EXPECT_EQ(v.corner[east], Corner::top_right);
}

// ---- choices -------------------------------------------------------------------------------------

TEST(Choices, Y2_4_a_free_promotion_is_a_question_a_forced_one_is_none) {
  const Position p = at_the_zone();
  EXPECT_EQ(choices(p, move(p, "6d6c+")), (Choices{{Pick::square(sq("6d")), Act::choose},
                                                   {Pick::square(sq("6c")), Act::move},
                                                   {{Pick::Kind::answer, 1}, Act::promote}}));
  EXPECT_EQ(choices(p, move(p, "6d6c")).back().pick, (Pick{Pick::Kind::answer, 0}));
  EXPECT_EQ(choices(p, move(p, "7b7a+")),
            (Choices{{Pick::square(sq("7b")), Act::choose}, {Pick::square(sq("7a")), Act::move}}));
}

TEST(Choices, Y3_1_a_drop_is_a_man_in_hand_and_a_square) {
  const Position p = at_the_zone();
  EXPECT_EQ(choices(p, move(p, "S*5e")),
            (Choices{{hand_pick(Role::silver), Act::choose}, {Pick::square(sq("5e")), Act::put}}));
}

TEST(Choices, Y2_2_a_capture_is_marked_as_one) {
  const Position p = at_the_zone();
  EXPECT_EQ(choices(p, move(p, "4e2e"))[1].act, Act::kill);
}

TEST(Reach, IsThatOfAnyManAsIfItsLeaderHadTheTurn) {
  const Position p = at_the_zone();
  EXPECT_EQ(reach(p, sq("2e")).size(), 6u) << "North's tokin";
  const Position q = of_every_state();
  EXPECT_FALSE(reach(q, sq("7d")).empty());
  EXPECT_TRUE(reach(q, sq("9c")).empty()) << "frozen";
  EXPECT_TRUE(reach(q, sq("9e")).empty()) << "dead";
}

// ---- the unfinished move -------------------------------------------------------------------------

TEST(Preview, WithoutAChoiceIsThePosition) {
  const Position p = at_the_zone();
  EXPECT_EQ(preview(p, {}).board, view(p));
  EXPECT_FALSE(preview(p, {}).mover);
}

TEST(Preview, AChosenManInHandIsInTheAirAndCountedNoMore) {
  const Position p = at_the_zone();
  const Preview v = preview(p, made(p, "S*"));
  EXPECT_EQ(v.lifted, piece_view(Cell(Role::silver, Form::plain, south, south)));
  EXPECT_FALSE(v.lifted_from);
  EXPECT_FALSE(v.mover);
  EXPECT_EQ(v.board.seats[south].hand[hand_index(Role::silver)].count, 1);
}

TEST(Preview, Y2_3_what_is_captured_is_in_the_hand_before_the_question_is_answered) {
  Position p = board(R"(
    a .  .  .  .  nK .  .  .  .
    c .  .  .  n+R .  .  .  .  .
    d .  .  .  sS .  .  .  .  .
    e wK .  .  .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)");
  const Preview v = preview(p, made(p, "6d 6c"));
  EXPECT_EQ(v.mover, sq("6c"));
  EXPECT_EQ(seen(v.board, "6c").face, Face::silver);
  EXPECT_EQ(v.board.seats[south].hand[hand_index(Role::rook)].count, 1);
  ASSERT_EQ(v.answers.size(), 2u);
  EXPECT_EQ(v.answers[0].face, Face::silver);
  EXPECT_EQ(v.answers[1].face, Face::promoted_silver);
  EXPECT_EQ(v.answers[1].facing, south);
}

TEST(Preview, AnAnswerThatParriesLeavesNoLineToTheOwnKing) {
  const Position p = board(R"(
    a .  .  .  .  nK .  .  .  .
    e wK .  .  .  nR .  .  .  eK
    f .  .  .  sS .  .  .  .  .
    i .  .  .  .  sK .  .  .  .)");
  ASSERT_EQ(view(p).checks.size(), 3u);
  EXPECT_EQ(preview(p, made(p, "6f")).board.checks.size(), 3u);
  EXPECT_TRUE(preview(p, choices(p, move(p, "6f5e"))).board.checks.empty()) << "the rook is captured";
}

// ---- prompts -------------------------------------------------------------------------------------

std::string value(const Message& m, std::string_view name) {
  for (const auto& [key, v] : m.values) {
    if (key != name) continue;
    if (const auto* seat = std::get_if<Seat>(&v)) return std::string(1, letter(*seat));
    if (const auto* n = std::get_if<int>(&v)) return std::to_string(*n);
  }
  return "?";
}

TEST(Prompt, SaysWhatIsExpected) {
  const Position p = at_the_zone();
  EXPECT_EQ(prompt(p, {}).title.key, "yonin.prompt.choose.title");
  EXPECT_EQ(prompt(p, {}).detail.key, "yonin.prompt.choose.detail.hand");
  EXPECT_EQ(value(prompt(p, {}).detail, "drops"), "4");
  EXPECT_EQ(prompt(p, made(p, "4e")).detail.key, "yonin.prompt.go.detail.capture.promote");
  EXPECT_EQ(prompt(p, made(p, "5i")).detail.key, "yonin.prompt.go.detail");
  EXPECT_EQ(prompt(p, made(p, "P*")).detail.key, "yonin.prompt.put.detail.pawn");
  EXPECT_EQ(prompt(p, made(p, "G*")).title.key, "yonin.prompt.put.title");
  EXPECT_EQ(prompt(p, made(p, "6d 6c")).title.key, "yonin.prompt.promote.title");
  EXPECT_EQ(prompt(p, made(p, "4e 4b")).detail.key, "yonin.prompt.promote.detail.rook");
}

TEST(Prompt, Y4_3_names_the_check_and_who_answers_next) {
  const Position p = play(board(R"(
    a .  .  .  .  nK .  .  .  .
    b .  .  .  .  .  .  sR .  .
    e wK .  .  .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)",
                                "s -/G/-/- ---- 0000 1 std"),
                          "3b3e");
  const Prompt asked = prompt(p, {});
  EXPECT_EQ(asked.title, Message{"yonin.prompt.check.title"}.with("seat", west));
  EXPECT_EQ(asked.detail.key, "yonin.prompt.check.detail.hand.then");
  EXPECT_EQ(value(asked.detail, "by"), "s");
  EXPECT_EQ(value(asked.detail, "n"), "2") << "the king and the gold in hand";
  EXPECT_EQ(value(asked.detail, "next"), "e");
}

TEST(Prompt, Y4_2_two_checkers_are_counted) {
  const Position p = board(R"(
    a .  .  .  .  nK .  .  .  .
    e wK .  .  .  nR .  .  .  .
    h .  .  .  .  .  eG .  .  .
    i .  .  .  .  sK .  .  eK .)");
  ASSERT_EQ(p.checkers(south).count(), 2);
  EXPECT_EQ(prompt(p, {}).detail.key.substr(0, 34), "yonin.prompt.check.detail.several.");
  EXPECT_EQ(value(prompt(p, {}).detail, "checkers"), "2");
}

// ---- refusals ------------------------------------------------------------------------------------

// "code clause mark mark": why `last` cannot be picked after `picks`.
std::string why(const Position& p, const std::string& picks, const std::string& last) {
  const Pick pick =
      last.ends_with("*") ? hand_pick(hand_roles[role_letters.find(last[0]) - 1]) : Pick::square(sq(last));
  const Refusal r = refusal(p, made(p, picks), pick);
  std::string text = r.code + ' ' + r.clause;
  for (const Square s : r.marks) text += ' ' + square_name(s);
  return text;
}

TEST(Refusal, Y1_3_only_men_that_the_seat_controls_move) {
  const Position p = at_the_zone();
  EXPECT_EQ(why(p, "", "9a"), "empty_square Y1.3");
  EXPECT_EQ(why(p, "", "2e"), "not_your_piece Y1.3");
  EXPECT_EQ(value(refusal(p, {}, Pick::square(sq("2e"))).text, "by"), "n");
}

TEST(Refusal, Y5_3_and_Y5_4_frozen_men_and_dead_kings_do_not_move) {
  const Position p = of_every_state();
  EXPECT_EQ(why(p, "", "9c"), "frozen Y5.3");
  EXPECT_EQ(why(p, "", "9e"), "dead_king Y5.4");
}

TEST(Refusal, Y2_1_the_way_of_a_man) {
  const Position p = at_the_zone();
  EXPECT_EQ(why(p, "7b", "7b"), "must_move Y2.1");
  EXPECT_EQ(why(p, "7b", "7c"), "out_of_reach Y2.1");
  EXPECT_EQ(why(p, "4e", "1e"), "in_the_way Y2.1 2e");
}

TEST(Refusal, Y2_2_and_Y5_4_own_men_and_dead_kings_stay) {
  const Position p = board(R"(
    a .  .  .  .  nX .  .  .  .
    b .  .  .  .  sR .  .  .  .
    e wK .  .  .  .  .  .  .  eK
    h .  .  .  .  sP .  .  .  .
    i .  .  .  .  sK .  .  .  .)",
                           "s -/-/-/- --4- 1000 1 std");
  EXPECT_EQ(why(p, "5i", "5h"), "own_piece Y2.2");
  EXPECT_EQ(why(p, "5b", "5a"), "dead_king_is_not_captured Y5.4");
}

TEST(Refusal, Y2_2_a_checked_seat_does_not_answer_by_capturing_a_king) {
  const Position p = board(R"(
    a .  .  .  .  .  .  .  nK .
    c .  .  .  .  .  .  .  .  eK
    e .  .  .  .  nR .  .  .  .
    f wK .  .  sR .  .  .  .  .
    i .  .  .  .  sK .  .  .  .)");
  EXPECT_EQ(why(p, "6f", "9f"), "king_is_not_captured Y2.2");
}

TEST(Refusal, Y6_3_with_partner_safe_the_partners_men_stay) {
  const Position p = board(R"(
    a .  .  .  .  nK .  .  .  .
    e wK .  .  sR nG .  .  .  .
    f .  .  .  .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)",
                           "w -/-/-/- ---- 0000 1 teams=yes,partner=safe");
  const Position q = play(p, "9e9f 5a5b 1f1g");
  EXPECT_EQ(why(q, "6e", "5e"), "partner_is_safe Y6.3");
}

TEST(Refusal, Y4_2_a_pinned_man_marks_the_man_that_pins_it) {
  const Position p = board(R"(
    a .  .  .  .  .  nK .  .  .
    d wK .  .  .  .  .  .  .  eK
    e .  .  .  .  eR .  .  .  .
    g .  .  .  .  sG .  .  .  .
    i .  .  .  .  sK .  .  .  .)");
  EXPECT_EQ(why(p, "5g", "6g"), "pinned Y4.2 5e");
  const Position silver = board(R"(
    a .  .  .  .  .  nK .  .  .
    d .  wK .  .  .  .  .  .  eK
    e .  .  .  .  eR .  .  .  .
    h .  .  .  sP sP sP .  .  .
    i eR .  sS .  sK .  .  .  .)");
  EXPECT_EQ(why(silver, "", "7i"), "pinned Y4.2 9i");
}

TEST(Refusal, Y4_2_what_leaves_the_check_marks_the_checkers) {
  const Position p = board(R"(
    a .  .  .  .  nK .  .  .  .
    e wK .  .  .  eR .  .  .  eK
    f .  .  .  .  .  .  sS .  .
    h sP .  .  .  .  .  .  .  .
    i .  .  .  .  sK .  .  .  .)",
                           "s GP/-/-/- ---- 0000 1 std");
  EXPECT_EQ(why(p, "", "9h"), "still_in_check Y4.2 5e");
  EXPECT_EQ(why(p, "G*", "1a"), "still_in_check Y4.2 5e");
  EXPECT_EQ(why(p, "5i", "5h"), "king_would_be_attacked Y4.2 5e");
  const Position twice = board(R"(
    a .  .  .  .  nK .  .  .  .
    e wK .  .  .  nR .  .  .  .
    h sP .  .  .  .  eG .  .  .
    i .  .  .  .  sK .  .  eK .)");
  EXPECT_EQ(why(twice, "", "9h"), "still_in_checks Y4.2 5e 4h");
}

TEST(Refusal, Y3_1_what_is_not_in_hand_cannot_be_dropped) {
  const Position p = play(at_the_zone(), "G*1i 9f9g");
  EXPECT_EQ(why(at_the_zone(), "G*", "4e"), "drop_on_occupied Y3.1");
  EXPECT_EQ(why(p, "", "P*"), "not_in_hand Y3.1");
  EXPECT_EQ(why(at_the_zone(), "7b", "P*"), "put_back_first Y3.1");
  EXPECT_EQ(why(at_the_zone(), "G*", "P*"), "put_back_first Y3.1");
}

TEST(Refusal, Y3_2_and_Y3_3_the_last_line_and_a_line_with_a_pawn) {
  const Position p = board(R"(
    a .  .  .  .  nK .  .  .  .
    e wK .  wP .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)",
                           "w -/P/-/- ---- 0000 1 std");
  EXPECT_EQ(why(p, "P*", "1d"), "drop_on_last_line Y3.2");
  EXPECT_EQ(why(p, "P*", "3e"), "nifu Y3.3 7e") << "West's line is a rank";
}

TEST(Refusal, Y3_4_a_dropped_pawn_does_not_mate) {
  const Position p = board(R"(
    a .  .  .  nP nK nP .  .  .
    c .  .  .  sG .  sG .  .  .
    e wK .  .  .  .  .  .  .  eK
    i .  .  .  .  sK .  .  .  .)",
                           "s GP/-/-/- ---- 0000 1 std");
  EXPECT_EQ(why(p, "P*", "5b"), "pawn_drop_mate Y3.4 5a");
}

TEST(Refusal, Y2_4_a_question_comes_first) {
  const Position p = at_the_zone();
  EXPECT_EQ(why(p, "6d 6c", "5i"), "answer_first Y2.4");
}

TEST(Refusal, AMoveTextIsRefusedAsItsPicksAre) {
  const auto code = [](const Position& p, const char* text) {
    const auto m = Yonin::read_move(p, text);
    const auto* r = std::get_if<Refusal>(&m);
    return r ? r->code + ' ' + r->clause : "";
  };
  const Position p = at_the_zone();
  EXPECT_EQ(code(p, "7b7a+"), "");
  EXPECT_EQ(code(p, "7b7a"), "forced_promotion Y2.4");
  EXPECT_EQ(code(p, "5i5h+"), "no_promotion Y2.4");
  EXPECT_EQ(code(p, "5i5g"), "out_of_reach Y2.1");
  EXPECT_EQ(code(p, "P*7e"), "nifu Y3.3");
  EXPECT_EQ(code(p, "K*7e"), "bad_move_text Y7.2");
  EXPECT_EQ(code(read("4nX4/9/9/9/wX7eX/9/9/9/4sK4 - -/-/-/- 1432 3000 9 std"), "5i5h"), "game_over Y6.1");
}

// ---- who begins ----------------------------------------------------------------------------------

TEST(Lots, Y1_5_ties_throw_again_until_one_is_ahead) {
  bool tied = false;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    const Lots rounds = Yonin::lots(random);
    BySeat<bool> throws{{true, true, true, true}};
    for (const auto& round : rounds) {
      int most = 0;
      for (const Seat s : all_seats) {
        ASSERT_EQ(round[s].has_value(), throws[s]);
        EXPECT_LE(round[s].value_or(0), 4);
        most = std::max(most, round[s].value_or(0));
      }
      for (const Seat s : all_seats) throws[s] = round[s] == most;
    }
    EXPECT_EQ(std::ranges::count(throws.of, true), 1);
    tied = tied || rounds.size() > 1;
  }
  EXPECT_TRUE(tied);
}

}  // namespace
}  // namespace tetrarchy::yonin
