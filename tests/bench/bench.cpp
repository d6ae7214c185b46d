#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <vector>

#include "games/djambi/djambi.h"

// How fast the rules are: legal moves listed and moves made a second, over ten positions from the middle
// of random games. Prints figures; asserts none.
namespace {

using namespace tetrarchy;

constexpr std::array<std::string_view, 10> texts{
    "gCgArDx5/gRx1xxyD2gM/1gM7/6x2/2xx2x1gM/xrNxbDx3bM/rM5x1yC/rRx1rMx1yM2/xrArM3bMbAbC b b bbyg kaaa 0 41 std",
    "gCgAxx1xyDyA1/gRgM2x1yMrCyR/2gM1xx1x1/2gM1x4/xx4gDyM1/1x5yM1/2rD1x4/rR2x1bM2yM/1rAx2xbM1x r r rgrg akka 4 41 std",
    "1gAgM2yA2gC/gRbD1rM2x1yR/5rM1yMyM/4rM1x1x/xx1rR2yM1x/2xx4x/2xrDx1bC1bM/gD4bN2bR/rCrArM3bMbA1 r r rbgg aaka 1 41 "
    "std",
    "gCgA5yA1/1xyD2yNrR2/gM1gM5yM/1x2xx3/xx1gR1bR1x1/rAxx1x4/1rMrMx2xbMx/2x2yM2bM/rC1rM3bMbAx r r rggg akka 1 41 std",
    "xgAgM4yA1/gRxx1xxyM1yR/3yC3xyM/9/3rD3x1/2x3xbMgM/x1x3xbMx/3x2xbDbR/rCrArMrMx2bAbC y y rbyb aaak 0 41 std",
    "gCgD1rDxxxyAyC/gR1x1x1yM1yR/3yD4yM/gA2x1x1xx/2gMx3xx/7x1/3rN4bM/rM4bMbD1bR/rCrArM4bAbC r r rbyg aaaa 2 41 std",
    "xgAgMyMx3yC/gR2x3yD1/gM5x2/4gD4/rM2x5/1bNgC4xyR/3xxx1xbM/rRyArAx1xbMbDbR/2rM1x1bMbAbC b b ybyg kaaa 10 41 std",
    "1gAx1xxyMyA1/6yM1yR/xyM2xxxyM1/rR3x1x2/x1xx5/rM2rCx1x2/x3x2rMx/gD6bCbR/1rA1xxx1bA1 b b rbrb aakk 0 41 std",
    "gCbDgMgM2yNyA1/gRxx2yM1bCyR/gM4yM2yM/xx1x1x1x1/2x2gA3/rM1x5bM/x1rC5rM/1xx2xx1bR/rRrA3x3 g g rbbg aaka 1 45 std",
    "gCxgAx1yA3/1gMx1x1x2/3bCxx3/gR1xx2gMx1/x1bD2xyD1x/2x1rM3x/1x1rM1x1bM1/rR5bM1bR/yCbM1x3bA1 y y ybyg kaaa 0 49 std",
};

std::vector<djambi::Position> positions() {
  std::vector<djambi::Position> all;
  for (const auto text : texts)
    all.push_back(std::get<djambi::Position>(Djambi::read_position(text, Strictness::whole)));
  return all;
}

struct Work {
  std::uint64_t moves = 0;  // how many were listed or made
  std::uint64_t sum = 0;    // of something about each, so that the work is done
};

Work list(const std::vector<djambi::Position>& all) {
  static std::vector<djambi::Move> moves;
  Work work;
  for (const auto& p : all) {
    p.legal_moves(moves);
    work.moves += moves.size();
    work.sum += static_cast<std::uint64_t>(moves.back().to().index());
  }
  return work;
}

Work make(const std::vector<djambi::Position>& all) {
  static std::vector<djambi::Move> moves;
  Work work;
  for (const auto& p : all) {
    p.legal_moves(moves);
    for (const auto m : moves) work.sum += static_cast<std::uint64_t>(p.after(m).quiet());
    work.moves += moves.size();
  }
  return work;
}

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

// The best of many short stretches: other programs may be running in the others.
void measure(std::string_view name, Work (*work)(const std::vector<djambi::Position>&)) {
  const auto all = positions();
  const Work once = work(all);
  double best = 0;
  for (const auto begin = Clock::now(); seconds_since(begin) < 1.5;) {
    const auto stretch = Clock::now();
    int n = 0;
    while (seconds_since(stretch) < .003) n += work(all).sum == once.sum;
    best = std::max(best, n * static_cast<double>(once.moves) / seconds_since(stretch));
  }
  fmt::print("djambi {} moves: {:.1f} M/s (check {})\n", name, best / 1e6, once.sum);
}

}  // namespace

int main() {
  measure("listed", list);
  measure("made", make);
}
