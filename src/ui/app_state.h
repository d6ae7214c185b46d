#pragma once

#include <memory>
#include <optional>
#include <string>

#include "ui/app.h"
#include "ui/board_input.h"
#include "ui/board_scene.h"
#include "ui/canvas.h"
#include "ui/commands.h"
#include "ui/dialogs.h"
#include "ui/geometry.h"
#include "ui/layout.h"
#include "ui/motion.h"
#include "ui/move_list.h"
#include "ui/notices.h"
#include "ui/plates.h"
#include "ui/screen.h"
#include "ui/settings.h"
#include "ui/sounds.h"
#include "words/words.h"

// All that the screen knows, and what its parts have in common: app.cpp takes events, app_changes.cpp
// follows the match, app_motion.cpp shows and sounds its changes, app_frame.cpp draws.
namespace tetrarchy::ui {

inline constexpr float hint_blinks_ms = 2400;
inline constexpr std::string_view match_key = "match", settings_key = "settings";

struct App::State {
  State(World, Preferences);

  // ---- events (app.cpp)
  void set_surface(const Surface&);
  bool pointer(PointerEvent);
  bool key(const KeyEvent&);
  bool wheel(const WheelEvent&);
  bool grabs(float x, float y) const;
  bool wants_frame() const;
  bool dialog_key(const KeyEvent&);
  bool record_key(const KeyEvent&);
  bool may_move() const { return presentation.access == Presentation::Access::play; }
  bool may_choose() const { return may_move() && dialogs.kind == DialogKind::none; }
  bool text(std::string_view);
  void point_at(std::optional<Pick>);
  void choose(Pick);
  bool step_back();
  void tell_board();
  void feed_pointer(const PointerEvent&);
  bool on_control(float x, float y) const;
  bool may_touch(PointerEvent::Phase) const;
  void finish_motion();

  // ---- the match (app_changes.cpp)
  void begin();
  void show(std::unique_ptr<Match>);
  void speak(const Words&);  // in the names of the game that is shown
  void match_changed();
  void keep_match();
  void refuse(const Refusal&);
  void tell(const Refusal& what, Notice);
  void tell_outside(const Refusal&) const;
  void after_board_input(const std::optional<Refused>& refused_before);
  void perform(const std::optional<Refusal>&);  // says why something was not done
  void go_to(int ply);
  void attend();
  void engine_said(std::string_view line);
  void tell_thinking();
  void ask_hint();
  bool command_computers(std::string_view what);
  void change_speed();
  void keep_time();
  std::optional<std::int64_t> keep_beat();
  std::optional<std::int64_t> keep_clock();
  std::int64_t rested_ms() const;
  void offer_draw();
  void answer_draw(int seat, DrawAnswer);
  void resign(Seat);
  void open(DialogKind what) { dialogs.open(what, now()); }
  void open_rules();
  void copy_link();
  void open_files();
  void link_copied();
  void correspond();
  void open_new_game();
  void open_moves();
  void open_typing();
  void type(std::string_view text);
  std::optional<Refusal> play_typed();
  void open_hands(Seat first);
  void answer(std::uint8_t value);
  void take_from_hand(int index);
  void obey(const Command&);
  void obey_all();
  void start_game();
  void settings_changed();
  const std::string& wanted_language() const { return settings.language.empty() ? system.language : settings.language; }
  void follow_language();
  void choose_language(std::size_t place);

  // ---- what is seen and heard of its changes (app_motion.cpp)
  void start_passage(const Passage&);
  void follow_proposal(const Passage&);
  void follow_passage(const Passage&);
  void follow_picks();
  void hear(const sound::Cue&) const;
  void hear_passage(const Passage&);
  Hand hand_of_motion() const;
  void start_motion(Animation);

