#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "ai/bench.h"
#include "ai/players.h"
#include "cli/arena_command.h"
#include "cli/batch.h"
#include "cli/console.h"
#include "cli/start_options.h"
#include "cli/texts.h"

// The commands of one game that ask computer players: think, arena, bench.
namespace tetrarchy::cli {

template <Game G>
class ThinkingCommands {
 public:
  ThinkingCommands(CLI::App& game, Console& console) : console_(console) {
    CLI::App& thinking = command(game, "think", "what a computer player would move", &ThinkingCommands::think);
    thinking.add_option("position", text_, "position text")->required();
    add_level_to(thinking);
    thinking.add_option("--player", player_, "instead of a level, e.g. tree:nodes=2000 or oneply");
    thinking.add_option("--nodes", nodes_, "how much work, instead of the level's own");
    thinking.add_option("--seed", seed_, "the same seed gives the same move");
    thinking.add_option("--style", style_, "whom it plays for");
    CLI::App& games = command(game, "arena", "games between computer players", &ThinkingCommands::play);
    arena_.add_to(games);
    start_.add_to(games);
    CLI::App& work =
        command(game, "bench", "fixed work: nodes, their signature, and nodes a second", &ThinkingCommands::bench);
    work.add_option("--positions", positions_, "how many")->check(CLI::Range(1, 100000));
    work.add_option("--nodes", bench_nodes_, "for each of them")->check(CLI::Range(1, 1000000));
  }

  // One line in, one line out: position -> move TAB nodes.
  void add_to_batch(CLI::App& batch) {
    CLI::App& c = command(batch, "think", "position", &ThinkingCommands::think_lines);
    add_level_to(c);
    c.add_option("--nodes", nodes_, "how much work, instead of the level's own");
    c.add_option("--seed", seed_, "the same seed gives the same moves");
  }

 private:
  using Position = typename G::Position;

  CLI::App& command(CLI::App& game, const std::string& name, const std::string& help, void (ThinkingCommands::*run)()) {
    CLI::App& c = *game.add_subcommand(name, help);
    c.callback([this, run] {
      console_.game = G::id;
      (this->*run)();
    });
    return c;
  }

  void add_level_to(CLI::App& c) {
    const int best = ai::best_level<G>();
    c.add_option("--level", level_, fmt::format("1 to {}", best))->check(CLI::Range(1, best));
  }

  void think() {
    auto position = G::read_position(text_, Strictness::edited);
    if (const Refusal* refusal = std::get_if<Refusal>(&position)) return console_.refuse(*refusal);
    const Position& p = std::get<Position>(position);
    if (!p.turn()) return console_.refuse("the game is over: nobody is to move");
    const std::string name = player_.empty() ? fmt::format("level{}:style={}", level_, style_) : player_;
    auto player = ai::make_player<G>(name, nodes_);
    if (const Refusal* refusal = std::get_if<Refusal>(&player)) return console_.refuse(*refusal);
    answer(p, std::get<ai::Entrant<G>>(player));
  }

  void answer(const Position& p, ai::Entrant<G>& player) {
    if (nodes_ > 0) player.nodes = nodes_;
    player.thinker->begin(ai::question_of(ai::Course<G>(p), player, seed_));
    while (player.thinker->think(player.nodes + 1) == ai::Progress::thinking) {
    }
    const auto& found = player.thinker->answer();
    console_.out << "move " << G::write_move(p, found.move) << "\nshares";
    for (const Seat s : all_seats)
      console_.out << fmt::format(" {} {:.1f}%", G::seat_letter(s), 100.0 * found.shares[s] / ai::whole_game);
    console_.out << "\nnodes " << found.nodes << "\nline";
    Position at = p;
    for (const auto m : found.line) {
      console_.out << ' ' << G::write_move(at, m);
      at = at.after(m);
    }
    console_.out << '\n';
  }

  void think_lines() {
    const auto computer = ai::make_computer<G>(level_);
    const std::uint64_t nodes = nodes_ > 0 ? nodes_ : ai::nodes_of<G>(level_);
    for_each_line(console_, 1, [&](const Columns& columns) -> std::string {
      auto read = G::read_position(columns[0], Strictness::edited);
      if (const Refusal* refusal = std::get_if<Refusal>(&read)) return refused<G>(*refusal);
      const Position& p = std::get<Position>(read);
      if (!p.turn()) return "over";
      computer->begin({p, {}, nodes, seed_, ai::character<G>(ai::Style::neutral, {p})});
      while (computer->think(nodes + 1) == ai::Progress::thinking) {
      }
      return fmt::format("{}\t{}", G::write_move(p, computer->answer().move), computer->answer().nodes);
    });
  }

  void play() {
    auto start = started<G>(start_.spec, start_.turn);
    if (const Refusal* refusal = std::get_if<Refusal>(&start)) return console_.refuse(*refusal);
    arena<G>(arena_, std::get<Position>(start), console_);
  }

  void bench() {
    const std::int64_t begun = now_ns();
    const auto done = ai::bench<G>(positions_, bench_nodes_);
    const double seconds = static_cast<double>(now_ns() - begun) / 1e9;
    console_.out << fmt::format("nodes {}\nsignature {:016x}\nnodes/s {:.0f}\n", done.nodes, done.signature,
                                static_cast<double>(done.nodes) / seconds);
  }

  Console& console_;
  std::string text_, player_, style_ = "neutral";
  int level_ = ai::best_level<G>();
  std::uint64_t nodes_ = 0, seed_ = 0, bench_nodes_ = 2000;
  int positions_ = 20;
  ArenaOptions arena_;
  StartOptions start_;
};

}  // namespace tetrarchy::cli
