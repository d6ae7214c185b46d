#include "render/renderer.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "embedded/shaders.h"
#include "render/atlas.h"
#include "render/board_painter.h"
#include "render/gl_objects.h"
#include "render/shape.h"
#include "render/sprite.h"

namespace tetrarchy::render {
namespace {

constexpr Batch::Format sprite_format{8, 2};
constexpr Batch::Format shape_format{4, 1};
static_assert(sizeof(Sprite) == 8 * 16 + 2 * 16 && offsetof(Sprite, base_colour) == 8 * 16);
static_assert(sizeof(Shape) == 4 * 16 + 16 && offsetof(Shape, fill) == 4 * 16);

GLuint sprite_sheet() {
  std::vector<std::uint8_t> texels(static_cast<std::size_t>(atlas::width) * atlas::height);
  atlas::unpack(texels);
  GLuint name = 0;
  glGenTextures(1, &name);
  glBindTexture(GL_TEXTURE_2D, name);
  static_assert(atlas::width % 4 == 0, "rows are read in fours of bytes");
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, atlas::width, atlas::height, 0, GL_RED, GL_UNSIGNED_BYTE, texels.data());
  set_sampling(GL_LINEAR);
  glBindTexture(GL_TEXTURE_2D, 0);
  return name;
}

void set_state(const Target& target) {
  glActiveTexture(GL_TEXTURE0);
  glBindSampler(0, 0);
  glViewport(0, 0, target.width, target.height);
  for (const GLenum off : std::array<GLenum, 4>{GL_SCISSOR_TEST, GL_DEPTH_TEST, GL_STENCIL_TEST, GL_CULL_FACE})
    glDisable(off);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

// Scissors count from the lower left.
void clip_to(const Rect& r, const Target& target) {
  const float left = std::floor(r.x * target.pixel_ratio), top = std::floor(r.y * target.pixel_ratio);
  const float right = std::ceil((r.x + r.width) * target.pixel_ratio);
  const float bottom = std::ceil((r.y + r.height) * target.pixel_ratio);
  glEnable(GL_SCISSOR_TEST);
  glScissor(static_cast<int>(left), target.height - static_cast<int>(bottom),
            static_cast<int>(std::fmax(0.F, right - left)), static_cast<int>(std::fmax(0.F, bottom - top)));
}

}  // namespace

struct Renderer::Objects {
  BoardPainter board;
  Batch sprites, shapes;
  GLuint sheet = 0;
  std::vector<Sprite> sprite_list;
  std::vector<Shape> shape_list;

  void draw_shapes(const Target& target) {
    shapes.draw(shape_list.data(), shape_list.size(), target.width, target.height);
    shape_list.clear();
  }
  void draw_marks(const std::vector<Mark>& marks, const Palette& palette, const Target& target) {
    const ShapeMaker maker(palette, target.pixel_ratio);
    for (const Mark& mark : marks) maker.add(mark, shape_list);
    draw_shapes(target);
  }
  void draw_sprites(const Picture& picture, const Palette& palette, const Target& target) {
    for (const Emblem& e : picture.emblems) sprite_list.push_back(sprite(e, palette, target.pixel_ratio));
    for (const Token& t : picture.tokens) sprite_list.push_back(sprite(t, palette, target.pixel_ratio));
    sprites.draw(sprite_list.data(), sprite_list.size(), target.width, target.height);
    sprite_list.clear();
  }
  void draw_picture(const Picture& picture, const Palette& palette, const Target& target) {
    glBindTexture(GL_TEXTURE_2D, sheet);
    draw_marks(picture.below, palette, target);
    draw_sprites(picture, palette, target);
    draw_marks(picture.above, palette, target);
    glBindTexture(GL_TEXTURE_2D, 0);
  }
  void draw_board(const Board& b, const Palette& palette, const Target& target) {
    board.draw(b, palette, target);
    ShapeMaker(palette, target.pixel_ratio).add_homes(b, shape_list);
    glBindTexture(GL_TEXTURE_2D, sheet);
    draw_shapes(target);
  }
};

Renderer::Renderer() = default;
Renderer::~Renderer() = default;

std::optional<std::string> Renderer::create() {
  using namespace embedded;
  auto made = std::make_unique<Objects>();
  auto complaint = made->board.create();
  if (!complaint) complaint = made->sprites.create(tokens_vert, tokens_frag, sprite_format);
  if (!complaint) complaint = made->shapes.create(marks_vert, marks_frag, shape_format);
  if (complaint) return complaint;
  made->sheet = sprite_sheet();
  gl_ = std::move(made);
  return std::nullopt;
}

void Renderer::destroy() {
  if (!gl_) return;
  gl_->board.destroy();
  gl_->sprites.destroy();
  gl_->shapes.destroy();
  glDeleteTextures(1, &gl_->sheet);
  gl_.reset();
}

bool Renderer::ready() const { return gl_ != nullptr; }

void Renderer::draw(const Scene& scene, const Target& target) {
  const Palette& p = palette(scene.theme);
  set_state(target);
  glClearColor(static_cast<float>(p.table.r) / 255, static_cast<float>(p.table.g) / 255,
               static_cast<float>(p.table.b) / 255, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  if (scene.board) gl_->draw_board(*scene.board, p, target);
  gl_->draw_picture(scene.on_board, p, target);
  gl_->draw_picture(scene.in_hand, p, target);
  glUseProgram(0);
}

void Renderer::draw(const Picture& picture, Theme theme, const Target& target, const Rect& clip) {
  set_state(target);
  clip_to(clip, target);
  gl_->draw_picture(picture, palette(theme), target);
  glDisable(GL_SCISSOR_TEST);
  glUseProgram(0);
}

}  // namespace tetrarchy::render
