#include "session/record.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "session/match_of.h"
#include "session/match_probe.h"

namespace tetrarchy {
namespace {

using nlohmann::json;

// ---- the written form ----------------------------------------------------------------------------------

Record whole_record() {
  Record record{};
  record.game = "toy";
  record.players = 3;
  record.header = {"usual", "std", "b"};
  record.seats.of = {SeatConfig{SeatKind::human, "Ada \"\\ Жұлдыз"},
                     {SeatKind::open, ""},
                     {SeatKind::absent, ""},
                     {SeatKind::hostage, ""}};
  record.clock = TimeControl{600'000, 0, 30'000, 3};
  record.start = "000h b 1 std";
  record.lines = {{Record::Move{"a3b3"}, 5321}, {Record::Resignation{"r"}, 0}, {Record::Agreement{}, max_ms}};
  record.ply = 2;
  record.result = {"toy.end", {1, 2, 0, 4}};
  return record;
}

TEST(Record, is_read_as_it_was_written) {
  const Record record = whole_record();
  EXPECT_EQ(std::get<Record>(read_record(write_record(record))), record);
}

TEST(Record, is_written_in_one_form) {
  Record record = whole_record();
  record.seats[Seat::red].name = "Ada";
  EXPECT_EQ(write_record(record),
            R"({"tetrarchy":1,"game":"toy","players":3,"layout":"usual","options":"std","turn":"b","seats":[)"
            R"({"kind":"human","name":"Ada"},{"kind":"open","name":""},{"kind":"absent","name":""},)"
            R"({"kind":"hostage","name":""}],"clock":{"main":600000,"increment":0,"period":30000,"periods":3},)"
            R"("start":"000h b 1 std","moves":[{"move":"a3b3","ms":5321},)"
            R"({"resign":"r","ms":0},{"draw":"agreed","ms":1000000000000}],"ply":2,)"
            R"("result":{"reason":"toy.end","places":[1,2,0,4]}})");
}

TEST(Record, may_lack_header_clock_and_result) {
  Record record = whole_record();
  record.header.reset();
  record.clock.reset();
  record.result.reset();
  EXPECT_EQ(std::get<Record>(read_record(write_record(record))), record);
}

struct Fault {
  const char* pointer;  // what is changed in a good record
  const char* value;    // to what; empty: taken out
  const char* code;
};

std::ostream& operator<<(std::ostream& out, const Fault& fault) {
  return out << fault.pointer << " -> " << fault.value;
}

class FaultyRecord : public testing::TestWithParam<Fault> {};

json changed(json whole, const Fault& fault) {
  const json::json_pointer pointer(fault.pointer);
  json& parent = whole.at(pointer.parent_pointer());
  if (*fault.value != '\0')
    whole[pointer] = json::parse(fault.value);
  else if (parent.is_array())
    parent.erase(std::stoul(pointer.back()));
  else
    parent.erase(pointer.back());
  return whole;
}

TEST_P(FaultyRecord, is_refused) {
  const json whole = changed(json::parse(write_record(whole_record())), GetParam());
  EXPECT_EQ(code_of(read_record(whole.dump())), GetParam().code);
}

INSTANTIATE_TEST_SUITE_P(
    EachField, FaultyRecord,
    testing::Values(Fault{"/tetrarchy", "", "not_a_record"}, Fault{"/tetrarchy", "2", "unknown_version"},
                    Fault{"/tetrarchy", "1.0", "unknown_version"}, Fault{"/tetrarchy", "\"1\"", "unknown_version"},
                    Fault{"/game", "", "missing_field"}, Fault{"/game", "1", "bad_field"},
                    Fault{"/players", "", "missing_field"}, Fault{"/players", "5", "bad_field"},
                    Fault{"/players", "-1", "bad_field"}, Fault{"/players", "3.0", "bad_field"},
                    Fault{"/players", "18446744073709551615", "bad_field"}, Fault{"/layout", "", "missing_field"},
                    Fault{"/layout", "null", "bad_field"}, Fault{"/options", "", "missing_field"},
                    Fault{"/options", "[]", "bad_field"}, Fault{"/turn", "true", "bad_field"},
                    Fault{"/seats", "", "missing_field"}, Fault{"/seats", "{}", "bad_field"},
                    Fault{"/seats", "[]", "bad_field"}, Fault{"/seats/0", "", "bad_field"},
                    Fault{"/seats/1", "7", "bad_field"}, Fault{"/seats/2/kind", "\"ghost\"", "bad_field"},
                    Fault{"/seats/2/kind", "", "missing_field"}, Fault{"/seats/3/name", "1", "bad_field"},
                    Fault{"/seats/3/name", "", "missing_field"}, Fault{"/seats/3/age", "1", "unknown_field"},
                    Fault{"/clock", "[]", "bad_field"}, Fault{"/clock", "null", "bad_field"},
                    Fault{"/clock/main", "", "missing_field"}, Fault{"/clock/main", "-1", "bad_field"},
                    Fault{"/clock/main", "360000001", "bad_field"}, Fault{"/clock/increment", "1.5", "bad_field"},
                    Fault{"/clock/increment", "", "missing_field"}, Fault{"/clock/period", "86400001", "bad_field"},
                    Fault{"/clock/period", "0", "bad_field"}, Fault{"/clock/periods", "100", "bad_field"},
                    Fault{"/clock/periods", "0", "bad_field"}, Fault{"/clock/moves", "40", "unknown_field"},
                    Fault{"/start", "", "missing_field"}, Fault{"/start", "{\"a\":1}", "bad_field"},
                    Fault{"/moves", "", "missing_field"}, Fault{"/moves", "\"a3b3\"", "bad_field"},
                    Fault{"/moves/0", "\"a3b3\"", "bad_field"}, Fault{"/moves/0/move", "", "missing_field"},
                    Fault{"/moves/0/move", "3", "bad_field"}, Fault{"/moves/0/resign", "\"r\"", "unknown_field"},
                    Fault{"/moves/1/resign", "[]", "bad_field"}, Fault{"/moves/2/draw", "\"offered\"", "bad_field"},
                    Fault{"/moves/0/ms", "", "missing_field"}, Fault{"/moves/0/ms", "-1", "bad_field"},
                    Fault{"/moves/0/ms", "1e3", "bad_field"}, Fault{"/moves/2/ms", "1000000000001", "bad_field"},
                    Fault{"/ply", "", "missing_field"}, Fault{"/ply", "4", "bad_field"},
                    Fault{"/ply", "\"2\"", "bad_field"}, Fault{"/result", "[]", "bad_field"},
                    Fault{"/result", "null", "bad_field"}, Fault{"/result/reason", "", "missing_field"},
                    Fault{"/result/reason", "1", "bad_field"}, Fault{"/result/places", "", "missing_field"},
                    Fault{"/result/places", "[1,2,3]", "bad_field"}, Fault{"/result/places/3", "5", "bad_field"},
                    Fault{"/result/by", "1", "unknown_field"}, Fault{"/comment", "\"\"", "unknown_field"}));

TEST(Record, what_is_no_record_at_all_is_refused) {
  for (const char* text : {"", "{", "[]", "null", "1", "{}", "{\"tetrarchy\":1} x", "\xFF", "{\"tetrarchy\":\"\xFF\"}"})
    EXPECT_EQ(code_of(read_record(text)), "not_a_record") << text;
}

TEST(Record, sizes_are_limited) {
  EXPECT_EQ(code_of(read_record(std::string(max_record_bytes + 1, ' '))), "record_too_large");
  EXPECT_EQ(code_of(read_record(std::string(max_record_bytes, '['))), "not_a_record");
  Record record = whole_record();
  record.lines.assign(max_lines, {Record::Move{"a5e5>b5@a2"}, max_ms});
  record.seats[Seat::red].name = std::string(max_name_bytes, '"');
  EXPECT_EQ(code_of(read_record(write_record(record))), "");
  record.lines.push_back(record.lines[0]);
  EXPECT_EQ(code_of(read_record(write_record(record))), "bad_field");
  record = whole_record();
  record.seats[Seat::red].name = std::string(max_name_bytes + 1, 'x');
  EXPECT_EQ(code_of(read_record(write_record(record))), "bad_field");
}

TEST(Record, depth_is_limited_but_brackets_in_a_name_are_none) {
  const std::string deep = "{\"tetrarchy\":1,\"game\":" + std::string(9, '[') + std::string(9, ']') + "}";
  EXPECT_EQ(code_of(read_record(deep)), "not_a_record");
  Record record = whole_record();
  record.seats[Seat::red].name = "\"[[[[[[[[[[\\\"{{{{{{{{{{";
  EXPECT_EQ(std::get<Record>(read_record(write_record(record))), record);
}

TEST(Record, the_refusal_names_the_field) {
  Record record = whole_record();
  record.lines[1].ms = -1;
  const auto read = read_record(write_record(record));
  EXPECT_EQ(std::get<Refusal>(read).text,
            Message{"session.refused.bad_field"}.with("field", std::string("moves[1].ms")));
}

TEST(Record, a_long_foreign_name_is_cut_in_the_refusal) {
  json whole = json::parse(write_record(whole_record()));
  std::string name = "x";
  for (int i = 0; i < 1000; ++i) name += "Ж";
  whole[name] = 1;
  const auto text = std::get<Refusal>(read_record(whole.dump())).text;
  const auto field = std::get<std::string>(text.values[0].second);
  EXPECT_LT(field.size(), 70u);
  EXPECT_TRUE(is_name(field)) << "cut inside a character";
}

TEST(Record, names_are_utf8_and_short) {
  EXPECT_TRUE(is_name(""));
  EXPECT_TRUE(is_name("Жұлдыз"));
  EXPECT_TRUE(is_name(std::string(64, 'x')));
  EXPECT_FALSE(is_name(std::string(65, 'x')));
  EXPECT_FALSE(is_name("\xC3("));
}

// ---- under the eyes of the game ------------------------------------------------------------------------

MatchPtr played() {
  MatchConfig config = toy::config();
  config.start.options = "std";
  config.start.turn = Seat::blue;
  config.seats[Seat::yellow] = {SeatKind::open, "Yu"};
  MatchPtr m = made(toy::begun(config));
  m->play("a3b3", 1000);
  m->play("a5b5", 4000);
  m->resign(Seat::green, 4500);
  m->play("a1b1", 6000);
  m->play("b3c3", 6000);
  m->go_to(2);
  return m;
}

MatchView without_revision(MatchView view) {
  view.revision = 0;
  return view;
}

TEST(Resumed, is_the_match_that_was_saved) {
  const MatchPtr m = played();
  const MatchPtr again = made(toy::resumed(m->save()));
  EXPECT_EQ(without_revision(again->view()), without_revision(m->view()));
  EXPECT_EQ(again->save(), m->save());
  EXPECT_EQ(again->view().ply, 2);
  again->go_to(5);
  EXPECT_EQ(again->play("b5c5", 0), std::nullopt);
  EXPECT_TRUE(again->undo());
}

TEST(Resumed, keeps_the_time_of_every_line) {
  const json whole = json::parse(played()->save());
  const std::vector<int> expected{0, 3000, 500, 1500, 0};
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(whole["moves"][i]["ms"], expected[i]) << i;
  MatchPtr m = toy::match();
  pick(*m, "a1", 500);
  pick(*m, "b1", 730);
  m->undo();
  m->redo();
  m->play("a3b3", 100000);
  EXPECT_EQ(json::parse(m->save())["moves"][0]["ms"], 230);
  EXPECT_EQ(json::parse(m->save())["moves"][1]["ms"], 0);
}

TEST(Resumed, time_that_runs_backwards_is_no_time) {
  const MatchPtr m = toy::match();
  m->play("a1b1", 5000);
  m->play("a3b3", 1000);
  m->play("a5b5", 1200);
  EXPECT_EQ(json::parse(m->save())["moves"][1]["ms"], 0);
  EXPECT_EQ(json::parse(m->save())["moves"][2]["ms"], 200);
}

TEST(Resumed, an_ended_game_keeps_its_result) {
  const MatchPtr m = toy::match_at("5DC5 r 9 std");
  m->play("f1e1xg", 0);
  const json whole = json::parse(m->save());
  EXPECT_EQ(whole["result"]["reason"], "toy.end.last");
  EXPECT_EQ(whole["result"]["places"], (json{1, 4, 3, 2}));
  EXPECT_FALSE(whole.contains("layout"));
  const MatchPtr again = made(toy::resumed(m->save()));
  EXPECT_EQ(again->view().ended, m->view().ended);
  EXPECT_EQ(again->view().config, m->view().config);
  EXPECT_TRUE(again->undo());
}

TEST(Resumed, an_agreed_draw_is_agreed_again) {
  const MatchPtr m = toy::match_at("2vv2 r 5 std");
  m->offer_draw(Seat::red, 0);
  m->answer_draw(Seat::green, DrawAnswer::accept, 0);
  const MatchPtr again = made(toy::resumed(m->save()));
  EXPECT_EQ(without_revision(again->view()), without_revision(m->view()));
}

class FaultyGame : public testing::TestWithParam<Fault> {};

TEST_P(FaultyGame, is_refused) {
  const json whole = changed(json::parse(played()->save()), GetParam());
  EXPECT_EQ(code_of(toy::resumed(whole.dump())), GetParam().code);
}

INSTANTIATE_TEST_SUITE_P(
    EachField, FaultyGame,
    testing::Values(Fault{"/start", "\"nonsense\"", "start_differs"},
                    Fault{"/start", "\"1000 b 1 std\"", "start_differs"}, Fault{"/turn", "", "start_differs"},
                    Fault{"/turn", "\"y\"", "start_differs"}, Fault{"/turn", "\"x\"", "bad_field"},
                    Fault{"/options", "\"wall=b\"", "start_differs"}, Fault{"/layout", "\"odd\"", "bad_layout"},
                    Fault{"/players", "3", "start_differs"}, Fault{"/players", "2", "bad_position"},
                    Fault{"/players", "0", "bad_players"}, Fault{"/seats/0/kind", "\"hostage\"", "bad_field"},
                    Fault{"/seats/1/kind", "\"absent\"", "bad_field"},
                    Fault{"/moves/0/move", "\"a3c3\"", "no_such_move"}, Fault{"/moves/1/move", "\"\"", "no_such_move"},
                    Fault{"/moves/0", "", "no_such_move"}, Fault{"/moves/2/resign", "\"x\"", "bad_field"},
                    Fault{"/moves/2/resign", "\"y\"", "no_such_move"},
                    Fault{"/moves/3", "{\"resign\":\"g\",\"ms\":1}", "not_playing"},
                    Fault{"/moves/1", "{\"draw\":\"agreed\",\"ms\":1}", "line_after_end"},
                    Fault{"/result", "{\"reason\":\"toy.end.last\",\"places\":[1,1,1,4]}", "result_differs"}));

TEST(Resumed, a_false_result_is_refused) {
  const MatchPtr m = toy::match_at("5DC5 r 9 std");
  m->play("f1e1xg", 0);
  for (const Fault& fault : {Fault{"/result/reason", "\"toy.end.dead\"", "result_differs"},
                             Fault{"/result/places", "[2,4,3,1]", "result_differs"}, Fault{"/result", "", ""}}) {
    const json whole = changed(json::parse(m->save()), fault);
    EXPECT_EQ(code_of(toy::resumed(whole.dump())), fault.code) << fault;
  }
}

TEST(Resumed, a_position_start_is_judged_as_an_edited_position) {
  const MatchPtr m = toy::match_at("31hC b 40 std");
  const json whole = json::parse(m->save());
  for (const Fault& fault :
       {Fault{"/start", "\"31hC g 40 std\"", "bad_position"}, Fault{"/start", "\"31C0 b 40 std\"", "bad_field"},
        Fault{"/players", "4", "bad_field"}, Fault{"/seats/2/kind", "\"human\"", "bad_field"}})
    EXPECT_EQ(code_of(toy::resumed(changed(whole, fault).dump())), fault.code) << fault;
}

TEST(Resumed, the_refusal_names_the_line) {
  json whole = json::parse(played()->save());
  whole["moves"][3]["move"] = "a1i9";
  const auto match = toy::resumed(whole.dump());
  const Refusal& refusal = std::get<Refusal>(match);
  EXPECT_EQ(refusal.code, "no_such_move");
  EXPECT_EQ(refusal.clause, "T1");
  EXPECT_EQ(refusal.text, Message{"session.refused.line"}.with("line", 4).with("deed", std::string("a1i9")));
}

// A game that no repetition ends: runners walk to and fro for ever.
struct Endless : toy::Game {
  static std::optional<Verdict> adjudicate(std::span<const toy::Position>) { return std::nullopt; }
};

}  // namespace

template <>
int ai::best_level<Endless>() {
  return 5;
}

namespace {

TEST(Resumed, the_longest_record_is_read_and_nothing_is_played_after_it) {
  Record record{};
  record.game = "toy";
  record.players = 2;
  record.start = "2vv2 r 1 std";
  record.seats.of[1].kind = record.seats.of[2].kind = SeatKind::absent;
  constexpr std::array<const char*, 4> round{"c1d1", "c7d7", "d1c1", "d7c7"};
  for (std::size_t i = 0; i < max_lines; ++i) record.lines.push_back({Record::Move{round[i % 4]}, 1});
  const MatchPtr m = made(MatchOf<Endless>::resumed(toy::id, record));
  m->go_to(m->view().last_ply);
  EXPECT_EQ(pick(*m, "c1"), "game_too_long");
  EXPECT_EQ(code_of(m->play("c1d1", 0)), "game_too_long");
  EXPECT_TRUE(m->undo());
  EXPECT_EQ(m->play("d7e7", 0), std::nullopt);
  EXPECT_EQ(code_of(read_record(m->save())), "");
}

}  // namespace
}  // namespace tetrarchy
