#pragma once

#include <gl_headers.h>

#include <string>

#include "render/renderer.h"

// Pictures of everything that the renderer can draw, to be looked at beside those of the art direction.
namespace tetrarchy::render::gallery {

using State = PieceView::State;
using Kind = Mark::Kind;
inline constexpr auto stone = BoardView::Surface::stone, wood = BoardView::Surface::wood;

// An offscreen picture that a renderer draws on.
class Sheet {
 public:
  Sheet(int width, int height, float ratio, Theme theme)
      : target_{static_cast<int>(static_cast<float>(width) * ratio),
                static_cast<int>(static_cast<float>(height) * ratio), ratio},
        theme_(theme) {
    glGenTextures(1, &texture_);
    glBindTexture(GL_TEXTURE_2D, texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, target_.width, target_.height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glBindTexture(GL_TEXTURE_2D, 0);
    glGenFramebuffers(1, &framebuffer_);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
    fill({0, 0, static_cast<float>(width), static_cast<float>(height)}, palette(theme).table);
  }
  ~Sheet() {
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer_);
    glDeleteTextures(1, &texture_);
  }
  Sheet(const Sheet&) = delete;
  Sheet& operator=(const Sheet&) = delete;

  const Target& target() const { return target_; }
  Theme theme() const { return theme_; }

  void fill(Rect r, Colour c) const {
    const float k = target_.pixel_ratio;
    glEnable(GL_SCISSOR_TEST);
    glScissor(static_cast<int>(r.x * k), target_.height - static_cast<int>((r.y + r.height) * k),
              static_cast<int>(r.width * k), static_cast<int>(r.height * k));
    glClearColor(static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255, static_cast<float>(c.b) / 255, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_SCISSOR_TEST);
  }
  // As PNG; false: it could not be written.
  bool save(const std::string& file) const;

 private:
  Target target_;
  Theme theme_;
  GLuint texture_ = 0, framebuffer_ = 0;
};

inline PieceView own(Seat s, Face f) { return {f, State::active, s, s, s}; }
inline PieceView led(Seat camp, Face f, Seat by) { return {f, State::active, camp, by, camp}; }
inline PieceView in_state(Seat s, Face f, State state) { return {f, state, s, s, s}; }
inline PieceView body() { return in_state(Seat::red, Face::chief, State::fallen); }

// Each draws one sheet and writes it; false: the file could not be written.
bool pieces(Renderer&, Theme, const std::string& file);
bool wedges(Renderer&, Theme, const std::string& file);
bool marks(Renderer&, Theme, float pixel_ratio, const std::string& file);
bool board(Renderer&, Theme, float square, float frame, float pixel_ratio, const std::string& file);
bool wooden_board(Renderer&, Theme, const std::string& file);

}  // namespace tetrarchy::render::gallery
