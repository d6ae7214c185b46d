#include <gmock/gmock.h>

#include <chrono>
#include <memory>
#include <string>
#include <thread>

#include "platform/platform.h"

namespace tetrarchy::platform {
namespace {

using Clock = std::chrono::steady_clock;
using Lines = std::vector<std::string>;
using testing::ElementsAre;

// Counts down from the number that it is given, and works for as long as it is told to with each of them.
class Counter final : public LineHandler {
 public:
  void hear(std::string_view line, Lines& said) override {
    left_ = std::stoul(std::string(line));
    said.push_back("from " + std::string(line));
  }
  void work(std::uint64_t amount, Lines& said) override {
    std::this_thread::sleep_for(std::chrono::microseconds(20) * std::min(amount, left_));
    left_ -= std::min(amount, left_);
    if (left_ == 0) said.emplace_back("done");
  }
  bool busy() const override { return left_ > 0; }

 private:
  std::uint64_t left_ = 0;
};

std::unique_ptr<Worker> counter() {
  return start_worker([] { return std::make_unique<Counter>(); });
}

// What it says until it has said that line, or for five seconds.
Lines until(Worker& worker, const std::string& last) {
  Lines all;
  const auto end = Clock::now() + std::chrono::seconds(5);
  while (Clock::now() < end && (all.empty() || all.back() != last)) {
    for (std::string& line : worker.poll()) all.push_back(std::move(line));
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
  return all;
}

TEST(Worker, hears_works_and_answers_in_order) {
  const auto worker = counter();
  worker->post("3");
  EXPECT_THAT(until(*worker, "done"), ElementsAre("from 3", "done"));
  worker->post("4");
  worker->post("5");
  const Lines said = until(*worker, "done");
  EXPECT_EQ(said.front(), "from 4");
}

TEST(Worker, listens_while_it_works) {
  const auto worker = counter();
  worker->post("100000000");
  until(*worker, "from 100000000");
  std::this_thread::sleep_for(std::chrono::milliseconds(200));  // its slices have found their length
  const auto asked = Clock::now();
  worker->post("0");
  until(*worker, "from 0");
  EXPECT_LT(Clock::now() - asked, std::chrono::milliseconds(50));
}

TEST(Worker, ends_in_the_middle_of_its_work) {
  auto worker = counter();
  worker->post("100000000");
  until(*worker, "from 100000000");
  const auto asked = Clock::now();
  worker.reset();
  EXPECT_LT(Clock::now() - asked, std::chrono::milliseconds(100));
}

}  // namespace
}  // namespace tetrarchy::platform
