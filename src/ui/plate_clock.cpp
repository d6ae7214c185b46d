#include "ui/plate_clock.h"

#include <algorithm>
#include <vector>

#include "ui/plate_text.h"

namespace tetrarchy::ui {
namespace {

using Going = PlateClock::Going;
using Ground = PlateClock::Ground;

constexpr float chip_padding = 5, chip_height = 1.35f;  // of the size of its letters

TextStyle style_of(const PlateClock& clock, float size) {
  return {clock.going == Going::runs ? Type::bold : Type::sans, size};
}

// What is urgent stands out by a ground of its own where it runs, or where the ground has a colour already.
bool has_chip(const PlateClock& clock) {
  return clock.is_urgent && (clock.going == Going::runs || clock.ground == Ground::coloured);
}

Colour ink_of(const PlateClock& clock, const render::Palette& palette) {
  if (has_chip(clock)) return palette.raised;
  return clock.is_urgent ? palette.danger : clock.ink;
}

void note(Screen& s, Seat seat, const Rect& r) { s.controls.insert_or_assign("clock-" + std::string(key_of(seat)), r); }

// "9:58" is "9" over "58", "9.5" is "9" over ".5".
std::vector<std::string> parts_of(const ClockText& text) {
  std::vector<std::string> parts{""};
  for (const char c : text.figures) {
    if (c == ':' || c == '.') parts.emplace_back();
    if (c != ':') parts.back() += c;
  }
  if (!text.brief_periods.empty()) parts.push_back(text.brief_periods);
  return parts;
}

}  // namespace

std::optional<PlateClock> plate_clock(const Screen& s, const BoardView& board, Seat seat) {
  if (!s.clocks || is_out(board.seats[seat]) || board.seats[seat].place > 0) return std::nullopt;
  const ClockFace& face = s.clocks->faces[seat];
  const bool coloured = board.turn == seat;
  return PlateClock{.text = clock_text(s.words, s.clocks->control, face),
                    .going = s.clocks->running == seat ? Going::runs : Going::stands,
                    .ground = coloured ? Ground::coloured : Ground::plain,
                    .ink = coloured ? render::seat_colours(seat).on : s.palette.ink,
                    .is_urgent = face.left_ms < urgent_below_ms};
}

float clock_width(const Canvas& c, const PlateClock& clock, float size) {
  return c.measure(style_of(clock, size), clock.text.figures) + (has_chip(clock) ? 2 * chip_padding : 0);
}

float draw_clock(Screen& s, Canvas& c, Seat seat, const PlateClock& clock, Point right, float size) {
  const float width = clock_width(c, clock, size), height = size * chip_height;
  const Rect box{right.x - width, right.y - height / 2, width, height};
  note(s, seat, box);
  const bool chip = has_chip(clock);
  if (chip) c.fill(box, s.palette.danger, 5);
  c.text({right.x - (chip ? chip_padding : 0), right.y}, style_of(clock, size), ink_of(clock, s.palette),
         clock.text.figures, Align::right);
  return width;
}

void draw_clock_in_strip(Screen& s, Canvas& c, Seat seat, const PlateClock& clock, const Rect& strip, float from,
                         float size) {
  const std::vector<std::string> parts = parts_of(clock.text);
  const float line = size * 1.15f, height = line * static_cast<float>(parts.size());
  const bool downwards = from < strip.y + strip.height / 2;
  const Rect box{strip.x + 1, downwards ? from : from - height, strip.width - 2, height};
  note(s, seat, box);
  if (has_chip(clock)) c.fill(box, s.palette.danger, 4);
  float y = box.y + line / 2;
  for (const std::string& part : parts) {
    c.text({strip.x + strip.width / 2, y}, style_of(clock, size), ink_of(clock, s.palette), part, Align::centre);
    y += line;
  }
}

}  // namespace tetrarchy::ui
