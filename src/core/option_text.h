#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/message.h"

// How a game's options stand in a text: "std", or those that differ from the default, as name=value joined by
// commas, in the game's order.
namespace tetrarchy {

inline constexpr int greatest_count = 999999;  // of any number in a text

// A whole number without a sign or leading zeros, at most `greatest_count`; -1: it is not one.
constexpr int read_count(std::string_view text) {
  if (text.empty() || text.size() > 6 || (text.size() > 1 && text.front() == '0')) return -1;
  int n = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return -1;
    n = n * 10 + (c - '0');
  }
  return n;
}

// The part of a text before the first `mark`; the text is left with what follows it.
constexpr std::string_view split_off(std::string_view& text, char mark) {
  const auto at = std::min(text.find(mark), text.size());
  const auto part = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return part;
}

// The fields of a text, one space between each two; none: there are not N of them, or one is empty.
template <std::size_t N>
constexpr std::optional<std::array<std::string_view, N>> split_fields(std::string_view text) {
  std::array<std::string_view, N> fields;
  for (std::size_t i = 0; i < N; ++i) {
    const bool last = i + 1 == N;
    const auto end = text.find(' ');
    if ((end == text.npos) != last) return std::nullopt;
    fields[i] = text.substr(0, end);
    if (fields[i].empty()) return std::nullopt;
    text.remove_prefix(last ? text.size() : end + 1);
  }
  return fields;
}

// One option of a game. A word's value is its place in `values`; of a number those are the usual ones.
template <class Options>
struct OptionField {
  enum class Kind : std::uint8_t { word, number };

  std::string_view name;
  Kind kind;
  std::span<const std::string_view> values;  // the default first
  unsigned (*get)(const Options&);
  void (*set)(Options&, unsigned);

  int read(std::string_view text) const {  // -1: no such value
    if (kind == Kind::number) return read_count(text);
    const auto at = std::ranges::find(values, text);
    return at == values.end() ? -1 : static_cast<int>(at - values.begin());
  }
  std::string write(unsigned value) const {
    return kind == Kind::number ? std::to_string(value) : std::string(values[value]);
  }
};

// For the dialog of a new game.
template <class Options, std::size_t N>
constexpr std::array<OptionInfo, N> infos_of(const std::array<OptionField<Options>, N>& fields) {
  std::array<OptionInfo, N> all{};
  for (std::size_t i = 0; i < N; ++i) all[i] = {fields[i].name, fields[i].values};
  return all;
}

template <class Options>
std::string write_options(std::span<const OptionField<Options>> fields, const Options& options) {
  std::string text;
  for (const auto& field : fields) {
    const unsigned value = field.get(options);
    if (value == field.get(Options{})) continue;
    if (!text.empty()) text += ',';
    text.append(field.name).append("=").append(field.write(value));
  }
  return text.empty() ? "std" : text;
}

// `refused` makes the refusal of a code and the part of the text that is at fault.
template <class Options>
OrRefusal<Options> read_options(std::span<const OptionField<Options>> fields, std::string_view text,
                                Refusal (*refused)(std::string_view code, std::string_view option)) {
  Options options;
  if (text == "std") return options;
  auto next = fields.begin();
  for (bool more = true; more;) {
    more = text.find(',') != text.npos;
    const auto item = split_off(text, ',');
    auto value_text = item;
    const auto name = split_off(value_text, '=');
    const auto field = std::ranges::find(fields, name, &OptionField<Options>::name);
    if (field == fields.end()) return refused("unknown_option", item);
    if (field < next) return refused("option_order", item);
    const int value = field->read(value_text);
    if (value < 0) return refused("unknown_option_value", item);
    if (static_cast<unsigned>(value) == field->get(Options{})) return refused("option_at_default", item);
    field->set(options, static_cast<unsigned>(value));
    next = field + 1;
  }
  return options;
}

}  // namespace tetrarchy
