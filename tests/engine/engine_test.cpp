#include "engine/engine.h"

#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "session/with_game.h"

namespace tetrarchy {
namespace {

using testing::IsEmpty;
using testing::SizeIs;
using Kind = Report::Kind;

std::string start_of(GameId id) {
  return with_game(id,
                   []<class G>() { return G::write_position(std::get<typename G::Position>(G::start(StartSpec{}))); });
}

Task task_of(GameId id, int level, std::uint64_t nodes = 0) {
  return {std::string(name_of(id)), {level, Style::neutral}, 5, nodes, {start_of(id)}};
}

// Whatever is said until the task is done, in slices of that many nodes.
std::vector<Report> reports_of(Engine& engine, const Task& task, std::uint64_t slice) {
  Engine::Lines said;
  engine.hear(write_task(1, task), said);
  while (engine.busy()) engine.work(slice, said);
  std::vector<Report> reports;
  for (const std::string& line : said) {
    const auto report = read_report(line);
    EXPECT_TRUE(report) << line;
    if (report) reports.push_back(*report);
  }
  return reports;
}

Thought answer_of(Engine& engine, const Task& task, std::uint64_t slice = 50) {
  const auto reports = reports_of(engine, task, slice);
  EXPECT_FALSE(reports.empty());
  EXPECT_EQ(reports.back().kind, Kind::done);
  return reports.back().thought;
}

std::vector<std::string> moves_of(GameId id, const std::string& position) {
  return with_game(id, [&]<class G>() {
    const auto p = std::get<typename G::Position>(G::read_position(position, Strictness::edited));
    std::vector<typename G::Position::Move> moves;
    p.legal_moves(moves);
    std::vector<std::string> texts;
    for (const auto& move : moves) texts.push_back(G::write_move(p, move));
    return texts;
  });
}

struct Chair {
  GameId game;
  int level;
};

class EveryLevel : public testing::TestWithParam<Chair> {};

TEST_P(EveryLevel, answers_with_a_legal_move_shares_and_a_reason) {
  const auto [game, level] = GetParam();
  Engine engine;
  const Thought thought = answer_of(engine, task_of(game, level, level > 3 ? 300 : 0));
  EXPECT_THAT(moves_of(game, start_of(game)), testing::Contains(thought.move));
  EXPECT_EQ(thought.line.front(), thought.move);
  int sum = 0;
  for (const int share : thought.shares.of) sum += share;
  EXPECT_EQ(sum, whole_share);
  for (const int share : thought.shares.of) EXPECT_GT(share, 50) << "at the start nobody is lost";
  EXPECT_GT(thought.nodes, 0u);
  EXPECT_EQ(thought.reason.key.substr(0, 7), "reason.");
}

TEST_P(EveryLevel, slices_change_neither_answer_nor_count) {
  const auto [game, level] = GetParam();
  Engine engine, other;
  const Task task = task_of(game, level, level > 3 ? 300 : 0);
  const Thought whole = answer_of(engine, task, 1'000'000);
  for (const std::uint64_t slice : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{64}, ~std::uint64_t{0}})
    EXPECT_EQ(answer_of(other, task, slice), whole) << slice;
  EXPECT_EQ(answer_of(engine, task, 13), whole) << "asked again";
}

INSTANTIATE_TEST_SUITE_P(Games, EveryLevel,
                         testing::Values(Chair{GameId::djambi, 1}, Chair{GameId::djambi, 2}, Chair{GameId::djambi, 3},
                                         Chair{GameId::djambi, 4}, Chair{GameId::djambi, 5}, Chair{GameId::yonin, 1},
                                         Chair{GameId::yonin, 2}, Chair{GameId::yonin, 3}, Chair{GameId::yonin, 4},
                                         Chair{GameId::yonin, 5}, Chair{GameId::yonin, best_level(GameId::yonin)}),
                         [](const auto& chair) {
                           return std::string(name_of(chair.param.game)) + "_" + std::to_string(chair.param.level);
                         });

TEST(Engine, tells_of_its_progress) {
  Engine engine;
  const auto reports = reports_of(engine, task_of(GameId::yonin, 5, 400), 4);
  EXPECT_GT(reports.size(), 10u);
  EXPECT_LT(reports.size(), 40u);
  std::uint64_t before = 0;
  for (const Report& report : reports) {
    EXPECT_EQ(report.id, 1);
    EXPECT_GE(report.thought.nodes, before);
    before = report.thought.nodes;
    EXPECT_EQ(report.thought.of, 400u);
  }
}

TEST(Engine, stops_at_once_and_says_so) {
  Engine engine;
  Engine::Lines said;
  engine.hear(write_task(4, task_of(GameId::djambi, 5)), said);
  ASSERT_TRUE(engine.busy());
  engine.work(10, said);
  said.clear();
  engine.hear(stop_line, said);
  EXPECT_FALSE(engine.busy());
  ASSERT_THAT(said, SizeIs(1));
  EXPECT_EQ(read_report(said[0]), (Report{Kind::stopped, 4}));
  engine.hear(stop_line, said);
  EXPECT_THAT(said, SizeIs(1)) << "there is nothing left to stop";
}

TEST(Engine, a_new_task_ends_the_old_one) {
  Engine engine;
  Engine::Lines said;
  engine.hear(write_task(1, task_of(GameId::djambi, 5)), said);
  engine.work(10, said);
  said.clear();
  engine.hear(write_task(2, task_of(GameId::yonin, 2)), said);
  EXPECT_EQ(read_report(said.front()), (Report{Kind::stopped, 1}));
  while (engine.busy()) engine.work(100, said);
  EXPECT_EQ(read_report(said.back())->id, 2);
}

TEST(Engine, what_was_stopped_leaves_no_trace_in_the_next_answer) {
  Engine fresh, used;
  Engine::Lines said;
  used.hear(write_task(1, task_of(GameId::djambi, 4)), said);
  used.work(200, said);
  used.hear(stop_line, said);
  const Task task = task_of(GameId::djambi, 4, 150);
  EXPECT_EQ(answer_of(used, task), answer_of(fresh, task));
}

TEST(Engine, bad_lines_get_a_reason_and_end_nothing) {
  Engine engine;
  Engine::Lines said;
  engine.hear(write_task(1, task_of(GameId::djambi, 5)), said);
  const auto code_of = [&](const std::string& line) {
    said.clear();
    engine.hear(line, said);
    const auto report = said.empty() ? std::nullopt : read_report(said.back());
    return report && report->kind == Kind::refused ? report->code : "";
  };
  EXPECT_EQ(code_of("sing"), "unknown_order");
  EXPECT_EQ(code_of("think\t2"), "missing_field");
  EXPECT_TRUE(engine.busy()) << "a line that is not understood is no order";
  Task task = task_of(GameId::djambi, 2);
  task.game = "chess";
  EXPECT_EQ(code_of(write_task(3, task)), "unknown_game");
  task = task_of(GameId::djambi, 2);
  task.positions = {"no position"};
  EXPECT_NE(code_of(write_task(3, task)), "");
  task.positions = {task_of(GameId::djambi, 2).positions[0], ""};
  EXPECT_NE(code_of(write_task(3, task)), "");
  task.positions = {"9/9/9/9/9/9/9/9/rC8 - - rrrr akkk 0 1 std"};
  EXPECT_EQ(code_of(write_task(3, task)), "game_over");
}

// ---- reasons -----------------------------------------------------------------------------------------------

template <class G>
Message reason_of(const std::string& position, const std::vector<std::string>& line) {
  const auto read = [](const std::string& text) {
    return std::get<typename G::Position>(G::read_position(text, Strictness::edited));
  };
  const auto first = read(position);
  auto at = first;
  std::vector<typename G::Position::Move> moves;
  for (const std::string& text : line) {
    const auto move = G::read_move(at, text);
    EXPECT_TRUE(std::holds_alternative<typename G::Position::Move>(move)) << text;
    if (!std::holds_alternative<typename G::Position::Move>(move)) return {};
    moves.push_back(std::get<typename G::Position::Move>(move));
    at = at.after(moves.back());
  }
  return reason_for<G>(first, moves);
}

std::string key_of_reason(GameId id, const std::string& position, const std::vector<std::string>& line) {
  return with_game(id, [&]<class G>() { return reason_of<G>(position, line).key; });
}

// Red's assassin on a5, a blue militant on a2; blue's and green's chiefs far away.
constexpr const char* few_pieces = "gC8/bM8/9/9/rA8/9/9/4rRbM3/rC1rM1rN3bC r r rb-g aaea 0 60 std";

TEST(Reason, tells_whom_a_move_kills) {
  const Message reason = reason_of<Djambi>(few_pieces, {"a5a2"});
  EXPECT_EQ(reason, Message{"reason.takes"}.with("seat", Seat::blue).with("face", Face::militant));
}

TEST(Reason, tells_who_falls_rather_than_what_is_killed) {
  EXPECT_EQ(key_of_reason(GameId::djambi, "gC8/9/9/9/rA8/9/9/9/rC7bC r r rb-g aaea 0 60 std", {"a5a1"}),
            "reason.fells");
}

TEST(Reason, names_a_square_as_the_frame_does) {
  EXPECT_EQ(reason_of<Djambi>(few_pieces, {"c9d9"}).key, "reason.moves");
  EXPECT_EQ(reason_of<Djambi>(few_pieces, {"c9d9"}),
            Message{"reason.moves"}.with("face", Face::militant).with("square", std::string("D9")));
}

// A game of each kind, and what its moves are good for: whatever was recorded as a kill is told as one.
TEST(Reason, every_move_of_a_recorded_game_has_one) {
  for (const char* file : {"djambi-everything.json", "yonin-classic.json"}) {
    const auto game = nlohmann::json::parse(std::ifstream(std::string(TETRARCHY_TEST_DATA "/browser/games/") + file));
    const GameId id = std::string(file).starts_with("djambi") ? GameId::djambi : GameId::yonin;
    with_game(id, [&]<class G>() {
      auto at = std::get<typename G::Position>(G::read_position(game["start"].get<std::string>(), Strictness::edited));
      for (const auto& line : game["moves"]) {
        if (!line.contains("move")) break;
        const auto move = std::get<typename G::Position::Move>(G::read_move(at, line["move"].get<std::string>()));
        const Message reason = reason_for<G>(at, {move});
        EXPECT_EQ(reason.key.substr(0, 7), "reason.");
        const auto notes = G::notes(at, move);
        const bool fells = std::any_of(notes.begin(), notes.end(), [&](const MoveNote& n) {
          return n.kind == MoveNote::Kind::fell && n.seat != at.turn();
        });
        EXPECT_EQ(fells, reason.key == "reason.fells" || reason.key == "reason.wins") << line;
        at = at.after(move);
      }
      return 0;
    });
  }
}

TEST(Reason, a_plan_is_told_when_the_move_itself_does_nothing) {
  // The assassin steps aside, the others walk, and then the militant falls.
  const auto line = std::vector<std::string>{"a5a4", "i9i8", "a1b1", "a4a2"};
  const std::string position = "gC8/bM8/9/9/rA8/9/9/9/rC7bC r r rb-g aaea 0 60 std";
  const Message reason = reason_of<Djambi>(position, line);
  EXPECT_EQ(reason.key, "reason.threatens");
}

}  // namespace
}  // namespace tetrarchy
