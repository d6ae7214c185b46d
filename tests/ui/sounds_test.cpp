#include "ui/sounds.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "app_harness.h"
#include "ui/settings.h"

namespace tetrarchy::ui {
namespace {

using sound::Cue;
using sound::Sound;
using testing::ElementsAre;
using testing::IsEmpty;
using Names = std::vector<std::string>;

Names names(std::vector<Cue> cues) {
  std::ranges::stable_sort(cues, {}, &Cue::at_ms);
  Names out;
  for (const Cue& cue : cues) out.emplace_back(sound::sound_names[static_cast<std::size_t>(cue.sound)]);
  return out;
}

// A game from a position, and what is heard of the moves that are played: of each the first that begins so.
class Course {
 public:
  explicit Course(std::string_view position, GameId game = GameId::djambi)
      : match_(std::get<std::unique_ptr<Match>>(match_from_position(game, position))) {}

  Names names_of(std::string_view move) {
    const auto moves = match_->legal_moves(std::nullopt);
    const auto it = std::ranges::find_if(moves, [&](const std::string& m) { return m.starts_with(move); });
    EXPECT_NE(it, moves.end()) << "no move begins with " << move;
    if (it == moves.end()) return {};
    EXPECT_FALSE(match_->play(*it, 0));
    const auto passage = match_->take_passage();
    auto cues = cues_of(*passage, std::vector<float>(passage->travels.size()));
    if (const auto turn = turn_cue(match_->view(), 0)) cues.push_back(*turn);
    return names(std::move(cues));
  }

