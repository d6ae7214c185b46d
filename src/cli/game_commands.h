#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "cli/batch.h"
#include "cli/console.h"
#include "cli/random_play.h"
#include "cli/say.h"
#include "cli/seat_lines.h"
#include "cli/start_options.h"
#include "cli/texts.h"
#include "cli/thinking_commands.h"
#include "cli/tuning_commands.h"
#include "core/perft.h"
#include "diagram/diagram.h"
#include "scribe/answers.h"

// The commands of one game: `tetrarchy djambi ...`. Each is a small class with its arguments; the
// parser fills them and calls run().
namespace tetrarchy::cli {

template <Game G>
class GameCommands {
 public:
  GameCommands(CLI::App& program, const std::string& help, Console& console)
      : game_(*program.add_subcommand(std::string(G::id), help)),
        console_(console),
        thinking_(game_, console),
        tuning_(game_, console) {
    game_.require_subcommand(1);
    add_reading();
    add_playing();
    add_counting();
    add_batches();
    add_random();
  }

 private:
  using Position = typename G::Position;

  CLI::App& command(CLI::App& parent, const std::string& name, const std::string& help, void (GameCommands::*run)()) {
    CLI::App& c = *parent.add_subcommand(name, help);
    c.callback([this, run] {
      console_.game = G::id;
      (this->*run)();
    });
    return c;
  }
  CLI::App& command(const std::string& name, const std::string& help, void (GameCommands::*run)()) {
    return command(game_, name, help, run);
  }
  CLI::App& command_on_position(const std::string& name, const std::string& help, void (GameCommands::*run)()) {
    CLI::App& c = command(name, help, run);
    c.add_option("position", text_, "position text")->required();
    return c;
  }

  void add_reading() {
    start_.add_to(command("start", "the position at the start", &GameCommands::start));
    command_on_position("show", "the board, and who is to move", &GameCommands::show);
    command_on_position("check", "ok, or why it is no position", &GameCommands::check)
        .add_flag("--edited", edited_, "with fewer pieces than a game has");
    CLI::App& moves = command_on_position("moves", "the legal moves, sorted", &GameCommands::moves);
    moves.add_flag("--table", table_, "in table form");
    moves.add_option("--notation", notation_, "of the table form; without it, the usual one")->check(notation_names());
    command_on_position("svg", "a diagram", &GameCommands::svg);
  }

  void add_playing() {
    command_on_position("play", "the position after moves", &GameCommands::play)
        .add_option("moves", moves_, "moves in machine form")
        ->required();
    command_on_position("resign", "the position after a resignation", &GameCommands::resign)
        .add_option("seat", seat_, "letter of the seat")
        ->required();
  }

  void add_counting() {
    CLI::App& c = command("perft", "number of move sequences of a length", &GameCommands::count);
    c.add_option("depth", depth_, "length")->required()->check(CLI::Range(0, 9));
    c.add_option("position", text_, "position text; without it, the start");
    c.add_flag("--divide", divide_, "for each first move");
    start_.add_to(c);
  }

  void add_batches() {
    CLI::App& batch = *game_.add_subcommand("batch", "one line in, one line out");
    batch.require_subcommand(1);
    command(batch, "perft", "depth TAB position", &GameCommands::perft_lines);
    command(batch, "play", "position TAB move", &GameCommands::play_lines);
    command(batch, "resign", "position TAB seat", &GameCommands::resign_lines);
    command(batch, "check", "position", &GameCommands::check_lines)
        .add_flag("--edited", edited_, "with fewer pieces than a game has");
    command(batch, "claim", "position TAB claim of the rulebook", &GameCommands::claim_lines);
    command(batch, "judge", "position TAB aim of a puzzle TAB moves", &GameCommands::judge_lines);
    command(batch, "svg", "position, or position TAB squares to light", &GameCommands::svg_lines);
    thinking_.add_to_batch(batch);
  }

  void add_random() {
    CLI::App& c = command("random", "positions of random games, one a line", &GameCommands::random);
    c.add_option("--seed", seed_, "the same seed gives the same games")->required();
    c.add_option("--plies", plies_, "length of each game")->required()->check(CLI::Range(0, 100000));
    c.add_option("--count", count_, "number of games")->required()->check(CLI::Range(0, 1000000));
    c.add_flag("--greedy", greedy_, "take a piece whenever it is possible");
    start_.add_to(c);
  }

