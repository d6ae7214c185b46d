#include "ui/step_buttons.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

using Kind = Command::Kind;

constexpr float gap = 6, least_for_words = 270;

struct StepButton {
  std::string_view id;
  Icon icon;
  Kind command;
  bool available = true;
};

using StepButtons = std::vector<StepButton>;

// Do computers play among themselves, or wait for somebody to let them go on?
bool plays_by_itself(const Screen& s, const MatchView& v) { return !v.ended && (v.watched || s.thinking.paused); }

// While the game is paused the step after the last move is the next one.
StepButton later(const Screen& s, const MatchView& v) {
  const bool may_step = v.live() && v.computer && s.thinking.paused;
  return {"next", Icon::next, may_step ? Kind::step : Kind::next, may_step || !v.live()};
}

StepButtons steps(const Screen& s, const MatchView& v) {
  return {{"first", Icon::first, Kind::first, v.ply > 0},
          {"previous", Icon::previous, Kind::previous, v.ply > 0},
          later(s, v),
          {"last", Icon::last, Kind::last, !v.live()}};
}

constexpr std::array<std::string_view, 3> speed_names{"slow", "normal", "fast"};

// What changes the game: taking back, or, where nobody plays, the course of time.
StepButtons takebacks(const Screen& s, const MatchView& v) {
  if (plays_by_itself(s, v))
    return {s.thinking.paused ? StepButton{"pause", Icon::go_on, Kind::go_on}
                              : StepButton{"pause", Icon::pause, Kind::pause},
            {"speed", Icon::speed, Kind::change_speed}};
  const StepButton undo{"undo", Icon::undo, Kind::undo, v.may_undo};
  const bool hints = may_be_advised(v) && !v.may_redo && !is_empty(s.layout.actions);
  return {undo,
          hints ? StepButton{"hint", Icon::hint, Kind::hint} : StepButton{"redo", Icon::redo, Kind::redo, v.may_redo}};
}

std::string label_of(const Screen& s, const StepButton& b) {
  if (b.id == "pause") return s.text(b.command == Kind::go_on ? "ui.go_on" : "ui.pause");
  if (b.id == "speed")
    return s.text("ui.speed." + std::string(speed_names[static_cast<std::size_t>(s.thinking.speed)]));
  return s.text("ui." + std::string(b.id));
}

Availability availability(bool available) { return available ? Availability::available : Availability::unavailable; }

}  // namespace

bool may_be_advised(const MatchView& v) { return v.live() && !v.ended && v.board.turn && !v.computer && !v.awaited; }

void draw_record_buttons(Screen& s, const Rect& r, const MatchView& v) {
  const StepButtons small = steps(s, v), large = takebacks(s, v);
  const auto count = static_cast<float>(small.size() + large.size()), small_count = static_cast<float>(small.size());
  const float beside_words = std::min(44.f, r.width * .13f);
  const float for_words = (r.width - small_count * (beside_words + gap) - gap) / 2;
  const bool words = r.width >= least_for_words && std::ranges::all_of(large, [&](const StepButton& b) {
                       return label_fits(s, label_of(s, b), for_words);
                     });
  const float side = words ? beside_words : (r.width - (count - 1) * gap) / count;
  const float wide = words ? for_words : side;
  float x = r.x;
  for (const StepButton& b : small) {
    if (icon_button(s, b.id, b.icon, {x, r.y, side, r.height}, ButtonLook::plain, availability(b.available)))
      s.ask(b.command);
    x += side + gap;
  }
  for (const StepButton& b : large) {
    const Rect box{x, r.y, wide, r.height};
    const auto can = availability(b.available);
    const bool pressed = words ? button(s, b.id, label_of(s, b), box, ButtonLook::plain, can)
                               : icon_button(s, b.id, b.icon, box, ButtonLook::plain, can);
    if (pressed) s.ask(b.command);
    x += wide + gap;
  }
}

std::string finish_label(const Words& words, const MatchView& v) {
  if (v.proposed) return words.text(Message{"ui.proposal.play"});
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
    const float wide = v.may_finish ? (r.width - 16) / 3 : (r.width - 8) / 2;
    const bool brief = r.width < 240 || !label_fits(s, s.text("ui.cancel_move"), wide);
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
