#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/computer.h"
#include "core/folded.h"
#include "core/game.h"
#include "session/match.h"

// A game of our own that no screen knows: it shows that the session needs nothing of a game but the
// concept, and has every shape of move in a few lines.
//
//   T1  Each seat has one runner on a row of nine columns, a to i. Red begins on row 1, blue on 3, yellow
//       on 5, green on 7, all in column a. A turn moves the own runner one column left or right.
//   T2  On entering column e it may expose another runner, whose seat falls.
//   T3  On entering column i its player says whether it goes back to column a at once.
//   T4  Nobody enters the column of the option `wall`. A runner that cannot move passes.
//   T5  The last seat wins. Draw: the same runners and turn for the third time, or nobody can move.
//   T6  Position: `<r b y g> <turn> <number> <rules>`. For each seat the column 0 to 8 of its runner, or its
//       place B, C or D if it has fallen, h for a hostage seat, v for an absent one.
namespace tetrarchy::toy {

inline constexpr GameId id{0xFF};
inline constexpr int tower = 4, far_end = 8;

struct Move {
  std::int8_t from = 0, to = 0;  // columns; equal for a pass
  std::optional<Seat> exposed{};
  bool back = false;
  bool passes() const { return from == to; }
  bool operator==(const Move&) const = default;
};

class Position {
 public:
  using Move = toy::Move;

  BySeat<char> camp;  // as in the text
  std::optional<Seat> to_move;
  int number = 1;
  int wall = -1;

  bool plays(Seat seat) const { return camp[seat] >= '0' && camp[seat] <= '8'; }
  int column(Seat seat) const { return camp[seat] - '0'; }
  int living() const {
    int n = 0;
    for (const Seat seat : all_seats) n += plays(seat) ? 1 : 0;
    return n;
  }
  bool can_enter(int column) const { return column >= 0 && column <= far_end && column != wall; }
  bool stuck(Seat seat) const { return !can_enter(column(seat) - 1) && !can_enter(column(seat) + 1); }

  std::optional<Seat> turn() const { return to_move; }
  std::optional<Outcome> outcome() const {
    if (living() > 1) return std::nullopt;
    return shared_by_living();
  }
  Outcome shared_by_living() const {
    Outcome outcome{};
    for (const Seat seat : all_seats) {
      const bool fallen = camp[seat] >= 'B' && camp[seat] <= 'D';
      outcome.share[seat] = plays(seat) ? 1.0f / static_cast<float>(living()) : 0.0f;
      outcome.place[seat] = static_cast<std::uint8_t>(plays(seat) ? 1 : fallen ? camp[seat] - 'A' + 1 : 0);
    }
    return outcome;
  }
  void legal_moves(std::vector<Move>& out) const {
    out.clear();
    if (!to_move) return;
    const auto from = static_cast<std::int8_t>(column(*to_move));
    for (const int to : {from - 1, from + 1})
      if (can_enter(to)) add_moves(from, static_cast<std::int8_t>(to), out);
    if (out.empty()) out.push_back({from, from});
  }
  std::uint64_t count_moves() const {
    std::vector<Move> moves;
    legal_moves(moves);
    return moves.size();
  }
  Position after(const Move& move) const {
    Position next_position = *this;
    next_position.camp[*to_move] = static_cast<char>('0' + (move.back ? 0 : move.to));
    if (move.exposed) next_position.let_fall(*move.exposed);
    ++next_position.number;
    next_position.pass_turn();
    return next_position;
  }
  Position after_resignation(Seat seat) const {
    Position next_position = *this;
    next_position.let_fall(seat);
    if (seat == to_move || next_position.living() < 2) next_position.pass_turn();
    return next_position;
  }
  std::uint64_t key() const {
    std::uint64_t key = to_move ? index(*to_move) : 4;
    for (const Seat seat : all_seats) key = key * 256 + static_cast<unsigned char>(camp[seat]);
    return key;
  }
  bool operator==(const Position&) const = default;

 private:
  void add_moves(std::int8_t from, std::int8_t to, std::vector<Move>& out) const {
    out.push_back({from, to});
    if (to == far_end) out.push_back({from, to, std::nullopt, true});
    for (const Seat seat : all_seats)
      if (to == tower && seat != to_move && plays(seat)) out.push_back({from, to, seat});
  }
  void let_fall(Seat seat) { camp[seat] = static_cast<char>('A' + living() - 1); }
  void pass_turn() {
    Seat seat = *to_move;
    to_move.reset();
    for (int i = 0; i < 4 && living() > 1 && !to_move; ++i) {
      seat = next(seat);
      if (plays(seat)) to_move = seat;
    }
  }
};

inline Square square_of(Seat seat, int column) { return *Square::at(column, 2 * static_cast<int>(index(seat))); }

inline PieceView runner(Seat seat, PieceView::State state = PieceView::State::active) {
  return {Face::pawn, state, seat, seat, seat};
}

struct Game {
  using Position = toy::Position;
  static constexpr std::string_view id = "toy";

