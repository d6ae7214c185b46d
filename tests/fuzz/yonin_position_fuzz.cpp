#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "games/yonin/yonin.h"

// Any text is a position that is written back letter for letter and can be played on, or is refused with
// a reason (Y7.4).
namespace {

using namespace tetrarchy;

void demand(bool promise) {
  if (!promise) std::abort();
}

// What follows a position is lawful again; but men of one facing and several controllers, which only a written
// position has, may come into one hand, and then two of their pawns may stand on one line.
void demand_lawful(const yonin::Position& p) {
  const auto read = Yonin::read_position(Yonin::write_position(p), Strictness::edited);
  const auto* refusal = std::get_if<Refusal>(&read);
  demand(refusal == nullptr || refusal->code == "two_pawns");
}

void play_on(const yonin::Position& p) {
  std::vector<yonin::Move> moves;
  p.legal_moves(moves);
  demand(p.count_moves() == moves.size() && moves.empty() == !p.turn());
  if (moves.empty()) return;
  demand_lawful(p.after(moves.front()));
  demand_lawful(p.after(moves.back()));
  for (const Seat s : all_seats) {
    if (!p.plays(s)) continue;
    demand(!p.after_resignation(s).plays(s));
    demand_lawful(p.after_resignation(s));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = Yonin::read_position(text, Strictness::edited);
  if (const auto* refusal = std::get_if<Refusal>(&read)) {
    demand(refusal->clause == "Y7.4" && !refusal->code.empty() && !refusal->text.empty());
    return 0;
  }
  const auto& p = std::get<yonin::Position>(read);
  demand(Yonin::write_position(p) == text);
  play_on(p);
  return 0;
}
