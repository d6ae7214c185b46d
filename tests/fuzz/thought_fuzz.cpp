#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "session/thought.h"

// Orders and reports as they come from outside: what is accepted is written again as a line that means the same.
namespace {

using namespace tetrarchy;

void require(bool holds) {
  if (!holds) std::abort();
}

void check(std::string_view line) {
  const auto order = read_order(line);
  if (const auto* bad = std::get_if<BadLine>(&order)) require(!bad->code.empty());
  if (const auto* good = std::get_if<Order>(&order); good && good->task)
    require(std::get<Order>(read_order(write_task(good->id, *good->task))) == *good);
  if (const auto report = read_report(line)) require(read_report(write_report(*report)) == report);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  check({reinterpret_cast<const char*>(data), size});
  return 0;
}
