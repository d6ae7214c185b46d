#include "ui/widgets.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "ui/theme.h"

namespace tetrarchy::ui {
namespace {

using render::faded;
using render::lightened;

constexpr Colour none{0, 0, 0, 0};

struct ButtonColours {
  Colour ground, hovered, active, border, text;
};

ButtonColours colours_of(const render::Palette& p, ButtonLook look) {
  switch (look) {
    case ButtonLook::plain:
      return {p.panel, p.raised, p.line, p.line, p.ink};
    case ButtonLook::primary:
      return {p.accent, lightened(p.accent, 6), lightened(p.accent, -6), p.accent, p.on_accent};
    case ButtonLook::ghost:
      return {none, faded(p.accent, .12f), faded(p.accent, .2f), none, p.ink};
  }
  return {};
}

// A button of ImGui's without a label, in our colours. The caller writes on it.
bool bare_button(Screen& s, std::string_view id, const Rect& r, const ButtonColours& c, Availability availability) {
  s.controls.insert_or_assign(std::string(id), r);
  const std::string name = "##" + std::string(id);
  const float k = s.k();
  const ImVec2 from{std::floor(r.x * k + .5f), std::floor(r.y * k + .5f)};
  const ImVec2 to{std::floor((r.x + r.width) * k + .5f), std::floor((r.y + r.height) * k + .5f)};
  ImGui::SetCursorScreenPos(from);
  ImGui::PushStyleColor(ImGuiCol_Button, vec4(c.ground));
  ImGui::PushStyleColor(ImGuiCol_ButtonHovered, vec4(s.pointing == Pointing::touch ? c.ground : c.hovered));
  ImGui::PushStyleColor(ImGuiCol_ButtonActive, vec4(c.active));
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(c.border));
  ImGui::BeginDisabled(availability == Availability::unavailable);
  const bool pressed = ImGui::Button(name.c_str(), {std::max(1.f, to.x - from.x), std::max(1.f, to.y - from.y)});
  ImGui::EndDisabled();
  ImGui::PopStyleColor(4);
  return pressed;
}

Canvas writing(Screen& s, Availability availability) {
  Canvas out = s.window();
  out.set_alpha(ImGui::GetStyle().Alpha * (availability == Availability::unavailable ? .45f : 1));
  return out;
}

// The largest of the label sizes that fits.
TextStyle label_style(const Canvas& canvas, std::string_view label, float width, Type type) {
  for (const float size : {14.f, 13.f})
    if (canvas.measure({type, size}, label) <= width) return {type, size};
  return {type, 12};
}

constexpr float label_margin = 8;

void label_on(Canvas canvas, std::string_view label, const Rect& r, Colour c, Type type) {
  const float width = r.width - label_margin;
  canvas.fitted(centre_of(r), width, label_style(canvas, label, width, type), c, label, Align::centre);
}

void chevron(Canvas& c, Point at, float to, Colour ink) {  // to: -1 left, 1 right
  c.polyline({{at.x - 2.5f * to, at.y - 5}, {at.x + 2.5f * to, at.y}, {at.x - 2.5f * to, at.y + 5}}, ink, 1.8f);
}

void bar(Canvas& c, Point at, Colour ink) { c.fill({at.x - .9f, at.y - 5.5f, 1.8f, 11}, ink); }

void list_icon(Canvas& c, Point at, Colour ink) {
  for (const float dy : {-5.5f, 0.f, 5.5f}) {
    c.fill({at.x - 8, at.y + dy - 1.5f, 3, 3}, ink);
    c.fill({at.x - 3, at.y + dy - 1, 11, 2}, ink);
  }
}

// The four outlines of the seats: what is about the game as a whole.
void menu_icon(Canvas& c, Point at, Colour ink) {
  c.disc({at.x - 5, at.y - 5}, 3, ink);
  c.fill({at.x + 2, at.y - 8, 6, 6}, ink, 1.5f);
  const auto polygon = [&](std::initializer_list<Point> points) {
    for (const Point& p : points) c.list().PathLineTo({(at.x + p.x) * c.k(), (at.y + p.y) * c.k()});
    c.list().PathFillConvex(packed(ink));
  };
  polygon({{-5, 1.2f}, {-1.2f, 5}, {-5, 8.8f}, {-8.8f, 5}});
  polygon({{2, 2}, {8, 2}, {8, 5}, {7.2f, 7}, {5, 9}, {2.8f, 7}, {2, 5}});
}

void arc_arrow(Canvas& c, Point at, float to, Colour ink) {  // a turn back (-1) or forth (1)
  const float k = c.k(), pi = 3.14159265f, radius = 5.5f;
  const float from_angle = to < 0 ? pi : 0, till = to < 0 ? 2.25f * pi : -1.25f * pi;
  c.list().PathArcTo({at.x * k, (at.y + 1) * k}, radius * k, from_angle, till, 20);
  c.list().PathStroke(packed(ink), 0, 1.8f * k);
  const Point tip{at.x + radius * to, at.y + 1};
  c.polyline({{tip.x - 3.2f, tip.y - 3}, {tip.x, tip.y + .6f}, {tip.x + 3.2f, tip.y - 3}}, ink, 1.8f);
}

void turn_icon(Canvas& c, Point at, Colour ink) {
  const float k = c.k(), radius = 7.5f, end = -.5f, pi = 3.14159265f;
  c.list().PathArcTo({at.x * k, at.y * k}, radius * k, end - 1.62f * pi, end, 28);
  c.list().PathStroke(packed(ink), 0, 1.9f * k);
  const Point tip{at.x + radius * std::cos(end), at.y + radius * std::sin(end)};
  for (const Point& p : {Point{-4.8f, .6f}, Point{3.2f, -2.6f}, Point{2.4f, 4.6f}})
    c.list().PathLineTo({(tip.x + p.x) * k, (tip.y + p.y) * k});
  c.list().PathFillConvex(packed(ink));
  c.fill({at.x - 2.4f, at.y - 2.4f, 4.8f, 4.8f}, ink, 1);
}

// A lamp: what somebody else sees in the position.
void lamp_icon(Canvas& c, Point at, Colour ink) {
  const float k = c.k(), pi = 3.14159265f;
  c.list().PathArcTo({at.x * k, (at.y - 2) * k}, 5.5f * k, .75f * pi, 2.25f * pi, 20);
  c.list().PathLineTo({(at.x + 2.4f) * k, (at.y + 4.6f) * k});
  c.list().PathLineTo({(at.x - 2.4f) * k, (at.y + 4.6f) * k});
  c.list().PathStroke(packed(ink), ImDrawFlags_Closed, 1.6f * k);
  c.fill({at.x - 2.4f, at.y + 6.4f, 4.8f, 1.7f}, ink);
}

}  // namespace

