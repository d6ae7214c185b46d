#include <SDL_opengl.h>
#include <imgui.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <string>

#include "platform/native/sdl_events.h"
#include "platform/platform.h"
#include "platform/sdl_window.h"

namespace tetrarchy::platform {
namespace {

enum class Going : bool { on, closed };

Uint32 wake_event() {
  static const Uint32 type = SDL_RegisterEvents(1);
  return type;
}

// The window may have been resized, and may have more device pixels than the window system's units.
Surface measured(const Window& w) {
  int width = 0;
  int height = 0;
  int device_width = 0;
  int device_height = 0;
  SDL_GetWindowSize(w.handle, &width, &height);
  SDL_GL_GetDrawableSize(w.handle, &device_width, &device_height);
  Surface surface;
  surface.width = static_cast<float>(width) / w.units;
  surface.height = static_cast<float>(height) / w.units;
  surface.pixel_ratio = static_cast<float>(device_width) / surface.width;
  return surface;
}

// A file that is too large for a game is cut, and then refused like any other that is none.
void take_file(Program& program, char* path) {
  constexpr std::size_t most = 4u << 20;
  std::string contents(most, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(contents.data(), static_cast<std::streamsize>(most));
  contents.resize(static_cast<std::size_t>(file.gcount()));
  SDL_free(path);
  program.dropped(contents);
}

Going handle(Program& program, const SDL_Event& e) {
  const Window& w = window();
  if (e.type == SDL_QUIT) return Going::closed;
  if (e.type == SDL_WINDOWEVENT && e.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) set_surface(program, measured(w));
  const Measure measure{w.units, w.surface.width, w.surface.height};
  if (const auto pointer = pointer_event(e, measure)) program.pointer(*pointer);
  if (const auto key = key_event(e)) program.key(*key);
  if (e.type == SDL_TEXTINPUT) program.text(e.text.text);
  if (const auto wheel = wheel_event(e, measure)) program.wheel(*wheel);
  if (e.type == SDL_DROPFILE) take_file(program, e.drop.file);
  return Going::on;
}

bool visible() { return (SDL_GetWindowFlags(window().handle) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) == 0; }

// What was behind the window and comes back has to be drawn although nothing in it changed.
bool exposed(const SDL_Event& e) { return e.type == SDL_WINDOWEVENT && e.window.event == SDL_WINDOWEVENT_EXPOSED; }

std::optional<std::int64_t>& appointment() {
  static std::optional<std::int64_t> ms;
  return ms;
}

// The next event, or none when the time that was asked for has come.
int wait(SDL_Event& e) {
  if (!appointment()) return SDL_WaitEvent(&e);
  const std::int64_t left = std::clamp<std::int64_t>(*appointment() - now_ms(), 0, 1'000'000);
  return SDL_WaitEventTimeout(&e, static_cast<int>(left));
}

void attend(Program& program) {
  if (appointment() && *appointment() <= now_ms()) appointment().reset();
  program.attend();
}

void loop(Program& program) {
  bool stale = true;
  for (;;) {
    const bool draw = visible() && (stale || program.wants_frame());
    SDL_Event e;
    for (int more = draw ? SDL_PollEvent(&e) : wait(e); more != 0; more = SDL_PollEvent(&e)) {
      if (handle(program, e) == Going::closed) return;
      stale = stale || exposed(e);
    }
    attend(program);
    if (!draw) continue;
    draw_frame(program);
    stale = false;
  }
}

void close_window() {
  Window& w = window();
  ImGui::DestroyContext();
  SDL_GL_DeleteContext(w.context);
  SDL_DestroyWindow(w.handle);
  SDL_Quit();
}

void begin(Program& program) {
  SDL_GL_SetSwapInterval(1);
  set_surface(program, measured(window()));
  start_graphics(program);
}

// OpenGL's rows run from bottom to top.
std::vector<std::uint8_t> flipped(const std::vector<std::uint8_t>& pixels, std::size_t row_bytes) {
  std::vector<std::uint8_t> result;
  result.reserve(pixels.size());
  for (auto row = pixels.end(); row != pixels.begin(); row -= static_cast<std::ptrdiff_t>(row_bytes))
    result.insert(result.end(), row - static_cast<std::ptrdiff_t>(row_bytes), row);
  return result;
}

Picture read_picture() {
  Picture picture{};
  SDL_GL_GetDrawableSize(window().handle, &picture.width, &picture.height);
  const std::size_t row_bytes = static_cast<std::size_t>(picture.width) * 3;
  std::vector<std::uint8_t> pixels(row_bytes * static_cast<std::size_t>(picture.height));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadBuffer(GL_BACK);
  glReadPixels(0, 0, picture.width, picture.height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  picture.rgb = flipped(pixels, row_bytes);
  return picture;
}

}  // namespace

void run(Program& program) {
  begin(program);
  loop(program);
  stop_graphics(program);
  close_window();
}

void wake() {
  SDL_Event e{};
  e.type = wake_event();
  SDL_PushEvent(&e);
}

void attend_at(std::int64_t ms) { appointment() = ms; }

bool copy(std::string_view text) { return SDL_SetClipboardText(std::string(text).c_str()) == 0; }

Picture settled_picture(Program& program) {
  begin(program);
  do render_frame(program);
  while (program.wants_frame());
  Picture picture = read_picture();
  stop_graphics(program);
  close_window();
  return picture;
}

}  // namespace tetrarchy::platform
