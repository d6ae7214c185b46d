#include <emscripten.h>

#include <cstdlib>
#include <map>
#include <string>

#include "platform/platform.h"

// localStorage, which throws when it is full, forbidden (a frame of another site) or switched off.
// clang-format off
EM_JS(int, tetrarchy_store, (const char* key, const char* text), {
    try {
        globalThis.localStorage.setItem(UTF8ToString(key), UTF8ToString(text));
        return 1;
    } catch {
        return 0;
    }
});

EM_JS(char*, tetrarchy_stored, (const char* key), {
    try {
        const text = globalThis.localStorage.getItem(UTF8ToString(key));
        return text === null ? 0 : stringToNewUTF8(text);
    } catch {
        return 0;
    }
});
// clang-format on

namespace tetrarchy::platform {
namespace {

// What could not be stored lives here until the page is closed.
std::map<std::string, std::string, std::less<>>& memory() {
  static std::map<std::string, std::string, std::less<>> texts;
  return texts;
}

// Other pages of the same site share the storage.
std::string full_key(std::string_view key) { return "tetrarchy." + std::string(key); }

}  // namespace

bool keep(std::string_view key, std::string_view text) {
  if (tetrarchy_store(full_key(key).c_str(), std::string(text).c_str()) != 0) {
    memory().erase(std::string(key));
    return true;
  }
  memory().insert_or_assign(std::string(key), std::string(text));
  return false;
}

std::optional<std::string> kept(std::string_view key) {
  if (const auto found = memory().find(key); found != memory().end()) return found->second;
  char* text = tetrarchy_stored(full_key(key).c_str());
  if (text == nullptr) return std::nullopt;
  std::string result = text;
  std::free(text);
  return result;
}

}  // namespace tetrarchy::platform
