#include "render/gl_objects.h"

#include <array>
#include <cstdint>

#include "embedded/shaders.h"
#include "render/atlas.h"

namespace tetrarchy::render {
namespace {

// The sheet's layout in the words of common.glsl.
std::string layout_defines() {
  const auto line = [](const char* name, const std::string& value) {
    return std::string("#define ") + name + " " + value + "\n";
  };
  const auto number = [](int n) { return std::to_string(n) + ".0"; };
  return line("COLUMNS", number(atlas::columns)) + line("PITCH", number(atlas::pitch)) +
         line("BOX", number(atlas::box)) + line("SPREAD", number(atlas::spread)) +
         line("UNITS_PER_TEXEL", "(128.0 / BOX)") +
         line("SHEET", "vec2(" + number(atlas::width) + ", " + number(atlas::height) + ")");
}

struct Compiled {
  GLuint name;
  std::optional<std::string> complaint;
};

Compiled compile(GLenum stage, const std::string& text) {
  const GLuint shader = glCreateShader(stage);
  const char* start = text.c_str();
  glShaderSource(shader, 1, &start, nullptr);
  glCompileShader(shader);
  GLint fine = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &fine);
  if (fine != 0) return {shader, std::nullopt};
  std::array<char, 1024> log{};
  glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
  return {shader, std::string("a shader was refused: ") + log.data()};
}

float part(std::uint8_t channel) { return static_cast<float>(channel) / 255; }

}  // namespace

void set_sampling(GLint filter) {
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

std::optional<std::string> Program::create(std::string_view vertex, std::initializer_list<std::string_view> fragment) {
  std::string text = std::string(shader_version) + layout_defines();
  const Compiled v = compile(GL_VERTEX_SHADER, text + std::string(vertex));
  for (const std::string_view piece : fragment) text += piece;
  const Compiled f = compile(GL_FRAGMENT_SHADER, text);
  std::optional<std::string> complaint = v.complaint ? v.complaint : f.complaint;
  if (!complaint) {
    name_ = glCreateProgram();
    glAttachShader(name_, v.name);
    glAttachShader(name_, f.name);
    glLinkProgram(name_);
    GLint fine = 0;
    glGetProgramiv(name_, GL_LINK_STATUS, &fine);
    if (fine == 0) complaint = "a shader program could not be linked";
  }
  glDeleteShader(v.name);
  glDeleteShader(f.name);
  if (complaint) destroy();
  return complaint;
}

void Program::destroy() {
  glDeleteProgram(name_);
  name_ = 0;
}

void Program::set_rgb(const char* uniform, Colour c) const {
  glUniform3f(at(uniform), part(c.r), part(c.g), part(c.b));
}

void Program::set_rgba(const char* uniform, Colour c) const {
  glUniform4f(at(uniform), part(c.r), part(c.g), part(c.b), part(c.a));
}

std::optional<std::string> Batch::create(std::string_view vertex, std::string_view fragment, Format format) {
  format_ = format;
  if (auto complaint = program_.create(vertex, {embedded::common_glsl, fragment})) return complaint;
  glGenVertexArrays(1, &array_);
  glGenBuffers(1, &buffer_);
  glBindVertexArray(array_);
  glBindBuffer(GL_ARRAY_BUFFER, buffer_);
  const auto stride = static_cast<GLsizei>(format.bytes());
  std::uintptr_t offset = 0;
  const auto at_offset = [&] { return reinterpret_cast<const void*>(offset); };  // as GL wants its offsets
  for (int i = 0; i < format.float_fours + format.colour_fours; ++i) {
    const auto slot = static_cast<GLuint>(i);
    glEnableVertexAttribArray(slot);
    glVertexAttribDivisor(slot, 1);
    if (i < format.float_fours) {
      glVertexAttribPointer(slot, 4, GL_FLOAT, GL_FALSE, stride, at_offset());
      offset += 4 * sizeof(float);
    } else {
      glVertexAttribIPointer(slot, 4, GL_UNSIGNED_INT, stride, at_offset());
      offset += 4 * sizeof(Colour);
    }
  }
  glBindVertexArray(0);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
  return std::nullopt;
}

void Batch::destroy() {
  program_.destroy();
  glDeleteVertexArrays(1, &array_);
  glDeleteBuffers(1, &buffer_);
  array_ = buffer_ = 0;
}

void Batch::draw(const void* instances, std::size_t count, int viewport_width, int viewport_height) const {
  if (count == 0) return;
  program_.use();
  program_.set("viewport", static_cast<float>(viewport_width), static_cast<float>(viewport_height));
  program_.set("sheet", 0);
  glBindVertexArray(array_);
  glBindBuffer(GL_ARRAY_BUFFER, buffer_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(count * format_.bytes()), instances, GL_STREAM_DRAW);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(count));
  glBindVertexArray(0);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
}

}  // namespace tetrarchy::render
