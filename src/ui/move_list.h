#pragma once

#include <string>

#include "ui/screen.h"

// The record, a line for each move; a click shows the board as it stood after it.
namespace tetrarchy::ui {

// Remembers which ply is in view, so that the list follows the game but not a finger that scrolls.
struct MoveListState {
  int followed_ply = -1;
  std::size_t followed_lines = 0;
  bool scrolls = false;  // there are more lines than its box shows
};

void draw_moves_panel(Screen&, const MatchView&, MoveListState&);
// The lines alone, in a box of the current window; the one in view has the ground `raised`.
void draw_move_lines(Screen&, const MatchView&, MoveListState&, const Rect&, Colour raised);
float move_lines_height(const Screen&, const MatchView&, float width);
// On phones: the newest moves in one line.
void draw_last_moves(Screen&, const MatchView&);

// The list's scrolling part: a child of the current window with `content` in it, as high as needed.
class MoveLines {
 public:
  MoveLines(Screen&, const Rect& box, float content, MoveListState&);
  ~MoveLines();
  MoveLines(const MoveLines&) = delete;
  MoveLines& operator=(const MoveLines&) = delete;

  float left() const { return left_; }
  float top() const { return top_; }  // of the content, as it is scrolled
  // The list moves along when the ply in view or the number of lines has changed: its part from `top` to
  // `bottom` is to be seen then.
  void follow(const MatchView&, float top, float bottom);

 private:
  MoveListState& state_;
  float k_, height_, content_, left_ = 0, top_ = 0;
};

// A move as it is written in the notation in use; "resigns" for a line that is no move.
std::string text_of(const Screen&, const RecordLine&);

// The note of a line that matters most, or what the computer that made the move wants with it.
std::string note_of(const Words&, GameId, const RecordLine&);

}  // namespace tetrarchy::ui
