#include <emscripten.h>

#include <cstdlib>
#include <string>

#include "platform/store.h"

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

// Other pages of the same site share the storage.
std::string full_key(std::string_view key) { return "tetrarchy." + std::string(key); }

}  // namespace

bool write_stored(std::string_view key, std::string_view text) {
  return tetrarchy_store(full_key(key).c_str(), std::string(text).c_str()) != 0;
}

std::optional<std::string> read_stored(std::string_view key) {
  char* text = tetrarchy_stored(full_key(key).c_str());
  if (text == nullptr) return std::nullopt;
  std::string result = text;
  std::free(text);
  return result;
}

}  // namespace tetrarchy::platform
