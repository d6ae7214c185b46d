#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "words/words.h"

// The catalogues of all languages say what the English one says.
namespace tetrarchy {
namespace {

using Catalogue = std::map<std::string, std::string>;

std::string text(std::string_view code) {
  std::ifstream file(std::string(TETRARCHY_TEST_DATA) + "/../assets/locale/" + std::string(code) + ".json");
  return {std::istreambuf_iterator<char>(file), {}};
}

Catalogue catalogue(std::string_view code) { return nlohmann::json::parse(text(code)).get<Catalogue>(); }

// Other forms of a seat's or a piece's name are a language's own business: ui.seat.red.genitive.
bool is_form(std::string_view key) {
  const bool named = key.starts_with("ui.seat.") || key.starts_with("ui.face.") || key.starts_with("yonin.seat.");
  return named && std::ranges::count(key, '.') == 3;
}

// What stands in braces: each value's name, and each as it is asked for ("seat:camp").
struct Blanks {
  std::set<std::string> names;
  std::set<std::string> forms;
};
Blanks blanks_of(std::string_view text) {
  Blanks out;
  for (auto open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
    const std::string blank(text.substr(open + 1, text.find('}', open) - open - 1));
    const auto colon = blank.find(':');
    out.names.insert(blank.substr(0, colon));
    if (colon != blank.npos) out.forms.insert(blank.substr(colon + 1));
  }
  return out;
}

class Language : public testing::TestWithParam<std::string_view> {
 protected:
  const Catalogue english_ = catalogue("en"), own_ = catalogue(GetParam());
};

TEST_P(Language, has_every_text_and_no_other) {
  for (const auto& [key, text] : english_) EXPECT_TRUE(own_.contains(key)) << key;
  for (const auto& [key, text] : own_) {
    EXPECT_TRUE(english_.contains(key) || is_form(key)) << key;
    EXPECT_FALSE(text.empty()) << key;
  }
}

// A text for the number one may leave the number out, or what is only said of many.
TEST_P(Language, names_the_same_values) {
  for (const auto& [key, text] : english_) {
    if (key.ends_with(".one") || key == "ui.plural") continue;
    const auto own = own_.find(key);
    if (own != own_.end()) EXPECT_EQ(blanks_of(own->second).names, blanks_of(text).names) << key;
  }
}

TEST_P(Language, has_every_form_that_it_asks_for_of_every_seat_and_piece) {
  const auto has = [&](const std::string& name, const std::string& form) { return own_.contains(name + "." + form); };
  for (const auto& [key, text] : own_)
    for (const std::string& form : blanks_of(text).forms) {
      const bool of_seats = has("ui.seat.red", form), of_faces = has("ui.face.chief", form);
      EXPECT_TRUE(of_seats || of_faces) << key << " asks for " << form;
      for (const char* seat : {"red", "blue", "yellow", "green"})
        for (const char* game : {"ui", "yonin"})
          EXPECT_TRUE(!of_seats || has(std::string(game) + ".seat." + seat, form))
              << game << ' ' << seat << ' ' << form;
      for (const auto& [face, name] : english_)
        if (face.starts_with("ui.face.") && std::ranges::count(face, '.') == 2)
          EXPECT_TRUE(!of_faces || has(face, form)) << face << ' ' << form;
    }
}

TEST_P(Language, seats_have_four_different_letters) {
  for (const char* game : {"ui", "yonin"}) {
    std::set<std::string> letters;
    for (const char* seat : {"red", "blue", "yellow", "green"})
      letters.insert(own_.at(std::string(game) + ".seat." + seat + ".letter"));
    EXPECT_EQ(letters.size(), 4u) << game;
  }
}

TEST_P(Language, is_spoken_by_a_program_that_it_was_brought_to) {
  ASSERT_TRUE(bring_words(GetParam(), text(GetParam())));
  const Words* words = words_in(GetParam());
  ASSERT_NE(words, nullptr);
  EXPECT_EQ(words->text(Message{"ui.menu"}), own_.at("ui.menu"));
}

TEST_P(Language, is_not_lost_by_a_text_that_is_no_catalogue) {
  ASSERT_TRUE(bring_words(GetParam(), text(GetParam())));
  for (const char* bad : {"", "{", "[]", R"({"ui.menu": 1})"}) EXPECT_FALSE(bring_words(GetParam(), bad)) << bad;
  EXPECT_EQ(words_in(GetParam())->text(Message{"ui.menu"}), own_.at("ui.menu"));
}

TEST(Languages, of_another_kind_are_none) {
  EXPECT_FALSE(is_language("de"));
  EXPECT_FALSE(bring_words("de", text("en")));
  EXPECT_EQ(words_in("de"), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Words, Language, testing::ValuesIn(language_codes().begin(), language_codes().end()),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace tetrarchy
