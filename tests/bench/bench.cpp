#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ai/families.h"
#include "core/perft.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

// How fast each game is: legal moves listed and moves made a second, leaves of perft, and nodes of the search, over
// ten positions from the middle of random games. Prints figures; asserts none.
namespace {

using namespace tetrarchy;

using Texts = std::array<std::string_view, 10>;

constexpr Texts djambi_texts{
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

// With hands.
constexpr Texts yonin_texts{
    "2eP3nS2/4nGnK3/wS5ePeG1/wG1sG1eP4/wKwP3w+S2eK/wGwP2sP2ePeG/3n+R4eS/1wS1sPsRsP3/2sSsK2sG2 s S/R2P/RS/GP ---- 0000 "
    "41 std",
    "3nK2nG2/5nPnG2/4nP3eS/wG1wP2eP3/wKwRwP3eP1eK/1wPwS1eS1eP1eG/2sG5eS/1sG3sP3/4sKsGsSeRn+P w SP/RS/R/GSP ---- 0000 "
    "49 std",
    "6nS2/2nGnPnKnP3/2eR3wP1eS/wG1wP3eK1eG/2wP3eP2/1wK4eP2/wS2sG4sG/3sP1sP3/2sSsK1sGsS1eP e RGS/RP/RG2SP/- ---- 0000 "
    "57 std",
    "2e+R6/eG4nP3/2nP1nK3eG/9/1wGwP1nG1w+S1eK/sPwP5ePeG/1wKsP1sP1wP2/3sG5/3sSsK4 n 3SP/-/P/3R2G3SP ---- 0000 65 std",
    "3wS1nGnG2/7nK1/nP3nP4/3wK2eP2/8eK/1sS5ePeG/1wS2eP4/3sPsR4/5sGsK1sS e RG/2R3GS2P/3SP/3P ---- 0000 73 std",
    "4nK2s+S1/2wRnG5/3nPnPeSeG2/nR6ePeK/1ePe+S6/1wP4eP1eG/1wK2sG3eS/wG2sK1sPnG2/5sGsS1w+P s R3S/G/3P/RP ---- 0000 81 "
    "std",
    "2nS1nK1eS1eK/2nG3nG2/3nPwPwR3/wGwSwG4wP1/wK8/5nGsRePeG/sKsP4eS2/3n+R1eR3/9 n G/2P/3S3P/GS2P ---- 0000 89 std",
    "3nG2nG2/wS1nK5nS/4nP4/wS2wP1nP1eS1/4eP4/3wK3eK1/1n+P7/2n+R2eG3/3wGsX4 w -/R2S/2GS4P/2R2GS3P 4--- 0010 97 std",
    "2nR2nK1w+P1/1sS1nPnR1nS2/1wK6eS/3nG2eP1eG/2sP4sG1/2sG1sG1eKePeG/3sPsPeP2eS/1sK3sPsG2/8n+P w -/R4SP/-/RGP ---- "
    "0000 105 std",
    "6nS1eP/2nK1nG1nS2/eG3nPnP2eG/1wP4eP2/wK1wS3eP2/1wG2sP4/6eK2/1sS1wS5/2sG4sK1 w -/4R2S4P/2GP/GS ---- 0000 113 std",
};

template <Game G>
using Positions = std::vector<typename G::Position>;

template <Game G>
Positions<G> positions(const Texts& texts) {
  Positions<G> all;
  for (const auto text : texts)
    all.push_back(std::get<typename G::Position>(G::read_position(text, Strictness::whole)));
  return all;
}

struct Work {
  std::uint64_t moves = 0;  // how many were listed, made or counted
  std::uint64_t sum = 0;    // of something about each, so that the work is done
};

template <Game G>
Work list(const Positions<G>& all) {
  static std::vector<typename G::Move> moves;
  Work work;
  for (const auto& p : all) {
    p.legal_moves(moves);
    work.moves += moves.size();
    work.sum += static_cast<std::uint64_t>(moves.back().to().index());
  }
  return work;
}

template <Game G>
Work make(const Positions<G>& all) {
  static std::vector<typename G::Move> moves;
  Work work;
  for (const auto& p : all) {
    p.legal_moves(moves);
    for (const auto m : moves) work.sum += static_cast<std::uint64_t>(p.after(m).occupied().count());
    work.moves += moves.size();
  }
  return work;
}

template <Game G>
Work leaves(const Positions<G>& all) {
  Work work;
  for (const auto& p : all) work.moves += perft(p, 2);
  work.sum = work.moves;
  return work;
}

// Nodes of the best computer player's search.
template <Game G>
Work search(const Positions<G>& all) {
  static ai::TreeSearch<ai::BrainOf<G>> tree{ai::BrainOf<G>()};
  Work work;
  for (const auto& p : all) {
    tree.begin({p, {}, 200, 1});
    while (tree.think(200) == ai::Progress::thinking) {
    }
    work.moves += tree.answer().nodes;
    work.sum += static_cast<std::uint64_t>(tree.answer().shares[Seat::red]);
  }
  return work;
}

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

// The best of many short stretches: other programs may be running in the others.
template <Game G>
void measure(std::string_view name, const Texts& texts, Work (*work)(const Positions<G>&)) {
  const auto all = positions<G>(texts);
  const Work once = work(all);
  double best = 0;
  for (const auto begin = Clock::now(); seconds_since(begin) < 1.5;) {
    const auto stretch = Clock::now();
    int n = 0;
    while (seconds_since(stretch) < .003) n += work(all).sum == once.sum;
    best = std::max(best, n * static_cast<double>(once.moves) / seconds_since(stretch));
  }
  fmt::print("{} {}: {:.2f} M/s (check {})\n", G::id, name, best / 1e6, once.sum);
}

}  // namespace

int main() {
  measure<Djambi>("moves listed", djambi_texts, list<Djambi>);
  measure<Djambi>("moves made", djambi_texts, make<Djambi>);
  measure<Djambi>("nodes searched", djambi_texts, search<Djambi>);
  measure<Yonin>("moves listed", yonin_texts, list<Yonin>);
  measure<Yonin>("moves made", yonin_texts, make<Yonin>);
  measure<Yonin>("leaves of perft", yonin_texts, leaves<Yonin>);
  measure<Yonin>("nodes searched", yonin_texts, search<Yonin>);
}
