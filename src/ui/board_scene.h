#pragma once

#include <cstdint>
#include <optional>

#include "render/scene.h"
#include "session/match.h"
#include "ui/app.h"
#include "ui/geometry.h"
#include "ui/motion.h"

// What the board shows, as a scene: pieces, marks of the unfinished move, last moves, reach. Pure.
namespace tetrarchy::ui {

enum class Trails : std::uint8_t { all, newest, none };

// A piece whose reach is asked for, and what it could do.
struct Inspected {
  Square square;
  Choices reach;
};

// The piece in the air: where it is and how large (1: as lifted pieces are).
struct InHand {
  render::Point at;
  float scale = 1;
};

struct BoardLook {
  BoardGeometry geometry;
  float frame = 0;
  Trails trails = Trails::all;
  bool landings = true;  // frames where last moves ended; too much on small embeds
  std::optional<Inspected> inspected{};
  std::optional<Square> cursor{}, aimed{};  // aimed: the open square under the hand
  std::vector<Square> refused{};            // what was refused, and what explains it
  std::vector<Light> lit{};                 // whatever a page around the board speaks of
  std::vector<Pick> able{};                 // what can end the check
  Choices advised{};                        // by a hint, in their order
  float advice = 1;                         // how strongly it is shown
  std::optional<InHand> in_hand{};          // of the lifted piece, or of the mover that is dragged
  bool drags_mover = false;
  render::PieceSet piece_set = render::PieceSet::international;
  float light = 1;                    // of power
  std::optional<Seat> turn_before{};  // the turn passes: from whom,
  float turn_passed = 1;              // and how far (0 to 1)
};

// `still`: the pieces while something moves; marks are left out then.
void fill_board(render::Scene&, const MatchView&, const BoardLook&, const Still* still);

// The pieces and lines of the unfinished move are where this says, whatever the pointer does.
render::Point resting_place(const MatchView&, const BoardGeometry&);

}  // namespace tetrarchy::ui
