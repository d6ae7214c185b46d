#include "ai/ratings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "core/random.h"

namespace tetrarchy::ai {
namespace {

constexpr double z95 = 1.959964;

// Reads one number from each game of a block that has it, and averages them.
template <class Read>
std::vector<double> per_block(std::span<const Block> blocks, Read read) {
  std::vector<double> means;
  for (const Block& block : blocks) {
    double sum = 0, n = 0;
    for (const GameResult& game : block) read(game, [&](double value) { sum += value, ++n; });
    if (n > 0) means.push_back(sum / n);
  }
  return means;
}

template <class Read>
Estimate estimate(std::span<const Block> blocks, Read read) {
  return mean_of(per_block(blocks, read));
}

Estimate share_of(std::span<const Block> blocks, std::size_t entrant) {
  return estimate(blocks, [&](const GameResult& g, auto take) {
    for (const Seat s : all_seats)
      if (g.seating[s] == entrant) take(g.share[s]);
  });
}

Estimate drawn_share_of(std::span<const Block> blocks, std::size_t entrant) {
  return estimate(blocks, [&](const GameResult& g, auto take) {
    for (const Seat s : all_seats)
      if (g.seating[s] == entrant) take(g.end == GameResult::End::won ? 0 : g.share[s]);
  });
}

Estimate share_in(std::span<const Block> blocks, std::size_t entrant, Seat seat) {
  return estimate(blocks, [&](const GameResult& g, auto take) {
    if (g.seating[seat] == entrant) take(g.share[seat]);
  });
}

Estimate part_of_games(std::span<const Block> blocks, GameResult::End end) {
  return estimate(blocks, [&](const GameResult& g, auto take) { take(g.end == end ? 1 : 0); });
}

void add_costs(std::span<const Block> blocks, std::size_t entrant, Rating& rating) {
  double moves = 0, nodes = 0, ns = 0;
  for (const Block& block : blocks)
    for (const GameResult& g : block)
      for (const Seat s : all_seats) {
        if (g.seating[s] != entrant) continue;
        moves += static_cast<double>(g.moves[s]);
        nodes += static_cast<double>(g.nodes[s]);
        ns += static_cast<double>(g.nanoseconds[s]);
        rating.hostilities.add(g.hostilities[s]);
      }
  rating.ms_per_move = moves > 0 ? ns / moves / 1e6 : 0;
  rating.nodes_per_move = moves > 0 ? nodes / moves : 0;
}

std::vector<std::pair<std::string, std::size_t>> causes_of(std::span<const Block> blocks) {
  std::map<std::string, std::size_t> counts;
  for (const Block& block : blocks)
    for (const GameResult& g : block) ++counts[g.cause];
  std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
  std::ranges::stable_sort(sorted, std::greater<>(), &std::pair<std::string, std::size_t>::second);
  return sorted;
}

// ---- Plackett-Luce -----------------------------------------------------------------------------------

// How often each order of finish occurred: entrants from first to last. Shared places count in every order
// alike; seats that nobody sits in do not count.
using Orders = std::map<std::vector<std::size_t>, double>;

void add_orders(const GameResult& g, Orders& orders) {
  std::vector<Seat> seats;
  for (const Seat s : all_seats)
    if (g.place[s] > 0) seats.push_back(s);
  std::vector<std::vector<std::size_t>> lawful;
  std::ranges::sort(seats);
  do {
    if (!std::ranges::is_sorted(seats, {}, [&](Seat s) { return g.place[s]; })) continue;
    std::vector<std::size_t>& order = lawful.emplace_back();
    for (const Seat s : seats) order.push_back(g.seating[s]);
  } while (std::ranges::next_permutation(seats).found);
  for (auto& order : lawful) orders[order] += 1.0 / static_cast<double>(lawful.size());
}

std::vector<double> improved(const Orders& orders, const std::vector<double>& strength) {
  std::vector<double> wins(strength.size(), 0.5), chances(strength.size(), 0);
  for (std::size_t e = 0; e < strength.size(); ++e) chances[e] = 0.5 / strength[e];  // half a game against itself
  for (const auto& [order, weight] : orders) {
    double left = 0;
    for (const std::size_t e : order) left += strength[e];
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
      wins[order[i]] += weight;
      for (std::size_t k = i; k < order.size(); ++k) chances[order[k]] += weight / left;
      left -= strength[order[i]];
    }
  }
  std::vector<double> next;
  for (std::size_t e = 0; e < strength.size(); ++e) next.push_back(wins[e] / chances[e]);
  return next;
}

std::vector<double> fitted(const Orders& orders, std::size_t entrants) {
  std::vector<double> strength(entrants, 1);
  for (int i = 0; i < 200; ++i) {
    strength = improved(orders, strength);
    const double first = strength[0];
    for (double& s : strength) s /= first;
  }
  for (double& s : strength) s = std::log(s);
  return strength;
}

// How far strengths scatter when the blocks are drawn anew from themselves (bootstrap).
std::vector<double> scatter(std::span<const Block> blocks, std::size_t entrants) {
  constexpr int resamples = 60;
  Random random(1);
  std::vector<double> sum(entrants, 0), squares(entrants, 0);
  std::vector<Block> sample(blocks.size());
  for (int i = 0; i < resamples; ++i) {
    for (Block& block : sample) block = blocks[random.below(blocks.size())];
    const std::vector<double> strength = plackett_luce(sample, entrants);
    for (std::size_t e = 0; e < entrants; ++e) {
      sum[e] += strength[e];
      squares[e] += strength[e] * strength[e];
    }
  }
  std::vector<double> deviations;
  for (std::size_t e = 0; e < entrants; ++e) {
    const double mean = sum[e] / resamples;
    deviations.push_back(std::sqrt(std::max(0.0, squares[e] / resamples - mean * mean)));
  }
  return deviations;
}

}  // namespace

