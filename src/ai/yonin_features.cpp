#include "ai/yonin_features.h"

#include <algorithm>

#include "ai/log2.h"
#include "games/yonin/lines.h"

namespace tetrarchy::ai {
namespace {

using yonin::Cell;
using yonin::Position;
using yonin::Role;
using Term = YoninTerm;

// The squares at most two king's steps away.
constexpr BySquare<SquareSet> two_steps = [] {
  BySquare<SquareSet> all = neighbours;
  for (std::size_t i = 0; i < square_count; ++i)
    for (const Square s : neighbours[i]) all[i] |= neighbours[index(s)];
  return all;
}();

class Look {
 public:
  Look(const Position& p, const YoninSight& sight) : p_(p), sight_(sight) {}

  YoninFeatures features() {
    for (const Seat s : all_seats)
      if (p_.plays(s)) {
        count_men(s);
        look_at_king(s);
        look_at_threats(s);
        look_at_turn(s);
      }
    for (const Seat s : all_seats)
      if (p_.plays(s)) find_prey(s);
    return all_;
  }

 private:
  std::int32_t& at(Seat s, Term t) { return all_[s][static_cast<std::size_t>(t)]; }

  void count_men(Seat s) {
    const YoninMen& men = sight_.count[s];
    int value = 30;  // the king, so that there is something
    for (std::size_t kind = 1; kind < yonin_values.size(); ++kind) value += men.kinds[kind] * yonin_values[kind];
    at(s, Term::wealth) = log2_64(static_cast<unsigned>(value + hand_value(p_.hand(s))));
    at(s, Term::turned) = men.turned;
    at(s, Term::forward_men) = men.forward;
  }

  // Of more pawns than three hardly any finds a line to be dropped on (Y3.3).
  static int hand_value(const yonin::Hand& hand) {
    constexpr int useful_pawns = 3;
    int value = std::max(hand[Role::pawn] - useful_pawns, 0) +
                std::min(hand[Role::pawn], useful_pawns) * yonin_hand_value(Role::pawn);
    for (const Role role : {Role::rook, Role::gold, Role::silver}) value += hand[role] * yonin_hand_value(role);
    return value;
  }

  void look_at_king(Seat s) {
    const Square king = p_.king(s);
    const SquareSet zone = neighbours[index(king)], hit = zone & sight_.hostile[s];
    const SquareSet bare = zone - sight_.covered[s], open = zone - p_.occupied();
    int hands = 0;
    for (const Seat o : all_seats) {
      if (!p_.plays(o) || !p_.is_rival(s, o)) continue;
      const int hits = (zone & sight_.reached[o]).count();
      at(s, Term::zone_hits) += hits;
      at(o, Term::zone_raids) += hits;
      at(o, Term::raiders) += (two_steps[index(king)] & sight_.officers[o]).count();
      at(s, Term::zone_hits_hard) += (zone & sight_.twice[o]).count();
      hands += p_.hand(o).size();
    }
    at(s, Term::zone_bare) = (hit & bare).count();
    at(s, Term::escapes) = std::min(escapes(s, zone - sight_.hostile[s]), 4);
    at(s, Term::no_escape) = at(s, Term::escapes) == 0;
    at(s, Term::cover) = std::min((zone & sight_.covered[s]).count(), 5);
    at(s, Term::checked) = sight_.hostile[s].has(king);
    at(s, Term::drop_danger) = std::min(hands, 8) * (open & bare).count();
    at(s, Term::guards) = std::min((zone & sight_.officers[s]).count(), 3);
    for (const Square on : yonin::slides[index(king)] & p_.occupied())
      if (is_rook_of_rival(s, on) && (yonin::between(king, on) & p_.occupied()).count() <= 1) ++at(s, Term::king_lines);
  }

  int escapes(Seat s, SquareSet safe) const {
    SquareSet closed = sight_.men[s];
    for (const Seat o : all_seats) closed.add(p_.king(o));
    return (safe - closed).count();
  }

  bool is_rook_of_rival(Seat s, Square on) const {
    const Cell man = p_.at(on);
    const auto leader = man.controller();
    return leader && man.slides() && p_.is_rival(s, *leader);
  }

  void look_at_threats(Seat s) {
    SquareSet men = sight_.men[s] & sight_.hostile[s];
    men.remove(p_.king(s));
    for (const Square on : men) {
      const int value = yonin_value(p_.at(on));
      if (sight_.reached[s].has(on)) {
        at(s, Term::pressed) += value;
        continue;
      }
      at(s, Term::hanging) += value;
      for (const Seat o : all_seats)
        if (p_.is_rival(s, o) && sight_.reached[o].has(on)) prey_[o] = std::max(prey_[o], value);
      if (const Seat o = *p_.turn(); p_.is_rival(s, o) && sight_.reached[o].has(on))
        at(s, Term::hanging_now) = std::max(at(s, Term::hanging_now), value);
    }
  }

  void find_prey(Seat s) {
    at(s, Term::prey) = prey_[s];
    if (s == p_.turn()) at(s, Term::prey_now) = prey_[s];
  }

  void look_at_turn(Seat s) {
    at(s, Term::on_turn) = s == p_.turn();
    for (Seat o = *p_.turn(); o != s; o = next(o)) at(s, Term::turns_away) += p_.plays(o);
    at(s, Term::reach) = sight_.reached[s].count();
  }

  const Position& p_;
  const YoninSight& sight_;
  YoninFeatures all_{};
  BySeat<int> prey_;
};

}  // namespace

constinit const std::array<std::string_view, yonin_term_count> yonin_term_names{
    "wealth",   "turned",  "zone_hits",   "zone_hits_hard", "zone_bare", "escapes", "no_escape",   "guards",
    "cover",    "checked", "drop_danger", "king_lines",     "hanging",   "pressed", "hanging_now", "prey",
    "prey_now", "on_turn", "turns_away",  "zone_raids",     "raiders",   "reach",   "forward_men"};

YoninFeatures yonin_features(const Position& p, const YoninSight& sight) { return Look(p, sight).features(); }

}  // namespace tetrarchy::ai
