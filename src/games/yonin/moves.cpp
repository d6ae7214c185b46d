#include <cassert>

#include "games/yonin/lines.h"
#include "games/yonin/position.h"

// The list of legal moves in sets of squares: a counter adds their sizes, a lister writes them out, a finder
// stops at the first one, so all see the same moves in the same order: by origin, without promotion first,
// then drops by man and square. Nothing is tried on the board: what checks and pins a king says where its
// men may go (Y4.2); only a pawn in front of a rival king is tried, for Y3.4.
namespace tetrarchy::yonin {
namespace {

// A sink is told of moves from one square and of drops, and says whether it has seen enough.
struct Counter {
  std::uint64_t n = 0;
  bool moves(Square, SquareSet plain, SquareSet promoted) {
    n += static_cast<std::uint64_t>(plain.count() + promoted.count());
    return false;
  }
  bool drops(Role, SquareSet to) {
    n += static_cast<std::uint64_t>(to.count());
    return false;
  }
};

struct Lister {
  Move* out;
  bool moves(Square from, SquareSet plain, SquareSet promoted) {
    out = Move::expand(from, plain, promoted, out);
    return false;
  }
  bool drops(Role role, SquareSet to) {
    out = Move::expand(role, to, out);
    return false;
  }
};

struct Finder {
  static bool moves(Square, SquareSet plain, SquareSet promoted) { return !plain.empty() || !promoted.empty(); }
  static bool drops(Role, SquareSet to) { return !to.empty(); }
};

}  // namespace

class Generator {
 public:
  Generator(const Position& p, Seat seat) : p_(p), seat_(seat), king_(p.king(seat)), own_(p.men(seat)) {
    closed_ = p.closed(seat, own_);
    find_checks();
    find_pins();
  }

  bool in_check() const { return !checkers_.empty(); }

  template <class Sink>
  bool all_moves(Sink& sink) const {
    for (const Square s : own_)
      if (moves_of(s, sink)) return true;
    for (const Role role : hand_roles)
      if (drops_of(role, sink)) return true;
    return false;
  }

  // A checked king mostly runs.
  bool any() const {
    Finder finder;
    return (in_check() && moves_of(king_, finder)) || all_moves(finder);
  }

  template <class Sink>
  bool moves_of(Square from, Sink& sink) const {
    const Cell man = p_.at(from);
    if (man.is_king()) return sink.moves(from, king_moves(), SquareSet());
    SquareSet to = (p_.reach(from) - closed_) & parries_;
    if (pinned_.has(from)) to = to & rays[index(king_)][direction(king_, from)];
    if (man.form() == Form::promoted || !may_promote(man.role())) return sink.moves(from, to, SquareSet());
    const SquareSet zone = promotion_zone(man.facing());
    const SquareSet forced = man.role() == Role::pawn ? last_line(man.facing()) : SquareSet();
    return sink.moves(from, to - forced, zone.has(from) ? to : to & zone);
  }

  template <class Sink>
  bool drops_of(Role role, Sink& sink) const {
    if (p_.hand(seat_)[role] == 0) return false;
    const SquareSet empty = parries_ - p_.occupied();
    return sink.drops(role, role == Role::pawn ? pawn_drops(empty) : empty);
  }

 private:
  void find_checks() {
    checkers_ = p_.checkers(seat_);
    if (checkers_.empty()) {
      parries_ = SquareSet::all();
      return;
    }
    if (checkers_.count() > 1) return;
    const Square checker = *checkers_.begin();
    parries_ = checkers_;
    if (slides[index(king_)].has(checker)) parries_ |= between(king_, checker);
  }

  void find_pins() {
    for (const Square slider : p_.sliders() & slides[index(king_)])
      if (const auto man = p_.pinned_by(slider, seat_)) pinned_.add(*man);
  }

  SquareSet king_moves() const {
    SquareSet others = p_.occupied();
    others.remove(king_);
    SquareSet safe;
    for (const Square to : neighbours[index(king_)] - closed_)
      if (!p_.is_attacked(seat_, to, others)) safe.add(to);
    return safe;
  }

  SquareSet pawn_drops(SquareSet empty) const {
    SquareSet to = empty - last_line(seat_);
    const Cell pawn(Role::pawn, Form::plain, seat_, seat_);
    for (const Square s : own_)
      if (p_.at(s) == pawn) to = to - pawn_line(seat_, s);  // Y3.3
    for (const Seat rival : all_seats)
      if (const auto s = step(p_.king(rival), opposite(forward(seat_))); s && to.has(*s) && p_.is_uchifuzume(seat_, *s))
        to.remove(*s);
    return to;
  }

