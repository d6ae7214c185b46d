#include <cstdlib>
#include <fstream>

#include "core/random.h"
#include "games/yonin/scene.h"
#include "games/yonin/yonin.h"

// Whole games as text, one for each preset: the diff of a change of the rules is seen in review. With
// TETRARCHY_REGENERATE set in the environment the files are written anew.
namespace tetrarchy::yonin {
namespace {

std::string name(const Preset& preset) { return std::string(preset.id.substr(preset.id.rfind('.') + 1)); }

std::string path(const Preset& preset) { return TETRARCHY_TEST_DATA "/replays/yonin-" + name(preset) + ".txt"; }

Position start_of(const Preset& preset) { return start({.options = std::string(preset.options)}); }

// One ply: number, seat, number of legal moves and position; then the move in all forms.
std::string ply_text(const Position& p, Move m) {
  std::string text = std::to_string(p.number()) + ' ' + turn(p) + ' ' + std::to_string(p.count_moves()) + ' ' +
                     write_position(p) + "\n  " + write_move(p, m);
  for (std::size_t i = 0; i < notations().size(); ++i) text += ' ' + write_table(p, m, i);
  return text + '\n';
}

std::string end_text(const Position& p) {
  std::string text = write_position(p) + "\nplaces";
  for (const Seat s : all_seats) text += ' ' + std::to_string(p.place(s));
  return text + ' ' + ending(p).key + '\n';
}

// A seat that plays to win, a little: it mates if it can, and mostly takes or promotes. Now and then it makes
// any move, so that games differ.
Move likely_move(const Position& p, Random& random) {
  std::vector<Move> moves = legal_moves(p), mating, taking;
  for (const Move m : moves) {
    if (p.after(m).living_seats() < p.living_seats()) mating.push_back(m);
    if (!m.is_drop() && (m.promotes() || !p.at(m.to()).is_empty())) taking.push_back(m);
  }
  if (!mating.empty())
    moves = mating;
  else if (!taking.empty() && random.below(3) > 0)
    moves = taking;
  return moves[random.below(moves.size())];
}

std::string played_anew(const Preset& preset) {
  Random random(preset.options.size());
  std::string text;
  Position p = start_of(preset);
  while (p.turn()) {
    const Move m = likely_move(p, random);
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
std::string replayed(const Preset& preset, const std::string& text) {
  std::istringstream lines(text);
  std::string again;
  Position p = start_of(preset);
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

TEST(Replays, EveryPresetHasAGameThatIsPlayedTheSame) {
  for (const Preset& preset : Yonin::presets()) {
    SCOPED_TRACE(preset.id);
    if (std::getenv("TETRARCHY_REGENERATE")) std::ofstream(path(preset), std::ios::binary) << played_anew(preset);
    const std::string text = contents(path(preset));
    ASSERT_FALSE(text.empty()) << path(preset) << " is missing";
    EXPECT_EQ(replayed(preset, text), text);
  }
}

}  // namespace
}  // namespace tetrarchy::yonin
