#include "ai/ratings.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/random.h"

namespace tetrarchy::ai {
namespace {

// A game that the seats finish in that order; entrants by seat.
GameResult finished(const Seating& seating, const std::vector<Seat>& order) {
  GameResult g{seating, {}, {}, GameResult::End::won, "won", 100};
  g.share[order.front()] = 1;
  int place = 0;
  for (const Seat s : order) g.place[s] = ++place;
  return g;
}

GameResult shared(const Seating& seating) {
  return {seating, {{.25, .25, .25, .25}}, {{1, 1, 1, 1}}, GameResult::End::drawn, "quiet", 200};
}

TEST(Ratings, seatings_of_one_against_three_are_four_of_two_pairs_six_of_four_twenty_four) {
  EXPECT_EQ(seatings({{0, 1, 1, 1}}).size(), 4u);
  EXPECT_EQ(seatings({{0, 1, 0, 1}}).size(), 6u);
  EXPECT_EQ(seatings({{3, 2, 1, 0}}).size(), 24u);
  EXPECT_EQ(seatings({{0, 0, 0, 0}}).size(), 1u);
}

TEST(Ratings, the_interval_is_twice_the_standard_error_of_the_blocks) {
  const std::vector<double> blocks{0, 1, 0, 1};
  const Estimate e = mean_of(blocks);
  EXPECT_DOUBLE_EQ(e.value, .5);
  EXPECT_NEAR(e.half_width, 1.96 * std::sqrt(1.0 / 3 / 4), 1e-4);
}

TEST(Ratings, drawn_shares_are_shown_apart) {
  const Seating seats{{0, 1, 1, 1}};
  const std::vector<Block> blocks{{finished(seats, {Seat::red, Seat::blue, Seat::yellow, Seat::green})},
                                  {shared(seats)}};
  const Report r = report(blocks, 2);
  EXPECT_DOUBLE_EQ(r.ratings[0].share.value, .625);
  EXPECT_DOUBLE_EQ(r.ratings[0].drawn.value, .125);
  EXPECT_DOUBLE_EQ(r.drawn.value, .5);
  EXPECT_EQ(r.causes.size(), 2u);
}

// Placings drawn by the model itself: an entrant of three times the strength is found to be about that strong.
TEST(Ratings, plackett_luce_finds_the_strength_that_made_the_placings) {
  Random random(4);
  std::vector<Block> blocks;
  for (int i = 0; i < 600; ++i) {
    Seating seating{{1, 1, 1, 1}};
    seating[all_seats[static_cast<std::size_t>(i % 4)]] = 0;
    std::vector<Seat> left(all_seats.begin(), all_seats.end()), order;
    while (!left.empty()) {
      std::uint64_t sum = 0;
      for (const Seat s : left) sum += seating[s] == 0 ? 3 : 1;
      std::uint64_t draw = random.below(sum);
      std::size_t at = 0;
      for (; draw >= (seating[left[at]] == 0 ? 3u : 1u); ++at) draw -= seating[left[at]] == 0 ? 3 : 1;
      order.push_back(left[at]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
    }
    blocks.push_back({finished(seating, order)});
  }
  const auto strength = plackett_luce(blocks, 2);
  EXPECT_EQ(strength[0], 0);
  EXPECT_NEAR(strength[1], -std::log(3), .2);
  const Report r = report(blocks, 2);
  EXPECT_GT(r.ratings[1].elo.half_width, 5);
  EXPECT_LT(r.ratings[1].elo.half_width, 40);
}

TEST(Ratings, who_shares_every_place_is_equally_strong) {
  const std::vector<Block> blocks(5, Block{shared({{0, 1, 1, 1}})});
  EXPECT_NEAR(plackett_luce(blocks, 2)[1], 0, 1e-6);
}

}  // namespace
}  // namespace tetrarchy::ai
