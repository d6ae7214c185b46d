#include "games/djambi/scene.h"

// D10: the text forms.
namespace tetrarchy::djambi {
namespace {

const std::string start_board =
    "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC";

TEST(PositionText, D10_1_eight_fields) {
  const Position p = read("x8/9/9/9/4rC4/9/9/9/8bC b r rb-b aakw 17 345 reporter=all,repeat=0");
  EXPECT_EQ(p.turn(), Seat::blue);
  EXPECT_EQ(p.base(), Seat::red);
  EXPECT_EQ(p.controller(Seat::yellow), std::nullopt);
  EXPECT_EQ(p.controller(Seat::green), Seat::blue);
  EXPECT_EQ(p.fate(Seat::green), Fate::withdrawn);
  EXPECT_EQ(p.quiet(), 17);
  EXPECT_EQ(p.number(), 345);
  EXPECT_EQ(p.options().reporter, Options::Reporter::all);
  EXPECT_EQ(p.options().repeat, 0u);
  EXPECT_EQ(write_position(p), "x8/9/9/9/4rC4/9/9/9/8bC b r rb-b aakw 17 345 reporter=all,repeat=0");
}

TEST(PositionText, D10_1_options_that_differ_in_their_order) {
  const std::string all =
      "locked=killable,reporter=must,diplomat=vassals,own=vassals,master=yes,repeat=5,quiet=0,ring=maze";
  EXPECT_EQ(write_options(std::get<Options>(read_options(all))), all);
  EXPECT_EQ(write_options(Options{}), "std");
  for (const OptionInfo& option : option_infos()) {
    for (const auto value : option.values.subspan(1)) {
      const auto text = std::string(option.name) + '=' + std::string(value);
      ASSERT_TRUE(std::holds_alternative<Options>(read_options(text))) << text;
      EXPECT_EQ(write_options(std::get<Options>(read_options(text))), text);
    }
  }
}

TEST(PositionText, D10_1_every_preset_is_an_option_text) {
  for (const Preset& preset : Djambi::presets())
    EXPECT_TRUE(std::holds_alternative<Options>(read_options(preset.options))) << preset.id;
}

// ---- D10.4 -----------------------------------------------------------------------------------------

std::string refused(const std::string& text, Strictness strictness = Strictness::edited) {
  const auto p = read_position(text, strictness);
  const auto* refusal = std::get_if<Refusal>(&p);
  if (refusal == nullptr) return "accepted";
  EXPECT_EQ(refusal->clause, "D10.4");
  return refusal->code;
}
std::string refused_fields(const std::string& fields) { return refused(start_board + ' ' + fields); }
std::string refused_board(const std::string& rows) { return refused(rows + " r r rbyg aaaa 0 1 std"); }

TEST(PositionText, D10_4_eight_fields_with_one_space) {
  for (const char* fields : {"", "r r rbyg aaaa 0 1", "r r rbyg aaaa 0 1 std ", "r r rbyg aaaa 0 1  std",
                             "r r rbyg aaaa 0 1 std std", " r r rbyg aaaa 0 1 std"})
    EXPECT_EQ(refused_fields(fields), "field_count") << fields;
}

TEST(PositionText, D10_4_nine_rows_of_nine_squares) {
  EXPECT_EQ(refused_board("gC7yC/9/9/9/9/9/9/rC7bC"), "row_count");
  EXPECT_EQ(refused_board("gC7yC/9/9/9/9/9/9/9/9/rC7bC"), "row_count");
  EXPECT_EQ(refused_board("gC7yC/9/8/9/9/9/9/9/rC7bC"), "row_length");
  EXPECT_EQ(refused_board("gC7yC/9/9/9x/9/9/9/9/rC7bC"), "row_length");
  const auto p = read_position("gC7yC/9/9/9x/9/9/9/9/rC7bC r r rbyg aaaa 0 1 std", Strictness::edited);
  const Message expected = Message{"djambi.refused.row_length"}.with("row", 4).with("count", 10);
  EXPECT_EQ(std::get<Refusal>(p).text, expected);
}

TEST(PositionText, D10_4_signs_of_the_board) {
  for (const char* row : {"0gC7yC", "rX8", "qC8", "r", "8r", "C8", "X8", "é7"})
    EXPECT_EQ(refused_board("gC7yC/" + std::string(row) + "/9/9/9/9/9/9/rC7bC"), "unknown_sign") << row;
}

TEST(PositionText, D10_4_split_runs) { EXPECT_EQ(refused_board("gC7yC/45/9/9/9/9/9/9/rC7bC"), "split_run"); }

TEST(PositionText, D10_4_one_chief_for_each_living_or_hostage_camp) {
  EXPECT_EQ(refused_board("9/9/9/9/9/9/9/9/9"), "no_chief");
  EXPECT_EQ(refused_board("gC7yC/rC8/9/9/9/9/9/9/rC7bC"), "many_chiefs");
  EXPECT_EQ(refused("8yC/9/9/9/9/9/9/9/rC7bC r r rby- aaah 0 1 std"), "no_chief");
  EXPECT_EQ(refused("gCgC6yC/9/9/9/9/9/9/9/rC7bC r r rby- aaah 0 1 std"), "many_chiefs");
}

TEST(PositionText, D10_4_no_chief_of_a_fallen_camp) {
  for (const char* fate : {"k", "e", "w", "v"})
    EXPECT_EQ(refused("gC7yC/9/9/9/9/9/9/9/rC7bC r r rby- aaa" + std::string(fate) + " 0 1 std"),
              "chief_of_fallen_camp");
}

TEST(PositionText, D10_4_thirty_six_pieces_and_bodies_unless_edited) {
  const std::string one_less =
      "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM4bAbC";
  EXPECT_EQ(refused(one_less + " r r rbyg aaaa 0 1 std", Strictness::whole), "not_36");
  EXPECT_EQ(refused(one_less + " r r rbyg aaaa 0 1 std"), "accepted");
  EXPECT_EQ(refused(start_board + " r r rbyg aaaa 0 1 std", Strictness::whole), "accepted");
}

TEST(PositionText, D10_4_only_a_chief_lives_in_the_maze) {
  EXPECT_EQ(refused_board("gC7yC/9/9/9/4rM4/9/9/9/rC7bC"), "piece_in_maze");
  EXPECT_EQ(refused_board("gC7yC/9/9/9/4x4/9/9/9/rC7bC"), "accepted");
  EXPECT_EQ(refused_board("gC7yC/9/9/9/4rC4/9/9/9/8bC"), "accepted");
}

TEST(PositionText, D10_4_the_seat_to_move_is_alive) {
  EXPECT_EQ(refused("8yC/9/9/9/9/9/9/9/rC7bC g r rby- aaak 0 1 std"), "turn_of_fallen_seat");
  EXPECT_EQ(refused("gC7yC/9/9/9/9/9/9/9/rC7bC g r rby- aaah 0 1 std"), "turn_of_fallen_seat");
}

TEST(PositionText, D10_4_turn_and_base_are_seats_or_both_none) {
  EXPECT_EQ(refused_fields("w r rbyg aaaa 0 1 std"), "bad_turn");
  EXPECT_EQ(refused_fields("r rr rbyg aaaa 0 1 std"), "bad_base");
  EXPECT_EQ(refused_fields("- r rbyg aaaa 0 1 std"), "half_a_turn");
  EXPECT_EQ(refused_fields("r - rbyg aaaa 0 1 std"), "half_a_turn");
}

TEST(PositionText, D10_4_a_controller_is_a_living_seat) {
  EXPECT_EQ(refused("9/9/9/9/9/9/9/9/rC7bC r r rbyb aakk 0 1 std"), "leader_out");
  EXPECT_EQ(refused_fields("r r rby aaaa 0 1 std"), "bad_controllers");
  EXPECT_EQ(refused_fields("r r rbyw aaaa 0 1 std"), "bad_controllers");
}

TEST(PositionText, D10_4_a_living_camp_is_led_by_its_own_seat) {
  EXPECT_EQ(refused_fields("r r bbyg aaaa 0 1 std"), "seat_without_its_camp");
  EXPECT_EQ(refused_fields("r r rby- aaaa 0 1 std"), "seat_without_its_camp");
}

TEST(PositionText, D10_4_a_hostage_camp_has_no_controller) {
  EXPECT_EQ(refused_fields("r r rbyr aaah 0 1 std"), "hostage_with_leader");
}

TEST(PositionText, D10_4_unknown_status) {
  EXPECT_EQ(refused_fields("r r rbyg aaax 0 1 std"), "bad_status");
  EXPECT_EQ(refused_fields("r r rbyg aaaaa 0 1 std"), "bad_status");
}

TEST(PositionText, D10_4_unknown_options) {
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 colour=yes"), "unknown_option");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 std,own=all"), "unknown_option");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 own=all,"), "unknown_option");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 own=some"), "unknown_option_value");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 own="), "unknown_option_value");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 quiet=-1"), "unknown_option_value");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 quiet=1000000"), "unknown_option_value");
}

