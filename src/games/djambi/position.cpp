#include "games/djambi/position.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "core/option_text.h"
#include "games/djambi/lines.h"

namespace tetrarchy::djambi {

// ---- in and out --------------------------------------------------------------------------------

OrRefusal<Position> Position::from(const Setup& s, Strictness strictness) {
  if (auto refusal = fault(s, strictness)) return *refusal;
  Position p;
  p.chief_.of.fill(no_square);
  for (int i = 0; i < square_count; ++i)
    if (!s.at(Square(i)).is_empty()) p.put(Square(i), s.at(Square(i)));
  for (const Seat camp : all_seats) {
    p.controller_[camp] = code(s.controller[camp]);
    p.camps_[camp].fate = s.fate[camp];
  }
  p.turn_ = code(s.turn);
  p.base_ = code(s.base);
  p.options_ = s.options;
  p.quiet_ = static_cast<std::uint32_t>(s.quiet);
  p.number_ = static_cast<std::uint32_t>(s.number);
  // A text does not say in which order the seats fell: they count as fallen together.
  const auto living = static_cast<std::uint8_t>(p.living_seats());
  for (const Seat camp : all_seats) {
    const Fate fate = p.fate(camp);
    const bool fell = fate == Fate::killed || fate == Fate::encircled || fate == Fate::withdrawn;
    if (fell) p.camps_[camp].outlived_by = living & 7;
  }
  return p;
}

Setup Position::setup() const {
  Setup s;
  s.cells = cells_;
  s.turn = turn();
  s.base = base();
  for (const Seat camp : all_seats) {
    s.controller[camp] = controller(camp);
    s.fate[camp] = fate(camp);
  }
  s.quiet = quiet();
  s.number = number();
  s.options = options_;
  return s;
}

void Position::put(Square s, Cell cell) {
  assert(at(s).is_empty() && !cell.is_empty());
  cells_[index(s)] = cell;
  occupied_.add(s);
  if (cell.is(Role::chief)) chief_[cell.camp()] = static_cast<std::uint8_t>(s.index());
}

Cell Position::lift(Square s) {
  const Cell cell = at(s);
  assert(!cell.is_empty());
  cells_[index(s)] = Cell();
  occupied_.remove(s);
  if (cell.is(Role::chief)) chief_[cell.camp()] = no_square;
  return cell;
}

// ---- questions ---------------------------------------------------------------------------------

SquareSet Position::bodies() const {
  SquareSet all;
  for (const Square s : occupied_)
    if (at(s).is_body()) all.add(s);
  return all;
}

std::optional<Square> Position::chief(Seat camp) const {
  if (chief_[camp] == no_square) return std::nullopt;
  return Square(chief_[camp]);
}

std::optional<Seat> Position::power() const {
  const Cell there = at(maze);
  if (!there.is(Role::chief) || !plays(there.camp())) return std::nullopt;
  return there.camp();
}

int Position::living_seats() const {
  return static_cast<int>(std::ranges::count_if(all_seats, [&](Seat s) { return plays(s); }));
}

bool Position::was_seat(Seat seat) const { return plays(seat) || camps_[seat].outlived_by != no_rank; }

int Position::place(Seat seat) const {
  if (!was_seat(seat)) return 0;
  if (!plays(seat)) return std::max(1, camps_[seat].outlived_by + 1);
  return turn() ? 0 : 1;
}

Relation Position::relation(Seat seat, Cell living) const {
  if (is_locked(living.camp())) return Relation::locked;
  return controller_[living.camp()] == static_cast<std::uint8_t>(seat) ? Relation::own : Relation::foreign;
}

bool Position::may_kill(Seat seat, Cell cell) const {
  if (!cell.is_living()) return false;
  switch (relation(seat, cell)) {
    case Relation::foreign:
      return true;
    case Relation::locked:
      return options_.locked == Options::Locked::killable;
    case Relation::own:
      break;
  }
  if (options_.own == Options::Own::vassals) return cell.camp() != seat;
  return options_.own == Options::Own::all && cell != Cell(seat, Role::chief);
}

bool Position::may_carry(Seat seat, Cell cell) const {
  if (!cell.is_living()) return false;
  switch (relation(seat, cell)) {
    case Relation::foreign:
      return true;
    case Relation::locked:
      return false;
    case Relation::own:
      break;
  }
  return options_.diplomat == Options::Diplomat::vassals && cell.camp() != seat;
}

std::optional<Outcome> Position::outcome() const {
  if (turn()) return std::nullopt;
  Outcome end{};
  float sharing = 0;
  for (const Seat s : all_seats) {
    end.place[s] = static_cast<std::uint8_t>(place(s));
    if (end.place[s] == 1) sharing += 1;
  }
  for (const Seat s : all_seats) end.share[s] = end.place[s] == 1 ? 1 / sharing : 0;
  return end;
}

bool Position::repeats(const Position& o) const {
  const auto same_fate = [&](Seat s) { return fate(s) == o.fate(s); };
  return cells_ == o.cells_ && turn_ == o.turn_ && base_ == o.base_ && controller_ == o.controller_ &&
         std::ranges::all_of(all_seats, same_fate);
}

bool Position::operator==(const Position& o) const {
  return repeats(o) && quiet_ == o.quiet_ && number_ == o.number_ && options_ == o.options_;
}

std::uint64_t Position::key() const {
  std::uint64_t hash = 0;
  const auto mix = [&hash](std::uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 32;
  };
  for (std::size_t i = 0; i + 8 < cells_.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, cells_.data() + i, 8);
    mix(word);
  }
  std::uint64_t rest = 0;
  std::memcpy(&rest, cells_.data() + 80, 1);
  for (const Seat s : all_seats)
    rest = rest << 8 | static_cast<std::uint64_t>(controller_[s] << 3 | static_cast<int>(fate(s)));
  mix(rest << 16 | static_cast<std::uint64_t>(turn_ << 8 | base_));
  return hash;
}

