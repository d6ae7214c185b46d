#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A number in mixed radix, as bytes: what has one of n values takes log2(n) bits, and no fraction of a bit is lost
// between one digit and the next. The digit that is put first is taken first.
namespace tetrarchy {

class DigitWriter {
 public:
  void put(std::uint32_t digit, std::uint32_t radix) { digits_.emplace_back(digit, radix); }  // digit < radix
  std::string bytes() const;  // as few as the number needs

 private:
  std::vector<std::pair<std::uint32_t, std::uint32_t>> digits_;
};

// Every text of bytes is a number, and has digits of any radix without end: from some place on all of them are 0.
class DigitReader {
 public:
  explicit DigitReader(std::string_view bytes);

  std::uint32_t take(std::uint32_t radix);
  bool finished() const { return limbs_.empty(); }  // nothing but zeros follows

 private:
  std::vector<std::uint32_t> limbs_;  // the lowest first; the last is not 0
};

}  // namespace tetrarchy
