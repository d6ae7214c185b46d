#include "cli/say.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "embedded/locale.h"

namespace tetrarchy::cli {
namespace {

const std::map<std::string, std::string>& catalogue() {
  static const auto texts = nlohmann::json::parse(embedded::en_json).get<std::map<std::string, std::string>>();
  return texts;
}

constexpr std::array<std::string_view, 4> seat_names{"red", "blue", "yellow", "green"};
constexpr std::array<std::string_view, 14> face_names{
    "chief", "assassin", "reporter", "diplomat", "necromobile",     "militant", "king",
    "rook",  "dragon",   "gold",     "silver",   "promoted_silver", "pawn",     "tokin"};

// A value as a template's field prints it: {name}, or {name:form} for another form of a name.
struct Spoken {
  Message::Value value;
};

std::string name(std::string key, std::string_view form) {
  if (!form.empty()) key.append(".").append(form);
  const auto text = catalogue().find(key);
  return text == catalogue().end() ? key : text->second;
}

std::string spoken(int n, std::string_view) { return std::to_string(n); }
std::string spoken(const std::string& text, std::string_view) { return text; }
std::string spoken(Seat s, std::string_view form) {
  return name(fmt::format("ui.seat.{}", seat_names[index(s)]), form);
}
std::string spoken(Face f, std::string_view form) {
  return name(fmt::format("ui.face.{}", face_names[static_cast<std::size_t>(f)]), form);
}

// English has the form `one` for 1 only.
const std::string* pattern(const Message& m) {
  std::string form = ".other";
  for (const auto& [key, value] : m.values)
    if (key == "n" && std::holds_alternative<int>(value) && std::get<int>(value) == 1) form = ".one";
  for (const auto& key : {m.key, m.key + form})
    if (const auto text = catalogue().find(key); text != catalogue().end()) return &text->second;
  return nullptr;
}

}  // namespace
}  // namespace tetrarchy::cli

template <>
struct fmt::formatter<tetrarchy::cli::Spoken> {
  std::string form;

  constexpr auto parse(format_parse_context& context) {
    auto end = context.begin();
    while (end != context.end() && *end != '}') form += *end++;
    return end;
  }
  auto format(const tetrarchy::cli::Spoken& s, format_context& context) const {
    const auto text = std::visit([&](const auto& v) { return tetrarchy::cli::spoken(v, form); }, s.value);
    return std::copy(text.begin(), text.end(), context.out());
  }
};

namespace tetrarchy::cli {

std::string said(const Message& m) {
  const std::string* text = pattern(m);
  if (text == nullptr) return m.key;
  fmt::dynamic_format_arg_store<fmt::format_context> values;
  for (const auto& [key, value] : m.values) values.push_back(fmt::arg(key.c_str(), Spoken{value}));
  return fmt::vformat(*text, values);
}

std::string said(Seat s) { return spoken(s, ""); }

std::string said(const Refusal& r) {
  return r.clause.empty() ? said(r.text) : fmt::format("{} ({})", said(r.text), r.clause);
}

}  // namespace tetrarchy::cli
