#include "ai/alpha_beta.h"

#include <gtest/gtest.h>

#include <vector>

#include "ai/allocations.h"
#include "ai/families.h"
#include "ai/thinkers.h"

namespace tetrarchy::ai {
namespace {

using Mode = AlphaBetaOptions::Mode;

const AlphaBetaOptions family[] = {{.mode = Mode::paranoid},
                                   {.mode = Mode::paranoid, .deviations = 1},
                                   {.mode = Mode::paranoid, .deviations = 2, .quiet_depth = 0},
                                   {.mode = Mode::max_n, .their_width = 20}};

template <class G>
class AlphaBetaOf : public testing::Test {
 protected:
  using Position = typename G::Position;
  using Engine = AlphaBeta<BrainOf<G>>;
  static Engine engine(const AlphaBetaOptions& options) { return Engine(BrainOf<G>(), options); }
};
using Games = testing::Types<Djambi, Yonin>;
TYPED_TEST_SUITE(AlphaBetaOf, Games);

TYPED_TEST(AlphaBetaOf, slices_change_nothing) {
  for (const auto& options : family) {
    auto engine = this->engine(options);
    for (const auto& p : played_positions<TypeParam>(3, 6))
      expect_slices_change_nothing(engine, question<TypeParam>(p, 700));
  }
}

TYPED_TEST(AlphaBetaOf, spends_what_it_may_and_no_more) {
  auto engine = this->engine({});
  for (const auto& p : played_positions<TypeParam>(4, 6)) {
    if (p.count_moves() < 2) continue;
    EXPECT_EQ(ask(engine, question<TypeParam>(p, 500)).nodes, 500u);
  }
}

TYPED_TEST(AlphaBetaOf, same_question_same_answer) {
  const auto positions = played_positions<TypeParam>(5, 4);
  for (const auto& options : family) {
    auto engine = this->engine(options);
    std::vector<Answer<TypeParam>> first;
    for (const auto& p : positions) first.push_back(ask(engine, question<TypeParam>(p, 400)));
    for (std::size_t i = positions.size(); i-- > 0;)
      expect_alike(first[i], ask(engine, question<TypeParam>(positions[i], 400)));
  }
}

TYPED_TEST(AlphaBetaOf, allocates_nothing_after_a_few_questions) {
  const auto positions = played_positions<TypeParam>(6, 5);
  auto engine = this->engine({});
  const auto ask_all = [&] {
    for (const auto& p : positions) {
      engine.begin(question<TypeParam>(p, 600));
      while (engine.think(601) == Progress::thinking) {
      }
    }
  };
  ask_all();
  const std::size_t before = allocations();
  ask_all();
  EXPECT_EQ(allocations(), before);
}

// The same search without stack, table and order: what the value of a position is to the root.
template <Game G>
class Plain {
 public:
  using Position = typename G::Position;

  Plain(Seat root, const AlphaBetaOptions& options) : root_(root), options_(options) {}

  Shares best(const Position& p, std::size_t width, int depth, int allowance) {
    std::vector<Candidate<typename Position::Move>> all;
    brain_.candidates(p, width, all);
    const Seat mover = *p.turn();
    std::optional<Shares> best;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool limited = options_.deviations < AlphaBetaOptions::unlimited;
      const Shares shares =
          of(p.after(all[i].move), depth - 1, allowance - (limited && mover != root_ && i > 0 ? 1 : 0));
      if (!best || merit(mover, shares) > merit(mover, *best)) best = shares;
    }
    return *best;
  }

 private:
  std::int64_t merit(Seat mover, const Shares& shares) const {
    if (options_.mode == Mode::max_n) return shares[mover];
    return mover == root_ ? shares[root_] : -shares[root_];
  }
  Shares of(const Position& p, int depth, int allowance) {
    if (const auto outcome = p.outcome()) return shares_of(*outcome);
    if (depth == 0) return brain_.shares(p);
    if (p.turn() == root_) return best(p, options_.own_width, depth, options_.deviations);
    const bool free = allowance > 0 || options_.mode == Mode::max_n;
    return best(p, free ? options_.their_width : 1, depth, allowance);
  }

  BrainOf<G> brain_;
  Seat root_;
  AlphaBetaOptions options_;
};

TYPED_TEST(AlphaBetaOf, is_worth_what_plain_search_finds) {
  for (AlphaBetaOptions options : family) {
    options.root_width = 8;
    options.own_width = 5;
    options.their_width = 3;
    options.depth = 4;
    options.quiet_depth = 0;
    auto engine = this->engine(options);
    for (const auto& p : played_positions<TypeParam>(7, 5)) {
      const Seat root = *p.turn();
      const Shares plain =
          Plain<TypeParam>(root, options).best(p, options.root_width, options.depth, options.deviations);
      EXPECT_EQ(ask(engine, question<TypeParam>(p, 100000)).shares[root], plain[root]);
    }
  }
}

TYPED_TEST(AlphaBetaOf, who_is_content_repeats_nothing) {
  auto engine = this->engine({});
  const auto start = std::get<typename TypeParam::Position>(TypeParam::start({}));
  auto q = question<TypeParam>(start, 300);
  const auto move = ask(engine, q).move;
  q.past.push_back(start.after(move).key());
  const auto other = ask(engine, q).move;
  EXPECT_NE(start.after(other).key(), q.past.back());
}

TEST(AlphaBeta, mates_when_that_wins_the_game) {
  const auto p = std::get<yonin::Position>(Yonin::read_position(
      "2sn+P1nKnGnS1wn+P/nG1wnS1nG2eR1/wX1nSnPn+RnP3/1wnS4ePeGeS/4nPsnR1eSeK/2e+R1wnG1eP2/5snP1n+SwnG/9/"
      "3sX1snG2wn+S n -/-/G3P/P 43-- 0020 144 std",
      Strictness::edited));
  for (const auto& options : family) {
    AlphaBeta<YoninBrain> engine(YoninBrain(), options);
    const auto answer = ask(engine, question<Yonin>(p, 1000));
    EXPECT_FALSE(p.after(answer.move).turn());
    EXPECT_EQ(answer.shares[Seat::yellow], whole_game);
  }
}

}  // namespace
}  // namespace tetrarchy::ai
