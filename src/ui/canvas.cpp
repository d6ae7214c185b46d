#include "ui/canvas.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/theme.h"

namespace tetrarchy::ui {
namespace {

const char* begin_of(std::string_view s) { return s.data(); }
const char* end_of(std::string_view s) { return s.data() + s.size(); }

// How far a character reaches that begins at `at` (UTF-8).
std::size_t next_character(std::string_view s, std::size_t at) {
  do ++at;
  while (at < s.size() && (static_cast<unsigned char>(s[at]) & 0xC0) == 0x80);
  return at;
}

// The longest beginning of `s`, with an ellipsis, that `fits`; all of it, if it does.
template <class Fits>
std::string cut(std::string_view s, Fits fits) {
  if (fits(std::string(s))) return std::string(s);
  std::size_t good = 0;
  for (std::size_t end = 0; end < s.size();) {
    end = next_character(s, end);
    if (!fits(std::string(s.substr(0, end)) + "…")) break;
    good = end;
  }
  return std::string(s.substr(0, good)) + "…";
}

}  // namespace

void Pictures::draw(const ImDrawList*, const ImDrawCmd* command) {
  const Batch& batch = *static_cast<const Batch*>(command->UserCallbackData);
  const Pictures& all = *batch.owner;
  const float k = all.target.pixel_ratio;
  const ImVec4& c = command->ClipRect;
  all.renderer->draw(batch.picture, all.theme, all.target, {c.x / k, c.y / k, (c.z - c.x) / k, (c.w - c.y) / k});
}

Canvas::Canvas(ImDrawList& list, const Fonts& fonts, const render::Palette& palette, Pictures& pictures)
    : list_(list), fonts_(fonts), palette_(palette), pictures_(pictures) {}

ImVec2 Canvas::snapped(Point p) const { return {std::floor(p.x * k() + .5f), std::floor(p.y * k() + .5f)}; }

ImU32 Canvas::ink(Colour c) const { return packed(alpha_ < 1 ? render::faded(c, alpha_) : c); }

void Canvas::fill(const Rect& r, Colour c, float radius, ImDrawFlags corners) {
  close_picture();
  list_.AddRectFilled(snapped({r.x, r.y}), snapped({r.x + r.width, r.y + r.height}), ink(c), radius * k(), corners);
}

// The stroke lies inside of `r`.
void Canvas::outline(const Rect& r, Colour c, float radius, float width) {
  close_picture();
  const float w = std::max(1.f, std::round(width * k()));
  const ImVec2 a = snapped({r.x, r.y}), b = snapped({r.x + r.width, r.y + r.height});
  list_.AddRect({a.x + w / 2, a.y + w / 2}, {b.x - w / 2, b.y - w / 2}, ink(c), std::max(0.f, radius * k() - w / 2), 0,
                w);
}

void Canvas::line(Point a, Point b, Colour c, float width) {
  close_picture();
  list_.AddLine(device(a), device(b), ink(c), std::max(1.f, width * k()));
}

void Canvas::polyline(std::initializer_list<Point> points, Colour c, float width) {
  close_picture();
  for (const Point& p : points) list_.PathLineTo(device(p));
  list_.PathStroke(ink(c), 0, width * k());
}

void Canvas::disc(Point at, float radius, Colour c) {
  close_picture();
  list_.AddCircleFilled(device(at), radius * k(), ink(c));
}

void Canvas::gradient(const Rect& r, Colour left, Colour right) {
  close_picture();
  const ImU32 l = ink(left), g = ink(right);
  list_.AddRectFilledMultiColor(snapped({r.x, r.y}), snapped({r.x + r.width, r.y + r.height}), l, g, g, l);
}

// Nine patches: corners as they are, sides stretched, the middle dark.
void Canvas::shadow(const Rect& r, Colour c, float blur, float down) {
  close_picture();
  const float spread = std::min({1.5f * blur, r.width / 2, r.height / 2});
  const float xs[4] = {r.x - spread, r.x + spread, r.x + r.width - spread, r.x + r.width + spread};
  const float ys[4] = {r.y - spread + down, r.y + spread + down, r.y + r.height - spread + down,
                       r.y + r.height + spread + down};
  const ShadowImage& image = fonts_.shadow();
  const float us[4] = {image.uv0.x, image.uv1.x, image.uv1.x, image.uv0.x};
  const float vs[4] = {image.uv0.y, image.uv1.y, image.uv1.y, image.uv0.y};
  const ImTextureID texture = ImGui::GetIO().Fonts->TexID;
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 3; ++column)
      list_.AddImage(texture, device({xs[column], ys[row]}), device({xs[column + 1], ys[row + 1]}),
                     {us[column], vs[row]}, {us[column + 1], vs[row + 1]}, ink(c));
}

