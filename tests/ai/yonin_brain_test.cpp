#include "ai/yonin_brain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "ai/allocations.h"
#include "ai/thinkers.h"

namespace tetrarchy::ai {
namespace {

using yonin::Cell;
using yonin::Move;
using yonin::Position;
using yonin::Setup;

constexpr std::size_t everything = 1000;

Position position(std::string_view text) { return std::get<Position>(Yonin::read_position(text, Strictness::edited)); }

std::vector<Position> positions() {
  std::vector<Position> all = played_positions<Yonin>(1, 60);
  for (const std::string options : {"end=twomates", "teams=yes", "men=freeze,judge=turn,limit=300"})
    for (const Position& p : played_positions<Yonin>(2, 30, {.options = options})) all.push_back(p);
  return all;
}

std::vector<Candidate<Move>> candidates(YoninBrain& brain, const Position& p, std::size_t most) {
  std::vector<Candidate<Move>> out;
  brain.candidates(p, most, out);
  return out;
}

TEST(YoninBrain, shares_are_one_game_and_the_dead_have_none) {
  YoninBrain brain;
  for (const Position& p : positions()) {
    const Shares shares = brain.shares(p);
    std::int32_t sum = 0;
    for (const Seat s : all_seats) {
      EXPECT_EQ(shares[s] > 0, p.plays(s)) << Yonin::write_position(p);
      sum += shares[s];
    }
    EXPECT_LE(std::abs(sum - whole_game), 4);
  }
}

TEST(YoninBrain, candidates_are_the_legal_moves_best_first) {
  YoninBrain brain;
  std::vector<Move> legal;
  for (const Position& p : positions()) {
    const auto all = candidates(brain, p, everything);
    p.legal_moves(legal);
    std::set<Move> seen;
    for (const auto& c : all) seen.insert(c.move);
    EXPECT_EQ(seen, std::set<Move>(legal.begin(), legal.end()));
    EXPECT_EQ(all.size(), legal.size());
    EXPECT_TRUE(std::ranges::is_sorted(all, std::ranges::greater(), &Candidate<Move>::score));
  }
}

TEST(YoninBrain, fewer_candidates_are_the_first_of_all) {
  YoninBrain brain;
  for (const Position& p : positions()) {
    const auto all = candidates(brain, p, everything), few = candidates(brain, p, 5);
    ASSERT_EQ(few.size(), std::min<std::size_t>(5, all.size()));
    for (std::size_t i = 0; i < few.size(); ++i) {
      EXPECT_EQ(few[i].move, all[i].move);
      EXPECT_EQ(few[i].score, all[i].score);
    }
  }
}

TEST(YoninBrain, threats_are_mates) {
  YoninBrain brain;
  std::vector<Candidate<Move>> threats;
  int found = 0;
  for (const Position& p : positions()) {
    brain.threats(p, threats);
    const int living = p.options().judge == yonin::Options::Judge::now ? p.living_seats() : 5;
    for (const auto& c : threats) EXPECT_LT(p.after(c.move).living_seats(), living);
    found += static_cast<int>(threats.size());
  }
  EXPECT_GT(found, 0);
}

TEST(YoninBrain, sees_a_mate_and_puts_it_first) {
  struct Case {
    const char* text;
    const char* mate;
  };
  const Case cases[] = {
      {"2nGnSnK1nSeR1/3nRnGnP3/3nP4eS/wGwRwP3eP1eG/wKwG1wP2eP1eK/2wP1sPeS1eP1/2sSsP2eG1sS/wS2sRsGsP2n+S/2sG1sK4 s "
       "-/-/-/P ---- 0000 43 std",
       "6h9h"},
      {"2sn+P1nKnGnS1wn+P/nG1wnS1nG2eR1/wX1nSnPn+RnP3/1wnS4ePeGeS/4nPsnR1eSeK/2e+R1wnG1eP2/5snP1n+SwnG/9/"
       "3sX1snG2wn+S n -/-/G3P/P 43-- 0020 144 std",
       "G*1f"}};
  YoninBrain brain;
  std::vector<Candidate<Move>> threats;
  for (const auto& [text, mate] : cases) {
    const Position p = position(text);
    brain.threats(p, threats);
    ASSERT_EQ(threats.size(), 1u);
    EXPECT_EQ(Yonin::write_move(p, threats.front().move), mate);
    EXPECT_EQ(Yonin::write_move(p, candidates(brain, p, 1).front().move), mate);
  }
}

// The position seen after a quarter turn of the board, every seat in the next one's place.
Position turned(const Position& p) {
  const Setup from = p.setup();
  Setup to = from;
  for (int i = 0; i < square_count; ++i) {
    const Square s(i), t = *Square::at(board_side - 1 - s.row(), s.column());
    const Cell cell = from.at(s);
    const auto leader = cell.is_empty() ? std::nullopt : cell.controller();
    to.at(t) = cell.is_empty() ? cell
                               : Cell(cell.role(), cell.form(), next(cell.facing()),
                                      leader ? std::optional(next(*leader)) : std::nullopt);
  }
  to.turn = next(*from.turn);
  for (const Seat s : all_seats) {
    to.hand[next(s)] = from.hand[s];
    to.place[next(s)] = from.place[s];
    to.mates[next(s)] = from.mates[s];
  }
  return std::get<Position>(Position::from(to, Strictness::edited));
}

TEST(YoninBrain, no_side_of_the_board_is_another) {
  YoninBrain brain;
  for (const Position& p : positions()) {
    const Position t = turned(p);
    const Shares shares = brain.shares(p), other = brain.shares(t);
    for (const Seat s : all_seats) EXPECT_EQ(other[next(s)], shares[s]) << Yonin::write_position(p);
    const auto all = candidates(brain, p, everything), turned_all = candidates(brain, t, everything);
    ASSERT_EQ(all.size(), turned_all.size());
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i].score, turned_all[i].score);
  }
}

