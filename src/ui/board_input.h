#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "session/match.h"
#include "ui/app.h"
#include "ui/hands.h"

// What the player's pointer and keys do to the board and to the hands beside it: choose by click and click,
// by dragging, by touch or with a cursor. Owns the gesture under way and nothing of the game.
namespace tetrarchy::ui {

// How pieces are moved by a pointer.
enum class Moving : std::uint8_t {
  both,
  // Nothing is dragged: a press on a piece that could be, is a click where it began, wherever it ends.
  clicks,
  // A piece on the board is moved by dragging it, and is chosen no longer than that: a click on it only shows its
  // reach, and a drag that ends nowhere puts it back. All other picks (the hand, where a body goes, who is exposed, an
  // answer) are taken from clicks as well: they are no choice of a piece on the board, and some have nothing to be
  // dragged. Keys and the page's grid choose as ever.
  drags,
};

// Is a move played as soon as its last pick is made, or proposed first (see Match::propose)? Who says "that is all" of
// a move to which more could be picked, has confirmed it by that.
enum class Confirm : std::uint8_t { off, on };

struct Manner {
  Moving moving = Moving::both;
  Confirm confirm = Confirm::off;
  bool operator==(const Manner&) const = default;
};

// A pick that the match would not take, for the prompt's "why not".
struct Refused {
  Refusal why;
  Pick pick;
  bool operator==(const Refused&) const = default;
};

class BoardInput {
 public:
  explicit BoardInput(const Manner& manner = {}) : manner_(manner) {}
  void set_manner(const Manner& manner) { manner_ = manner; }

  // Both return true when the event was used. The match may have changed then.
  bool pointer(const PointerEvent&, const Table&, Match&, std::int64_t now_ms);
  bool key(const KeyEvent&, const Table&, Match&, std::int64_t now_ms);
  // A piece of the mover's hand is clicked somewhere else than on its plate.
  void click_hand(std::size_t index, Match&, std::int64_t now_ms);
  // The open question is answered beside the board.
  void answer(std::uint8_t value, Match&, std::int64_t now_ms);
  // From outside, without a pointer: the cursor goes there; a choice there is made as by a click.
  void point_at(std::optional<Pick>);
  void choose(Pick, Match&, std::int64_t now_ms);
  bool step_back(Match&);  // false: there was no pick to take back
  // A finger that rests on a piece asks about it; while `waits`, `wait` is to be called.
  bool waits() const {
    return press_ && press_->device != PointerEvent::Device::mouse && !press_->moved && !press_->rested;
  }
  void wait(const MatchView&, std::int64_t now_ms);
  // Would a touch that starts here drag a piece?
  bool grabs(float x, float y, const Table&, const MatchView&) const;
  // To be told of every change of the match, whoever made it.
  void match_changed(const MatchView&);

  // The piece whose reach is asked for: under the mouse or the cursor, or held by a finger.
  std::optional<Square> inspected(const MatchView&) const;
  // The same of a piece in a hand.
  std::optional<Place> inspected_hand(const MatchView&) const;
  std::optional<Square> cursor() const;
  std::optional<Pick> hand_cursor() const;  // on a piece of the mover's hand
  // Which answer the keys point at while a question is open.
  std::uint8_t answer() const { return answer_; }
  // What could be chosen before anything was.
  const std::vector<Pick>& choosable() const { return choosable_; }
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
  enum class Drags : std::uint8_t { nothing, click, mover, lifted };  // click: it counts where it began
  struct Press {
    Place place;
    render::Point at;
    PointerEvent::Device device;
    std::int64_t since_ms;
    bool moved = false, rested = false;
    Drags drags = Drags::nothing;
  };

  bool down(const PointerEvent&, const Table&, Match&, std::int64_t now_ms);
  bool moved(const PointerEvent&, const Table&, Match&, std::int64_t now_ms);
  bool up(const PointerEvent&, const Table&, Match&, std::int64_t now_ms);
  Drags drag_from(const Place&, Match&, std::int64_t now_ms);
  bool carries() const { return press_ && (press_->drags == Drags::mover || press_->drags == Drags::lifted); }
  bool may_take_along(const Place&, const MatchView&) const;
  bool is_only_dragged(const Place&, const MatchView&) const;
  void let_go(Match&);
  void drop(const Press&, std::optional<Place> there, Match&, std::int64_t now_ms);
  void click_with_pointer(const Place&, Match&, std::int64_t now_ms);
  void click(const Place&, Match&, std::int64_t now_ms);
  void pick(Pick, Match&, std::int64_t now_ms);
  std::optional<Refusal> try_pick(Pick, Match&, std::int64_t now_ms) const;
  bool enter(Match&, std::int64_t now_ms);
  void move_cursor(int dx, int dy, const BoardGeometry&, const MatchView&);
  void move_on_board(int dx, int dy, const BoardGeometry&, const MatchView&);

  Manner manner_;
  std::optional<Press> press_;
  std::optional<render::Point> pointer_;  // of the mouse, or of the finger that drags
  std::optional<Place> hovered_;
  std::optional<Square> held_, dropped_;
  std::optional<Pick> cursor_;
  std::optional<Refused> refused_;
  std::vector<Pick> choosable_;
  std::uint8_t answer_ = 1;
};

bool offers(const Choices&, Pick);
inline bool offers(const Choices& open, Square s) { return offers(open, Pick::square(s)); }
bool asks(const MatchView&);  // is a question open?

}  // namespace tetrarchy::ui
