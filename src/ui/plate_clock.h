#pragma once

#include <optional>
#include <string>

#include "ui/clock_text.h"
#include "ui/screen.h"

// The clock of a seat, as its plate shows it.
namespace tetrarchy::ui {

struct PlateClock {
  enum class Going : std::uint8_t { stands, runs };
  enum class Ground : std::uint8_t { plain, coloured };  // that it is drawn on: the seat's own colour
  ClockText text;
  Going going;
  Ground ground;
  Colour ink;      // where nothing is urgent
  bool is_urgent;  // little is left
};

// None: the game is played without clocks, or the seat is out or has its place already.
std::optional<PlateClock> plate_clock(const Screen&, const BoardView&, Seat);

float clock_width(const Canvas&, const PlateClock&, float size);
// Ends at `right_middle`, and is noted as the control "clock-red". Returns its width.
float draw_clock(Screen&, Canvas&, Seat, const PlateClock&, Point right_middle, float size);
// Of strips too narrow for a line: one part of the figures below the other, away from the corner at `from`.
void draw_clock_in_strip(Screen&, Canvas&, Seat, const PlateClock&, const Rect& strip, float from, float size);

}  // namespace tetrarchy::ui
