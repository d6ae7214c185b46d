#include "render/board_painter.h"

#include <cmath>

#include "embedded/shaders.h"

namespace tetrarchy::render {
namespace {

constexpr float shadow_reach = 40;             // logical pixels round the frame
constexpr float smallest_clouded_square = 28;  // device pixels

void draw_quad() { glDrawArrays(GL_TRIANGLE_STRIP, 0, 4); }

void set_box(const Program& p, float left, float top, float width, float height, float viewport_width,
             float viewport_height) {
  p.set("box", left, top, width, height);
  p.set("viewport", viewport_width, viewport_height);
}

}  // namespace

std::optional<std::string> BoardPainter::create() {
  using namespace embedded;
  if (auto complaint = surface_.create(board_vert, {board_frag})) return complaint;
  if (auto complaint = copy_.create(board_vert, {copy_frag})) return complaint;
  if (auto complaint = power_.create(board_vert, {power_frag})) return complaint;
  glGenVertexArrays(1, &array_);
  glGenTextures(1, &texture_);
  glGenFramebuffers(1, &framebuffer_);
  return std::nullopt;
}

void BoardPainter::destroy() {
  surface_.destroy();
  copy_.destroy();
  power_.destroy();
  glDeleteVertexArrays(1, &array_);
  glDeleteTextures(1, &texture_);
  glDeleteFramebuffers(1, &framebuffer_);
  array_ = texture_ = framebuffer_ = 0;
  kept_.reset();
}

void BoardPainter::draw(const Board& board, const Palette& palette, const Target& target) {
  const Place where = place(board, palette, target);
  glBindVertexArray(array_);
  if (kept_ != where.key) paint(where.key, palette);
  show(where, target);
  if (board.power && board.power->amount > 0) light(*board.power, board, palette, target);
  glBindVertexArray(0);
}

BoardPainter::Place BoardPainter::place(const Board& board, const Palette& palette, const Target& target) {
  const float scale = target.pixel_ratio;
  const float margin = (board.frame + shadow_reach) * scale;
  const float left = std::floor(board.area.x * scale - margin);
  const float top = std::floor(board.area.y * scale - margin);
  Key key{};
  key.theme = palette.theme;
  key.surface = board.surface;
  key.turns = ((board.quarter_turns % 4) + 4) % 4;
  key.scale = scale;
  key.square = board.area.width * scale / board_side;
  key.frame = board.frame * scale;
  key.corner = {board.area.x * scale - left, board.area.y * scale - top};
  key.side = static_cast<int>(std::ceil(board.area.width * scale + 2 * margin)) + 1;
  return {static_cast<int>(left), static_cast<int>(top), key};
}

void BoardPainter::paint(const Key& key, const Palette& palette) {
  GLint shown_on = 0;
  GLint viewport[4];
  glGetIntegerv(GL_FRAMEBUFFER_BINDING, &shown_on);
  glGetIntegerv(GL_VIEWPORT, viewport);
  make_texture(key.side);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
  glViewport(0, 0, key.side, key.side);
  glDisable(GL_BLEND);
  surface_.use();
  set_measures(key, palette.ornament);
  set_colours(key.surface, palette);
  draw_quad();
  glEnable(GL_BLEND);
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(shown_on));
  glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
  kept_ = key;
}

void BoardPainter::make_texture(int side) const {
  glBindTexture(GL_TEXTURE_2D, texture_);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, side, side, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
  set_sampling(GL_NEAREST);
  glBindTexture(GL_TEXTURE_2D, 0);
}

void BoardPainter::set_measures(const Key& key, float ornament) const {
  const auto side = static_cast<float>(key.side);
  set_box(surface_, 0, 0, side, side, side, side);
  surface_.set("origin", key.corner.x, key.corner.y);
  surface_.set("square", key.square);
  surface_.set("frame_width", key.frame);
  surface_.set("scale", key.scale);
  surface_.set("turns", key.turns);
  surface_.set("ornament", ornament);
  surface_.set("clouding", key.square >= smallest_clouded_square ? 1.F : 0.F);
}

void BoardPainter::set_colours(BoardView::Surface surface, const Palette& palette) const {
  const bool wood = surface == BoardView::Surface::wood;
  surface_.set("wood", wood ? 1 : 0);
  surface_.set_rgb("tone_a", wood ? palette.wood_a : palette.stone_a);
  surface_.set_rgb("tone_b", wood ? palette.wood_b : palette.stone_b);
  surface_.set_rgb("joint", wood ? palette.wood_line : palette.stone_joint);
  surface_.set_rgb("porphyry", palette.porphyry);
  surface_.set_rgb("porphyry_deep", palette.porphyry_deep);
  surface_.set_rgb("frame_colour", palette.frame);
  surface_.set_rgba("brass", palette.brass);
  surface_.set_rgba("shadow_colour", palette.shadow);
}

void BoardPainter::show(const Place& where, const Target& target) const {
  const auto side = static_cast<float>(where.key.side);
  glBindTexture(GL_TEXTURE_2D, texture_);
  copy_.use();
  copy_.set("picture", 0);
  set_box(copy_, static_cast<float>(where.left), static_cast<float>(where.top), side, side,
          static_cast<float>(target.width), static_cast<float>(target.height));
  draw_quad();
  glBindTexture(GL_TEXTURE_2D, 0);
}

void BoardPainter::light(const Power& power, const Board& board, const Palette& palette, const Target& target) const {
  const float scale = target.pixel_ratio;
  power_.use();
  set_box(power_, board.area.x * scale, board.area.y * scale, board.area.width * scale, board.area.height * scale,
          static_cast<float>(target.width), static_cast<float>(target.height));
  power_.set("square", board.area.width * scale / board_side);
  power_.set_rgb("seat_colour", seat_colours(power.seat).fill);
  power_.set("amount", power.amount);
  power_.set("ornament", palette.ornament);
  draw_quad();
}

}  // namespace tetrarchy::render
