#include <cstdlib>
#include <fstream>

#include "core/random.h"
#include "games/djambi/scene.h"

// Whole games as text, one for each preset and number of players: the diff of a change of the rules is
// seen in review. With TETRARCHY_REGENERATE set in the environment the files are written anew.
namespace tetrarchy::djambi {
namespace {

struct Replay {
  std::string name;  // "rulebook-4"
  StartSpec start;
};

std::vector<Replay> replays() {
  std::vector<Replay> all;
  for (const Preset& preset : Djambi::presets())
    for (const int players : {4, 3, 2}) {
      const std::string id(preset.id.substr(preset.id.rfind('.') + 1));
      all.push_back({id + '-' + std::to_string(players), {.players = players, .options = std::string(preset.options)}});
    }
  return all;
}

std::string path(const Replay& replay) { return TETRARCHY_TEST_DATA "/replays/djambi-" + replay.name + ".txt"; }

// One ply: number, seat, number of legal moves and position; then the move in both forms.
std::string ply_text(const Position& p, Move m) {
  return std::to_string(p.number()) + ' ' + turn(p) + ' ' + std::to_string(p.count_moves()) + ' ' + write_position(p) +
         "\n  " + write_move(p, m) + ' ' + write_table(p, m) + '\n';
}

std::string end_text(const Position& p) {
  std::string text = write_position(p) + "\nplaces";
  for (const Seat s : all_seats) text += ' ' + std::to_string(p.place(s));
  return text + ' ' + ending(p).key + '\n';
}

Move taken_or_any(const Position& p, Random& random) {
  std::vector<Move> moves = legal_moves(p), taking;
  std::ranges::copy_if(moves, std::back_inserter(taking), [&](Move m) {
    return std::ranges::any_of(choices(p, m), [](Choice c) { return c.act != Act::choose && c.act != Act::move; });
  });
  if (!taking.empty() && random.below(3) > 0) moves = taking;
  return moves[random.below(moves.size())];
}

std::string played_anew(const Replay& replay) {
  Random random(static_cast<std::uint64_t>(replay.start.players));
  std::string text;
  Position p = start(replay.start);
  while (p.turn()) {
    const Move m = taken_or_any(p, random);
    text += ply_text(p, m);
    p = p.after(m);
  }
  return text + end_text(p);
}

std::string contents(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Plays the moves of a game's text again, and writes that game down.
std::string replayed(const Replay& replay, const std::string& text) {
  std::istringstream lines(text);
  std::string again;
  Position p = start(replay.start);
  for (std::string line; p.turn() && std::getline(lines, line);) {
    std::string machine;
    if (!line.starts_with("  ")) continue;
    std::istringstream(line) >> machine;
    const Move m = move(p, machine);
    again += ply_text(p, m);
    p = p.after(m);
  }
  return again + end_text(p);
}

TEST(Replays, EveryPresetAndNumberOfPlayersHasAGameThatIsPlayedTheSame) {
  for (const Replay& replay : replays()) {
    SCOPED_TRACE(replay.name);
    if (std::getenv("TETRARCHY_REGENERATE")) std::ofstream(path(replay), std::ios::binary) << played_anew(replay);
    const std::string text = contents(path(replay));
    ASSERT_FALSE(text.empty()) << path(replay) << " is missing";
    EXPECT_EQ(replayed(replay, text), text);
  }
}

}  // namespace
}  // namespace tetrarchy::djambi
