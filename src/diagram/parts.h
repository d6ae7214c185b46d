#pragma once

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "core/board_view.h"

// What the parts of a diagram have in common. Lengths are in units of 1/128 of a square, the drawings' own.
namespace tetrarchy::diagram {

class Picture {
 public:
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Args>(args)...);
    text_ += '\n';
  }
  std::string text() && { return std::move(text_); }

 private:
  std::string text_;
};

// How a seat's token looks: outline, colours, and how its own outline and the drawing lie in it.
struct Look {
  std::string_view outline;
  std::string_view colour, drawing, separator;
  double medallion, medallion_about, glyph, glyph_shift;
};
const Look& look_of(Seat);
std::string_view name_of(Seat);

std::string_view shapes_of(std::string_view drawing);  // what stands between <svg ...> and </svg>
std::string scaled(double factor, double about);       // about the point (64, about)

inline constexpr std::string_view edge_colour = "#2A1D21", body_colour = "#B6AB9A", body_edge = "#5E544B",
                                  body_ring = "#8E8375";

// Djambi's tokens and Yonin shogi's wedges: the drawings that they use, and one of them on its square.
void add_token_definitions(Picture&);
void add_token(Picture&, const PieceView&);
void add_wedge_definitions(Picture&);
void add_wedge(Picture&, const PieceView&);

}  // namespace tetrarchy::diagram
