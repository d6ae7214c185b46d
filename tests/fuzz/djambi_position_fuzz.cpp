#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "games/djambi/djambi.h"

// Any text is a position that is written back letter for letter and can be played on, or is refused with
// a reason (D10.4).
namespace {

using namespace tetrarchy;

void demand(bool promise) {
  if (!promise) std::abort();
}

void play_on(const djambi::Position& p) {
  std::vector<djambi::Move> moves;
  p.legal_moves(moves);
  demand(p.count_moves() == moves.size() && moves.empty() == !p.turn());
  if (moves.empty()) return;
  const djambi::Position last = p.after(moves.back());
  demand(std::holds_alternative<djambi::Position>(
      Djambi::read_position(Djambi::write_position(last), Strictness::edited)));
  for (const Seat s : all_seats)
    if (p.plays(s)) demand(!p.after_resignation(s).plays(s));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = Djambi::read_position(text, Strictness::edited);
  if (const auto* refusal = std::get_if<Refusal>(&read)) {
    demand(refusal->clause == "D10.4" && !refusal->code.empty() && !refusal->text.empty());
    return 0;
  }
  const auto& p = std::get<djambi::Position>(read);
  demand(Djambi::write_position(p) == text);
  play_on(p);
  return 0;
}
