#include "cli/convert.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>
#include <string_view>
#include <utility>

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
  return {std::move(match), link_in(text) ? "position" : "record"};
}

std::string written(const Match& match, std::string_view form) {
  if (form == "link") return match.link();
  return form == "record" ? match.save() : match.position();
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
  console.out << written(found, c.form.empty() ? usual_form : c.form) << '\n';
}

}  // namespace tetrarchy::cli
