#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "book/judgement.h"
#include "core/board_view.h"
#include "core/game.h"
#include "core/message.h"
#include "core/outcome.h"
#include "core/pick.h"
#include "session/clock.h"
#include "session/game_id.h"
#include "session/thought.h"

// A game in progress, as the screen, the page and the console see it: the one thing they hold. It
// knows no clock (times are handed in) and no file (`save`, `link` and what reads them are texts).
//
// What changes the game (pick, propose, finish, play, resign, offer_draw, answer_draw, undo, redo) works on
// the last ply only. While an earlier ply is shown it is refused (`not_live`), and may_undo and may_redo are
// false; the unfinished move is kept, and is there again at the last ply.
namespace tetrarchy {

enum class SeatKind : std::uint8_t {
  human,     // played by somebody at this screen
  open,      // nobody has sat down yet: its first pick makes it human
  computer,  // played by the engine
  hostage,   // Djambi with three players (D9.1)
  absent,    // Djambi with two players: the camp is led from another seat (D9.2)
};

struct SeatConfig {
  SeatKind kind = SeatKind::human;
  std::string name{};   // as the person typed it; empty: none
  Computer computer{};  // of a computer; otherwise as it is by default
  bool operator==(const SeatConfig&) const = default;
};

enum class DrawAnswer : std::uint8_t { accept, decline };

// Which seats are hostage or absent is the start's business: whatever `seats` says of them is
// overruled, and what it says of the others is `human`, `open` or `computer`.
struct MatchConfig {
  GameId game = GameId::djambi;
  StartSpec start;
  BySeat<SeatConfig> seats;
  std::string position{};  // begins here instead, edited positions included; of `start` only `players` holds then
  std::uint64_t seed = 0;  // of the computer players' chance, at most max_seed: the same seed, the same moves
  std::optional<TimeControl> clock{};  // none: everybody may think for as long as they like
  // What tells a game that is played by link from all others: drawn at random, at most max_seed; 0: it is not played
  // so. No computers play in such a game.
  std::uint64_t correspondence = 0;
  bool operator==(const MatchConfig&) const = default;
};

// One end of a game by link.
struct Correspondent {
  std::optional<Seat> seat;  // that is played here; none: somebody only looks
  int passed_on = 0;         // so many lines are known at other ends, and not taken back any more
  bool operator==(const Correspondent&) const = default;
};

// A line of the move list: a move, a resignation, a flag that fell, or an agreed draw (whose seat is the one to move).
struct RecordLine {
  int ply;     // the ply that stands after it: 1 for the first line
  int number;  // of the turn (D10.1)
  Seat seat;
  std::vector<std::string> texts;  // table form in each notation; lines that are no move have a note instead
  std::string move;                // machine form; empty unless it is a move
  std::vector<MoveNote> notes;
  BySeat<bool> playing;                   // who was in the game before it
  std::optional<Expectation> expected{};  // what the engine last thought of the position after it
  Message reason{};                       // why the computer that made the move made it; empty: not known
  bool time_was_up = false;               // the flag of `seat` fell
  bool operator==(const RecordLine&) const = default;
};

// The newest move of a seat before the shown position, for its trail on the board. Seats that are out
// have none, unless theirs is the newest of all.
struct LastMove {
  Seat seat;
  int age;  // 0 for the newest of all, 1 for the one before, ...
  std::vector<Travel> travels;
  bool operator==(const LastMove&) const = default;
};

struct Ended {
  Outcome outcome;
  Message reason;
  bool operator==(const Ended&) const = default;
};

// A move as it is written.
struct WrittenMove {
  std::string move;                // machine form
  std::vector<std::string> texts;  // table form in each notation
  bool operator==(const WrittenMove&) const = default;
};

struct MatchView {
  GameId game;
  MatchConfig config;
  BoardView board;  // of the shown ply, with the unfinished move carried out so far
  int ply;          // shown; 0 is the start
  int last_ply;     // of the game
  bool live() const { return ply == last_ply; }

