#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "words/words.h"

// Every key that the sources of games, session and console name is in the catalogue, whether a test comes by
// it or not.
namespace tetrarchy::cli {
namespace {

namespace fs = std::filesystem;

bool is_said(const std::string& key) {
  return english().has(key) || (english().has(key + ".one") && english().has(key + ".other"));
}

std::vector<fs::path> sources(const char* folder) {
  std::vector<fs::path> all;
  for (const auto& file : fs::directory_iterator(fs::path(TETRARCHY_TEST_DATA) / ".." / "src" / folder))
    if (file.path().extension() == ".cpp" || file.path().extension() == ".h") all.push_back(file.path());
  return all;
}

// The first groups of all matches.
std::vector<std::string> found(const std::regex& pattern, const fs::path& file) {
  std::ifstream in(file);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  std::vector<std::string> all;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) all.push_back((*it)[1]);
  return all;
}

// Keys put together from parts end in a full stop.
TEST(Keys, EveryWholeKeyIsInTheCatalogue) {
  const std::regex whole("\"((?:djambi|yonin|session|cli)\\.[a-z0-9_.]*[a-z0-9_])\"");
  std::size_t count = 0;
  for (const char* folder : {"games/djambi", "games/yonin", "session", "cli"})
    for (const auto& file : sources(folder))
      for (const auto& key : found(whole, file)) {
        EXPECT_TRUE(is_said(key)) << key << " in " << file.filename();
        ++count;
      }
  EXPECT_GT(count, 60u);
}

TEST(Keys, EveryRefusalOfAGameIsInTheCatalogue) {
  const std::regex code("\\b(?:why|refused|of_rank|of_row)\\(\"([a-z0-9_]+)\"");
  for (const std::string game : {"djambi", "yonin"}) {
    std::size_t count = 0;
    for (const auto& file : sources(("games/" + game).c_str()))
      for (const auto& name : found(code, file)) {
        EXPECT_TRUE(is_said(game + ".why." + name) || is_said(game + ".refused." + name))
            << name << " in " << file.filename();
        ++count;
      }
    EXPECT_GT(count, 40u) << game;
  }
}

}  // namespace
}  // namespace tetrarchy::cli