 private:
  std::unique_ptr<Match> match_;
};

TEST(SoundsOfMoves, D4_2_AKillSoundsAsAKillAndItsBodyIsLaidDown) {
  EXPECT_THAT(Course(few_pieces).names_of("a5a2"), ElementsAre("kill", "body", "turn"));
}

TEST(SoundsOfMoves, D4_4_AReporterStrikesWithAPencil) {
  EXPECT_THAT(Course(few_pieces).names_of("e8f7xf8"), ElementsAre("stone", "expose", "turn"));
}

TEST(SoundsOfMoves, D4_6_ANecromobileRolls) {
  EXPECT_THAT(Course(few_pieces).names_of("e9d9"), ElementsAre("cart", "turn"));
}

TEST(SoundsOfMoves, D4_5_ADiplomatsGuestRustles) {
  EXPECT_THAT(Course("gC8/bM8/9/9/rD8/9/9/4rRbM3/rC1rM1rN3bC r r rb-g aaea 0 60 std").names_of("a5a2@"),
              ElementsAre("stone", "cloth", "turn"));
}

TEST(SoundsOfMoves, D6_2_PowerRingsAndTheExtraTurnIsCalledTwice) {
  Course course("gC8/9/9/4rC4/9/9/9/9/8bC r r rb-g aaea 0 60 std");
  EXPECT_THAT(course.names_of("e4e5"), ElementsAre("stone", "power", "turn"));
  EXPECT_THAT(course.names_of("i9"), ElementsAre("stone", "extra_turn"));
}

TEST(SoundsOfMoves, D8_1_AFallIsHeardAndTheEndOfTheGameDrownsIt) {
  EXPECT_THAT(Course("gC8/9/9/9/rA7bC/9/9/rC8/9 r r rb-g aaea 0 60 std").names_of("a5i5"), testing::Contains("fall"));
  EXPECT_THAT(Course("9/9/9/9/rA7bC/9/9/rC8/9 r r rbrb aaee 0 60 std").names_of("a5i5"),
              ElementsAre("kill", "body", "end"));
}

// South has rook, silver and a hand; the kings of the others are out of the way of most of it.
constexpr std::string_view shogi = "1nK7/9/2sS6/9/wK5wP2/9/6sR2/9/4sK3eK s RP/-/-/- ---- 0000 60 std";

TEST(SoundsOfMoves, ShogiMenSnapOnWood) {
  const auto names_after = [](std::string_view move) { return Course(shogi, GameId::yonin).names_of(move); };
  EXPECT_THAT(names_after("3g4g"), ElementsAre("wood", "turn"));
  EXPECT_THAT(names_after("3g3e"), ElementsAre("capture", "check", "turn")) << "Y4.1";
  EXPECT_THAT(names_after("R*5e"), ElementsAre("drop", "check", "turn")) << "Y4.1";
  EXPECT_THAT(names_after("7c7b+"), ElementsAre("promotion", "turn_jump", "turn")) << "Y4.3";
}

TEST(SoundsOfMoves, NobodyIsCalledToAComputersTurn) {
  MatchConfig config;
  config.seats[Seat::blue].kind = SeatKind::computer;
  const auto match = std::get<std::unique_ptr<Match>>(new_match(config));
  ASSERT_FALSE(match->play("a7a6", 0));
  EXPECT_EQ(turn_cue(match->view(), 0), std::nullopt);
}

TEST(SoundsOfMoves, AKillIsHeardWhenItsVictimLies) {
  const Square from = *Square::at(0, 0), to = *Square::at(0, 4), put = *Square::at(5, 5);
  const PieceView killer{Face::militant, PieceView::State::active, Seat::red, Seat::red, Seat::red};
  const PieceView body{Face::militant, PieceView::State::fallen, Seat::blue, Seat::blue, Seat::blue};
  const Passage p{.before = {},
                  .after = {},
                  .travels = {{Travel::Kind::slide, from, to, 0, killer},
                              {Travel::Kind::fall, to, to, 0, killer},
                              {Travel::Kind::carry, to, put, 1, body}},
                  .notes = {}};
  const std::vector<float> landings{228, 228, 488};
  EXPECT_THAT(cues_of(p, landings), ElementsAre(Cue{Sound::kill, 228}, Cue{Sound::body, 488}));
  EXPECT_THAT(cues_of({}, {}), IsEmpty());
}

class Heard : public ScreenTest {
 protected:
  // What has been heard since the last call.
  Names names_now() {
    std::vector<Cue> cues;
    for (const auto& [cue, level] : std::exchange(heard, {})) cues.push_back(cue);
    return names(std::move(cues));
  }
};

TEST_F(Heard, WhatIsClickedIsHeardOnce) {
  click("a7");
  EXPECT_THAT(names_now(), ElementsAre("lift"));
  click("e2");
  EXPECT_THAT(names_now(), ElementsAre("refusal"));
  click("a6");
  ASSERT_FALSE(heard.empty());
  EXPECT_EQ(heard.back().first.seat, Seat::blue);
  EXPECT_THAT(names_now(), ElementsAre("stone", "turn"));
  press(Key::character, U'z', true);
  EXPECT_THAT(names_now(), ElementsAre("stone")) << "taken back: nobody is called";
  show(few_pieces);
  click("a5");
  click("a2");
  EXPECT_THAT(names_now(), ElementsAre("lift", "kill", "body", "turn"));
}

TEST_F(Heard, SoundIsOffInSomebodyElsesPageAndCanBeAskedFor) {
  open({.width = 320, .height = 320}, {.presence = Presence::embedded});
  click("a7");
  EXPECT_THAT(names_now(), IsEmpty());
  app().settings().sound = Loudness::quiet;
  app().settings_set();
  click("a6");
  ASSERT_FALSE(heard.empty());
  EXPECT_GT(heard.front().second, 0);
  EXPECT_LT(heard.front().second, 1);
}

TEST_F(Heard, TheMenuSwitchesItOffForGood) {
  click("menu");
  scroll_to("setting.sound.0");
  click("setting.sound.0");
  press(Key::escape);
  click("a7");
  EXPECT_THAT(names_now(), IsEmpty());
  EXPECT_EQ(read_settings(kept.at("settings")).sound, Loudness::off);
}

}  // namespace
}  // namespace tetrarchy::ui
