#include "counts.h"

#include "games/djambi/djambi.h"

namespace tetrarchy::djambi {
namespace {

using Agreed = CountsOf<Djambi>;

TEST(Counts, D11_perft_1) { Agreed::count("djambi.perft", 303, "1"); }
TEST(Counts, D11_perft_2) { Agreed::count("djambi.perft", 227, "2"); }
TEST(Counts, D11_perft_3_and_4) { Agreed::count("djambi.perft", 11, "34"); }
TEST(Counts, D11_perft_with_ring_maze) { Agreed::count("djambi-ring.perft", 120, "1234"); }

TEST(Counts, D11_plays) { Agreed::replay("djambi.plays", 1768); }
TEST(Counts, D11_plays_with_ring_maze) { Agreed::replay("djambi-ring.plays", 224); }

TEST(Counts, D11_resignations) { Agreed::resign("djambi.resigns", 365); }

}  // namespace
}  // namespace tetrarchy::djambi
