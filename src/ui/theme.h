#pragma once

#include <imgui.h>

#include "render/palette.h"

// The program's own look of Dear ImGui.
namespace tetrarchy::ui {

inline ImU32 packed(render::Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }
ImVec4 vec4(render::Colour);

// Sets ImGui's whole style for a palette; `k`: device pixels in a design pixel.
void apply_theme(const render::Palette&, float k);

}  // namespace tetrarchy::ui
