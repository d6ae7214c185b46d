#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "book/judge.h"
#include "core/game.h"
#include "core/random.h"
#include "session/clock_of.h"
#include "session/draft.h"
#include "session/draw_offer.h"
#include "session/game_clock.h"
#include "session/history.h"
#include "session/link_of.h"
#include "session/match.h"
#include "session/opening.h"
#include "session/passage.h"
#include "session/record.h"
#include "session/record_of.h"
#include "session/refusals.h"
#include "session/retelling.h"
#include "session/seats.h"
#include "session/typed_move.h"

namespace tetrarchy {

// How many positions before the last one an engine is told of: the longest stretch in which one could be repeated.
inline constexpr int most_past = 1000;

// The Match of any game: history, unfinished move, draw offer, and the view that is made of them.
template <Game G>
class MatchOf final : public Match {
 public:
  using Position = typename G::Position;
  using Move = typename Position::Move;

  static OrRefusal<std::unique_ptr<Match>> begun(MatchConfig config);
  static OrRefusal<std::unique_ptr<Match>> resumed(GameId game, const Record& record);
  static OrRefusal<std::unique_ptr<Match>> followed(GameId game, DigitReader link);

  const MatchView& view() const override { return view_; }
  std::uint64_t course() const override { return course_; }

  std::optional<Refusal> pick(Pick pick, std::int64_t now_ms) override;
  std::optional<Refusal> propose(Pick pick, std::int64_t now_ms) override;
  std::optional<Refusal> finish(std::int64_t now_ms) override;
  bool step_back() override;
  bool cancel() override;

  std::optional<Refusal> play(std::string_view move, std::int64_t now_ms) override;
  std::vector<std::string> legal_moves(std::optional<Square> from) const override;
  Typed typed(std::string_view text) const override;
  std::optional<Refusal> resign(Seat seat, std::int64_t now_ms) override;
  std::optional<Refusal> offer_draw(Seat seat, std::int64_t now_ms) override;
  std::optional<Refusal> answer_draw(Seat seat, DrawAnswer answer, std::int64_t now_ms) override;

  std::optional<Task> task() const override;
  std::optional<Refusal> play_thought(const Thought& thought, std::int64_t now_ms) override;
  void expect(const Expectation& expected) override;
  Choices choices_of(std::string_view move) const override;
  OrRefusal<book::Judgement> judge(std::string_view aim) const override;

  std::optional<Clocks> clocks(std::int64_t now_ms) const override { return clock_.read(now_ms); }
  void start_clock(std::int64_t now_ms) override { clock_.start(now_ms); }
  void hold_clock(std::int64_t now_ms) override { clock_.hold(now_ms); }
  std::optional<Seat> flag(std::int64_t now_ms) override;
  std::optional<Refusal> correspond(std::uint64_t number, const Correspondent& end) override;
  void pass_on() override;

  bool undo() override;
  bool redo() override;
  bool go_to(int ply) override;

  Choices reach(Square square) const override { return G::reach(shown(), square); }
  Refusal why_not(Pick pick) const override;
  std::optional<Passage> take_passage() override { return std::exchange(passage_, std::nullopt); }

  std::string position() const override { return G::write_position(shown()); }
  std::string save() const override { return write_record(record_of(view_.config, history_, view_.ply)); }
  std::string link() const override { return link_of(view_.config, history_, view_.ply); }
  std::string square_name(Square square) const override { return G::square_name(square); }
  std::optional<Square> read_square(std::string_view text) const override { return G::read_square(text); }

 private:
  MatchOf(MatchConfig config, History<G> history, int ply);

  const Position& shown() const { return history_.at(view_.ply); }
  bool shows_draft() const { return view_.live() && draft_.has_value(); }
  std::optional<Refusal> not_now() const;            // why the game cannot be changed, whatever the change
  std::optional<Refusal> not_yours() const;          // why a person cannot move now
  std::optional<Refusal> late(std::int64_t now_ms);  // why whatever it is comes too late: the flag falls
  std::optional<Seat> computer_at(int ply) const;
  std::optional<Seat> awaited() const;
  bool plays(const Position& position, bool (*kind)(SeatKind)) const;
  // Do persons and computers sit together at the start?
  bool is_mixed() const { return plays(history_.at(0), is_computer) && plays(history_.at(0), is_person); }
  std::optional<int> ply_to_undo_to() const;
  Refusal refusal_of(Pick pick) const;
  std::size_t hand_size() const;  // kinds of pieces in the hand of the seat to move