  // the unfinished move; all empty unless live and a person is to move
  Choices made;
  Choices open;     // what may be picked next
  bool may_finish;  // the move is complete as it stands although more may be picked, or it is
                    // a forced pass, which has nothing to pick
  std::optional<PieceView> lifted;
  std::optional<Square> lifted_from, mover;
  std::vector<PieceView> answers;  // see Preview
  std::vector<Square> zone;        // likewise
  // All picks of the move are made, but it waits for `finish` or `step_back`: see Match::propose.
  std::optional<WrittenMove> proposed;

  Prompt prompt;  // empty when the game has ended by the shown ply
  std::vector<RecordLine> record;
  std::vector<LastMove> last_moves;  // newest first, at most one a seat
  std::optional<Ended> ended;        // at the shown ply
  // An offer stands until one of those asked declines, all have accepted (the draw is agreed), the turn
  // comes to the offerer, a seat falls, or a line is taken back or redone.
  // A computer answers at once: it agrees if it expects no more than an even share.
  std::optional<Seat> draw_offer;  // who offers; every other living human seat is to answer
  std::vector<Seat> draw_awaited;  // who has not answered yet
  bool may_undo, may_redo;
  std::optional<Seat> computer;                // it is this computer's turn at the last ply
  bool watched;                                // no person is left in the game: computers play among themselves
  std::optional<Correspondent> correspondent;  // of a game by link; none: all seats are played here
  std::optional<Seat> awaited;                 // it is that seat's turn at the last ply, at another end
  std::uint64_t revision;                      // grows with every change of anything above
  bool operator==(const MatchView&) const = default;
};

// A move that a person types, as far as it goes.
struct Typed {
  std::vector<WrittenMove> begun;  // legal moves that the text is or begins to be; at most `most`, in their usual order
  std::size_t count = 0;           // of all of them
  std::optional<std::string> move;  // the one that it means as it stands, in machine form; none: it has to go on
  Choices common;                   // the choices that all of them begin with
  Refusal why;                      // why there is none; an empty code if there are, or nothing is typed

  static constexpr std::size_t most = 24;
};

// What has just been played, proposed, taken back or stepped to, for motion: from the board that was shown (an
// unfinished move included) to the one that is shown now, by the ways that are still to be gone. Backwards
// the ways are reversed and nothing is turned over again. `travels` is empty when the shown ply was
// jumped to, `notes` when nothing was played.
struct Passage {
  BoardView before, after;
  std::vector<Travel> travels;
  std::vector<MoveNote> notes;
};

class Match {
 public:
  virtual ~Match() = default;

  virtual const MatchView& view() const = 0;
  virtual std::uint64_t course() const = 0;  // grows with every line that is played, taken back or redone

  // The unfinished move; that of a computer is refused. When a pick completes the only move left, that move is played.
  // The record keeps how long after the line before it each line came: `now_ms` counts from any fixed moment, and the
  // first call with a time (also after undo, redo or loading) begins the count. A refused pick changes nothing; but
  // whatever comes when the time of the seat on turn is up is refused (`time_up`), and lets its flag fall.
  virtual std::optional<Refusal> pick(Pick, std::int64_t now_ms) = 0;
  // The same, but a move that the pick completes is not played yet: the board shows it carried out as far as its picks
  // say, and what follows from it (who falls, whose turn it is) comes with `finish`.
  virtual std::optional<Refusal> propose(Pick, std::int64_t now_ms) = 0;
  virtual std::optional<Refusal> finish(std::int64_t now_ms) = 0;  // "that is all"
  virtual bool step_back() = 0;                                    // takes one pick back; false: there was none
  virtual bool cancel() = 0;                                       // takes all picks back; false: there was none

  // Whole moves, in machine form. Playing one drops the unfinished move. The legal ones are those of the
  // shown position, sorted bytewise: all, or those of the piece on `from`.
  virtual std::optional<Refusal> play(std::string_view move, std::int64_t now_ms) = 0;
  virtual std::vector<std::string> legal_moves(std::optional<Square> from) const = 0;
  // In any written form (D10.2, D10.3, Y7.2, Y7.3), of the last ply. Plays nothing.
  virtual Typed typed(std::string_view text) const = 0;
  virtual std::optional<Refusal> resign(Seat, std::int64_t now_ms) = 0;
  virtual std::optional<Refusal> offer_draw(Seat, std::int64_t now_ms) = 0;  // its own offer counts as its consent
  virtual std::optional<Refusal> answer_draw(Seat, DrawAnswer, std::int64_t now_ms) = 0;