  // ---- what they do ------------------------------------------------------------------------------

  // The value, or nothing after the reason has been given.
  template <class T>
  std::optional<T> accepted(const OrRefusal<T>& value) {
    if (const Refusal* r = refusal_in(value)) {
      console_.refuse(*r);
      return std::nullopt;
    }
    return std::get<T>(value);
  }
  std::optional<Position> position() { return accepted(G::read_position(text_, Strictness::edited)); }
  std::optional<Position> first_position() { return accepted(started<G>(start_.spec, start_.turn)); }
  static CLI::IsMember notation_names() {
    const auto all = G::notations();
    return CLI::IsMember(std::vector<std::string>(all.begin(), all.end()));
  }
  std::size_t notation() const {
    const auto all = G::notations();
    const auto at = std::ranges::find(all, notation_);
    return at == all.end() ? 0 : static_cast<std::size_t>(at - all.begin());
  }
  Strictness strictness() const { return edited_ ? Strictness::edited : Strictness::whole; }

  void print(const Position& p) { console_.out << G::write_position(p) << '\n'; }

  void start() {
    if (const auto p = first_position()) print(*p);
  }

  void show() {
    const auto p = position();
    if (!p) return;
    console_.out << G::board_text(*p) << '\n';
    console_.out << said(G::id, p->turn() ? G::prompt(*p, {}).title : G::ending(*p)) << '\n';
    console_.out << seat_lines(G::preview(*p, {}).board, G::id);
  }

  void check() {
    if (accepted(G::read_position(text_, strictness()))) console_.out << "ok\n";
  }

  void moves() {
    const auto p = position();
    if (!p) return;
    const auto texts = table_ || !notation_.empty() ? table_texts<G>(*p, notation()) : machine_texts<G>(*p);
    for (const auto& text : texts) console_.out << text << '\n';
  }

  void svg() {
    if (const auto p = position()) console_.out << diagram::picture(G::preview(*p, {}).board);
  }

  void play() {
    auto p = position();
    for (const auto& text : moves_) {
      if (!p) return;
      const auto move = accepted(G::read_move(*p, text));
      p = move ? std::optional(p->after(*move)) : std::nullopt;
    }
    if (p) print(*p);
  }

  void resign() {
    const auto p = position();
    if (!p) return;
    if (const auto after = accepted(resigned<G>(*p, seat_))) print(*after);
  }

  void count() {
    const auto p = text_.empty() ? first_position() : position();
    if (!p) return;
    if (divide_ && depth_ > 0) divide(*p);
    console_.out << perft(*p, depth_) << '\n';
  }

  void divide(const Position& p) {
    std::vector<typename Position::Move> moves;
    p.legal_moves(moves);
    std::vector<std::string> lines;
    for (const auto m : moves)
      lines.push_back(fmt::format("{}\t{}\n", G::write_move(p, m), perft(p.after(m), depth_ - 1)));
    std::ranges::sort(lines);
    for (const auto& line : lines) console_.out << line;
  }

  void perft_lines() { for_each_line(console_, 2, batch_perft<G>); }
  void play_lines() { for_each_line(console_, 2, batch_play<G>); }
  void resign_lines() { for_each_line(console_, 2, batch_resign<G>); }
  void check_lines() {
    for_each_line(console_, 1, [&](const Columns& c) { return batch_check<G>(c, strictness()); });
  }

  void claim_lines() { for_each_line(console_, 2, scribe::claim<G>); }
  void judge_lines() { for_each_line(console_, 2, scribe::judge<G>); }
  void svg_lines() {
    for_each_line(console_, 1, [](const Columns& c) { return scribe::svg<G>(c); });
  }

  void random() {
    const auto p = first_position();
    if (!p) return;
    Random random(seed_);
    const Taste taste = greedy_ ? Taste::greedy : Taste::any;
    for (int i = 0; i < count_; ++i) print(random_position<G>(*p, plies_, random, taste));
  }

  CLI::App& game_;
  Console& console_;
  ThinkingCommands<G> thinking_;
  TuningCommands<G> tuning_;

  StartOptions start_;
  std::string text_, seat_, notation_;
  std::vector<std::string> moves_;
  bool edited_ = false, table_ = false, divide_ = false, greedy_ = false;
  int depth_ = 0, plies_ = 0, count_ = 0;
  std::uint64_t seed_ = 0;
};

}  // namespace tetrarchy::cli
