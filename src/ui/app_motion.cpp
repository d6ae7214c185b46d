#include <algorithm>
#include <array>
#include <utility>

#include "ui/app_state.h"
#include "ui/events.h"

// What a change of the match sets in motion, and what is heard of it.
namespace tetrarchy::ui {
namespace {

// From a point of the screen to the unturned board, in squares.
render::Point on_board(const BoardGeometry& g, render::Point p) {
  render::Point q{(p.x - g.squares.x) / g.square(), (p.y - g.squares.y) / g.square()};
  for (int i = 4 - (g.quarter_turns & 3); i % 4 > 0; --i) q = {board_side - q.y, q.x};
  return q;
}

}  // namespace

void App::State::start_passage(const Passage& p) {
  Hand hand = hand_of_motion();
  hand.placed_from = input.take_dropped();
  const bool drops =
      std::any_of(p.travels.begin(), p.travels.end(), [](const Travel& t) { return t.kind == Travel::Kind::drop; });
  if (hand_is_near())
    hand.carried = on_board(geometry(), *input.hand());
  else if (!drops)
    hand.carried = on_board(geometry(), ui::resting_place(view(), geometry()));
  start_motion(Animation(p, motion(), hand));
}

// It is seen, and heard when it is played.
void App::State::follow_proposal(const Passage& p) {
  start_passage(p);
  unheard = cues_of(p, running->animation.landings());
}

void App::State::follow_passage(const Passage& p) {
  const MatchView& v = view();
  start_passage(p);
  hear_passage(p);
  if (p.before.power != p.after.power)
    power_since_ms = now() + static_cast<std::int64_t>(running->animation.duration());
  if (p.before.turn && p.before.turn != p.after.turn) turn_fade = TurnFade{*p.before.turn, now()};
  presentation.lit.clear();
  if (!p.notes.empty())
    for (Notice& n : notices_of(words, p)) notices.add(std::move(n));
  if (world.emit)
    for (const Event& e : events_of(words, lines_before, v)) world.emit(e.name, e.json);
  if (v.live() && v.ended) result_due = true;
  keep_match();
}

// Where the pieces in hand lie, as seen from the board.
Hand App::State::hand_of_motion() const {
  const BoardGeometry g = geometry();
  Hand out;
  for (const HandSlot& s : hand_slots(layout, view().board, quarter_turns)) {
    out.slots[s.seat].push_back(on_board(g, {s.box.x + s.size / 2, s.box.y + s.box.height / 2}));
    out.slot_scale = s.size / (.9f * g.square());
  }
  if (!is_embed(layout.shape)) return out;
  for (const Seat s : all_seats)
    for (std::size_t i = 0; i < view().board.seats[s].hand.size(); ++i)
      out.slots[s].push_back(
          on_board(g, centre_of(layout.plate[index(turned(view().board.corner[s], quarter_turns))])));
  return out;
}

// A step of the unfinished move: the piece goes where it was sent, and what it meets is turned over.
void App::State::follow_picks() {
  const MatchView& v = view();
  unheard.clear();
  const auto dropped = input.take_dropped();
  if (made_before.empty() && v.made.size() == 1) hear({sound::Sound::lift});
  if (v.made.size() <= made_before.size() || !mover_before || !v.mover || v.mover == mover_before) return;
  const auto& piece = board_before.at[static_cast<std::size_t>(mover_before->index())];
  if (!piece) return;
  Passage p{.before = board_before, .after = v.board};
  p.travels.push_back({Travel::Kind::slide, *mover_before, *v.mover, 0, *piece});
  const auto& victim = board_before.at[static_cast<std::size_t>(v.mover->index())];
  const bool to_hand = hand_counts(board_before) != hand_counts(v.board);
  if (v.made.back().act == Act::kill && victim)
    p.travels.push_back({to_hand ? Travel::Kind::capture : Travel::Kind::fall, *v.mover, *v.mover, 0, *victim,
                         v.board.turn.value_or(Seat::red)});
  Hand hand = hand_of_motion();
  hand.placed_from = dropped;
  start_motion(Animation(p, motion(), hand));
  for (const sound::Cue& cue : cues_of(p, running->animation.landings())) hear(cue);
}

// ---- what is heard of it ---------------------------------------------------------------------------------

void App::State::hear(const sound::Cue& cue) const {
  constexpr std::array<float, 3> levels{0, .35f, 1};  // by Loudness
  if (world.sound && loudness() != Loudness::off) world.sound(cue, levels[static_cast<std::size_t>(loudness())]);
}

// Computers that play fast among themselves would make one noise of it. What a proposed move has kept back is heard
// now, from its first sound on.
void App::State::hear_passage(const Passage& p) {
  const MatchView& v = view();
  std::vector<sound::Cue> kept_back = std::exchange(unheard, {});
  if (p.before != board_before) kept_back.clear();  // that move was not played
  if (v.watched && computers.view().speed == Speed::fast) return;
  float landed = running->animation.duration();
  for (const sound::Cue& cue : cues_of(p, running->animation.landings())) hear(cue);
  if (v.record.size() <= lines_before) return;
  for (sound::Cue cue : kept_back) {
    cue.at_ms -= kept_back.front().at_ms;
    landed = std::max(landed, cue.at_ms);
    hear(cue);
  }
  if (const auto cue = turn_cue(v, landed)) hear(*cue);
}

void App::State::start_motion(Animation animation) {
  motion_ends_ms = now() + static_cast<std::int64_t>(animation.duration());
  running = Running{std::move(animation), now()};
}

}  // namespace tetrarchy::ui
