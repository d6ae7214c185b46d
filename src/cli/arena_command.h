#pragma once

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include "ai/arena.h"
#include "ai/players.h"
#include "ai/ratings.h"
#include "cli/arena_table.h"
#include "cli/console.h"
#include "cli/start_options.h"
#include "cli/texts.h"

namespace tetrarchy::cli {

// tetrarchy <game> arena: games between computer players.
struct ArenaOptions {
  std::vector<std::string> seats;  // four players; see ai::make_player
  int games = 96;                  // rounded up to whole blocks
  std::uint64_t seed = 1, nodes = 0;
  int threads = 1, max_plies = 3000;
  bool json = false;  // as a command-line parser stores a flag

  void add_to(CLI::App& command) {
    command.add_option("--seats", seats, "four players, e.g. level5,random,random,random")
        ->required()
        ->delimiter(',')
        ->expected(4);
    command.add_option("--games", games, "at least so many; a block is one opening in all seatings")
        ->check(CLI::Range(1, 1000000));
    command.add_option("--seed", seed, "the same seed gives the same games");
    command.add_option("--nodes", nodes, "for each move of players that name no number themselves");
    command.add_option("--threads", threads, "games at a time; changes no result")->check(CLI::Range(1, 64));
    command.add_option("--max-plies", max_plies, "a longer game is unfinished")->check(CLI::Range(1, 100000));
    command.add_flag("--json", json, "for programs");
  }
};

inline std::int64_t now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

template <Game G>
class Arena {
 public:
  Arena(const ArenaOptions& options, const typename G::Position& start) : options_(options), start_(start) {}

  // The players once for each thread, or why there are none.
  std::optional<Refusal> seat_players() {
    for (const std::string& text : options_.seats)
      if (std::ranges::find(names_, text) == names_.end()) names_.push_back(text);
    for (const Seat s : all_seats)
      players_[s] = static_cast<std::size_t>(std::ranges::find(names_, options_.seats[index(s)]) - names_.begin());
    tables_.resize(static_cast<std::size_t>(options_.threads));
    for (auto& table : tables_)
      for (const std::string& name : names_) {
        auto player = ai::make_player<G>(name, options_.nodes);
        if (auto* refusal = std::get_if<Refusal>(&player)) return std::move(*refusal);
        table.push_back(std::get<ai::Entrant<G>>(std::move(player)));
      }
    return std::nullopt;
  }

  ai::Report run() {
    const auto seatings = ai::seatings(players_);
    const auto count = (static_cast<std::size_t>(options_.games) + seatings.size() - 1) / seatings.size();
    std::vector<ai::Block> blocks(count);
    std::atomic<std::size_t> next{0};
    const auto work = [&](std::size_t table) {
      for (std::size_t i = next++; i < count; i = next++) blocks[i] = block(tables_[table], seatings, i);
    };
    std::vector<std::thread> others;
    for (std::size_t t = 1; t < tables_.size(); ++t) others.emplace_back(work, t);
    work(0);
    for (auto& other : others) other.join();
    return ai::report(blocks, names_.size());
  }

  const std::vector<std::string>& names() const { return names_; }

 private:
  ai::Block block(std::vector<ai::Entrant<G>>& table, const std::vector<ai::Seating>& seatings, std::size_t number) {
    Random random(options_.seed * 1'000'003 + number);
    const auto opening = ai::random_opening<G>(start_, random);
    ai::Block games;
    for (const auto& seating : seatings)
      games.push_back(ai::play_game<G>(opening, table, seating, random.next(), {options_.max_plies, now_ns}));
    return games;
  }

  const ArenaOptions& options_;
  typename G::Position start_;
  std::vector<std::string> names_;
  ai::Seating players_;
  std::vector<std::vector<ai::Entrant<G>>> tables_;
};

template <Game G>
void arena(const ArenaOptions& options, const typename G::Position& start, Console& console) {
  Arena<G> arena(options, start);
  if (const auto refusal = arena.seat_players()) return console.refuse(*refusal);
  std::string letters;
  for (const Seat s : all_seats) letters += G::seat_letter(s);
  const auto report = arena.run();
  console.out << (options.json ? arena_json(report, arena.names(), letters)
                               : arena_table(report, arena.names(), letters));
}

}  // namespace tetrarchy::cli
