#include "ai/players.h"

#include <algorithm>
#include <charconv>
#include <memory>

#include "ai/computer.h"
#include "ai/families.h"
#include "ai/flat_monte_carlo.h"
#include "core/named.h"
#include "core/option_text.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

namespace tetrarchy::ai {
namespace {

double percent(Parameters& p, std::string_view name, double otherwise) {
  return static_cast<double>(p.number(name, static_cast<std::uint64_t>(otherwise * 100 + .5))) / 100;
}

template <Game G>
TreeOptions chosen_tree_options(Parameters& p) {
  TreeOptions o = tree_options<G>();
  o.width = p.number("width", o.width);
  o.exploration = percent(p, "c", o.exploration);
  o.first_open = percent(p, "first", o.first_open);
  o.open_growth = percent(p, "growth", o.open_growth);
  o.unvisited_loss = percent(p, "fpu", o.unvisited_loss);
  return o;
}

AlphaBetaOptions alpha_beta_options(const std::string& family, Parameters& p) {
  AlphaBetaOptions o;
  if (family == "maxn") o.mode = AlphaBetaOptions::Mode::max_n;
  if (family == "brs") o.deviations = 1;
  if (family == "opps") o.deviations = 2;
  o.root_width = p.number("root", o.root_width);
  o.own_width = p.number("own", o.own_width);
  o.their_width = p.number("their", o.their_width);
  o.deviations = static_cast<int>(p.number("deviations", static_cast<std::uint64_t>(o.deviations)));
  o.quiet_depth = static_cast<int>(p.number("quiet", static_cast<std::uint64_t>(o.quiet_depth)));
  return o;
}

bool is_alpha_beta(const std::string& family) {
  return family == "paranoid" || family == "opps" || family == "brs" || family == "maxn";
}

// A thinker and how much it usually thinks; null: there is no such family.
template <Game G>
struct Made {
  std::unique_ptr<Thinker<G>> thinker;
  std::uint64_t nodes = 1;
};

// 3 of "level3"; -1: it is no level.
int level_called(std::string_view family) {
  constexpr std::string_view prefix = "level";
  return family.starts_with(prefix) ? read_count(family.substr(prefix.size())) : -1;
}

// The method of the programs that exist for the game.
template <Game G>
Made<G> existing();
template <>
Made<Djambi> existing<Djambi>() {
  return {std::make_unique<MaterialMaxN<Djambi>>(), 20000};
}
template <>
Made<Yonin> existing<Yonin>() {
  return {std::make_unique<LossCounter>()};
}

template <Game G>
Made<G> made(const std::string& family, Parameters& p) {
  using B = BrainOf<G>;
  if (const int level = level_called(family); level >= 1 && level <= best_level<G>())
    return {make_computer<G>(level), nodes_of<G>(level)};
  if (family == "tree") return {std::make_unique<TreeSearch<B>>(B(), chosen_tree_options<G>(p)), 1500};
  if (is_alpha_beta(family)) return {std::make_unique<AlphaBeta<B>>(B(), alpha_beta_options(family, p)), 2000};
  if (family == "oneply")
    return {std::make_unique<OnePlyPlayer<B>>(B(), static_cast<std::int32_t>(percent(p, "noise", 0) * whole_game))};
  if (family == "flat")
    return {std::make_unique<FlatMonteCarlo<B>>(B(), static_cast<int>(p.number("plies", 16))), 1500};
  if (family == "greedy") return {std::make_unique<GreedyPlayer<G>>()};
  if (family == "random") return {std::make_unique<RandomPlayer<G>>()};
  if (family == "existing") return existing<G>();
  return {};
}

Refusal bad_player(std::string_view text) {
  Refusal refusal{"bad_player", "", {"ai.why.bad_player"}};
  refusal.text.values.emplace_back("text", std::string(text));
  return refusal;
}

}  // namespace

OrRefusal<PlayerText> read_player(std::string_view text) {
  PlayerText player;
  std::size_t from = text.find(':');
  player.family = text.substr(0, from);
  while (from != std::string_view::npos) {
    const std::size_t to = text.find(':', from + 1);
    const std::string_view part = text.substr(from + 1, to == std::string_view::npos ? to : to - from - 1);
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) return bad_player(text);
    player.parameters.emplace_back(part.substr(0, equals), part.substr(equals + 1));
    from = to;
  }
  return player;
}

std::string Parameters::word(std::string_view name, std::string_view otherwise) {
  const auto at = std::ranges::find(left_, name, [](const auto& p) { return std::string_view(p.first); });
  if (at == left_.end()) return std::string(otherwise);
  std::string value = std::move(at->second);
  left_.erase(at);
  return value;
}

std::uint64_t Parameters::number(std::string_view name, std::uint64_t otherwise) {
  const std::string text = word(name, "");
  if (text.empty()) return otherwise;
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value > 1'000'000'000) bad_ = true;
  return value;
}

template <Game G>
OrRefusal<Entrant<G>> make_player(std::string_view text, std::uint64_t nodes) {
  auto read = read_player(text);
  if (Refusal* refusal = std::get_if<Refusal>(&read)) return std::move(*refusal);
  const PlayerText& written = std::get<PlayerText>(read);
  Parameters parameters(written);
  Made<G> player = made<G>(written.family, parameters);
  const auto style = called<Style>(style_names, parameters.word("style", style_names.front()));
  const std::uint64_t budget = parameters.number("nodes", nodes > 0 ? nodes : player.nodes);
  if (!player.thinker || !parameters.understood() || !style || budget == 0) return bad_player(text);
  return Entrant<G>{std::string(text), std::move(player.thinker), budget, *style};
}

template OrRefusal<Entrant<Djambi>> make_player<Djambi>(std::string_view, std::uint64_t);
template OrRefusal<Entrant<Yonin>> make_player<Yonin>(std::string_view, std::uint64_t);

}  // namespace tetrarchy::ai
