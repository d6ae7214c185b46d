#include "app/page_setup.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/named.h"
#include "core/option_text.h"
#include "render/palette.h"
#include "render/piece_set.h"
#include "ui/game_info.h"
#include "ui/layout.h"
#include "ui/settings.h"
#include "words/words.h"

namespace tetrarchy::app {
namespace {

using nlohmann::json;
using std::string_view;

Refusal bad_setting(string_view name) {
  return {"bad_setting", "", Message{"page.refused.bad_setting"}.with("name", std::string(name))};
}

// A member, if it is there; null: it is not.
const json* member(const json& object, string_view name) {
  const auto at = object.find(name);
  return at == object.end() ? nullptr : &*at;
}

// The text of a member; empty: it is not there. None: it is no text.
std::optional<std::string> text_of(const json& object, string_view name) {
  const json* value = member(object, name);
  if (!value) return "";
  return value->is_string() ? std::optional(value->get<std::string>()) : std::nullopt;
}

std::optional<int> number_of(const json& object, string_view name, int least, int most) {
  const json* value = member(object, name);
  if (!value || !value->is_number_integer()) return std::nullopt;
  const auto n = value->get<std::int64_t>();
  return n >= least && n <= most ? std::optional(static_cast<int>(n)) : std::nullopt;
}

// ---- a game to begin ---------------------------------------------------------------------------------

std::optional<SeatConfig> seat_of(string_view text) {
  constexpr string_view computer = "computer";
  if (text == "human") return SeatConfig{};
  if (text == "open") return SeatConfig{SeatKind::open};
  if (!text.starts_with(computer)) return std::nullopt;
  SeatConfig seat{SeatKind::computer};
  seat.computer.level = read_count(text.substr(computer.size()));  // whether the game has that level, the session knows
  return seat;
}

std::optional<Refusal> read_seats(const json& config, MatchConfig& out) {
  const json* seats = member(config, "seats");
  if (!seats) return std::nullopt;
  if (!seats->is_object()) return bad_setting("seats");
  for (const auto& item : seats->items()) {
    const std::string& name = item.key();
    const json& value = item.value();
    const auto seat = std::ranges::find_if(all_seats, [&](Seat s) { return key_of(s) == name; });
    const auto sitter = value.is_string() ? seat_of(value.get_ref<const std::string&>()) : std::nullopt;
    if (seat == all_seats.end() || !sitter) return bad_setting("seats." + name);
    out.seats[*seat] = *sitter;
  }
  return std::nullopt;
}

// Whether it is a possible one, the session knows.
std::optional<Refusal> read_clock(const json& config, MatchConfig& out) {
  const json* clock = member(config, "clock");
  if (!clock || clock->is_null()) return std::nullopt;
  if (!clock->is_object()) return bad_setting("clock");
  TimeControl control;
  for (const auto& item : clock->items()) {
    const std::array<std::pair<string_view, std::int64_t*>, 3> times{
        {{"main", &control.main_ms}, {"increment", &control.increment_ms}, {"period", &control.period_ms}}};
    const auto time = std::ranges::find(times, string_view(item.key()), &std::pair<string_view, std::int64_t*>::first);
    const auto value = number_of(*clock, item.key(), 0, std::numeric_limits<int>::max());
    if (!value || (time == times.end() && item.key() != "periods")) return bad_setting("clock." + item.key());
    if (time == times.end())
      control.periods = *value;
    else
      *time->second = *value;
  }
  out.clock = control;
  return std::nullopt;
}

std::optional<Refusal> read_start(const json& config, MatchConfig& out) {
  const std::array<std::pair<string_view, std::string*>, 3> texts{
      {{"position", &out.position}, {"layout", &out.start.layout}, {"options", &out.start.options}}};
  for (const auto& [name, place] : texts) {
    auto text = text_of(config, name);
    if (!text) return bad_setting(name);
    if (!text->empty()) *place = *std::move(text);
  }
  if (member(config, "players")) {
    const auto players = number_of(config, "players", 2, 4);
    if (!players) return bad_setting("players");
    out.start.players = *players;
  }
  return std::nullopt;
}

std::optional<Refusal> play_all(const json& config, Match& match) {
  const json* moves = member(config, "moves");
  if (!moves) return std::nullopt;
  if (!moves->is_array()) return bad_setting("moves");
  for (const json& move : *moves) {
    if (!move.is_string()) return bad_setting("moves");
    if (auto refusal = match.play(move.get_ref<const std::string&>(), 0)) return refusal;
  }
  match.hold_clock(0);  // nobody has thought about them
  return std::nullopt;
}

// ---- how it is shown ---------------------------------------------------------------------------------

// A choice among named values.
template <class Value, std::size_t count>
bool choose(const json& value, const std::array<string_view, count>& names, auto& place) {
  const auto chosen = value.is_string() ? called<Value>(names, value.get_ref<const std::string&>()) : std::nullopt;
  if (chosen) place = *chosen;
  return chosen.has_value();
}

// The same, or "system": as it is by default.
template <class Value, std::size_t count>
bool choose_or_default(const json& value, const std::array<string_view, count>& names, std::optional<Value>& place) {
  if (value != "system") return choose<Value>(value, names, place);
  place.reset();
  return true;
}

struct Setup {
  ui::Settings settings;
  ui::Presentation presentation;
  std::string language{};
};

bool set_theme(Setup& s, const json& v) { return choose_or_default(v, render::theme_names, s.settings.theme); }

bool set_pieces(Setup& s, const json& v) { return choose_or_default(v, render::piece_set_names, s.settings.piece_set); }

bool set_sound(Setup& s, const json& v) { return choose_or_default(v, ui::loudness_names, s.settings.sound); }

bool set_turning(Setup& s, const json& v) {
  return choose<ui::Turning>(v, std::array<string_view, 2>{"fixed", "mover"}, s.settings.turning);
}

bool set_quarter_turns(Setup& s, const json& v) {
  if (!v.is_number_integer()) return false;
  s.settings.quarter_turns = static_cast<int>(v.get<std::int64_t>() & 3);
  return true;
}

bool set_bars(Setup& s, const json& v) {
  return choose<ui::Bars>(v, std::array<string_view, 2>{"all", "board"}, s.presentation.bars);
}

bool set_readonly(Setup& s, const json& v) {
  using Access = ui::Presentation::Access;
  if (!v.is_boolean()) return false;
  s.presentation.access = v.get<bool>() ? Access::look : Access::play;
  return true;
}

bool set_language(Setup& s, const json& v) {
  if (!v.is_string() || !is_language(v.get_ref<const std::string&>())) return false;
  s.language = v.get<std::string>();
  return true;
}

struct Setting {
  string_view name;
  bool (*set)(Setup&, const json&);  // false: it is no such value
};
constexpr std::array<Setting, 8> settings{{{"theme", set_theme},
                                           {"pieces", set_pieces},
                                           {"sound", set_sound},
                                           {"turning", set_turning},
                                           {"quarterTurns", set_quarter_turns},
                                           {"bars", set_bars},
                                           {"readonly", set_readonly},
                                           {"language", set_language}}};

std::optional<Refusal> apply(Setup& setup, const json& wishes) {
  for (const auto& wish : wishes.items()) {
    const auto setting = std::ranges::find(settings, string_view(wish.key()), &Setting::name);
    if (setting == settings.end() || !setting->set(setup, wish.value())) return bad_setting(wish.key());
  }
  return std::nullopt;
}

}  // namespace

OrRefusal<std::unique_ptr<Match>> match_of(const json& config) {
  if (!config.is_object()) return bad_setting("");
  MatchConfig wanted;
  const auto game = text_of(config, "game");
  const auto info = std::ranges::find_if(games(), [&](const GameInfo& g) { return game && g.name == *game; });
  if (info == games().end()) return bad_setting("game");
  wanted.game = info->id;
  if (auto refusal = read_start(config, wanted)) return *std::move(refusal);
  if (auto refusal = read_seats(config, wanted)) return *std::move(refusal);
  if (auto refusal = read_clock(config, wanted)) return *std::move(refusal);
  auto made = new_match(wanted);
  auto* match = std::get_if<std::unique_ptr<Match>>(&made);
  if (!match) return made;
  if (auto refusal = play_all(config, **match)) return *std::move(refusal);
  if (member(config, "ply")) {
    const auto ply = number_of(config, "ply", 0, (*match)->view().last_ply);
    if (!ply) return bad_setting("ply");
    (*match)->go_to(*ply);
  }
  return made;
}

std::optional<Refusal> set_up(ui::App& app, const json& wishes) {
  if (!wishes.is_object()) return bad_setting("");
  Setup setup{app.settings(), app.presentation()};
  if (auto refusal = apply(setup, wishes)) return refusal;
  app.settings() = setup.settings;
  app.settings_set();
  app.present(std::move(setup.presentation));
  if (!setup.language.empty()) app.set_language(setup.language);
  return std::nullopt;
}

}  // namespace tetrarchy::app
