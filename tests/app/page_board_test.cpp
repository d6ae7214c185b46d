#include "app/page_board.h"

#include <gmock/gmock.h>

#include <string>
#include <variant>

#include "session/match.h"

namespace tetrarchy::app {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A screen without a window: nothing here draws, and nothing is anywhere on it.
class PageBoard : public testing::Test {
 protected:
  static json value(const OrRefusal<json>& answer) {
    const auto* value = std::get_if<json>(&answer);
    return value ? *value : json(std::get<Refusal>(answer).code);
  }
  json square(const std::string& name) {
    const json shown = value(board(app_, json::array()));
    for (const json& row : shown["rows"])
      for (const json& cell : row)
        if (cell["square"] == name) return cell;
    return nullptr;
  }
  void load(GameId game, const char* position) {
    app_.replace_match(std::get<std::unique_ptr<Match>>(match_from_position(game, position)));
  }

  ui::App app_{ui::World{}, ui::Preferences{}};
};

TEST_F(PageBoard, has_81_squares_named_with_piece_seat_and_what_can_be_done) {
  const json rows = value(board(app_, json::array()))["rows"];
  ASSERT_EQ(rows.size(), 9u);
  for (const json& row : rows) EXPECT_EQ(row.size(), 9u);
  const json c8{{"square", "c8"}, {"text", "c8, Militant of Red, can move"}, {"letter", "M"}, {"rank", 8}, {"file", 3}};
  EXPECT_EQ(square("c8"), c8);
  EXPECT_EQ(square("e5")["text"], "e5, maze, empty");
  EXPECT_EQ(square("g8")["letter"], "");
}

TEST_F(PageBoard, a_pick_is_made_taken_back_and_refused_as_by_a_click) {
  choose(app_, json::array({{{"square", "c8"}}}));
  EXPECT_THAT(square("c8")["text"].get<std::string>(), HasSubstr("chosen"));
  EXPECT_EQ(value(step_back(app_, json::array())), true);
  EXPECT_EQ(value(step_back(app_, json::array())), false);
  choose(app_, json::array({{{"square", "g8"}}}));
  EXPECT_TRUE(app_.match().view().made.empty());
  EXPECT_EQ(value(choose(app_, json::array({{{"square", "z9"}}}))), "bad_argument");
  EXPECT_EQ(value(choose(app_, json::array())), "bad_argument");
}

TEST_F(PageBoard, Y2_4_Y3_1_hand_and_answers_stand_beside_the_board) {
  load(GameId::yonin, "4nK4/9/9/4sS4/wK7eK/9/9/9/4sK4 s G/-/-/- ---- 0000 2 std");
  json beside = value(board(app_, json::array()))["beside"];
  ASSERT_EQ(beside.size(), 4u);
  EXPECT_EQ(beside[1]["pick"], json({{"hand", "G"}}));
  EXPECT_EQ(beside[1]["text"], "Gold in hand, 1, can be dropped");
  choose(app_, json::array({{{"square", "5d"}}}));
  choose(app_, json::array({{{"square", "5c"}}}));
  beside = value(board(app_, json::array()))["beside"];
  ASSERT_EQ(beside.size(), 2u);
  EXPECT_EQ(beside[1]["text"], "Promote");
  choose(app_, json::array({{{"answer", true}}}));
  EXPECT_EQ(app_.match().view().ply, 1);
  EXPECT_EQ(square("5c")["text"], "5c, Promoted silver of South");
}

TEST_F(PageBoard, tells_moves_attackers_last_moves_and_turn) {
  const auto told = [&](const char* what, const char* square) {
    return value(tell(app_, json::array({what, square}))).get<std::string>();
  };
  EXPECT_THAT(told("moves", "c8"), StartsWith("Militant of Red: free to move here: "));
  EXPECT_THAT(told("last", ""), StartsWith("No move yet"));
  app_.match().play("c8e6", 0);
  EXPECT_THAT(told("attackers", "e6"), HasSubstr("Militant of Blue on g8"));
  EXPECT_THAT(told("last", ""), StartsWith("Red: MC8-E6"));
  EXPECT_THAT(told("turn", ""), AllOf(HasSubstr("Nobody is in power."), Not(HasSubstr("Clocks"))));
  EXPECT_EQ(told("nothing", ""), "bad_argument");
}

TEST_F(PageBoard, with_whose_turn_it_is_the_clocks_are_told) {
  MatchConfig config;
  config.clock = TimeControl{600'000, 0, 30'000, 3};
  app_.replace_match(std::get<std::unique_ptr<Match>>(new_match(config)));
  app_.match().resign(Seat::yellow, 0);
  app_.match().hold_clock(0);
  EXPECT_THAT(value(tell(app_, json::array({"turn"}))).get<std::string>(),
              HasSubstr("Clocks: Red 10:00 30 s ×3, Blue 10:00 30 s ×3, Green 10:00 30 s ×3"));
}

TEST_F(PageBoard, a_typed_move_is_read_told_and_played) {
  EXPECT_EQ(value(play_typed(app_, json::array())), false);
  const json open = value(type(app_, json::array({"MC8"})));
  EXPECT_EQ(open["move"], nullptr);
  EXPECT_THAT(open["told"].get<std::string>(), HasSubstr("moves begin like that"));
  const json refused = value(type(app_, json::array({"MC8-E5"})));
  EXPECT_EQ(refused["refused"], true);
  EXPECT_EQ(refused["clause"], "D3.1");
  EXPECT_EQ(value(type(app_, json::array({"mc8e6"})))["move"], "c8e6");
  EXPECT_EQ(value(play_typed(app_, json::array())), true);
  EXPECT_EQ(app_.match().view().ply, 1);
}

}  // namespace
}  // namespace tetrarchy::app
