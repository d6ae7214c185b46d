#include <cassert>

#include "games/djambi/lines.h"
#include "games/djambi/position.h"

// The list of legal moves, factored: every way to begin (a stem) is handed on with the set of squares
// that one more part may have. A counter adds the sizes of the sets, a lister writes them out, a
// collector keeps them as they are, so all see the same moves in the same order: by origin, then moves
// without a lifted piece, then the others by target, exit and drop.
namespace tetrarchy::djambi {
namespace {

using Part = Move::Part;

constexpr SquareSet in_maze = SquareSet::of(maze);

struct Counter {
  std::uint64_t n = 0;
  void operator()(Move, Part, SquareSet squares) { n += static_cast<std::uint64_t>(squares.count()); }
};

struct Lister {
  Move* out;
  void operator()(Move stem, Part part, SquareSet squares) { out = stem.expand(part, squares, out); }
};

struct Collector {
  std::vector<Stem>& out;
  void operator()(Move begun, Part part, SquareSet squares) {
    if (!squares.empty()) out.push_back({begun, part, squares});
  }
};

class Generator {
 public:
  Generator(const Position& p, Seat seat) : p_(p), seat_(seat) {
    const SquareSet field = SquareSet::all() - in_maze;
    empty_field_ = field - p.occupied();
    for (const Square s : p.occupied()) sort(s);
  }

  template <class Sink>
  void all_moves(Sink& sink) const {
    for (const Square s : own_) moves_of(s, sink);
  }

  template <class Sink>
  void moves_of(Square from, Sink& sink) const {
    switch (p_.at(from).role()) {
      case Role::chief:
        return chief(from, sink);
      case Role::assassin:
        return assassin(from, sink);
      case Role::reporter:
        return reporter(from, sink);
      case Role::diplomat:
        return diplomat(from, sink);
      case Role::necromobile:
        return necromobile(from, sink);
      case Role::militant:
        return militant(from, sink);
    }
  }

  // Where a body or piece that is not put into the maze may be put; what stood on `from` is gone.
  SquareSet drops(Square from) const {
    SquareSet squares = empty_field_;
    if (from != maze) squares.add(from);
    return squares;
  }
  // Where the diplomat may put the piece that it lifts on the field (D4.5).
  SquareSet guest_drops(Square from, Square to) const {
    SquareSet squares = drops(from);
    if (p_.at(to).role() == Role::chief && p_.at(maze).is_empty()) squares.add(maze);
    return squares;
  }

 private:
  void sort(Square s) {
    const Cell cell = p_.at(s);
    if (cell.is_body()) {
      bodies_.add(s);
      return;
    }
    if (p_.controller(cell.camp()) == seat_) own_.add(s);
    if (p_.may_kill(seat_, cell)) killable_.add(s);
    if (p_.may_carry(seat_, cell)) portable_.add(s);
  }

  template <class Sink>
  static void go(Square from, SquareSet squares, Sink& sink) {
    sink(Move::stem(from), Part::to, squares);
  }

  // Takes each of the targets and puts what was there on any square of the field.
  template <class Sink>
  void take(Square from, SquareSet targets, Sink& sink) const {
    for (const Square to : targets) sink(Move::stem(from).with(Part::to, to), Part::drop, drops(from));
  }

  // D4.1
  template <class Sink>
  void militant(Square from, Sink& sink) const {
    const Sight seen = sight(from, p_.occupied());
    const SquareSet range = militant_range[index(from)] - in_maze;
    go(from, seen.open & range, sink);
    take(from, seen.hit & range & killable_, sink);
  }

  // D4.2
  template <class Sink>
  void chief(Square from, Sink& sink) const {
    const Sight seen = sight(from, p_.occupied());
    go(from, seen.open, sink);
    take(from, seen.hit & killable_, sink);
  }

  // D4.3, D5.3
  template <class Sink>
  void assassin(Square from, Sink& sink) const {
    const Sight seen = sight(from, p_.occupied());
    const SquareSet victims = seen.hit & killable_;
    go(from, (seen.open | victims) - in_maze, sink);
    if (!victims.has(maze)) return;
    SquareSet out = exits(from, Role::assassin);
    out.remove(from);
    sink(Move::stem(from).with(Part::to, maze), Part::exit, out);
  }

