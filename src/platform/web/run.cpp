#include <emscripten/html5.h>

#include <algorithm>
#include <array>

#include "platform/platform.h"
#include "platform/sdl_window.h"
#include "platform/web/web_run.h"

// There is no loop: a frame is asked of the browser when the program wants one, and no other is drawn.
// A hidden page gets no animation frames from its browser, so nothing is drawn there either.
namespace tetrarchy::platform {
namespace {

struct Run {
  Program* program = nullptr;
  bool graphics = false;   // false while the GL context is lost
  bool requested = false;  // the browser will call back
  int appointment = 0;     // the timer of attend_at
};

Run& state() {
  static Run only;
  return only;
}

EM_BOOL on_frame(double /*time*/, void* /*data*/) {
  Run& r = state();
  r.requested = false;
  if (!r.graphics || !r.program->wants_frame()) return EM_FALSE;
  draw_frame(*r.program);
  wake();
  return EM_FALSE;
}

// The page owns all input; SDL, which would also cancel the browser's own use of it, shall see none.
void silence_sdl_input() {
  constexpr std::array<Uint32, 13> kinds{SDL_KEYDOWN,     SDL_KEYUP,           SDL_TEXTINPUT,     SDL_TEXTEDITING,
                                         SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL,
                                         SDL_FINGERDOWN,  SDL_FINGERUP,        SDL_FINGERMOTION,  SDL_WINDOWEVENT,
                                         SDL_SYSWMEVENT};
  for (const Uint32 kind : kinds) SDL_EventState(kind, SDL_IGNORE);
}

// SDL's handler does nothing that we need and bars the page from the back/forward cache.
void remove_beforeunload() { emscripten_set_beforeunload_callback(nullptr, nullptr); }

}  // namespace

Program* running() { return state().program; }

void graphics_lost() {
  if (!state().graphics) return;
  state().graphics = false;
  stop_graphics(*state().program);
}

void graphics_restored() {
  if (state().program == nullptr || state().graphics) return;
  start_graphics(*state().program);
  state().graphics = true;
  draw_frame(*state().program);
  wake();
}

void resized(const Surface& surface) {
  set_surface(*state().program, surface);
  if (state().graphics) draw_frame(*state().program);
  wake();
}

void attend() {
  if (running() == nullptr) return;
  running()->attend();
  wake();
}

void attend_at(std::int64_t ms) {
  emscripten_clear_timeout(state().appointment);
  const double left = static_cast<double>(std::max<std::int64_t>(0, ms - now_ms()));
  state().appointment = emscripten_set_timeout([](void*) { attend(); }, left, nullptr);
}

void run(Program& program) {
  silence_sdl_input();
  remove_beforeunload();
  state().program = &program;
  start_graphics(program);
  state().graphics = true;
  program.attend();
}

void wake() {
  Run& r = state();
  if (r.requested || !r.graphics || !r.program->wants_frame()) return;
  r.requested = true;
  emscripten_request_animation_frame(on_frame, nullptr);
}

}  // namespace tetrarchy::platform
