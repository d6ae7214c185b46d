#include "games/yonin/options.h"

#include <algorithm>
#include <array>

namespace tetrarchy::yonin {
namespace {

enum class Kind : std::uint8_t { word, number };

// How one option stands in a text. A word's value is its place in `values`.
struct Field {
  std::string_view name;
  Kind kind;
  std::span<const std::string_view> values;
  unsigned (*get)(const Options&);
  void (*set)(Options&, unsigned);
};

constexpr std::array<std::string_view, 2> men_values{"inherit", "freeze"};
constexpr std::array<std::string_view, 2> judge_values{"now", "turn"};
constexpr std::array<std::string_view, 2> end_values{"last", "twomates"};
constexpr std::array<std::string_view, 2> teams_values{"no", "yes"};
constexpr std::array<std::string_view, 2> partner_values{"free", "safe"};
constexpr std::array<std::string_view, 2> repeat_values{"4", "0"};
constexpr std::array<std::string_view, 4> limit_values{"0", "200", "300", "400"};

constexpr std::array<Field, 7> fields{{
    {"men", Kind::word, men_values, [](const Options& o) { return unsigned(o.men); },
     [](Options& o, unsigned v) { o.men = Options::Men(v); }},
    {"judge", Kind::word, judge_values, [](const Options& o) { return unsigned(o.judge); },
     [](Options& o, unsigned v) { o.judge = Options::Judge(v); }},
    {"end", Kind::word, end_values, [](const Options& o) { return unsigned(o.end); },
     [](Options& o, unsigned v) { o.end = Options::End(v); }},
    {"teams", Kind::word, teams_values, [](const Options& o) { return unsigned(o.teams); },
     [](Options& o, unsigned v) { o.teams = Options::Teams(v); }},
    {"partner", Kind::word, partner_values, [](const Options& o) { return unsigned(o.partner); },
     [](Options& o, unsigned v) { o.partner = Options::Partner(v); }},
    {"repeat", Kind::word, repeat_values, [](const Options& o) { return unsigned(o.repeat); },
     [](Options& o, unsigned v) { o.repeat = Options::Repeat(v); }},
    {"limit", Kind::number, limit_values, [](const Options& o) { return unsigned(o.limit); },
     [](Options& o, unsigned v) { o.limit = v & 0xFFFFF; }},
}};

Refusal refused(std::string_view code, std::string_view option) {
  return {std::string(code), "Y7.4", Message{"yonin.refused." + std::string(code)}.with("option", std::string(option))};
}

int read_value(const Field& field, std::string_view text) {
  if (field.kind == Kind::number) return read_count(text);
  const auto at = std::ranges::find(field.values, text);
  return at == field.values.end() ? -1 : int(at - field.values.begin());
}

// The part of a text before the first `mark`; the text is left with what follows it.
std::string_view split_off(std::string_view& text, char mark) {
  const auto at = std::min(text.find(mark), text.size());
  const auto part = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return part;
}

}  // namespace

int read_count(std::string_view text) {
  if (text.empty() || text.size() > 6 || (text.size() > 1 && text.front() == '0')) return -1;
  int n = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return -1;
    n = n * 10 + (c - '0');
  }
  return n;
}

std::string write_options(const Options& options) {
  std::string text;
  for (const Field& field : fields) {
    const unsigned value = field.get(options);
    if (value == field.get(Options{})) continue;
    if (!text.empty()) text += ',';
    text += field.name;
    text += '=';
    text += field.kind == Kind::number ? std::to_string(value) : std::string(field.values[value]);
  }
  return text.empty() ? "std" : text;
}

OrRefusal<Options> read_options(std::string_view text) {
  Options options;
  if (text == "std") return options;
  auto next = fields.begin();
  for (bool more = true; more;) {
    more = text.find(',') != text.npos;
    const auto item = split_off(text, ',');
    auto value_text = item;
    const auto name = split_off(value_text, '=');
    const auto field = std::ranges::find(fields, name, &Field::name);
    if (field == fields.end()) return refused("unknown_option", item);
    if (field < next) return refused("option_order", item);
    const int value = read_value(*field, value_text);
    if (value < 0) return refused("unknown_option_value", item);
    if (unsigned(value) == field->get(Options{})) return refused("option_at_default", item);
    field->set(options, unsigned(value));
    next = field + 1;
  }
  return options;
}

std::span<const OptionInfo> option_infos() {
  static constexpr auto infos = [] {
    std::array<OptionInfo, fields.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = {fields[i].name, fields[i].values};
    return all;
  }();
  return infos;
}

}  // namespace tetrarchy::yonin
