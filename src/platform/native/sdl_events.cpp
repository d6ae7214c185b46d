#include "platform/native/sdl_events.h"

#include <array>
#include <utility>

namespace tetrarchy::platform {
namespace {

using Phase = PointerEvent::Phase;
using Device = PointerEvent::Device;
using Button = PointerEvent::Button;
using Key = KeyEvent::Key;

constexpr float lines_per_notch = 3;

constexpr std::array<std::pair<SDL_Keycode, Key>, 15> named_keys{{
    {SDLK_LEFT, Key::left},
    {SDLK_RIGHT, Key::right},
    {SDLK_UP, Key::up},
    {SDLK_DOWN, Key::down},
    {SDLK_RETURN, Key::enter},
    {SDLK_KP_ENTER, Key::enter},
    {SDLK_SPACE, Key::space},
    {SDLK_ESCAPE, Key::escape},
    {SDLK_HOME, Key::home},
    {SDLK_END, Key::end},
    {SDLK_PAGEUP, Key::page_up},
    {SDLK_PAGEDOWN, Key::page_down},
    {SDLK_BACKSPACE, Key::backspace},
    {SDLK_DELETE, Key::backspace},
    {SDLK_TAB, Key::tab},
}};

float logical(int length, const Measure& measure) { return static_cast<float>(length) / measure.units; }

Button button_of(Uint8 sdl) {
  if (sdl == SDL_BUTTON_RIGHT) return Button::secondary;
  return sdl == SDL_BUTTON_MIDDLE ? Button::middle : Button::primary;
}

PointerEvent mouse_button(Phase phase, const SDL_MouseButtonEvent& e, const Measure& measure) {
  return {phase, Device::mouse, button_of(e.button), logical(e.x, measure), logical(e.y, measure)};
}

PointerEvent finger(Phase phase, const SDL_TouchFingerEvent& e, const Measure& measure) {
  return {phase, Device::touch, Button::primary, e.x * measure.width, e.y * measure.height};
}

std::optional<PointerEvent> left_window(const SDL_WindowEvent& e) {
  if (e.event == SDL_WINDOWEVENT_LEAVE) return PointerEvent{Phase::leave, Device::mouse};
  if (e.event == SDL_WINDOWEVENT_FOCUS_LOST) return PointerEvent{Phase::cancel, Device::mouse};
  return std::nullopt;
}

}  // namespace

std::optional<PointerEvent> pointer_event(const SDL_Event& e, const Measure& measure) {
  switch (e.type) {
    case SDL_MOUSEMOTION:
      return PointerEvent{Phase::move, Device::mouse, Button::primary, logical(e.motion.x, measure),
                          logical(e.motion.y, measure)};
    case SDL_MOUSEBUTTONDOWN:
      return mouse_button(Phase::down, e.button, measure);
    case SDL_MOUSEBUTTONUP:
      return mouse_button(Phase::up, e.button, measure);
    case SDL_FINGERDOWN:
      return finger(Phase::down, e.tfinger, measure);
    case SDL_FINGERMOTION:
      return finger(Phase::move, e.tfinger, measure);
    case SDL_FINGERUP:
      return finger(Phase::up, e.tfinger, measure);
    case SDL_WINDOWEVENT:
      return left_window(e.window);
    default:
      return std::nullopt;
  }
}

std::optional<KeyEvent> key_event(const SDL_Event& e) {
  if (e.type != SDL_KEYDOWN) return std::nullopt;
  const SDL_Keysym& sym = e.key.keysym;
  KeyEvent event{Key::character};
  event.control = (sym.mod & (KMOD_CTRL | KMOD_GUI)) != 0;
  event.shift = (sym.mod & KMOD_SHIFT) != 0;
  for (const auto& [sdl, key] : named_keys) {
    if (sym.sym != sdl) continue;
    event.key = key;
    return event;
  }
  if (sym.sym < SDLK_SPACE || (sym.sym & SDLK_SCANCODE_MASK) != 0) return std::nullopt;
  event.character = static_cast<char32_t>(sym.sym);
  return event;
}

std::optional<WheelEvent> wheel_event(const SDL_Event& e, const Measure& measure) {
  if (e.type != SDL_MOUSEWHEEL) return std::nullopt;
  return WheelEvent{logical(e.wheel.mouseX, measure), logical(e.wheel.mouseY, measure),
                    -e.wheel.preciseY * lines_per_notch};
}

}  // namespace tetrarchy::platform