// ---- a turn ------------------------------------------------------------------------------------

Position Position::after(Move m) const {
  assert(turn());
  Position next = *this;
  ++next.quiet_;  // every death sets it back to zero
  if (!m.is_pass()) next.act(m.parts());
  next.settle(*this);
  if (next.turn()) next.pass_turn(*this, *turn());
  // A text has no room for more (D10.4).
  next.quiet_ = std::min<std::uint32_t>(next.quiet_, greatest_count);
  next.number_ = std::min<std::uint32_t>(number_ + 1, greatest_count);
  return next;
}

Position Position::after_resignation(Seat seat) const {
  assert(turn() && plays(seat));
  Position next = *this;
  next.turn_over(seat, Fate::withdrawn);
  next.settle(*this);
  if (next.turn() && !next.plays(*turn())) next.pass_turn(*this, *turn());
  return next;
}

void Position::act(const Move::Parts& m) {
  const Cell mover = lift(m.from);
  const Seat seat = *controller(mover.camp());
  const bool by_killing = kills(mover.role());

  if (at(m.to).is_empty()) {
    put(m.to, mover);
    if (mover.role() == Role::reporter) shoot(m, seat);
    return;
  }
  const Cell lifted = lift(m.to);
  const Square rest = m.exit.value_or(m.to);
  const bool master = !at(rest).is_empty();  // D5.5: the exit ends on a second chief
  const Cell second = master ? lift(rest) : Cell();
  put(rest, mover);
  // D4.3: the assassin's victim lies where the assassin came from; otherwise a drop was chosen.
  put(m.drop.value_or(m.from), by_killing ? Cell::body() : lifted);
  if (master) put(maze, by_killing ? Cell::body() : second);
  if (!by_killing) return;
  kill(lifted, seat);
  if (master) kill(second, seat);
}

SquareSet Position::shot_by(const Move::Parts& m, Seat seat) const {
  SquareSet victims;
  if (m.shot) victims.add(*m.shot);
  if (options_.reporter != Options::Reporter::all) return victims;
  for (const Square s : side_neighbours[index(m.to)])
    if (may_kill(seat, at(s))) victims.add(s);
  return victims;
}

