#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/start.h"
#include "platform/platform.h"

namespace tetrarchy::app {

// The worker that thinks for the computer players: begun when it is first asked.
class Adviser {
 public:
  void ask(std::string_view line) {
    if (!worker_) worker_ = platform::start_worker(thinker());
    worker_->post(line);
  }
  std::vector<std::string> poll() { return worker_ ? worker_->poll() : std::vector<std::string>{}; }

 private:
  std::unique_ptr<platform::Worker> worker_;
};

}  // namespace tetrarchy::app
