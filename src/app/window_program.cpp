#include "app/window_program.h"

namespace tetrarchy::app {
namespace {

// Both sides list their enumerators in the same order.
template <class To, class From>
constexpr To same(From value) {
  return static_cast<To>(value);
}

using PlatformPointer = platform::PointerEvent;
using PlatformKey = platform::KeyEvent::Key;
using UiPointer = ui::PointerEvent;
using UiKey = ui::KeyEvent::Key;

static_assert(same<UiPointer::Phase>(PlatformPointer::Phase::leave) == UiPointer::Phase::leave);
static_assert(same<UiPointer::Device>(PlatformPointer::Device::pen) == UiPointer::Device::pen);
static_assert(same<UiPointer::Button>(PlatformPointer::Button::secondary) == UiPointer::Button::secondary);
static_assert(same<UiKey>(PlatformKey::backspace) == UiKey::backspace);
static_assert(same<UiKey>(PlatformKey::character) == UiKey::character);
static_assert(same<ui::Theme>(platform::Theme::high_contrast) == ui::Theme::high_contrast);
static_assert(same<ui::Motion>(platform::Motion::reduced) == ui::Motion::reduced);

}  // namespace

bool WindowProgram::pointer(const platform::PointerEvent& e) {
  return app_.pointer({same<UiPointer::Phase>(e.phase), same<UiPointer::Device>(e.device),
                       same<UiPointer::Button>(e.button), e.x, e.y});
}

bool WindowProgram::text(std::string_view typed) { return app_.text(typed); }

bool WindowProgram::key(const platform::KeyEvent& e) {
  return app_.key({same<UiKey>(e.key), e.character, e.control, e.shift});
}

bool WindowProgram::wheel(const platform::WheelEvent& e) { return app_.wheel({e.x, e.y, e.lines}); }

void WindowProgram::surface_changed(const platform::Surface& s) {
  app_.set_surface({s.width, s.height, s.pixel_ratio, s.inset_left, s.inset_top, s.inset_right, s.inset_bottom});
}

void WindowProgram::attend() {
  for (const std::string& line : adviser_.poll()) app_.engine_said(line);
  app_.attend();
}

// Whether the program is a guest in another page does not change while it runs.
void WindowProgram::preferences_changed(const platform::Preferences& p) {
  preferences_.theme = same<ui::Theme>(p.theme);
  preferences_.motion = same<ui::Motion>(p.motion);
  app_.set_preferences(preferences_);
}

}  // namespace tetrarchy::app
