#include "ui/prompt.h"

#include <algorithm>
#include <array>

#include "ui/game_info.h"
#include "ui/question.h"
#include "ui/step_buttons.h"
#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

using render::Emblem;
using render::mixed;
using render::Token;

constexpr std::array<std::string_view, 9> act_names{"choose", "move", "kill",   "carry",  "fetch",
                                                    "exit",   "put",  "expose", "promote"};

std::string_view name_of(Act act) { return act_names[static_cast<std::size_t>(act)]; }

// Who has won: alone, or the first of two partners.
std::optional<Seat> winner(const MatchView& v) {
  for (const Seat s : all_seats) {
    const auto& partner = v.board.seats[s].partner;
    const Outcome& outcome = v.ended->outcome;
    const bool shared = partner && outcome.place[next(s)] > 1 && outcome.share[s] == outcome.share[*partner];
    if (outcome.share[s] > .99f || (shared && outcome.share[s] > .49f)) return s;
  }
  return std::nullopt;
}

PromptText ending(const Words& words, const MatchView& v) {
  return {.seat = winner(v), .title = words.text(result_title(v)), .detail = words.text(v.ended->reason)};
}

// "A body stands in the way (D3.3).": the clause goes before the full stop.
std::string with_clause(const Words& words, std::string text, const std::string& clause) {
  std::string stop;
  for (const std::string_view end : {".", "。"})
    if (text.ends_with(end)) {
      stop = end;
      text.resize(text.size() - end.size());
      break;
    }
  return words.text(Message{"ui.with_clause"}.with("text", std::move(text)).with("clause", clause)) + stop;
}

// What a computer's move is good for, or the advised one: "Yellow takes Blue's reporter."
std::string reasoned(const Words& words, const MatchView& v, std::string_view key, Seat seat, const Message& reason) {
  const std::string why = words.text(own(words, v.game, reason));
  return words.text(Message{std::string(key)}.with("seat", seat).with("reason", why));
}

// What is to be said instead of the usual detail when computers play or advise; empty: nothing.
std::string computers_word(const Words& words, const MatchView& v, const Thinking& thinking) {
  if (!v.live() || !v.board.turn || v.ended) return "";
  if (v.computer && !thinking.trouble.empty()) return words.text(Message{"ui.computer.trouble"});
  if (v.computer && thinking.paused) return words.text(Message{"ui.computer.paused"});
  if (thinking.hint) return reasoned(words, v, "ui.hint.text", thinking.hint->seat, thinking.hint->thought.reason);
  if (thinking.seat && thinking.for_hint) return words.text(Message{"ui.hint.thinking"});
  if (!v.computer && !thinking.trouble.empty()) return words.text(Message{"ui.hint.trouble"});
  if (v.record.empty() || !v.made.empty() || v.board.seats[*v.board.turn].check_order > 0) return "";
  const RecordLine& last = v.record.back();
  return last.reason.empty() ? "" : reasoned(words, v, "ui.explained", last.seat, last.reason);
}

// One prompt being drawn.
struct Prompting {
  Screen& screen;
  const MatchView& view;
  const PromptText& text;
  Canvas& canvas;
  Rect box;

  const render::Palette& palette() const { return screen.palette; }
  Colour detail_ink() const { return text.refused ? palette().danger : palette().ink2; }
  Colour ground() const { return text.refused ? mixed(palette().raised, palette().danger, .08f) : palette().raised; }
  Colour tab() const { return text.seat ? render::seat_colours(*text.seat).fill : palette().line; }
};

void ground(const Prompting& p, float tab_width) {
  p.canvas.shadow(p.box, p.palette().shadow, 8, 2);
  p.canvas.fill(p.box, p.ground(), 10);
  p.canvas.fill({p.box.x, p.box.y, tab_width, p.box.height}, p.tab(), 10, ImDrawFlags_RoundCornersLeft);
  const bool contrast = p.palette().theme == render::Theme::high_contrast;
  if (contrast || p.text.refused)
    p.canvas.outline(p.box, contrast ? p.palette().line : p.palette().danger, 10, contrast ? 2 : 1.5f);
}

// On the tab: the thing that waits to be put down, or the seat's emblem.
void tab_sign(const Prompting& p, Point at, float size) {
  if (p.view.lifted) return p.canvas.token(at, size / .9f, in_hand(*p.view.lifted), Token::Look::flat);
  if (!p.text.seat) return;
  const bool pale = render::drawing(*p.text.seat) == render::Drawing::pale;
  p.canvas.emblem(at, size, *p.text.seat, Emblem::Look::hatched,
                  pale ? render::hairline : render::palette(render::Theme::light).edge);
  p.canvas.letter(at, size, *p.text.seat, p.screen.words.of(*p.text.seat, "letter"), Emblem::Look::hatched);
}

