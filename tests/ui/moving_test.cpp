#include <imgui_internal.h>

#include "manner.h"

// How a piece is moved, by clicks or by drags, and where that is set.
namespace tetrarchy::ui {
namespace {

// ---- clicks only -----------------------------------------------------------------------------------------

class ClicksOnly : public WithManner {
 protected:
  void SetUp() override {
    WithManner::SetUp();
    set({.moving = Moving::clicks});
  }
};

TEST_F(ClicksOnly, APressThatMovesIsAClickWhereItBegan) {
  for (const Device device : {Device::mouse, Device::touch}) {
    drag("a7", "a5", device);
    EXPECT_EQ(view().ply, 0);
    ASSERT_EQ(view().made.size(), 1u);
    EXPECT_EQ(view().made.front().pick, Pick::square(square("a7")));
    drag("a7", "a5", device);  // the chosen piece is put back, as by a click
    EXPECT_TRUE(view().made.empty());
  }
}

TEST_F(ClicksOnly, TwoClicksMakeAMoveOfEitherGame) {
  click("a7");
  click("a6");
  EXPECT_EQ(last_move(), "a7a6");
  show(with_hands, GameId::yonin);
  tap("hand-red-3");
  tap("4f");
  EXPECT_EQ(last_move(), "P*4f");
}

TEST_F(ClicksOnly, AHandPieceAndABodyAreNotDragged) {
  show(with_hands, GameId::yonin);
  drag("hand-red-2", "7e");
  EXPECT_EQ(view().ply, 0);
  EXPECT_EQ(view().made.size(), 1u);
  show(victim);
  click("c8");
  click("d8");
  drag("d8", "f3");
  EXPECT_EQ(view().ply, 0);
  click("f3");
  EXPECT_EQ(last_move(), "c8d8@f3");
}

TEST_F(ClicksOnly, APressOnASquareThatLeavesItIsTakenBack) {
  click("a7");
  drag("a5", "e2");
  EXPECT_EQ(view().ply, 0);
  EXPECT_EQ(view().made.size(), 1u);
}

TEST_F(ClicksOnly, AFingerOnAnOwnPieceStaysOnTheBoardAndAllOthersScrollThePage) {
  open({.width = 390, .height = 844});
  set({.moving = Moving::clicks});
  const auto own = at("a7"), empty = at("e5");
  EXPECT_TRUE(app().grabs(own.first, own.second));
  EXPECT_FALSE(app().grabs(empty.first, empty.second));
  send(Phase::down, empty, Device::touch);
  EXPECT_FALSE(send(Phase::move, {empty.first, empty.second - 60}, Device::touch));
  send(Phase::up, {empty.first, empty.second - 60}, Device::touch);
}

// ---- drags only ------------------------------------------------------------------------------------------

class DragsOnly : public WithManner {
 protected:
  void SetUp() override {
    WithManner::SetUp();
    set({.moving = Moving::drags});
  }
};

TEST_F(DragsOnly, AClickOnAPieceChoosesNothingAndShowsItsReach) {
  for (const bool touch : {false, true}) {
    touch ? tap("a7") : click("a7");
    EXPECT_TRUE(view().made.empty());
    EXPECT_EQ(count("error"), 0);
    touch ? tap("a6") : click("a6");
    EXPECT_EQ(view().ply, 0);
  }
}

TEST_F(DragsOnly, ADragMakesAMoveOfEitherGameByMouseAndFinger) {
  for (const Device device : {Device::mouse, Device::touch}) {
    app().replace_match(std::get<std::unique_ptr<Match>>(new_match({})));
    settle();
    drag("a7", "a5", device);
    EXPECT_EQ(last_move(), "a7a5");
    show(with_hands, GameId::yonin);
    drag("4d", "4f", device);
    EXPECT_EQ(last_move(), "4d4f");
  }
}

TEST_F(DragsOnly, ADragThatEndsNowherePutsThePieceBackAndSaysWhy) {
  drag("a7", "e2");
  EXPECT_TRUE(view().made.empty());
  EXPECT_EQ(count("error"), 1);
  drag("a7", "plate-yellow");
  EXPECT_TRUE(view().made.empty());
  drag("a7", "a5");
  EXPECT_EQ(last_move(), "a7a5");
}

TEST_F(DragsOnly, ADragThatIsBrokenOffPutsThePieceBack) {
  const auto from = at("a7"), to = at("a5");
  for (const Phase end : {Phase::cancel, Phase::leave, Phase::down}) {
    send(Phase::down, from, Device::touch);
    send(Phase::move, to, Device::touch);
    ASSERT_EQ(view().made.size(), 1u);
    send(end, at("e5"), Device::touch);
    EXPECT_TRUE(view().made.empty());
    send(Phase::up, at("e5"), Device::touch);
    settle();
  }
}

TEST_F(DragsOnly, D4_1_ABodyIsPutDownByClickOrByDrag) {
  for (const bool by_click : {true, false}) {
    show(victim);
    drag("c8", "d8");
    ASSERT_TRUE(view().lifted.has_value());
    by_click ? click("f3") : drag("d8", "f3");
    EXPECT_EQ(last_move(), "c8d8@f3");
  }
}

TEST_F(DragsOnly, D4_4_AReportersVictimIsClicked) {
  show(few_pieces);
  drag("e8", "f7");
  click("f8");
  EXPECT_EQ(last_move(), "e8f7xf8");
}

TEST_F(DragsOnly, HandPiecesAndAnswersTakeClicks) {
  show(with_hands, GameId::yonin);
  click("hand-red-3");
  click("4f");
  EXPECT_EQ(last_move(), "P*4f");
  show(with_hands, GameId::yonin);
  drag("4d", "4b");
  click("answer-yes");
  EXPECT_EQ(last_move(), "4d4b+");
}

TEST_F(DragsOnly, AClickOnAPieceOfTheBoardPutsAHandPieceBack) {
  show(with_hands, GameId::yonin);
  click("hand-red-3");
  ASSERT_EQ(view().made.size(), 1u);
  click("5g");
  EXPECT_TRUE(view().made.empty());
}

TEST_F(DragsOnly, KeysAndTheGridChooseAsEver) {
  press(Key::up);
  for (int i = 0; i < 4; ++i) press(Key::left);
  for (int i = 0; i < 2; ++i) press(Key::down);
  press(Key::enter);
  EXPECT_EQ(view().made.size(), 1u);
  press(Key::up);
  press(Key::enter);
  EXPECT_EQ(last_move(), "a7a6");
  press(Key::character, U'z', true);
  app().choose(Pick::square(square("a7")));
  app().choose(Pick::square(square("a5")));
  EXPECT_EQ(last_move(), "a7a5");
}

// ---- where they are set ----------------------------------------------------------------------------------

TEST_F(WithManner, AreSetInTheMenuAndKept) {
  click("menu");
  scroll_to("setting.moving.2");
  click("setting.moving.2");
  scroll_to("setting.confirm.1");
  click("setting.confirm.1");
  press(Key::escape);
  const Manner set{Moving::drags, Confirm::on};
  EXPECT_EQ(read_settings(kept.at("settings")).manner, set);
  open({.width = 1440, .height = 900});
  click("a7");
  EXPECT_TRUE(view().made.empty());
  drag("a7", "a5");
  EXPECT_EQ(proposed(), "a7a5");
}

// Is the control what Enter would press now?
bool has_focus(const App& app, std::string_view control) {
  ImGuiWindow* window = ImGui::GetCurrentContext()->NavWindow;
  const auto r = app.control_rect(control);
  if (!window || !r) return false;
  const ImVec2 at = ImGui::WindowRectRelToAbs(window, window->NavRectRel[ImGuiNavLayer_Main]).GetCenter();
  return at.x > r->x && at.x < r->x + r->width && at.y > r->y && at.y < r->y + r->height;
}

TEST_F(WithManner, AreSetByKeysAlone) {
  press(Key::character, U'm');
  const auto go_to = [&](std::string_view row, std::string_view value) {
    for (int i = 0; i < 60 && !has_focus(app(), row); ++i) press(Key::up);
    for (int i = 0; i < 4 && !has_focus(app(), value); ++i) press(Key::right);
    ASSERT_TRUE(has_focus(app(), value)) << value;
  };
  go_to("setting.confirm.0", "setting.confirm.1");
  press(Key::enter);
  go_to("setting.moving.0", "setting.moving.1");
  press(Key::enter);
  EXPECT_EQ(app().settings().manner, (Manner{Moving::clicks, Confirm::on}));
}

TEST(SettingsOfManner, AreReadLeniently) {
  EXPECT_EQ(read_settings("{}").manner, Manner{});
  EXPECT_EQ(read_settings(R"({"moving": 3, "confirm": true})").manner, Manner{});
  EXPECT_EQ(read_settings(R"({"moving": 1, "confirm": "x"})").manner, Manner{Moving::clicks});
  for (const Moving m : {Moving::both, Moving::clicks, Moving::drags})
    for (const Confirm c : {Confirm::off, Confirm::on}) {
      Settings s;
      s.manner = {m, c};
      EXPECT_EQ(read_settings(write_settings(s)), s);
    }
}

}  // namespace
}  // namespace tetrarchy::ui
