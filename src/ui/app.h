#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/square.h"
#include "render/palette.h"
#include "render/scene.h"
#include "session/computers.h"
#include "session/match.h"
#include "sound/sound.h"
#include "words/words.h"

// The whole screen: owns the match that is shown and everything around it. It is given input and
// asked for frames; it knows no window system. All lengths are logical pixels (CSS pixels in a
// page), origin at the top left of the drawing surface.
//
// Dear ImGui works in device pixels here, so that text is sharp at any pixel ratio: the app sets
// io.DisplaySize and builds the font atlas in set_surface(), and feeds ImGui's input itself from the
// events below. The window must do neither; it owns the ImGui context and its GL backend, and calls
// NewFrame and Render.
namespace tetrarchy::ui {

struct Settings;

struct PointerEvent {
  enum class Phase : std::uint8_t { move, down, up, cancel, leave };
  enum class Device : std::uint8_t { mouse, touch, pen };
  enum class Button : std::uint8_t { primary, middle, secondary };
  Phase phase;
  Device device;
  Button button = Button::primary;
  float x, y;
};

struct KeyEvent {
  enum class Key : std::uint8_t {
    left,
    right,
    up,
    down,
    enter,
    space,
    escape,
    home,
    end,
    page_up,
    page_down,
    backspace,
    tab,
    character
  };
  Key key;
  char32_t character = 0;  // lower case, for Key::character
  bool control = false, shift = false;
};

struct WheelEvent {
  float x, y;   // where the pointer is
  float lines;  // positive: towards the user (down)
};

struct Surface {
  float width = 0, height = 0;  // logical pixels
  float pixel_ratio = 1;        // device pixels in one logical pixel; any positive number
  float inset_left = 0, inset_top = 0, inset_right = 0, inset_bottom = 0;  // unsafe edges of a phone
};

using render::Rect;
using render::Theme;
enum class Motion : std::uint8_t { full, reduced };
enum class Loudness : std::uint8_t { off, quiet, full };
enum class Presence : std::uint8_t { page, embedded };  // embedded: muted, no menus that leave the board

struct Preferences {
  Theme theme = Theme::light;
  Motion motion = Motion::full;
  Presence presence = Presence::page;
  render::PieceSet piece_set = render::PieceSet::international;  // kanji, if they can be read
  std::string language = "en";
};

// What the app asks of the world around it. Every function may be empty.
struct World {
  std::function<std::int64_t()> now_ms;  // steady
  // Keeps a text under a key; false: it cannot be kept (the app says so once, and goes on).
  std::function<bool(std::string_view key, std::string_view text)> keep;
  std::function<std::optional<std::string>(std::string_view key)> kept;
  // move, turn, fall, end, ply, thinking, hint, error, board: plain data as JSON.
  std::function<void(std::string_view event, std::string_view json)> emit;
  // Asks for a frame although no input came.
  std::function<void()> wake;
  // Asks for a call of App::attend at that time.
  std::function<void(std::int64_t at_ms)> attend_at;
  // The person wants another language. Whoever has its words and letters brings them (tetrarchy::bring_words,
  // bring_letters) and then calls set_language; empty: it is set at once.
  std::function<void(std::string_view code)> want_language;
  // Opens the rulebook of the game, at a clause ("D4.3") if one is at stake; empty function: there is none here.
  std::function<void(std::string_view game, std::string_view clause)> open_rules;
  // Gives the link of the shown game (session/link.h) to the person, to pass it on. True: it is in the clipboard, and
  // the app says so; otherwise whoever took it calls link_copied() when it is. Empty: there is no way.
  std::function<bool(std::string_view link)> share;
  // Asks the person what playing by link takes: the seat, or where the link shall go; empty: there is no way.
  std::function<void()> correspond;
  // Opens what saves the shown game as a file and opens others; empty function: there is none here.
  std::function<void()> open_files;
  // Makes a sound heard, as loud as `level` (0 to 1) says.
  std::function<void(const sound::Cue&, float level)> sound;
  // Opens the page's field for a typed move; empty function: the program has one of its own.
  std::function<void()> type_move;
  // A line for the engine that thinks for the computer players (session/thought.h).
  std::function<void(std::string_view line)> ask_engine;
};

enum class Bars : std::uint8_t;

// A square that a page around the board speaks of, in one of the shapes of the board's own marks.
struct Light {
  enum class Kind : std::uint8_t { place, move, kill, put, danger };
  Square at;
  Kind kind = Kind::place;
};
inline constexpr std::array<std::string_view, 5> light_names{"place", "move", "kill", "put", "danger"};  // for programs

// How a page around the board wants it shown. Nothing of it is kept.
struct Presentation {
  Bars bars{};
  enum class Access : std::uint8_t { play, look } access = Access::play;  // look: the moves can be stepped through only
  std::vector<Light> lit{};                                               // until the next move
};

class App {
 public:
  App(World, Preferences);  // restores the kept game, or begins a new one
  ~App();
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  // Graphics objects live between these two; both may be called again (lost GL context, new window).
  // They need a current GL context and an ImGui context with its GL backend.
  void create_graphics();
  void destroy_graphics();

