#pragma once

#include <imgui.h>

#include <deque>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "render/renderer.h"
#include "render/scene.h"
#include "ui/fonts.h"

// Drawing in design pixels into a list of ImGui's: shapes, text, and pictures of the render room
// (emblems, badges, marks) at their place among them.
namespace tetrarchy::ui {

using render::Colour;
using render::Point;
using render::Rect;

// The pictures of one frame and what is needed to draw them when ImGui's lists are executed.
struct Pictures {
  struct Batch {
    render::Picture picture;
    Pictures* owner;
  };

  render::Renderer* renderer = nullptr;
  render::Theme theme = render::Theme::light;
  render::PieceSet piece_set = render::PieceSet::international;
  render::Target target{};
  std::deque<Batch> batches;

  static void draw(const ImDrawList*, const ImDrawCmd*);
};

enum class Align : std::uint8_t { left, centre, right };

class Canvas {
 public:
  Canvas(ImDrawList&, const Fonts&, const render::Palette&, Pictures&);

  void fill(const Rect&, Colour, float radius = 0, ImDrawFlags corners = ImDrawFlags_RoundCornersAll);
  void outline(const Rect&, Colour, float radius, float width);
  void line(Point, Point, Colour, float width);
  void polyline(std::initializer_list<Point>, Colour, float width);
  void disc(Point, float radius, Colour);
  void gradient(const Rect&, Colour left, Colour right);
  void shadow(const Rect&, Colour, float blur, float down);
  void clip(const Rect&);
  void unclip();

  // One line of text whose line box is centred on `middle`. Returns its width.
  float text(Point, TextStyle, Colour, std::string_view, Align = Align::left);
  // The same, smaller and then shortened where it is wider than `width`.
  float fitted(Point, float width, TextStyle, Colour, std::string_view, Align = Align::left);
  // Several lines from `at` downwards. Returns their height.
  float paragraph(Point at, float width, TextStyle, Colour, std::string_view);
  float measure(TextStyle, std::string_view) const;
  float paragraph_height(float width, TextStyle, std::string_view) const;
  std::string shortened(TextStyle, std::string_view, float width) const;
  // As many lines of a paragraph as fit into `height`.
  std::string shortened(TextStyle, std::string_view, float width, float height) const;

  // Things added to this lie over all that was drawn before and under all that is drawn later.
  render::Picture& picture();
  void emblem(Point centre, float size, Seat, render::Emblem::Look, std::optional<Colour> edge = {});
  void letter(Point centre, float size, Seat, std::string_view letter, render::Emblem::Look);
  void token(Point centre, float square, const PieceView&, render::Token::Look, int quarter_turns = 0);

  const render::Palette& palette() const { return palette_; }
  ImDrawList& list() { return list_; }
  float k() const { return fonts_.k(); }
  void set_alpha(float alpha) { alpha_ = alpha; }

 private:
  ImVec2 device(Point p) const { return {p.x * k(), p.y * k()}; }
  ImVec2 snapped(Point) const;
  ImU32 ink(Colour) const;
  void close_picture() { open_ = nullptr; }

  ImDrawList& list_;
  const Fonts& fonts_;
  const render::Palette& palette_;
  Pictures& pictures_;
  render::Picture* open_ = nullptr;
  float alpha_ = 1;
};

inline Point centre_of(const Rect& r) { return {r.x + r.width / 2, r.y + r.height / 2}; }
inline Rect inset(const Rect& r, float by) { return {r.x + by, r.y + by, r.width - 2 * by, r.height - 2 * by}; }

}  // namespace tetrarchy::ui
