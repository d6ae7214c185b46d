#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "core/message.h"

// Checks that what is to be said can be said in English: the catalogue has the text, and the message has
// a value for everything that the text names.
namespace tetrarchy {

inline const nlohmann::json& english_texts() {
  static const nlohmann::json texts =
      nlohmann::json::parse(std::ifstream(TETRARCHY_TEST_DATA "/../assets/locale/en.json"), nullptr, false);
  return texts;
}

inline void expect_values(const Message& message, const std::string& text) {
  for (std::size_t open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
    const std::string name = text.substr(open + 1, text.find_first_of(":}", open) - open - 1);
    const bool given = std::any_of(message.values.begin(), message.values.end(),
                                   [&](const auto& value) { return value.first == name; });
    EXPECT_TRUE(given) << message.key << " has no value for {" << name << "}";
  }
}

inline void expect_said(const Message& message) {
  const auto& texts = english_texts();
  ASSERT_TRUE(texts.is_object());
  if (texts.contains(message.key)) return expect_values(message, texts[message.key]);
  const bool counts = std::any_of(message.values.begin(), message.values.end(), [](const auto& value) {
    return value.first == "n" && std::holds_alternative<int>(value.second);
  });
  EXPECT_TRUE(counts) << message.key << " is not in the catalogue";
  for (const char* form : {".one", ".other"}) {
    ASSERT_TRUE(texts.contains(message.key + form)) << message.key << form;
    expect_values(message, texts[message.key + form]);
  }
}

}  // namespace tetrarchy
