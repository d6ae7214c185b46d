#include <algorithm>
#include <array>
#include <iterator>
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

// Steps through the moves, and what can be opened without a change.
bool is_looking(Kind kind) {
  return (kind >= Kind::first && kind <= Kind::open_hands) || kind == Kind::open_result || kind == Kind::open_rules ||
         kind == Kind::copy_link || kind == Kind::correspond || kind == Kind::open_files ||
         kind == Kind::close_dialog || kind == Kind::choose_language || kind == Kind::settings_changed;
}

}  // namespace

void App::State::begin() {
  const auto kept = [&](std::string_view key) { return world.kept ? world.kept(key) : std::nullopt; };
  if (const auto text = kept(settings_key)) settings = read_settings(*text);
  follow_language();
  std::unique_ptr<Match> restored;
  if (const auto text = kept(match_key)) restored = taken(match_from_record(*text));
  show(restored ? std::move(restored) : usual_match());
}

// Without motion: what was there before has nothing to do with it.
void App::State::show(std::unique_ptr<Match> shown) {
  match = std::move(shown);
  opened_course.reset();
  match->take_passage();
  speak(words);
  const MatchView& v = view();
  revision = v.revision;
  board_before = v.board;
  made_before = v.made;
  mover_before = v.mover;
  lines_before = v.record.size();
  ply_before = v.ply;
  unheard.clear();
  input = BoardInput(settings.manner);
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
  computers.forget();
  attend();
}

void App::State::speak(const Words& spoken) { words = spoken.of_game(info_of(view().game).name); }

int App::State::wanted_turns() const {
  const auto& turn = view().board.turn;
  if (settings.turning == Turning::fixed || !turn) return settings.quarter_turns;
  return turns_to_bottom(view().board.corner[*turn], view().board.homes);
}

// ---- what a change of the match sets in motion -----------------------------------------------------------

void App::State::match_changed() {
  const MatchView& v = view();
  if (v.revision == revision) return;
  revision = v.revision;
  input.match_changed(v);
  draw_again();
  const auto passage = match->take_passage();
  if (!passage)
    follow_picks();
  else if (v.proposed && v.ply == ply_before)
    follow_proposal(*passage);
  else
    follow_passage(*passage);
  if (v.draw_offer && !v.draw_awaited.empty() && dialogs.kind != DialogKind::draw_answer)
    dialogs.open(DialogKind::draw_answer, now());
  if (v.draw_awaited.empty() && dialogs.kind == DialogKind::draw_answer) dialogs.close();
  board_before = v.board;
  made_before = v.made;
  mover_before = v.mover;
  lines_before = v.record.size();
  ply_before = v.ply;
  arrange();
  attend();
}

// ---- what is kept and said ---------------------------------------------------------------------------------

// A game by link is kept by who passes its links on, so that another one is not lost by it.
void App::State::keep_match() {
  if (view().correspondent) return;
  if (keeping == Keeping::off || match->course() == opened_course) return;
  opened_course.reset();
  if (!world.keep || world.keep(match_key, match->save()) || keeping_failed) return;
  keeping_failed = true;
  const Message what{"ui.not_kept"}, detail{"ui.not_kept.detail"};
  tell({"not_kept", "", what}, {std::nullopt, words.text(what), words.text(detail)});
}

// What a control asked for and the match would not do.
void App::State::refuse(const Refusal& why) {
  hear({sound::Sound::refusal});
  tell(why, {std::nullopt, words.text(Message{"ui.refused"}), words.text(why.text)});
}

void App::State::tell(const Refusal& what, Notice notice) {
  notices.add(std::move(notice));
  tell_outside(what);
}

void App::State::tell_outside(const Refusal& what) const {
  if (!world.emit) return;
  const Event e = error_event(words, what);
  world.emit(e.name, e.json);
}

// The prompt says itself why a pick is refused; those who do not see it are told.
void App::State::after_board_input(const std::optional<Refused>& refused_before) {
  const auto& refused = input.refused();
  if (refused && refused != refused_before) {
    hear({sound::Sound::refusal});
    tell_outside(refused->why);
  }
  match_changed();
}

// ---- commands ----------------------------------------------------------------------------------------

// The language of the settings is asked for; what the program starts with can be spoken at once.
void App::State::follow_language() {
  const std::string& wanted = wanted_language();
  if (wanted == language) return;
  if (world.want_language) return world.want_language(wanted);
  const Words* found = words_in(wanted);
  if (!found) return;
  language = wanted;
  words = *found;
  if (match) speak(words);
  rebuild_fonts();
}

// One that was set from outside holds until the person chooses another.
void App::State::choose_language(std::size_t place) {
  settings.language = language_codes()[place];
  follow_language();
  settings_changed();
}

void App::State::settings_changed() {
  input.set_manner(settings.manner);
  if (world.keep && keeping == Keeping::on) world.keep(settings_key, write_settings(settings));
  draw_again();
}

void App::State::start_game() {
  dialogs.new_game.config.seed = static_cast<std::uint64_t>(now());
  auto made = new_match(dialogs.new_game.config);
  if (auto* why = std::get_if<Refusal>(&made)) {
    dialogs.new_game.refused = std::move(*why);
    return;
  }
  show(std::get<std::unique_ptr<Match>>(std::move(made)));
  keep_match();
  if (!world.emit) return;
  for (const Event& e : events_of(words, lines_before, view())) world.emit(e.name, e.json);
}

void App::State::perform(const std::optional<Refusal>& why) {
  if (why) refuse(*why);
}

void App::State::go_to(int ply) {
  match->go_to(ply);
  if (dialogs.kind == DialogKind::moves) dialogs.close();
}

