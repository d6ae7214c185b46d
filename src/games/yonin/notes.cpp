#include <array>
#include <optional>

#include "games/yonin/adjudicate.h"
#include "games/yonin/screen.h"

namespace tetrarchy::yonin {
namespace {

using Kind = MoveNote::Kind;

// What happened between two positions. `mover`: who made the move; none for a resignation.
class Story {
 public:
  Story(const Position& before, const Position& after, std::optional<Seat> mover)
      : before_(before), after_(after), mover_(mover) {}

  std::vector<MoveNote> told() && {
    for (const Seat seat : all_seats) checks(seat);
    for (const Seat seat : all_seats) fall(seat);
    turn();
    if (after_.outcome()) add(Kind::ended, std::nullopt, ending(after_));
    return std::move(notes_);
  }

 private:
  void add(Kind kind, std::optional<Seat> seat, Message text, Message detail = {}) {
    notes_.push_back({kind, seat, std::move(text), std::move(detail)});
  }
  static Message words(std::string key) { return {"yonin.note." + std::move(key)}; }

  // ---- checks (Y4.1)

  static std::vector<Seat> checkers(const Position& p, Seat checked) {
    std::vector<Seat> seats;
    for (const Seat seat : all_seats)
      if (!(p.checkers(checked) & p.men(seat)).empty()) seats.push_back(seat);
    return seats;
  }

  Message who_checks(Seat checked) const {
    constexpr std::array<std::string_view, 4> keys{"", "checks", "checks.two", "checks.three"};
    constexpr std::array<std::string_view, 3> names{"by", "second", "third"};
    const auto seats = checkers(after_, checked);
    Message text = words(std::string(keys[seats.size()])).with("seat", checked);
    for (std::size_t i = 0; i < seats.size(); ++i) text = std::move(text).with(names[i], seats[i]);
    return text;
  }

  // A check is told once, when it is given.
  void checks(Seat seat) {
    const SquareSet old = before_.checkers(seat);
    for (const Square s : after_.checkers(seat))
      if (!old.has(s) || before_.at(s) != after_.at(s)) return add(Kind::checks, seat, who_checks(seat));
  }

  // ---- falls (Y5)

  // Who has what the seat had: nobody when it is frozen.
  std::optional<Seat> heir() const { return after_.options().men == Options::Men::freeze ? std::nullopt : mover_; }

  void fall(Seat seat) {
    if (before_.fate(seat) == after_.fate(seat)) return;
    const auto heir_of_it = after_.fate(seat) == Fate::withdrawn ? std::nullopt : heir();
    Message detail = heir_of_it ? words("inherited.detail").with("leader", *heir_of_it) : words("frozen.detail");
    add(Kind::fell, seat, how(seat), std::move(detail).with("seat", seat));
    Message text = heir_of_it ? words("inherited").with("leader", *heir_of_it) : words("frozen");
    add(Kind::camps_changed, heir_of_it.value_or(seat), std::move(text).with("seat", seat));
  }

  Message how(Seat seat) const {
    const Fate fate = after_.fate(seat);
    if (fate == Fate::withdrawn) return words("withdrawn").with("seat", seat);
    if (fate == Fate::stuck) return words("stuck").with("seat", seat);
    return mover_ ? words("mated_by").with("seat", seat).with("by", *mover_) : words("mated").with("seat", seat);
  }

  // ---- the turn (Y4.3)

  // The living seats that would have come before the one that does: after the seat that moved, from the
  // seat to move on when another one has resigned.
  std::vector<Seat> skipped() const {
    const Seat before = *before_.turn(), to_move = *after_.turn();
    std::vector<Seat> seats;
    for (Seat s = mover_ || !after_.plays(before) ? next(before) : before; s != to_move; s = next(s))
      if (after_.plays(s)) seats.push_back(s);
    return seats;
  }

  void turn() {
    if (!after_.turn()) return;
    const auto seats = skipped();
    if (seats.empty()) return;
    constexpr std::array<std::string_view, 2> keys{"jumps", "jumps.two"};  // never more: one moved, one moves next
    constexpr std::array<std::string_view, 2> names{"skipped", "second"};
    const Seat to_move = *after_.turn();
    Message text = words(std::string(keys[seats.size() - 1])).with("seat", to_move);
    for (std::size_t i = 0; i < seats.size(); ++i) text = std::move(text).with(names[i], seats[i]);
    add(Kind::turn_jumps, to_move, std::move(text),
        after_.in_check(to_move) ? sentence(who_checks(to_move)) : Message{});
  }

  static Message sentence(Message clause) {
    clause.key += ".detail";
    return clause;
  }

  const Position& before_;
  const Position& after_;
  std::optional<Seat> mover_;
  std::vector<MoveNote> notes_{};
};

}  // namespace

std::vector<MoveNote> notes(const Position& p, Move m) {
  const Position after = p.after(m);
  return Story(p, after, p.turn()).told();
}

std::vector<MoveNote> resignation_notes(const Position& p, Seat resigned) {
  const Position after = p.after_resignation(resigned);
  return Story(p, after, std::nullopt).told();
}

}  // namespace tetrarchy::yonin
