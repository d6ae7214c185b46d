#pragma once

#include <SDL.h>

#include <optional>

#include "platform/platform.h"

// SDL's events in our words. SDL measures the mouse in the window system's units, of which one logical
// pixel has `units`, and fingers in parts of the window.
namespace tetrarchy::platform {

struct Measure {
  float units;
  float width, height;  // of the window in logical pixels
};

std::optional<PointerEvent> pointer_event(const SDL_Event&, const Measure&);
std::optional<KeyEvent> key_event(const SDL_Event&);
std::optional<WheelEvent> wheel_event(const SDL_Event&, const Measure&);

}  // namespace tetrarchy::platform
