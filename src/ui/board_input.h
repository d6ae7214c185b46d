#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "session/match.h"
#include "ui/app.h"
#include "ui/geometry.h"

// What the player's pointer and keys do to the board: choose by click and click, by dragging, by touch
// or with a cursor. Owns the gesture under way and nothing of the game.
namespace tetrarchy::ui {

// A pick that the match would not take, for the prompt's "why not".
struct Refused {
  Refusal why;
  Square square;
  bool operator==(const Refused&) const = default;
};

class BoardInput {
 public:
  // Both return true when the event was used. The match may have changed then.
  bool pointer(const PointerEvent&, const BoardGeometry&, Match&, std::int64_t now_ms);
  bool key(const KeyEvent&, const BoardGeometry&, Match&, std::int64_t now_ms);
  // A finger that rests on a piece asks about it; while `waits`, `wait` is to be called.
  bool waits() const {
    return press_ && press_->device != PointerEvent::Device::mouse && !press_->moved && !press_->rested;
  }
  void wait(const MatchView&, std::int64_t now_ms);
  // Would a touch that starts here drag a piece?
  bool grabs(float x, float y, const BoardGeometry&, const MatchView&) const;
  // To be told of every change of the match, whoever made it.
  void match_changed(const MatchView&);

  // The piece whose reach is asked for: under the mouse or the cursor, or held by a finger.
  std::optional<Square> inspected(const MatchView&) const;
  std::optional<Square> cursor() const { return cursor_; }
  const std::optional<Refused>& refused() const { return refused_; }
  void show_refusal(const Refused& r) { refused_ = r; }
  // Where the hand is that carries a piece: the pointer, if it is anywhere near.
  std::optional<render::Point> hand() const;
  std::optional<Square> under_hand(const BoardGeometry&) const;
  bool drags_mover() const { return press_ && press_->drags == Drags::mover; }
  bool by_touch() const { return press_ && press_->device == PointerEvent::Device::touch; }
  // The origin of the piece that was dropped since the last call.
  std::optional<Square> take_dropped();

 private:
  enum class Drags : std::uint8_t { nothing, mover, lifted };
  struct Press {
    std::optional<Square> square;
    render::Point at;
    PointerEvent::Device device;
    std::int64_t since_ms;
    bool moved = false, rested = false;
    Drags drags = Drags::nothing;
  };

  bool down(const PointerEvent&, const BoardGeometry&, std::int64_t now_ms);
  bool moved(const PointerEvent&, const BoardGeometry&, Match&, std::int64_t now_ms);
  bool up(const PointerEvent&, const BoardGeometry&, Match&, std::int64_t now_ms);
  Drags drag_from(Square, Match&, std::int64_t now_ms);
  void click(Square, Match&, std::int64_t now_ms);
  void pick(Square, Match&, std::int64_t now_ms);
  bool step_back(Match&);
  void move_cursor(int dx, int dy, const BoardGeometry&);

  std::optional<Press> press_;
  std::optional<render::Point> pointer_;  // of the mouse, or of the finger that drags
  std::optional<Square> hovered_, held_, cursor_, dropped_;
  std::optional<Refused> refused_;
  std::vector<Square> choosable_;  // what could be chosen before anything was
};

bool offers(const Choices&, Square);

}  // namespace tetrarchy::ui
