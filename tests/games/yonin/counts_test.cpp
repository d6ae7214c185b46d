#include <array>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <string>
#include <vector>

#include "core/perft.h"
#include "games/yonin/scene.h"

// The counts, plays and resignations on which independent implementations agree: every line of
// tests/perft/yonin-shogi*.
namespace tetrarchy::yonin {
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

TEST(Counts, Y8_perft_1) { count("yonin-shogi.perft", 298, "1"); }
TEST(Counts, Y8_perft_2) { count("yonin-shogi.perft", 207, "2"); }
TEST(Counts, Y8_perft_3) { count("yonin-shogi.perft", 13, "3"); }

TEST(Counts, Y8_perft_from_the_start) {
  const std::array<std::uint64_t, 7> counts{9, 81, 729, 6561, 82134, 1055321, 13537582};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > limit()) continue;
    EXPECT_EQ(perft(start(), static_cast<int>(i) + 1), counts[i]);
  }
}

void replay(const std::string& file, std::size_t expected_lines) {
  const auto all = lines(file, '\t');
  EXPECT_EQ(all.size(), expected_lines);
  for (const Line& line : all) {
    const Position p = read(line.at(0));
    EXPECT_EQ(write_position(p), line.at(0));
    EXPECT_EQ(write_position(play(p, line.at(1))), line.at(2)) << line.at(0) << ' ' << line.at(1);
  }
}

TEST(Counts, Y8_plays) { replay("yonin-shogi.plays", 1539); }

TEST(Counts, Y8_resignations) {
  const auto all = lines("yonin-shogi.resigns", '\t');
  EXPECT_EQ(all.size(), 369u);
  for (const Line& line : all) {
    const Seat seat = static_cast<Seat>(seat_letters.find(line.at(1)));
    EXPECT_EQ(write_position(read(line.at(0)).after_resignation(seat)), line.at(2)) << line.at(0) << ' ' << line.at(1);
  }
}

}  // namespace
}  // namespace tetrarchy::yonin
