#include "book/aim.h"

namespace tetrarchy::book {
namespace {

Refusal bad_aim(std::string_view part) {
  return {"bad_aim", "", Message{"book.refused.bad_aim"}.with("part", std::string(part))};
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

constexpr int most_moves = 3;

}  // namespace

OrRefusal<Aim> Aim::from(std::string_view text, const Facts& example, SquareReader read) {
  Aim aim;
  while (!text.empty()) {
    const std::string_view part = trimmed(split_off(text, ';'));
    std::string_view rest = part;
    const std::string_view kind = split_off(rest, ' ');
    if (kind == "moves") {
      aim.moves = read_count(rest);
      if (aim.moves < 1 || aim.moves > most_moves) return bad_aim(part);
      continue;
    }
    Conditions* place = kind == "now"      ? &aim.now
                        : kind == "reply"  ? &aim.reply
                        : kind == "return" ? &aim.back
                                           : nullptr;
    std::string unread;
    auto conditions = read_conditions(rest, example, read, unread);
    if (!place || !conditions || conditions->empty()) return bad_aim(unread.empty() ? part : unread);
    *place = *std::move(conditions);
  }
  if (aim.now.empty() && aim.reply.empty() && aim.back.empty()) return bad_aim("");
  return aim;
}

}  // namespace tetrarchy::book
