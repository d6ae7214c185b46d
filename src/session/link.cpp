#include "session/link.h"

#include <algorithm>
#include <cstdint>

#include "session/refusals.h"

namespace tetrarchy {
namespace {

constexpr char version = '1';
constexpr std::size_t checksum_bytes = 4;
constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned char_bits = 6, byte_bits = 8;

// CRC-32 (ISO 3309), which notices whatever happens to up to five characters in a row, and nearly all else.
std::uint32_t checksum(std::string_view bytes) {
  constexpr std::uint32_t polynomial = 0xEDB88320;
  std::uint32_t sum = ~0u;
  for (const char c : bytes) {
    sum ^= static_cast<unsigned char>(c);
    for (unsigned bit = 0; bit < byte_bits; ++bit) sum = (sum >> 1) ^ (sum % 2 * polynomial);
  }
  return ~sum;
}

std::string checksum_of(std::string_view bytes) {
  const std::uint32_t sum = checksum(bytes);
  std::string text;
  for (std::size_t i = 0; i < checksum_bytes; ++i) text.push_back(static_cast<char>(sum >> (i * byte_bits)));
  return text;
}

std::string to_base64url(std::string_view bytes) {
  std::string text;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const char c : bytes) {
    bits = bits << byte_bits | static_cast<unsigned char>(c);
    for (count += byte_bits; count >= char_bits; count -= char_bits)
      text.push_back(alphabet[bits >> (count - char_bits) & 63u]);
  }
  if (count > 0) text.push_back(alphabet[bits << (char_bits - count) & 63u]);
  return text;
}

// Only what `to_base64url` writes: no byte has two forms.
std::optional<std::string> from_base64url(std::string_view text) {
  std::string bytes;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const char c : text) {
    const auto value = alphabet.find(c);
    if (value == alphabet.npos) return std::nullopt;
    bits = bits << char_bits | static_cast<std::uint32_t>(value);
    count += char_bits;
    if (count < byte_bits) continue;
    count -= byte_bits;
    bytes.push_back(static_cast<char>(bits >> count));
  }
  return to_base64url(bytes) == text ? std::optional(std::move(bytes)) : std::nullopt;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::optional<std::string_view> link_in(std::string_view text) {
  constexpr std::string_view mark = "g=";
  if (const auto hash = text.find('#'); hash != text.npos) {
    const auto at = text.find(mark, hash);
    const bool begins = at != text.npos && (text[at - 1] == '#' || text[at - 1] == '&');
    if (!begins) return std::nullopt;
    text.remove_prefix(at + mark.size());
    return text.substr(0, text.find('&'));
  }
  const bool may_be = !text.empty() && is_digit(text.front()) && text.find_first_not_of(alphabet) == text.npos;
  return may_be ? std::optional(text) : std::nullopt;
}

std::string sealed(std::string_view bytes) { return version + to_base64url(checksum_of(bytes) + std::string(bytes)); }

OrRefusal<std::string> unsealed(std::string_view link) {
  if (link.size() > max_link_chars) return refusals::link_too_long(max_link_chars);
  if (link.empty() || !is_digit(link.front())) return refusals::link_damaged();
  if (link.front() != version) return refusals::link_unknown();
  const auto whole = from_base64url(link.substr(1));
  if (!whole || whole->size() < checksum_bytes) return refusals::link_damaged();
  std::string bytes = whole->substr(checksum_bytes);
  if (checksum_of(bytes) != whole->substr(0, checksum_bytes)) return refusals::link_damaged();
  return bytes;
}

}  // namespace tetrarchy
