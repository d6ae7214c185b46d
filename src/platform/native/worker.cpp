#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "platform/platform.h"

namespace tetrarchy::platform {
namespace {

using Clock = std::chrono::steady_clock;
using Lines = std::vector<std::string>;

// How much work makes a slice of about nine milliseconds: found by measuring the slices before.
class Slice {
 public:
  std::uint64_t amount() const { return amount_; }
  void took(Clock::duration time) {
    const auto us = std::max<std::int64_t>(1, std::chrono::duration_cast<std::chrono::microseconds>(time).count());
    const std::uint64_t fit = amount_ * slice_us / static_cast<std::uint64_t>(us);
    amount_ = std::clamp(fit, std::max<std::uint64_t>(1, amount_ / 4), std::min(amount_ * 2, most));
  }

 private:
  static constexpr std::uint64_t slice_us = 9000, most = 1'000'000;
  std::uint64_t amount_ = 16;
};

class ThreadWorker final : public Worker {
 public:
  explicit ThreadWorker(std::function<std::unique_ptr<LineHandler>()> make)
      : thread_([this, make = std::move(make)] { run(*make()); }) {}

  ~ThreadWorker() override {
    {
      const std::lock_guard lock(mutex_);
      ends_ = true;
    }
    heard_.notify_one();
    thread_.join();
  }

  void post(std::string_view line) override {
    {
      const std::lock_guard lock(mutex_);
      inbox_.emplace_back(line);
    }
    heard_.notify_one();
  }

  Lines poll() override {
    const std::lock_guard lock(mutex_);
    return std::exchange(outbox_, {});
  }

 private:
  void run(LineHandler& handler) {
    Slice slice;
    Lines said;
    while (take_orders(handler, said)) {
      if (handler.busy()) {
        const auto before = Clock::now();
        handler.work(slice.amount(), said);
        slice.took(Clock::now() - before);
      }
      tell(said);
    }
  }

  // Waits for the next line unless there is work to do; false: it is the end.
  bool take_orders(LineHandler& handler, Lines& said) {
    std::deque<std::string> lines;
    {
      std::unique_lock lock(mutex_);
      if (!handler.busy()) heard_.wait(lock, [this] { return ends_ || !inbox_.empty(); });
      if (ends_) return false;
      lines.swap(inbox_);
    }
    for (const std::string& line : lines) handler.hear(line, said);
    return true;
  }

  void tell(Lines& said) {
    if (said.empty()) return;
    {
      const std::lock_guard lock(mutex_);
      outbox_.insert(outbox_.end(), std::make_move_iterator(said.begin()), std::make_move_iterator(said.end()));
    }
    said.clear();
    wake();
  }

  std::mutex mutex_;
  std::condition_variable heard_;
  std::deque<std::string> inbox_;
  Lines outbox_;
  bool ends_ = false;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace

std::unique_ptr<Worker> start_worker(std::function<std::unique_ptr<LineHandler>()> make) {
  return std::make_unique<ThreadWorker>(std::move(make));
}

}  // namespace tetrarchy::platform