  static OrRefusal<Position> start(const StartSpec& spec) {
    const auto refused = [](const char* code) { return Refusal{code, "", {"toy.refused"}}; };
    if (spec.layout != "" && spec.layout != "usual") return refused("bad_layout");
    constexpr std::array<const char*, 5> camps{"", "", "0v0v", "000h", "0000"};
    if (spec.players < 2 || spec.players > 4) return refused("bad_players");
    const Seat first = spec.turn.value_or(Seat::red);
    const std::string text =
        std::string(camps[static_cast<std::size_t>(spec.players)]) + " " + seat_letter(first) + " 1 " + spec.options;
    return read_position(text, Strictness::whole);
  }
  static std::span<const std::string_view> layouts() {
    static constexpr std::array<std::string_view, 1> all{"usual"};
    return all;
  }
  static std::span<const Preset> presets() {
    static constexpr std::array<Preset, 1> all{Preset{"toy.preset", "std"}};
    return all;
  }
  static std::span<const OptionInfo> options() {
    static constexpr std::array<std::string_view, 2> walls{"no", "b"};
    static constexpr std::array<OptionInfo, 1> all{OptionInfo{"wall", walls}};
    return all;
  }

  // ---- texts
  static std::span<const std::string_view> field_names() {
    static constexpr std::array<std::string_view, 4> names{"camps", "turn", "number", "rules"};
    return names;
  }
  static std::string square_text(const Position& p, Square s) {
    for (const Seat seat : all_seats)
      if (p.plays(seat) && s == square_of(seat, p.column(seat))) return {seat_letter(seat)};
    return "";
  }
  static std::string write_position(const Position& p) {
    std::string text(p.camp.of.begin(), p.camp.of.end());
    text += std::string(" ") + (p.to_move ? seat_letter(*p.to_move) : '-') + " " + std::to_string(p.number);
    return text + (p.wall < 0 ? " std" : std::string(" wall=") + static_cast<char>('a' + p.wall));
  }
  static OrRefusal<Position> read_position(std::string_view text, Strictness) {
    Position p;
    const Refusal bad{"bad_position", "T6", {"toy.refused"}};
    if (text.size() < 12 || text[4] != ' ' || text[6] != ' ') return bad;
    for (const Seat seat : all_seats) p.camp[seat] = text[index(seat)];
    for (const Seat seat : all_seats)
      if (text[5] == seat_letter(seat)) p.to_move = seat;
    p.number = 0;
    std::size_t at = 7;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9' && p.number < 10000; ++at)
      p.number = 10 * p.number + (text[at] - '0');
    if (text.ends_with(" wall=b")) p.wall = 1;
    const bool turn_fits = p.to_move ? p.plays(*p.to_move) && p.living() > 1 : p.living() < 2;
    if (!turn_fits || write_position(p) != text) return bad;
    if (std::string_view(text.data(), 4).find_first_not_of("012345678BCDhv") != text.npos) return bad;
    return p;
  }
  static std::string write_move(const Position& p, const Move& m) {
    if (m.passes()) return "pass";
    std::string text = square_name(square_of(*p.to_move, m.from)) + square_name(square_of(*p.to_move, m.to));
    if (m.exposed) text += std::string("x") + seat_letter(*m.exposed);
    if (m.to == far_end) text += m.back ? "+" : "=";
    return text;
  }
  static OrRefusal<Move> read_move(const Position& p, std::string_view text) {
    std::vector<Move> moves;
    p.legal_moves(moves);
    for (const Move& move : moves)
      if (write_move(p, move) == text) return move;
    return Refusal{"no_such_move", "T1", {"toy.refused"}};
  }
  static constexpr std::string_view hand_letters = "";
  static constexpr RecordForm record_form = RecordForm::columns;
  static Lots lots(Random& random) {
    BySeat<std::optional<int>> round{};
    for (const Seat seat : all_seats) round[seat] = static_cast<int>(10 * random.below(10) + index(seat));
    return {round};
  }
  static std::span<const std::string_view> notations() {
    static constexpr std::array<std::string_view, 2> all{"plain", "marked"};
    return all;
  }
  static std::string write_table(const Position& p, const Move& m, std::size_t notation, std::optional<Square> = {}) {
    if (notation == 1) return "*" + write_move(p, m);
    return "T" + write_move(p, m);
  }
  static std::optional<Square> arrival(const Move&) { return std::nullopt; }
  static std::vector<std::string> written(const Position& p, const Move& m, std::optional<Square>) {
    return {folded(write_move(p, m)), folded(write_table(p, m, 0))};
  }
  static std::string without_marks(std::string_view typed) { return std::string(typed); }
  static Refusal why_not_written(const Position&, std::string_view) { return {"no_such_move", "T1", {"toy.refused"}}; }
  static std::string square_name(Square square) {
    return {static_cast<char>('a' + square.column()), static_cast<char>('1' + square.row())};
  }
  static std::optional<Square> read_square(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    return Square::at(text[0] - 'a', text[1] - '1');
  }
  static char seat_letter(Seat seat) { return "rbyg"[index(seat)]; }
  static std::string board_text(const Position& p) { return write_position(p) + "\n"; }

