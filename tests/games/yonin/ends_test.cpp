#include "games/yonin/adjudicate.h"
#include "games/yonin/scene.h"
#include "games/yonin/yonin.h"

// Y6: the end.
namespace tetrarchy::yonin {
namespace {

TEST(Ends, Y6_1_the_last_living_king_is_first) {
  const Position p = read("3nPnKnP3/9/3sG1sG3/9/wX7eX/9/9/9/4sK4 s G/-/-/- -4-3 0000 9 std");
  const Position after = play(p, "G*5b");
  EXPECT_EQ(places(after), "1423");
  EXPECT_EQ(turn(after), "-");
  EXPECT_EQ(after.outcome()->share[south], 1);
  EXPECT_EQ(ending(after), Message{"yonin.end.won"}.with("seat", south));
  EXPECT_EQ(after.count_moves(), 0u);
}

TEST(Ends, Y6_1_places_by_order_of_defeat) {
  Position p = start();
  for (const Seat s : {north, south, east}) p = p.after_resignation(s);
  EXPECT_EQ(places(p), "3142");
}

TEST(Ends, Y6_1_who_falls_by_one_event_shares_the_better_place) {
  const Position p = read("3nPnKnP3/9/3sG1sG3/9/wK7eX/9/9/9/4sK4 s G/-/-/- ---4 0000 9 std");
  EXPECT_EQ(places(play(p, "G*5b")), "--34");
}

// ---- the inventor's rule ---------------------------------------------------------------------------

std::string two_resign(const std::string& position) {
  return places(read(position + " end=twomates").after_resignation(north).after_resignation(east));
}

TEST(Ends, Y6_2_ends_when_two_seats_are_defeated_and_mates_decide) {
  EXPECT_EQ(two_resign(start_board + " s -/-/-/- ---- 1000 5"), "1243");
  EXPECT_EQ(two_resign(start_board + " s -/-/-/- ---- 0200 5"), "2143");
}

TEST(Ends, Y6_2_with_equal_mates_the_men_decide) {
  EXPECT_EQ(two_resign(start_board + " s -/-/-/- ---- 1100 5"), "1143");
  std::string board = start_board;
  board.replace(board.find("wKwRwP3"), 7, "wKwR4");  // West has lost a pawn
  EXPECT_EQ(two_resign(board + " s P/-/-/- ---- 1100 5"), "1243");
  EXPECT_EQ(two_resign(board + " s -/P/-/- ---- 1100 5"), "1143") << "the hand counts";
}

TEST(Ends, Y6_2_who_shares_the_first_place_shares_the_game) {
  const Position p = read(start_board + " s -/-/-/- ---- 0000 5 end=twomates");
  const Position after = p.after_resignation(north).after_resignation(east);
  EXPECT_EQ(after.outcome()->share[south], .5f);
  EXPECT_EQ(ending(after), Message{"yonin.end.two_mates_shared"});
}

TEST(Ends, Y6_2_a_mate_with_more_credit) {
  const Position p = read("3nPnKnP3/9/3sG1sG3/9/wK7eX/9/9/9/4sK4 s G/-/-/- ---4 0000 9 end=twomates");
  const Position after = play(p, "G*5b");
  EXPECT_EQ(places(after), "1234");
  EXPECT_EQ(ending(after), Message{"yonin.end.two_mates"}.with("seat", south));
}

// ---- teams -----------------------------------------------------------------------------------------

TEST(Teams, Y6_3_the_partners_attack_is_no_check) {
  const Position p = read("4nK4/9/4sR4/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 teams=yes");
  EXPECT_EQ(checked(p), "");
  const Position q = read("4nR4/9/9/9/wK7eK/9/3nK5/9/4sK4 n -/-/-/- ---- 0000 1 teams=yes");
  EXPECT_TRUE(legal(q, "6g5h")) << "a king may step beside the partner's";
  EXPECT_FALSE(legal(read("4nK4/9/9/9/wK7eK/9/9/4sR4/4sK4 s -/-/-/- ---- 0000 1 teams=yes"), "5h5a"));
}

TEST(Teams, Y6_3_both_partners_attack_an_opponent) {
  const Position p = read("4nK4/9/9/9/5nRsS1eK/9/wK8/9/4sK4 s -/-/-/- ---- 0000 1 teams=yes");
  const Position after = play(p, "3e2f");
  SquareSet both = SquareSet::of(sq("2f"));
  both.add(sq("4e"));
  EXPECT_EQ(after.checkers(east), both);
  EXPECT_EQ(turn(after), "e");
}

TEST(Teams, Y6_3_the_first_mate_ends_the_game) {
  const Position p = read("4nK4/9/6sG2/7sG1/wK7eK/8eP/9/9/4sK4 s G/-/-/- ---- 0000 1 teams=yes");
  const Position after = play(p, "G*2e");
  EXPECT_EQ(places(after), "1313");
  EXPECT_EQ(turn(after), "-");
  EXPECT_EQ(after.outcome()->share[north], .5f);
  EXPECT_EQ(ending(after), Message{"yonin.end.team"}.with("seat", south).with("partner", north));
}

TEST(Teams, Y6_3_the_mover_wins_if_both_teams_are_mated) {
  // South's rook mates East and opens the file for West's, which mates North.
  const Position p = read("3nPnKnP2eK/9/3wG1wG3/9/wK8/9/4sR4/4wR4/sK6sR1 s -/-/-/- ---- 0000 1 teams=yes");
  const Position after = play(p, "5g1g");
  EXPECT_EQ(after.fate(north), Fate::mated);
  EXPECT_EQ(after.fate(east), Fate::mated);
  EXPECT_EQ(places(after), "1313");
}

TEST(Teams, Y6_3_mating_the_partner_only_loses) {
  const Position p = read("3nPnKnP3/9/3wG1wG3/9/wK8/8eK/4sR4/4wR4/sK8 s -/-/-/- ---- 0000 1 teams=yes");
  EXPECT_EQ(places(play(p, "5g6g")), "3131");
}

TEST(Teams, Y6_3_a_seat_without_a_move_loses_for_its_team) {
  const Position p = read("4nK3eK/9/8sG/9/wK8/9/9/9/4sK2sR1 n -/-/-/- ---- 0000 1 teams=yes");
  const Position after = play(p, "5a5b");
  EXPECT_EQ(after.fate(east), Fate::stuck);
  EXPECT_EQ(places(after), "1313");
}

TEST(Teams, Y6_3_partners_men_are_captured_unless_safe) {
  const std::string text = "4nK4/9/4nP4/4sG4/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 ";
  EXPECT_TRUE(legal(read(text + "teams=yes"), "5d5c"));
  EXPECT_FALSE(legal(read(text + "teams=yes,partner=safe"), "5d5c"));
  EXPECT_TRUE(legal(read(text + "partner=safe"), "5d5c")) << "without teams there is no partner";
}

// ---- the limit -------------------------------------------------------------------------------------

const std::string kings = "4nK4/9/9/9/wK7eK/9/9/9/4sK4";

TEST(Ends, Y6_5_after_the_limit_the_points_decide) {
  const Position p = read("4nK4/9/4nGnG3/9/wK7eK/1wR7/9/2s+R6/4sK4 s P/-/-/- ---- 0000 1 limit=1");
  const Position after = play(p, "5i4i");
  EXPECT_EQ(places(after), "1234") << "6, 5, 2 and 0 points";
  EXPECT_EQ(turn(after), "-");
  EXPECT_EQ(ending(after), Message{"yonin.end.limit"}.with("n", 1));
  EXPECT_EQ(places(play(read(kings + " s -/-/2RG/G ---- 0000 1 limit=1"), "5i4i")), "3312");
}

TEST(Ends, Y6_5_equal_points_share_the_better_place_and_the_dead_keep_theirs) {
  EXPECT_EQ(places(play(read(kings + " s -/-/-/- ---- 0000 1 limit=1"), "5i4i")), "1111");
  const Position p = read("4nX4/9/9/9/wK7eK/9/9/9/4sK4 s G/-/-/- --4- 0000 300 limit=300");
  EXPECT_EQ(places(play(p, "5i4i")), "1242");
}

TEST(Ends, Y6_5_partners_points_are_added) {
  EXPECT_EQ(places(play(read(kings + " s P/-/S/R ---- 0000 1 teams=yes,limit=1"), "5i4i")), "3131");
  EXPECT_EQ(places(play(read(kings + " s P/-/S/2P ---- 0000 1 teams=yes,limit=1"), "5i4i")), "1111");
}

const std::string check_and_mate = "3nPnKnP3/9/3sG1sG3/3wG5/wK8/9/9/8eK/4sK4 s R/-/-/- ---- 0000 1 ";

TEST(Ends, Y6_5_mates_are_judged_before_the_limit) {
  EXPECT_EQ(places(play(read(check_and_mate + "limit=1"), "R*5e")), "1243");
  EXPECT_EQ(places(play(read(check_and_mate + "judge=turn,limit=1"), "R*5e")), "1324") << "West would be next";
  const std::string mate_of_the_next = "4nK4/9/6sG2/7sG1/wK7eK/8eP/9/9/4sK4 s G/-/-/- ---- 0000 1 ";
  EXPECT_EQ(places(play(read(mate_of_the_next + "judge=turn,limit=1"), "G*2e")), "1224");
}

TEST(Ends, Y6_5_a_seat_without_a_move_is_not_judged_before_the_limit) {
  const Position p = read("7nXeK/9/5sR3/7sG1/wK8/9/9/9/4sK4 s -/-/-/- --4- 1000 1 limit=2");
  const Position after = play(p, "2d2c 9e9d");
  EXPECT_EQ(after.fate(east), Fate::alive);
  EXPECT_EQ(places(after), "1242");
}

// ---- repetition ------------------------------------------------------------------------------------

// Every position of a game: the moves once, then as often as `times` says.
std::vector<Position> history(const std::string& position, const std::string& first, const std::string& cycle,
                              int times) {
  std::vector<Position> all{read(position)};
  const auto follow = [&](const std::string& moves) {
    std::istringstream in(moves);
    for (std::string m; in >> m;) all.push_back(play(all.back(), m));
  };
  follow(first);
  for (int i = 0; i < times; ++i) follow(cycle);
  return all;
}

const std::string corners = "nK7eK/9/9/9/9/9/9/9/wK7sK s -/-/-/- ---- 0000 1 ";
const std::string shuffle = "1i1h 9i9h 9a9b 1a1b 1h1i 9h9i 9b9a 1b1a";

TEST(Repetition, Y6_4_the_fourth_time_is_a_draw) {
  auto all = history(corners + "std", "", shuffle, 3);
  const auto verdict = adjudicate(all);
  ASSERT_TRUE(verdict.has_value());
  const Outcome shared{{{.25f, .25f, .25f, .25f}}, {{1, 1, 1, 1}}};
  EXPECT_EQ(std::get<Outcome>(verdict->what), shared);
  EXPECT_EQ(verdict->reason, Message{"yonin.end.repetition"});
  all.pop_back();
  EXPECT_FALSE(adjudicate(all).has_value()) << "the cycle from the very start is counted, not one less";
}

TEST(Repetition, Y6_4_the_living_share_the_best_places) {
  const auto all =
      history("nX7eK/9/9/9/9/9/9/9/wK7sK s -/-/-/- --4- 0000 1 std", "", "1i1h 9i9h 1a1b 1h1i 9h9i 1b1a", 3);
  const BySeat<std::uint8_t> expected{{1, 1, 4, 1}};
  EXPECT_EQ(std::get<Outcome>(adjudicate(all)->what).place, expected);
}

TEST(Repetition, Y6_4_board_turn_hands_and_living_seats) {
  const std::string board = "nK7eK/9/9/9/4wP4/9/9/9/wK7sK ";
  const Position p = read(board + "s P/-/-/- ---- 0000 1 std");
  EXPECT_TRUE(p.repeats(read(board + "s P/-/-/- ---- 0100 9 limit=90")));
  EXPECT_EQ(p.key(), read(board + "s P/-/-/- ---- 0100 9 limit=90").key());
  for (const char* other : {"w P/-/-/- ---- 0000 1 std", "s -/P/-/- ---- 0000 1 std", "s 2P/-/-/- ---- 0000 1 std"}) {
    EXPECT_FALSE(p.repeats(read(board + other))) << other;
    EXPECT_NE(p.key(), read(board + other).key()) << other;
  }
  EXPECT_FALSE(p.repeats(read("nK7eK/9/9/9/4wnP4/9/9/9/wK7sK s P/-/-/- ---- 0000 1 std"))) << "controllers";
  EXPECT_FALSE(p.repeats(read("nX7eK/9/9/9/4wP4/9/9/9/wK7sK s P/-/-/- --4- 0000 1 std")));
}

const std::string checker = "4nK4/5sR3/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 ";
const std::string checks_of_east = "1e2e 1b2b 2e1e 2b1b";

TEST(Repetition, Y6_4_the_perpetual_checker_is_defeated_though_two_seats_never_moved) {
  auto all = history(checker + "std", "4b1b", checks_of_east, 3);
  const auto verdict = adjudicate(all);
  ASSERT_TRUE(verdict.has_value());
  EXPECT_EQ(std::get<Seat>(verdict->what), south);
  EXPECT_EQ(verdict->reason, Message{"yonin.end.perpetual_check"}.with("seat", south));
  const Position after = all.back().after_resignation(south);
  EXPECT_EQ(places(after), "4---");
  EXPECT_EQ(on(after, "1b"), "sxR");
  EXPECT_EQ(turn(after), "e");
  all.pop_back();
  EXPECT_FALSE(adjudicate(all).has_value());
}

TEST(Repetition, Y6_4_one_quiet_move_is_no_perpetual_check) {
  const auto all = history(checker + "std", "4b1b",
                           "1e2e 1b3b 9e9d 5a6a 2e1e 3b1b 1e2e 1b2b 2e1e 2b3b 9d9e 6a5a 1e2e 3b2b 2e1e 2b1b", 3);
  EXPECT_TRUE(std::holds_alternative<Outcome>(adjudicate(all)->what));
}

TEST(Repetition, Y6_4_of_two_who_always_check_nobody_is_defeated) {
  // South's rook checks West, whose king opens a line to North's with every reply.
  const auto all = history("8eK/9/9/9/wR1wK3nK2/wR8/9/9/3sR4sK s -/-/-/- ---- 0000 1 std", "",
                           "6i7i 7e6f 3e3f 1a1b 7i6i 6f7e 3f3e 1b1a", 3);
  EXPECT_TRUE(std::holds_alternative<Outcome>(adjudicate(all)->what));
}

TEST(Repetition, Y6_4_a_reply_that_leaves_anothers_check_standing_gives_none) {
  const Position before = play(read("4nK4/6sR2/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std"), "3b3e");
  EXPECT_FALSE(gives_check(before, play(before, "9e9d"))) << "East's check is South's";
  EXPECT_TRUE(gives_check(read("4nK4/6sR2/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std"), before));
}

TEST(Repetition, Y6_4_in_teams_a_draw_gives_everybody_the_first_place) {
  const auto all = history(corners + "teams=yes", "", shuffle, 3);
  const BySeat<std::uint8_t> expected{{1, 1, 1, 1}};
  EXPECT_EQ(std::get<Outcome>(adjudicate(all)->what).place, expected);
}

TEST(Repetition, Y6_4_in_teams_the_perpetual_checkers_team_loses) {
  const auto all = history(checker + "teams=yes", "4b1b", checks_of_east, 3);
  EXPECT_EQ(std::get<Seat>(adjudicate(all)->what), south);
  EXPECT_EQ(places(all.back().after_resignation(south)), "3131");
}

TEST(Repetition, Y6_4_is_not_counted_with_repeat_0) {
  EXPECT_FALSE(adjudicate(history(corners + "repeat=0", "", shuffle, 5)).has_value());
}

TEST(Ends, Y6_4_an_agreed_draw_is_shared_by_the_living) {
  const Outcome end = agreed_draw(read("nX7eK/9/9/9/9/9/9/9/wK7sK s -/-/-/- --4- 0000 1 std"));
  const Outcome expected{{{1 / 3.f, 1 / 3.f, 0, 1 / 3.f}}, {{1, 1, 4, 1}}};
  EXPECT_EQ(end, expected);
}

TEST(Ends, Y6_6_presets) {
  std::vector<std::string> options;
  for (const Preset& preset : Yonin::presets()) {
    options.emplace_back(preset.options);
    EXPECT_EQ(write_options(std::get<Options>(read_options(preset.options))), preset.options);
  }
  EXPECT_EQ(options, (std::vector<std::string>{"std", "end=twomates", "men=freeze,judge=turn,limit=300", "teams=yes"}));
}

}  // namespace
}  // namespace tetrarchy::yonin
