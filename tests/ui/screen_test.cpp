#include <gmock/gmock.h>
#include <imgui_internal.h>

#include <fstream>
#include <iterator>
#include <set>

#include "app_harness.h"

namespace tetrarchy::ui {
namespace {

class Around : public ScreenTest {};

TEST_F(Around, AfterItHasSettledTheScreenWantsNoFrameForFiveSeconds) {
  click("a7");
  click("a6");
  for (int i = 0; i < 50; ++i) {
    now_ms += 100;
    EXPECT_FALSE(app().wants_frame());
  }
}

TEST_F(Around, TheLightOfPowerBreathesForEightSecondsAndNotLonger) {
  show("gC8/9/9/4rC4/9/9/9/9/8bC r r rb-g aaea 0 60 std");
  click("e4");
  click("e5");
  settle();
  EXPECT_EQ(view().board.power, Seat::red);
  now_ms += 20000;
  settle();
  EXPECT_FALSE(app().wants_frame());
}

TEST_F(Around, WithReducedMotionAMoveIsDoneWithin80Milliseconds) {
  open({.width = 1440, .height = 900}, {.motion = Motion::reduced});
  const auto from = at("a7"), to = at("a5");
  for (const auto& where : {from, to}) {
    send(Phase::down, where);
    send(Phase::up, where);
    frame(1);
  }
  const std::int64_t start = now_ms;
  settle();
  EXPECT_LE(now_ms - start, 180);  // the bracket of the turn takes 160 ms to fade
}

TEST_F(Around, AnyInputEndsTheMotion) {
  const auto from = at("b7"), to = at("b5");
  send(Phase::down, from);
  send(Phase::up, from);
  settle();
  send(Phase::down, to);
  send(Phase::up, to);
  frame();
  EXPECT_TRUE(app().wants_frame());
  app().key({Key::up});
  for (int i = 0; i < 4; ++i) frame(0);
  EXPECT_FALSE(app().wants_frame());
}

// ---- keeping -----------------------------------------------------------------------------------------

TEST_F(Around, EveryMoveIsKeptAndTheNextStartRestoresIt) {
  click("a7");
  click("a6");
  ASSERT_TRUE(kept.contains("match"));
  const std::string position = app().match().position();
  open({.width = 1440, .height = 900});
  EXPECT_EQ(app().match().position(), position);
  EXPECT_EQ(view().record.size(), 1u);
}

TEST_F(Around, AStoreThatFailsIsSaidOnceAndTheGameGoesOn) {
  storage_fails = true;
  click("a7");
  click("a6");
  click("g7");
  click("g6");
  EXPECT_EQ(view().ply, 2);
  EXPECT_GE(keeps, 2);
  EXPECT_EQ(count("error"), 1);
}

TEST_F(Around, AKeptTextThatIsNoGameIsPassedOver) {
  kept["match"] = "{\"nonsense\": true}";
  open({.width = 1440, .height = 900});
  EXPECT_EQ(view().ply, 0);
  EXPECT_EQ(view().board.turn, Seat::red);
}

TEST_F(Around, TheMenuPassesOnTheLinkOfWhatIsShown) {
  app().match().play("c8e6", now_ms);
  app().match_changed();
  app().match().go_to(0);
  app().match_changed();
  settle();
  click("menu");
  click("menu.link");
  EXPECT_EQ(shared, std::vector<std::string>{app().match().link()});
  EXPECT_FALSE(shows("menu.link"));
}

TEST_F(Around, TheMenuLetsAGameOfPersonsBePlayedByLink) {
  click("menu");
  click("menu.correspondence");
  EXPECT_EQ(correspondences, 1);
  EXPECT_FALSE(shows("menu.correspondence"));
}

TEST_F(Around, AGameByLinkTakesNoMoveOfAnotherSeatAndIsKeptByOthers) {
  app().match().play("c8e6", now_ms);
  app().match_changed();
  const std::string own = kept["match"];
  ASSERT_EQ(app().match().correspond(5, {Seat::blue, 1}), std::nullopt);
  app().match().play("g8e6@d6", now_ms);
  app().match_changed();
  settle();
  click("c7");
  EXPECT_TRUE(view().made.empty());
  EXPECT_EQ(kept["match"], own);
}

TEST_F(Around, TheMenuAsksForFiles) {
  click("menu");
  click("menu.files");
  EXPECT_EQ(file_dialogs, 1);
  EXPECT_FALSE(shows("menu.files"));
}

TEST_F(Around, AGameOfAnyFormOpensAndAnythingElseIsRefusedOnTheScreen) {
  EXPECT_EQ(app().open_game("Tetrarchy yonin\n1 P-5f\n"), std::nullopt);
  EXPECT_EQ(view().last_ply, 1);
  EXPECT_NE(app().open_game("Tetrarchy yonin\n1 P-5c\n"), std::nullopt);
  EXPECT_EQ(view().last_ply, 1);
  EXPECT_EQ(count("error"), 1);
}

TEST_F(Around, AGameThatIsOnlyLookedAtIsNotKept) {
  app().match().play("c8e6", now_ms);
  app().match_changed();
  const std::string own = kept["match"];
  auto followed = match_from_link(app().match().link());
  app().open_match(std::get<std::unique_ptr<Match>>(std::move(followed)));
  for (const int ply : {0, 1}) {
    app().match().go_to(ply);
    app().match_changed();
    settle();
  }
  EXPECT_EQ(kept["match"], own);
  app().match().play("g8e6@d6", now_ms);
  app().match_changed();
  EXPECT_EQ(kept["match"], app().match().save());
}

TEST_F(Around, SettingsOutliveTheVisit) {
  click("menu");
  scroll_to("setting.trails.2");
  click("setting.trails.2");
  open({.width = 1440, .height = 900});
  EXPECT_NE(kept["settings"].find("\"trails\":2"), std::string::npos);
}

// ---- events ------------------------------------------------------------------------------------------

TEST_F(Around, TheSurroundingsHearOfMovesTurnsAndSteps) {
  events.clear();
  click("a7");
  EXPECT_EQ(events.size(), static_cast<std::size_t>(count("board"))) << "a pick is told of to those who show the board";
  click("a6");
  EXPECT_EQ(count("move"), 1);
  EXPECT_EQ(count("turn"), 1);
  press(Key::home);
  EXPECT_EQ(count("ply"), 1);
  EXPECT_EQ(count("move"), 1);
}

TEST_F(Around, AFallAndTheEndAreTold) {
  show("rC8/9/9/9/bA8/9/9/9/8bC b b rbrb aakk 0 60 std");
  events.clear();
  click("a5");
  click("a1");
  EXPECT_EQ(count("fall"), 1);
  EXPECT_EQ(count("end"), 1);
  EXPECT_TRUE(shows("result.again"));
  click("result.look");
  EXPECT_FALSE(shows("result.again"));
  EXPECT_TRUE(shows("result"));
}

// ---- the record --------------------------------------------------------------------------------------

TEST_F(Around, TheRecordIsSteppedThroughByKeysAndButtons) {
  drag("a7", "a6");
  drag("g7", "g6");
  press(Key::home);
  EXPECT_EQ(view().ply, 0);
  press(Key::character, U'.');
  EXPECT_EQ(view().ply, 1);
  press(Key::page_down);
  EXPECT_EQ(view().ply, 2);
  press(Key::character, U',');
  EXPECT_EQ(view().ply, 1);
  press(Key::end);
  EXPECT_EQ(view().ply, 2);
  click("first");
  EXPECT_EQ(view().ply, 0);
  click("next");
  EXPECT_EQ(view().ply, 1);
  click("last");
  EXPECT_EQ(view().ply, 2);
  click("previous");
  EXPECT_EQ(view().ply, 1);
  click("move-2");
  EXPECT_EQ(view().ply, 2);
}

TEST_F(Around, UndoAndRedo) {
  drag("a7", "a6");
  click("undo");
  EXPECT_EQ(view().last_ply, 0);
  click("redo");
  EXPECT_EQ(view().last_ply, 1);
}

TEST_F(Around, OnAPhoneTheMovesAreASheet) {
  open({.width = 390, .height = 844, .pixel_ratio = 3});
  drag("a7", "a6", Device::touch);
  drag("g7", "g6", Device::touch);
  tap("moves");
  ASSERT_TRUE(shows("move-1"));
  tap("move-1");
  EXPECT_EQ(view().ply, 1);
  EXPECT_FALSE(shows("move-1"));
}

// ---- dialogs -----------------------------------------------------------------------------------------

TEST_F(Around, ANewGameBeginsAsTheDialogSays) {
  click("menu");
  click("menu.new-game");
  click("new-game.players.1");
  click("new-game.layout.1");
  click("new-game.preset.2");
  click("new-game.seat.blue.open");
  click("new-game.start");
  EXPECT_EQ(view().config.start.players, 3);
  EXPECT_EQ(view().config.start.layout, "rotated");
  EXPECT_EQ(view().config.start.options, "ring=maze");
  EXPECT_EQ(view().config.seats[Seat::blue].kind, SeatKind::open);
  EXPECT_EQ(view().config.seats[Seat::green].kind, SeatKind::hostage);
  EXPECT_FALSE(shows("new-game.start"));
}

TEST_F(Around, SingleOptionsCanBeSet) {
  click("menu");
  click("menu.new-game");
  click("new-game.options");
  scroll_to("new-game.option.locked.1");
  click("new-game.option.locked.1");
  press(Key::escape);
  EXPECT_EQ(view().config.start.options, "std");
  click("menu");
  click("menu.new-game");
  click("new-game.options");
  scroll_to("new-game.option.locked.1");
  click("new-game.option.locked.1");
  click("new-game.start");
  EXPECT_EQ(view().config.start.options, "locked=killable");
}

TEST_F(Around, EscapeClosesADialogAndAClickBesideItToo) {
  click("menu");
  EXPECT_TRUE(shows("menu.resign"));
  press(Key::escape);
  EXPECT_FALSE(shows("menu.resign"));
  click("menu");
  send(Phase::down, {10, 890});
  send(Phase::up, {10, 890});
  settle();
  EXPECT_FALSE(shows("menu.resign"));
}

TEST_F(Around, WhileADialogIsOpenTheBoardBehindItIsOutOfReach) {
  click("menu");
  click("a7");
  EXPECT_TRUE(view().made.empty());
}

TEST_F(Around, D7_5_AResignationIsAskedForAndConfirmed) {
  click("menu");
  click("menu.resign");
  click("resign.yellow");
  EXPECT_EQ(view().board.seats[Seat::yellow].standing, SeatView::Standing::playing);
  click("resign.confirm");
  EXPECT_EQ(view().board.seats[Seat::yellow].standing, SeatView::Standing::fallen);
}

TEST_F(Around, D8_4_ADrawHoldsWhenEveryOtherSeatAgrees) {
  click("menu");
  click("menu.draw");
  for (int i = 0; i < 3; ++i) {
    EXPECT_FALSE(view().ended);
    click("draw.accept");
  }
  EXPECT_TRUE(view().ended.has_value());
}

TEST_F(Around, D8_4_OneSeatThatDeclinesKeepsTheGameGoing) {
  click("menu");
  click("menu.draw");
  click("draw.accept");
  click("draw.decline");
  EXPECT_FALSE(view().ended);
  EXPECT_FALSE(view().draw_offer);
  EXPECT_FALSE(shows("draw.decline"));
}

TEST_F(Around, ADialogIsWorkedWithKeysAlone) {
  press(Key::character, U'm');
  ASSERT_TRUE(shows("menu.new-game"));
  press(Key::enter);  // the safe button has the focus
  EXPECT_FALSE(shows("menu.new-game"));
}

TEST_F(Around, TheNewGameDialogBeginsWithTheChoiceOfTheGame) {
  click("menu");
  click("menu.new-game");
  click("new-game.game.1");
  EXPECT_FALSE(shows("new-game.players.0"));  // Yonin shogi is for four
  click("new-game.preset.2");
  click("new-game.begins.2");
  click("new-game.start");
  EXPECT_EQ(view().game, GameId::yonin);
  EXPECT_EQ(view().config.start.options, "men=freeze,judge=turn,limit=300");
  EXPECT_EQ(view().board.turn, Seat::yellow);
  EXPECT_EQ(kept["match"].find("djambi"), std::string::npos);
  open({.width = 1440, .height = 900});
  EXPECT_EQ(view().game, GameId::yonin);
}

TEST_F(Around, Y1_5_TheThrowOfPawnsSaysWhoBegins) {
  click("menu");
  click("menu.new-game");
  click("new-game.game.1");
  const Lots lots = draw_lots(GameId::yonin, static_cast<std::uint64_t>(now_ms));
  ASSERT_FALSE(lots.empty());
  std::set<Seat> begun;
  for (int i = 0; i < 60 && begun.size() < all_seats.size(); ++i) {
    click("new-game.begins.5");
    click("new-game.begins.0");
    click("new-game.begins.5");
    click("new-game.start");
    begun.insert(*view().board.turn);
    click("menu");
    click("menu.new-game");
    now_ms += 7;
  }
  EXPECT_EQ(begun.size(), all_seats.size());
}

TEST_F(Around, TheBoardOfSidesIsTurnedSoThatASeatSitsBelow) {
  click("menu");
  click("menu.new-game");
  click("new-game.game.1");
  click("new-game.start");
  click("turn-board");
  click("setting.bottom.1");
  press(Key::escape);
  EXPECT_GT(at("9e").second, at("1e").second);  // West's king is at the lower side
  EXPECT_GT(at("plate-blue").first, at("plate-yellow").first);
  EXPECT_GT(at("plate-blue").second, at("plate-red").second);
}

TEST_F(Around, MovesAreWrittenInTheNotationAndMenDrawnInTheSetThatWereChosen) {
  click("menu");
  click("menu.new-game");
  click("new-game.game.1");
  click("new-game.start");
  click("menu");
  click("setting.notation.1");
  click("setting.piece_set.2");
  press(Key::escape);
  EXPECT_NE(kept["settings"].find("\"notation\":1"), std::string::npos);
  EXPECT_NE(kept["settings"].find("\"piece_set\":2"), std::string::npos);
}

// The list's typeface has every sign that a move of the golden games is written with.
TEST_F(Around, EverySignOfAJapaneseMoveIsInTheTypeface) {
  std::set<unsigned> missing;
  ImFont* with_kanji = nullptr;
  for (ImFont* font : ImGui::GetIO().Fonts->Fonts)
    if (font->FindGlyphNoFallback(0x4E94)) with_kanji = font;  // 五
  ASSERT_NE(with_kanji, nullptr);
  int signs = 0;
  for (const char* game : {"classic", "inventors", "league", "teams"}) {
    std::ifstream in(std::string(TETRARCHY_TEST_DATA) + "/replays/yonin-" + game + ".txt");
    const std::string text(std::istreambuf_iterator<char>(in), {});
    for (const char* at = text.c_str(); *at;) {
      unsigned sign = 0;
      at += ImTextCharFromUtf8(&sign, at, nullptr);
      if (sign < 0x80) continue;
      ++signs;
      if (!with_kanji->FindGlyphNoFallback(static_cast<ImWchar>(sign))) missing.insert(sign);
    }
  }
  EXPECT_GT(signs, 500);
  EXPECT_THAT(missing, testing::IsEmpty());
}

// ---- sizes -------------------------------------------------------------------------------------------

TEST_F(Around, EveryControlOfAPhoneCanBeHitByAFinger) {
  for (const Surface& s :
       {Surface{.width = 390, .height = 844}, {.width = 844, .height = 390}, {.width = 320, .height = 568}}) {
    open(s);
    for (const char* id : {"undo", "first", "menu", "moves", "turn-board"}) {
      const auto r = app().control_rect(id);
      ASSERT_TRUE(r) << id;
      EXPECT_GE(r->height, 40) << id << " at " << s.width;
      EXPECT_GE(r->width, 40) << id << " at " << s.width;
    }
  }
}

TEST_F(Around, TheScreenIsBuiltAtEverySizeRatioAndTheme) {
  for (const auto& [w, h] : {std::pair{240.f, 240.f},
                             {320.f, 320.f},
                             {240.f, 900.f},
                             {390.f, 844.f},
                             {844.f, 390.f},
                             {568.f, 320.f},
                             {768.f, 1024.f},
                             {1100.f, 700.f},
                             {3840.f, 2160.f},
                             {3840.f, 240.f}})
    for (const Theme theme : {Theme::light, Theme::dark, Theme::high_contrast}) {
      open({.width = w, .height = h, .pixel_ratio = 1.5f}, {.theme = theme});
      EXPECT_TRUE(app().square_rect(square("e5"))) << w << " x " << h;
      EXPECT_TRUE(shows("plate-red"));
      EXPECT_GT(ImGui::GetDrawData()->TotalVtxCount, 100);
    }
}

TEST_F(Around, ALanguageThatWasSetFromOutsideHoldsUntilAnotherIsChosen) {
  const Message menu{"ui.menu"};
  ASSERT_TRUE(app().set_language("fr"));
  settle();
  click("menu");
  scroll_to("setting.turning.1");
  click("setting.turning.1");
  EXPECT_EQ(app().text_of(menu), words_in("fr")->text(menu)) << "another setting changes nothing of it";
  scroll_to("menu.language.0");
  click("menu.language.0");
  EXPECT_EQ(app().text_of(menu), english().text(menu));
  EXPECT_EQ(app().wanted_language(), "en");
}

// At every step of many moves, on the narrowest phone on its side.
TEST_F(Around, ThePromptOfANarrowScreenIsNeverCutOff) {
  open({.width = 240, .height = 240});
  click("a1");
  EXPECT_TRUE(cuts_text("prompt"));  // a refusal in the smallest bar: so a cut is seen
  open({.width = 568, .height = 320}, {.motion = Motion::reduced});
  for (const GameId game : {GameId::djambi, GameId::yonin}) {
    auto made = new_match({.game = game});
    app().replace_match(std::get<std::unique_ptr<Match>>(std::move(made)));
    std::set<std::string> seen;
    for (unsigned step = 0; step < 240 && !view().open.empty(); ++step) {
      frame();
      const std::string text = app().text_of(view().prompt.title) + " / " + app().text_of(view().prompt.detail);
      EXPECT_FALSE(cuts_text("prompt")) << text;
      seen.insert(text);
      app().match().pick(view().open[(step * 7919) % view().open.size()].pick, now_ms);
      app().match_changed();
    }
    EXPECT_GT(seen.size(), 20u);
  }
}

TEST_F(Around, TheSameSeatIsOnTheSamePlaceAtAnyPixelRatio) {
  open({.width = 1440, .height = 900, .pixel_ratio = 1});
  const auto one = at("c4");
  open({.width = 1440, .height = 900, .pixel_ratio = 2.5f});
  EXPECT_NEAR(at("c4").first, one.first, 2);
  EXPECT_NEAR(at("c4").second, one.second, 2);
}

TEST_F(Around, TheWheelIsUsedOnlyWhereSomethingScrolls) {
  EXPECT_FALSE(app().wheel({at("e5").first, at("e5").second, 3}));
  click("menu");
  EXPECT_TRUE(app().wheel({at("menu.resign").first, at("menu.resign").second, 3}));
}

TEST_F(Around, TabIsLeftToTheSurroundings) { EXPECT_FALSE(app().key({Key::tab})); }

TEST_F(Around, OnlyLanguagesThatThereAreCanBeSet) {
  EXPECT_TRUE(app().set_language("en"));
  EXPECT_FALSE(app().set_language("xx"));
}

}  // namespace
}  // namespace tetrarchy::ui
