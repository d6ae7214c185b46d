#include "platform/sdl_window.h"

#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "gl_target.h"  // from native/ or web/

namespace tetrarchy::platform {
namespace {

// Only the colour buffer is used: no depth, no stencil, and edges are smoothed by the shaders.
void ask_for_context() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, gl_target.profile);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, gl_target.major);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, gl_target.minor);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
}

// The program feeds pointer and keys to ImGui, so that no platform backend is needed; no files are kept.
void begin_imgui() {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.BackendPlatformName = "tetrarchy";
}

// The program may have built its font atlas anew; only the upload fills TexPixelsRGBA32.
void upload_fonts(const ImFontAtlas& atlas) {
  if (atlas.TexPixelsRGBA32 != nullptr) return;
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
}

void advance_clock(ImGuiIO& io, Window& w) {
  const std::int64_t now = now_ms();
  io.DeltaTime = std::clamp(static_cast<float>(now - w.last_frame_ms) / 1000, 0.001F, 0.1F);
  w.last_frame_ms = now;
}

int device_pixels(float length, float ratio) { return static_cast<int>(std::lround(length * ratio)); }

}  // namespace

Window& window() {
  static Window only;
  return only;
}

std::optional<std::string> open_window(const WindowSpec& spec) {
  Window& w = window();
  for (const auto& [hint, value] : gl_target.hints) SDL_SetHint(hint, value);
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return SDL_GetError();
  ask_for_context();
  w.surface.width = spec.width;
  w.surface.height = spec.height;
  w.surface.pixel_ratio = spec.pixel_ratio;
  w.units = spec.pixel_ratio;
  w.handle = SDL_CreateWindow(spec.title.c_str(), SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                              device_pixels(spec.width, spec.pixel_ratio), device_pixels(spec.height, spec.pixel_ratio),
                              SDL_WINDOW_OPENGL | gl_target.window_flags);
  if (w.handle == nullptr) return SDL_GetError();
  w.context = SDL_GL_CreateContext(w.handle);
  if (w.context == nullptr) return SDL_GetError();
  begin_imgui();
  return std::nullopt;
}

void set_surface(Program& program, const Surface& surface) {
  window().surface = surface;
  program.surface_changed(surface);
}

void start_graphics(Program& program) {
  ImGui_ImplOpenGL3_Init(gl_target.shader_version);
  program.create_graphics();
}

void stop_graphics(Program& program) {
  program.destroy_graphics();
  ImGui_ImplOpenGL3_Shutdown();
}

void render_frame(Program& program) {
  Window& w = window();
  ImGuiIO& io = ImGui::GetIO();
  advance_clock(io, w);
  ImGui_ImplOpenGL3_NewFrame();
  upload_fonts(*io.Fonts);
  ImGui::NewFrame();
  program.build_frame();
  ImGui::Render();
  program.draw_scene();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  ++w.frames;
}

void draw_frame(Program& program) {
  render_frame(program);
  SDL_GL_SwapWindow(window().handle);
}

std::uint64_t frames() { return window().frames; }

const Surface& surface() { return window().surface; }

std::int64_t now_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace tetrarchy::platform
