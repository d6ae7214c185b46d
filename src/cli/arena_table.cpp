#include "cli/arena_table.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace tetrarchy::cli {
namespace {

std::string percent(const ai::Estimate& e) {
  return fmt::format("{:5.1f} ± {:4.1f}", 100 * e.value, 100 * e.half_width);
}

std::string rating_line(const ai::Rating& r, const std::string& name, std::string_view letters) {
  std::string line = fmt::format("{:<28} {} %   drawn part {} %   Elo {:+5.0f} ± {:3.0f}", name, percent(r.share),
                                 percent(r.drawn), r.elo.value, r.elo.half_width);
  for (const Seat s : all_seats) line += fmt::format("   {} {:4.1f}", letters[index(s)], 100 * r.seat[s].value);
  return line + fmt::format("   {:.0f} nodes, {:.2f} ms a move\n", r.nodes_per_move, r.ms_per_move);
}

// At whom the moves were aimed that took something from somebody.
std::string hostility_line(const ai::Hostilities& h, const std::string& name) {
  const auto part = [](const ai::Hostilities::Aim& aim) {
    return fmt::format("{:4.1f} % of {}", aim.chances > 0 ? 100.0 * aim.hits / aim.chances : 0, aim.chances);
  };
  return fmt::format("{:<28} {:6} hostile moves: at the leader {}, at the worst offender {}, at the ally {}\n", name,
                     h.all, part(h.at_leader), part(h.at_offender), part(h.at_ally));
}

nlohmann::json aim(const ai::Hostilities::Aim& a) { return {{"chances", a.chances}, {"hits", a.hits}}; }

nlohmann::json figure(const ai::Estimate& e) { return {{"value", e.value}, {"half_width", e.half_width}}; }

nlohmann::json by_seat(const BySeat<ai::Estimate>& seats, std::string_view letters) {
  nlohmann::json all;
  for (const Seat s : all_seats) all[std::string(1, letters[index(s)])] = figure(seats[s]);
  return all;
}

nlohmann::json rating(const ai::Rating& r, const std::string& name, std::string_view letters) {
  return {{"name", name},
          {"share", figure(r.share)},
          {"drawn_part", figure(r.drawn)},
          {"elo", figure(r.elo)},
          {"seats", by_seat(r.seat, letters)},
          {"ms_per_move", r.ms_per_move},
          {"nodes_per_move", r.nodes_per_move},
          {"hostile", r.hostilities.all},
          {"at_leader", aim(r.hostilities.at_leader)},
          {"at_offender", aim(r.hostilities.at_offender)},
          {"at_ally", aim(r.hostilities.at_ally)}};
}

}  // namespace

std::string arena_table(const ai::Report& r, std::span<const std::string> names, std::string_view letters) {
  std::string text = fmt::format("{} games in {} blocks; drawn {} %, unfinished {} %; {:.0f} ± {:.0f} plies\n", r.games,
                                 r.blocks, percent(r.drawn), percent(r.unfinished), r.plies.value, r.plies.half_width);
  text += "seats:";
  for (const Seat s : all_seats) text += fmt::format("  {} {} %", letters[index(s)], percent(r.seats[s]));
  text += "\nshare of a game for one seat, 95 % intervals from blocks:\n";
  for (std::size_t e = 0; e < names.size(); ++e) text += rating_line(r.ratings[e], names[e], letters);
  for (std::size_t e = 0; e < names.size(); ++e) text += hostility_line(r.ratings[e].hostilities, names[e]);
  text += "ends:\n";
  for (const auto& [cause, n] : r.causes) text += fmt::format("{:6} {}\n", n, cause);
  return text;
}

std::string arena_json(const ai::Report& r, std::span<const std::string> names, std::string_view letters) {
  nlohmann::json all{{"games", r.games},         {"blocks", r.blocks},
                     {"drawn", figure(r.drawn)}, {"unfinished", figure(r.unfinished)},
                     {"plies", figure(r.plies)}, {"seats", by_seat(r.seats, letters)}};
  for (std::size_t e = 0; e < names.size(); ++e) all["players"].push_back(rating(r.ratings[e], names[e], letters));
  for (const auto& [cause, n] : r.causes) all["ends"][cause] = n;
  return all.dump(2) + "\n";
}

}  // namespace tetrarchy::cli
