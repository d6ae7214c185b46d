#include "diagram/parts.h"

#include "embedded/pieces.h"

namespace tetrarchy::diagram {

const Look& look_of(Seat seat) {
  static const BySeat<Look> all{{{
      {embedded::token_red_svg, "#C63F2E", "#FBF3E2", "#FBF3E2", .80, 64, .80, 0},
      {embedded::token_blue_svg, "#1F3B85", "#FBF3E2", "#FBF3E2", .80, 64, .87, 0},
      {embedded::token_yellow_svg, "#F0C44E", "#1F1618", "#876D33", .80, 64, .86, 0},
      {embedded::token_green_svg, "#58A38A", "#1F1618", "#3B5C51", .775, 62, .81, -4},
  }}};
  return all[seat];
}

std::string_view name_of(Seat seat) {
  constexpr BySeat<std::string_view> names{{"red", "blue", "yellow", "green"}};
  return names[seat];
}

std::string_view shapes_of(std::string_view drawing) {
  const auto begin = drawing.find('>', drawing.find("<svg")) + 1;
  return drawing.substr(begin, drawing.rfind("</svg>") - begin);
}

std::string scaled(double factor, double about) {
  return fmt::format("translate(64 {1:.4g}) scale({0:.4g}) translate(-64 -{1:.4g})", factor, about);
}

}  // namespace tetrarchy::diagram
