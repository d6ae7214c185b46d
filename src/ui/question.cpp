#include "ui/question.h"

#include <algorithm>
#include <array>

#include "ui/typing.h"
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

void raised(Screen& s, Canvas& c, const Rect& box) {
  c.shadow(box, s.palette.shadow, 22, 6);
  c.fill(box, s.palette.raised, 10);
  c.outline(box, s.palette.mark, 10, 2);
}

std::optional<Square> last_square(const Choices& made) {
  const auto last =
      std::find_if(made.rbegin(), made.rend(), [](const Choice& c) { return c.pick.kind == Pick::Kind::square; });
  return last == made.rend() ? std::nullopt : std::optional(last->pick.as_square());
}

// Two buttons of one width, as wide as the longer label and the question over them ask for.
float button_width(Screen& s, const Canvas& c, float question) {
  float width = std::max(72.f, (question - gap) / 2);
  for (const char* key : {"ui.proposal.back", "ui.proposal.play"})
    width = std::max(width, c.measure({Type::bold, 14}, s.text(key)) + 24);
  return std::min(width, (s.layout.width - 8 - 2 * padding - gap) / 2);
}

}  // namespace

std::string proposal_text(const Words& words, const MatchView& v, std::size_t notation) {
  return words.text(Message{"session.prompt.proposed"}.with("move", text_of(*v.proposed, notation)));
}

void draw_proposal(Screen& s, const MatchView& v, const BoardGeometry& g) {
  const auto square = last_square(v.made);
  if (!square || !v.proposed) return;
  Canvas ground = s.background();
  const std::string question = proposal_text(s.words, v, s.notation);
  const float height = is_embed(s.layout.shape) || s.pointing == Pointing::touch ? 44 : 36;
  const float cell = button_width(s, ground, ground.measure(style::list_bold, question) + 12);
  const float width = 2 * cell + gap;
  const Rect box = box_by(s.layout, g.rect(*square), width + 2 * padding, label + height + gap + 2 * padding);
  raised(s, ground, box);
  s.controls.insert_or_assign("proposal", box);  // a click on the words is none beside them
  ground.fitted({box.x + box.width / 2, box.y + padding + label / 2}, width - 8, style::list_bold, s.palette.ink,
                question, Align::centre);
  Panel panel(s, "proposal", box);
  const float x = box.x + padding, y = box.y + padding + label + gap;
  if (button(s, "proposal.back", s.text("ui.proposal.back"), {x, y, cell, height})) s.ask(Command::Kind::step_back);
  if (button(s, "proposal.play", s.text("ui.proposal.play"), {x + cell + gap, y, cell, height}, ButtonLook::primary))
    s.ask(Command::Kind::finish);
}

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
  raised(s, ground, box);
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