  // ---- drawing (app_frame.cpp)
  void build_frame();
  void draw_scene();
  void settle();
  void arrange();
  void rebuild_fonts();
  void build_board(Screen&);
  BoardLook board_look();
  void show_hint(BoardLook&) const;
  void write_coordinates(Screen&);
  void write_badges(Screen&);
  void draw_in_hand(Screen&);
  void draw_open_dialog(Screen&);
  void follow_typing();
  const std::optional<Inspected>& inspected();
  std::vector<Pick> able() const;  // what can end the check of the seat to move
  render::Point resting_place(const Table&) const;
  bool hand_is_near() const;
  bool rests_on_plate() const;
  PlateHands plate_hands() const;

  std::int64_t now() const { return world.now_ms ? world.now_ms() : 0; }
  const MatchView& view() const { return match->view(); }
  Theme theme() const { return settings.theme.value_or(system.theme); }
  render::PieceSet piece_set() const { return settings.piece_set.value_or(system.piece_set); }
  Motion motion() const { return settings.motion.value_or(system.motion); }
  Loudness loudness() const {
    return settings.sound.value_or(system.presence == Presence::embedded ? Loudness::off : Loudness::full);
  }
  int wanted_turns() const;
  BoardGeometry geometry() const { return {layout.squares(), quarter_turns}; }
  Table table() const { return {geometry(), hand_slots(layout, view().board, quarter_turns)}; }
  void draw_again(int frames = 3) { frames_due = std::max(frames_due, frames); }

  World world;
  Preferences system;
  Settings settings{};
  Presentation presentation{};
  enum class Keeping : std::uint8_t { on, off } keeping = Keeping::on;
  std::unique_ptr<Match> match;
  std::optional<std::uint64_t> opened_course;  // of a match that is only looked at so far, and not kept

  Computers computers;
  std::uint64_t told_thinking = 0;  // its revision that was told outside
  std::int64_t hint_since_ms = 0;   // when the hint began to be shown
  std::int64_t beat_ms = 0;         // when the mark of thinking last moved,
  int beat = 0;                     // and where it is
  struct ClockShown {
    Seat seat = Seat::red;
    std::string figures{};
    int periods = 0;
    bool operator==(const ClockShown&) const = default;
  } clock_shown;                    // of the clock that runs, as it was last drawn
  std::int64_t motion_ends_ms = 0;  // of the newest motion

  std::string language = "en";
  Words words = english();  // in it, with the seats of the game that is shown

  Surface surface{};
  Layout layout{};
  int quarter_turns = 0;  // as drawn; follows the settings when nothing moves

  Fonts fonts;
  render::Renderer renderer;
  Pictures pictures;
  render::Scene scene;
  Controls controls;
  Commands commands;

  BoardInput input;
  Pointing pointing = Pointing::mouse;
  enum class Captor : std::uint8_t { nobody, board, controls } captor = Captor::nobody;

  struct Running {
    Animation animation;
    std::int64_t since_ms;
  };
  std::optional<Running> running;
  std::vector<sound::Cue> unheard;  // of the move that is proposed
  std::int64_t power_since_ms = -static_cast<std::int64_t>(breathing_ms);
  struct TurnFade {
    Seat before;
    std::int64_t since_ms;
  };
  std::optional<TurnFade> turn_fade;

  Dialogs dialogs;
  Typed typed;                       // what is being typed, as far as it is a move
  std::uint64_t typed_revision = 0;  // of the match that it is about
  std::string typed_before{};        // the text of the program's own field in the last frame
  bool result_due = false;           // the game has ended; told when nothing moves any more
  Notices notices;
  MoveListState move_list;
  bool keeping_failed = false;

  // what was shown last, to see what a change has changed
  std::uint64_t revision = 0;
  BoardView board_before{};
  Choices made_before;
  std::optional<Square> mover_before;
  std::size_t lines_before = 0;
  int ply_before = 0;

  struct BoardShown {
    std::uint64_t revision = 0;
    int quarter_turns = 0;
    Rect board{};
    std::string language{};
    DialogKind dialog = DialogKind::none;
    bool moving = false;
    bool operator==(const BoardShown&) const = default;
  } told_board;

  std::optional<Inspected> reach;  // of `reach_revision`
  std::uint64_t reach_revision = 0;

  int frames_due = 2;
};

}  // namespace tetrarchy::ui
