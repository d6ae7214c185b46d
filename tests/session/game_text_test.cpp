#include "session/game_text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.h"
#include "session/catalogue.h"
#include "session/match_probe.h"
#include "session/reading.h"

namespace tetrarchy {
namespace {

MatchPtr usual(GameId game) {
  MatchConfig config;
  config.game = game;
  return made(new_match(config));
}

void play_any(Match& match, int plies, std::uint64_t seed) {
  Random random(seed);
  for (int i = 0; i < plies && !match.view().ended; ++i) {
    const auto moves = match.legal_moves(std::nullopt);
    ASSERT_EQ(match.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))], 0), std::nullopt);
  }
}

// All but what a text does not hold.
void expect_same_game(const Match& a, const Match& b) {
  EXPECT_EQ(a.position(), b.position());
  ASSERT_EQ(a.view().record.size(), b.view().record.size());
  for (std::size_t i = 0; i < a.view().record.size(); ++i) {
    EXPECT_EQ(a.view().record[i].move, b.view().record[i].move) << i;
    EXPECT_EQ(a.view().record[i].seat, b.view().record[i].seat) << i;
  }
  EXPECT_EQ(a.view().ended, b.view().ended);
  for (const Seat seat : all_seats) EXPECT_EQ(a.view().config.seats[seat], b.view().config.seats[seat]);
}

TEST(GameText, D10_3_IsReadAsItWasWritten) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    const auto match = usual(GameId::djambi);
    play_any(*match, 120, seed);
    expect_same_game(*match, *made(match_from_text(game_text(*match, 0))));
  }
}

TEST(GameText, Y7_3_IsReadAsItWasWrittenInEveryNotation) {
  for (std::size_t notation = 0; notation < games()[1].notations.size(); ++notation) {
    const auto match = usual(GameId::yonin);
    play_any(*match, 300, 7 + notation);
    const std::string text = game_text(*match, notation);
    const auto again = match_from_text(text);
    ASSERT_TRUE(std::holds_alternative<MatchPtr>(again)) << std::get<Refusal>(again).code << '\n' << text;
    expect_same_game(*match, *std::get<MatchPtr>(again));
  }
}

TEST(GameText, SaysWhoSitsThereAndHoldsResignations) {
  MatchConfig config;
  config.game = GameId::yonin;
  config.seats[Seat::red].name = "Ada: the first";
  config.seats[Seat::blue] = {SeatKind::computer, "", {3, Style::loyal}};
  const auto match = made(new_match(config));
  ASSERT_EQ(match->play("5g5f", 0), std::nullopt);
  ASSERT_EQ(match->resign(Seat::green, 0), std::nullopt);
  const std::string text = game_text(*match, 0);
  EXPECT_NE(text.find("\nS: Ada: the first\nW: computer 3 loyal\n"), std::string::npos) << text;
  EXPECT_NE(text.find("E resigns"), std::string::npos) << text;
  expect_same_game(*match, *made(match_from_text(text)));
}

TEST(GameText, HoldsAnAgreedDraw) {
  const auto match = usual(GameId::djambi);
  ASSERT_EQ(match->offer_draw(Seat::red, 0), std::nullopt);
  for (const Seat seat : {Seat::blue, Seat::yellow, Seat::green})
    ASSERT_EQ(match->answer_draw(seat, DrawAnswer::accept, 0), std::nullopt);
  expect_same_game(*match, *made(match_from_text(game_text(*match, 0))));
}

TEST(GameText, Y7_3_HasAColumnForEachSeatAndADashForOneThatIsSkipped) {
  const auto match = made(match_in(GameId::djambi, "Tetrarchy yonin\n1 P-5f S-8c\n"));
  const std::string text = game_text(*match, 0);
  EXPECT_NE(text.find("    #  S     W     N  E\n    1  P-5f  S-8c\n"), std::string::npos) << text;
}

TEST(GameText, IsReadWithoutOrderOfSpacesNumbersAndComments) {
  const auto match =
      made(match_from_text("\xEF\xBB\xBFTetrarchy yonin\r\n; from a friend\r\n手合割：四人将棋\r\n南：Ada\r\n\r\n* "
                           "well\r\n５六歩 ８三銀\r\n"));
  EXPECT_EQ(match->view().last_ply, 2);
  EXPECT_EQ(match->view().config.seats[Seat::red].name, "Ada");
}

