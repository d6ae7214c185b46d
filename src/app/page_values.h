#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/seat.h"
#include "ui/app.h"
#include "words/words.h"

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

// The i-th argument, a seat by its key ("red"); none: it is no such thing.
inline std::optional<Seat> seat_at(const nlohmann::json& arguments, std::size_t i) {
  const auto name = text_at(arguments, i);
  for (const Seat seat : all_seats)
    if (name && key_of(seat) == *name) return seat;
  return std::nullopt;
}

// A seat by its key; none: null.
inline nlohmann::json seat_value(const std::optional<Seat>& seat) {
  if (!seat) return nullptr;
  return key_of(*seat);
}

inline nlohmann::json rect_value(const std::optional<ui::Rect>& rect) {
  if (!rect) return nullptr;
  return {{"x", rect->x}, {"y", rect->y}, {"width", rect->width}, {"height", rect->height}};
}

}  // namespace tetrarchy::app
