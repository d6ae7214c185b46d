#pragma once

#include <SDL.h>

#include <optional>

#include "platform/platform.h"

// SDL's events in our words. `ratio` is the number of device pixels in a logical one.
namespace tetrarchy::platform {

std::optional<PointerEvent> pointer_event(const SDL_Event&, const Surface&);
std::optional<KeyEvent> key_event(const SDL_Event&);
std::optional<WheelEvent> wheel_event(const SDL_Event&, const Surface&);

}  // namespace tetrarchy::platform
