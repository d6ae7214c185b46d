#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/perft.h"

// The counts, plays and resignations on which independent implementations agree: every line of a file of
// tests/perft.
namespace tetrarchy {

template <Game G>
class CountsOf {
 public:
  using Position = typename G::Position;

  // Lines of `file` whose depth is a letter of `depths`.
  static void count(const std::string& file, std::size_t expected_lines, std::string_view depths) {
    std::size_t n = 0;
    for (const Line& line : lines(file, ';')) {
      if (depths.find(line.at(1)) == depths.npos) continue;
      ++n;
      const std::uint64_t expected = std::strtoull(line.at(2).c_str(), nullptr, 10);
      EXPECT_EQ(perft(read(line.at(0)), std::atoi(line.at(1).c_str())), expected) << line.at(0);
    }
    EXPECT_EQ(n, expected_lines);
  }

  static void replay(const std::string& file, std::size_t expected_lines) {
    const auto all = lines(file, '\t');
    EXPECT_EQ(all.size(), expected_lines);
    for (const Line& line : all) {
      const Position p = read(line.at(0));
      EXPECT_EQ(G::write_position(p), line.at(0));
      const auto move = G::read_move(p, line.at(1));
      ASSERT_EQ(move.index(), 0u) << line.at(0) << ' ' << line.at(1);
      EXPECT_EQ(G::write_position(p.after(std::get<0>(move))), line.at(2)) << line.at(0) << ' ' << line.at(1);
    }
  }

  static void resign(const std::string& file, std::size_t expected_lines) {
    const auto all = lines(file, '\t');
    EXPECT_EQ(all.size(), expected_lines);
    for (const Line& line : all) {
      const auto seat = std::ranges::find(all_seats, line.at(1).at(0), G::seat_letter);
      ASSERT_NE(seat, all_seats.end()) << line.at(1);
      EXPECT_EQ(G::write_position(read(line.at(0)).after_resignation(*seat)), line.at(2))
          << line.at(0) << ' ' << line.at(1);
    }
  }

 private:
  using Line = std::vector<std::string>;

  static Position read(const std::string& text) {
    const auto p = G::read_position(text, Strictness::edited);
    if (const auto* refusal = std::get_if<Refusal>(&p)) ADD_FAILURE() << refusal->code << ": " << text;
    return std::get<Position>(p);
  }

  static std::vector<Line> lines(const std::string& file, char mark) {
    std::ifstream in(TETRARCHY_TEST_DATA "/perft/" + file);
    EXPECT_TRUE(in) << file;
    std::vector<Line> all;
    for (std::string text; std::getline(in, text);) {
      std::istringstream parts(text);
      all.emplace_back();
      for (std::string part; std::getline(parts, part, mark);) all.back().push_back(part);
    }
    return all;
  }
};

}  // namespace tetrarchy