  // ---- a human's move
  static Choices choices(const Position& p, const Move& m) {
    if (m.passes()) return {};
    const Seat seat = *p.to_move;
    Choices picks{{Pick::square(square_of(seat, m.from)), Act::choose},
                  {Pick::square(square_of(seat, m.to)), Act::move}};
    if (m.exposed) picks.push_back({Pick::square(square_of(*m.exposed, p.column(*m.exposed))), Act::expose});
    if (m.to == far_end)
      picks.push_back({{Pick::Kind::answer, static_cast<std::uint8_t>(m.back ? 1 : 0)}, Act::promote});
    return picks;
  }
  static Preview preview(const Position& p, const Choices& made) {
    Preview preview{board(p), std::nullopt, std::nullopt, std::nullopt};
    if (!made.empty()) preview.mover = made[0].pick.as_square();
    if (made.size() > 1) {
      preview.mover = made[1].pick.as_square();
      auto& at = preview.board.at;
      std::swap(at[made[0].pick.value], at[made[1].pick.value]);
    }
    return preview;
  }
  static Prompt prompt(const Position& p, const Choices& made) {
    return {Message{"toy.prompt"}.with("made", static_cast<int>(made.size())).with("seat", *p.to_move), {}};
  }
  static Refusal refusal(const Position&, const Choices& made, Pick pick) {
    return {"not_there", "T1",
            Message{"toy.refused"}
                .with("square", square_name(pick.as_square()))
                .with("made", static_cast<int>(made.size()))};
  }
  static Choices reach(const Position& p, Square square) {
    Choices reach;
    for (const Seat seat : all_seats)
      for (const int by : {-1, 1})
        if (p.plays(seat) && square == square_of(seat, p.column(seat)) && p.can_enter(p.column(seat) + by))
          reach.push_back({Pick::square(square_of(seat, p.column(seat) + by)), Act::move});
    return reach;
  }

  // ---- what happened
  static std::vector<Travel> travels(const Position& p, const Move& m) {
    std::vector<Travel> travels;
    const Seat seat = *p.to_move;
    const auto add = [&](Travel::Kind kind, Seat whose, int from, int to) {
      travels.push_back(
          {kind, square_of(whose, from), square_of(whose, to), static_cast<int>(travels.size()), runner(whose)});
    };
    if (!m.passes()) add(Travel::Kind::slide, seat, m.from, m.to);
    if (m.exposed) add(Travel::Kind::fall, *m.exposed, p.column(*m.exposed), p.column(*m.exposed));
    if (m.back) add(Travel::Kind::carry, seat, m.to, 0);
    return travels;
  }
  static std::vector<MoveNote> notes(const Position& p, const Move& m) {
    std::vector<MoveNote> notes;
    if (m.passes()) notes.push_back({MoveNote::Kind::passed, p.to_move, {"toy.note.passed"}});
    if (m.exposed) notes.push_back({MoveNote::Kind::fell, m.exposed, {"toy.note.fell"}});
    return notes;
  }
  static std::vector<MoveNote> resignation_notes(const Position&, Seat seat) {
    return {{MoveNote::Kind::fell, seat, {"toy.note.resigned"}}};
  }

  // ---- ends
  static std::optional<Verdict> adjudicate(std::span<const Position> history) {
    const Position& last = history.back();
    int times = 0;
    for (const Position& position : history) times += position.key() == last.key() ? 1 : 0;
    if (times >= 3) return Verdict{last.shared_by_living(), Message{"toy.end.repetition"}};
    for (const Seat seat : all_seats)
      if (last.plays(seat) && !last.stuck(seat)) return std::nullopt;
    return Verdict{last.shared_by_living(), Message{"toy.end.dead"}};
  }
  static Message ending(const Position&) { return {"toy.end.last"}; }
  static Outcome agreed_draw(const Position& p) { return p.shared_by_living(); }

 private:
  static BoardView board(const Position& p) {
    BoardView board{};
    board.surface = BoardView::Surface::stone;
    board.turn = p.to_move;
    board.number = p.number;
    for (const Seat seat : all_seats) {
      board.seats[seat].standing = standing(p, seat);
      if (p.plays(seat)) board.at[static_cast<std::size_t>(square_of(seat, p.column(seat)).index())] = runner(seat);
    }
    return board;
  }
  static SeatView::Standing standing(const Position& p, Seat seat) {
    if (p.plays(seat)) return SeatView::Standing::playing;
    if (p.camp[seat] == 'h') return SeatView::Standing::hostage;
    return p.camp[seat] == 'v' ? SeatView::Standing::absent : SeatView::Standing::fallen;
  }
};
static_assert(tetrarchy::Game<Game>);

}  // namespace tetrarchy::toy

template <>
inline int tetrarchy::ai::best_level<tetrarchy::toy::Game>() {
  return 5;
}