TEST(PositionText, D10_4_options_in_canonical_form) {
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 own=no"), "option_at_default");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 quiet=200"), "option_at_default");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 master=yes,own=all"), "option_order");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 own=all,own=all"), "option_order");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 1 quiet=020"), "unknown_option_value");
}

TEST(PositionText, D10_4_a_game_that_is_over_gives_nobody_the_turn) {
  EXPECT_EQ(refused("9/9/9/9/9/9/9/9/rC8 r r rrrr akkk 0 1 std"), "over_one_seat");
  EXPECT_EQ(refused("9/9/9/9/9/9/9/9/rC8 - - rrrr akkk 0 1 std"), "accepted");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 200 300 std"), "over_quiet");
  EXPECT_EQ(refused_fields("- - rbyg aaaa 200 300 std"), "accepted");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 20 300 quiet=20"), "over_quiet");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 300 300 quiet=0"), "accepted");
}

TEST(PositionText, D10_4_number_between_1_and_999999) {
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 0 std"), "number_out_of_range");
  for (const char* number : {"1000000", "01", "-1", "+1", "1x", "99999999999999999999"})
    EXPECT_EQ(refused_fields("r r rbyg aaaa 0 " + std::string(number) + " std"), "bad_number") << number;
  EXPECT_EQ(refused_fields("r r rbyg aaaa 00 1 std"), "bad_quiet");
  EXPECT_EQ(refused_fields("r r rbyg aaaa 0 999999 std"), "accepted");
}

