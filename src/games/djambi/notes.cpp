#include <array>
#include <optional>

#include "games/djambi/adjudicate.h"
#include "games/djambi/screen.h"

namespace tetrarchy::djambi {
namespace {

using Kind = MoveNote::Kind;

// By Fate: how the fall of a seat is told, and that of a hostage camp.
constexpr std::array<std::string_view, 6> fall_keys{
    "", "djambi.note.killed", "djambi.note.encircled", "djambi.note.withdrawn", "", ""};
constexpr std::array<std::string_view, 6> hostage_fall_keys{
    "", "djambi.note.hostage_killed", "djambi.note.hostage_encircled", "", "", ""};

class Story {
 public:
  Story(const Position& before, const Position& after) : before_(before), after_(after) {}

  std::vector<MoveNote> told() && {
    for (const Seat camp : all_seats) fall(camp);
    for (const Seat camp : all_seats) new_leader(camp);
    power();
    if (after_.outcome()) add(Kind::ended, std::nullopt, ending(after_));
    return std::move(notes_);
  }

  void add(Kind kind, std::optional<Seat> seat, Message text, Message detail = {}) {
    notes_.push_back({kind, seat, std::move(text), std::move(detail)});
  }

 private:
  void fall(Seat camp) {
    if (before_.fate(camp) == after_.fate(camp)) return;
    const bool hostage = before_.fate(camp) == Fate::hostage;
    const auto fate = static_cast<std::size_t>(after_.fate(camp));
    const auto key = hostage ? hostage_fall_keys[fate] : fall_keys[fate];
    add(hostage ? Kind::camps_changed : Kind::fell, camp, Message{std::string(key)}.with("seat", camp),
        led_from_now_on(camp));
  }

  Message led_from_now_on(Seat camp) const {
    const auto leader = after_.controller(camp);
    Message text =
        leader ? Message{"djambi.note.led.detail"}.with("leader", *leader) : Message{"djambi.note.locked.detail"};
    return std::move(text).with("camp", camp);
  }

  void new_leader(Seat camp) {
    const auto leader = after_.controller(camp);
    if (before_.controller(camp) == leader) return;
    const Message text = leader ? Message{"djambi.note.led"}.with("leader", *leader) : Message{"djambi.note.locked"};
    add(Kind::camps_changed, leader.value_or(camp), Message(text).with("camp", camp));
  }

  void power() {
    const auto had = before_.power(), has = after_.power();
    if (had == has) return;
    if (had) add(Kind::left_power, had, Message{"djambi.note.left_power"}.with("seat", *had));
    if (!has) return;
    add(Kind::came_to_power, has, Message{"djambi.note.came_to_power"}.with("seat", *has),
        Message{"djambi.note.came_to_power.detail"}.with("seat", *has));
  }

  const Position& before_;
  const Position& after_;
  std::vector<MoveNote> notes_{};
};

}  // namespace

std::vector<MoveNote> notes(const Position& p, Move m) {
  const Position after = p.after(m);
  Story story(p, after);
  const Seat seat = *p.turn();
  if (p.extra_turn()) story.add(Kind::extra_turn, seat, Message{"djambi.note.extra_turn"}.with("seat", seat));
  if (m.is_pass())
    story.add(Kind::passed, seat, Message{"djambi.note.passed"}.with("seat", seat), {"djambi.note.passed.detail"});
  return std::move(story).told();
}

std::vector<MoveNote> resignation_notes(const Position& p, Seat resigned) {
  const Position after = p.after_resignation(resigned);
  return Story(p, after).told();
}

}  // namespace tetrarchy::djambi