  // true: the app used the event, the surroundings should not (page scroll, browser keys).
  bool pointer(const PointerEvent&);
  bool key(const KeyEvent&);
  bool wheel(const WheelEvent&);
  bool text(std::string_view);  // typed by the person, as the keyboard's layout or an input method makes it; UTF-8
  // Would a touch that starts here drag a piece or a control (so that it must not scroll the page)?
  bool grabs(float x, float y) const;

  void set_surface(const Surface&);  // needs an ImGui context; not between NewFrame and Render
  void set_preferences(const Preferences&);

  // Has anything changed since the last frame, or is anything moving? False means that drawing again
  // would give the same picture.
  bool wants_frame() const;
  // Between ImGui::NewFrame and ImGui::Render, whose calls belong to the window.
  void build_frame();
  // Draws under ImGui's own draw data: clears, board surface. Called before ImGui's GL backend.
  void draw_scene();

  Match& match();
  void replace_match(std::unique_ptr<Match>);  // keeps it, shows it
  void open_match(std::unique_ptr<Match>);     // shows it; kept instead of the one before from its first move on
  std::optional<Refusal> open_game(
      std::string_view text);               // the same, in any form (session/reading.h); a refusal is said
  void show_match(std::unique_ptr<Match>);  // shows it; nothing is kept from now on
  Presentation presentation() const;
  void present(Presentation);
  Settings& settings();         // to be followed by settings_set()
  void settings_set();          // what was set holds from now on, and is not kept
  void refuse(const Refusal&);  // says on the screen why something was not done
  void link_copied();           // says so
  // After the match was changed from outside (page API): shows the passage, keeps, emits.
  void match_changed();

  // The computer players. What the engine says comes in line by line, `attend` follows: it does what is due.
  void engine_said(std::string_view line);
  void attend();
  void ask_hint();
  // "pause", "go on", "step", "slow", "normal", "fast"; false: there is no such command.
  bool command_computers(std::string_view what);
  const Thinking& thinking() const;

  // Where things are now, for tests, the page and the accessible grid; none: not on the screen.
  std::optional<Rect> square_rect(Square) const;
  // Named controls: "undo", "redo", "first", "previous", "next", "last", "menu", "turn-board",
  // "finish", "step-back", "cancel", "answer-no", "answer-yes", "proposal.play", "proposal.back", "hint", "pause",
  // "speed", "plate-red", "hands-red" (embeds: opens all hands), "shares", dialog buttons as "new-game.start", ...
  std::optional<Rect> control_rect(std::string_view id) const;
  // A kind of piece in the hand of a seat, by its index in SeatView::hand.
  std::optional<Rect> hand_rect(Seat, std::size_t index) const;
  // The accessible grid's hands. Nothing is chosen while a dialog is open or the board may only be looked at.
  void point_at(std::optional<Pick>);  // the board shows a cursor there, and what the piece could do
  void choose(Pick);                   // as a click there would; why not is told as an `error`
  void finish_move();                  // "that is all"
  bool step_back();                    // false: there was no pick to take back
  bool in_dialog() const;
  // A move that is typed: the board shows what it means so far; an empty text ends that. Then to be played.
  const Typed& type(std::string_view);
  std::optional<Refusal> play_typed();  // nothing is played unless the text means one move
  std::size_t notation() const;         // in which moves are written
  Theme theme() const;                  // of the picture
  int quarter_turns() const;            // as the board is drawn
  const Words& words() const;           // of the current language, with the seats of the game that is shown
  void rotate(int quarter_turns);
  std::string text_of(const Message&) const;  // in the current language
  // "en"; whose words are not here yet is asked for, and spoken when they have come. False: there is no such language.
  bool set_language(std::string_view code);
  std::string_view wanted_language() const;  // that of the settings, else the system's
  // Faces for a script that the usual files lack, whole OpenType files that stay where they are.
  void bring_letters(std::string_view regular, std::string_view bold);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace tetrarchy::ui
