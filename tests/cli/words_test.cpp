#include <algorithm>
#include <fstream>

#include "cli/probe.h"
#include "cli/say.h"
#include "core/random.h"
#include "games/djambi/djambi.h"
#include "session/catalogue.h"

// Whatever Djambi says in many random games can be said in English, and reads as a sentence.
namespace tetrarchy::cli {
namespace {

using djambi::Move;
using djambi::Position;

void expect_sentence(const Message& m) {
  expect_said(m);
  EXPECT_EQ(said(m).find_first_of("{}"), std::string::npos) << said(m);
}

// Longer titles than 40 letters do not fit on a phone.
void expect_prompt(const Prompt& prompt) {
  expect_sentence(prompt.title);
  expect_sentence(prompt.detail);
  EXPECT_LE(said(prompt.title).size(), 40u) << said(prompt.title);
}

void expect_draft(const Position& p, Move m) {
  const Choices all = Djambi::choices(p, m);
  for (std::size_t n = 0; n < all.size(); ++n) {
    const Choices made(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n));
    expect_prompt(Djambi::prompt(p, made));
    const Choices open = djambi::open_choices(p, made);
    for (int i = 0; i < square_count; ++i)
      if (std::ranges::find(open, Pick::square(Square(i)), &Choice::pick) == open.end())
        expect_sentence(Djambi::refusal(p, made, Pick::square(Square(i))).text);
  }
}

Position talked_through(Position p, Random& random, int plies) {
  std::vector<Move> moves;
  for (int i = 0; i < plies && p.turn(); ++i) {
    p.legal_moves(moves);
    expect_prompt(Djambi::prompt(p, {}));
    const Move m = moves[random.below(moves.size())];
    expect_draft(p, m);
    for (const MoveNote& note : Djambi::notes(p, m)) expect_sentence(note.text);
    p = p.after(m);
  }
  return p;
}

TEST(Words, EverythingSaidInRandomGamesIsInTheCatalogue) {
  for (const char* rules : {"std", "own=all,master=yes", "reporter=must,diplomat=vassals,ring=maze"})
    for (const int players : {4, 3, 2}) {
      Random random(static_cast<std::uint64_t>(players));
      const auto start = Djambi::start({.players = players, .options = rules});
      Position p = talked_through(std::get<Position>(start), random, 40);
      while (p.turn()) {
        for (const MoveNote& note : Djambi::resignation_notes(p, *p.turn())) expect_sentence(note.text);
        p = p.after_resignation(*p.turn());
      }
      expect_sentence(Djambi::ending(p));
      const BoardView board = Djambi::preview(p, {}).board;
      for (const Seat s : all_seats)
        if (!board.seats[s].fate.empty()) expect_sentence(board.seats[s].fate);
    }
}

// Positions that random games seldom come to, under all options.
TEST(Words, EverythingSaidInRarePositionsIsInTheCatalogue) {
  std::ifstream in(TETRARCHY_TEST_DATA "/perft/djambi.perft");
  int n = 0;
  for (std::string line; std::getline(in, line);) {
    ++n;
    const auto read = Djambi::read_position(line.substr(0, line.find(';')), Strictness::edited);
    const auto& p = std::get<Position>(read);
    std::vector<Move> moves;
    p.legal_moves(moves);
    if (moves.empty()) continue;
    const auto in_maze = std::ranges::find_if(moves, [](Move m) { return !m.is_pass() && m.parts().exit; });
    expect_draft(p, moves[static_cast<std::size_t>(n) % moves.size()]);
    if (in_maze != moves.end()) expect_draft(p, *in_maze);
  }
  EXPECT_GT(n, 500);
}

TEST(Words, EveryRefusalOfAMoveTextGivesItsReason) {
  const auto refused = [](const std::string& position, const std::string& move) {
    const auto p = Djambi::read_position(position, Strictness::edited);
    const auto m = Djambi::read_move(std::get<Position>(p), move);
    ASSERT_TRUE(std::holds_alternative<Refusal>(m)) << move;
    expect_sentence(std::get<Refusal>(m).text);
  };
  for (const char* move : {"c9", "pass", "c9e7@d4"}) refused(start_text, move);
  refused("9/9/9/9/9/9/9/9/rC8 - - rrrr akkk 0 1 std", "a9a8");
  const std::string two_chiefs = "8yC/9/9/9/rA3gC4/9/9/9/rC7bC r r rbyg aaaa 0 1 std";
  for (const char* move : {"a5e5", "a5e5>i9"}) refused(two_chiefs, move);
  refused("gC7yC/9/9/4rN4/4x4/9/9/9/rC7bC r r rbyg aaaa 0 1 master=yes", "e4e5>i9@a2");
  refused("8yC/9/2x6/3rAxx3/3xgCx3/3xxx3/9/9/rC7bC r r rbyg aaaa 0 1 std", "d4e5");
}

TEST(Words, EveryPresetLayoutAndOptionHasItsName) {
  for (const Preset& preset : Djambi::presets()) {
    expect_sentence({std::string(preset.id)});
    expect_sentence({std::string(preset.id) + ".detail"});
  }
  for (const auto layout : Djambi::layouts()) expect_sentence({"djambi.layout." + std::string(layout)});
  for (const OptionInfo& option : Djambi::options()) {
    const std::string key = "djambi.option." + std::string(option.name);
    expect_sentence({key});
    for (const auto value : option.values) expect_sentence({key + "." + std::string(value)});
  }
}

TEST(Words, EveryRefusalOfAPositionGivesItsReason) {
  const std::string board = start_text.substr(0, start_text.find(' '));
  const auto refused = [](const std::string& text) {
    const auto p = Djambi::read_position(text, Strictness::whole);
    ASSERT_TRUE(std::holds_alternative<Refusal>(p)) << text;
    expect_sentence(std::get<Refusal>(p).text);
  };
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
