#include "app/page_api.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ui/settings.h"

namespace tetrarchy::app {
namespace {

using nlohmann::json;
using testing::IsEmpty;
using testing::Not;

// A screen without a window: nothing here draws.
class PageApi : public testing::Test {
 protected:
  json answer_to(const std::string& request) { return json::parse(answer(app_, request)); }
  json call(const char* name, std::vector<json> arguments = {}) {
    return answer_to(json{{"call", name}, {"arguments", std::move(arguments)}}.dump());
  }
  json value_of(const char* name, std::vector<json> arguments = {}) {
    const json answer = call(name, std::move(arguments));
    EXPECT_TRUE(answer.contains("value")) << name << ": " << answer;
    return answer.value("value", json());
  }
  std::string code_of(const char* name, std::vector<json> arguments = {}) {
    const json answer = call(name, std::move(arguments));
    if (!answer.contains("error")) return "";
    EXPECT_THAT(answer["error"]["text"].get<std::string>(), Not(IsEmpty()));
    EXPECT_TRUE(answer["error"]["clause"].is_string());
    return answer["error"]["code"];
  }

  ui::App app_{ui::World{}, ui::Preferences{}};
};

TEST_F(PageApi, tells_what_the_match_knows) {
  EXPECT_EQ(value_of("position"), app_.match().position());
  EXPECT_EQ(value_of("record"), app_.match().save());
  EXPECT_EQ(value_of("game"), "djambi");
  EXPECT_EQ(value_of("legalMoves").size(), app_.match().legal_moves(std::nullopt).size());
}

TEST_F(PageApi, plays_undoes_and_redoes) {
  const json start = value_of("position");
  EXPECT_EQ(value_of("play", {"c8e6"}), true);
  const json after = value_of("position");
  EXPECT_NE(after, start);
  EXPECT_EQ(value_of("undo"), true);
  EXPECT_EQ(value_of("position"), start);
  EXPECT_EQ(value_of("undo"), false);
  EXPECT_EQ(value_of("redo"), true);
  EXPECT_EQ(value_of("position"), after);
}

TEST_F(PageApi, each_kind_of_light_has_squares_of_its_own) {
  const auto lit = [&] {
    std::vector<std::string> out;
    for (const ui::Light& l : app_.presentation().lit)
      out.push_back(std::string(ui::light_names[static_cast<std::size_t>(l.kind)]) + " " +
                    app_.match().square_name(l.at));
    return out;
  };
  value_of("highlight", {{"a1", "b2"}});
  value_of("highlight", {{"c3"}, "danger"});
  EXPECT_THAT(lit(), testing::ElementsAre("place a1", "place b2", "danger c3"));
  value_of("highlight", {{"d4"}});
  EXPECT_THAT(lit(), testing::ElementsAre("danger c3", "place d4"));
  EXPECT_EQ(code_of("highlight", {{"a1"}, "rainbow"}), "bad_argument");
  EXPECT_EQ(code_of("highlight", {{"z9"}, "danger"}), "unknown_square");
  EXPECT_THAT(lit(), testing::ElementsAre("danger c3", "place d4"));
  value_of("highlight", {json::array(), "danger"});
  EXPECT_THAT(lit(), testing::ElementsAre("place d4"));
  value_of("highlight", {{"d5"}, "kill"});
  value_of("highlight", {json::array(), json(nullptr)});
  EXPECT_THAT(lit(), IsEmpty());
}

TEST_F(PageApi, sound_can_be_set_and_left_to_the_usual) {
  value_of("set", {{{"sound", "quiet"}}});
  EXPECT_EQ(app_.settings().sound, ui::Loudness::quiet);
  EXPECT_EQ(code_of("set", {{{"sound", "deafening"}}}), "bad_setting");
  value_of("set", {{{"sound", "system"}}});
  EXPECT_EQ(app_.settings().sound, std::nullopt);
}

TEST_F(PageApi, a_refused_move_changes_nothing) {
  const std::string before = app_.match().save();
  EXPECT_NE(code_of("play", {"c8e7"}), "");
  EXPECT_NE(code_of("play", {"nonsense"}), "");
  EXPECT_EQ(app_.match().save(), before);
}

TEST_F(PageApi, a_position_or_a_record_is_loaded) {
  value_of("play", {"c8e6"});
  const json record = value_of("record");
  const json position = value_of("position");
  value_of("play", {"g8e6@d6"});
  EXPECT_EQ(value_of("load", {record}), true);
  EXPECT_EQ(value_of("position"), position);
  EXPECT_EQ(value_of("status")["ply"], 1);
  EXPECT_EQ(value_of("load", {position}), true);
  EXPECT_EQ(value_of("position"), position);
  EXPECT_EQ(value_of("status")["ply"], 0);
}

TEST_F(PageApi, a_link_is_followed_and_loaded_at_its_ply) {
  value_of("play", {"c8e6"});
  const json one = value_of("position");
  value_of("play", {"g8e6@d6"});
  value_of("goTo", {1});
  const std::string link = value_of("link");
  value_of("begin", {{{"game", "yonin"}}});
  EXPECT_EQ(value_of("follow", {link}), true);
  EXPECT_EQ(value_of("position"), one);
  EXPECT_EQ(value_of("status")["lastPly"], 2);
  EXPECT_EQ(value_of("link"), link);
  for (const std::string& text : {link, " https://example.org/#g=" + link + "\n"}) {
    value_of("goTo", {0});
    EXPECT_EQ(value_of("load", {text}), true) << text;
    EXPECT_EQ(value_of("position"), one);
  }
}

TEST_F(PageApi, a_link_that_cannot_be_followed_leaves_the_game_as_it_was) {
  value_of("play", {"c8e6"});
  const std::string before = app_.match().save(), link = value_of("link");
  EXPECT_EQ(code_of("follow", {link.substr(0, 9)}), "link_damaged");
  EXPECT_EQ(code_of("follow", {"9" + link}), "link_unknown");
  EXPECT_EQ(code_of("load", {link + "A"}), "link_damaged");
  EXPECT_EQ(app_.match().save(), before);
}

TEST_F(PageApi, what_cannot_be_loaded_leaves_the_game_as_it_was) {
  const std::string before = app_.match().save();
  for (const char* text : {"", " ", "{", "{}", "[]", "9/9"}) EXPECT_NE(code_of("load", {text}), "") << text;
  EXPECT_EQ(app_.match().save(), before);
}

TEST_F(PageApi, picks_are_named_by_their_squares) {
  EXPECT_THAT(value_of("picks")["made"], IsEmpty());
  app_.match().pick(Pick::square(*app_.match().read_square("c8")), 0);
  const json picks = value_of("picks");
  EXPECT_EQ(picks["made"], json::parse(R"([{"act":"choose","square":"c8"}])"));
  EXPECT_FALSE(picks["mayFinish"]);
  std::vector<std::string> open;
  for (const json& pick : picks["open"]) open.push_back(pick["square"]);
  EXPECT_THAT(open, testing::UnorderedElementsAre("d8", "e8", "d9", "e6", "d7"));
}

TEST_F(PageApi, status_says_whose_turn_it_is_and_what_happened) {
  json status = value_of("status");
  EXPECT_EQ(status["turn"], "red");
  EXPECT_EQ(status["last"], nullptr);
  EXPECT_EQ(status["ended"], nullptr);
  value_of("play", {"c8e6"});
  status = value_of("status");
  EXPECT_EQ(status["turn"], "blue");
  EXPECT_EQ(status["last"]["seat"], "red");
  EXPECT_EQ(status["last"]["text"], "MC8-E6");
  EXPECT_THAT(status["title"].get<std::string>(), testing::HasSubstr("Blue"));
}

TEST_F(PageApi, stepping_shows_another_ply_and_only_one_that_exists) {
  value_of("play", {"c8e6"});
  EXPECT_EQ(value_of("goTo", {0}), true);
  EXPECT_EQ(value_of("status")["ply"], 0);
  EXPECT_EQ(value_of("status")["lastPly"], 1);
  EXPECT_EQ(value_of("goTo", {2}), false);
  EXPECT_EQ(value_of("goTo", {-1}), false);
}

TEST_F(PageApi, a_square_a_language_and_arguments_that_do_not_exist_are_refused) {
  EXPECT_EQ(code_of("legalMoves", {"z1"}), "unknown_square");
  EXPECT_EQ(code_of("squareRect", {"a10"}), "unknown_square");
  EXPECT_EQ(code_of("setLanguage", {"xx"}), "unknown_language");
  EXPECT_EQ(code_of("setLanguage", {"en"}), "");
  for (const char* name :
       {"play", "load", "follow", "goTo", "rotate", "setLanguage", "squareRect", "handRect", "controlRect"}) {
    EXPECT_EQ(code_of(name), "bad_argument") << name;
    EXPECT_EQ(code_of(name, {nullptr}), "bad_argument") << name;
    EXPECT_EQ(code_of(name, {json::object()}), "bad_argument") << name;
  }
  EXPECT_EQ(code_of("goTo", {1.5}), "bad_argument");
  EXPECT_EQ(code_of("goTo", {1e18}), "bad_argument");
}

TEST_F(PageApi, a_request_that_is_none_is_refused) {
  for (const char* request : {"", "null", "[]", "{}", "{\"call\":1,\"arguments\":[]}", "{\"call\":\"position\"}",
                              "{\"call\":\"position\",\"arguments\":{}}", "{\"call\":\"launch\",\"arguments\":[]}",
                              "{\"call\":\"load\",\"arguments\":[\"\xff\"]}"})
    EXPECT_EQ(answer_to(request)["error"]["code"], "bad_argument") << request;
}

TEST_F(PageApi, what_is_not_on_the_screen_has_no_place) {
  EXPECT_EQ(value_of("squareRect", {"e5"}), nullptr);
  EXPECT_EQ(value_of("controlRect", {"undo"}), nullptr);
  EXPECT_EQ(value_of("handRect", {"red", "R"}), nullptr);
}

// ---- computer players ----------------------------------------------------------------------------------

TEST_F(PageApi, a_hint_is_asked_for_the_person_to_move) {
  EXPECT_EQ(value_of("hint"), true);
  EXPECT_TRUE(app_.thinking().for_hint);
  MatchConfig config;
  config.seats[Seat::red].kind = SeatKind::computer;
  app_.replace_match(std::get<std::unique_ptr<Match>>(new_match(config)));
  EXPECT_EQ(value_of("status")["computer"], "red");
  EXPECT_EQ(code_of("hint"), "no_hint");
  EXPECT_EQ(code_of("play", {"c8e6"}), "computers_turn");
}

TEST_F(PageApi, computers_are_told_how_to_go_on) {
  EXPECT_EQ(value_of("computers", {"pause"}), true);
  EXPECT_TRUE(app_.thinking().paused);
  EXPECT_EQ(value_of("computers", {"go on"}), true);
  EXPECT_FALSE(app_.thinking().paused);
  EXPECT_EQ(value_of("computers", {"fast"}), true);
  EXPECT_EQ(app_.thinking().speed, Speed::fast);
  for (const char* what : {"", "faster"}) EXPECT_EQ(code_of("computers", {what}), "bad_argument");
}

TEST_F(PageApi, another_game_is_opened_but_one_that_is_under_way_goes_on) {
  value_of("open", {{{"game", "yonin"}}});
  EXPECT_EQ(value_of("game"), "yonin");
  value_of("play", {"6h6g"});
  const json under_way = value_of("position");
  value_of("open", {{{"game", "yonin"}}});
  EXPECT_EQ(value_of("position"), under_way);
  value_of("open", {{{"game", "djambi"}}});
  EXPECT_EQ(value_of("game"), "djambi");
  EXPECT_EQ(code_of("open", {{{"game", "chess"}}}), "bad_setting");
}

TEST_F(PageApi, a_game_begins_with_computers_of_the_levels_that_it_has) {
  const auto begun = [&](const char* game, const char* sitter) {
    return code_of("begin", {json{{"game", game}, {"seats", {{"blue", sitter}}}}});
  };
  for (const char* sitter : {"human", "open", "computer1", "computer5"})
    EXPECT_EQ(begun("djambi", sitter), "") << sitter;
  EXPECT_EQ(begun("yonin", "computer10"), "");
  EXPECT_EQ(begun("djambi", "computer10"), "bad_level");
  for (const char* sitter : {"", "computer", "computer0x", "computer-1", "computer01", "somebody"})
    EXPECT_NE(begun("yonin", sitter), "") << sitter;
}

TEST_F(PageApi, a_game_begins_with_clocks_that_stand_until_something_is_played_in_it) {
  EXPECT_EQ(value_of("status")["clocks"], nullptr);
  const json clock{{"main", 300'000}, {"increment", 5'000}};
  value_of("begin", {json{{"game", "djambi"}, {"moves", {"c8e6"}}, {"clock", clock}}});
  const json whole{{"ms", 300'000}, {"periods", 0}, {"running", false}},
      moved{{"ms", 305'000}, {"periods", 0}, {"running", false}};
  EXPECT_EQ(value_of("status")["clocks"], (json{{"red", moved}, {"blue", whole}, {"yellow", whole}, {"green", whole}}));
  value_of("play", {value_of("legalMoves")[0]});
  EXPECT_EQ(value_of("status")["clocks"]["yellow"]["running"], true);
  EXPECT_EQ(value_of("status")["clocks"]["red"]["running"], false);
}

TEST_F(PageApi, a_clock_that_is_none_is_refused) {
  const auto begun = [&](const json& clock) { return code_of("begin", {json{{"game", "yonin"}, {"clock", clock}}}); };
  EXPECT_EQ(begun(nullptr), "");
  EXPECT_EQ(begun({{"period", 30'000}, {"periods", 3}}), "");
  EXPECT_EQ(begun("fast"), "bad_setting");
  EXPECT_EQ(begun({{"main", "5"}}), "bad_setting");
  EXPECT_EQ(begun({{"main", -5}}), "bad_setting");
  EXPECT_EQ(begun({{"main", 5'000}, {"moves", 40}}), "bad_setting");
  EXPECT_EQ(begun(json::object()), "bad_clock");
  EXPECT_EQ(begun({{"main", 5'000}, {"periods", 3}}), "bad_clock");
}

// ---- Yonin shogi ---------------------------------------------------------------------------------------

constexpr auto in_the_zone = "4nK4/9/9/3sS5/wK7eK/9/9/9/4sK4 s GP/-/-/- ---- 0000 1 std";

TEST_F(PageApi, a_position_of_the_other_game_is_loaded_too) {
  EXPECT_EQ(value_of("load", {in_the_zone}), true);
  EXPECT_EQ(value_of("game"), "yonin");
  EXPECT_EQ(value_of("position"), in_the_zone);
  EXPECT_EQ(value_of("load", {"4rC4/9/9/9/9/9/9/9/2rA5bC b b rb-- aakk 3 40 std"}), true);
  EXPECT_EQ(value_of("game"), "djambi");
}

TEST_F(PageApi, picks_of_hand_pieces_and_answers_are_named) {
  value_of("load", {in_the_zone});
  app_.match().pick({Pick::Kind::hand, 1}, 0);
  EXPECT_EQ(value_of("picks")["made"], json::parse(R"([{"act":"choose","hand":"G"}])"));
  app_.match().cancel();
  app_.match().pick(Pick::square(*app_.match().read_square("6d")), 0);
  app_.match().pick(Pick::square(*app_.match().read_square("6c")), 0);
  EXPECT_EQ(value_of("picks")["open"],
            json::parse(R"([{"act":"promote","answer":false},{"act":"promote","answer":true}])"));
}

TEST_F(PageApi, status_names_the_checks_and_the_seats_as_in_the_game) {
  value_of("load", {"4nK4/6sR2/9/9/wK7eK/9/9/9/4sK4 s -/-/-/- ---- 0000 1 std"});
  value_of("play", {"3b3e"});
  const json status = value_of("status");
  EXPECT_EQ(status["turn"], "blue");
  EXPECT_EQ(status["title"], "West: answer the check");
  EXPECT_EQ(status["checks"],
            json::parse(R"([{"from":"3e","king":"9e","by":"red"},{"from":"3e","king":"1e","by":"red"}])"));
  EXPECT_EQ(status["last"]["notes"], json::parse(R"(["South checks West","South checks East"])"));
}

TEST_F(PageApi, a_piece_in_hand_that_there_is_not_has_no_place) {
  value_of("load", {in_the_zone});
  for (const char* role : {"K", "rook", ""}) EXPECT_EQ(value_of("handRect", {"red", role}), nullptr) << role;
  EXPECT_EQ(value_of("handRect", {"South", "R"}), nullptr);
}

}  // namespace
}  // namespace tetrarchy::app
