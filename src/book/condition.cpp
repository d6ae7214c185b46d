#include "book/condition.h"

#include <algorithm>

namespace tetrarchy::book {
namespace {

const std::string* field(const Facts& facts, std::string_view name) {
  const auto at = std::ranges::find(facts.fields, name, [](const auto& f) { return f.first; });
  return at == facts.fields.end() ? nullptr : &at->second;
}

bool fits(std::string_view text, std::string_view pattern) {
  return std::ranges::equal(text, pattern, [](char c, char wanted) { return wanted == '.' || wanted == c; });
}

}  // namespace

std::optional<Condition::Kind> Condition::kind_of(std::string_view name, const Facts& example, SquareReader read) {
  if (field(example, name)) return Kind::field;
  if (read(name)) return Kind::square;
  if (name == "checks") return Kind::checks;
  if (name == "winner") return Kind::winner;
  if (name.size() > 1 && name[0] == '#') return Kind::count;
  return std::nullopt;
}

std::optional<Condition> Condition::from(std::string_view text, const Facts& example, SquareReader read) {
  Condition c;
  c.text_ = text;
  if (text == "over") return c;
  const auto equals = text.find('=');
  if (equals == text.npos || equals == 0 || equals + 1 == text.size()) return std::nullopt;
  c.negated_ = text[equals - 1] == '!';
  c.name_ = text.substr(0, equals - (c.negated_ ? 1 : 0));
  c.value_ = text.substr(equals + 1);
  const auto kind = kind_of(c.name_, example, read);
  if (!kind) return std::nullopt;
  c.kind_ = *kind;
  if (c.kind_ == Kind::square) c.square_ = read(c.name_);
  if (c.kind_ == Kind::square && c.value_ == "empty") c.value_.clear();
  return c;
}

std::string Condition::found_in(const Facts& facts) const {
  switch (kind_) {
    case Kind::field:
      return *field(facts, name_);
    case Kind::square:
      return facts.square[static_cast<std::size_t>(square_->index())];
    case Kind::count:
      return std::to_string(std::ranges::count(facts.square, std::string_view(name_).substr(1)));
    case Kind::checks:
      return std::to_string(facts.kings_in_check);
    case Kind::winner:
      return facts.winners;
    case Kind::over:
      break;
  }
  return facts.over ? "over" : "";
}

bool Condition::holds_in(const Facts& facts) const {
  if (kind_ == Kind::over) return facts.over;
  return fits(found_in(facts), value_) != negated_;
}

std::optional<Conditions> read_conditions(std::string_view text, const Facts& example, SquareReader read,
                                          std::string& unread) {
  Conditions all;
  while (!text.empty()) {
    const std::string_view one = split_off(text, ' ');
    if (one.empty()) continue;
    auto condition = Condition::from(one, example, read);
    if (!condition) {
      unread = one;
      return std::nullopt;
    }
    all.push_back(*std::move(condition));
  }
  return all;
}

const Condition* first_broken(const Conditions& all, const Facts& facts) {
  const auto at = std::ranges::find_if(all, [&](const Condition& c) { return !c.holds_in(facts); });
  return at == all.end() ? nullptr : &*at;
}

}  // namespace tetrarchy::book
