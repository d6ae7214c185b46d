#include "ui/step_buttons.h"

#include <algorithm>
#include <array>

#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

using Kind = Command::Kind;

constexpr float gap = 6, least_for_words = 270;

struct StepButton {
  std::string_view id;
  Icon icon;
  Kind command;
  bool (*available)(const MatchView&);
};

bool has_earlier(const MatchView& v) { return v.ply > 0; }
bool has_later(const MatchView& v) { return !v.live(); }

constexpr std::array<StepButton, 4> steps{{
    {"first", Icon::first, Kind::first, has_earlier},
    {"previous", Icon::previous, Kind::previous, has_earlier},
    {"next", Icon::next, Kind::next, has_later},
    {"last", Icon::last, Kind::last, has_later},
}};

constexpr std::array<StepButton, 2> takebacks{{
    {"undo", Icon::undo, Kind::undo, [](const MatchView& v) { return v.may_undo; }},
    {"redo", Icon::redo, Kind::redo, [](const MatchView& v) { return v.may_redo; }},
}};

Availability availability(bool available) { return available ? Availability::available : Availability::unavailable; }

}  // namespace

void draw_record_buttons(Screen& s, const Rect& r, const MatchView& v) {
  constexpr float count = steps.size() + takebacks.size();
  const bool words = r.width >= least_for_words;
  const float side = words ? std::min(44.f, r.width * .13f) : (r.width - (count - 1) * gap) / count;
  const float wide = words ? (r.width - steps.size() * (side + gap) - gap) / 2 : side;
  float x = r.x;
  for (const StepButton& b : steps) {
    if (icon_button(s, b.id, b.icon, {x, r.y, side, r.height}, ButtonLook::plain, availability(b.available(v))))
      s.ask(b.command);
    x += side + gap;
  }
  for (const StepButton& b : takebacks) {
    const Rect box{x, r.y, wide, r.height};
    const auto can = availability(b.available(v));
    const bool pressed = words ? button(s, b.id, s.text("ui." + std::string(b.id)), box, ButtonLook::plain, can)
                               : icon_button(s, b.id, b.icon, box, ButtonLook::plain, can);
    if (pressed) s.ask(b.command);
    x += wide + gap;
  }
}

std::string finish_label(const Words& words, const MatchView& v) {
  const bool exposes = std::any_of(v.open.begin(), v.open.end(), [](const Choice& c) { return c.act == Act::expose; });
  return words.text(Message{v.open.empty() ? "ui.finish.pass" : exposes ? "ui.finish.nobody" : "ui.finish.done"});
}

void draw_move_buttons(Screen& s, const Rect& r, const MatchView& v) {
  if (v.made.empty() && !v.may_finish) return draw_record_buttons(s, r, v);
  struct Entry {
    std::string_view id;
    std::string label;
    Kind command;
    ButtonLook look = ButtonLook::plain;
  };
  std::vector<Entry> entries;
  if (!v.made.empty()) {
    const bool brief = r.width < 240;
    entries.push_back({"step-back", s.text(brief ? "ui.step_back.brief" : "ui.step_back"), Kind::step_back});
    entries.push_back({"cancel", s.text(brief ? "ui.cancel" : "ui.cancel_move"), Kind::cancel});
  }
  if (v.may_finish) entries.push_back({"finish", finish_label(s.words, v), Kind::finish, ButtonLook::primary});
  const auto count = static_cast<float>(entries.size());
  const float width = (r.width - (count - 1) * 8) / count;
  float x = r.x;
  for (const Entry& e : entries) {
    if (button(s, e.id, e.label, {x, r.y, width, r.height}, e.look)) s.ask(e.command);
    x += width + 8;
  }
}

}  // namespace tetrarchy::ui
