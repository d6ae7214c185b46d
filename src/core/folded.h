#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

// Texts that people type, made alike so that they can be compared: what is written wide, in capitals, in kanji digits
// or with other signs for the same piece becomes one text; spaces, hyphens and the triangles of seats go.
namespace tetrarchy {

namespace folding {

// What is written in several ways, and the one that is compared; all other signs stay. Both are UTF-8.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 27> signs{{
    {"一", "1"}, {"二", "2"}, {"三", "3"},  {"四", "4"},  {"五", "5"},  {"六", "6"},    {"七", "7"},
    {"八", "8"}, {"九", "9"}, {"王", "玉"}, {"龍", "竜"}, {"將", "将"}, {"歩兵", "歩"}, {"×", "x"},
    {"　", ""},  {"−", ""},   {"–", ""},    {"‐", ""},    {"ー", ""},   {"▲", ""},      {"▶", ""},
    {"▼", ""},   {"◀", ""},   {"△", ""},    {"▽", ""},    {"☗", ""},    {"☖", ""},
}};

// A wide sign of U+FF01 to U+FF5E is three bytes and stands for one of ASCII; 0: this is none.
constexpr char narrowed(std::string_view text) {
  if (text.size() < 3 || text[0] != '\xEF') return 0;
  const int middle = static_cast<unsigned char>(text[1]), last = static_cast<unsigned char>(text[2]);
  const int point = (middle - 0xBC) * 64 + last - 0x80;  // from U+FF00
  return middle >= 0xBC && point >= 1 && point <= 0x5E ? static_cast<char>(point + 0x20) : '\0';
}

// The one that the text begins with; the end of `signs`: none, as with all of ASCII.
inline auto sign_of(std::string_view text) {
  const bool ascii = static_cast<unsigned char>(text.front()) < 0x80;
  return ascii
             ? signs.end()
             : std::find_if(signs.begin(), signs.end(), [&](const auto& sign) { return text.starts_with(sign.first); });
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

constexpr std::string_view left_out = " \t-_.";

}  // namespace folding

inline std::string folded(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto sign = folding::sign_of(text);
    if (sign != folding::signs.end()) {
      out += sign->second;
      text.remove_prefix(sign->first.size());
      continue;
    }
    const char wide = folding::narrowed(text);
    const char c = folding::lower(wide ? wide : text.front());
    if (folding::left_out.find(c) == std::string_view::npos) out += c;
    text.remove_prefix(wide ? 3 : 1);
  }
  return out;
}

}  // namespace tetrarchy