  const Position& p_;
  Seat seat_;
  Square king_;
  SquareSet own_, closed_, checkers_, parries_, pinned_;
};

namespace {

void list(std::vector<Move>& out, const auto& generate) {
  Counter counter;
  generate(counter);
  out.clear();
  out.resize(counter.n);
  Lister lister{out.data()};
  generate(lister);
  assert(lister.out == out.data() + out.size());
}

}  // namespace

void Position::legal_moves(std::vector<Move>& out) const {
  out.clear();
  if (!turn()) return;
  const Generator generator(*this, *turn());
  list(out, [&](auto& sink) { generator.all_moves(sink); });
}

std::uint64_t Position::count_moves() const {
  if (!turn()) return 0;
  Counter counter;
  Generator(*this, *turn()).all_moves(counter);
  return counter.n;
}

void Position::moves_from(Square from, std::vector<Move>& out) const {
  out.clear();
  const auto leader = at(from).controller();
  if (!leader) return;
  const Generator generator(*this, *leader);
  list(out, [&](auto& sink) { generator.moves_of(from, sink); });
}

void Position::drops_of(Seat seat, Role role, std::vector<Move>& out) const {
  const Generator generator(*this, seat);
  list(out, [&](auto& sink) { generator.drops_of(role, sink); });
}

bool Position::can_move(Seat seat) const { return Generator(*this, seat).any(); }

bool Position::can_move_unchecked(Seat seat) const {
  const Hand& hand = hand_[seat];
  if (hand[Role::rook] + hand[Role::gold] + hand[Role::silver] > 0) return true;
  const unsigned own = Cell::led_bit(seat);
  for (const Square s : occupied_ - slides[index(king(seat))])  // where nothing can be pinned
    if (const Cell man = at(s); man.is_led_by(own) && !man.is_king())
      if (!(steps_of[man.pattern()][index(s)] - occupied_).empty()) return true;
  return can_move(seat);
}

// ---- one rule at a time ------------------------------------------------------------------------

SquareSet Position::reach(Square from) const {
  const Cell man = at(from);
  SquareSet to = steps_of[man.pattern()][index(from)];
  if (!man.slides()) return to;
  for (std::size_t d = 0; d < 4; ++d) {
    const SquareSet ray = rays[index(from)][d], blockers = ray & occupied_;
    to |= blockers.empty() ? ray : ray - rays[index(nearest(blockers, d))][d];
  }
  return to;
}

SquareSet Position::closed(Seat seat, SquareSet own) const {
  SquareSet squares = own;
  for (const Seat s : all_seats) squares.add(king(s));
  if (options_.teams == Options::Teams::yes && options_.partner == Options::Partner::safe)
    squares |= men(partner(seat));
  return squares;
}

SquareSet Position::range(Square from) const {
  const auto leader = at(from).controller();
  return leader ? reach(from) - closed(*leader, men(*leader)) : SquareSet();
}

Promotion Position::promotion(Square from, Square to) const {
  const Cell man = at(from);
  if (man.form() == Form::promoted || !may_promote(man.role())) return Promotion::none;
  const SquareSet zone = promotion_zone(man.facing());
  if (man.role() == Role::pawn && last_line(man.facing()).has(to)) return Promotion::forced;
  return zone.has(from) || zone.has(to) ? Promotion::optional : Promotion::none;
}

std::optional<Square> Position::pinned_by(Square slider, Seat seat) const {
  const auto leader = at(slider).controller();
  if (!leader || !is_rival(seat, *leader)) return std::nullopt;
  const SquareSet blockers = between(king(seat), slider) & occupied_;
  if (blockers.count() != 1 || at(*blockers.begin()).controller() != seat) return std::nullopt;
  return *blockers.begin();
}

std::optional<Square> Position::pinner(Square from) const {
  const auto leader = at(from).controller();
  if (!leader) return std::nullopt;
  for (const Square slider : sliders_& slides[index(king(*leader))])
    if (pinned_by(slider, *leader) == from) return slider;
  return std::nullopt;
}

bool Position::is_last_line(Seat seat, Square s) const { return last_line(seat).has(s); }

std::optional<Square> Position::nifu(Seat seat, Square to) const {
  const Cell pawn(Role::pawn, Form::plain, seat, seat);
  for (const Square s : pawn_line(seat, to))
    if (at(s) == pawn) return s;
  return std::nullopt;
}

bool Position::is_uchifuzume(Seat seat, Square to) const {
  const auto front = step(to, forward(seat));
  if (!front || !at(*front).is_king() || !at(to).is_empty()) return false;
  const auto rival = at(*front).controller();
  if (!rival || !is_rival(seat, *rival)) return false;
  Position dropped = *this;
  dropped.put(to, Cell(Role::pawn, Form::plain, seat, seat));
  return !dropped.can_move(*rival);
}

}  // namespace tetrarchy::yonin
