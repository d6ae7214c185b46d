#pragma once

#include <cstdint>
#include <optional>

#include "ui/dialog.h"
#include "ui/move_list.h"
#include "ui/new_game.h"
#include "ui/settings.h"

// Which dialog is open, and all of them. One at a time.
namespace tetrarchy::ui {

enum class DialogKind : std::uint8_t {
  none,
  menu,
  turning,
  moves,
  hands,
  new_game,
  resign,
  draw_answer,
  result,
  typing
};

struct Dialogs {
  DialogKind kind = DialogKind::none;
  std::int64_t opened_ms = 0;
  DialogFrame frame{};
  NewGame new_game{};
  Seat first_hand = Seat::red;      // whose hand is on top of the sheet
  std::optional<Seat> resigning{};  // who was chosen to resign and is to confirm it

  std::string typed_text{};  // so far

  void open(DialogKind, std::int64_t now_ms);
  void close() { kind = DialogKind::none; }
};

// `chance`: see draw_new_game.
void draw_dialog(Screen&, Dialogs&, const MatchView&, Settings&, MoveListState&, std::uint64_t chance);

// What Esc and a click beside the open dialog do: the safe thing.
Command safe_answer(const Dialogs&, const MatchView&);

}  // namespace tetrarchy::ui
