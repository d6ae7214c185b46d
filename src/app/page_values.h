#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "ui/app.h"

// What the page's calls are asked with and answered by, whatever they are about.
namespace tetrarchy::app {

// The i-th argument; none: it is not there, or no text.
inline std::optional<std::string> text_at(const nlohmann::json& arguments, std::size_t i) {
  if (i >= arguments.size() || !arguments[i].is_string()) return std::nullopt;
  return arguments[i].get<std::string>();
}

inline Refusal bad_argument(std::string_view call) {
  return {"bad_argument", "", Message{"page.refused.bad_argument"}.with("call", std::string(call))};
}

inline nlohmann::json rect_value(const std::optional<ui::Rect>& rect) {
  if (!rect) return nullptr;
  return {{"x", rect->x}, {"y", rect->y}, {"width", rect->width}, {"height", rect->height}};
}

}  // namespace tetrarchy::app
