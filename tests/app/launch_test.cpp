#include "app/launch.h"

#include <gmock/gmock.h>

#include <initializer_list>
#include <vector>

#include "words/words.h"

namespace tetrarchy::app {
namespace {

using testing::HasSubstr;

std::variant<Launch, std::string> read(std::initializer_list<std::string_view> arguments) {
  const std::vector<std::string_view> list(arguments);
  return read_launch(list);
}

TEST(Launch, without_options_the_window_has_the_size_of_a_laptop) {
  const Launch launch = std::get<Launch>(read({}));
  EXPECT_EQ(launch.window.width, 1440);
  EXPECT_EQ(launch.window.height, 900);
  EXPECT_EQ(launch.window.pixel_ratio, 1);
  EXPECT_EQ(launch.preferences.theme, ui::Theme::light);
  EXPECT_EQ(launch.preferences.presence, ui::Presence::page);
}

TEST(Launch, every_option_is_read) {
  const Launch launch = std::get<Launch>(
      read({"--size",     "390x844",  "--ratio",   "2.625",  "--theme",      "high-contrast", "--reduced-motion",
            "--embedded", "--pieces", "kanji-two", "--game", "yonin",        "--position",    "a position",
            "--record",   "a file",   "--open",    "1AAAA",  "--screenshot", "a.png"}));
  EXPECT_EQ(launch.window.width, 390);
  EXPECT_EQ(launch.window.height, 844);
  EXPECT_FLOAT_EQ(launch.window.pixel_ratio, 2.625F);
  EXPECT_EQ(launch.preferences.theme, ui::Theme::high_contrast);
  EXPECT_EQ(launch.preferences.motion, ui::Motion::reduced);
  EXPECT_EQ(launch.preferences.presence, ui::Presence::embedded);
  EXPECT_EQ(launch.preferences.piece_set, render::PieceSet::kanji_two);
  EXPECT_EQ(launch.game, "yonin");
  EXPECT_EQ(launch.position, "a position");
  EXPECT_EQ(launch.record, "a file");
  EXPECT_EQ(launch.link, "1AAAA");
  EXPECT_EQ(launch.screenshot, "a.png");
}

TEST(Launch, an_option_that_does_not_exist_is_named) {
  EXPECT_THAT(std::get<std::string>(read({"--sise", "1x1"})), HasSubstr("--sise"));
}

TEST(Launch, an_option_whose_value_is_missing_or_wrong_is_named) {
  for (const auto& arguments : {std::vector<std::string_view>{"--size"},
                                {"--size", "big"},
                                {"--size", "390"},
                                {"--size", "390x"},
                                {"--size", "390x844x2"},
                                {"--size", "10x10"},
                                {"--ratio", "0"},
                                {"--ratio", "2,5"},
                                {"--ratio", "2."},
                                {"--ratio", "-1"},
                                {"--ratio", "2.00000"},
                                {"--theme", "pink"},
                                {"--position", ""},
                                {"--screenshot"}}) {
    const auto launch = read_launch(arguments);
    ASSERT_TRUE(std::holds_alternative<std::string>(launch)) << arguments.back();
    EXPECT_THAT(std::get<std::string>(launch), HasSubstr(std::string(arguments.front())));
  }
}

TEST(Launch, the_window_has_the_words_of_every_language) {
  for (const std::string_view code : language_codes()) {
    EXPECT_EQ(std::get<Launch>(read({"--language", code})).preferences.language, code);
    EXPECT_NE(words_in(code), nullptr) << code;
  }
}

TEST(Launch, the_help_names_every_option) {
  for (const char* option : {"--size", "--ratio", "--theme", "--reduced-motion", "--embedded", "--position", "--record",
                             "--open", "--screenshot"})
    EXPECT_THAT(launch_help(), HasSubstr(option));
}

}  // namespace
}  // namespace tetrarchy::app
