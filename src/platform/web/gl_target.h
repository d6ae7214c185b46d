#pragma once

#include <SDL.h>

#include <array>
#include <utility>

// What the window asks of WebGL 2 in a page.
namespace tetrarchy::platform {

struct GlTarget {
  int profile, major, minor;
  const char* shader_version;
  Uint32 window_flags;
  std::array<std::pair<const char*, const char*>, 1> hints;
};

// Neither resizable nor high-dpi for SDL: the page alone sets the canvas's size in device pixels. The
// hint keeps SDL's keyboard listeners off everything else in the page.
inline constexpr GlTarget gl_target{
    .profile = SDL_GL_CONTEXT_PROFILE_ES,
    .major = 3,
    .minor = 0,
    .shader_version = "#version 300 es",
    .window_flags = 0,
    .hints = {{{SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas"}}},
};

}  // namespace tetrarchy::platform