TextStyle title_style(const Canvas& c, std::string_view title, float width, std::initializer_list<float> sizes) {
  float size = *(sizes.end() - 1);
  for (const float s : sizes)
    if (s >= size && c.measure({Type::serif, s}, title) <= width) {
      size = s;
      break;
    }
  return {Type::serif, size};
}

// The detail in one line, or in two small ones where it is longer.
void detail_lines(const Prompting& p, Point at, float width) {
  for (const TextStyle& style : {style::button, style::list, TextStyle{Type::sans, 13}})
    if (p.canvas.measure(style, p.text.detail) <= width) {
      p.canvas.text({at.x, at.y + 10}, style, p.detail_ink(), p.text.detail);
      return;
    }
  const std::string text = p.canvas.shortened(style::note, p.text.detail, width, 34);
  const float height = p.canvas.paragraph_height(width, style::note, text);
  p.canvas.paragraph({at.x, at.y + std::max(-4.f, (20 - height) / 2 + 3)}, width, style::note, p.detail_ink(), text);
}

// The seats of the next turns from `at` to the right.
void draw_turns(const Prompting& p, Point at, float size, float step) {
  at.x += size / 2;
  for (std::size_t i = 0; i < p.view.board.then.size(); ++i, at.x += step) {
    const Seat s = p.view.board.then[i];
    const float arrow = at.x - step / 2;
    if (i > 0)
      p.canvas.polyline({{arrow - 1.5f, at.y - 3}, {arrow + 1.5f, at.y}, {arrow - 1.5f, at.y + 3}}, p.palette().ink2,
                        1.2f);
    p.canvas.emblem(at, size, s, Emblem::Look::plain);
    p.canvas.letter(at, size, s, p.screen.words.of(s, "letter"), Emblem::Look::plain);
  }
}

// Who answers its check next: that is all that is sure.
float draw_next_in_check(const Prompting& p) {
  const Seat seat = p.view.board.then.front();
  const std::string text = p.screen.text("ui.then.in_check");
  const float width = 36 + 26 + 8 + p.canvas.measure(style::list_bold, text);
  const float left = p.box.x + p.box.width - width, middle = p.box.y + p.box.height / 2;
  p.canvas.fill({left, p.box.y, 1, p.box.height}, p.palette().line);
  p.canvas.text({left + 18, middle - 17}, style::note, p.palette().ink2, p.screen.text("ui.then"));
  p.canvas.emblem({left + 31, middle + 9}, 26, seat, Emblem::Look::plain);
  p.canvas.letter({left + 31, middle + 9}, 26, seat, p.screen.words.of(seat, "letter"), Emblem::Look::plain);
  p.canvas.text({left + 52, middle + 9}, style::list_bold, p.palette().danger, text);
  return width;
}

// At the right end of a wide prompt. Returns its width.
float draw_then(const Prompting& p) {
  if (p.view.board.then.empty() || p.view.ended) return 0;
  constexpr float emblem = 26, step = 42;
  if (p.view.board.seats[p.view.board.then.front()].check_order > 0) return draw_next_in_check(p);
  const float width = 36 + emblem + step * static_cast<float>(p.view.board.then.size() - 1);
  const float left = p.box.x + p.box.width - width, middle = p.box.y + p.box.height / 2;
  p.canvas.fill({left, p.box.y, 1, p.box.height}, p.palette().line);
  p.canvas.text({left + 18, middle - 17}, style::note, p.palette().ink2, p.screen.text("ui.then"));
  draw_turns(p, {left + 18, middle + 9}, emblem, step);
  return width;
}

void draw_then_line(const Prompting& p, Point at) {
  if (p.view.board.then.empty() || p.view.ended) return;
  const float width = p.canvas.text(at, style::list, p.palette().ink2, p.screen.text("ui.then"));
  draw_turns(p, {at.x + width + 10, at.y}, 22, 36);
}

void draw_wide(const Prompting& p) {
  constexpr float tab = 72;
  ground(p, tab);
  tab_sign(p, {p.box.x + tab / 2, p.box.y + p.box.height / 2}, 48);
  float right = p.box.x + p.box.width - (p.box.width > 480 ? draw_then(p) : 0);
  if (p.view.may_finish || p.view.ended) {
    const std::string label = p.view.ended ? p.screen.text("ui.result") : finish_label(p.screen.words, p.view);
    const float width = std::max(96.f, p.canvas.measure(style::button, label) + 32);
    right -= width + 16;
    Panel panel(p.screen, "prompt", p.box);
    const Rect at{right, p.box.y + (p.box.height - 36) / 2, width, 36};
    if (button(p.screen, p.view.ended ? "result" : "finish", label, at, ButtonLook::primary))
      p.screen.ask(p.view.ended ? Command::Kind::open_result : Command::Kind::finish);
  }
  const float x = p.box.x + tab + 16, width = right - x - 12, middle = p.box.y + p.box.height / 2;
  const TextStyle style = title_style(p.canvas, p.text.title, width, {21, 19, 17, 15});
  p.canvas.fitted({x, middle - 12}, width, style, p.palette().ink, p.text.title);
  detail_lines(p, {x, middle + 3}, width);
}

