#include "ai/computer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <variant>

#include "ai/families.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

// The levels of each game: families, widths and budgets on which the ladder of the arena stands (findings, section 4).
namespace tetrarchy::ai {
namespace {

// Looks one move ahead, its judgement blurred by `noise` hundredths of a game.
struct OnePly {
  int noise;
};
struct Tree {
  std::uint64_t nodes;
  std::size_t width;
};
using Level = std::variant<OnePly, Tree>;

template <Game G>
constexpr std::array<Level, 0> levels;
template <>
constexpr std::array<Level, 5> levels<Djambi>{OnePly{20}, OnePly{0}, Tree{100, 40}, Tree{450, 80}, Tree{4000, 80}};
template <>
constexpr std::array<Level, 10> levels<Yonin>{OnePly{10},     OnePly{5},     OnePly{0},     Tree{54, 40},
                                              Tree{112, 80},  Tree{225, 80}, Tree{510, 80}, Tree{940, 80},
                                              Tree{1930, 80}, Tree{4000, 80}};
static_assert(std::max(levels<Djambi>.size(), levels<Yonin>.size()) == most_levels);

template <Game G>
const Level& level_of(int level) {
  assert(level >= 1 && level <= best_level<G>());
  return levels<G>[static_cast<std::size_t>(level - 1)];
}

template <class B>
struct Maker {
  using Made = std::unique_ptr<Thinker<typename B::Game>>;

  Made operator()(const OnePly& level) const {
    return std::make_unique<OnePlyPlayer<B>>(B(), static_cast<std::int32_t>(level.noise * whole_game / 100));
  }
  Made operator()(const Tree& level) const {
    TreeOptions options = tree_options<typename B::Game>();
    options.width = level.width;
    return std::make_unique<TreeSearch<B>>(B(), options);
  }
};

struct Budget {
  std::uint64_t operator()(const OnePly&) const { return 1; }
  std::uint64_t operator()(const Tree& level) const { return level.nodes; }
};

}  // namespace

template <Game G>
int best_level() {
  return static_cast<int>(levels<G>.size());
}

template <Game G>
std::uint64_t nodes_of(int level) {
  return std::visit(Budget{}, level_of<G>(level));
}

template <Game G>
std::unique_ptr<Thinker<G>> make_computer(int level) {
  return std::visit(Maker<BrainOf<G>>{}, level_of<G>(level));
}

template int best_level<Djambi>();
template int best_level<Yonin>();
template std::uint64_t nodes_of<Djambi>(int);
template std::uint64_t nodes_of<Yonin>(int);
template std::unique_ptr<Thinker<Djambi>> make_computer<Djambi>(int);
template std::unique_ptr<Thinker<Yonin>> make_computer<Yonin>(int);

}  // namespace tetrarchy::ai
