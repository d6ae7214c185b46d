#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>

#include "ui/new_game.h"
#include "words/words.h"

namespace tetrarchy::ui {
namespace {

bool said(const std::string& key) {
  return english().has(key) || (english().has(key + ".one") && english().has(key + ".other"));
}

// Every whole key that the screen's sources name. Keys put together from parts end in a full stop there.
TEST(Catalogue, HasEveryTextThatTheScreenNames) {
  const std::regex literal("\"(ui\\.[a-z0-9_.-]*[a-z0-9_])\"");
  int found = 0;
  const auto folder = std::filesystem::path(TETRARCHY_TEST_DATA) / ".." / "src" / "ui";
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    if (file.path().extension() != ".cpp") continue;
    std::ifstream in(file.path());
    const std::string text(std::istreambuf_iterator<char>(in), {});
    for (std::sregex_iterator it(text.begin(), text.end(), literal), end; it != end; ++it, ++found)
      EXPECT_TRUE(said((*it)[1])) << (*it)[1] << " in " << file.path().filename();
  }
  EXPECT_GT(found, 60);
}

TEST(Catalogue, SaysEveryOptionOfTheNewGameDialog) {
  for (const GameInfo& game : games()) {
    const std::string name(game.name);
    for (const auto& l : game.layouts) EXPECT_TRUE(said(name + ".layout." + std::string(l)));
    for (const Preset& p : game.presets) EXPECT_TRUE(said(std::string(p.id)) && said(std::string(p.id) + ".detail"));
    for (const OptionInfo& o : game.options) {
      EXPECT_TRUE(said("ui." + name + ".option." + std::string(o.name)));
      for (const auto& v : o.values) EXPECT_TRUE(said(name + ".option." + std::string(o.name) + "." + std::string(v)));
    }
  }
}

TEST(Catalogue, TheDecisivePresetSaysWhatWasMeasured) {
  EXPECT_NE(english().text(Message{"ui.djambi.preset.decisive.measured"}).find("4 %"), std::string::npos);
}

TEST(Catalogue, OptionsAreReadAndWrittenInOneText) {
  const GameInfo& djambi = info_of(GameId::djambi);
  for (const Preset& p : djambi.presets) EXPECT_EQ(options_text(djambi, option_values(djambi, p.options)), p.options);
}

}  // namespace
}  // namespace tetrarchy::ui
