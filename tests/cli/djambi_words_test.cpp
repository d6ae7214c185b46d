#include "cli/probe.h"
#include "cli/speech.h"
#include "games/djambi/djambi.h"
#include "sample.h"

namespace tetrarchy::cli {
namespace {

using djambi::Move;
using djambi::Position;
using Said = Speech<Djambi>;

TEST(Words, EverythingSaidInRandomGamesIsInTheCatalogue) {
  for (const char* rules : {"std", "own=all,master=yes", "reporter=must,diplomat=vassals,ring=maze"})
    for (const int players : {4, 3, 2}) {
      const auto start = Djambi::start({.players = players, .options = rules});
      Said::talk_through(std::get<Position>(start), static_cast<std::uint64_t>(players), 40);
    }
}

// Positions that random games seldom come to, under all options.
TEST(Words, EverythingSaidInRarePositionsIsInTheCatalogue) {
  std::ifstream in(TETRARCHY_TEST_DATA "/perft/djambi.perft");
  int n = 0;
  for (std::string line; std::getline(in, line);) {
    if (++n % sample() != 0) continue;
    const auto read = Djambi::read_position(line.substr(0, line.find(';')), Strictness::edited);
    const auto& p = std::get<Position>(read);
    std::vector<Move> moves;
    p.legal_moves(moves);
    if (moves.empty()) continue;
    const auto in_maze = std::ranges::find_if(moves, [](Move m) { return !m.is_pass() && m.parts().exit; });
    Said::expect_draft(p, moves[static_cast<std::size_t>(n) % moves.size()]);
    if (in_maze != moves.end()) Said::expect_draft(p, *in_maze);
  }
  EXPECT_GT(n, 500);
}

TEST(Words, EveryRefusalOfAMoveTextGivesItsReason) {
  const auto refused = Said::expect_move_refused;
  for (const char* move : {"c9", "pass", "c9e7@d4"}) refused(start_text, move);
  refused("9/9/9/9/9/9/9/9/rC8 - - rrrr akkk 0 1 std", "a9a8");
  const std::string two_chiefs = "8yC/9/9/9/rA3gC4/9/9/9/rC7bC r r rbyg aaaa 0 1 std";
  for (const char* move : {"a5e5", "a5e5>i9"}) refused(two_chiefs, move);
  refused("gC7yC/9/9/4rN4/4x4/9/9/9/rC7bC r r rbyg aaaa 0 1 master=yes", "e4e5>i9@a2");
  refused("8yC/9/2x6/3rAxx3/3xgCx3/3xxx3/9/9/rC7bC r r rbyg aaaa 0 1 std", "d4e5");
}

TEST(Words, EveryPresetLayoutAndOptionHasItsName) { Said::expect_names(); }

TEST(Words, EveryRefusalOfAPositionGivesItsReason) {
  const std::string board = start_text.substr(0, start_text.find(' '));
  const auto refused = Said::expect_position_refused;
  for (const char* fields :
       {"", "q r rbyg aaaa 0 1 std", "r q rbyg aaaa 0 1 std", "- r rbyg aaaa 0 1 std", "r r rb aaaa 0 1 std",
        "r r rbyg aaaz 0 1 std", "r r rbyg aaaa 01 1 std", "r r rbyg aaaa 0 x std", "r r rbyg aaaa 0 0 std",
        "r r rbyg aaaa 0 1 colour=red", "r r rbyg aaaa 0 1 own=some", "r r rbyg aaaa 0 1 own=no",
        "r r rbyg aaaa 0 1 ring=maze,own=all", "r r rbyr aaah 0 1 std", "r r bbyg aaaa 0 1 std",
        "r r rbyr aaak 0 1 std", "r r rbyg aaaa 200 300 std", "g r rby- aaah 0 1 std"})
    refused(board + ' ' + fields);
  for (const char* text : {"9/9 r r rbyg aaaa 0 1 std", "9/9/8/9/9/9/9/9/9 r r rbyg aaaa 0 1 std",
                           "9/9/q8/9/9/9/9/9/9 r r rbyg aaaa 0 1 std", "9/9/45/9/9/9/9/9/9 r r rbyg aaaa 0 1 std",
                           "9/9/9/9/9/9/9/9/9 r r rbyg aaaa 0 1 std", "rCrC7/9/9/9/9/9/9/9/9 r r rbyg aaaa 0 1 std",
                           "9/9/9/9/4rM4/9/9/9/rC8 r r rrrr akkk 0 1 std", "9/9/9/9/9/9/9/9/rC8 r r rrrr akkk 0 1 std",
                           "9/9/9/9/9/9/9/9/rC7bC r r rbgb aakk 0 1 std"})
    refused(text);
}

}  // namespace
}  // namespace tetrarchy::cli
