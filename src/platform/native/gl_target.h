#pragma once

#include <SDL.h>

#include <array>
#include <utility>

// What the window asks of OpenGL on a desktop.
namespace tetrarchy::platform {

struct GlTarget {
  int profile, major, minor;
  const char* shader_version;
  Uint32 window_flags;
  std::array<std::pair<const char*, const char*>, 2> hints;
};

// The hints keep SDL from telling of every touch twice, as a finger and as a mouse.
inline constexpr GlTarget gl_target{
    .profile = SDL_GL_CONTEXT_PROFILE_CORE,
    .major = 3,
    .minor = 3,
    .shader_version = "#version 330 core",
    .window_flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI,
    .hints = {{{SDL_HINT_TOUCH_MOUSE_EVENTS, "0"}, {SDL_HINT_MOUSE_TOUCH_EVENTS, "0"}}},
};

}  // namespace tetrarchy::platform
