#include "app/launch.h"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "core/named.h"
#include "render/palette.h"
#include "render/piece_set.h"
#include "words/words.h"

namespace tetrarchy::app {
namespace {

using std::string_view;

// The whole text as a number within the limits; decimals as in "1.5".
std::optional<float> read_number(string_view text, float least, float most) {
  int whole = 0;
  int decimals = 0;
  int scale = 1;
  const char* const end = text.data() + text.size();
  auto [at, failed] = std::from_chars(text.data(), end, whole);
  if (failed != std::errc{} || whole < 0) return std::nullopt;
  if (at != end && *at == '.' && end - at > 1 && end - at <= 5) {
    for (const char* digit = at + 1; digit != end; ++digit) scale *= 10;
    auto [last, bad] = std::from_chars(at + 1, end, decimals);
    if (bad != std::errc{} || decimals < 0) return std::nullopt;
    at = last;
  }
  const float value = static_cast<float>(whole) + static_cast<float>(decimals) / static_cast<float>(scale);
  return at == end && value >= least && value <= most ? std::optional(value) : std::nullopt;
}

bool set_size(Launch& launch, string_view value) {
  const auto cross = value.find('x');
  if (cross == string_view::npos) return false;
  const auto width = read_number(value.substr(0, cross), 200, 16384);
  const auto height = read_number(value.substr(cross + 1), 200, 16384);
  if (!width || !height) return false;
  launch.window.width = *width;
  launch.window.height = *height;
  return true;
}

bool set_ratio(Launch& launch, string_view value) {
  const auto ratio = read_number(value, 0.25F, 8);
  if (ratio) launch.window.pixel_ratio = *ratio;
  return ratio.has_value();
}

bool set_theme(Launch& launch, string_view value) {
  const auto theme = called<ui::Theme>(render::theme_names, value);
  if (theme) launch.preferences.theme = *theme;
  return theme.has_value();
}

bool set_pieces(Launch& launch, string_view value) {
  const auto pieces = called<render::PieceSet>(render::piece_set_names, value);
  if (pieces) launch.preferences.piece_set = *pieces;
  return pieces.has_value();
}

bool set_language(Launch& launch, string_view value) {
  if (!is_language(value)) return false;
  launch.preferences.language = value;
  return true;
}

bool set_reduced_motion(Launch& launch, string_view) {
  launch.preferences.motion = ui::Motion::reduced;
  return true;
}

bool set_embedded(Launch& launch, string_view) {
  launch.preferences.presence = ui::Presence::embedded;
  return true;
}

template <std::string Launch::*member>
bool set_text(Launch& launch, string_view value) {
  launch.*member = value;
  return !value.empty();
}

struct Option {
  string_view name;
  string_view value;  // what has to follow; empty: nothing
  string_view meaning;
  bool (*set)(Launch&, string_view value);  // false: not such a value
};

constexpr std::array<Option, 12> options{{
    {"--size", "WIDTHxHEIGHT", "of the window, in logical pixels", set_size},
    {"--ratio", "NUMBER", "device pixels in a logical pixel", set_ratio},
    {"--theme", "light|dark|high-contrast", "colours", set_theme},
    {"--pieces", "international|kanji|kanji-two", "of Yonin shogi", set_pieces},
    {"--language", "en|es|fr|ja|kk", "of all texts", set_language},
    {"--reduced-motion", "", "no animation", set_reduced_motion},
    {"--embedded", "", "as in a frame of another page", set_embedded},
    {"--game", "djambi|yonin", "that of the position", set_text<&Launch::game>},
    {"--position", "TEXT", "begin with this position", set_text<&Launch::position>},
    {"--record", "FILE", "begin with this game record", set_text<&Launch::record>},
    {"--open", "LINK", "show the game of this link, or of its address", set_text<&Launch::link>},
    {"--screenshot", "FILE.png", "write one picture and end", set_text<&Launch::screenshot>},
}};

const Option* find_option(string_view name) {
  for (const Option& option : options)
    if (option.name == name) return &option;
  return nullptr;
}

}  // namespace

std::variant<Launch, std::string> read_launch(std::span<const string_view> arguments) {
  Launch launch;
  launch.window.title = "Tetrarchy";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Option* option = find_option(arguments[i]);
    if (option == nullptr) return "unknown option " + std::string(arguments[i]);
    string_view value;
    if (!option->value.empty() && i + 1 < arguments.size()) value = arguments[++i];
    if (!option->set(launch, value)) return std::string(option->name) + " needs " + std::string(option->value);
  }
  return launch;
}

std::string launch_help() {
  std::string text = "tetrarchy-app [options]\n";
  for (const Option& option : options) {
    std::string left = "  " + std::string(option.name) + " " + std::string(option.value);
    left.resize(std::max<std::size_t>(left.size() + 2, 36), ' ');
    text += left + std::string(option.meaning) + "\n";
  }
  return text;
}

}  // namespace tetrarchy::app
