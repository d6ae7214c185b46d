#include "session/digits.h"

#include <cstddef>

namespace tetrarchy {
namespace {

constexpr unsigned limb_bits = 32, byte_bits = 8;
constexpr std::size_t limb_bytes = limb_bits / byte_bits;

// limbs = limbs * radix + digit
void append(std::vector<std::uint32_t>& limbs, std::uint32_t digit, std::uint32_t radix) {
  std::uint64_t carry = digit;
  for (std::uint32_t& limb : limbs) {
    carry += std::uint64_t{limb} * radix;
    limb = static_cast<std::uint32_t>(carry);
    carry >>= limb_bits;
  }
  if (carry != 0) limbs.push_back(static_cast<std::uint32_t>(carry));
}

void drop_zeros(std::vector<std::uint32_t>& limbs) {
  while (!limbs.empty() && limbs.back() == 0) limbs.pop_back();
}

}  // namespace

std::string DigitWriter::bytes() const {
  std::vector<std::uint32_t> limbs;
  for (auto digit = digits_.rbegin(); digit != digits_.rend(); ++digit) append(limbs, digit->first, digit->second);
  std::string bytes;
  for (const std::uint32_t limb : limbs)
    for (unsigned shift = 0; shift < limb_bits; shift += byte_bits) bytes.push_back(static_cast<char>(limb >> shift));
  while (!bytes.empty() && bytes.back() == '\0') bytes.pop_back();
  return bytes;
}

DigitReader::DigitReader(std::string_view bytes) : limbs_((bytes.size() + limb_bytes - 1) / limb_bytes) {
  for (std::size_t i = 0; i < bytes.size(); ++i)
    limbs_[i / limb_bytes] |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (i % limb_bytes * byte_bits);
  drop_zeros(limbs_);
}

std::uint32_t DigitReader::take(std::uint32_t radix) {
  std::uint64_t rest = 0;
  for (auto limb = limbs_.rbegin(); limb != limbs_.rend(); ++limb) {
    rest = rest << limb_bits | *limb;
    *limb = static_cast<std::uint32_t>(rest / radix);
    rest %= radix;
  }
  drop_zeros(limbs_);
  return static_cast<std::uint32_t>(rest);
}

}  // namespace tetrarchy