void Canvas::clip(const Rect& r) {
  close_picture();
  list_.PushClipRect(snapped({r.x, r.y}), snapped({r.x + r.width, r.y + r.height}), true);
}

void Canvas::unclip() {
  close_picture();
  list_.PopClipRect();
}

float Canvas::measure(TextStyle style, std::string_view s) const {
  const ImFont* font = fonts_.at(style);
  return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, begin_of(s), end_of(s)).x / k();
}

float Canvas::text(Point middle, TextStyle style, Colour c, std::string_view s, Align align) {
  close_picture();
  const ImFont* font = fonts_.at(style);
  const float width = measure(style, s);
  if (align != Align::left) middle.x -= align == Align::centre ? width / 2 : width;
  const ImVec2 at{std::floor(middle.x * k() + .5f), std::floor(middle.y * k() - font->FontSize / 2 + .5f)};
  list_.AddText(font, font->FontSize, at, ink(c), begin_of(s), end_of(s));
  return width;
}

std::string Canvas::shortened(TextStyle style, std::string_view s, float width) const {
  return cut(s, [&](const std::string& part) { return measure(style, part) <= width; });
}

std::string Canvas::shortened(TextStyle style, std::string_view s, float width, float height) const {
  return cut(s, [&](const std::string& part) { return paragraph_height(width, style, part) <= height; });
}

float Canvas::fitted(Point middle, float width, TextStyle wanted, Colour c, std::string_view s, Align align) {
  const bool shrinks = wanted.type == Type::sans && wanted.size > style::note.size && measure(wanted, s) > width;
  const TextStyle style = shrinks ? style::note : wanted;
  return text(middle, style, c, shortened(style, s, width), align);
}

float Canvas::paragraph_height(float width, TextStyle style, std::string_view s) const {
  const ImFont* font = fonts_.at(style);
  return font->CalcTextSizeA(font->FontSize, FLT_MAX, width * k(), begin_of(s), end_of(s)).y / k();
}

float Canvas::paragraph(Point at, float width, TextStyle style, Colour c, std::string_view s) {
  close_picture();
  const ImFont* font = fonts_.at(style);
  list_.AddText(font, font->FontSize, snapped(at), ink(c), begin_of(s), end_of(s), width * k());
  return paragraph_height(width, style, s);
}

render::Picture& Canvas::picture() {
  if (!open_) {
    Pictures::Batch& batch = pictures_.batches.emplace_back(Pictures::Batch{{}, &pictures_});
    list_.AddCallback(&Pictures::draw, &batch);
    list_.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
    open_ = &batch.picture;
  }
  return *open_;
}

void Canvas::emblem(Point centre, float size, Seat seat, render::Emblem::Look look, std::optional<Colour> edge) {
  picture().emblems.push_back(
      {.centre = centre, .size = size, .seat = seat, .look = look, .edge = edge, .alpha = alpha_});
}

void Canvas::letter(Point centre, float size, Seat seat, std::string_view letter, render::Emblem::Look look) {
  const render::SeatColours& colours = render::seat_colours(seat);
  const TextStyle style{Type::bold, size * .5f};
  const Point at{centre.x, centre.y - size * (seat == Seat::green ? .055f : .015f)};
  if (look == render::Emblem::Look::hatched) {  // an outline of the seat's colour keeps the hatch off
    const float rim = std::max(1.f / k(), size * .035f);
    for (const Point& d : {Point{rim, 0}, Point{-rim, 0}, Point{0, rim}, Point{0, -rim}, Point{rim, rim},
                           Point{-rim, rim}, Point{rim, -rim}, Point{-rim, -rim}})
      text({at.x + d.x, at.y + d.y}, style, colours.fill, letter, Align::centre);
  }
  text(at, style, colours.on, letter, Align::centre);
}

void Canvas::token(Point centre, float square, const PieceView& piece, render::Token::Look look, int quarter_turns) {
  picture().tokens.push_back({.centre = centre,
                              .square = square,
                              .piece = piece,
                              .look = look,
                              .alpha = alpha_,
                              .quarter_turns = quarter_turns,
                              .set = pictures_.piece_set});
}

}  // namespace tetrarchy::ui