void draw_step(const Prompting& p, Point at, int number, std::string_view label, bool done) {
  const render::Palette& c = p.palette();
  p.canvas.disc({at.x + 10, at.y}, 10, done ? c.ink2 : c.accent);
  if (done)
    p.canvas.polyline({{at.x + 5.8f, at.y + .4f}, {at.x + 8.8f, at.y + 3.4f}, {at.x + 14.2f, at.y - 3.4f}}, c.raised,
                      2);
  else
    p.canvas.text({at.x + 10, at.y - .5f}, style::chip, c.on_accent, std::to_string(number), Align::centre);
  p.canvas.text({at.x + 26, at.y}, done ? style::list : style::list_bold, done ? c.ink2 : c.ink, label);
}

// From the right as many steps as there is room for.
void draw_steps(const Prompting& p, Point at, float width) {
  const std::vector<std::string> steps = steps_of(p.screen.words, p.view);
  if (p.view.made.empty() || steps.empty()) return;
  const auto wide = [&](const std::string& s) { return 26 + p.canvas.measure(style::list_bold, s) + 14; };
  std::size_t first = steps.size();
  for (float used = 0; first > 0 && used + wide(steps[first - 1]) - 14 <= width; --first)
    used += wide(steps[first - 1]);
  for (std::size_t i = first; i < steps.size(); ++i) {
    draw_step(p, at, static_cast<int>(i) + 1, steps[i], i < p.view.made.size());
    at.x += wide(steps[i]);
  }
}

// Title, detail and steps one under the other, as far as there is room.
void draw_stacked(const Prompting& p, float tab, std::initializer_list<float> sizes) {
  const bool narrow = p.box.width < 200;
  if (narrow) tab = 8;
  ground(p, tab);
  const float size = std::min(44.f, tab - 8), beside = tab < 40 ? 8 : 14, padding = p.box.height < 100 ? 6 : 12;
  if (!narrow) tab_sign(p, {p.box.x + tab / 2, p.box.y + std::min(16 + size / 2, p.box.height / 2)}, size);
  const float x = p.box.x + tab + beside, width = p.box.width - tab - 2 * beside;
  const float bottom = p.box.y + p.box.height - 4;
  const std::string& title = narrow && !p.text.short_title.empty() ? p.text.short_title : p.text.title;
  const TextStyle style = title_style(p.canvas, title, width, sizes);
  float y = p.box.y + padding;
  y += p.canvas.paragraph({x, y}, width, style, p.palette().ink, title) + 1;
  TextStyle detail = p.box.height < 100 ? style::note : style::button;
  if (y + p.canvas.paragraph_height(width, detail, p.text.detail) > bottom) detail = style::note;
  const std::string text = p.canvas.shortened(detail, p.text.detail, width, bottom - y);
  y += p.canvas.paragraph({x, y}, width, detail, p.detail_ink(), text);
  const Point foot{x, p.box.y + p.box.height - 24};
  if (y > foot.y - 10 || narrow) return;
  if (p.view.made.empty())
    draw_then_line(p, foot);
  else
    draw_steps(p, foot, width);
}

void draw_bar(const Prompting& p) {
  const bool tiny = p.screen.layout.shape == Shape::tiny;
  const float tab = std::max(12.f, p.screen.layout.squares().x - p.box.x), side = 34;
  const Rect& box = p.box;
  p.canvas.fill(box, p.ground());
  p.canvas.fill({box.x, box.y, box.width, 1}, p.palette().line);
  p.canvas.fill({box.x, box.y + 1, tab, box.height - 1}, p.tab());
  float right = box.x + box.width;
  {
    Panel panel(p.screen, "bar", box);
    right -= side;
    if (icon_button(p.screen, "menu", Icon::more, {right, box.y + 1, side, box.height - 1}, ButtonLook::ghost))
      p.screen.ask(Command::Kind::open_menu);
    if (!p.view.made.empty() && !tiny) {
      right -= side;
      if (icon_button(p.screen, "step-back", Icon::undo, {right, box.y + 1, side, box.height - 1}, ButtonLook::ghost))
        p.screen.ask(Command::Kind::step_back);
    }
    if (p.view.may_finish) {
      const std::string label = finish_label(p.screen.words, p.view);
      const float width = p.canvas.measure(style::button, label) + 20;
      right -= width + 2;
      if (button(p.screen, "finish", label, {right, box.y + 3, width, box.height - 6}, ButtonLook::primary))
        p.screen.ask(Command::Kind::finish);
    }
  }
  const float x = box.x + tab + 8, width = right - x - 4, middle = box.y + box.height / 2 + .5f;
  if (p.text.refused) {
    const float height = p.canvas.paragraph_height(width, style::note, p.text.detail);
    if (tiny || height > box.height)
      p.canvas.fitted({x, middle}, width, style::note, p.detail_ink(), p.text.detail);
    else
      p.canvas.paragraph({x, middle - height / 2}, width, style::note, p.detail_ink(), p.text.detail);
    return;
  }
  const bool fits = p.canvas.measure({Type::serif, 13}, p.text.title) <= width;
  const std::string& title = fits || p.text.short_title.empty() ? p.text.title : p.text.short_title;
  const TextStyle style = title_style(p.canvas, title, width, {tiny ? 13.f : 14.f, 13, 12});
  p.canvas.fitted({x, middle}, width, style, p.palette().ink, title);
}

}  // namespace

