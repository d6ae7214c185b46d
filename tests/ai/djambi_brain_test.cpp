#include "ai/djambi_brain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "ai/allocations.h"
#include "ai/thinkers.h"
#include "games/djambi/scene.h"

namespace tetrarchy::ai {
namespace {

using djambi::board;
using djambi::Move;
using djambi::Position;
using djambi::sq;
using djambi::write_move;

constexpr std::size_t everything = 2000;

std::vector<Position> positions() {
  std::vector<Position> all = played_positions<Djambi>(1, 60);
  for (const std::string options : {"ring=maze", "locked=killable,reporter=must,own=vassals", "reporter=all,own=all",
                                    "diplomat=vassals,master=yes,quiet=0"})
    for (const int players : {4, 3, 2})
      for (const Position& p :
           played_positions<Djambi>(2, 20, {.layout = {}, .players = players, .options = options, .turn = {}}))
        all.push_back(p);
  return all;
}

std::vector<Candidate<Move>> candidates(const Position& p, std::size_t most = everything) {
  std::vector<Candidate<Move>> out;
  DjambiBrain().candidates(p, most, out);
  return out;
}

std::vector<std::string> best(const Position& p, std::size_t n) {
  std::vector<std::string> texts;
  for (const auto& c : candidates(p, n)) texts.push_back(write_move(p, c.move));
  return texts;
}

Position position(const std::string& text) {
  return std::get<Position>(Djambi::read_position(text, Strictness::whole));
}

// Is one of the first candidates such a carriage, after which the next seat can kill a chief?
bool hands_over(const Position& p, const std::string& carriage) {
  constexpr std::size_t few = 20;
  DjambiBrain brain;
  std::vector<Candidate<Move>> kills;
  return std::ranges::any_of(candidates(p, few), [&](const auto& c) {
    if (!write_move(p, c.move).starts_with(carriage)) return false;
    brain.threats(p.after(c.move), kills);
    return !kills.empty();
  });
}

TEST(DjambiBrain, shares_are_one_game_and_the_dead_have_none) {
  DjambiBrain brain;
  for (const Position& p : positions()) {
    const Shares shares = brain.shares(p);
    std::int32_t sum = 0;
    for (const Seat s : all_seats) {
      EXPECT_EQ(shares[s] > 0, p.plays(s)) << Djambi::write_position(p);
      sum += shares[s];
    }
    EXPECT_LE(std::abs(sum - whole_game), 4);
  }
}

TEST(DjambiBrain, candidates_are_different_legal_moves_best_first) {
  std::vector<Move> legal;
  for (const Position& p : positions()) {
    const auto all = candidates(p);
    p.legal_moves(legal);
    std::set<Move> seen;
    for (const auto& c : all) seen.insert(c.move);
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(seen.size(), all.size());
    EXPECT_TRUE(std::ranges::includes(std::set<Move>(legal.begin(), legal.end()), seen)) << Djambi::write_position(p);
    EXPECT_TRUE(std::ranges::is_sorted(all, std::ranges::greater(), &Candidate<Move>::score));
  }
}

TEST(DjambiBrain, fewer_candidates_are_the_first_of_all) {
  for (const Position& p : positions()) {
    const auto all = candidates(p), few = candidates(p, 5);
    ASSERT_EQ(few.size(), std::min<std::size_t>(5, all.size()));
    for (std::size_t i = 0; i < few.size(); ++i) EXPECT_EQ(few[i].move, all[i].move);
  }
}

// Of every man every destination is looked at; only of the places for what it lifts a few.
TEST(DjambiBrain, no_destination_is_left_out) {
  std::vector<Move> legal;
  for (const Position& p : positions()) {
    p.legal_moves(legal);
    const auto way = [](Move m) { return std::pair(m.from(), m.to()); };
    std::set<std::pair<Square, Square>> possible, seen;
    for (const Move m : legal) possible.insert(way(m));
    for (const auto& c : candidates(p)) seen.insert(way(c.move));
    EXPECT_EQ(seen, possible) << Djambi::write_position(p);
  }
}

TEST(DjambiBrain, D8_3_the_pass_is_the_candidate_of_who_has_no_other_move) {
  const Position p = board(R"(
    1 rC x  bM . . . . . .
    2 x  x  x  . . . . . .
    9 .  .  .  . . . . . bC)",
                           "r r rb-- aakk 0 1 std");
  const auto all = candidates(p);
  ASSERT_EQ(all.size(), std::size_t{1});
  EXPECT_TRUE(all.front().move.is_pass());
}

TEST(DjambiBrain, a_chief_that_can_be_killed_is_the_first_candidate) {
  const Position p = board(R"(
    1 .  .  .  . . . . gC .
    4 rA .  .  bR . . . . .
    6 .  .  .  . . . . . .
    7 bC .  .  . . . . . .
    9 .  rC .  . . . . . .)",
                           "r r rb-g aaka 0 1 std");
  EXPECT_EQ(best(p, 1).front(), "a4a7");
}

