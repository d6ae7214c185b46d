#include <emscripten.h>

#include <utility>

#include "platform/platform.h"
#include "platform/web/web_run.h"

// The Worker itself is the page's (web/src/engine.mjs): lines go there, and what it says comes back here.
// clang-format off
EM_JS(void, tetrarchy_post, (const char* line), {
    Module["post"](UTF8ToString(line));
});
// clang-format on

namespace tetrarchy::platform {
namespace {

std::vector<std::string>& said() {
  static std::vector<std::string> lines;
  return lines;
}

class PageWorker final : public Worker {
 public:
  void post(std::string_view line) override { tetrarchy_post(std::string(line).c_str()); }
  std::vector<std::string> poll() override { return std::exchange(said(), {}); }
};

}  // namespace

std::unique_ptr<Worker> start_worker(std::function<std::unique_ptr<LineHandler>()>) {
  return std::make_unique<PageWorker>();
}

}  // namespace tetrarchy::platform

using namespace tetrarchy::platform;

extern "C" {

EMSCRIPTEN_KEEPALIVE void tetrarchy_said(const char* line) {
  said().emplace_back(line);
  attend();
}

}  // extern "C"
