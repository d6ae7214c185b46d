#include "platform/web/web_api.h"

#include <emscripten.h>

#include <cstdlib>
#include <utility>

#include "platform/platform.h"
#include "platform/web/web_run.h"

// The exported functions; web/src/module.mjs is their only caller. Enumerators are handed over by
// number, in the order of platform.h.
// clang-format off
EM_JS(void, tetrarchy_tell, (const char* event, const char* json), {
    Module["told"](UTF8ToString(event), UTF8ToString(json));
});
// clang-format on

namespace tetrarchy::platform {
namespace {

std::function<std::string(std::string_view)>& answerer() {
  static std::function<std::string(std::string_view)> function = [](std::string_view) { return "null"; };
  return function;
}

using TakeLetters = std::function<void(std::string_view, std::string_view)>;

TakeLetters& letters_taker() {
  static TakeLetters function = [](std::string_view, std::string_view) {};
  return function;
}

PointerEvent pointer_event(int phase, int device, int button, float x, float y) {
  return {static_cast<PointerEvent::Phase>(phase), static_cast<PointerEvent::Device>(device),
          static_cast<PointerEvent::Button>(button), x, y};
}

KeyEvent key_event(int key, int character, int control, int shift) {
  return {static_cast<KeyEvent::Key>(key), static_cast<char32_t>(character), control != 0, shift != 0};
}

// Hands an event to the program and asks for the frame that may follow from it.
template <class Event>
int handed(bool (Program::*receive)(const Event&), const Event& event) {
  if (running() == nullptr) return 0;
  const bool used = (running()->*receive)(event);
  wake();
  return used ? 1 : 0;
}

}  // namespace

void answer_page(std::function<std::string(std::string_view)> function) { answerer() = std::move(function); }

void take_letters(TakeLetters function) { letters_taker() = std::move(function); }

void tell_page(std::string_view event, std::string_view json) {
  tetrarchy_tell(std::string(event).c_str(), std::string(json).c_str());
}

}  // namespace tetrarchy::platform

using namespace tetrarchy::platform;

extern "C" {

// The answer is valid until the next call.
EMSCRIPTEN_KEEPALIVE const char* tetrarchy_call(const char* request) {
  static std::string answer;
  answer = answerer()(request);
  wake();
  return answer.c_str();
}

// Two font files in memory that the page has allocated and never frees.
EMSCRIPTEN_KEEPALIVE void tetrarchy_letters(const char* regular, int regular_bytes, const char* bold, int bold_bytes) {
  const auto file = [](const char* data, int bytes) { return std::string_view(data, static_cast<std::size_t>(bytes)); };
  letters_taker()(file(regular, regular_bytes), file(bold, bold_bytes));
  wake();
}

EMSCRIPTEN_KEEPALIVE int tetrarchy_pointer(int phase, int device, int button, float x, float y) {
  return handed(&Program::pointer, pointer_event(phase, device, button, x, y));
}

EMSCRIPTEN_KEEPALIVE int tetrarchy_key(int key, int character, int control, int shift) {
  return handed(&Program::key, key_event(key, character, control, shift));
}

EMSCRIPTEN_KEEPALIVE int tetrarchy_wheel(float x, float y, float lines) {
  return handed(&Program::wheel, WheelEvent{x, y, lines});
}

EMSCRIPTEN_KEEPALIVE int tetrarchy_grabs(float x, float y) {
  return running() != nullptr && running()->grabs(x, y) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void tetrarchy_resize(float width, float height, float ratio, float left, float top, float right,
                                           float bottom) {
  if (running() != nullptr) resized({width, height, ratio, left, top, right, bottom});
}

EMSCRIPTEN_KEEPALIVE void tetrarchy_preferences(int theme, int motion) {
  if (running() == nullptr) return;
  running()->preferences_changed({static_cast<Theme>(theme), static_cast<Motion>(motion)});
  wake();
}

EMSCRIPTEN_KEEPALIVE double tetrarchy_frames() { return static_cast<double>(frames()); }

EMSCRIPTEN_KEEPALIVE float tetrarchy_ratio() { return surface().pixel_ratio; }

EMSCRIPTEN_KEEPALIVE void tetrarchy_graphics_lost() { graphics_lost(); }

EMSCRIPTEN_KEEPALIVE void tetrarchy_graphics_restored() { graphics_restored(); }

}  // extern "C"
