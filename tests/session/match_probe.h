#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "session/match.h"
#include "session/toy_game.h"

// What the tests of the session do with a match, in few words.
namespace tetrarchy {

using MatchPtr = std::unique_ptr<Match>;

inline MatchPtr made(OrRefusal<MatchPtr> match) {
  const auto* refusal = std::get_if<Refusal>(&match);
  EXPECT_EQ(refusal, nullptr) << refusal->code;
  return refusal ? nullptr : std::get<MatchPtr>(std::move(match));
}

inline std::string code_of(const std::optional<Refusal>& refusal) { return refusal ? refusal->code : ""; }

template <class T>
std::string code_of(const OrRefusal<T>& outcome) {
  const auto* refusal = std::get_if<Refusal>(&outcome);
  return refusal ? refusal->code : "";
}

inline std::string pick(Match& match, std::string_view square, std::int64_t now_ms = 0) {
  return code_of(match.pick(Pick::square(*match.read_square(square)), now_ms));
}

inline std::string names(const Match& match, const Choices& choices) {
  std::string text;
  for (const Choice& choice : choices) {
    if (!text.empty()) text += " ";
    text += choice.pick.kind == Pick::Kind::square ? match.square_name(choice.pick.as_square())
                                                   : std::to_string(choice.pick.value);
  }
  return text;
}

namespace toy {

inline MatchConfig config() {
  MatchConfig config;
  config.game = id;
  return config;
}

OrRefusal<MatchPtr> begun(const MatchConfig& config);
OrRefusal<MatchPtr> resumed(std::string_view json);

inline MatchPtr match() { return made(begun(config())); }

inline MatchPtr match_at(std::string_view position) {
  MatchConfig at = config();
  at.position = position;
  return made(begun(at));
}

}  // namespace toy
}  // namespace tetrarchy
