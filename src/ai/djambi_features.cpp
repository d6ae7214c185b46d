#include "ai/djambi_features.h"

#include <algorithm>
#include <bit>

#include "ai/log2.h"
#include "games/djambi/lines.h"

namespace tetrarchy::ai {

using djambi::maze;
using djambi::Role;

const std::array<std::string_view, djambi_term_count> djambi_term_names{
    "army",         "reach",      "power",     "turn",          "wait",         "near_maze",      "maze_line",
    "home",         "edge",       "struck",    "struck_before", "struck_after", "strikes",        "strikes_soon",
    "lifted",       "flights",    "zone_hits", "zone_raids",    "hanging",      "hanging_before", "prey",
    "no_digger",    "diggers",    "carriers",  "guards",        "shelter",      "ring",           "ring_tight",
    "small_pocket", "cut_danger", "chase",     "chased",        "dig",          "siege",          "walled"};

namespace {

// By king's steps between a killer and a chief: how near that is.
constexpr std::array<std::int32_t, 6> nearness{0, 10, 7, 4, 2, 1};

class Viewer {
 public:
  using Term = DjambiTerm;

  explicit Viewer(const DjambiSurvey& survey) : s_(survey) {}

  DjambiFeatures features() {
    for (std::size_t i = 0; i < s_.living; ++i) {
      const Seat seat = s_.seats[i];
      see_army(seat);
      see_chief(seat);
      see_strikes(seat);
      see_loose_men(seat);
      see_walls(seat);
      see_chase(seat);
    }
    return std::move(all_);
  }

 private:
  std::int32_t& at(Seat seat, Term t) { return all_[seat][static_cast<std::size_t>(t)]; }

  void see_army(Seat seat);
  void see_chief(Seat seat);
  void see_strikes(Seat seat);
  void see_loose_men(Seat seat);
  void see_walls(Seat seat);
  void see_cut(Seat seat);
  void see_chase(Seat prey);
  std::int32_t dearest(SquareSet men) const;

