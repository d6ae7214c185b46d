#pragma once

#include <gl_headers.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "render/palette.h"

// Thin owners of GL objects. All are empty until created; destroy() leaves them empty again, whether or
// not the context is still there.
namespace tetrarchy::render {

// Of the bound texture: `filter` in both directions, nothing beyond its edges.
void set_sampling(GLint filter);

class Program {
 public:
  // What the driver said, if it refused. `parts` are joined after the version line.
  std::optional<std::string> create(std::string_view vertex, std::initializer_list<std::string_view> fragment);
  void destroy();

  void use() const { glUseProgram(name_); }
  // Of the program in use; names that the compiler dropped are ignored.
  void set(const char* uniform, float x) const { glUniform1f(at(uniform), x); }
  void set(const char* uniform, int x) const { glUniform1i(at(uniform), x); }
  void set(const char* uniform, float x, float y) const { glUniform2f(at(uniform), x, y); }
  void set(const char* uniform, float x, float y, float z, float w) const { glUniform4f(at(uniform), x, y, z, w); }
  void set_rgb(const char* uniform, Colour) const;
  void set_rgba(const char* uniform, Colour) const;

 private:
  int at(const char* uniform) const { return glGetUniformLocation(name_, uniform); }
  GLuint name_ = 0;
};

// A program that draws many quads, one for each instance in a buffer: so many fours of floats, then so
// many fours of colours.
class Batch {
 public:
  struct Format {
    int float_fours, colour_fours;
    std::size_t bytes() const {
      return static_cast<std::size_t>(float_fours) * 4 * sizeof(float) +
             static_cast<std::size_t>(colour_fours) * 4 * sizeof(Colour);
    }
  };

  std::optional<std::string> create(std::string_view vertex, std::string_view fragment, Format);
  void destroy();
  // `viewport` in device pixels; the sprite sheet is bound.
  void draw(const void* instances, std::size_t count, int viewport_width, int viewport_height) const;

 private:
  Program program_;
  Format format_{};
  GLuint array_ = 0, buffer_ = 0;
};

}  // namespace tetrarchy::render