TEST(GameText, Y7_3_TheSameSquareIsReadWithAndWithoutASpaceBehindIt) {
  const auto match = usual(GameId::yonin);
  play_any(*match, 120, 7);
  const auto& names = games()[1].notations;
  const auto japanese = static_cast<std::size_t>(std::ranges::find(names, "japanese") - names.begin());
  std::string text = game_text(*match, japanese);
  const std::string same = "同";
  ASSERT_NE(text.find(same), std::string::npos);
  EXPECT_EQ(text.find("　"), std::string::npos);
  for (std::size_t at = 0; (at = text.find(same, at)) != std::string::npos; at += same.size())
    text.insert(at + same.size(), "　");
  expect_same_game(*match, *made(match_from_text(text)));
}

TEST(GameText, WhatIsNoMoveThereIsToldWithItsLineAndItsClause) {
  const auto refused = std::get<Refusal>(match_from_text("Tetrarchy djambi\n\n1 R MC9-E7\n2 R MC9-E7\n"));
  EXPECT_EQ(refused.code, "text_not_turn");
  const auto illegal = std::get<Refusal>(match_from_text("Tetrarchy djambi\n\n1 R MC9-C3\n"));
  EXPECT_EQ(illegal.text.key, "session.refused.text_move");
  EXPECT_FALSE(illegal.clause.empty());
  EXPECT_EQ(code_of(match_from_text("Tetrarchy djambi\nOpening: Sicilian\n")), "text_not_understood");
  EXPECT_EQ(code_of(match_from_text("Tetrarchy chess\n")), "unknown_game");
  EXPECT_EQ(code_of(match_from_text("Tetrarchy\n")), "text_not_understood");
  EXPECT_EQ(code_of(match_from_text("")), "not_a_record");
  EXPECT_EQ(code_of(match_from_text("Tetrarchy djambi\n1 draw\n2 R MC9-E7\n")), "line_after_end");
  EXPECT_EQ(code_of(match_from_text("Tetrarchy djambi\nR: computer 9 neutral\n")), "bad_level");
  EXPECT_EQ(code_of(match_from_text("Tetrarchy djambi" + std::string(max_text_lines, '\n') + "x")), "text_too_long");
}

// ---- any form ------------------------------------------------------------------------------------------

TEST(Reading, TakesRecordsLinksTextsAndPositionsOfEitherGame) {
  for (const GameId game : {GameId::djambi, GameId::yonin}) {
    const auto match = usual(game);
    play_any(*match, 20, 5);
    for (const std::string& text : {match->save(), match->link(), "https://example.org/#g=" + match->link(),
                                    game_text(*match, 0), match->position(), "\n" + match->position() + " \n"}) {
      const auto read = made(match_in(GameId::djambi, text));
      ASSERT_NE(read, nullptr) << text;
      EXPECT_EQ(read->position(), match->position());
    }
  }
}

TEST(Reading, RefusesAnythingElseWithAReason) {
  for (const char* text : {"", " ", "nonsense", "{", "{}", "1", "Tetrarchy", "\xFF\xFE\x00"}) {
    const auto refused = match_in(GameId::yonin, text);
    ASSERT_TRUE(std::holds_alternative<Refusal>(refused)) << text;
    EXPECT_FALSE(std::get<Refusal>(refused).text.empty());
  }
}

TEST(GameText, a_name_with_control_characters_is_read_as_it_is_written_again) {
  using namespace std::string_literals;
  auto read = match_from_text("Tetrarchy yonin\nS: \0\1 Ada\tL. \2\n1 P-5f\n"s);
  ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(read));
  const Match& match = *std::get<std::unique_ptr<Match>>(read);
  EXPECT_EQ(match.view().config.seats[Seat::red].name, "Ada L.");
  auto again = match_from_text(game_text(match, 0));
  EXPECT_EQ(std::get<std::unique_ptr<Match>>(again)->save(), match.save());
}

}  // namespace
}  // namespace tetrarchy
