#include "ui/dialog.h"

#include <imgui_internal.h>

#include <algorithm>

#include "ui/theme.h"

namespace tetrarchy::ui {
namespace {

constexpr float usual_width = 480, rise = 8;

bool is_sheet(const Layout& l) { return l.shape != Shape::columns; }

struct Measures {
  float padding, head, foot;
  TextStyle title;
};

Measures measures_of(const Layout& l) {
  const bool small = l.width < 360 || l.height < 420;
  return small ? Measures{12, 40, 56, style::plate_name}
               : Measures{24, is_sheet(l) ? 56.f : 66.f, is_sheet(l) ? 72.f : 68.f,
                          is_sheet(l) ? style::prompt_title : style::dialog_title};
}

Rect box_of(const Layout& l, const Measures& m, float body, float late) {
  const float most = l.height - (is_sheet(l) ? std::min(24.f, l.height * .04f) : 48);
  const float height = std::min(m.head + body + m.foot, most);
  const float width = is_sheet(l) ? std::min(l.width, 560.f) : usual_width;
  const float y = is_sheet(l) ? l.height - height : (l.height - height) / 2;
  return {(l.width - width) / 2, y + rise * (1 - late), width, height};
}

}  // namespace

Dialog::Dialog(Screen& s, DialogFrame& frame, const char* name, std::string_view title, Occasion occasion)
    : screen_(s), frame_(frame) {
  const Measures m = measures_of(s.layout);
  const float late = std::clamp(frame.age_ms / dialog_rise_ms, 0.f, 1.f), k = s.k();
  frame.box = box_of(s.layout, m, frame.body, late);
  const Rect& box = frame.box;
  if (!ImGui::IsPopupOpen(name)) ImGui::OpenPopup(name);
  ImGui::SetNextWindowPos(s.device({box.x, box.y}));
  ImGui::SetNextWindowSize({box.width * k, box.height * k});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_Alpha, std::max(late, .01f));
  open_ = ImGui::BeginPopupModal(
      name, nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
  canvas_.emplace(open_ ? s.window() : s.foreground());
  if (!open_) {
    canvas_->set_alpha(0);
    return;
  }
  s.controls.clear();  // what lies behind a dialog cannot be reached
  s.controls.insert_or_assign("dialog", box);
  Canvas head = s.window();
  head.set_alpha(late);
  if (s.palette.theme == render::Theme::high_contrast) head.outline(box, s.palette.line, 10, 2);
  x_ = box.x + m.padding;
  width_ = box.width - 2 * m.padding;
  const bool grand = occasion == Occasion::grand && m.title.size >= style::prompt_title.size;
  head.fitted({x_, box.y + m.head / 2 + 2}, width_, grand ? style::end_title : m.title, s.palette.ink, title);

  const float body = box.height - m.head - m.foot;
  ImGui::SetCursorScreenPos(s.device({box.x, box.y + m.head}));
  ImGui::PushStyleColor(ImGuiCol_ChildBg, vec4({0, 0, 0, 0}));
  ImGui::BeginChild("body", {box.width * k, std::max(1.f, body * k)}, 0, ImGuiWindowFlags_NavFlattened);
  ImGui::PopStyleColor();
  scroll_by_touch(s);
  in_body_ = true;
  top_ = y_ = ImGui::GetCursorScreenPos().y / k;
  canvas_.emplace(s.window());
  canvas_->set_alpha(late);
}

Dialog::~Dialog() {
  if (open_) {
    end_body();
    ImGui::EndPopup();
  }
  ImGui::PopStyleVar(2);
}

void Dialog::end_body() {
  if (!in_body_) return;
  in_body_ = false;
  frame_.body = y_ - top_ + 4;
  ImGui::SetCursorScreenPos({ImGui::GetWindowPos().x, (y_ + 3) * screen_.k()});
  ImGui::Dummy({1, 1});
  ImGui::EndChild();
}

Rect Dialog::line(float height) {
  const Rect out{x_, y_, width_, height};
  y_ += height;
  return out;
}

void Dialog::paragraph(TextStyle text_style, Colour c, std::string_view text) {
  if (!text.empty()) y_ += canvas_->paragraph({x_, y_}, width_, text_style, c, text);
}

void Dialog::caption(std::string_view text) {
  space(10);
  const Rect r = line(24);
  canvas_->text({r.x, r.y + 11}, style::heading, screen_.palette.ink, text);
}

std::optional<std::size_t> Dialog::segments(std::string_view id, const std::vector<std::string>& labels,
                                            std::size_t chosen) {
  constexpr float gap = 6;
  const float height = screen_.pointing == Pointing::touch || is_sheet(screen_.layout) ? 44 : 34;
  std::optional<std::size_t> clicked;
  float x = x_;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const float width = std::min(width_, std::max(52.f, canvas_->measure({Type::bold, 14}, labels[i]) + 24));
    if (x > x_ && x + width > x_ + width_ + .5f) {
      x = x_;
      y_ += height + gap;
    }
    const std::string name = std::string(id) + "." + std::to_string(i);
    if (segment(screen_, name, labels[i], {x, y_, width, height}, i == chosen ? Chosen::yes : Chosen::no)) clicked = i;
    x += width + gap;
  }
  y_ += height + 6;
  return clicked;
}

bool Dialog::wide_button(std::string_view id, std::string_view label, Availability availability) {
  const Rect r = line(44);
  space(8);
  return button(screen_, id, label, r, ButtonLook::plain, availability);
}

std::optional<std::size_t> Dialog::foot(std::initializer_list<FootButton> buttons) {
  if (!open_) return std::nullopt;
  end_body();
  const Measures m = measures_of(screen_.layout);
  const float gap = 8, height = 44, count = static_cast<float>(buttons.size());
  const float width = (width_ - (count - 1) * gap) / count;
  const float y = frame_.box.y + frame_.box.height - m.foot + (m.foot - height) / 2;
  std::optional<std::size_t> pressed;
  float x = x_;
  std::size_t i = 0;
  for (const FootButton& b : buttons) {
    if (button(screen_, b.id, b.label, {x, y, width, height}, b.look)) pressed = i;
    if (i == 0) ImGui::SetItemDefaultFocus();
    x += width + gap;
    ++i;
  }
  return pressed;
}

}  // namespace tetrarchy::ui
