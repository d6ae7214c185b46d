#include "ai/conversion.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "ai/djambi_survey.h"
#include "ai/families.h"

namespace tetrarchy::ai {
namespace {

std::vector<ConversionCase> suite() {
  std::ifstream in(TETRARCHY_TEST_DATA "/ai/djambi_conversion.txt");
  const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  return std::get<std::vector<ConversionCase>>(read_conversion_cases(text));
}

Entrant<Djambi> player(std::uint64_t nodes) {
  return {"tree", std::make_unique<TreeSearch<DjambiBrain>>(DjambiBrain()), nodes, Style::neutral};
}

TEST(Conversion, the_suite_has_fifty_endgames_of_one_against_one_with_twice_the_army_and_a_necromobile) {
  const auto cases = suite();
  EXPECT_GE(cases.size(), std::size_t{50});
  for (const ConversionCase& c : cases) {
    const DjambiSurvey s(c.position);
    EXPECT_FALSE(c.reason.empty());
    ASSERT_EQ(s.living, std::size_t{2});
    const Seat weak = s.seats[0] == s.mover ? s.seats[1] : s.seats[0];
    EXPECT_GE(s.army[s.mover], 2 * s.army[weak]);
    EXPECT_TRUE(s.has_necromobile(s.mover));
    EXPECT_EQ(c.position.quiet(), 0);
  }
}

TEST(Conversion, a_line_that_is_no_position_is_refused) {
  const auto read = read_conversion_cases("# a reason\n9/9 r r rbyg aaaa 0 1 std\n");
  EXPECT_TRUE(std::holds_alternative<Refusal>(read));
}

TEST(Conversion, a_search_digs_through_a_wall) {
  const std::string text =
      "# the defender can only pass\n"
      "gCgAxx1xxxx/xxx2xxxx/1xxbN1x3/xxxyA5/x3bC3x/2xxbA4/xxbR4bM1/9/xxx6 b g bbbg kaea 0 1 std\n";
  const auto cases = std::get<std::vector<ConversionCase>>(read_conversion_cases(text));
  ASSERT_EQ(cases.size(), std::size_t{1});
  EXPECT_EQ(cases.front().reason, "the defender can only pass");
  auto strong = player(1000), defender = player(300);
  const ConversionResult result = try_to_convert(cases.front(), strong, defender, 150, 1);
  EXPECT_EQ(result.end, ConversionResult::End::won);
  EXPECT_LE(result.turns, 150);
}

TEST(Conversion, no_turns_win_nothing) {
  auto strong = player(10), defender = player(10);
  const ConversionResult result = try_to_convert(suite().front(), strong, defender, 0, 1);
  EXPECT_EQ(result.end, ConversionResult::End::not_won);
  EXPECT_EQ(result.turns, 0);
}

}  // namespace
}  // namespace tetrarchy::ai
