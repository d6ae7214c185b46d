#include "cli/convert.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>
#include <string_view>
#include <utility>

#include "session/game_text.h"
#include "session/link.h"
#include "session/match.h"
#include "session/reading.h"

namespace tetrarchy::cli {
namespace {

using NewMatch = OrRefusal<std::unique_ptr<Match>>;

std::string contents(std::istream& in) {
  std::string text(std::istreambuf_iterator<char>(in), {});
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return text;
}

// What the argument stands for; none: a file that cannot be read.
std::optional<std::string> meant(const std::string& text, Console& console) {
  if (text == "-") return contents(console.in);
  if (std::ifstream file(text, std::ios::binary); file) return contents(file);
  return link_in(text) ? std::optional(text) : std::nullopt;
}

struct Found {
  NewMatch match;
  std::string_view usual_form;  // of the answer
};

// A record is shown at its end, whatever it says.
NewMatch at_end(NewMatch match) {
  if (auto* found = std::get_if<std::unique_ptr<Match>>(&match)) (*found)->go_to((*found)->view().last_ply);
  return match;
}

Found found_in(std::string_view text) {
  auto match = match_in(games().back().id, text);
  if (text.starts_with('{')) return {at_end(std::move(match)), "position"};
  return {std::move(match), link_in(text) || is_game_text(text) ? "position" : "record"};
}

std::string written(const Match& match, std::string_view form, std::size_t notation) {
  if (form == "text") {
    std::string text = game_text(match, notation);
    text.pop_back();  // the end of its last line
    return text;
  }
  if (form == "link") return match.link();
  return form == "record" ? match.save() : match.position();
}

// The place of a notation among those of its game; without a name the usual one.
std::optional<std::size_t> notation_called(std::string_view name, GameId game) {
  const auto names = std::ranges::find(games(), game, &GameInfo::id)->notations;
  const auto found = name.empty() ? names.begin() : std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

void convert(const Conversion& c, Console& console) {
  const auto text = meant(c.text, console);
  if (!text) return console.refuse(fmt::format("{} cannot be read", c.text));
  const auto [match, usual_form] = found_in(*text);
  if (const auto* refusal = std::get_if<Refusal>(&match)) return console.refuse(*refusal);
  Match& found = *std::get<std::unique_ptr<Match>>(match);
  if (c.ply >= 0 && !found.go_to(c.ply))
    return console.refuse(fmt::format("the game has the plies 0 to {}, not {}", found.view().last_ply, c.ply));
  const auto notation = notation_called(c.notation, found.view().game);
  if (!notation) return console.refuse(fmt::format("this game is not written in the notation {}", c.notation));
  console.out << written(found, c.form.empty() ? usual_form : c.form, *notation) << '\n';
}

}  // namespace tetrarchy::cli