TEST(YoninBrain, partners_have_the_same_share) {
  YoninBrain brain;
  for (const Position& p : played_positions<Yonin>(5, 20, {.options = "teams=yes"}))
    for (const Seat s : all_seats) EXPECT_EQ(brain.shares(p)[s], brain.shares(p)[yonin::partner(s)]);
}

TEST(YoninBrain, a_mate_is_worth_more_when_two_win_the_game) {
  const std::string board =
      "2nG1nKnG1nS1/e+S2nP4nR/nS3nP3eS/2wGwP5/wKwG1wP1nPeG1eK/1wRwP1snP1eP1eG/wS2snP2eS2/2snSsnRsnGsnP3/"
      "3snGsX2nRsnS n -/-/2P/- 4--- 0010 54 ";
  YoninBrain brain;
  const Position usual = position(board + "std"), short_game = position(board + "end=twomates");
  EXPECT_GT(brain.shares(short_game)[Seat::yellow], brain.shares(usual)[Seat::yellow]);
}

TEST(YoninBrain, what_was_asked_before_does_not_matter) {
  YoninBrain one, other;
  std::vector<Position> all = positions();
  std::vector<Shares> first;
  for (const Position& p : all) first.push_back(one.shares(p));
  for (std::size_t i = all.size(); i-- > 0;) {
    candidates(other, all[i], 7);
    EXPECT_EQ(other.shares(all[i]), first[i]);
  }
}

TEST(YoninBrain, allocates_nothing_after_a_few_calls) {
  YoninBrain brain;
  std::vector<Candidate<Move>> out;
  const std::vector<Position> all = positions();
  const auto ask_all = [&] {
    for (const Position& p : all) {
      brain.shares(p);
      brain.candidates(p, everything, out);
      brain.threats(p, out);
    }
  };
  ask_all();
  const std::size_t before = allocations();
  ask_all();
  EXPECT_EQ(allocations(), before);
}

}  // namespace
}  // namespace tetrarchy::ai
