#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/djambi/djambi.h"

// Any text is a legal move that is written back letter for letter, or is refused with a reason. The
// first byte chooses the position.
namespace {

using namespace tetrarchy;

constexpr std::array<std::string_view, 4> texts{
    "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC r r rbyg aaaa 0 1 std",
    "8yC/5bD1rA1/2x6/3rMbM4/rD3gC4/2rR3rM2/2rN3gM2/9/rC7bC r r rbyg aaaa 0 1 master=yes",
    "gCgM7/x1x6/4x4/4rN4/rM3x4/3rD5/8bD/1yM7/rC7bC r r rb-g aaea 0 1 locked=killable,reporter=must,own=all",
    "9/9/9/9/9/9/9/9/rC8 - - rrrr akkk 0 1 std"};

void demand(bool promise) {
  if (!promise) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto p = std::get<djambi::Position>(Djambi::read_position(texts[data[0] % texts.size()], Strictness::edited));
  const auto read = Djambi::read_move(p, text);
  if (const auto* refusal = std::get_if<Refusal>(&read)) {
    demand(!refusal->clause.empty() && !refusal->code.empty() && !refusal->text.empty());
    demand(!Djambi::why_not_written(p, text).text.empty());  // as a typed text it is no move either, or another one
    return 0;
  }
  const auto m = std::get<djambi::Move>(read);
  demand(Djambi::write_move(p, m) == text);
  demand(p.after(m).number() == p.number() + 1);
  return 0;
}
