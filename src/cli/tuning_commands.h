#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <istream>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "ai/players.h"
#include "ai/tuning.h"
#include "cli/console.h"
#include "cli/start_options.h"
#include "cli/texts.h"

// The commands that make a brain's weights: selfplay writes games, tune reads them and prints tables.
namespace tetrarchy::cli {

template <Game G>
class TuningCommands {
 public:
  TuningCommands(CLI::App& game, Console& console) : console_(console) {
    CLI::App& games =
        command(game, "selfplay", "games of one player against itself, a line each", &TuningCommands::play);
    games.add_option("--player", player_, "e.g. tree:nodes=400");
    games.add_option("--games", games_, "how many")->check(CLI::Range(1, 1000000));
    games.add_option("--seed", seed_, "the same seed gives the same games");
    games.add_option("--max-plies", max_plies_, "a longer game is a draw")->check(CLI::Range(1, 100000));
    start_.add_to(games);
    CLI::App& fit = command(game, "tune", "weights fitted to games from the input", &TuningCommands::tune);
    fit.add_option("--one-in", one_in_, "takes one position of so many")->check(CLI::Range(1, 1000));
    fit.add_option("--ridge", ridge_, "how many examples speak for the weights in use");
  }

 private:
  CLI::App& command(CLI::App& game, const std::string& name, const std::string& help, void (TuningCommands::*run)()) {
    CLI::App& c = *game.add_subcommand(name, help);
    c.callback([this, run] {
      console_.game = G::id;
      (this->*run)();
    });
    return c;
  }

  void play() {
    const auto start = started<G>(start_.spec, start_.turn);
    if (const Refusal* refusal = std::get_if<Refusal>(&start)) return console_.refuse(*refusal);
    auto player = ai::make_player<G>(player_);
    if (const Refusal* refusal = std::get_if<Refusal>(&player)) return console_.refuse(*refusal);
    for (std::uint64_t i = 0; i < games_; ++i) {
      Random random(seed_ * 1'000'003 + i);
      const auto opening = ai::random_opening<G>(std::get<typename G::Position>(start), random);
      console_.out << ai::play_against_itself<G>(opening, std::get<ai::Entrant<G>>(player), random.next(), max_plies_)
                   << std::endl;
    }
  }

  void tune() {
    ai::Tuner<G> tuner(one_in_);
    for (std::string line; std::getline(console_.in, line);) {
      const auto game = ai::read_played_game<G>(line);
      if (const auto* why = std::get_if<std::string>(&game)) return console_.refuse(*why);
      tuner.add(std::get<ai::PlayedGame<G>>(game));
    }
    print("shares, by living seats: four, three, two", ai::TermsOf<G>::names(), tuner.fit_shares(ridge_));
    if constexpr (ai::OrdersByTerms<G>) print("moves", ai::TermsOf<G>::move_names(), {tuner.fit_moves(ridge_)});
  }

  // Each term with its weights, and how much it moves, in natural logarithms; then the rows for the source.
  void print(const std::string& title, std::span<const std::string_view> names, const std::vector<ai::Fit>& fits) {
    console_.out << title << '\n';
    for (const ai::Fit& fit : fits)
      console_.out << fmt::format("{} examples; loss on games held back {:.4f}, with the weights in use {:.4f}\n",
                                  fit.examples, fit.after, fit.before);
    for (std::size_t t = 0; t < names.size(); ++t) {
      console_.out << fmt::format("  {:<16}", names[t]);
      for (const ai::Fit& fit : fits) console_.out << fmt::format("{:7} {:+.3f}", fit.weights[t], fit.influence[t]);
      console_.out << '\n';
    }
    for (const ai::Fit& fit : fits) console_.out << fmt::format("{{{}}},\n", fmt::join(fit.weights, ", "));
  }

  Console& console_;
  std::string player_ = "tree:nodes=400";
  std::uint64_t games_ = 100, seed_ = 1, one_in_ = 3;
  int max_plies_ = 1000;
  double ridge_ = 100;
  StartOptions start_;
};

}  // namespace tetrarchy::cli