std::string frame_name(const BoardView& b, Square s) {
  return {b.column_labels[static_cast<std::size_t>(s.column())], b.row_labels[static_cast<std::size_t>(s.row())]};
}

Message result_title(const MatchView& v) {
  const auto won = winner(v);
  if (!won) return Message{"ui.end.drawn"};
  const auto& partner = v.board.seats[*won].partner;
  if (!partner) return Message{"ui.end.won"}.with("seat", *won);
  return Message{"ui.end.won_together"}.with("seat", *won).with("partner", *partner);
}

PromptText prompt_text(const Words& words, const MatchView& view, const std::optional<Refused>& refused,
                       const Thinking& thinking) {
  PromptText out;
  if (view.ended) {
    out = ending(words, view);
  } else {
    out = {.seat = view.board.turn, .title = words.text(view.prompt.title), .detail = words.text(view.prompt.detail)};
    Message brief = view.prompt.title;
    brief.key = "ui.short." + brief.key;
    if (words.has(brief.key)) out.short_title = words.text(brief);
    if (view.live() && view.computer && thinking.paused)
      out.title = words.text(Message{"ui.computer.waits"}.with("seat", *view.computer));
    if (std::string word = computers_word(words, view, thinking); !word.empty()) out.detail = std::move(word);
  }
  if (refused) {
    const Refusal& why = refused->why;
    out.refused = true;
    out.detail = why.clause.empty() ? words.text(why.text) : with_clause(words, words.text(why.text), why.clause);
  }
  return out;
}

std::vector<std::string> steps_of(const Words& words, const MatchView& view) {
  std::vector<std::string> out;
  for (const Choice& c : view.made) {
    if (const auto index = c.pick.kind == Pick::Kind::hand ? from_hand(view) : std::nullopt) {
      const Face face = view.board.seats[*view.board.turn].hand[*index].piece.face;
      out.push_back(words.text(Message{"ui.step.hand"}.with("face", face)));
      continue;
    }
    const std::string square = c.pick.kind == Pick::Kind::square ? frame_name(view.board, c.pick.as_square()) : "";
    const Message step = own(words, view.game, Message{"ui.step." + std::string(name_of(c.act))});
    out.push_back(words.text(Message(step).with("square", square)));
  }
  if (view.open.empty()) return out;
  std::string key(name_of(view.open.front().act));
  const bool puts = std::any_of(view.open.begin(), view.open.end(), [](const Choice& c) { return c.act == Act::put; });
  if (puts && from_hand(view))
    key = "put.hand";
  else if (puts && view.lifted)
    key = view.lifted->state == PieceView::State::fallen ? "put.body" : "put.guest";
  out.push_back(words.text(Message{"ui.next_step." + key}));
  return out;
}

void draw_prompt(Screen& s, const MatchView& view, const std::optional<Refused>& refused) {
  PromptText text = prompt_text(s.words, view, refused, s.thinking);
  if (view.proposed) text.title = proposal_text(s.words, view, s.notation);
  Canvas canvas = s.background();
  const Prompting p{.screen = s, .view = view, .text = text, .canvas = canvas, .box = s.layout.prompt};
  s.controls.insert_or_assign("prompt", s.layout.prompt);
  switch (s.layout.shape) {
    case Shape::columns:
      return draw_wide(p);
    case Shape::portrait:
      return p.box.width >= 560 ? draw_wide(p) : draw_stacked(p, 54, {20, 17, 15});
    case Shape::landscape:
      return draw_stacked(p, 44, {17, 15, 14, 13});
    case Shape::compact:
    case Shape::tiny:
      return draw_bar(p);
  }
}

}  // namespace tetrarchy::ui