Panel::Panel(Screen& s, const char* name, const Rect& r) {
  constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                                     ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                     ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoScrollWithMouse;
  ImGui::SetNextWindowPos(s.device({r.x, r.y}));
  ImGui::SetNextWindowSize({r.width * s.k(), r.height * s.k()});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::Begin(name, nullptr, flags);
}

Panel::~Panel() {
  ImGui::End();
  ImGui::PopStyleVar();
}

bool label_fits(Screen& s, std::string_view label, float width) {
  return s.window().measure({Type::sans, 12}, label) <= width - label_margin;
}

bool button(Screen& s, std::string_view id, std::string_view label, const Rect& r, ButtonLook look,
            Availability availability) {
  const ButtonColours c = colours_of(s.palette, look);
  const bool pressed = bare_button(s, id, r, c, availability);
  label_on(writing(s, availability), label, r, c.text, look == ButtonLook::primary ? Type::bold : Type::sans);
  return pressed;
}

bool icon_button(Screen& s, std::string_view id, Icon icon, const Rect& r, ButtonLook look, Availability availability) {
  const ButtonColours c = colours_of(s.palette, look);
  const bool pressed = bare_button(s, id, r, c, availability);
  Canvas canvas = writing(s, availability);
  draw_icon(canvas, icon, centre_of(r), availability == Availability::available ? c.text : faded(c.text, .45f));
  return pressed;
}