void Position::shoot(const Move::Parts& m, Seat seat) {
  // All victims are found before the first one falls: its camps may change hands.
  for (const Square s : shot_by(m, seat)) {
    const Cell victim = lift(s);
    put(s, Cell::body());
    kill(victim, seat);
  }
}

void Position::kill(Cell victim, Seat by) {
  quiet_ = 0;
  if (victim.role() != Role::chief) return;
  const Seat fallen = victim.camp();
  if (fate(fallen) == Fate::alive)
    for (const Seat camp : all_seats)
      if (controller_[camp] == code(fallen)) controller_[camp] = code(by);
  controller_[fallen] = code(by);  // a hostage camp had no controller (D9.1)
  camps_[fallen].fate = Fate::killed;
}

bool Position::has_necromobile(Seat camp) const {
  const bool hostage = fate(camp) == Fate::hostage;
  const auto counts = [&](Cell c) {
    return c.is(Role::necromobile) && (hostage ? c.camp() == camp : controller_[c.camp()] == code(camp));
  };
  return std::ranges::any_of(cells_, counts);
}

bool Position::is_ringed(Square place) const {
  for (const Square s : neighbours[index(place)])
    if (!at(s).is_body()) return false;
  return true;
}

bool Position::is_walled_in(Seat camp, SquareSet cut_off) const {
  if (fate(camp) != Fate::alive && fate(camp) != Fate::hostage) return false;
  const Square place(chief_[camp]);
  if (place == maze) return false;
  return (is_ringed(place) || cut_off.has(place)) && !has_necromobile(camp);
}

std::vector<Seat> Position::walled_in() const {
  SquareSet cut_off;
  if (options_.ring == Options::Ring::maze) {
    const SquareSet ground = ~bodies();
    cut_off = ground - walk(neighbours[index(maze)] & ground, ground);
  }
  std::vector<Seat> found;
  for (const Seat camp : all_seats)
    if (is_walled_in(camp, cut_off)) found.push_back(camp);
  return found;
}

void Position::wall_in() {
  for (auto found = walled_in(); !found.empty(); found = walled_in())
    for (const Seat camp : found) turn_over(camp, Fate::encircled);
}

void Position::turn_over(Seat camp, Fate fate) {
  quiet_ = 0;
  const Square place(chief_[camp]);
  lift(place);
  put(place, Cell::body());
  for (const Seat c : all_seats)
    if (controller_[c] == code(camp)) controller_[c] = nobody;
  camps_[camp].fate = fate;
}

void Position::claim_locked() {
  const auto seat = power();
  if (!seat) return;
  for (const Seat camp : all_seats)
    if (is_locked(camp)) controller_[camp] = code(seat);
}

void Position::rank_fallen(const Position& before) {
  const auto living = static_cast<std::uint8_t>(living_seats());
  for (const Seat s : all_seats)
    if (before.plays(s) && !plays(s)) camps_[s].outlived_by = living & 7;
}

void Position::settle(const Position& before) {
  wall_in();
  claim_locked();
  rank_fallen(before);
  const bool quiet_end = options_.quiet > 0 && quiet_ >= options_.quiet;
  if (living_seats() < 2 || quiet_end) turn_ = base_ = nobody;
}

Seat Position::living_after(Seat seat) const {
  do seat = next(seat);
  while (!plays(seat));
  return seat;
}

void Position::pass_turn(const Position& before, Seat mover) {
  const auto in_power = power();
  if (in_power && in_power != mover) {
    turn_ = code(in_power);
    return;
  }
  Seat following = living_after(*base());
  const bool gave_up_power = before.extra_turn() && before.power() == mover && in_power != mover;
  if (following == mover && (living_seats() >= 3 || gave_up_power)) following = living_after(following);
  turn_ = base_ = code(following);
}

std::vector<Seat> Position::next_turns(std::size_t n) const {
  std::vector<Seat> turns;
  Position p = *this;
  while (turns.size() < n && p.turn()) {
    p.pass_turn(p, *p.turn());
    turns.push_back(*p.turn());
  }
  return turns;
}

}  // namespace tetrarchy::djambi