  std::optional<Refusal> take_pick(Pick pick, std::int64_t now_ms);
  void hold(const Move& move);
  std::optional<Move> held() const;  // what the unfinished move is when only `finish` is missing
  void play_now(const Move& move, std::int64_t now_ms);
  void draft_last();
  void tell(int ply) { view_.record.push_back(described(view_.config.clock, history_, ply)); }
  void set_clock();
  void tell_fates();
  void commit(const typename History<G>::Line& line);
  void agree(std::int64_t now_ms);
  std::optional<Expectation> last_expected() const;
  void last_line_changed();
  void arrive(int ply, std::vector<Travel> travels, std::vector<MoveNote> notes);
  void sit_down(Seat seat);

  void refresh();
  Prompt computers_prompt() const;
  Prompt awaiting_prompt() const;
  Prompt proposal_prompt() const;
  void show_draft();
  void show_prompt();
  void show_offer();

  History<G> history_;
  std::optional<Draft<G>> draft_;  // of the last ply; none when the game is over, and for who plays elsewhere
  std::optional<DrawOffer> offer_;
  GameClock clock_;
  std::optional<Passage> passage_;
  MatchView view_{};
  std::uint64_t course_ = 0;
};

// ---- beginning -----------------------------------------------------------------------------------------

template <Game G>
MatchOf<G>::MatchOf(MatchConfig config, History<G> history, int ply) : history_(std::move(history)) {
  view_.game = config.game;
  view_.config = std::move(config);
  view_.ply = ply;
  for (int line = 1; line <= history_.last_ply(); ++line) tell(line);
  set_clock();
  draft_last();
  refresh();
}

template <Game G>
OrRefusal<std::unique_ptr<Match>> MatchOf<G>::begun(MatchConfig config) {
  auto opening = opened<G>(std::move(config));
  if (auto* refusal = std::get_if<Refusal>(&opening)) return std::move(*refusal);
  auto& [settled_config, start] = std::get<Opening<G>>(opening);
  return std::unique_ptr<Match>(new MatchOf(std::move(settled_config), History<G>(std::move(start)), 0));
}

template <Game G>
OrRefusal<std::unique_ptr<Match>> MatchOf<G>::resumed(GameId game, const Record& record) {
  auto played = replayed<G>(game, record);
  if (auto* refusal = std::get_if<Refusal>(&played)) return std::move(*refusal);
  auto& [config, history] = std::get<Replayed<G>>(played);
  return std::unique_ptr<Match>(new MatchOf(std::move(config), std::move(history), record.ply));
}

template <Game G>
OrRefusal<std::unique_ptr<Match>> MatchOf<G>::followed(GameId game, DigitReader link) {
  auto read = linked<G>(game, std::move(link));
  if (auto* refusal = std::get_if<Refusal>(&read)) return std::move(*refusal);
  auto& [played, ply] = std::get<Linked<G>>(read);
  return std::unique_ptr<Match>(new MatchOf(std::move(played.config), std::move(played.history), ply));
}

// ---- the unfinished move -------------------------------------------------------------------------------

template <Game G>
std::optional<Refusal> MatchOf<G>::not_now() const {
  if (!view_.live()) return refusals::not_live(view_.board.number);
  if (history_.over()) return refusals::game_over();
  if (static_cast<std::size_t>(view_.last_ply) >= max_lines) return refusals::game_too_long(max_lines);
  return std::nullopt;
}

template <Game G>
std::optional<Refusal> MatchOf<G>::not_yours() const {
  if (auto refusal = not_now()) return refusal;
  if (view_.computer) return refusals::computers_turn(*view_.computer);
  if (view_.awaited) return refusals::awaited(*view_.awaited);
  return std::nullopt;
}

template <Game G>
Refusal MatchOf<G>::refusal_of(Pick pick) const {
  if (held()) return refusals::not_offered();
  const bool square = pick.kind == Pick::Kind::square && pick.value < square_count;
  const bool in_hand = pick.kind == Pick::Kind::hand && pick.value < hand_size();
  return square || in_hand ? G::refusal(history_.last(), draft_->made(), pick) : refusals::not_offered();
}

template <Game G>
std::size_t MatchOf<G>::hand_size() const {
  return view_.board.turn ? view_.board.seats[*view_.board.turn].hand.size() : 0;
}

template <Game G>
Refusal MatchOf<G>::why_not(Pick pick) const {
  if (auto refusal = not_yours()) return *std::move(refusal);
  const bool open =
      std::any_of(view_.open.begin(), view_.open.end(), [&](const Choice& choice) { return choice.pick == pick; });
  return open ? Refusal{} : refusal_of(pick);
}

// ---- whole moves, resignation, draw --------------------------------------------------------------------

template <Game G>
std::optional<Refusal> MatchOf<G>::play(std::string_view text, std::int64_t now_ms) {
  if (auto refusal = not_yours()) return refusal;
  if (auto refusal = late(now_ms)) return refusal;
  const auto move = G::read_move(history_.last(), text);
  if (const auto* refusal = std::get_if<Refusal>(&move)) return *refusal;
  cancel();
  play_now(std::get<Move>(move), now_ms);
  return std::nullopt;
}

template <Game G>
std::vector<std::string> MatchOf<G>::legal_moves(std::optional<Square> from) const {
  std::vector<Move> moves;
  if (!view_.ended) shown().legal_moves(moves);
  if (from)
    std::erase_if(moves, [&](const Move& move) {
      const Choices choices = G::choices(shown(), move);
      return choices.empty() || choices.front().pick != Pick::square(*from);
    });
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(G::write_move(shown(), move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

template <Game G>
Typed MatchOf<G>::typed(std::string_view text) const {
  Typed typed;
  if (auto refusal = not_yours()) {
    typed.why = *std::move(refusal);
    return typed;
  }
  return typed_move<G>(history_.last(), text, arrived_before<G>(history_, history_.last_ply() + 1));
}

template <Game G>
std::optional<Refusal> MatchOf<G>::resign(Seat seat, std::int64_t now_ms) {
  if (auto refusal = not_now()) return refusal;
  if (auto refusal = late(now_ms)) return refusal;
  if (view_.board.seats[seat].standing != SeatView::Standing::playing) return refusals::not_playing(seat);
  if (view_.config.seats[seat].kind == SeatKind::computer) return refusals::computers_turn(seat);
  if (view_.awaited) return refusals::awaited(*view_.awaited);
  if (view_.correspondent && view_.correspondent->seat != seat) return refusals::plays_elsewhere(seat);
  cancel();
  commit({Resignation{seat}, clock_.take(now_ms)});
  return std::nullopt;
}

template <Game G>
std::optional<Refusal> MatchOf<G>::offer_draw(Seat seat, std::int64_t now_ms) {
  if (auto refusal = not_now()) return refusal;
  if (auto refusal = late(now_ms)) return refusal;
  if (offer_) return refusals::offer_stands(offer_->by);
  if (view_.awaited) return refusals::awaited(*view_.awaited);
  if (view_.config.seats[seat].kind == SeatKind::computer) return refusals::computers_turn(seat);
  auto offer = offered_by(seat, view_.board.seats, view_.config.seats, last_expected());
  if (const auto* refusal = std::get_if<Refusal>(&offer)) return *refusal;
  offer_ = std::get<DrawOffer>(std::move(offer));
  if (offer_->awaited.empty())
    agree(now_ms);
  else
    refresh();
  return std::nullopt;
}

template <Game G>
std::optional<Expectation> MatchOf<G>::last_expected() const {
  for (int ply = history_.last_ply(); ply > 0; --ply)
    if (const auto& expected = history_.line(ply).expected) return expected;
  return std::nullopt;
}

template <Game G>
void MatchOf<G>::agree(std::int64_t now_ms) {
  cancel();
  commit({Agreement{}, clock_.take(now_ms)});
}

template <Game G>
std::optional<Refusal> MatchOf<G>::answer_draw(Seat seat, DrawAnswer answer, std::int64_t now_ms) {
  if (auto refusal = not_now()) return refusal;
  if (auto refusal = late(now_ms)) return refusal;
  if (!offer_ || std::erase(offer_->awaited, seat) == 0) return refusals::nothing_to_answer(seat);
  if (answer == DrawAnswer::accept && offer_->awaited.empty()) {
    agree(now_ms);
    return std::nullopt;
  }
  if (answer == DrawAnswer::decline) offer_.reset();
  refresh();
  return std::nullopt;
}

// ---- by link -------------------------------------------------------------------------------------------

template <Game G>
std::optional<Refusal> MatchOf<G>::correspond(std::uint64_t number, const Correspondent& end) {
  MatchConfig config = view_.config;
  config.correspondence = number;
  if (auto objection = objection_to_correspondence(config)) return objection;
  offer_.reset();
  history_.forget_undone();
  view_.config.correspondence = number;
  view_.correspondent = end;
  draft_last();
  refresh();
  return std::nullopt;
}

template <Game G>
void MatchOf<G>::pass_on() {
  if (!view_.correspondent) return;
  view_.correspondent->passed_on = history_.last_ply();
  refresh();
}

// The seat that is to move at another end.
template <Game G>
std::optional<Seat> MatchOf<G>::awaited() const {
  if (!view_.correspondent || history_.over()) return std::nullopt;
  const Seat seat = *history_.last().turn();
  return view_.correspondent->seat == seat ? std::nullopt : std::optional(seat);
}

// ---- the course of the game ----------------------------------------------------------------------------

template <Game G>
bool MatchOf<G>::undo() {
  if (!view_.may_undo) return false;
  cancel();
  const int target = *ply_to_undo_to();
  std::vector<Travel> travels;
  if (target == view_.last_ply - 1) travels = way_back(travels_of(history_, view_.last_ply));
  for (int ply = view_.last_ply; ply > target; --ply) {
    history_.undo();
    view_.record.pop_back();
  }
  offer_.reset();
  clock_.reset();
  last_line_changed();
  arrive(target, std::move(travels), {});
  return true;
}

template <Game G>
bool MatchOf<G>::redo() {
  if (!view_.may_redo) return false;
  cancel();
  const int before = history_.last_ply();
  do {
    history_.redo();
    tell(history_.last_ply());
  } while (history_.may_redo() && computer_at(history_.last_ply()) && is_mixed());
  offer_.reset();
  clock_.reset();
  last_line_changed();
  const bool single = history_.last_ply() == before + 1;
  arrive(history_.last_ply(), single ? travels_of(history_, before + 1) : std::vector<Travel>{},
         single ? view_.record.back().notes : std::vector<MoveNote>{});
  return true;
}

template <Game G>
std::optional<int> MatchOf<G>::ply_to_undo_to() const {
  if (view_.correspondent && history_.last_ply() <= view_.correspondent->passed_on) return std::nullopt;
  int ply = history_.last_ply() - 1;
  while (ply >= 0 && computer_at(ply) && is_mixed()) --ply;
  return ply < 0 ? std::nullopt : std::optional(ply);
}

// Does anybody of that kind play in that position?
template <Game G>
bool MatchOf<G>::plays(const Position& position, bool (*kind)(SeatKind)) const {
  const auto seats = board_of<G>(position).seats;
  return std::any_of(all_seats.begin(), all_seats.end(), [&](Seat seat) {
    return seats[seat].standing == SeatView::Standing::playing && kind(view_.config.seats[seat].kind);
  });
}

// The computer that is to move at that ply.
template <Game G>
std::optional<Seat> MatchOf<G>::computer_at(int ply) const {
  if (history_.ended(ply)) return std::nullopt;
  const Seat seat = *history_.at(ply).turn();
  return view_.config.seats[seat].kind == SeatKind::computer ? std::optional(seat) : std::nullopt;
}

template <Game G>
bool MatchOf<G>::go_to(int ply) {
  if (ply < 0 || ply > view_.last_ply) return false;
  if (ply == view_.ply) return true;
  std::vector<Travel> travels;
  if (ply == view_.ply + 1) travels = travels_of(history_, ply);
  if (ply == view_.ply - 1) travels = way_back(travels_of(history_, view_.ply));
  arrive(ply, std::move(travels), {});
  return true;
}

template <Game G>
void MatchOf<G>::play_now(const Move& move, std::int64_t now_ms) {
  sit_down(*history_.last().turn());
  commit({move, clock_.take(now_ms)});
}

// ---- computer players ----------------------------------------------------------------------------------

template <Game G>
std::optional<Task> MatchOf<G>::task() const {
  if (history_.over()) return std::nullopt;
  Task task{std::string(G::id), {ai::best_level<G>(), Style::neutral}, view_.config.seed, 0, {}};
  if (view_.computer) task.computer = view_.config.seats[*view_.computer].computer;
  task.seed = Random(task.seed + static_cast<std::uint64_t>(history_.last_ply())).next();
  for (int ply = std::max(0, history_.last_ply() - most_past); ply <= history_.last_ply(); ++ply)
    task.positions.push_back(G::write_position(history_.at(ply)));
  return task;
}

template <Game G>
std::optional<Refusal> MatchOf<G>::play_thought(const Thought& thought, std::int64_t now_ms) {
  if (auto refusal = not_now()) return refusal;
  if (!view_.computer) return refusals::not_computers_turn();
  if (auto refusal = late(now_ms)) return refusal;
  const auto move = G::read_move(history_.last(), thought.move);
  if (const auto* refusal = std::get_if<Refusal>(&move)) return *refusal;
  commit({std::get<Move>(move), clock_.take(now_ms), thought.shares, thought.reason});
  return std::nullopt;
}

template <Game G>
void MatchOf<G>::expect(const Expectation& expected) {
  if (history_.last_ply() == 0) return;
  history_.expect(expected);
  view_.record.back().expected = expected;
  ++view_.revision;
}

template <Game G>
OrRefusal<book::Judgement> MatchOf<G>::judge(std::string_view aim) const {
  std::vector<Position> course;
  for (int ply = 0; ply <= view_.ply; ++ply) course.push_back(history_.at(ply));
  return book::judged<G>(aim, course);
}

template <Game G>
Choices MatchOf<G>::choices_of(std::string_view text) const {
  const auto move = G::read_move(history_.last(), text);
  return std::holds_alternative<Move>(move) ? G::choices(history_.last(), std::get<Move>(move)) : Choices{};
}

// ---- the record grows ----------------------------------------------------------------------------------

// Carries out a line that is possible now.
template <Game G>
void MatchOf<G>::commit(const typename History<G>::Line& line) {
  const Preview seen = G::preview(shown(), view_.made);
  const bool proposed = view_.proposed.has_value();
  const BoardView before = board_of<G>(history_.last());
  history_.append(line);
  tell(history_.last_ply());
  if (offer_ && (history_.over() || !stands(*offer_, before, board_of<G>(history_.last())))) offer_.reset();
  last_line_changed();
  const std::vector<Travel> travels = travels_of(history_, history_.last_ply());
  arrive(history_.last_ply(), proposed ? still_to_fall(travels, seen) : still_to_travel(travels, seen),
         view_.record.back().notes);
}

template <Game G>
void MatchOf<G>::last_line_changed() {
  view_.last_ply = history_.last_ply();
  ++course_;
  set_clock();
  draft_last();
}

template <Game G>
void MatchOf<G>::draft_last() {
  draft_.reset();
  view_.computer = computer_at(history_.last_ply());
  view_.awaited = awaited();
  view_.watched = plays(history_.last(), is_computer) && !plays(history_.last(), is_person);
  if (!history_.over() && !view_.computer && !view_.awaited) draft_.emplace(history_.last());
}

// Shows `ply`, and keeps how the board came there.
template <Game G>
void MatchOf<G>::arrive(int ply, std::vector<Travel> travels, std::vector<MoveNote> notes) {
  Passage passage{view_.board, {}, std::move(travels), std::move(notes)};
  view_.ply = ply;
  refresh();
  passage.after = view_.board;
  passage_ = passage_ ? joined(*std::move(passage_), std::move(passage)) : std::move(passage);
}

template <Game G>
void MatchOf<G>::sit_down(Seat seat) {
  SeatConfig& config = view_.config.seats[seat];
  if (config.kind == SeatKind::open) config.kind = SeatKind::human;
}

// ---- the view ------------------------------------------------------------------------------------------

template <Game G>
void MatchOf<G>::refresh() {
  view_.last_ply = history_.last_ply();
  view_.ended = history_.ended(view_.ply);
  show_draft();
  show_offer();
  view_.last_moves = last_moves(history_, view_.ply, view_.board.seats);
  view_.may_undo = view_.live() && ply_to_undo_to();
  view_.may_redo = view_.live() && history_.may_redo();
  ++view_.revision;
}

template <Game G>
void MatchOf<G>::show_draft() {
  const bool drafting = shows_draft();
  view_.made = drafting ? draft_->made() : Choices{};
  view_.open = drafting ? draft_->options() : Choices{};
  view_.may_finish = drafting && draft_->complete().has_value();
  Preview preview = G::preview(shown(), view_.made);
  view_.board = std::move(preview.board);
  tell_fates();
  view_.lifted = preview.lifted;
  view_.lifted_from = preview.lifted_from;
  view_.mover = preview.mover;
  view_.answers = std::move(preview.answers);
  view_.zone = std::move(preview.zone);
  show_prompt();
}

template <Game G>
void MatchOf<G>::show_offer() {
  view_.draw_offer = offer_ ? std::optional(offer_->by) : std::nullopt;
  view_.draw_awaited = offer_ ? offer_->awaited : std::vector<Seat>{};
}

}  // namespace tetrarchy

#include "session/match_clock.h"
#include "session/match_draft.h"
