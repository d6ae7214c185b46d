#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_view.h"
#include "core/message.h"
#include "core/outcome.h"
#include "core/pick.h"
#include "core/random.h"
#include "core/seat.h"

namespace tetrarchy {

// A position is a plain value. It knows the whole list of its legal moves, and what follows each.
template <class P>
concept PositionLike = std::copyable<P> && std::equality_comparable<P> &&
    requires(const P p, const typename P::Move m, std::vector<typename P::Move>& out, Seat seat) {
  { p.turn() } -> std::same_as<std::optional<Seat>>;  // none: the game is over
  { p.outcome() } -> std::same_as<std::optional<Outcome>>;
  { p.legal_moves(out) } -> std::same_as<void>;        // clears, fills, in a fixed order
  { p.count_moves() } -> std::same_as<std::uint64_t>;  // size of that list
  { p.after(m) } -> std::same_as<P>;                   // copy-make; m must be legal (asserted)
  { p.after_resignation(seat) } -> std::same_as<P>;    // seat must be playing
  { p.key() } -> std::same_as<std::uint64_t>;          // of what repetition compares
};

// What may be told about one move that was played: marks of the move list, announcements, events.
struct MoveNote {
  enum class Kind : std::uint8_t {
    fell,
    came_to_power,
    left_power,
    camps_changed,
    passed,
    extra_turn,
    checks,      // who checks whom
    turn_jumps,  // who is skipped, and who plays next
    ended,
  };
  Kind kind;
  std::optional<Seat> seat;
  Message text;      // a few words for the move list: "yellow falls"
  Message detail{};  // what follows from it, in a sentence for a notice over the board; may be empty
  bool operator==(const MoveNote&) const = default;
};

// The screen's view of an unfinished move: the board with what is certain already carried out, and
// the piece that is in the air and waits to be put down.
struct Preview {
  BoardView board;
  std::optional<PieceView> lifted;    // the victim, guest, body or chosen hand piece; follows the pointer
  std::optional<Square> lifted_from;  // none: it comes out of a hand
  std::optional<Square> mover;        // where the moving piece stands now; empty before it is chosen
  // While a question is open: what stands on `mover` if it is answered with no, and with yes.
  std::vector<PieceView> answers{};
  std::vector<Square> zone{};  // where the piece that is chosen may promote
};

// What is expected of the seat to move: a title of at most 40 characters and one line below it.
struct Prompt {
  Message title, detail;
  bool operator==(const Prompt&) const = default;
};

// A named set of options (D: Rulebook, Board Game Arena, Decisive).
struct Preset {
  std::string_view id;       // key of its name in the catalogue
  std::string_view options;  // as in the position text: "own=all,master=yes", or "std"
};

// One option and the values that it may have, its default first ("locked": "no", "killable").
struct OptionInfo {
  std::string_view name;
  std::span<const std::string_view> values;
};

// How a new game begins. `options` as in the position text. `players` 2 to 4.
struct StartSpec {
  std::string layout;  // empty: the usual one
  int players = 4;
  std::string options = "std";
  std::optional<Seat> turn;  // who begins; none: as the rules say
  bool operator==(const StartSpec&) const = default;
};

// How strictly a position text is judged: an edited position may have fewer than 36 men (D10.4).
enum class Strictness : std::uint8_t { whole, edited };

// What the record of a game decides beyond its positions (D8.4, Y6.4): an outcome ends the game; a seat is
// defeated as if it had resigned, and the others play on.
struct Verdict {
  std::variant<Outcome, Seat> what;
  Message reason;
};

// How the lines of the record are laid out: one under the other, or in a column for each seat.
enum class RecordForm : std::uint8_t { lines, columns };

// The throw that decides who begins (Y1.5), in rounds; what each seat threw, none for one that throws no
// more. The highest of the last round begins.
using Lots = std::vector<BySeat<std::optional<int>>>;

// All that session, ai, cli and the screen may ask of a game.
template <class G>
concept Game = PositionLike<typename G::Position> &&
    requires(const typename G::Position p, const typename G::Position::Move m, std::string_view text,
             const Choices made, Pick pick, Square square, Seat seat, const StartSpec spec, Strictness strictness,
             std::span<const typename G::Position> history, std::size_t notation, std::optional<Square> arrived,
             Random& random) {
  { G::id } -> std::convertible_to<std::string_view>;  // "djambi", "yonin"
  { G::start(spec) } -> std::same_as<OrRefusal<typename G::Position>>;
  { G::layouts() } -> std::same_as<std::span<const std::string_view>>;  // the usual one first
  { G::presets() } -> std::same_as<std::span<const Preset>>;            // the default one first
  { G::options() } -> std::same_as<std::span<const OptionInfo>>;        // in canonical order
  { G::hand_letters } -> std::convertible_to<std::string_view>;         // one for each kind of piece in a hand
  { G::record_form } -> std::convertible_to<RecordForm>;
  { G::lots(random) } -> std::same_as<Lots>;  // empty: the rules say who begins

  // texts
  { G::write_position(p) } -> std::same_as<std::string>;
  { G::field_names() } -> std::same_as<std::span<const std::string_view>>;  // of that text: "board", "turn", ...
  { G::square_text(p, square) } -> std::same_as<std::string>;               // what it writes there; empty: nothing
  { G::read_position(text, strictness) } -> std::same_as<OrRefusal<typename G::Position>>;
  { G::write_move(p, m) } -> std::same_as<std::string>;  // machine form
  { G::read_move(p, text) } -> std::same_as<OrRefusal<typename G::Position::Move>>;
  // Table form, with its marks, in one of the notations.
  { G::notations() } -> std::same_as<std::span<const std::string_view>>;  // the usual one first
  { G::write_table(p, m, notation) } -> std::same_as<std::string>;
  // The same after a move that ended on `arrived`, for notations that say "the same square".
  { G::write_table(p, m, notation, arrived) } -> std::same_as<std::string>;
  { G::arrival(m) } -> std::same_as<std::optional<Square>>;
  // Typed moves: all texts that mean this one, folded (core/folded.h); such a text without the marks that a table form
  // may have behind it; why a text that fits no legal move is none.
  { G::written(p, m, arrived) } -> std::same_as<std::vector<std::string>>;
  { G::without_marks(text) } -> std::same_as<std::string>;
  { G::why_not_written(p, text) } -> std::same_as<Refusal>;
  { G::square_name(square) } -> std::same_as<std::string>;  // "e5"
  { G::read_square(text) } -> std::same_as<std::optional<Square>>;
  { G::seat_letter(seat) } -> std::same_as<char>;
  { G::board_text(p) } -> std::same_as<std::string>;  // several lines, for a terminal

  // a human's move
  { G::choices(p, m) } -> std::same_as<Choices>;
  { G::preview(p, made) } -> std::same_as<Preview>;  // with no choice made: the position itself
  { G::prompt(p, made) } -> std::same_as<Prompt>;
  // Why a square or a hand piece cannot be picked now; asked only when it cannot.
  { G::refusal(p, made, pick) } -> std::same_as<Refusal>;
  // What the piece on `square` could do if its leader had the turn: its second choices, distinct.
  { G::reach(p, square) } -> std::same_as<Choices>;

  // what happened
  { G::travels(p, m) } -> std::same_as<std::vector<Travel>>;
  { G::notes(p, m) } -> std::same_as<std::vector<MoveNote>>;
  { G::resignation_notes(p, seat) } -> std::same_as<std::vector<MoveNote>>;

  // What only the whole game shows: repetition, dead position (D8.4, D8.5, Y6.4). `history` has
  // every position since the start, the present one last. The message says what has happened.
  { G::adjudicate(history) } -> std::same_as<std::optional<Verdict>>;
  // The end that the position itself shows, in words; asked only when p.outcome() has a value.
  { G::ending(p) } -> std::same_as<Message>;
  // All living seats share: the end by agreement (D8.4).
  { G::agreed_draw(p) } -> std::same_as<Outcome>;
};

}  // namespace tetrarchy
