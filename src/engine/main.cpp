#include <emscripten.h>

#include <cstdint>
#include <string>

#include "engine/engine.h"

// The engine as a module of its own, for a Worker (web/src/engine_worker.mjs is its only caller).
namespace {

using tetrarchy::Engine;

Engine& engine() {
  static Engine only;
  return only;
}

// Several lines with line ends between them; valid until the next call.
const char* told(const Engine::Lines& said) {
  static std::string text;
  text.clear();
  for (const std::string& line : said) (text += line) += '\n';
  return text.c_str();
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* engine_hear(const char* order) {
  Engine::Lines said;
  engine().hear(order, said);
  return told(said);
}

EMSCRIPTEN_KEEPALIVE const char* engine_work(double nodes) {
  Engine::Lines said;
  engine().work(static_cast<std::uint64_t>(nodes), said);
  return told(said);
}

EMSCRIPTEN_KEEPALIVE int engine_busy() { return engine().busy() ? 1 : 0; }

}  // extern "C"
