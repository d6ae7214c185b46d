#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/probe.h"

namespace tetrarchy::cli {
namespace {

TEST(Thinking, think_gives_a_legal_move_shares_and_a_line) {
  const Ran r = ran({"djambi", "think", start_text, "--level", "3", "--nodes", "60"});
  EXPECT_EQ(r.exit_code, 0);
  ASSERT_TRUE(r.out.starts_with("move "));
  const std::string move = r.out.substr(5, r.out.find('\n') - 5);
  EXPECT_EQ(ran({"djambi", "play", start_text, move}).exit_code, 0) << move;
  EXPECT_NE(r.out.find("\nshares r "), std::string::npos);
  EXPECT_NE(r.out.find("\nnodes 60\n"), std::string::npos) << r.out;
  EXPECT_NE(r.out.find("\nline " + move), std::string::npos);
  EXPECT_EQ(r.out, ran({"djambi", "think", start_text, "--level", "3", "--nodes", "60"}).out);
}

TEST(Thinking, think_refuses_what_cannot_be_thought_about) {
  EXPECT_EQ(ran({"djambi", "think", "nonsense"}).exit_code, 1);
  EXPECT_EQ(ran({"djambi", "think", start_text, "--level", "9"}).exit_code, 1);
  EXPECT_EQ(ran({"djambi", "think", start_text, "--style", "rude"}).exit_code, 1);
  const Ran r = ran({"yonin", "think", start_text});
  EXPECT_EQ(r.exit_code, 1);
  EXPECT_NE(r.err, "");
}

TEST(Thinking, batch_think_answers_each_line_as_think_does) {
  const Ran positions = ran({"yonin", "random", "--seed", "2", "--plies", "20", "--count", "3"});
  const Ran r = ran({"yonin", "batch", "think", "--level", "2", "--seed", "4"}, positions.out + "nonsense\n");
  const std::string first = positions.out.substr(0, positions.out.find('\n'));
  const Ran single = ran({"yonin", "think", first, "--level", "2", "--seed", "4"});
  const std::string move = single.out.substr(5, single.out.find('\n') - 5);
  EXPECT_TRUE(r.out.starts_with(move + '\t')) << r.out;
  EXPECT_EQ(std::ranges::count(r.out, '\n'), 4);
  EXPECT_NE(r.out.find("\nrefused: "), std::string::npos);
}

TEST(Thinking, arena_prints_a_table_or_json_of_the_same_games) {
  const std::vector<std::string> games{"yonin", "arena", "--seats", "oneply,random,random,random", "--games", "4"};
  const Ran table = ran(games);
  EXPECT_EQ(table.exit_code, 0) << table.err;
  EXPECT_TRUE(table.out.starts_with("4 games in 1 blocks")) << table.out;
  auto with_json = games;
  with_json.push_back("--json");
  const auto json = nlohmann::json::parse(ran(with_json).out);
  EXPECT_EQ(json["games"], 4);
  EXPECT_EQ(json["players"].size(), 2u);
  EXPECT_EQ(json["players"][0]["name"], "oneply");
  EXPECT_GT(json["players"][0]["share"]["value"], json["players"][1]["share"]["value"]);
}

TEST(Thinking, arena_does_not_depend_on_the_number_of_threads) {
  const std::vector<std::string> games{"djambi",  "arena", "--seats", "oneply,greedy,greedy,greedy",
                                       "--games", "12",    "--json"};
  auto threaded = games;
  threaded.insert(threaded.end(), {"--threads", "2"});
  auto one = nlohmann::json::parse(ran(games).out), two = nlohmann::json::parse(ran(threaded).out);
  for (auto* report : {&one, &two})
    for (auto& player : (*report)["players"]) player.erase("ms_per_move");
  EXPECT_EQ(one, two);
}

TEST(Thinking, arena_refuses_players_that_it_does_not_know) {
  const Ran r = ran({"djambi", "arena", "--seats", "oneply,nobody,random,random"});
  EXPECT_EQ(r.exit_code, 1);
  EXPECT_NE(r.err.find("nobody"), std::string::npos) << r.err;
}

TEST(Thinking, bench_is_a_number_and_a_signature) {
  const Ran r = ran({"djambi", "bench", "--positions", "3", "--nodes", "20"});
  EXPECT_TRUE(r.out.starts_with("nodes ")) << r.out;
  EXPECT_NE(r.out.find("\nsignature "), std::string::npos);
}

TEST(Thinking, endgames_are_played_out_and_counted) {
  const std::string file = testing::TempDir() + "endgame.txt";
  std::ofstream(file) << "# one move wins\nyC8/9/9/9/9/9/9/rA8/8rC r r rryr akak 0 90 std\n";
  const Ran r = ran({"djambi", "endgames", file, "--player", "tree:nodes=50", "--defender", "random"});
  EXPECT_NE(r.out.find("1 of 1 won (100.0 %)"), std::string::npos) << r.out << r.err;
  EXPECT_EQ(ran({"djambi", "endgames", file + ".missing"}).exit_code, 1);
  EXPECT_EQ(ran({"djambi", "endgames", file, "--player", "nobody"}).exit_code, 1);
}

}  // namespace
}  // namespace tetrarchy::cli
