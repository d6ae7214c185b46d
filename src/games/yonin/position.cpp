#include "games/yonin/position.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "core/option_text.h"
#include "games/yonin/lines.h"

namespace tetrarchy::yonin {
namespace {

// By seat and by `teams`: everybody who is no rival of it is left out. Dead seats lead nothing.
constexpr unsigned led_by_rivals(Seat seat, Options::Teams teams) {
  unsigned bits = 0;
  for (const Seat s : all_seats)
    if (s != seat && (teams == Options::Teams::no || s != partner(seat))) bits |= Cell::led_bit(s);
  return bits;
}

Refusal refused(std::string_view code, Seat seat) {
  return {std::string(code), "Y7.4", Message{"yonin.refused." + std::string(code)}.with("seat", seat)};
}

}  // namespace

// ---- in and out --------------------------------------------------------------------------------

OrRefusal<Position> Position::from(const Setup& s, Strictness strictness) {
  if (auto refusal = yonin::fault(s, strictness)) return *refusal;
  Position p;
  for (int i = 0; i < square_count; ++i)
    if (!s.at(Square(i)).is_empty()) p.put(Square(i), s.at(Square(i)));
  for (const Seat seat : all_seats) {
    p.fate_[seat] = p.at(p.king(seat)).is_dead_king() ? Fate::fallen : Fate::alive;
    p.place_[seat] = static_cast<std::uint8_t>(s.place[seat]);
    p.mates_[seat] = static_cast<std::uint8_t>(s.mates[seat]);
  }
  p.turn_ = s.turn ? static_cast<std::uint8_t>(*s.turn) : nobody;
  p.hand_ = s.hand;
  p.options_ = s.options;
  p.number_ = static_cast<std::uint32_t>(s.number);
  if (auto refusal = p.fault()) return *refusal;
  return p;
}

std::optional<Refusal> Position::fault() const {
  if (!turn()) return std::nullopt;
  if (!in_check(*turn()))
    for (const Seat seat : all_seats)
      if (in_check(seat)) return refused("check_without_turn", seat);
  if (!can_move(*turn())) return refused("turn_without_move", *turn());
  return std::nullopt;
}

Setup Position::setup() const {
  Setup s;
  std::copy_n(cells_.begin(), square_count, s.cells.begin());
  s.turn = turn();
  s.hand = hand_;
  for (const Seat seat : all_seats) {
    s.place[seat] = place_[seat];
    s.mates[seat] = mates_[seat];
  }
  s.number = number();
  s.options = options_;
  return s;
}

void Position::put(Square s, Cell cell) {
  assert(at(s).is_empty() && !cell.is_empty());
  cells_[index(s)] = cell;
  occupied_.add(s);
  if (cell.slides()) sliders_.add(s);
  if (cell.is_king()) king_[cell.facing()] = static_cast<std::uint8_t>(s.index());
}

Cell Position::lift(Square s) {
  const Cell cell = at(s);
  assert(!cell.is_empty());
  cells_[index(s)] = Cell();
  occupied_.remove(s);
  sliders_.remove(s);
  return cell;
}

// ---- questions ---------------------------------------------------------------------------------

SquareSet Position::men(Seat seat) const {
  const unsigned led = Cell::led_bit(seat);
  SquareSet all;
  for (const Square s : occupied_)
    if (at(s).is_led_by(led)) all.add(s);
  return all;
}

int Position::living_seats() const {
  return static_cast<int>(std::ranges::count_if(all_seats, [&](Seat s) { return plays(s); }));
}

int Position::place(Seat seat) const {
  if (place_[seat] > 0 || turn()) return place_[seat];
  return plays(seat) ? 1 : std::min(4, living_seats() + 1);  // a written position that is over, nobody knows how
}

bool Position::is_rival(Seat a, Seat b) const {
  return a != b && (options_.teams == Options::Teams::no || a != partner(b));
}

SquareSet Position::checkers(Seat seat) const {
  return plays(seat) ? attackers(seat, king(seat), occupied_) : SquareSet();
}

bool Position::in_check(Seat seat) const { return plays(seat) && is_attacked(seat, king(seat), occupied_); }

int Position::check_order(Seat seat) const {
  if (!turn() || !in_check(seat)) return 0;
  int n = 1;
  for (Seat s = *turn(); s != seat; s = next(s)) n += in_check(s) ? 1 : 0;
  return n;
}

bool Position::is_attacked(Seat seat, Square target, SquareSet occupied) const {
  const unsigned rivals = led_by_rivals(seat, options_.teams);
  const auto& beside = step_to[index(target)];
  for (std::size_t d = 0; d < 8; ++d) {
    const Cell cell = cells_[beside[d]];
    if (cell.is_led_by(rivals) && step_directions[cell.pattern()] >> opposite(d) & 1) return true;
  }
  for (const Square s : sliders_& slides[index(target)])
    if (at(s).is_led_by(rivals) && (between(target, s) & occupied).empty()) return true;
  return false;
}

SquareSet Position::attackers(Seat seat, Square target, SquareSet occupied) const {
  const unsigned rivals = led_by_rivals(seat, options_.teams);
  const auto& beside = step_to[index(target)];
  SquareSet all;
  for (std::size_t d = 0; d < 8; ++d) {
    const Cell cell = cells_[beside[d]];
    if (cell.is_led_by(rivals) && step_directions[cell.pattern()] >> opposite(d) & 1) all.add(Square(beside[d]));
  }
  for (const Square s : sliders_& slides[index(target)])
    if (at(s).is_led_by(rivals) && (between(target, s) & occupied).empty()) all.add(s);
  return all;
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
  return cells_ == o.cells_ && turn_ == o.turn_ && hand_ == o.hand_;  // dead kings are seen on the board
}

bool Position::operator==(const Position& o) const {
  return repeats(o) && place_ == o.place_ && mates_ == o.mates_ && number_ == o.number_ && options_ == o.options_;
}

std::uint64_t Position::key() const {
  std::uint64_t hash = turn_;
  const auto mix = [&hash](const void* from, std::size_t size) {
    std::uint64_t word = 0;
    std::memcpy(&word, from, size);
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 32;
  };
  for (std::size_t i = 0; i < square_count; i += 8) mix(cells_.data() + i, std::min<std::size_t>(8, square_count - i));
  mix(hand_.of.data(), 8);
  mix(hand_.of.data() + 2, 8);
  return hash;
}

// ---- a turn ------------------------------------------------------------------------------------

Position Position::after(Move m) const {
  assert(turn());
  const Seat mover = *turn();
  Position next = *this;
  next.act(m);
  next.number_ = std::min<std::uint32_t>(number_ + 1, greatest_count);  // a text has no room for more (Y7.4)
  const Checks checks = next.judged(mover);
  next.pass_turn({mover, Turns::Base::has_moved}, mover, checks);
  next.rank(*this, mover);
  return next;
}

Position Position::after_resignation(Seat seat) const {
  assert(turn() && plays(seat));
  Position next = *this;
  next.fall(seat, Fate::withdrawn, std::nullopt);
  const bool on_turn = seat == turn();
  next.pass_turn({*turn(), on_turn ? Turns::Base::has_moved : Turns::Base::to_move}, std::nullopt, next.checks());
  next.rank(*this, std::nullopt);
  return next;
}

void Position::act(Move m) {
  const Seat mover = *turn();
  if (m.is_drop()) {
    hand_[mover].take(m.dropped());
    put(m.to(), Cell(m.dropped(), Form::plain, mover, mover));
    return;
  }
  const Cell man = lift(m.from());
  if (!at(m.to()).is_empty()) hand_[mover].add(lift(m.to()).role());  // Y2.3
  put(m.to(), m.promotes() ? man.promoted() : man);
}

Position::Checks Position::checks() const {
  Checks now;
  for (const Seat s : all_seats) now.on[s] = in_check(s);
  return now;
}

Position::Checks Position::judged(Seat mover) {
  Checks now;
  for (const Seat s : all_seats) now.on[s] = s != mover && in_check(s);  // the mover's own move was legal (Y4.2)
  if (options_.judge == Options::Judge::turn) return now;
  BySeat<bool> mated;  // all are found before the first one falls (Y5.1)
  for (const Seat s : all_seats) mated[s] = now.on[s] && !can_move(s);
  if (mated == BySeat<bool>()) return {now.on, Checks::Replies::known};
  for (const Seat s : all_seats)
    if (mated[s]) mate(s, mover);
  return checks();
}

void Position::mate(Seat seat, std::optional<Seat> by) {
  fall(seat, Fate::mated, by);
  if (by) mates_[*by] = std::min<std::uint8_t>(mates_[*by] + 1, 9);
}

void Position::fall(Seat seat, Fate fate, std::optional<Seat> heir) {
  assert(plays(seat) && heir != seat);
  const bool frozen = options_.men == Options::Men::freeze || !heir;
  fate_[seat] = fate;
  cells_[king_[seat]] = at(king(seat)).led_by(std::nullopt);
  for (const Square s : men(seat)) cells_[index(s)] = frozen ? at(s).led_by(std::nullopt) : at(s).led_by(*heir);
  if (!frozen)
    for (std::size_t i = 0; i < hand_roles.size(); ++i) hand_[*heir].count[i] += hand_[seat].count[i];
  hand_[seat] = Hand();
}

// Y5.7: who comes next is counted from a seat that has moved or fallen, unless another one fell while it
// was to move: then it stays to move, but for a check.
Seat Position::following(Turns turns, const Checks& checks) const {
  const bool stays = turns.base == Turns::Base::to_move;
  if (stays && checks.on[turns.seat]) return turns.seat;
  Seat s = turns.seat;
  for (int i = 0; i < 4; ++i)
    if (s = next(s); checks.on[s]) return s;
  if (stays) return turns.seat;
  do s = next(s);
  while (!plays(s));
  return s;
}

bool Position::is_decided() const {
  const int living = living_seats();
  return living < 2 || (living < 3 && options_.end == Options::End::twomates) ||
         (living < 4 && options_.teams == Options::Teams::yes);
}

// Y4.3, Y5.5 to Y5.7
void Position::pass_turn(Turns turns, std::optional<Seat> last_mover, Checks checks) {
  turn_ = nobody;
  for (; !is_decided(); checks = this->checks()) {
    const Seat seat = following(turns, checks);
    if (checks.on[seat] && checks.replies != Checks::Replies::known && !can_move(seat)) {
      mate(seat, last_mover);  // the turn passes as if it had never come (Y5.1)
      continue;
    }
    if (is_past_limit()) return;
    if (checks.on[seat] || can_move_unchecked(seat)) {
      turn_ = static_cast<std::uint8_t>(seat);
      return;
    }
    fall(seat, Fate::stuck, last_mover);
    turns = {seat, Turns::Base::has_moved};
  }
}

bool Position::is_past_limit() const { return options_.limit > 0 && number_ > options_.limit; }

// ---- places ------------------------------------------------------------------------------------

// What the living seats are placed by when the game is over (Y6.1, Y6.2, Y6.5); greater is better.
int Position::score(Seat seat) const {
  if (living_seats() < 2) return 0;
  int count = hand_[seat].size(), points = count + 4 * hand_[seat][Role::rook];
  for (const Square s : men(seat)) {
    ++count;
    points += at(s).is_king() ? 0 : at(s).slides() ? 5 : 1;
  }
  if (options_.teams == Options::Teams::no && is_decided()) return mates_[seat] * 100 + count;
  return points;
}

void Position::rank(const Position& before, std::optional<Seat> mover) {
  if (turn() && fate_ == before.fate_) return;
  const int living = living_seats();
  for (const Seat s : all_seats)
    if (before.plays(s) && !plays(s)) place_[s] = static_cast<std::uint8_t>(living + 1);
  if (turn()) return;
  if (options_.teams == Options::Teams::yes) return rank_teams(mover);
  for (const Seat s : all_seats) {
    const auto better = [&](Seat o) { return plays(o) && score(o) > score(s); };
    if (plays(s)) place_[s] = static_cast<std::uint8_t>(1 + std::ranges::count_if(all_seats, better));
  }
}

// Y6.3: the team loses whose seat fell, the mover's opponents if both teams' did; by points if nobody did.
void Position::rank_teams(std::optional<Seat> mover) {
  BySeat<int> merit;
  for (const Seat s : all_seats) {
    const bool lost = !plays(s) || !plays(partner(s));
    const bool saved = mover == s || mover == partner(s);
    const bool everybody_lost =
        (!plays(Seat::red) || !plays(Seat::yellow)) && (!plays(Seat::blue) || !plays(Seat::green));
    if (living_seats() == 4)
      merit[s] = score(s) + score(partner(s));
    else
      merit[s] = everybody_lost ? saved : !lost;
  }
  for (const Seat s : all_seats) place_[s] = merit[s] < merit[next(s)] ? 3 : 1;
}

std::vector<Seat> Position::next_turns(std::size_t n) const {
  std::vector<Seat> turns;
  if (!turn()) return turns;
  // The seat to move is taken to parry its check; the others' checks stand, and each is answered once.
  Seat seat = *turn();
  BySeat<bool> checked;
  for (const Seat s : all_seats) checked[s] = s != seat && in_check(s);
  while (turns.size() < n) {
    Seat following = next(seat);
    while (following != seat && !checked[following]) following = next(following);
    if (!checked[following]) do
        following = next(following);
      while (!plays(following));
    checked[following] = false;
    turns.push_back(following);
    seat = following;
  }
  return turns;
}

}  // namespace tetrarchy::yonin
