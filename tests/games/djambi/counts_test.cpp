#include <cstdlib>
#include <fstream>
#include <limits>
#include <string>
#include <vector>

#include "core/perft.h"
#include "games/djambi/scene.h"

// The counts, plays and resignations on which independent implementations agree: every line of
// tests/perft/djambi*.
namespace tetrarchy::djambi {
namespace {

using Line = std::vector<std::string>;

Line split(const std::string& text, char mark) {
  Line parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, mark);) parts.push_back(part);
  return parts;
}

std::vector<Line> lines(const std::string& file, char mark) {
  std::ifstream in(TETRARCHY_TEST_DATA "/perft/" + file);
  EXPECT_TRUE(in) << file;
  std::vector<Line> all;
  for (std::string line; std::getline(in, line);) all.push_back(split(line, mark));
  return all;
}

// Builds that are slow (sanitizers) leave out what counts further than this.
std::uint64_t limit() {
  const char* text = std::getenv("TETRARCHY_PERFT_LIMIT");
  return text ? std::strtoull(text, nullptr, 10) : std::numeric_limits<std::uint64_t>::max();
}

void count(const std::string& file, std::size_t expected_lines, std::string_view depths) {
  std::size_t n = 0;
  for (const Line& line : lines(file, ';')) {
    if (depths.find(line.at(1)) == depths.npos) continue;
    ++n;
    const std::uint64_t expected = std::strtoull(line.at(2).c_str(), nullptr, 10);
    if (expected > limit()) continue;
    const Position p = read(line.at(0));
    EXPECT_EQ(perft(p, std::atoi(line.at(1).c_str())), expected) << line.at(0);
  }
  EXPECT_EQ(n, expected_lines);
}

TEST(Counts, D11_perft_1) { count("djambi.perft", 303, "1"); }
TEST(Counts, D11_perft_2) { count("djambi.perft", 227, "2"); }
TEST(Counts, D11_perft_3_and_4) { count("djambi.perft", 11, "34"); }
TEST(Counts, D11_perft_with_ring_maze) { count("djambi-ring.perft", 120, "1234"); }

void replay(const std::string& file, std::size_t expected_lines) {
  const auto all = lines(file, '\t');
  EXPECT_EQ(all.size(), expected_lines);
  for (const Line& line : all) {
    const Position p = read(line.at(0));
    EXPECT_EQ(write_position(p), line.at(0));
    EXPECT_EQ(write_position(play(p, line.at(1))), line.at(2)) << line.at(0) << ' ' << line.at(1);
  }
}

TEST(Counts, D11_plays) { replay("djambi.plays", 1768); }
TEST(Counts, D11_plays_with_ring_maze) { replay("djambi-ring.plays", 224); }

TEST(Counts, D11_resignations) {
  const auto all = lines("djambi.resigns", '\t');
  EXPECT_EQ(all.size(), 365u);
  for (const Line& line : all) {
    const Seat seat = static_cast<Seat>(seat_letters.find(line.at(1)));
    EXPECT_EQ(write_position(read(line.at(0)).after_resignation(seat)), line.at(2)) << line.at(0) << ' ' << line.at(1);
  }
}

}  // namespace
}  // namespace tetrarchy::djambi
