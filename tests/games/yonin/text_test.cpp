#include "games/yonin/scene.h"

// Y7: the text forms.
namespace tetrarchy::yonin {
namespace {

TEST(PositionText, Y7_1_seven_fields) {
  const std::string text =
      "4nX4/9/9/3nsP5/wK4w+S2eK/4nx+R4/2swG6/9/4sK4 w 2GP/10P/-/R --4- 1020 345 men=freeze,repeat=0,limit=400";
  const Position p = read(text);
  EXPECT_EQ(p.turn(), west);
  EXPECT_EQ(p.hand(south)[Role::gold], 2);
  EXPECT_EQ(p.hand(west)[Role::pawn], 10);
  EXPECT_TRUE(p.at(sq("5a")).is_dead_king());
  EXPECT_TRUE(p.at(sq("5f")).is_frozen());
  EXPECT_EQ(p.at(sq("6d")), Cell(Role::pawn, Form::plain, north, south));
  EXPECT_EQ(p.at(sq("4e")), Cell(Role::silver, Form::promoted, west, west));
  EXPECT_EQ(p.place(north), 4);
  EXPECT_EQ(p.mates(south), 1);
  EXPECT_EQ(p.mates(north), 2);
  EXPECT_EQ(p.number(), 345);
  EXPECT_EQ(p.options().limit, 400u);
  EXPECT_EQ(write_position(p), text);
}

TEST(PositionText, Y7_1_options_that_differ_in_their_order) {
  const std::string all = "men=freeze,judge=turn,end=twomates,teams=yes,partner=safe,repeat=0,limit=300";
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

// ---- Y7.4 ------------------------------------------------------------------------------------------

std::string refused(const std::string& text, Strictness strictness = Strictness::edited) {
  const auto p = read_position(text, strictness);
  const auto* refusal = std::get_if<Refusal>(&p);
  if (refusal == nullptr) return "accepted";
  EXPECT_EQ(refusal->clause, "Y7.4");
  EXPECT_EQ(refusal->text.key, "yonin.refused." + refusal->code);
  return refusal->code;
}
const std::string usual = " s -/-/-/- ---- 0000 1 std";
std::string refused_fields(const std::string& fields) { return refused(start_board + ' ' + fields); }
std::string refused_board(const std::string& ranks) { return refused(ranks + usual); }

TEST(PositionText, Y7_4_seven_fields_with_one_space) {
  for (const char* fields : {"", "s -/-/-/- ---- 0000 1", "s -/-/-/- ---- 0000 1 std ", "s -/-/-/- ---- 0000 1  std",
                             "s -/-/-/- ---- 0000 1 std std", " s -/-/-/- ---- 0000 1 std"})
    EXPECT_EQ(refused_fields(fields), "field_count") << fields;
}

TEST(PositionText, Y7_4_nine_ranks_of_nine_squares) {
  EXPECT_EQ(refused_board("4nK4/9/9/9/wK7eK/9/9/4sK4"), "rank_count");
  EXPECT_EQ(refused_board("4nK4/9/9/9/wK7eK/9/9/9/9/4sK4"), "rank_count");
  EXPECT_EQ(refused_board("4nK4/9/8/9/wK7eK/9/9/9/4sK4"), "rank_length");
  EXPECT_EQ(refused_board("4nK4/9/9sP/9/wK7eK/9/9/9/4sK4"), "rank_length");
  const auto p = read_position("4nK4/9/9sP/9/wK7eK/9/9/9/4sK4" + usual, Strictness::edited);
  const Message expected = Message{"yonin.refused.rank_length"}.with("rank", std::string("c")).with("count", 10);
  EXPECT_EQ(std::get<Refusal>(p).text, expected);
}

TEST(PositionText, Y7_4_signs_of_the_board) {
  for (const char* rank : {"0sP8", "sA8", "qP8", "s", "8s", "P8", "sp8", "ssP8", "s+G8", "s+K8", "swK8", "sxK8", "swX8",
                           "s+X8", "sP+7", "xsP8", "é7"})
    EXPECT_EQ(refused_board("4nK4/9/" + std::string(rank) + "/9/wK7eK/9/9/9/4sK4"), "unknown_sign") << rank;
}

TEST(PositionText, Y7_4_split_runs) { EXPECT_EQ(refused_board("4nK4/45/9/9/wK7eK/9/9/9/4sK4"), "split_run"); }

TEST(PositionText, Y7_4_one_king_of_each_facing) {
  EXPECT_EQ(refused_board("9/9/9/9/wK7eK/9/9/9/4sK4"), "no_king");
  EXPECT_EQ(refused_board("4nK4/9/9/4nK4/wK7eK/9/9/9/4sK4"), "many_kings");
  EXPECT_EQ(refused_board("4nK4/9/9/4nX4/wK7eK/9/9/9/4sK4"), "many_kings");
  EXPECT_EQ(refused_board("4nX4/9/9/9/wK7eK/9/9/9/4sK4"), "accepted");
}

TEST(PositionText, Y7_4_no_pawn_on_its_last_line) {
  EXPECT_EQ(refused_board("sP3nK4/9/9/9/wK7eK/9/9/9/4sK4"), "pawn_on_last_line");
  EXPECT_EQ(refused_board("4nK3wP/9/9/9/wK7eK/9/9/9/4sK4"), "pawn_on_last_line");
  EXPECT_EQ(refused_board("4nK4/9/9/9/wK7eK/9/9/9/nP3sK4"), "pawn_on_last_line");
  EXPECT_EQ(refused_board("eP3nK4/9/9/9/wK7eK/9/9/9/4sK4"), "pawn_on_last_line");
  EXPECT_EQ(refused_board("s+P3nK4/9/9/9/wK7eK/9/9/9/4sK4"), "accepted");
}

TEST(PositionText, Y7_4_no_two_pawns_on_a_line) {
  EXPECT_EQ(refused_board("4nK4/9/9/2sP6/wK7eK/2sP6/9/9/4sK4"), "two_pawns");
  EXPECT_EQ(refused_board("4nK4/9/9/2wP1wP4/wK7eK/9/9/9/4sK4"), "two_pawns");
  EXPECT_EQ(refused_board("4nK4/9/9/2sP6/wK7eK/2nP6/9/9/4sK4"), "accepted");
  EXPECT_EQ(refused_board("4nK4/9/9/2sP6/wK7eK/2swP6/9/9/4sK4"), "accepted");
  EXPECT_EQ(refused_board("4nK4/9/9/2sP6/wK7eK/2s+P6/9/9/4sK4"), "accepted");
  EXPECT_EQ(refused_board("4nK4/9/9/2wP6/wK7eK/2wP6/9/9/4sK4"), "accepted");
}

TEST(PositionText, Y7_4_thirty_six_men) {
  const std::string board = std::string(start_board).replace(start_board.find("3nPnRnP3"), 8, "9");
  EXPECT_EQ(refused(board + usual, Strictness::whole), "not_36");
  EXPECT_EQ(refused(board + usual), "accepted");
  EXPECT_EQ(refused(board + " s R2P/-/-/- ---- 0000 1 std", Strictness::whole), "accepted") << "hands count";
  EXPECT_EQ(refused_fields("s -/-/P/- ---- 0000 1 std"), "more_than_36");
  EXPECT_EQ(refused("4nX4/9/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- --4- 0000 1 std", Strictness::whole), "accepted")
      << "a hand is lost with its seat";
}

TEST(PositionText, Y7_4_a_dead_seat_has_no_turn_hand_or_men) {
  const std::string board = "4nX4/9/9/9/wK7eK/9/9/9/4sK4 ";
  EXPECT_EQ(refused(board + "n -/-/-/- --4- 0000 1 std"), "turn_of_fallen_seat");
  EXPECT_EQ(refused(board + "s -/-/P/- --4- 0000 1 std"), "hand_of_fallen_seat");
  EXPECT_EQ(refused("4nX4/9/nP8/9/wK7eK/9/9/9/4sK4 s -/-/-/- --4- 0000 1 std"), "led_by_fallen_seat");
  EXPECT_EQ(refused("4nX4/9/snP8/9/wK7eK/9/9/9/4sK4 s -/-/-/- --4- 0000 1 std"), "led_by_fallen_seat");
  EXPECT_EQ(refused("4nX4/9/nxP8/9/wK7eK/9/9/9/4sK4 s -/-/-/- --4- 0000 1 std"), "accepted");
}

TEST(PositionText, Y7_4_a_checked_seat_has_the_turn) {
  const std::string board = "4nK4/4sR4/9/9/wK7eK/9/9/9/4sK4 ";
  EXPECT_EQ(refused(board + "s -/-/-/- ---- 0000 1 std"), "check_without_turn");
  EXPECT_EQ(refused(board + "n -/-/-/- ---- 0000 1 std"), "accepted");
  EXPECT_EQ(refused(board + "s -/-/-/- ---- 0000 1 teams=yes"), "accepted");
  EXPECT_EQ(refused(board + "- -/-/-/- ---- 0000 1 std"), "accepted");
}

TEST(PositionText, Y7_4_the_seat_on_turn_has_a_move) {
  EXPECT_EQ(refused("3nPnKnP3/4sG4/3sG5/9/wK7eK/9/9/9/4sK4 n -/-/-/- ---- 0000 1 std"), "turn_without_move");
  EXPECT_EQ(refused("7nXeK/9/7sG1/9/wK8/9/9/9/4sK4 e -/-/-/- --4- 0000 1 std"), "turn_without_move");
}

TEST(PositionText, Y7_4_unknown_options) {
  for (const char* rules : {"colour=yes", "std,men=freeze", "men=freeze,", ",men=freeze", "men"})
    EXPECT_NE(refused_fields("s -/-/-/- ---- 0000 1 " + std::string(rules)), "accepted") << rules;
  EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 1 colour=yes"), "unknown_option");
  for (const char* rules : {"men=eaten", "men=", "repeat=3", "limit=-1", "limit=1000000", "limit=020", "teams=true"})
    EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 1 " + std::string(rules)), "unknown_option_value") << rules;
}

TEST(PositionText, Y7_4_options_in_canonical_form) {
  for (const char* rules : {"men=inherit", "judge=now", "end=last", "teams=no", "partner=free", "repeat=4", "limit=0"})
    EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 1 " + std::string(rules)), "option_at_default") << rules;
  EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 1 judge=turn,men=freeze"), "option_order");
  EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 1 men=freeze,men=freeze"), "option_order");
}

TEST(PositionText, Y7_4_a_game_that_is_over_gives_nobody_the_turn) {
  const std::string one_lives = "4nX4/9/9/9/wX7eX/9/9/9/4sK4 ";
  EXPECT_EQ(refused(one_lives + "s -/-/-/- -234 0000 1 std"), "over_by_deaths");
  EXPECT_EQ(refused(one_lives + "- -/-/-/- 1234 0000 1 std"), "accepted");
  EXPECT_EQ(refused("4nX4/9/9/9/wX7eK/9/9/9/4sK4 s -/-/-/- -34- 0000 1 end=twomates"), "over_by_deaths");
  EXPECT_EQ(refused("4nX4/9/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- --4- 0000 1 teams=yes"), "over_by_deaths");
  EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 301 limit=300"), "over_by_limit");
  EXPECT_EQ(refused_fields("- -/-/-/- 1111 0000 301 limit=300"), "accepted");
  EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 300 limit=300"), "accepted");
}

TEST(PositionText, Y7_4_number_between_1_and_999999) {
  EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 0 std"), "number_out_of_range");
  for (const char* number : {"1000000", "01", "-1", "+1", "1x", "99999999999999999999"})
    EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 " + std::string(number) + " std"), "bad_number") << number;
  EXPECT_EQ(refused_fields("s -/-/-/- ---- 0000 999999 std"), "accepted");
  EXPECT_EQ(play(read(start_board + " s -/-/-/- ---- 0000 999999 std"), "5g5f").number(), 999999);
}

TEST(PositionText, Y7_4_turn_places_and_mates) {
  for (const char* turn : {"r", "ss", "S", "x"})
    EXPECT_EQ(refused_fields(std::string(turn) + " -/-/-/- ---- 0000 1 std"), "bad_turn") << turn;
  for (const char* places : {"---", "-----", "5---", "0---", "x---"})
    EXPECT_EQ(refused_fields("s -/-/-/- " + std::string(places) + " 0000 1 std"), "bad_places") << places;
  for (const char* mates : {"000", "00000", "-000", "a000"})
    EXPECT_EQ(refused_fields("s -/-/-/- ---- " + std::string(mates) + " 1 std"), "bad_mates") << mates;
  EXPECT_EQ(refused_fields("s -/-/-/- 1--- 0000 1 std"), "place_of_living_seat");
}

TEST(PositionText, Y7_4_hands_in_canonical_form) {
  for (const char* hands : {"-/-/-", "-/-/-/-/-", "/-/-/-", "1P/-/-/-", "0P/-/-/-", "02P/-/-/-", "PG/-/-/-", "PP/-/-/-",
                            "K/-/-/-", "2/-/-/-", "-P/-/-/-", "p/-/-/-", "100P/-/-/-", "+P/-/-/-"})
    EXPECT_EQ(refused_fields("s " + std::string(hands) + " ---- 0000 1 std"), "bad_hands") << hands;
}

// ---- moves -----------------------------------------------------------------------------------------

TEST(MoveText, Y7_2_machine_form) {
  const Position p = read("4nK4/9/9/2sS6/wK7eK/9/9/9/4sK4 s G/-/-/- ---- 0000 1 std");
  for (const char* text : {"7d7c", "7d7c+", "G*5b", "5i5h"}) EXPECT_EQ(write_move(p, move(p, text)), text);
  const auto drop = parse_move("R*5b");
  ASSERT_TRUE(drop.has_value());
  EXPECT_EQ(drop->dropped, Role::rook);
  EXPECT_EQ(drop->to, sq("5b"));
  const auto step = parse_move("5g5c+");
  ASSERT_TRUE(step.has_value());
  EXPECT_EQ(step->from, sq("5g"));
  EXPECT_EQ(step->becomes, Form::promoted);
  for (const char* text :
       {"", "5g5", "5g5f=", "5g5f++", "K*5b", "P*5b+", "p*5b", "G*5", "G5b", "5j5i", "5g5f ", "0000"})
    EXPECT_FALSE(parse_move(text).has_value()) << text;
}

TEST(MoveText, Y7_3_western_form) {
  EXPECT_EQ(western(start(), "5g5f"), "P-5f");
  EXPECT_EQ(western(start(), "6i7h"), "G-7h");
  EXPECT_EQ(western(start(), "6h6g"), "P-6g");
  const Position two_golds = read("4nK4/9/9/9/wK7eK/9/9/3sG1sG3/4sK4 s G/-/-/- ---- 0000 1 std");
  EXPECT_EQ(western(two_golds, "6h5h"), "G6h-5h");
  EXPECT_EQ(western(two_golds, "6h6g"), "G-6g");
  EXPECT_EQ(western(two_golds, "G*5g"), "G*5g");
  const Position p = read("4nK4/9/4s+S4/2sS6/wK7eK/9/9/9/4sK4 s G/-/-/- ---- 0000 1 std");
  EXPECT_EQ(western(p, "7d7c"), "S-7c=");
  EXPECT_EQ(western(p, "7d7c+"), "S-7c+");
  EXPECT_EQ(western(p, "5c5b"), "+S-5b!N");
}

TEST(MoveText, Y7_3_western_captures_and_marks) {
  const Position p = read("4nK4/9/9/9/wK4wP1eReK/9/9/4sK4/7sR1 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(western(p, "2i2e"), "Rx2e!E");
  const Position both = read("4nK4/6sR2/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(western(both, "3b3e"), "R-3e=!WE") << "in the order in which they answer";
  const Position net = read("3nPnKnP3/9/3sG1sG3/9/wK7eK/9/9/9/4sK4 s GP/-/-/- ---- 0000 1 std");
  EXPECT_EQ(western(net, "G*5b"), "G*5b#N");
}

TEST(MoveText, Y7_3_western_mark_of_a_seat_without_a_move) {
  const Position p = play(read("7nXeK/9/5sR3/7sG1/wK8/9/9/9/4sK4 s -/-/-/- --4- 1000 1 std"), "2d2c");
  EXPECT_EQ(western(p, "9e9d"), "K-9d%E");
}

TEST(MoveText, Y7_3_japanese_form) {
  EXPECT_EQ(japanese(start(), "5g5f"), "▲5六歩");
  EXPECT_EQ(japanese(play(start(), "5g5f"), "7e6e"), "▶6五歩");
  const Position p = read("4nK4/9/4s+S4/2sS6/wK7eK/9/9/9/4sK4 s G/-/-/- ---- 0000 1 std");
  EXPECT_EQ(japanese(p, "7d7c"), "▲7三銀不成");
  EXPECT_EQ(japanese(p, "7d7c+"), "▲7三銀成");
  EXPECT_EQ(japanese(p, "5c5b"), "▲5二成銀（北王手）");
  EXPECT_EQ(japanese(p, "G*5g"), "▲5七金打");
}

TEST(MoveText, Y7_3_japanese_form_says_which_of_several) {
  const Position p = read("4nK4/9/9/9/wK7eK/9/4sG4/3sG1sG3/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(japanese(p, "6h5h"), "▲5八金左") << "another comes from the right, a third from above";
  EXPECT_EQ(japanese(p, "4h5h"), "▲5八金右");
  EXPECT_EQ(japanese(p, "5g5h"), "▲5八金引");
  const Position west_turn = read("4nK4/9/9/3wG5/wK7eK/3wG5/9/9/4sK4 w -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(japanese(west_turn, "6d6e"), "▶6五金左") << "West's left is towards rank a";
  EXPECT_EQ(japanese(west_turn, "6f6e"), "▶6五金右");
  const Position pair = read("4nK4/9/9/9/wK7eK/9/9/4sGsG3/4sK4 s -/-/-/- ---- 0000 1 std");
  EXPECT_EQ(japanese(pair, "5h5g"), "▲5七金直");
  EXPECT_EQ(japanese(pair, "4h5g"), "▲5七金右");
}

TEST(BoardText, Y1_1_has_coordinates_and_hands) {
  const std::string text = board_text(read("4nX4/9/9/3nsP5/wK7eK/9/9/9/4sK4 s 2GP/-/-/R --4- 1000 1 std"));
  EXPECT_TRUE(text.starts_with("    9    8    7    6    5    4    3    2    1\n a  .    .    .    .    nX "));
  EXPECT_NE(text.find(" d  .    .    .    nsP  ."), text.npos);
  EXPECT_TRUE(text.ends_with(" in hand: s 2GP w - n - e R\n"));
}

}  // namespace
}  // namespace tetrarchy::yonin