  // Computer players. The task is to move for the seat that is to move at the last ply: as its computer is, or as well
  // as can be if a person sits there (a hint); none when the game is over. `play_thought` plays what a computer has
  // thought out; `expect` keeps what was thought of the last ply besides.
  virtual std::optional<Task> task() const = 0;
  virtual std::optional<Refusal> play_thought(const Thought&, std::int64_t now_ms) = 0;
  virtual void expect(const Expectation&) = 0;
  virtual Choices choices_of(std::string_view move) const = 0;  // of the last ply; empty: there is no such move

  // The clocks, if the game is played with them: `clock` of the configuration says how. They go on while an earlier ply
  // is shown, start when a computer begins to think, and are held while its answer waits: that time is no line's.
  virtual std::optional<Clocks> clocks(std::int64_t now_ms) const = 0;
  virtual void start_clock(std::int64_t now_ms) = 0;
  virtual void hold_clock(std::int64_t now_ms) = 0;
  // Lets the flag of the seat on turn fall if its time is up: it is out as by resigning (D7.5, Y5.7), at the very
  // moment at which its time was up. The last ply is shown then. To be called again: another's time may be up by now.
  virtual std::optional<Seat> flag(std::int64_t now_ms) = 0;

  // By link: from now on this end moves, resigns and offers draws for its own seat only, and takes back no line that
  // others have. `number` becomes that of the configuration; it is not 0. What had been taken back is forgotten.
  virtual std::optional<Refusal> correspond(std::uint64_t number, const Correspondent&) = 0;
  virtual void pass_on() = 0;  // others have all lines now

  // The record. Lines that were taken back can be redone until something else is played. Both drop the
  // unfinished move. They go by one line (a resignation or the agreed draw too); where persons play against
  // computers, on to the next decision of a person.
  virtual bool undo() = 0;
  virtual bool redo() = 0;
  virtual bool go_to(int ply) = 0;  // shows that ply, changes nothing; false: there is none

  // For the screen.
  virtual Choices reach(Square) const = 0;            // see Game::reach; of the shown position
  virtual Refusal why_not(Pick) const = 0;            // see Game::refusal; an empty code if it can be picked
  virtual std::optional<Passage> take_passage() = 0;  // since the last call; several are joined to one

  // Do the moves up to the shown ply reach the aim of a puzzle that the game's start is? See book/aim.h.
  virtual OrRefusal<book::Judgement> judge(std::string_view aim) const = 0;

  // Texts.
  virtual std::string position() const = 0;  // of the shown ply
  virtual std::string save() const = 0;      // the whole record as JSON
  virtual std::string link() const = 0;      // the same for an address, without names and times: see session/link_of.h
  virtual std::string square_name(Square) const = 0;
  virtual std::optional<Square> read_square(std::string_view) const = 0;
};

// What the new-game dialog offers of a game.
struct GameInfo {
  GameId id;
  std::string_view name;  // "djambi"
  std::span<const std::string_view> layouts;
  std::span<const Preset> presets;
  std::span<const OptionInfo> options;
  std::span<const std::string_view> notations;  // of the move list, the usual one first
  std::string_view hand_letters;                // of the kinds of pieces in a hand, in its order
  RecordForm record_form;
  std::vector<int> players;  // numbers of players, the usual one first
};

std::span<const GameInfo> games();

// These hold the program's only switch over games.
OrRefusal<std::unique_ptr<Match>> new_match(const MatchConfig&);
OrRefusal<std::unique_ptr<Match>> match_from_position(GameId, std::string_view position);
OrRefusal<std::unique_ptr<Match>> match_from_record(std::string_view json);
OrRefusal<std::unique_ptr<Match>> match_from_link(std::string_view link);  // out of its address: see session/link.h
Lots draw_lots(GameId, std::uint64_t seed);                                // the same seed, the same throws

}  // namespace tetrarchy
