#pragma once

#include <cstdint>
#include <string_view>

#include "ui/screen.h"

// Controls in the design's look, built on ImGui's. All places are design pixels of the whole surface;
// every control is noted under its name, for tests and for the page.
namespace tetrarchy::ui {

// An undecorated window of ImGui's for the controls of one part of the screen.
class Panel {
 public:
  Panel(Screen&, const char* name, const Rect&);
  ~Panel();
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;
};

enum class ButtonLook : std::uint8_t { plain, primary, ghost };
enum class Availability : std::uint8_t { available, unavailable };

// Is a button of that width wide enough for the whole label, at the smallest size that labels have?
bool label_fits(Screen&, std::string_view label, float width);

bool button(Screen&, std::string_view id, std::string_view label, const Rect&, ButtonLook = ButtonLook::plain,
            Availability = Availability::available);

enum class Icon : std::uint8_t {
  first,
  previous,
  next,
  last,
  moves,
  menu,
  more,
  turn,
  undo,
  redo,
  hint,
  pause,
  go_on,
  speed
};

bool icon_button(Screen&, std::string_view id, Icon, const Rect&, ButtonLook = ButtonLook::plain,
                 Availability = Availability::available);

enum class Chosen : std::uint8_t { no, yes };

// One of several values, side by side: the one that holds is filled.
bool segment(Screen&, std::string_view id, std::string_view label, const Rect&, Chosen);

// A line that can be clicked; its content is drawn over it afterwards.
bool row(Screen&, std::string_view id, const Rect&);

// A small label with a filled ground. Returns its width.
float chip(Canvas&, Point left_middle, std::string_view label, Colour ground, Colour ink);

void draw_icon(Canvas&, Icon, Point centre, Colour);

// Lets a finger scroll the current window; a press that becomes a scroll is no click.
void scroll_by_touch(const Screen&);

}  // namespace tetrarchy::ui
