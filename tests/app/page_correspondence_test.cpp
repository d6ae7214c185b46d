#include "app/page_correspondence.h"

#include <gmock/gmock.h>

#include <string>
#include <variant>

#include "session/match.h"

namespace tetrarchy::app {
namespace {

using nlohmann::json;

constexpr std::uint64_t number = 5;

// A screen without a window: nothing here draws.
class PageCorrespondence : public testing::Test {
 protected:
  PageCorrespondence() { begin(); }

  static json value(const OrRefusal<json>& answer) {
    const auto* value = std::get_if<json>(&answer);
    return value ? *value : json(std::get<Refusal>(answer).code);
  }
  void begin() { app_.replace_match(std::get<std::unique_ptr<Match>>(new_match({}))); }
  void play(const char* move) { ASSERT_EQ(app_.match().play(move, 0), std::nullopt); }
  json state() { return value(correspondence(app_, json::array())); }
  json resumed(const std::string& kept, const std::string& come, const json& seat = "red", int passed_on = 0) {
    return value(resume(app_, {kept, come, seat, passed_on}));
  }
  // The link of a game by link after these moves.
  std::string link_after(std::initializer_list<const char*> moves) {
    begin();
    for (const char* move : moves) play(move);
    EXPECT_EQ(value(correspond(app_, {nullptr, number})), true);
    return app_.match().link();
  }

  ui::App app_{ui::World{}, ui::Preferences{}};
};

TEST_F(PageCorrespondence, a_game_is_not_played_by_link_until_it_is_asked_for) {
  EXPECT_EQ(state()["number"], 0);
  EXPECT_EQ(state()["joined"], false);
  EXPECT_EQ(value(correspond(app_, {"blue", number})), true);
  EXPECT_EQ(state()["joined"], true);
  EXPECT_EQ(state()["number"], number);
  EXPECT_EQ(state()["seat"], "blue");
  EXPECT_EQ(state()["awaited"], "red");
  EXPECT_EQ(state()["seats"][0], (json{{"seat", "red"}, {"name", "Red"}, {"letter", "R"}}));
}

TEST_F(PageCorrespondence, what_is_no_seat_and_no_number_changes_nothing) {
  for (const json& arguments : {json::array(), json{"blue"}, json{"blue", 0}, json{"purple", 5}, json{"blue", -1}})
    EXPECT_EQ(value(correspond(app_, arguments)), "bad_argument") << arguments;
  EXPECT_EQ(value(resume(app_, {"", app_.match().link(), "red", 0})), "bad_argument");
  EXPECT_EQ(state()["number"], 0);
}

TEST_F(PageCorrespondence, a_newer_link_is_shown_where_the_kept_one_ended) {
  const std::string two = link_after({"c8e6", "g8e6@d6"}), one = link_after({"c8e6"});
  EXPECT_EQ(resumed(one, two), 1);
  EXPECT_EQ(app_.match().view().ply, 1);
  EXPECT_EQ(app_.match().view().last_ply, 2);
  EXPECT_EQ(state()["seat"], "red");
  EXPECT_EQ(state()["passedOn"], 2);
}

TEST_F(PageCorrespondence, the_same_link_leaves_the_own_move_to_be_taken_back) {
  const std::string one = link_after({"c8e6"});
  EXPECT_EQ(resumed(one, one), 0);
  EXPECT_TRUE(app_.match().view().may_undo);
  EXPECT_EQ(resumed(one, one, "red", 1), 0);
  EXPECT_FALSE(app_.match().view().may_undo);
}

TEST_F(PageCorrespondence, a_link_that_does_not_continue_the_kept_game_is_refused_and_that_is_shown) {
  const std::string one = link_after({"c8e6"}), two = link_after({"c8e6", "g8e6@d6"}), other = link_after({"c8e8"});
  EXPECT_EQ(resumed(two, one), "link_older");
  EXPECT_EQ(app_.match().view().ply, 2);
  EXPECT_EQ(resumed(two, other), "link_parted");
  EXPECT_EQ(app_.match().view().ply, 2);
  EXPECT_EQ(state()["seat"], "red");
}

TEST_F(PageCorrespondence, a_link_that_only_has_the_number_of_the_kept_game_is_refused) {
  const std::string kept = link_after({"c8e6"});
  app_.replace_match(std::get<std::unique_ptr<Match>>(new_match({.game = GameId::yonin, .start = {}, .seats = {}})));
  value(correspond(app_, {nullptr, number}));
  EXPECT_EQ(resumed(kept, app_.match().link()), "link_of_another");
  EXPECT_EQ(app_.match().link(), kept);
}

TEST_F(PageCorrespondence, a_kept_link_that_cannot_be_read_stands_in_nobodys_way) {
  const std::string two = link_after({"c8e6", "g8e6@d6"});
  EXPECT_EQ(resumed("nonsense", two, "blue"), 0);
  EXPECT_EQ(app_.match().view().ply, 2);
  EXPECT_EQ(state()["seat"], "blue");
}

TEST_F(PageCorrespondence, passing_the_game_on_makes_its_moves_firm) {
  value(correspond(app_, {"red", number}));
  play("c8e6");
  EXPECT_TRUE(app_.match().view().may_undo);
  EXPECT_EQ(value(pass_on(app_, json::array())), true);
  EXPECT_FALSE(app_.match().view().may_undo);
  EXPECT_EQ(state()["passedOn"], 1);
}

}  // namespace
}  // namespace tetrarchy::app
