#include <algorithm>
#include <utility>
#include <variant>

#include "ui/app_state.h"
#include "ui/events.h"

namespace tetrarchy::ui {
namespace {

using Kind = Command::Kind;

std::unique_ptr<Match> taken(OrRefusal<std::unique_ptr<Match>> made) {
  auto* match = std::get_if<std::unique_ptr<Match>>(&made);
  return match ? std::move(*match) : nullptr;
}

// A usual game: every seat is played at this screen.
std::unique_ptr<Match> usual_match() { return taken(new_match(MatchConfig{})); }

// From a point of the screen to the unturned board, in squares.
render::Point on_board(const BoardGeometry& g, render::Point p) {
  render::Point q{(p.x - g.squares.x) / g.square(), (p.y - g.squares.y) / g.square()};
  for (int i = 4 - (g.quarter_turns & 3); i % 4 > 0; --i) q = {board_side - q.y, q.x};
  return q;
}

}  // namespace

void App::State::begin() {
  const auto kept = [&](std::string_view key) { return world.kept ? world.kept(key) : std::nullopt; };
  if (const auto text = kept(settings_key)) settings = read_settings(*text);
  std::unique_ptr<Match> restored;
  if (const auto text = kept(match_key)) restored = taken(match_from_record(*text));
  show(restored ? std::move(restored) : usual_match());
}

// Without motion: what was there before has nothing to do with it.
void App::State::show(std::unique_ptr<Match> shown) {
  match = std::move(shown);
  match->take_passage();
  const MatchView& v = view();
  revision = v.revision;
  board_before = v.board;
  made_before = v.made;
  mover_before = v.mover;
  lines_before = v.record.size();
  input = BoardInput();
  input.match_changed(v);
  finish_motion();
  notices.clear();
  dialogs.close();
  result_due = false;
  reach.reset();
  quarter_turns = wanted_turns();
  arrange();
  rebuild_fonts();  // other people may have other letters in their names
  draw_again();
}

int App::State::wanted_turns() const {
  const auto& turn = view().board.turn;
  if (settings.turning == Turning::fixed || !turn) return settings.quarter_turns;
  return turns_to_bottom(view().board.corner[*turn]);
}

// ---- what a change of the match sets in motion -----------------------------------------------------------

void App::State::match_changed() {
  const MatchView& v = view();
  if (v.revision == revision) return;
  revision = v.revision;
  input.match_changed(v);
  draw_again();
  if (const auto passage = match->take_passage())
    follow_passage(*passage);
  else
    follow_picks();
  if (v.draw_offer && !v.draw_awaited.empty() && dialogs.kind != DialogKind::draw_answer)
    dialogs.open(DialogKind::draw_answer, now());
  if (v.draw_awaited.empty() && dialogs.kind == DialogKind::draw_answer) dialogs.close();
  board_before = v.board;
  made_before = v.made;
  mover_before = v.mover;
  lines_before = v.record.size();
  arrange();
}

void App::State::follow_passage(const Passage& p) {
  const MatchView& v = view();
  const BoardGeometry g = geometry();
  const std::optional<render::Point> hand = input.hand();
  running = Running{
      Animation(p, motion(),
                {.placed_from = input.take_dropped(), .carried = on_board(g, hand ? *hand : resting_place(v, g))}),
      now()};
  if (p.before.power != p.after.power)
    power_since_ms = now() + static_cast<std::int64_t>(running->animation.duration());
  if (p.before.turn && p.before.turn != p.after.turn) turn_fade = TurnFade{*p.before.turn, now()};
  if (!p.notes.empty())
    for (Notice& n : notices_of(*words, p)) notices.add(std::move(n));
  if (world.emit)
    for (const Event& e : events_of(*words, lines_before, v)) world.emit(e.name, e.json);
  if (v.live() && v.ended) result_due = true;
  keep_match();
}

// A step of the unfinished move: the piece goes where it was sent, and what it meets is turned over.
void App::State::follow_picks() {
  const MatchView& v = view();
  const auto dropped = input.take_dropped();
  if (v.made.size() <= made_before.size() || !mover_before || !v.mover || v.mover == mover_before) return;
  const auto& piece = board_before.at[static_cast<std::size_t>(mover_before->index())];
  if (!piece) return;
  Passage p{.before = board_before, .after = v.board};
  p.travels.push_back({Travel::Kind::slide, *mover_before, *v.mover, 0, *piece});
  const auto& victim = board_before.at[static_cast<std::size_t>(v.mover->index())];
  if (v.made.back().act == Act::kill && victim)
    p.travels.push_back({Travel::Kind::fall, *v.mover, *v.mover, 0, *victim});
  running = Running{Animation(p, motion(), {.placed_from = dropped}), now()};
}

void App::State::keep_match() {
  if (!world.keep || world.keep(match_key, match->save()) || keeping_failed) return;
  keeping_failed = true;
  const Message what{"ui.not_kept"}, detail{"ui.not_kept.detail"};
  tell({"not_kept", "", what}, {std::nullopt, words->text(what), words->text(detail)});
}

// What a control asked for and the match would not do.
void App::State::refuse(const Refusal& why) {
  tell(why, {std::nullopt, words->text(Message{"ui.refused"}), words->text(why.text)});
}

void App::State::tell(const Refusal& what, Notice notice) {
  notices.add(std::move(notice));
  tell_outside(what);
}

void App::State::tell_outside(const Refusal& what) const {
  if (!world.emit) return;
  const Event e = error_event(*words, what);
  world.emit(e.name, e.json);
}

// The prompt says itself why a pick is refused; those who do not see it are told.
void App::State::after_board_input(const std::optional<Refused>& refused_before) {
  const auto& refused = input.refused();
  if (refused && refused != refused_before) tell_outside(refused->why);
  match_changed();
}

// ---- commands ----------------------------------------------------------------------------------------

void App::State::settings_changed() {
  if (world.keep) world.keep(settings_key, write_settings(settings));
  draw_again();
}

void App::State::start_game() {
  auto made = new_match(dialogs.new_game.config);
  if (auto* why = std::get_if<Refusal>(&made)) {
    dialogs.new_game.refused = std::move(*why);
    return;
  }
  show(std::get<std::unique_ptr<Match>>(std::move(made)));
  keep_match();
  if (!world.emit) return;
  for (const Event& e : events_of(*words, lines_before, view())) world.emit(e.name, e.json);
}

void App::State::obey(const Command& c) {
  const MatchView& v = view();
  const auto done = [&](const std::optional<Refusal>& why) {
    if (why) refuse(*why);
  };
  const auto seat = static_cast<Seat>(c.value & 3);
  switch (c.kind) {
    case Kind::step_back:
      match->step_back();
      break;
    case Kind::cancel:
      match->cancel();
      break;
    case Kind::finish:
      done(match->finish(now()));
      break;
    case Kind::undo:
      match->undo();
      break;
    case Kind::redo:
      match->redo();
      break;
    case Kind::first:
      match->go_to(0);
      break;
    case Kind::previous:
      match->go_to(v.ply - 1);
      break;
    case Kind::next:
      match->go_to(v.ply + 1);
      break;
    case Kind::last:
      match->go_to(v.last_ply);
      break;
    case Kind::go_to:
      match->go_to(c.value);
      if (dialogs.kind == DialogKind::moves) dialogs.close();
      break;
    case Kind::open_menu:
      dialogs.open(DialogKind::menu, now());
      break;
    case Kind::open_turning:
      dialogs.open(DialogKind::turning, now());
      break;
    case Kind::open_moves:
      move_list = {};
      dialogs.open(DialogKind::moves, now());
      break;
    case Kind::open_new_game:
      dialogs.open(DialogKind::new_game, now());
      dialogs.new_game = new_game_like(v.config);
      break;
    case Kind::open_resign:
      dialogs.open(DialogKind::resign, now());
      break;
    case Kind::open_result:
      dialogs.open(DialogKind::result, now());
      break;
    case Kind::close_dialog:
      dialogs.close();
      break;
    case Kind::start_game:
      start_game();
      break;
    case Kind::resign:
      dialogs.close();
      done(match->resign(seat, now()));
      break;
    case Kind::offer_draw:
      dialogs.close();
      if (v.board.turn) done(match->offer_draw(*v.board.turn));
      break;
    case Kind::accept_draw:
      done(match->answer_draw(seat, DrawAnswer::accept, now()));
      break;
    case Kind::decline_draw:
      done(match->answer_draw(seat, DrawAnswer::decline, now()));
      break;
    case Kind::settings_changed:
      settings_changed();
      break;
  }
  draw_again();
  match_changed();
}

void App::State::obey_all() {
  for (const Command& c : std::exchange(commands, {})) obey(c);
}

}  // namespace tetrarchy::ui
