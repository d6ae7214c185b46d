#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace tetrarchy {

// The value of an enumeration that stands at the place of its name; none: nobody is called so.
template <class Value, std::size_t count>
std::optional<Value> called(const std::array<std::string_view, count>& names, std::string_view name) {
  const auto at = std::ranges::find(names, name);
  return at == names.end() ? std::nullopt : std::optional(static_cast<Value>(at - names.begin()));
}

}  // namespace tetrarchy
