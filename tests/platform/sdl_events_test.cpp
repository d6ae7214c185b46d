#include "platform/native/sdl_events.h"

#include <gtest/gtest.h>

namespace tetrarchy::platform {
namespace {

using Phase = PointerEvent::Phase;
using Key = KeyEvent::Key;

constexpr Measure twice_as_sharp{.units = 2, .width = 400, .height = 300};

SDL_Event key_down(SDL_Keycode code, Uint16 modifiers = KMOD_NONE) {
  SDL_Event e{};
  e.type = SDL_KEYDOWN;
  e.key.keysym.sym = code;
  e.key.keysym.mod = modifiers;
  return e;
}

TEST(SdlEvents, the_mouse_is_measured_in_logical_pixels) {
  SDL_Event e{};
  e.type = SDL_MOUSEBUTTONDOWN;
  e.button.button = SDL_BUTTON_RIGHT;
  e.button.x = 101;
  e.button.y = 40;
  const auto event = pointer_event(e, twice_as_sharp);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->phase, Phase::down);
  EXPECT_EQ(event->device, PointerEvent::Device::mouse);
  EXPECT_EQ(event->button, PointerEvent::Button::secondary);
  EXPECT_EQ(event->x, 50.5F);
  EXPECT_EQ(event->y, 20);
}

TEST(SdlEvents, a_finger_is_measured_in_parts_of_the_window) {
  SDL_Event e{};
  e.type = SDL_FINGERMOTION;
  e.tfinger.x = 0.25F;
  e.tfinger.y = 0.5F;
  const auto event = pointer_event(e, twice_as_sharp);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->phase, Phase::move);
  EXPECT_EQ(event->device, PointerEvent::Device::touch);
  EXPECT_EQ(event->x, 100);
  EXPECT_EQ(event->y, 150);
}

TEST(SdlEvents, a_window_that_loses_the_mouse_or_the_focus_ends_the_gesture) {
  SDL_Event e{};
  e.type = SDL_WINDOWEVENT;
  e.window.event = SDL_WINDOWEVENT_LEAVE;
  EXPECT_EQ(pointer_event(e, twice_as_sharp)->phase, Phase::leave);
  e.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
  EXPECT_EQ(pointer_event(e, twice_as_sharp)->phase, Phase::cancel);
  e.window.event = SDL_WINDOWEVENT_MOVED;
  EXPECT_FALSE(pointer_event(e, twice_as_sharp));
}

TEST(SdlEvents, a_wheel_turned_away_scrolls_up_three_lines_a_notch) {
  SDL_Event e{};
  e.type = SDL_MOUSEWHEEL;
  e.wheel.preciseY = 2;
  e.wheel.mouseX = 20;
  const auto event = wheel_event(e, twice_as_sharp);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->lines, -6);
  EXPECT_EQ(event->x, 10);
}

TEST(SdlEvents, keys_have_names_or_characters) {
  EXPECT_EQ(key_event(key_down(SDLK_LEFT))->key, Key::left);
  EXPECT_EQ(key_event(key_down(SDLK_KP_ENTER))->key, Key::enter);
  EXPECT_EQ(key_event(key_down(SDLK_z))->key, Key::character);
  EXPECT_EQ(key_event(key_down(SDLK_z))->character, U'z');
  EXPECT_FALSE(key_event(key_down(SDLK_F5)));
  EXPECT_FALSE(key_event(key_down(SDLK_LSHIFT)));
}

TEST(SdlEvents, modifiers_are_told) {
  const auto event = key_event(key_down(SDLK_z, KMOD_LCTRL | KMOD_RSHIFT));
  EXPECT_TRUE(event->control);
  EXPECT_TRUE(event->shift);
  EXPECT_FALSE(key_event(key_down(SDLK_z))->control);
}

TEST(SdlEvents, a_key_that_is_released_is_nobodys_business) {
  SDL_Event e = key_down(SDLK_LEFT);
  e.type = SDL_KEYUP;
  EXPECT_FALSE(key_event(e));
}

}  // namespace
}  // namespace tetrarchy::platform
