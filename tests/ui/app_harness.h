#pragma once

#include <gtest/gtest.h>
#include <imgui.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ui/app.h"
#include "words/words.h"

// The whole screen without a window: a clock that tests move, a store that tests read, ImGui without a
// renderer, and a hand for the pointer and the keys.
namespace tetrarchy::ui {

class ScreenTest : public testing::Test {
 protected:
  using Phase = PointerEvent::Phase;
  using Device = PointerEvent::Device;
  using Button = PointerEvent::Button;
  using Key = KeyEvent::Key;

  void SetUp() override {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    open({.width = 1440, .height = 900});
  }
  void TearDown() override {
    app_.reset();
    ImGui::DestroyContext();
  }

  World world() {
    return {.now_ms = [this] { return now_ms; },
            .keep =
                [this](std::string_view key, std::string_view text) {
                  ++keeps;
                  if (storage_fails) return false;
                  kept.insert_or_assign(std::string(key), std::string(text));
                  return true;
                },
            .kept = [this](std::string_view key) -> std::optional<std::string> {
              const auto it = kept.find(key);
              return it == kept.end() ? std::nullopt : std::optional(it->second);
            },
            .emit = [this](std::string_view name,
                           std::string_view json) { events.emplace_back(std::string(name), std::string(json)); },
            .wake = {},
            .attend_at = [this](std::int64_t at_ms) { attend_at_ms = at_ms; },
            .share =
                [this](std::string_view link) {
                  shared.emplace_back(link);
                  return true;
                },
            .correspond = [this] { ++correspondences; },
            .open_files = [this] { ++file_dialogs; },
            .sound = [this](const sound::Cue& cue, float level) { heard.emplace_back(cue, level); },
            .ask_engine = [this](std::string_view line) { asked.emplace_back(line); }};
  }

  // A fresh app with what was kept so far.
  void open(const Surface& s, Preferences preferences = {}) {
    app_ = std::make_unique<App>(world(), preferences);
    app_->set_surface(s);
    settle();
  }
  void show(std::string_view position, GameId game = GameId::djambi) {
    auto made = match_from_position(game, position);
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(made)) << app_->text_of(std::get<Refusal>(made).text);
    app_->replace_match(std::get<std::unique_ptr<Match>>(std::move(made)));
    settle();
  }

  void frame(std::int64_t ms = 16) {
    now_ms += ms;
    ImGui::NewFrame();
    app_->build_frame();
    ImGui::Render();
  }
  // Draws until nothing is wanted any more. Returns how many frames that took.
  int settle() {
    int n = 0;
    for (; app_->wants_frame() && n < 2000; ++n) frame();
    EXPECT_LT(n, 2000) << "the screen does not come to rest";
    return n;
  }

  App& app() { return *app_; }
  const MatchView& view() { return app_->match().view(); }
  static Square square(std::string_view name) { return *Square::at(name[0] - 'a', name[1] - '1'); }
  std::pair<float, float> at(std::string_view name) {
    const auto there = app_->match().read_square(name);
    const auto r = there                       ? app_->square_rect(*there)
                   : name.starts_with("hand-") ? hand(name)
                                               : app_->control_rect(name);
    EXPECT_TRUE(r.has_value()) << "no " << name << " on the screen";
    return r ? std::pair{r->x + r->width / 2, r->y + r->height / 2} : std::pair{-1.f, -1.f};
  }
  // "hand-red-3": the fourth kind of piece in red's hand.
  std::optional<Rect> hand(std::string_view name) {
    for (const Seat s : all_seats)
      for (std::size_t i = 0; i < view().board.seats[s].hand.size(); ++i)
        if (name == "hand-" + std::string(key_of(s)) + "-" + std::to_string(i)) return app_->hand_rect(s, i);
    return std::nullopt;
  }
  // Is a text in this control cut off with an ellipsis?
  bool cuts_text(std::string_view control) {
    const Rect r = app_->control_rect(control).value_or(Rect{});
    const auto in = [&](const ImDrawVert& v) {
      return v.pos.x >= r.x && v.pos.y >= r.y && v.pos.x < r.x + r.width && v.pos.y < r.y + r.height;
    };
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
      const ImFontGlyph* dots = font->FindGlyphNoFallback(0x2026);
      for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
        for (const ImDrawVert& v : list->VtxBuffer)
          if (dots && v.uv.x == dots->U0 && v.uv.y == dots->V0 && in(v)) return true;
    }
    return false;
  }
  bool shows(std::string_view control) { return app_->control_rect(control).has_value(); }

  bool send(Phase phase, std::pair<float, float> where, Device device = Device::mouse,
            Button button = Button::primary) {
    return app_->pointer({phase, device, button, where.first, where.second});
  }
  void click(std::string_view what, Button button = Button::primary) { click(at(what), button); }
  void click(std::pair<float, float> where, Button button = Button::primary) {
    send(Phase::move, where);
    send(Phase::down, where, Device::mouse, button);
    send(Phase::up, where, Device::mouse, button);
    settle();
  }
  // Turns the wheel over the open dialog until the control is in view.
  void scroll_to(std::string_view what) {
    const Rect box = app_->control_rect("dialog").value_or(Rect{});
    for (int turns = 0; turns < 40 && at(what).second > box.y + box.height - 90; ++turns) {
      app_->wheel({box.x + box.width / 2, box.y + box.height / 2, 2});
      settle();
    }
  }
  void tap(std::string_view what) {
    const auto where = at(what);
    send(Phase::down, where, Device::touch);
    send(Phase::up, where, Device::touch);
    settle();
  }
  void drag(std::string_view from, std::string_view to, Device device = Device::mouse) {
    const auto a = at(from), b = at(to);
    send(Phase::down, a, device);
    send(Phase::move, {(a.first + b.first) / 2, (a.second + b.second) / 2}, device);
    frame();
    send(Phase::move, b, device);
    frame();
    send(Phase::up, b, device);
    settle();
  }
  bool press(Key key, char32_t character = 0, bool control = false, bool shift = false) {
    const bool used = app_->key({key, character, control, shift});
    settle();
    return used;
  }
  int count(std::string_view event) {
    int n = 0;
    for (const auto& [name, json] : events) n += name == event;
    return n;
  }

  std::int64_t now_ms = 1000;
  std::map<std::string, std::string, std::less<>> kept;
  int keeps = 0;
  bool storage_fails = false;
  std::vector<std::pair<std::string, std::string>> events;
  std::vector<std::string> asked;   // of the engine
  std::vector<std::string> shared;  // links
  int correspondences = 0;          // how often it was asked how to play by link
  int file_dialogs = 0;
  std::vector<std::pair<sound::Cue, float>> heard;
  std::optional<std::int64_t> attend_at_ms;

 private:
  std::unique_ptr<App> app_;
};

// Red's assassin on a5, a blue militant on a2; blue's and green's chiefs far away.
inline constexpr std::string_view few_pieces = "gC8/bM8/9/9/rA8/9/9/4rRbM3/rC1rM1rN3bC r r rb-g aaea 0 60 std";

}  // namespace tetrarchy::ui
