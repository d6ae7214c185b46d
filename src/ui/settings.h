#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "ui/app.h"
#include "ui/board_input.h"
#include "ui/board_scene.h"

// What a person may set about the screen; kept from one visit to the next.
namespace tetrarchy::ui {

enum class Turning : std::uint8_t {
  fixed,       // the board lies as `quarter_turns` says
  with_mover,  // the seat to move sits at the bottom
};

inline constexpr std::array<std::string_view, 3> loudness_names{"off", "quiet", "full"};  // for programs

struct Settings {
  Turning turning = Turning::fixed;
  int quarter_turns = 0;
  Trails trails = Trails::all;
  std::optional<Theme> theme{};                 // none: as the system has it
  std::optional<Motion> motion{};               // likewise
  std::optional<render::PieceSet> piece_set{};  // none: as fits the reader
  std::optional<Loudness> sound{};              // none: full, and off in somebody else's page
  std::string language{};                       // "fr"; empty: the system's
  int notation = 0;                             // of the move list: its place among the game's
  Manner manner{};                              // of moving a piece
  bool operator==(const Settings&) const = default;
};

std::string write_settings(const Settings&);
// What cannot be read keeps its default.
Settings read_settings(std::string_view json);

}  // namespace tetrarchy::ui
