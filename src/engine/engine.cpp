#include "engine/engine.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "session/with_game.h"

namespace tetrarchy {
namespace {

constexpr std::uint64_t reports_of_a_task = 24;
constexpr std::uint64_t most_nodes = 1u << 30;  // of a slice: thinkers add it to what they have spent

void say(Report report, Engine::Lines& said) { said.push_back(write_report(report)); }

}  // namespace

Player& Engine::player_of(GameId game) {
  const auto it = std::find_if(known_.begin(), known_.end(), [&](const Known& k) { return k.game == game; });
  if (it != known_.end()) return *it->player;
  known_.push_back(
      {game, with_game(game, []<class G>() -> std::unique_ptr<Player> { return std::make_unique<PlayerOf<G>>(); })});
  return *known_.back().player;
}

void Engine::hear(std::string_view order, Lines& said) {
  const auto read = read_order(order);
  if (const auto* bad = std::get_if<BadLine>(&read)) return say({Report::Kind::refused, bad->id, {}, bad->code}, said);
  stop(said);
  const Order& asked = std::get<Order>(read);
  if (asked.task) begin(asked.id, *asked.task, said);
}

void Engine::stop(Lines& said) {
  if (busy()) say({Report::Kind::stopped, id_}, said);
  player_ = nullptr;
}

void Engine::begin(int id, const Task& task, Lines& said) {
  const auto game = game_called(task.game);
  if (!game) return say({Report::Kind::refused, id, {}, "unknown_game"}, said);
  Player& player = player_of(*game);
  if (auto code = player.begin(task)) return say({Report::Kind::refused, id, {}, *std::move(code)}, said);
  player_ = &player;
  id_ = id;
  report_step_ = std::max<std::uint64_t>(1, player.so_far().of / reports_of_a_task);
  next_report_ = report_step_;
}

void Engine::work(std::uint64_t nodes, Lines& said) {
  if (player_->work(std::min(nodes, most_nodes)) == ai::Progress::done)
    return say({Report::Kind::done, id_, std::exchange(player_, nullptr)->answer()}, said);
  if (player_->nodes() < next_report_) return;
  next_report_ = player_->nodes() + report_step_;
  say({Report::Kind::thinking, id_, player_->so_far()}, said);
}

}  // namespace tetrarchy
