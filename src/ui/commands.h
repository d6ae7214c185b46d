#pragma once

#include <cstdint>
#include <vector>

// What the controls of the screen ask for. Parts only ask; the app does it when the frame is built.
namespace tetrarchy::ui {

struct Command {
  enum class Kind : std::uint8_t {
    // the unfinished move
    step_back,
    cancel,
    finish,
    answer_no,
    answer_yes,
    hand,  // its piece `value` is clicked
    // the record
    undo,
    redo,
    first,
    previous,
    next,
    last,
    go_to,  // ply `value`
    // dialogs
    open_menu,
    open_turning,
    open_moves,
    open_hands,  // first that of seat `value`
    open_new_game,
    open_resign,
    open_result,
    open_rules,
    open_typing,
    copy_link,   // of the shown game at the shown ply
    correspond,  // play it by link
    open_files,  // to save the game, or to open another
    close_dialog,
    // the game
    play_typed,  // the move that is typed
    start_game,  // as the new-game dialog says
    resign,      // seat `value`
    offer_draw,
    accept_draw,  // seat `value`
    decline_draw,
    // the computer players
    hint,
    pause,
    go_on,
    step,  // one move of computers among themselves
    change_speed,
    choose_language,  // that of the place `value` among all
    // other settings have changed in place
    settings_changed,
  };

  Kind kind;
  int value = 0;
};

using Commands = std::vector<Command>;

}  // namespace tetrarchy::ui
