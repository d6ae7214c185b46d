#include <fmt/format.h>

#include "ai/bench.h"
#include "games/djambi/djambi.h"
#include "games/yonin/yonin.h"

// What the search does, as a number for each game: on every platform the same.
namespace {

using namespace tetrarchy;

template <Game G>
void print_signature() {
  const ai::BenchResult done = ai::bench<G>(1000, 100);
  fmt::print("{}: {} nodes, signature {:016x}\n", G::id, done.nodes, done.signature);
}

}  // namespace

int main() {
  print_signature<Djambi>();
  print_signature<Yonin>();
}
