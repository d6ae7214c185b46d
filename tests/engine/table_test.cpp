#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "core/random.h"
#include "engine/engine.h"
#include "session/computers.h"

// Whole games with computers at the table: the match, those who sit at it, and the engine that thinks for them.
namespace tetrarchy {
namespace {

struct Game {
  GameId id;
  const char* options;  // with which games between careless players come to an end soon
};

class Table {
 public:
  Table(const Game& game, std::initializer_list<Seat> computers) {
    MatchConfig config;
    config.game = game.id;
    config.start.options = game.options;
    config.seed = 11;
    for (const Seat seat : computers) config.seats[seat] = {SeatKind::computer, "", {1, Style::neutral}};
    auto made = new_match(config);
    EXPECT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(made));
    match_ = std::get<std::unique_ptr<Match>>(std::move(made));
    computers_.set_speed(Speed::fast);
  }

  // Until a person is to move, or the game is over.
  void go_on() {
    while (!view().ended) {
      const bool played = computers_.attend(*match_, now_, 0);
      if (!played && !engine_.busy()) return;
      if (engine_.busy()) work();
    }
  }
  const MatchView& view() const { return match_->view(); }
  Match& match() { return *match_; }
  const Computers& computers() const { return computers_; }

 private:
  void work() {
    Engine::Lines said;
    while (engine_.busy()) engine_.work(1000, said);
    for (const std::string& line : said) computers_.hear(line, *match_);
  }

  Engine engine_;
  std::unique_ptr<Match> match_;
  Computers computers_{[this](std::string_view line) {
    Engine::Lines said;
    engine_.hear(line, said);
  }};
  std::int64_t now_ = 0;
};

class WholeGame : public testing::TestWithParam<Game> {};

TEST_P(WholeGame, four_computers_play_to_the_end) {
  Table table(GetParam(), {Seat::red, Seat::blue, Seat::yellow, Seat::green});
  EXPECT_TRUE(table.view().watched);
  table.go_on();
  ASSERT_TRUE(table.view().ended);
  EXPECT_EQ(table.computers().view().trouble, "");
  for (const RecordLine& line : table.view().record) {
    EXPECT_TRUE(line.expected);
    EXPECT_FALSE(line.reason.empty());
  }
}

TEST_P(WholeGame, the_same_seed_is_the_same_game) {
  Table one(GetParam(), {Seat::red, Seat::blue, Seat::yellow, Seat::green});
  Table other(GetParam(), {Seat::red, Seat::blue, Seat::yellow, Seat::green});
  one.go_on();
  other.go_on();
  const auto without_times = [](const Table& table) {
    std::vector<std::string> moves;
    for (const RecordLine& line : table.view().record) moves.push_back(line.move);
    return moves;
  };
  EXPECT_EQ(without_times(one), without_times(other));
}

TEST_P(WholeGame, a_person_plays_against_three_to_the_end) {
  Table table(GetParam(), {Seat::blue, Seat::yellow, Seat::green});
  Random random(3);
  for (table.go_on(); !table.view().ended; table.go_on()) {
    ASSERT_EQ(table.view().computer, std::nullopt);
    const auto moves = table.match().legal_moves({});
    ASSERT_FALSE(moves.empty());
    ASSERT_EQ(table.match().play(moves[random.below(moves.size())], 0), std::nullopt);
  }
  EXPECT_GE(table.view().last_ply, 8);
}

INSTANTIATE_TEST_SUITE_P(Games, WholeGame,
                         testing::Values(Game{GameId::djambi, "quiet=80,ring=maze"}, Game{GameId::yonin, "std"}),
                         [](const auto& game) {
                           return std::string(game.param.id == GameId::djambi ? "djambi" : "yonin");
                         });

}  // namespace
}  // namespace tetrarchy
