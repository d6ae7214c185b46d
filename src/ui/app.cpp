#include "ui/app.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "session/reading.h"
#include "ui/app_state.h"

namespace tetrarchy::ui {
namespace {

using Key = KeyEvent::Key;
using Kind = Command::Kind;

struct ImGuiName {
  Key key;
  ImGuiKey name;
};
// What a dialog may be worked with.
constexpr std::array<ImGuiName, 11> dialog_keys{{
    {Key::left, ImGuiKey_LeftArrow},
    {Key::right, ImGuiKey_RightArrow},
    {Key::up, ImGuiKey_UpArrow},
    {Key::down, ImGuiKey_DownArrow},
    {Key::enter, ImGuiKey_Enter},
    {Key::space, ImGuiKey_Space},
    {Key::home, ImGuiKey_Home},
    {Key::end, ImGuiKey_End},
    {Key::page_up, ImGuiKey_PageUp},
    {Key::page_down, ImGuiKey_PageDown},
    {Key::backspace, ImGuiKey_Backspace},
}};

struct Shortcut {
  Key key;
  char32_t character;
  bool control, shift;
  Kind command;
};
constexpr std::array<Shortcut, 13> shortcuts{{
    {Key::home, 0, false, false, Kind::first},
    {Key::end, 0, false, false, Kind::last},
    {Key::page_up, 0, false, false, Kind::previous},
    {Key::page_down, 0, false, false, Kind::next},
    {Key::character, U',', false, false, Kind::previous},
    {Key::character, U'.', false, false, Kind::next},
    {Key::character, U'z', true, false, Kind::undo},
    {Key::character, U'z', true, true, Kind::redo},
    {Key::character, U'y', true, false, Kind::redo},
    {Key::character, U'm', false, false, Kind::open_menu},
    {Key::character, U't', false, false, Kind::open_turning},
    {Key::character, U'l', false, false, Kind::open_moves},
    {Key::character, U'/', false, false, Kind::open_typing},
}};

// Parts of the screen that are noted for tests but do nothing when they are touched.
bool is_passive(std::string_view control) {
  return control == "prompt" || control == "move-list" || control == "dialog" || control.starts_with("plate-") ||
         control.starts_with("clock-");
}

Rect scaled(const Rect& r, float by) { return {r.x * by, r.y * by, r.width * by, r.height * by}; }

}  // namespace

App::State::State(World w, Preferences p)
    : world(std::move(w)), system(p), computers([this](std::string_view line) {
        if (world.ask_engine) world.ask_engine(line);
      }) {
  begin();
}

void App::State::set_surface(const Surface& s) {
  surface = s;
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {std::round(s.width * s.pixel_ratio), std::round(s.height * s.pixel_ratio)};
  io.DisplayFramebufferScale = {1, 1};
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  arrange();
  rebuild_fonts();
  draw_again();
}

// ---- pointer -----------------------------------------------------------------------------------------

void App::State::feed_pointer(const PointerEvent& e) {
  using Phase = PointerEvent::Phase;
  ImGuiIO& io = ImGui::GetIO();
  const bool touch = e.device == PointerEvent::Device::touch;
  io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  if (e.phase == Phase::leave || e.phase == Phase::cancel) {
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    return;
  }
  io.AddMousePosEvent(e.x * layout.k, e.y * layout.k);
  if (e.button == PointerEvent::Button::primary && e.phase != Phase::move)
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, e.phase == Phase::down);
  if (touch && e.phase == Phase::up) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

bool App::State::on_control(float x, float y) const {
  return std::any_of(controls.begin(), controls.end(),
                     [&](const auto& c) { return !is_passive(c.first) && contains(c.second, x, y); }) ||
         contains(layout.moves, x, y);
}

// Who may only look may still point at a piece to see what it could do.
bool App::State::may_touch(PointerEvent::Phase phase) const {
  using Phase = PointerEvent::Phase;
  return may_move() || phase == Phase::move || phase == Phase::leave;
}

// A press belongs to the part it began on until it ends.
bool App::State::pointer(PointerEvent e) {
  using Phase = PointerEvent::Phase;
  e.x /= layout.scale;
  e.y /= layout.scale;
  pointing = e.device == PointerEvent::Device::mouse ? Pointing::mouse : Pointing::touch;
  draw_again(e.phase == Phase::move ? 2 : 3);
  if (e.phase == Phase::down) {
    finish_motion();
    captor = dialogs.kind != DialogKind::none || on_control(e.x, e.y) ? Captor::controls : Captor::board;
    if (dialogs.kind != DialogKind::none && !contains(dialogs.frame.box, e.x, e.y)) {
      obey(safe_answer(dialogs, view()));
      captor = Captor::nobody;
      return true;
    }
  }
  const bool to_controls = captor != Captor::board;
  const bool to_board =
      may_touch(e.phase) && (captor == Captor::board || (captor == Captor::nobody && dialogs.kind == DialogKind::none));
  bool used = captor == Captor::controls;
  if (to_controls) feed_pointer(e);
  if (to_board) {
    const auto refused_before = input.refused();
    used = input.pointer(e, table(), *match, now()) || used;
    after_board_input(refused_before);
  }
  if (e.phase == Phase::up || e.phase == Phase::cancel || e.phase == Phase::leave) captor = Captor::nobody;
  return used;
}

bool App::State::wheel(const WheelEvent& e) {
  const float x = e.x / layout.scale, y = e.y / layout.scale;
  const bool scrolls = dialogs.kind != DialogKind::none || (move_list.scrolls && contains(layout.moves, x, y));
  if (!scrolls) return false;
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(x * layout.k, y * layout.k);
  io.AddMouseWheelEvent(0, -e.lines);
  draw_again();
  return true;
}

bool App::State::grabs(float x, float y) const {
  x /= layout.scale;
  y /= layout.scale;
  if (dialogs.kind != DialogKind::none) return true;
  if (move_list.scrolls && contains(layout.moves, x, y)) return true;
  if (!may_move()) return false;
  return input.grabs(x, y, table(), view());
}

// ---- keys --------------------------------------------------------------------------------------------

bool App::State::dialog_key(const KeyEvent& e) {
  if (e.key == Key::escape) {
    obey(safe_answer(dialogs, view()));
    return true;
  }
  for (const ImGuiName& k : dialog_keys) {
    if (k.key != e.key) continue;
    ImGui::GetCurrentContext()->NavDisableHighlight = false;  // whoever uses keys is to see what they act on
    ImGui::GetIO().AddKeyEvent(k.name, true);
    ImGui::GetIO().AddKeyEvent(k.name, false);
    return true;
  }
  return false;
}

// The slash that opens the field is no part of a move.
bool App::State::text(std::string_view t) {
  if (dialogs.kind != DialogKind::typing || t == "/") return false;
  ImGui::GetIO().AddInputCharactersUTF8(std::string(t).c_str());
  draw_again();
  return true;
}

bool App::State::record_key(const KeyEvent& e) {
  for (const Shortcut& s : shortcuts) {
    if (s.key != e.key || s.character != e.character || s.control != e.control || s.shift != e.shift) continue;
    obey({s.command});
    return true;
  }
  return false;
}

bool App::State::key(const KeyEvent& e) {
  if (e.key == Key::tab) return false;  // the surroundings' own
  draw_again();
  if (dialogs.kind != DialogKind::none) return dialog_key(e);
  finish_motion();
  if (record_key(e)) return true;
  if (e.control || !may_move()) return false;
  const auto refused_before = input.refused();
  const bool used = input.key(e, table(), *match, now());
  after_board_input(refused_before);
  return used;
}

// ---- the accessible grid -------------------------------------------------------------------------------

void App::State::point_at(std::optional<Pick> p) {
  input.point_at(p);
  draw_again();
}

void App::State::choose(Pick p) {
  if (!may_choose()) return;
  finish_motion();
  const auto refused_before = input.refused();
  input.choose(p, *match, now());
  after_board_input(refused_before);
  draw_again();
}

bool App::State::step_back() {
  if (!may_choose() || !input.step_back(*match)) return false;
  match_changed();
  draw_again();
  return true;
}

// Whoever shows the board in another way is told when it is shown otherwise than before.
void App::State::tell_board() {
  BoardShown now{view().revision, quarter_turns, layout.board, language, dialogs.kind, running.has_value()};
  if (!world.emit || now == told_board) return;
  told_board = std::move(now);
  world.emit("board", R"({"v":1})");
}

// ---- time --------------------------------------------------------------------------------------------

void App::State::finish_motion() {
  running.reset();
  turn_fade.reset();
  motion_ends_ms = std::min(motion_ends_ms, now());
}

bool App::State::wants_frame() const {
  if (surface.width <= 0 || surface.height <= 0) return false;  // nobody has said how large it is
  if (frames_due > 0 || running || turn_fade || notices.any() || input.waits()) return true;
  if (quarter_turns != wanted_turns() || result_due) return true;
  if (motion() == Motion::full && computers.view().hint && static_cast<float>(now() - hint_since_ms) < hint_blinks_ms)
    return true;
  const ImGuiContext* context = ImGui::GetCurrentContext();
  if (context && !context->InputEventsQueue.empty()) return true;
  if (dialogs.kind != DialogKind::none && now() - dialogs.opened_ms < static_cast<std::int64_t>(2 * dialog_rise_ms))
    return true;
  return motion() == Motion::full && view().board.power &&
         now() - power_since_ms < static_cast<std::int64_t>(breathing_ms);
}

// ---- the class that others see -------------------------------------------------------------------------

App::App(World world, Preferences preferences) : state_(std::make_unique<State>(std::move(world), preferences)) {}
App::~App() = default;

void App::create_graphics() {
  if (const auto why = state_->renderer.create())
    state_->refuse({"no_graphics", "", Message{"ui.refused.no_graphics"}.with("why", *why)});
  state_->draw_again();
}

void App::destroy_graphics() { state_->renderer.destroy(); }

bool App::pointer(const PointerEvent& e) { return state_->pointer(e); }
bool App::key(const KeyEvent& e) { return state_->key(e); }
bool App::wheel(const WheelEvent& e) { return state_->wheel(e); }
bool App::grabs(float x, float y) const { return state_->grabs(x, y); }
void App::set_surface(const Surface& s) { state_->set_surface(s); }

void App::set_preferences(const Preferences& p) {
  state_->system = p;
  state_->draw_again();
}

bool App::wants_frame() const { return state_->wants_frame(); }
void App::build_frame() { state_->build_frame(); }
void App::draw_scene() { state_->draw_scene(); }

Match& App::match() { return *state_->match; }
void App::replace_match(std::unique_ptr<Match> match) {
  state_->show(std::move(match));
  state_->keep_match();
}
void App::refuse(const Refusal& why) {
  state_->refuse(why);
  state_->draw_again();
}
void App::link_copied() { state_->link_copied(); }
void App::match_changed() { state_->match_changed(); }
std::optional<Refusal> App::open_game(std::string_view text) {
  auto match = match_in(this->match().view().game, text);
  if (const auto* why = std::get_if<Refusal>(&match)) {
    refuse(*why);
    return *why;
  }
  open_match(std::get<std::unique_ptr<Match>>(std::move(match)));
  return std::nullopt;
}

void App::open_match(std::unique_ptr<Match> match) {
  state_->show(std::move(match));
  state_->opened_course = state_->match->course();
}
void App::show_match(std::unique_ptr<Match> match) {
  state_->keeping = State::Keeping::off;
  state_->show(std::move(match));
}

Presentation App::presentation() const { return state_->presentation; }
void App::present(Presentation p) {
  state_->presentation = std::move(p);
  state_->arrange();
  state_->rebuild_fonts();
  state_->draw_again();
}

Settings& App::settings() { return state_->settings; }
void App::settings_set() {
  state_->input.set_manner(state_->settings.manner);
  state_->draw_again();
}

void App::engine_said(std::string_view line) { state_->engine_said(line); }
void App::attend() { state_->attend(); }
bool App::command_computers(std::string_view what) { return state_->command_computers(what); }
void App::ask_hint() { state_->ask_hint(); }
const Thinking& App::thinking() const { return state_->computers.view(); }

std::optional<Rect> App::square_rect(Square s) const {
  if (is_empty(state_->layout.board)) return std::nullopt;
  return scaled(state_->geometry().rect(s), state_->layout.scale);
}

std::optional<Rect> App::control_rect(std::string_view id) const {
  const auto it = state_->controls.find(id);
  if (it == state_->controls.end()) return std::nullopt;
  return scaled(it->second, state_->layout.scale);
}

std::optional<Rect> App::hand_rect(Seat seat, std::size_t index) const {
  const std::string name = "hand-" + std::string(key_of(seat)) + "-" + std::to_string(index);
  if (const auto sheet = control_rect(name)) return sheet;
  if (state_->dialogs.kind != DialogKind::none) return std::nullopt;
  const Table table = state_->table();
  const HandSlot* slot = table.slot({{Pick::Kind::hand, static_cast<std::uint8_t>(index)}, seat});
  return slot ? std::optional(scaled(slot->box, state_->layout.scale)) : std::nullopt;
}

void App::point_at(std::optional<Pick> p) { state_->point_at(p); }
void App::choose(Pick p) { state_->choose(p); }
void App::finish_move() {
  if (state_->may_choose()) state_->obey({Kind::finish});
}
bool App::step_back() { return state_->step_back(); }
const Typed& App::type(std::string_view text) {
  state_->type(text);
  return state_->typed;
}
std::optional<Refusal> App::play_typed() { return state_->play_typed(); }
bool App::text(std::string_view t) { return state_->text(t); }
bool App::in_dialog() const { return state_->dialogs.kind != DialogKind::none; }
std::size_t App::notation() const { return static_cast<std::size_t>(state_->settings.notation); }
Theme App::theme() const { return state_->theme(); }
int App::quarter_turns() const { return state_->quarter_turns; }
const Words& App::words() const { return state_->words; }

void App::rotate(int quarter_turns) {
  state_->settings.turning = Turning::fixed;
  state_->settings.quarter_turns = (state_->quarter_turns + quarter_turns) & 3;
  state_->settings_changed();
}

std::string App::text_of(const Message& m) const { return state_->words.text(m); }

bool App::set_language(std::string_view code) {
  if (!is_language(code)) return false;
  const Words* words = words_in(code);
  if (!words) {
    if (state_->world.want_language) state_->world.want_language(code);
    return true;
  }
  state_->language = code;
  state_->speak(*words);
  state_->arrange();
  state_->rebuild_fonts();
  state_->draw_again();
  return true;
}

std::string_view App::wanted_language() const { return state_->wanted_language(); }

void App::bring_letters(std::string_view regular, std::string_view bold) {
  state_->fonts.bring(regular, bold);
  state_->rebuild_fonts();
  state_->draw_again();
}

}  // namespace tetrarchy::ui
