#include <algorithm>
#include <array>
#include <utility>

#include "ui/app_state.h"
#include "ui/clock_text.h"
#include "ui/events.h"

// What comes by itself: flags that fall, figures of clocks, and the computer players: what they are asked, what they
// say, and when their moves are made.
namespace tetrarchy::ui {
namespace {

constexpr std::int64_t beat_every_ms = 450;  // of the mark of thinking

}  // namespace

// A move waits until the one before has landed; when computers play fast among themselves nothing waits.
std::int64_t App::State::rested_ms() const {
  return view().watched && computers.view().speed == Speed::fast ? 0 : motion_ends_ms;
}

void App::State::attend() {
  const std::int64_t moment = now();
  while (match->flag(moment)) match_changed();
  while (computers.attend(*match, moment, rested_ms())) match_changed();
  if (told_thinking != computers.view().revision) tell_thinking();
  keep_time();
}

void App::State::keep_time() {
  std::optional<std::int64_t> next = computers.due();
  for (const auto due : {keep_beat(), keep_clock()})
    if (due) next = std::min(next.value_or(*due), *due);
  if (next && world.attend_at) world.attend_at(*next);
}

// The mark of thinking moves twice a second; nothing else of it is drawn by itself. Returns when it will.
std::optional<std::int64_t> App::State::keep_beat() {
  if (!computers.view().seat) return std::nullopt;
  if (now() - beat_ms >= beat_every_ms) {
    beat_ms = now();
    beat = (beat + 1) % 3;
    draw_again(1);
  }
  return beat_ms + beat_every_ms;
}

// A clock is drawn when its figures change. Returns when they will.
std::optional<std::int64_t> App::State::keep_clock() {
  const auto clocks = match->clocks(now());
  if (!clocks || !clocks->running) return std::nullopt;
  const ClockFace& face = clocks->faces[*clocks->running];
  ClockShown shown{*clocks->running, figures_of(face.left_ms), face.periods};
  if (shown != clock_shown) draw_again(1);
  clock_shown = std::move(shown);
  return now() + figures_stay_ms(face.left_ms);
}

void App::State::engine_said(std::string_view line) {
  const bool hinted = computers.view().hint.has_value();
  computers.hear(line, *match);
  if (computers.view().hint && !hinted) {
    hint_since_ms = now();
    keep_match();
    if (world.emit) {
      const Event e = hint_event(words, *computers.view().hint);
      world.emit(e.name, e.json);
    }
    match_changed();
    draw_again();
  }
}

void App::State::tell_thinking() {
  const Thinking& thinking = computers.view();
  told_thinking = thinking.revision;
  if (!thinking.trouble.empty()) {
    const Message what{"ui.computer.trouble"};
    tell({thinking.trouble, "", what},
         {std::nullopt, words.text(Message{"ui.computer.trouble.title"}), words.text(what)});
    draw_again();
  }
  if (!world.emit) return;
  const Event e = thinking_event(thinking);
  world.emit(e.name, e.json);
}

void App::State::ask_hint() {
  dialogs.close();
  computers.ask_hint();
  attend();
}

bool App::State::command_computers(std::string_view what) {
  using Deed = void (*)(Computers&);
  static constexpr std::array<std::pair<std::string_view, Deed>, 6> deeds{{
      {"pause", [](Computers& c) { c.pause(); }},
      {"go on", [](Computers& c) { c.go_on(); }},
      {"step", [](Computers& c) { c.step(); }},
      {"slow", [](Computers& c) { c.set_speed(Speed::slow); }},
      {"normal", [](Computers& c) { c.set_speed(Speed::normal); }},
      {"fast", [](Computers& c) { c.set_speed(Speed::fast); }},
  }};
  const auto it = std::find_if(deeds.begin(), deeds.end(), [&](const auto& deed) { return deed.first == what; });
  if (it == deeds.end()) return false;
  it->second(computers);
  draw_again();
  attend();
  return true;
}

void App::State::change_speed() {
  constexpr int speeds = static_cast<int>(Speed::fast) + 1;
  computers.set_speed(static_cast<Speed>((static_cast<int>(computers.view().speed) + 1) % speeds));
}

}  // namespace tetrarchy::ui
