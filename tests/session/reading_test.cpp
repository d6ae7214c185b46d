#include "session/reading.h"

#include <gtest/gtest.h>

#include "session/match_probe.h"

namespace tetrarchy {
namespace {

TEST(Reading, takes_records_links_and_positions_of_either_game) {
  for (const GameInfo& game : games()) {
    MatchConfig config;
    config.game = game.id;
    const auto match = made(new_match(config));
    ASSERT_EQ(match->play(match->legal_moves(std::nullopt).front(), 0), std::nullopt);
    for (const std::string& text :
         {match->save(), match->link(), "https://example.org/#g=" + match->link(), match->position()}) {
      const auto read = made(match_in(GameId::djambi, text));
      ASSERT_NE(read, nullptr) << text;
      EXPECT_EQ(read->view().game, game.id);
      EXPECT_EQ(read->position(), match->position());
    }
  }
}

TEST(Reading, refuses_anything_else_with_the_reason_of_the_usual_game) {
  for (const GameInfo& game : games())
    for (const char* text : {"", "nonsense", "9/9 r", "9/9/9 s"})
      EXPECT_EQ(code_of(match_in(game.id, text)), code_of(match_from_position(game.id, text))) << text;
  for (const char* text : {"{", "{}", "1", "#g=1AAAA"}) EXPECT_NE(code_of(match_in(GameId::yonin, text)), "") << text;
}

}  // namespace
}  // namespace tetrarchy
