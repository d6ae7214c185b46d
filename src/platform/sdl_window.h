#pragma once

#include <SDL.h>

#include <cstdint>

#include "platform/platform.h"

// The window as the files of this folder share it.
namespace tetrarchy::platform {

struct Window {
  SDL_Window* handle = nullptr;
  SDL_GLContext context = nullptr;
  Surface surface;
  float units = 1;  // the window system's units in one logical pixel
  std::uint64_t frames = 0;
  std::int64_t last_frame_ms = 0;
};

Window& window();

void set_surface(Program&, const Surface&);

// The program's GL objects and those of ImGui's backend.
void start_graphics(Program&);
void stop_graphics(Program&);

void render_frame(Program&);  // into the back buffer
void draw_frame(Program&);    // renders and shows

}  // namespace tetrarchy::platform