// Both positions are from games that a computer lost because it did not see this coming.
TEST(DjambiBrain, a_chief_is_carried_to_where_another_kills_him_before_he_moves) {
  const Position p = position(
      "gCgAgMxx2yAyC/gRgDgM3yMxyR/1gM2yM2yMyM/3gN2yN2/2x6/2rMx1bN3/rM4bM1bMbM/rRbD6bR/rCrArM3bMbAbC b b rbyg aaaa 0 "
      "14 std");
  EXPECT_TRUE(hands_over(p, "b8a9@"));
}

TEST(DjambiBrain, a_killer_of_another_is_carried_to_where_he_strikes_a_chief_before_that_moves) {
  const Position p = position(
      "gCgAgMx1yN1yAyC/gRx2gM2yDyR/gM1bD4yMyM/5x2x/7x1/1x5bN1/rR1rMxrM2bMbM/xrD3xbM1bR/2rCx3xbC b b rbyg aaaa 1 26 "
      "std");
  EXPECT_TRUE(hands_over(p, "c3h3@"));
}

TEST(DjambiBrain, threats_are_kills_of_chiefs) {
  DjambiBrain brain;
  std::vector<Candidate<Move>> threats;
  std::size_t found = 0;
  for (const Position& p : positions()) {
    brain.threats(p, threats);
    found += threats.size();
    for (const auto& c : threats) EXPECT_LT(p.after(c.move).living_seats(), p.living_seats());
  }
  EXPECT_GT(found, std::size_t{10});
}

TEST(DjambiBrain, D7_2_a_body_that_completes_a_ring_is_put_there_first) {
  const Position p = board(R"(
    1 bC x  .  . . . . . .
    2 .  x  .  . . . . . .
    5 .  .  .  . . . . . .
    6 .  .  rN . x . . . .
    9 .  rC .  . . . . . .)",
                           "r r rb-- aakk 0 1 std");
  EXPECT_EQ(best(p, 1).front(), "c6e6@a2");
}

TEST(DjambiBrain, D7_2_a_body_that_cuts_off_from_the_maze_is_put_there_first) {
  const Position p = board(R"(
    1 bC .  x  . . . . . .
    2 .  .  x  . . . . . .
    3 x  .  x  . . . . . .
    4 x  x  .  . . . . . .
    6 .  .  rN . x . . . .
    9 .  rC .  . . . . . .)",
                           "r r rb-- aakk 0 1 ring=maze");
  EXPECT_TRUE(best(p, 1).front().ends_with("@b3"));
}

TEST(DjambiBrain, its_own_chief_is_not_walled_in) {
  const Position p = board(R"(
    1 rC .  x  . . . . . .
    2 x  x  .  . . . . . .
    5 .  .  rM bM . . . . .
    9 .  .  .  . . . . . bC)",
                           "r r rb-- aakk 0 1 std");
  const auto all = candidates(p);
  const auto on_b1 = [&](const auto& c) { return write_move(p, c.move) == "c5d5@b1"; };
  EXPECT_TRUE(std::ranges::none_of(all, on_b1));
}

TEST(DjambiBrain, after_a_few_calls_nothing_is_allocated) {
  DjambiBrain brain;
  std::vector<Candidate<Move>> out;
  const auto all = positions();
  const auto ask = [&] {
    for (const Position& p : all) {
      brain.shares(p);
      brain.candidates(p, 80, out);
      brain.threats(p, out);
    }
  };
  ask();
  const std::size_t before = allocations();
  ask();
  EXPECT_EQ(allocations(), before);
}

TEST(DjambiBrain, tells_what_kind_of_position_was_drawn) {
  const Position p = board(R"(
    1 rC .  x  . . . . . .
    2 x  x  x  . . . . . .
    9 .  .  .  . . . bN . bC)",
                           "r r rb-- aakk 0 1 std");
  EXPECT_EQ(DjambiBrain::draw_detail(p), "walled off, with a necromobile");
}

}  // namespace
}  // namespace tetrarchy::ai
