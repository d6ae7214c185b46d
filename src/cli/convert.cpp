#include "cli/convert.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>

#include "session/match.h"

namespace tetrarchy::cli {
namespace {

std::optional<std::string> contents(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  std::string text(std::istreambuf_iterator<char>(in), {});
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return text;
}

void print_position(Match& match, int ply, Console& console) {
  const int last = match.view().last_ply;
  if (!match.go_to(ply < 0 ? last : ply))
    return console.refuse(fmt::format("the record has the plies 0 to {}, not {}", last, ply));
  console.out << match.position() << '\n';
}

bool is_record(const std::string& text) { return !text.empty() && text.front() == '{'; }

// Every game reads its own positions only: the first one that accepts the text has it.
OrRefusal<std::unique_ptr<Match>> match_at(const std::string& position) {
  OrRefusal<std::unique_ptr<Match>> match;
  for (const GameInfo& game : games()) {
    match = match_from_position(game.id, position);
    if (!std::holds_alternative<Refusal>(match)) break;
  }
  return match;
}

}  // namespace

void convert(const Conversion& c, Console& console) {
  if (c.file.find("://") != c.file.npos)
    return console.refuse("links are not converted: this version has records and positions only");
  const auto text = contents(c.file);
  if (!text) return console.refuse(fmt::format("{} cannot be read", c.file));
  const auto match = is_record(*text) ? match_from_record(*text) : match_at(*text);
  if (const auto* refusal = std::get_if<Refusal>(&match)) return console.refuse(*refusal);
  Match& found = *std::get<std::unique_ptr<Match>>(match);
  if (is_record(*text)) return print_position(found, c.ply, console);
  console.out << found.save() << '\n';
}

}  // namespace tetrarchy::cli
