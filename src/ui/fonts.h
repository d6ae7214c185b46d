#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>
#include <string_view>

// The three typefaces in every size that the design uses, rasterised for the device's pixels.
namespace tetrarchy::ui {

enum class Type : std::uint8_t { sans, bold, serif };

// `size` in design pixels, as typographers count: the side of the em square.
struct TextStyle {
  Type type;
  float size;
};

// Named after what they are for.
namespace style {
inline constexpr TextStyle note{Type::sans, 12}, list{Type::sans, 13.5f}, button{Type::sans, 14}, body{Type::sans, 15},
    clock{Type::sans, 17}, list_bold{Type::bold, 13.5f}, chip{Type::bold, 12}, count{Type::bold, 14},
    heading{Type::serif, 14}, plate_name{Type::serif, 17}, mini_name{Type::serif, 15}, brand{Type::serif, 19},
    prompt_title{Type::serif, 21}, dialog_title{Type::serif, 26}, end_title{Type::serif, 34};
}  // namespace style

// A soft shadow's corner in the font atlas: the outside at `uv0`, fully dark at `uv1`.
struct ShadowImage {
  ImVec2 uv0, uv1;
};

class Fonts {
 public:
  // Fills ImGui's atlas, if it is not as it should be already; whoever draws notices that it is new. Not
  // between NewFrame and Render. `letters`: a text with every character that may be needed.
  void build(float k, std::string_view letters);
  // Faces for what the usual files lack (Japanese), which stay where they are. They are merged into fewer sizes, as
  // their signs are many.
  void bring(std::string_view regular, std::string_view bold);
  // The face with the greatest size that is not over the one asked for.
  ImFont* at(TextStyle) const;
  float k() const { return k_; }
  const ShadowImage& shadow() const { return shadow_; }

 private:
  static constexpr int most = 40;
  ImFont* fonts_[most] = {};
  ShadowImage shadow_{};
  float k_ = 0;
  std::string letters_;
  std::string_view wide_regular_, wide_bold_;
};

// Height of a line box of ImGui's fonts, in em squares.
inline constexpr float line_height = 1.362f;

}  // namespace tetrarchy::ui
