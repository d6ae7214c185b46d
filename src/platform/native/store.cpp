#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

#include "platform/store.h"

// A file for each key, in the folder that the XDG base directory specification names for a user's data.
namespace tetrarchy::platform {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && fs::path(data).is_absolute())
    return fs::path(data) / "tetrarchy";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
    return fs::path(home) / ".local/share/tetrarchy";
  return std::nullopt;
}

// Written beside the old file and then put in its place: whatever happens, one of the two is whole.
bool write_file(const fs::path& path, std::string_view text) {
  std::error_code failed;
  fs::create_directories(path.parent_path(), failed);
  if (failed) return false;
  fs::path fresh = path;
  fresh += ".new";
  {
    std::ofstream file(fresh, std::ios::binary);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    if (!file) return false;
  }
  fs::rename(fresh, path, failed);
  return !failed;
}

std::optional<std::string> read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

}  // namespace

bool write_stored(std::string_view key, std::string_view text) {
  const auto where = folder();
  return where && write_file(*where / key, text);
}

std::optional<std::string> read_stored(std::string_view key) {
  const auto where = folder();
  return where ? read_file(*where / key) : std::nullopt;
}

}  // namespace tetrarchy::platform
