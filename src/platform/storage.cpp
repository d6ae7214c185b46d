#include <map>

#include "platform/platform.h"
#include "platform/store.h"

namespace tetrarchy::platform {
namespace {

// What could not be stored lives here until the program ends.
std::map<std::string, std::string, std::less<>>& memory() {
  static std::map<std::string, std::string, std::less<>> texts;
  return texts;
}

}  // namespace

bool keep(std::string_view key, std::string_view text) {
  if (write_stored(key, text)) {
    memory().erase(std::string(key));
    return true;
  }
  memory().insert_or_assign(std::string(key), std::string(text));
  return false;
}

std::optional<std::string> kept(std::string_view key) {
  if (const auto found = memory().find(key); found != memory().end()) return found->second;
  return read_stored(key);
}

}  // namespace tetrarchy::platform
