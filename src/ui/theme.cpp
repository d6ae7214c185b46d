#include "ui/theme.h"

namespace tetrarchy::ui {
namespace {

using render::Colour;
using render::faded;
using render::lightened;
using render::mixed;

constexpr Colour none{0, 0, 0, 0};

ImGuiStyle sizes() {
  ImGuiStyle s;
  s.WindowPadding = {16, 14};
  s.FramePadding = {14, 8};
  s.ItemSpacing = {8, 8};
  s.ItemInnerSpacing = {8, 6};
  s.CellPadding = {8, 5};
  s.ScrollbarSize = 10;
  s.GrabMinSize = 24;
  s.WindowRounding = s.ChildRounding = s.PopupRounding = 10;
  s.FrameRounding = s.TabRounding = 8;
  s.ScrollbarRounding = s.GrabRounding = 5;
  s.WindowBorderSize = s.PopupBorderSize = s.ChildBorderSize = 0;
  s.FrameBorderSize = 1;
  s.WindowMinSize = {1, 1};
  s.DisabledAlpha = .45f;
  s.WindowTitleAlign = {0, .5f};
  s.CircleTessellationMaxError = .2f;
  return s;
}

struct Entry {
  ImGuiCol where;
  Colour colour;
};

}  // namespace

ImVec4 vec4(Colour c) { return ImGui::ColorConvertU32ToFloat4(packed(c)); }

void apply_theme(const render::Palette& p, float k) {
  ImGuiStyle style = sizes();
  style.ScaleAllSizes(k);
  style.FrameBorderSize = std::max(1.f, k);
  const Entry entries[] = {
      {ImGuiCol_Text, p.ink},
      {ImGuiCol_TextDisabled, p.ink2},
      {ImGuiCol_WindowBg, p.panel},
      {ImGuiCol_ChildBg, none},
      {ImGuiCol_PopupBg, p.raised},
      {ImGuiCol_ModalWindowDimBg, p.dim},
      {ImGuiCol_Border, p.line},
      {ImGuiCol_BorderShadow, none},
      {ImGuiCol_FrameBg, p.raised},
      {ImGuiCol_FrameBgHovered, mixed(p.raised, p.accent, .04f)},
      {ImGuiCol_FrameBgActive, mixed(p.raised, p.accent, .10f)},
      {ImGuiCol_Button, p.panel},
      {ImGuiCol_ButtonHovered, p.raised},
      {ImGuiCol_ButtonActive, p.line},
      {ImGuiCol_Header, faded(p.accent, .12f)},
      {ImGuiCol_HeaderHovered, faded(p.accent, .20f)},
      {ImGuiCol_HeaderActive, faded(p.accent, .28f)},
      {ImGuiCol_Tab, none},
      {ImGuiCol_TabHovered, faded(p.accent, .12f)},
      {ImGuiCol_TabActive, p.raised},
      {ImGuiCol_Separator, p.line},
      {ImGuiCol_SeparatorHovered, p.line},
      {ImGuiCol_SeparatorActive, p.line},
      {ImGuiCol_CheckMark, p.accent},
      {ImGuiCol_SliderGrab, p.accent},
      {ImGuiCol_SliderGrabActive, lightened(p.accent, -8)},
      {ImGuiCol_ScrollbarBg, none},
      {ImGuiCol_ScrollbarGrab, p.line},
      {ImGuiCol_ScrollbarGrabHovered, p.ink2},
      {ImGuiCol_ScrollbarGrabActive, p.accent},
      {ImGuiCol_NavHighlight, p.mark},
      {ImGuiCol_TextSelectedBg, faded(p.accent, .30f)},
      {ImGuiCol_TableHeaderBg, none},
      {ImGuiCol_TableRowBg, none},
      {ImGuiCol_TableRowBgAlt, faded(p.ink, .03f)},
      {ImGuiCol_DragDropTarget, p.mark},
      {ImGuiCol_PlotLines, p.accent},
      {ImGuiCol_PlotHistogram, p.accent},
      {ImGuiCol_ResizeGrip, none},
      {ImGuiCol_ResizeGripHovered, none},
      {ImGuiCol_ResizeGripActive, none},
  };
  for (const Entry& e : entries) style.Colors[e.where] = vec4(e.colour);
  ImGui::GetStyle() = style;
}

}  // namespace tetrarchy::ui
