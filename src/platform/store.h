#pragma once

#include <optional>
#include <string>
#include <string_view>

// Where kept texts lie on this platform: files of a desktop, the storage of a browser. storage.cpp is above it.
namespace tetrarchy::platform {

bool write_stored(std::string_view key, std::string_view text);  // false: it cannot be stored
std::optional<std::string> read_stored(std::string_view key);

}  // namespace tetrarchy::platform
