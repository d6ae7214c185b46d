#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/yonin/yonin.h"

// Any text is a legal move that is written back letter for letter, or is refused with a reason. The
// first byte chooses the position.
namespace {

using namespace tetrarchy;

constexpr std::array<std::string_view, 5> texts{
    "2nSnGnKnGnS2/3nPnRnP3/wS3nP3eS/wGwP5ePeG/wKwRwP3ePeReK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2 s -/-/-/- ---- "
    "0000 1 std",
    "3nPnKnP3/9/3sG1sG3/9/wK3wsP3eK/9/2sS6/9/4sK4 s RGP/P/-/- ---- 0000 1 std",
    "nK8/3sR1sP3/9/4eR4/wX7eK/3wsP5/4sG4/9/4sK4 s 2SP/-/-/- -4-- 1000 9 men=freeze",
    "4nK4/9/9/3sR1eR3/wK7eK/9/9/9/4sK4 e -/-/-/R2P ---- 0000 1 judge=turn,teams=yes,partner=safe",
    "4nX4/9/9/9/wX7eX/9/9/9/4sK4 - -/-/-/- 1432 0000 9 std"};

void demand(bool promise) {
  if (!promise) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto p = std::get<yonin::Position>(Yonin::read_position(texts[data[0] % texts.size()], Strictness::edited));
  const auto read = Yonin::read_move(p, text);
  if (const auto* refusal = std::get_if<Refusal>(&read)) {
    demand(!refusal->clause.empty() && !refusal->code.empty() && !refusal->text.empty());
    demand(!Yonin::why_not_written(p, text).text.empty());  // as a typed text it is no move either, or another one
    return 0;
  }
  const auto m = std::get<yonin::Move>(read);
  demand(Yonin::write_move(p, m) == text);
  for (std::size_t i = 0; i < Yonin::notations().size(); ++i) demand(!Yonin::write_table(p, m, i).empty());
  demand(p.after(m).number() == p.number() + 1);
  return 0;
}
