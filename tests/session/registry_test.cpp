#include <gtest/gtest.h>

#include "session/match_probe.h"
#include "session/record.h"

namespace tetrarchy {
namespace {

constexpr const char* start =
    "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC r r rbyg aaaa 0 1 std";

TEST(Registry, knows_djambi) {
  ASSERT_EQ(games().size(), 2u);
  const GameInfo& djambi = games()[0];
  EXPECT_EQ(djambi.id, GameId::djambi);
  EXPECT_EQ(djambi.name, "djambi");
  EXPECT_EQ(djambi.players, (std::vector<int>{4, 3, 2}));
  EXPECT_EQ(djambi.presets.size(), 3u);
  EXPECT_EQ(djambi.presets[0].options, "std");
  EXPECT_EQ(djambi.layouts[0], "mirrored");
  EXPECT_EQ(djambi.options.size(), 8u);
}

TEST(Registry, knows_yonin_shogi) {
  const GameInfo& yonin = games()[1];
  EXPECT_EQ(yonin.id, GameId::yonin);
  EXPECT_EQ(yonin.name, "yonin");
  EXPECT_EQ(yonin.players, std::vector<int>{4});
  EXPECT_EQ(yonin.presets.size(), 4u);
  EXPECT_EQ(yonin.options.size(), 7u);
  EXPECT_EQ(yonin.notations.size(), 2u);
  EXPECT_EQ(yonin.record_form, RecordForm::columns);
  EXPECT_EQ(games()[0].record_form, RecordForm::lines);
}

TEST(Registry, begins_every_preset_with_every_number_of_players) {
  for (const GameInfo& game : games())
    for (const Preset& preset : game.presets)
      for (const int players : game.players)
        for (const std::string_view layout : game.layouts) {
          MatchConfig config;
          config.game = game.id;
          config.start = {std::string(layout), players, std::string(preset.options), std::nullopt};
          const MatchPtr m = made(new_match(config));
          EXPECT_TRUE(m->position().ends_with(preset.options));
          EXPECT_EQ(code_of(match_from_record(m->save())), "");
        }
}

TEST(Registry, the_usual_start_is_that_of_the_rules) { EXPECT_EQ(made(new_match({}))->position(), start); }

TEST(Registry, hostage_and_absent_seats_follow_from_the_number_of_players) {
  MatchConfig config;
  config.start.players = 3;
  const auto three = made(new_match(config))->view().config.seats;
  EXPECT_EQ(three[Seat::yellow].kind, SeatKind::human);
  EXPECT_EQ(three[Seat::green].kind, SeatKind::hostage);
  config.start.players = 2;
  const auto two = made(new_match(config))->view().config.seats;
  EXPECT_EQ(two[Seat::blue].kind, SeatKind::human);
  EXPECT_EQ(two[Seat::yellow].kind, SeatKind::absent);
  EXPECT_EQ(two[Seat::green].kind, SeatKind::absent);
}

TEST(Registry, a_bad_start_is_refused_with_the_games_reason) {
  MatchConfig config;
  config.start.players = 5;
  EXPECT_NE(code_of(new_match(config)), "");
  config.start.players = 4;
  config.start.options = "own=some";
  EXPECT_NE(code_of(new_match(config)), "");
}

TEST(Registry, begins_from_a_position_edited_ones_included) {
  const MatchPtr m = made(match_from_position(GameId::djambi, "4rC4/9/9/9/9/9/9/9/2rA5bC b b rb-- aakk 3 40 std"));
  EXPECT_EQ(m->view().board.turn, Seat::blue);
  EXPECT_EQ(m->view().board.number, 40);
  const MatchPtr again = made(match_from_record(m->save()));
  EXPECT_EQ(again->position(), m->position());
  EXPECT_EQ(again->view().config, m->view().config);
  EXPECT_NE(code_of(match_from_position(GameId::djambi, "4rC4/9")), "");
  EXPECT_NE(code_of(match_from_position(GameId::djambi, "")), "");
}

TEST(Registry, a_record_of_an_unknown_game_is_refused) {
  EXPECT_EQ(code_of(match_from_record(toy::match()->save())), "unknown_game");
  EXPECT_EQ(code_of(match_from_record("djambi")), "not_a_record");
}

}  // namespace
}  // namespace tetrarchy
