#pragma once

#include <optional>
#include <string>

#include "render/gl_objects.h"
#include "render/renderer.h"
#include "render/scene.h"

namespace tetrarchy::render {

// Draws the board without marks and pieces. Keeps its picture in a texture, because the surface is the
// only costly thing on the screen, and draws the light of power over it.
class BoardPainter {
 public:
  std::optional<std::string> create();
  void destroy();
  void draw(const Board&, const Palette&, const Target&);

 private:
  // All that the kept picture depends on, in device pixels where it is a length.
  struct Key {
    Theme theme;
    BoardView::Surface surface;
    int turns;
    float scale, square, frame;
    Point corner;  // of the squares, from the picture's upper left corner
    int side;      // of the picture
    bool operator==(const Key&) const = default;
  };
  struct Place {
    int left, top;
    Key key;
  };

  static Place place(const Board&, const Palette&, const Target&);
  void paint(const Key&, const Palette&);
  void make_texture(int side) const;
  void set_measures(const Key&, float ornament) const;
  void set_colours(BoardView::Surface, const Palette&) const;
  void show(const Place&, const Target&) const;
  void light(const Power&, const Board&, const Palette&, const Target&) const;

  Program surface_, copy_, power_;
  GLuint array_ = 0, texture_ = 0, framebuffer_ = 0;
  std::optional<Key> kept_;
};

}  // namespace tetrarchy::render
