#include "words/words.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "words/embedded_catalogue.h"

namespace tetrarchy {
namespace {

constexpr std::array<std::string_view, 4> seat_keys{"red", "blue", "yellow", "green"};
constexpr std::array<std::string_view, 14> face_keys{
    "chief", "assassin", "reporter", "diplomat", "necromobile",     "militant", "king",
    "rook",  "dragon",   "gold",     "silver",   "promoted_silver", "pawn",     "tokin"};

struct PluralRule {
  std::string_view name;
  bool (*is_one)(int n);
};
constexpr std::array<PluralRule, 3> plural_rules{{
    {"one is 1", [](int n) { return n == 1; }},
    {"one is 0 or 1", [](int n) { return n == 0 || n == 1; }},
    {"never one", [](int) { return false; }},
}};

std::string with_form(std::string_view prefix, std::string_view key, std::string_view form) {
  std::string out(prefix);
  out += key;
  if (!form.empty()) out.append(".").append(form);
  return out;
}

const Message::Value* value_of(const Message& m, std::string_view name) {
  for (const auto& [key, value] : m.values)
    if (key == name) return &value;
  return nullptr;
}

}  // namespace

std::optional<Words> Words::from(std::string_view json) {
  const auto parsed = nlohmann::json::parse(json, nullptr, false);
  if (!parsed.is_object()) return std::nullopt;
  auto texts = std::make_shared<Catalogue>();
  for (const auto& [key, value] : parsed.items()) {
    if (!value.is_string()) return std::nullopt;
    texts->emplace(key, value.get<std::string>());
  }
  Words out;
  out.texts_ = std::move(texts);
  return out;
}

Words Words::of_game(std::string_view name) const {
  Words out = *this;
  out.game_ = name;
  return out;
}

const std::string* Words::found(std::string_view key) const {
  const auto it = texts_->find(key);
  return it == texts_->end() ? nullptr : &it->second;
}

bool Words::has(std::string_view key) const { return found(key) != nullptr; }

bool Words::is_one(int n) const {
  const std::string* name = found("ui.plural");
  const auto rule = std::find_if(plural_rules.begin(), plural_rules.end(),
                                 [&](const PluralRule& r) { return name && r.name == *name; });
  return (rule == plural_rules.end() ? plural_rules.front() : *rule).is_one(n);
}

const std::string* Words::template_of(const Message& m) const {
  if (const std::string* plain = found(m.key)) return plain;
  const Message::Value* n = value_of(m, "n");
  if (!n || !std::holds_alternative<int>(*n)) return nullptr;
  return found(m.key + (is_one(std::get<int>(*n)) ? ".one" : ".other"));
}

std::string Words::said(const Message::Value& value, std::string_view form) const {
  return std::visit(
      [&](const auto& v) -> std::string {
        using V = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<V, int>)
          return std::to_string(v);
        else if constexpr (std::is_same_v<V, std::string>)
          return v;
        else
          return of(v, form);
      },
      value);
}

std::string Words::text(const Message& m) const {
  const std::string* pattern = template_of(m);
  if (!pattern) return m.key;
  std::string out;
  std::string_view rest = *pattern;
  while (!rest.empty()) {
    const auto open = rest.find('{'), close = rest.find('}', open);
    if (open == rest.npos || close == rest.npos) break;
    std::string_view name = rest.substr(open + 1, close - open - 1), form;
    if (const auto colon = name.find(':'); colon != name.npos) {
      form = name.substr(colon + 1);
      name = name.substr(0, colon);
    }
    out += rest.substr(0, open);
    const Message::Value* value = value_of(m, name);
    out += value ? said(*value, form) : std::string(rest.substr(open, close - open + 1));
    rest.remove_prefix(close + 1);
  }
  return out += rest;
}

std::string Words::of(Seat s, std::string_view form) const {
  const std::string own = with_form(game_ + ".seat.", key_of(s), form);
  return text(Message{has(own) ? own : with_form("ui.seat.", key_of(s), form)});
}

std::string Words::of(Face f, std::string_view form) const {
  return text(Message{with_form("ui.face.", key_of(f), form)});
}

std::string Words::all_texts() const {
  std::string out;
  for (const auto& [key, text] : *texts_) out += text;
  return out;
}

namespace {

constexpr std::array<std::string_view, 5> codes{"en", "es", "fr", "ja", "kk"};

using Languages = std::array<std::optional<Words>, codes.size()>;

// By the order of the codes, each once it is asked for or brought.
Languages& languages() {
  static Languages all;
  return all;
}

std::size_t place_of(std::string_view code) {
  return static_cast<std::size_t>(std::ranges::find(codes, code) - codes.begin());
}

}  // namespace

const Words& english() { return *words_in("en"); }

std::span<const std::string_view> language_codes() { return codes; }

bool is_language(std::string_view code) { return place_of(code) < codes.size(); }

const Words* words_in(std::string_view code) {
  if (!is_language(code)) return nullptr;
  auto& words = languages()[place_of(code)];
  if (const std::string_view own = embedded_catalogue(code); !words && !own.empty()) {
    words = Words::from(own);
    assert(words && "the catalogues are part of the build");
  }
  return words ? &*words : nullptr;
}

bool bring_words(std::string_view code, std::string_view json) {
  if (!is_language(code)) return false;
  auto words = Words::from(json);
  if (!words) return false;
  languages()[place_of(code)] = std::move(words);
  return true;
}

std::string_view key_of(Seat s) { return seat_keys[index(s)]; }
std::string_view key_of(Face f) { return face_keys[static_cast<std::size_t>(f)]; }

}  // namespace tetrarchy
