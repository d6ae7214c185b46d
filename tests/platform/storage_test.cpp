#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "platform/platform.h"

namespace tetrarchy::platform {
namespace {

// Each test has a data folder of its own, so that nobody's kept game is touched.
class Storage : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::temp_directory_path() / (std::string("tetrarchy-storage-") + test->name());
    std::filesystem::remove_all(folder_);
    setenv("XDG_DATA_HOME", folder_.c_str(), 1);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_;
};

TEST_F(Storage, a_text_is_kept_as_it_is) {
  EXPECT_EQ(kept("game"), std::nullopt);
  const std::string text("line\nÖl\0end", 12);
  EXPECT_TRUE(keep("game", text));
  EXPECT_EQ(kept("game"), text);
  EXPECT_TRUE(keep("game", "shorter"));
  EXPECT_EQ(kept("game"), "shorter");
  EXPECT_EQ(kept("other"), std::nullopt);
}

TEST_F(Storage, a_text_lies_in_the_data_folder_of_the_user_and_nothing_else_does) {
  EXPECT_TRUE(keep("game", "text"));
  EXPECT_TRUE(std::filesystem::exists(folder_ / "tetrarchy" / "game"));
  const auto entries = std::filesystem::directory_iterator(folder_ / "tetrarchy");
  EXPECT_EQ(std::distance(begin(entries), end(entries)), 1);
}

TEST_F(Storage, what_cannot_be_written_is_said_and_kept_until_the_end) {
  std::ofstream(folder_) << "a file where the folder should be";
  EXPECT_FALSE(keep("unwritable", "text"));
  EXPECT_EQ(kept("unwritable"), "text");
  std::filesystem::remove(folder_);
  EXPECT_TRUE(keep("unwritable", "newer"));
  EXPECT_EQ(kept("unwritable"), "newer");
}

}  // namespace
}  // namespace tetrarchy::platform