void App::State::offer_draw() {
  dialogs.close();
  if (view().board.turn) perform(match->offer_draw(*view().board.turn, now()));
}

void App::State::answer_draw(int seat, DrawAnswer answer) {
  perform(match->answer_draw(all_seats[static_cast<std::size_t>(seat)], answer, now()));
}

void App::State::resign(Seat seat) {
  dialogs.close();
  perform(match->resign(seat, now()));
}

// At the clause of what was refused last, if that is still said.
void App::State::open_rules() {
  dialogs.close();
  const auto& refused = input.refused();
  if (world.open_rules) world.open_rules(info_of(view().game).name, refused ? refused->why.clause : "");
}

void App::State::copy_link() {
  dialogs.close();
  if (world.share && world.share(match->link())) link_copied();
}

void App::State::correspond() {
  dialogs.close();
  if (world.correspond) world.correspond();
}

void App::State::open_files() {
  dialogs.close();
  if (world.open_files) world.open_files();
}

void App::State::link_copied() {
  notices.add({std::nullopt, words.text(Message{"page.link.copied"}), words.text(Message{"page.link.copied.detail"})});
  draw_again();
}

void App::State::open_new_game() {
  open(DialogKind::new_game);
  dialogs.new_game = new_game_like(view().config);
}

// In the page's own field, if there is a page.
void App::State::open_typing() {
  dialogs.close();
  if (world.type_move) return world.type_move();
  dialogs.typed_text.clear();
  open(DialogKind::typing);
}

// The board shows what the text means, or what all that it may mean begin with.
void App::State::type(std::string_view text) {
  if (!text.empty() && !view().made.empty() && match->cancel()) match_changed();
  typed = text.empty() ? Typed() : match->typed(text);
  typed_revision = view().revision;
  draw_again();
}

std::optional<Refusal> App::State::play_typed() {
  if (!may_move() || !typed.move) return std::nullopt;
  const std::string move = *std::exchange(typed, {}).move;
  dialogs.close();
  finish_motion();
  auto why = match->play(move, now());
  match_changed();
  return why;
}

void App::State::open_moves() {
  move_list = {};  // so that it comes up with the ply in view
  open(DialogKind::moves);
}

void App::State::open_hands(Seat first) {
  open(DialogKind::hands);
  dialogs.first_hand = first;
}

void App::State::answer(std::uint8_t value) {
  const auto refused_before = input.refused();
  input.answer(value, *match, now());
  after_board_input(refused_before);
}

// Out of the sheet of an embed: the board is to be seen again, with the piece in the air.
void App::State::take_from_hand(int index) {
  const auto refused_before = input.refused();
  dialogs.close();
  input.click_hand(static_cast<std::size_t>(index), *match, now());
  after_board_input(refused_before);
}

void App::State::obey(const Command& c) {
  if (!may_move() && !is_looking(c.kind)) return;
  using Deed = void (*)(State&, int value);
  // In the order of Command::Kind.
  static constexpr Deed deeds[] = {
      [](State& s, int) { s.match->step_back(); },
      [](State& s, int) { s.match->cancel(); },
      [](State& s, int) { s.perform(s.match->finish(s.now())); },
      [](State& s, int) { s.answer(0); },
      [](State& s, int) { s.answer(1); },
      [](State& s, int index) { s.take_from_hand(index); },
      [](State& s, int) { s.match->undo(); },
      [](State& s, int) { s.match->redo(); },
      [](State& s, int) { s.go_to(0); },
      [](State& s, int) { s.go_to(s.view().ply - 1); },
      [](State& s, int) { s.go_to(s.view().ply + 1); },
      [](State& s, int) { s.go_to(s.view().last_ply); },
      [](State& s, int ply) { s.go_to(ply); },
      [](State& s, int) { s.open(DialogKind::menu); },
      [](State& s, int) { s.open(DialogKind::turning); },
      [](State& s, int) { s.open_moves(); },
      [](State& s, int seat) { s.open_hands(all_seats[static_cast<std::size_t>(seat)]); },
      [](State& s, int) { s.open_new_game(); },
      [](State& s, int) { s.open(DialogKind::resign); },
      [](State& s, int) { s.open(DialogKind::result); },
      [](State& s, int) { s.open_rules(); },
      [](State& s, int) { s.open_typing(); },
      [](State& s, int) { s.copy_link(); },
      [](State& s, int) { s.correspond(); },
      [](State& s, int) { s.open_files(); },
      [](State& s, int) { s.dialogs.close(); },
      [](State& s, int) { s.perform(s.play_typed()); },
      [](State& s, int) { s.start_game(); },
      [](State& s, int seat) { s.resign(all_seats[static_cast<std::size_t>(seat)]); },
      [](State& s, int) { s.offer_draw(); },
      [](State& s, int seat) { s.answer_draw(seat, DrawAnswer::accept); },
      [](State& s, int seat) { s.answer_draw(seat, DrawAnswer::decline); },
      [](State& s, int) { s.ask_hint(); },
      [](State& s, int) { s.computers.pause(); },
      [](State& s, int) { s.computers.go_on(); },
      [](State& s, int) { s.computers.step(); },
      [](State& s, int) { s.change_speed(); },
      [](State& s, int place) { s.choose_language(static_cast<std::size_t>(place)); },
      [](State& s, int) { s.settings_changed(); },
  };
  static_assert(std::size(deeds) == static_cast<std::size_t>(Kind::settings_changed) + 1);
  deeds[static_cast<std::size_t>(c.kind)](*this, c.value);
  draw_again();
  match_changed();
  attend();
}

void App::State::obey_all() {
  for (const Command& c : std::exchange(commands, {})) obey(c);
}

}  // namespace tetrarchy::ui
