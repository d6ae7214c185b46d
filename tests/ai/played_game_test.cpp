#include "ai/played_game.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <variant>

#include "ai/references.h"
#include "ai/tuning.h"

namespace tetrarchy::ai {
namespace {

std::string a_line() {
  Entrant<Yonin> greedy{"greedy", std::make_unique<GreedyPlayer<Yonin>>(), 1};
  return play_against_itself<Yonin>(std::get<yonin::Position>(Yonin::start({})), greedy, 5, 400);
}

TEST(PlayedGame, comes_back_from_its_line) {
  const auto read = read_played_game<Yonin>(a_line());
  ASSERT_TRUE((std::holds_alternative<PlayedGame<Yonin>>(read)));
  const auto& game = std::get<PlayedGame<Yonin>>(read);
  ASSERT_FALSE(game.moves.empty());
  EXPECT_EQ(game.positions.size(), game.moves.size());
  for (std::size_t i = 0; i + 1 < game.moves.size(); ++i)
    EXPECT_EQ(game.positions[i].after(game.moves[i]), game.positions[i + 1]);
  double sum = 0;
  for (const double share : game.share.of) sum += share;
  EXPECT_NEAR(sum, 1, 0.02);
}

TEST(PlayedGame, a_bad_line_is_refused_with_the_reason) {
  const std::string start = Yonin::write_position(std::get<yonin::Position>(Yonin::start({})));
  for (const std::string& line :
       {std::string("nonsense"), start + "\t5g5a\t100 0 0 0", start + "\t5g5f\t100 0", start + "\t5g5f\t100 0 0 900"})
    EXPECT_TRUE(std::holds_alternative<std::string>(read_played_game<Yonin>(line))) << line;
}

TEST(Tuner, fits_a_table_for_each_number_of_living_seats) {
  Tuner<Yonin> tuner(4);
  Entrant<Yonin> greedy{"greedy", std::make_unique<GreedyPlayer<Yonin>>(), 1};
  const auto start = std::get<yonin::Position>(Yonin::start({}));
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const auto read = read_played_game<Yonin>(play_against_itself<Yonin>(start, greedy, seed, 400));
    tuner.add(std::get<PlayedGame<Yonin>>(read));
  }
  const auto fits = tuner.fit_shares(20);
  ASSERT_EQ(fits.size(), 3u);
  for (const Fit& fit : fits) {
    EXPECT_EQ(fit.weights.size(), yonin_term_count);
    EXPECT_GT(fit.examples, 0u);
  }
  EXPECT_EQ(tuner.fit_moves(20).weights.size(), yonin_move_term_count);
}

}  // namespace
}  // namespace tetrarchy::ai