  // D4.4
  template <class Sink>
  void reporter(Square from, Sink& sink) const {
    const SquareSet squares = sight(from, p_.occupied()).open - in_maze;
    const auto rule = p_.options().reporter;
    if (rule != Options::Reporter::must) go(from, squares, sink);
    if (rule == Options::Reporter::all) return;
    for (const Square to : squares) {
      SquareSet victims = side_neighbours[index(to)] & killable_;
      victims.remove(from);  // where it stood itself
      const Move stem = Move::stem(from).with(Part::to, to);
      if (!victims.empty())
        sink(stem, Part::shot, victims);
      else if (rule == Options::Reporter::must)
        go(from, SquareSet::of(to), sink);
    }
  }

  // D4.5, D5.4
  template <class Sink>
  void diplomat(Square from, Sink& sink) const {
    const Sight seen = sight(from, p_.occupied());
    const SquareSet guests = seen.hit & portable_;
    go(from, seen.open - in_maze, sink);
    for (const Square to : guests - in_maze)
      sink(Move::stem(from).with(Part::to, to), Part::drop, guest_drops(from, to));
    if (guests.has(maze)) act_in_maze(from, Role::diplomat, sink);
  }

  // D4.6, D5.4
  template <class Sink>
  void necromobile(Square from, Sink& sink) const {
    const Sight seen = sight(from, p_.occupied());
    const SquareSet found = seen.hit & bodies_;
    go(from, seen.open - in_maze, sink);
    take(from, found - in_maze, sink);
    if (found.has(maze)) act_in_maze(from, Role::necromobile, sink);
  }

  template <class Sink>
  void act_in_maze(Square from, Role role, Sink& sink) const {
    const Move stem = Move::stem(from).with(Part::to, maze);
    for (const Square exit : exits(from, role)) {
      SquareSet squares = drops(from);
      squares.remove(exit);
      sink(stem.with(Part::exit, exit), Part::drop, squares);
    }
  }

  // D5.2, D5.5: where a piece that came from `from` may leave the maze to.
  SquareSet exits(Square from, Role role) const {
    SquareSet others = p_.occupied();
    others.remove(from);
    const Sight seen = sight(maze, others);
    SquareSet squares = seen.open;
    if (p_.options().master == Options::Master::yes && role != Role::necromobile)
      squares |= seen.hit & foreign_chiefs();
    return squares;
  }

  SquareSet foreign_chiefs() const {
    SquareSet squares;
    for (const Seat camp : all_seats)
      if (const auto s = p_.chief(camp); s && camp != seat_) squares.add(*s);
    return squares;
  }

  const Position& p_;
  Seat seat_;
  SquareSet empty_field_, own_, killable_, portable_, bodies_;
};

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
  if (out.empty()) out.push_back(Move());  // D8.3
}

std::uint64_t Position::count_moves() const {
  if (!turn()) return 0;
  Counter counter;
  Generator(*this, *turn()).all_moves(counter);
  return counter.n ? counter.n : 1;  // D8.3
}

void Position::stems(std::vector<Stem>& out) const {
  out.clear();
  if (!turn()) return;
  Collector collector{out};
  Generator(*this, *turn()).all_moves(collector);
}

void Position::moves_from(Square from, std::vector<Move>& out) const {
  out.clear();
  const auto leader = at(from).is_living() ? controller(at(from).camp()) : std::nullopt;
  if (!leader) return;
  const Generator generator(*this, *leader);
  list(out, [&](auto& sink) { generator.moves_of(from, sink); });
}

SquareSet Position::drops(Square from, Square to) const {
  const Cell mover = at(from);
  assert(mover.is_living() && controller(mover.camp()));
  const Generator generator(*this, *controller(mover.camp()));
  if (mover.role() == Role::diplomat && to != maze) return generator.guest_drops(from, to);
  return generator.drops(from);
}

}  // namespace tetrarchy::djambi
