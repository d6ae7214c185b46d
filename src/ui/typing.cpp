#include "ui/typing.h"

#include <misc/cpp/imgui_stdlib.h>

#include <algorithm>

#include "ui/game_info.h"

namespace tetrarchy::ui {
namespace {

using Kind = Command::Kind;

constexpr std::size_t most_lines = 5;

// ImGui's own field, in the look of the theme.
void field(Screen& s, const Rect& at, std::string& text) {
  ImGui::SetCursorScreenPos(s.device({at.x, at.y}));
  ImGui::SetNextItemWidth(at.width * s.k());
  if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
  ImGui::PushFont(s.fonts.at(style::body));
  if (ImGui::InputText("##move", &text, ImGuiInputTextFlags_EnterReturnsTrue)) s.ask(Kind::play_typed);
  ImGui::PopFont();
}

}  // namespace

const std::string& text_of(const WrittenMove& m, std::size_t notation) {
  return m.texts[std::min(notation, m.texts.size() - 1)];
}

std::string told(const Words& words, GameId game, const Typed& typed, std::size_t notation) {
  if (!typed.why.code.empty()) return words.text(typed.why.text);
  if (typed.move)
    for (const WrittenMove& m : typed.begun)
      if (m.move == *typed.move) return text_of(m, notation);
  if (typed.count == 0) return words.text(own(words, game, Message{"ui.type.how"}));
  return words.text(Message{"ui.type.begun"}.with("n", static_cast<int>(typed.count)));
}

void draw_typing(Screen& s, DialogFrame& frame, const MatchView& v, std::string& text) {
  Dialog d(s, frame, "typing", s.text("ui.type"));
  field(s, d.line(44), text);
  d.space(6);
  const bool refused = !s.typed.why.code.empty();
  d.paragraph(style::body, refused ? s.palette.danger : s.palette.ink, told(s.words, v.game, s.typed, s.notation));
  const std::size_t shown = std::min(s.typed.begun.size(), most_lines);
  for (std::size_t i = 0; i < shown; ++i) {
    const WrittenMove& m = s.typed.begun[i];
    if (d.wide_button("typing." + std::to_string(i), text_of(m, s.notation))) text = m.move;
  }
  const std::string close = s.text("ui.close"), play = s.text("ui.type.play");
  const auto pressed = d.foot({{"dialog.close", close}, {"typing.play", play, ButtonLook::primary}});
  if (pressed) s.ask(*pressed == 0 ? Kind::close_dialog : Kind::play_typed);
}

}  // namespace tetrarchy::ui