  const DjambiSurvey& s_;
  DjambiFeatures all_{};
};

void Viewer::see_army(Seat seat) {
  at(seat, Term::army) = log2_64(static_cast<unsigned>(s_.army[seat]));
  at(seat, Term::reach) = s_.reach[seat];
  at(seat, Term::diggers) = s_.of(seat, Role::necromobile).count();
  at(seat, Term::carriers) = s_.of(seat, Role::diplomat).count();
  at(seat, Term::turn) = seat == s_.mover;
  at(seat, Term::wait) = std::popcount(s_.earlier[seat]);
}

void Viewer::see_chief(Seat seat) {
  const Square chief = s_.chief[seat];
  const auto beside = neighbours[index(chief)].count();
  at(seat, Term::power) = chief == maze ? static_cast<std::int32_t>(s_.living) - 1 : 0;
  at(seat, Term::near_maze) = steps_between(chief, maze);
  at(seat, Term::home) = beside == 3;
  at(seat, Term::edge) = beside == 5;
  at(seat, Term::guards) = (neighbours[index(chief)] & s_.men[seat]).count();
  if (s_.empty.has(maze)) at(seat, Term::maze_line) = djambi::sight(chief, s_.p.occupied()).open.has(maze);
}

// Who can kill whom, in the order of turns; and what stands under fire round the chiefs.
void Viewer::see_strikes(Seat seat) {
  const Square chief = s_.chief[seat];
  const SquareSet zone = (neighbours[index(chief)] & s_.ground) | SquareSet::of(chief);
  SquareSet hit;
  bool now = false, before = false, after = false;
  for (std::size_t i = 0; i < s_.living; ++i) {
    const Seat other = s_.seats[i];
    if (other == seat) continue;
    hit |= s_.hits[other];
    at(seat, Term::lifted) += s_.lifts[other].has(chief);
    const auto raided = (s_.hits[other] & zone).count();
    at(seat, Term::zone_hits) += raided;
    at(other, Term::zone_raids) += raided;
    if (!s_.hits[other].has(chief)) continue;
    (other == s_.mover ? now : s_.moves_before(other, seat) ? before : after) = true;
    at(other, other == s_.mover ? Term::strikes : Term::strikes_soon) += 1;
  }
  at(seat, Term::struck) = now;
  at(seat, Term::struck_before) = !now && before;
  at(seat, Term::struck_after) = !now && !before && after;
  at(seat, Term::flights) = std::min(4, ((neighbours[index(chief)] & s_.empty) - hit).count());
}

std::int32_t Viewer::dearest(SquareSet men) const {
  for (const Role r : {Role::reporter, Role::assassin, Role::necromobile, Role::diplomat, Role::militant})
    if (!(men & s_.of_role[static_cast<std::size_t>(r)]).empty()) return djambi_value[static_cast<std::size_t>(r)];
  return 0;
}

void Viewer::see_loose_men(Seat seat) {
  if (seat == s_.mover) {
    SquareSet foreign = s_.idle;
    for (std::size_t i = 0; i < s_.living; ++i)
      if (s_.seats[i] != seat) foreign |= s_.men[s_.seats[i]];
    at(seat, Term::prey) = dearest(foreign & s_.hits[seat]);
  } else {
    at(seat, Term::hanging) = dearest(s_.men[seat] & s_.hits[s_.mover]);
  }
  SquareSet early;
  for (std::size_t i = 0; i < s_.living; ++i) {
    const Seat other = s_.seats[i];
    if (other != s_.mover && other != seat && s_.moves_before(other, seat)) early |= s_.hits[other];
  }
  at(seat, Term::hanging_before) = dearest(s_.men[seat] & early);
}

void Viewer::see_walls(Seat seat) {
  const Square chief = s_.chief[seat];
  at(seat, Term::walled) = s_.is_walled(seat);
  const int free = (neighbours[index(chief)] & s_.ground).count();
  if (s_.has_necromobile(seat)) {
    at(seat, Term::shelter) = 8 - free;
    return;
  }
  at(seat, Term::no_digger) = 1;
  if (chief == maze) return;  // D6.4
  at(seat, Term::ring) = 8 - free;
  at(seat, Term::ring_tight) = free <= 2;
  if (s_.others_dig(seat)) at(seat, Term::small_pocket) = std::max(0, 16 - s_.pocket[seat].count());
  if (s_.p.options().ring == djambi::Options::Ring::maze) see_cut(seat);
}

// How few bodies would cut the chief off from the maze (D7.2, ring=maze): the fewest squares that lie at one distance.
void Viewer::see_cut(Seat seat) {
  constexpr SquareSet middle = spread(SquareSet::of(maze));
  SquareSet reached = SquareSet::of(s_.chief[seat]), front = reached;
  int fewest = 8;
  while ((front & middle).empty() && !front.empty()) {
    front = (spread(front) & s_.ground) - reached;
    reached |= front;
    fewest = std::min(fewest, front.count());
  }
  at(seat, Term::cut_danger) = 8 - fewest;
}

// How near others are to this seat's chief. Bodies stand in the way of killers; who cannot come to him over ground
// needs a necromobile to make the way, and killers that wait behind the wall.
void Viewer::see_chase(Seat prey) {
  const SquareSet chief = SquareSet::of(s_.chief[prey]);
  SquareSet over_ground = chief, over_all = chief;
  for (std::size_t d = 1; d < nearness.size(); ++d) {
    const SquareSet ground_front = (spread(over_ground) & s_.ground) - over_ground;
    const SquareSet front = spread(over_all) - over_all;
    over_ground |= ground_front;
    over_all |= front;
    for (std::size_t i = 0; i < s_.living; ++i) {
      const Seat hunter = s_.seats[i];
      if (hunter == prey) continue;
      const SquareSet killers = s_.killers(hunter);
      if (!(killers & s_.pocket[prey]).empty()) {
        const auto near = nearness[d] * (killers & ground_front).count();
        at(prey, Term::chased) += near;
        at(hunter, Term::chase) += near;
      } else if (s_.has_necromobile(hunter)) {
        at(hunter, Term::siege) += nearness[d] * (killers & front).count();
        at(hunter, Term::dig) += nearness[d] * (s_.of(hunter, Role::necromobile) & front).count();
      }
    }
  }
}

}  // namespace

DjambiFeatures djambi_features(const DjambiSurvey& survey) { return Viewer(survey).features(); }

}  // namespace tetrarchy::ai
