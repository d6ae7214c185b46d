#pragma once

#include <memory>
#include <optional>
#include <string>

#include "render/scene.h"

namespace tetrarchy::render {

// What is drawn on: the bound framebuffer.
struct Target {
  int width, height;  // in device pixels
  float pixel_ratio;  // device pixels in a logical pixel
};

// Draws scenes with GL ES 3.0 or GL 3.3. Owns GL objects between create() and destroy(); a renderer
// whose context was lost is destroyed and created again.
//
// State of GL afterwards: blending on (premultiplied), scissor off, texture unit 0 active, no program,
// vertex array or texture bound. Dear ImGui's backend sets all it needs at the start of a frame; after
// a draw() inside an ImGui callback add ImDrawCallback_ResetRenderState to the list.
class Renderer {
 public:
  Renderer();
  ~Renderer();
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;

  // Needs a current context. On failure: what the driver said.
  std::optional<std::string> create();
  // With the context still there, or already lost (GL ignores the names then).
  void destroy();
  bool ready() const;

  // Clears the whole target to the table's colour and draws the scene.
  void draw(const Scene&, const Target&);
  // Draws on top of what is there, within `clip`: badges, emblems and marks inside panels.
  void draw(const Picture&, Theme, const Target&, const Rect& clip);

 private:
  struct Objects;
  std::unique_ptr<Objects> gl_;
};

}  // namespace tetrarchy::render
