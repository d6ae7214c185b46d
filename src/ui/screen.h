#pragma once

#include <imgui.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ui/app.h"
#include "ui/canvas.h"
#include "ui/commands.h"
#include "ui/layout.h"
#include "words/words.h"

// What every part of the screen is handed in order to draw itself.
namespace tetrarchy::ui {

// Where the named controls of one frame are, in design pixels.
using Controls = std::map<std::string, Rect, std::less<>>;

enum class Pointing : std::uint8_t { mouse, touch };

struct Screen {
  const Layout& layout;
  const Words& words;
  const render::Palette& palette;
  const Fonts& fonts;
  Pictures& pictures;
  Controls& controls;
  Commands& commands;
  const Thinking& thinking;
  const Typed& typed;
  std::optional<Clocks> clocks;  // none: the game has none
  Pointing pointing;
  std::string_view language = "en";
  bool has_rules = false;           // is there a rulebook to open?
  bool has_link = false;            // can the game be passed on?
  bool has_correspondence = false;  // and be played so?
  bool has_files = false;           // can it be saved, and another opened?
  std::size_t notation = 0;         // of the move list
  Loudness loudness = Loudness::full;
  int beat = 0;  // which of the three dots of the mark of thinking is lit

  Canvas canvas(ImDrawList& to) const { return {to, fonts, palette, pictures}; }
  Canvas background() const { return canvas(*ImGui::GetBackgroundDrawList()); }
  Canvas foreground() const { return canvas(*ImGui::GetForegroundDrawList()); }
  Canvas window() const { return canvas(*ImGui::GetWindowDrawList()); }
  void ask(Command::Kind kind, int value = 0) { commands.push_back({kind, value}); }
  std::string text(std::string_view key) const { return words.text(Message{std::string(key)}); }
  std::string text(const Message& m) const { return words.text(m); }
  float k() const { return layout.k; }
  ImVec2 device(Point p) const { return {p.x * k(), p.y * k()}; }
};

}  // namespace tetrarchy::ui