Estimate mean_of(std::span<const double> blocks) {
  if (blocks.empty()) return {0, 0};
  const auto n = static_cast<double>(blocks.size());
  double sum = 0, squares = 0;
  for (const double x : blocks) sum += x;
  for (const double x : blocks) squares += (x - sum / n) * (x - sum / n);
  return {sum / n, n > 1 ? z95 * std::sqrt(squares / (n - 1) / n) : 0};
}

std::vector<double> plackett_luce(std::span<const Block> blocks, std::size_t entrants) {
  Orders orders;
  for (const Block& block : blocks)
    for (const GameResult& g : block) add_orders(g, orders);
  return fitted(orders, entrants);
}

Report report(std::span<const Block> blocks, std::size_t entrants) {
  constexpr double elo = 173.7178;  // 400 / ln 10
  Report r{0,
           blocks.size(),
           part_of_games(blocks, GameResult::End::drawn),
           part_of_games(blocks, GameResult::End::unfinished),
           estimate(blocks, [](const GameResult& g, auto take) { take(g.plies); }),
           {},
           {},
           causes_of(blocks)};
  for (const Block& block : blocks) r.games += block.size();
  for (const Seat s : all_seats)
    r.seats[s] = estimate(blocks, [s](const GameResult& g, auto take) { take(g.share[s]); });
  const auto strength = plackett_luce(blocks, entrants);
  const auto deviation = scatter(blocks, entrants);
  for (std::size_t e = 0; e < entrants; ++e) {
    Rating rating{
        share_of(blocks, e), drawn_share_of(blocks, e), {elo * strength[e], elo * z95 * deviation[e]}, {}, 0, 0, {}};
    for (const Seat s : all_seats) rating.seat[s] = share_in(blocks, e, s);
    add_costs(blocks, e, rating);
    r.ratings.push_back(rating);
  }
  return r;
}

}  // namespace tetrarchy::ai