TEST(PositionText, D10_4_the_greatest_numbers_are_not_passed) {
  EXPECT_EQ(play(read(start_board + " r r rbyg aaaa 0 999999 std"), "c9e7").number(), 999999);
  EXPECT_EQ(play(read(start_board + " r r rbyg aaaa 999999 5 quiet=0"), "c9e7").quiet(), 999999);
}

// ---- moves -----------------------------------------------------------------------------------------

TEST(MoveText, D10_2_machine_form_of_each_kind) {
  const Position p = board(R"(
    1 gC .  .  .  .  yC .  .  .
    2 .  .  .  .  .  .  .  rA .
    4 .  .  .  rM bM .  .  .  .
    5 rD .  .  .  bC .  .  .  .
    7 .  .  rR .  .  .  .  .  .
    8 .  gM .  .  .  .  .  .  .
    9 rC .  .  .  .  .  .  .  .)");
  for (const char* text : {"a9a8", "d4e4@d4", "h2e5>i1", "a5e5>b5@a2", "c7b7xb8"}) {
    ASSERT_TRUE(legal(p, text)) << text;
    EXPECT_EQ(write_move(p, move(p, text)), text);
  }
}

TEST(MoveText, D10_2_other_texts_are_no_moves) {
  const Position p = start();
  for (const char* text : {"", "c9", "C9E7", "c9e7 ", "c9e7@", "c9e7@j1", "c9e7>e1>e2", "c9e7@d4>e1", "pass ", "0000"})
    EXPECT_EQ(why(p, text), "bad_move_text D10.2") << text;
  EXPECT_EQ(why(p, "c9e7@d4"), "move_too_long D10.2");
}

TEST(MoveText, D10_2_no_move_after_the_end) {
  EXPECT_EQ(why(read("9/9/9/9/9/9/9/9/rC8 - - rrrr akkk 0 1 std"), "a9a8"), "game_over D8.1");
}

std::string table(const Position& p, std::string_view text) { return write_table(p, move(p, text)); }

TEST(MoveText, D10_3_table_form) {
  const Position p = board(R"(
    1 gC .  .  .  .  yC .  .  .
    2 .  .  .  .  .  .  .  rA .
    3 .  .  x  .  .  .  .  .  .
    4 .  .  .  rM bM .  .  .  .
    5 rD .  .  .  bC .  .  .  .
    7 .  .  rN .  .  rR .  .  .
    8 rC .  .  .  .  .  gM .  .)");
  EXPECT_EQ(table(p, "d4c4"), "MD4-C4");
  EXPECT_EQ(table(p, "d4e4@d4"), "MD4xE4@D4");
  EXPECT_EQ(table(p, "h2e5>i1"), "AH2xE5>I1#");
  EXPECT_EQ(table(p, "a5e5>b5@a2"), "DA5&E5>B5@A2");
  EXPECT_EQ(table(p, "c7c3@g9"), "NC7&C3@G9");
  EXPECT_EQ(table(p, "f7g7xg8"), "RF7-G7xG8");
}

TEST(MoveText, D10_3_a_piece_of_a_conquered_camp_has_its_letter_in_front) {
  const Position p = board(R"(
    2 .  .  .  .  .  .  .  gA .
    5 .  .  .  .  yC .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                           "r r rbyr aaak 0 1 std");
  EXPECT_EQ(table(p, "h2e5>i1"), "g:AH2xE5>I1#");
}

TEST(MoveText, D10_3_marks) {
  const Position p = board(R"(
    1 gC .  .  .  .  .  .  .  yC
    5 rC .  .  .  #  .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(table(p, "a5e5"), "CA5-E5^");
  EXPECT_EQ(table(p, "a5a1@e1"), "CA5xA1@E1#");
  const Position q = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    5 rC .  .  .  gC .  .  .  .
    9 .  .  .  .  .  .  .  .  bC)");
  EXPECT_EQ(table(q, "a5e5@e1"), "CA5xE5@E1^#");
  const Position two_chiefs = board(R"(
    1 .  .  .  .  .  .  .  .  yC
    2 .  .  .  .  .  .  .  rA .
    5 .  .  .  .  gC .  .  .  .
    9 rC .  .  .  .  .  .  .  bC)",
                                    "r r rbyg aaaa 0 1 master=yes");
  EXPECT_EQ(table(two_chiefs, "h2e5>i9"), "AH2xE5>I9#") << "one mark for two seats";
}

}  // namespace
}  // namespace tetrarchy::djambi