bool segment(Screen& s, std::string_view id, std::string_view label, const Rect& r, Chosen chosen) {
  const render::Palette& p = s.palette;
  ButtonColours c = colours_of(p, chosen == Chosen::yes ? ButtonLook::primary : ButtonLook::plain);
  if (chosen == Chosen::no) c.ground = p.raised, c.hovered = render::mixed(p.raised, p.accent, .08f);
  const bool pressed = bare_button(s, id, r, c, Availability::available);
  label_on(writing(s, Availability::available), label, r, c.text, chosen == Chosen::yes ? Type::bold : Type::sans);
  return pressed;
}

bool row(Screen& s, std::string_view id, const Rect& r) {
  const ButtonColours c{none, faded(s.palette.accent, .10f), faded(s.palette.accent, .2f), none, s.palette.ink};
  return bare_button(s, id, r, c, Availability::available);
}

float chip(Canvas& canvas, Point at, std::string_view label, Colour ground, Colour ink) {
  const float width = canvas.measure(style::chip, label) + 14;
  canvas.fill({at.x, at.y - 10, width, 20}, ground, 5);
  canvas.text({at.x + 7, at.y}, style::chip, ink, label);
  return width;
}

void draw_icon(Canvas& c, Icon icon, Point at, Colour ink) {
  switch (icon) {
    case Icon::first:
      bar(c, {at.x - 4, at.y}, ink);
      return chevron(c, {at.x + 2.5f, at.y}, -1, ink);
    case Icon::previous:
      return chevron(c, at, -1, ink);
    case Icon::next:
      return chevron(c, at, 1, ink);
    case Icon::last:
      bar(c, {at.x + 4, at.y}, ink);
      return chevron(c, {at.x - 2.5f, at.y}, 1, ink);
    case Icon::moves:
      return list_icon(c, at, ink);
    case Icon::menu:
      return menu_icon(c, at, ink);
    case Icon::more:
      for (const float dx : {-5.f, 0.f, 5.f}) c.disc({at.x + dx, at.y}, 1.5f, ink);
      return;
    case Icon::turn:
      return turn_icon(c, at, ink);
    case Icon::undo:
      return arc_arrow(c, at, -1, ink);
    case Icon::redo:
      return arc_arrow(c, at, 1, ink);
    case Icon::hint:
      return lamp_icon(c, at, ink);
    case Icon::pause:
      for (const float dx : {-4.5f, 1.5f}) c.fill({at.x + dx, at.y - 6, 3, 12}, ink, 1);
      return;
    case Icon::go_on:
      for (const Point& p : {Point{-4, -6.5f}, Point{6.5f, 0}, Point{-4, 6.5f}})
        c.list().PathLineTo({(at.x + p.x) * c.k(), (at.y + p.y) * c.k()});
      c.list().PathFillConvex(packed(ink));
      return;
    case Icon::speed:
      chevron(c, {at.x - 3.5f, at.y}, 1, ink);
      return chevron(c, {at.x + 3.5f, at.y}, 1, ink);
  }
}

void scroll_by_touch(const Screen& s) {
  if (s.pointing != Pointing::touch) return;
  if (!ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem | ImGuiHoveredFlags_ChildWindows)) return;
  if (!ImGui::IsMouseDragging(ImGuiMouseButton_Left, 8 * s.k())) return;
  ImGui::ClearActiveID();
  ImGui::SetScrollY(ImGui::GetScrollY() - ImGui::GetIO().MouseDelta.y);
}

}  // namespace tetrarchy::ui
