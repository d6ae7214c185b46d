#include "ui/question.h"

#include <algorithm>
#include <array>

#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

constexpr float padding = 6, gap = 4, label = 20;

// In the order of the answers: the first is no, the safe one.
struct Answer {
  std::string_view id, key;
  Command::Kind command;
};
constexpr std::array<Answer, 2> answers{{
    {"answer-no", "ui.answer.no", Command::Kind::answer_no},
    {"answer-yes", "ui.answer.yes", Command::Kind::answer_yes},
}};

// Over the square if there is room on the board, otherwise under it.
Rect box_by(const Layout& l, const Rect& square, float width, float height) {
  const float x = std::clamp(square.x + square.width / 2 - width / 2, 4.f, l.width - width - 4);
  const float above = square.y - height - 8, below = square.y + square.height + 8;
  return {x, above >= l.board.y - l.square / 2 ? above : std::min(below, l.height - height - 2), width, height};
}

}  // namespace

void draw_question(Screen& s, const MatchView& v, const BoardGeometry& g, std::uint8_t focus) {
  if (v.answers.size() != answers.size() || !v.mover) return;
  const bool labelled = s.layout.shape != Shape::tiny;
  Canvas ground = s.background();
  float cell = std::max(s.pointing == Pointing::touch ? 56.f : 48.f, s.layout.square * 1.15f);
  for (const Answer& a : answers)
    if (labelled) cell = std::max(cell, ground.measure(style::note, s.text(a.key)) + 12);
  const float height = cell + (labelled ? label : 0), width = 2 * cell + gap + 2 * padding;
  const Rect box = box_by(s.layout, g.rect(*v.mover), width, height + 2 * padding);
  const render::Palette& p = s.palette;
  ground.shadow(box, p.shadow, 22, 6);
  ground.fill(box, p.raised, 10);
  ground.outline(box, p.mark, 10, 2);
  Panel panel(s, "question", box);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Answer& a = answers[i];
    const Rect at{box.x + padding + static_cast<float>(i) * (cell + gap), box.y + padding, cell, height};
    if (row(s, a.id, at)) s.ask(a.command);
    Canvas c = s.window();
    if (focus == i) c.outline(at, p.mark, 7, 2);
    c.token({at.x + cell / 2, at.y + cell / 2}, cell, v.answers[i], render::Token::Look::flat, g.quarter_turns);
    if (labelled)
      c.fitted({at.x + cell / 2, at.y + cell + label / 2 - 2}, cell - 4, style::note, p.ink, s.text(a.key),
               Align::centre);
  }
}

}  // namespace tetrarchy::ui
