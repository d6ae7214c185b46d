#pragma once

#include <optional>
#include <vector>

#include "render/scene.h"
#include "session/match.h"
#include "ui/app.h"
#include "ui/hands.h"

// What moves on the board between two positions, as a function of time. Pure: a passage in, pictures
// out; the clock is the caller's.
namespace tetrarchy::ui {

// A piece at one moment. Places are in squares from the upper left corner of the unturned board: the
// centre of A1 is (.5, .5).
struct Actor {
  render::Point at;
  PieceView piece;
  std::optional<PieceView> before{};  // while it changes: what it was
  float change = 1;                   // from `before` (0) to `piece` (1)
  float rise = 0;                     // squares towards the top of the screen
  float lift = 0;                     // see render::Token
  float tip = 0;
  float width = 1;      // see render::Token
  float scale = 1;      // likewise
  bool beside = false;  // flies over the plates, too
  float alpha = 1;
};

struct Still {
  std::vector<Actor> actors;  // from below to above
  std::optional<render::Power> power;
};

// What the player's hand and the plates have to do with it. Places are on the unturned board, in squares.
struct Hand {
  std::optional<Square> placed_from{};         // this piece was put on its new square by hand: it does not slide
  std::optional<render::Point> carried{};      // where the piece in the air was
  BySeat<std::vector<render::Point>> slots{};  // where each kind of piece lies in the hand of each seat,
  float slot_scale = 1;                        // and how large it is there
};

class Animation {
 public:
  Animation(const Passage&, Motion, const Hand& = {});

  float duration() const { return duration_; }  // ms
  // When each travel of the passage has landed, in their order, ms. Reduced: all at once.
  const std::vector<float>& landings() const { return landings_; }
  Still at(float ms) const;
  // What is in the hands then: a captured piece counts when it has arrived. Empty: as after the passage.
  std::optional<HandCounts> hands(float ms) const;

 private:
  struct Span {
    float start = 0, length = 0;
    float progress(float ms) const;
    float end() const { return start + length; }
  };
  struct Leg {  // one way of one piece
    Travel::Kind kind;
    render::Point from, to;
    Span span;
  };
  struct Item {
    PieceView piece;
    render::Point start;
    std::vector<Leg> legs{};
    std::optional<PieceView> becomes{};  // after the last leg
    Span change{};
    bool fell = false;
    bool leaves = false;                 // for a hand
    bool from_slot = false;              // lay in a hand
    std::optional<PieceView> flipped{};  // its other face, after a flip
    Square ends;

    const PieceView& look() const { return flipped ? *flipped : piece; }
  };
  struct Tick {  // a count in a hand changes
    Seat seat;
    std::size_t index;
    int by;
    float at_ms;
  };

  void take_stage(const Passage&, int stage, const Hand&);
  Item& item_for(const Travel&, const Passage&, const Hand&);
  void add_leg(Item&, const Travel&, Span, const Passage&, const Hand&);
  void leave(Item&, const Travel&, Span, const Passage&, const Hand&);
  void change_camps(const Passage&);
  void hand_over(const Passage&, const Hand&);
  void change_power(const Passage&);
  Actor actor(const Item&, float ms) const;
  Still cross_fade(float ms) const;

  std::vector<Item> items_;
  HandCounts held_{};  // before
  std::vector<Tick> ticks_;
  float slot_scale_ = 1;
  std::optional<Square> died_at_;
  std::optional<Seat> power_before_, power_after_;
  Span power_out_{}, power_in_{};
  float duration_ = 0;
  std::vector<float> landings_;
  std::optional<BoardView> fade_from_, fade_to_;
};

// The pieces of a board that does not move.
Still still(const BoardView&);

// How bright the light of power is, `ms` after it came or went: two breaths, then steady.
float breath(float ms);
inline constexpr float breathing_ms = 8000;

}  // namespace tetrarchy::ui
