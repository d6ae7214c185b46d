#include <algorithm>
#include <array>
#include <vector>

#include "core/folded.h"
#include "games/yonin/notation.h"

// The table forms (Y7.3).
namespace tetrarchy::yonin {
namespace {

// Where else the same kind of man could legally have come from to the same square.
std::vector<Square> other_origins(const Position& p, Move m) {
  std::vector<Move> moves;
  p.legal_moves(moves);
  const Cell man = p.at(m.from());
  std::vector<Square> others;
  for (const Move o : moves) {
    if (o.is_drop() || o.to() != m.to() || o.from() == m.from() || !p.at(o.from()).is(man.role(), man.form())) continue;
    if (std::ranges::find(others, o.from()) == others.end()) others.push_back(o.from());
  }
  return others;
}

bool declines(const Position& p, Move m) {
  return !m.promotes() && p.promotion(m.from(), m.to()) == Promotion::optional;
}

// The seats that a question is true of, in the order in which they come after the mover.
template <class Question>
std::vector<Seat> seats_after(Seat mover, Question is_true) {
  std::vector<Seat> seats;
  for (Seat s = next(mover); s != mover; s = next(s))
    if (is_true(s)) seats.push_back(s);
  return seats;
}

// What became of the seats by a move, for its marks.
struct Effects {
  std::vector<Seat> checked, mated, stuck;
};

Effects effects(const Position& p, Move m) {
  const Seat mover = *p.turn();
  const Position after = p.after(m);
  const auto fell = [&](Fate fate) {
    return seats_after(mover, [&](Seat s) { return p.plays(s) && after.fate(s) == fate; });
  };
  return {seats_after(mover, [&](Seat s) { return after.in_check(s); }), fell(Fate::mated), fell(Fate::stuck)};
}

std::string western_marks(const Effects& effects) {
  std::string text;
  for (const auto& [mark, seats] :
       {std::pair{'!', &effects.checked}, std::pair{'#', &effects.mated}, std::pair{'%', &effects.stuck}}) {
    if (!seats->empty()) text += mark;
    for (const Seat s : *seats) text += static_cast<char>(letter(s) - 'a' + 'A');
  }
  return text;
}

enum class Origin : std::uint8_t { written, left_out };

Origin origin_where_needed(const Position& p, Move m) {
  return m.is_drop() || other_origins(p, m).empty() ? Origin::left_out : Origin::written;
}

// Without marks.
std::string western(const Position& p, Move m, Origin origin) {
  if (m.is_drop()) return letter(m.dropped()) + ("*" + square_name(m.to()));
  const Cell man = p.at(m.from());
  std::string text = man_letters(man.role(), man.form());
  if (origin == Origin::written) text += square_name(m.from());
  text += p.at(m.to()).is_empty() ? '-' : 'x';
  text += square_name(m.to());
  if (m.promotes()) text += '+';
  if (declines(p, m)) text += '=';
  return text;
}

// Words of Japanese game records.
constexpr std::array<std::string_view, 4> seat_marks{"▲", "▶", "▼", "◀"};  // the way it faces
constexpr std::array<std::string_view, 4> seat_names{"南", "西", "北", "東"};
constexpr std::array<std::string_view, 9> rank_numerals{"一", "二", "三", "四", "五", "六", "七", "八", "九"};
constexpr std::array<std::string_view, 5> plain_names{"玉", "飛", "金", "銀", "歩"};
constexpr std::array<std::string_view, 5> promoted_names{"", "竜", "", "成銀", "と"};

std::string japanese_square(Square s) {
  return std::string(1, square_name(s)[0]) + std::string(rank_numerals[static_cast<std::size_t>(s.row())]);
}

// How a man comes to a square, as its mover sees it: by how many lines forward, and from how far right.
struct Approach {
  int forward, right;
  bool straight;  // one step straight forward, which only men that step are said to go
  bool operator==(const Approach&) const = default;
};

Approach approach(const Position& p, Square from, Square to, Seat mover) {
  int dx = to.column() - from.column(), dy = to.row() - from.row();
  for (std::size_t i = 0; i < index(mover); ++i) {  // a quarter turn back, until the mover is South
    const int x = dx;
    dx = dy;
    dy = -x;
  }
  return {-dy, -dx, dx == 0 && dy == -1 && !p.at(from).slides()};
}

std::string_view way(const Approach& a) { return a.forward > 0 ? "上" : a.forward < 0 ? "引" : "寄"; }
std::string_view side(const Approach& a) { return a.straight ? "直" : a.right > 0 ? "右" : a.right < 0 ? "左" : ""; }

// The shortest of way, side and both that says which of several men moves; none: the origin is written.
std::string japanese_origin(const Position& p, Move m) {
  const auto others = other_origins(p, m);
  if (others.empty()) return "";
  const Seat mover = *p.turn();
  const auto words_of = [&](Square from) {
    const Approach a = approach(p, from, m.to(), mover);
    return std::array<std::string, 3>{std::string(way(a)), std::string(side(a)),
                                      std::string(side(a)) + std::string(way(a))};
  };
  const auto words = words_of(m.from());
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!words[i].empty() && std::ranges::none_of(others, [&](Square o) { return words_of(o)[i] == words[i]; }))
      return words[i];
  return "(" + japanese_square(m.from()) + ")";
}

std::string japanese_marks(const Effects& effects) {
  std::string text;
  for (const auto& [word, seats] : {std::pair{"王手", &effects.checked}, std::pair{"詰み", &effects.mated},
                                    std::pair{"合法手なし", &effects.stuck}}) {
    if (seats->empty()) continue;
    text += "（";
    for (const Seat s : *seats) text += seat_names[index(s)];
    text += word;
    text += "）";
  }
  return text;
}

// Is a man of the kind that is dropped on the board, from where it could come to that square?
bool could_be_moved(const Position& p, Move drop) {
  std::vector<Move> moves;
  p.legal_moves(moves);
  return std::ranges::any_of(moves, [&](Move o) {
    return !o.is_drop() && o.to() == drop.to() && p.at(o.from()).is(drop.dropped(), Form::plain);
  });
}

// What follows the square, without marks; `origin` as the words of japanese_origin.
std::string japanese_deed(const Position& p, Move m, std::string_view origin) {
  if (m.is_drop()) return std::string(plain_names[static_cast<std::size_t>(m.dropped())]) + "打";
  const Cell man = p.at(m.from());
  const auto& names = man.form() == Form::plain ? plain_names : promoted_names;
  std::string text(names[static_cast<std::size_t>(man.role())]);
  text += origin;
  if (m.promotes()) text += "成";
  if (declines(p, m)) text += "不成";
  return text;
}

std::string origin_words(const Position& p, Move m) { return m.is_drop() ? "" : japanese_origin(p, m); }

// "同" and, before a name of one sign, a wide space.
std::string japanese(const Position& p, Move m, std::optional<Square> arrived) {
  const std::string deed = japanese_deed(p, m, origin_words(p, m));
  const std::string square = m.to() == arrived ? (deed.size() == 3 ? "同　" : "同") : japanese_square(m.to());
  return std::string(seat_marks[index(*p.turn())]) + square + deed;
}

// The deed in words that leave the origin out, and in words that write its square, both of which are understood.
std::vector<std::string> japanese_deeds(const Position& p, Move m) {
  std::vector<std::string> deeds{japanese_deed(p, m, origin_words(p, m))};
  if (m.is_drop() && !could_be_moved(p, m)) deeds.emplace_back(plain_names[static_cast<std::size_t>(m.dropped())]);
  if (m.is_drop()) return deeds;
  deeds.push_back(japanese_deed(p, m, ""));
  deeds.push_back(japanese_deed(p, m, "(" + japanese_square(m.from()) + ")"));
  return deeds;
}

constexpr std::array<std::string_view, 2> notation_ids{"western", "japanese"};

}  // namespace

std::span<const std::string_view> notations() { return notation_ids; }

std::string write_table(const Position& p, Move m, std::size_t notation, std::optional<Square> arrived) {
  if (notation == 0) return western(p, m, origin_where_needed(p, m)) + western_marks(effects(p, m));
  return japanese(p, m, arrived) + japanese_marks(effects(p, m));
}

// What leaves the origin out where several men could move fits all of them: the person goes on.
std::vector<std::string> written(const Position& p, Move m, std::optional<Square> arrived) {
  std::vector<std::string> texts{folded(write_move(p, m)), folded(western(p, m, Origin::left_out))};
  if (!m.is_drop()) texts.push_back(folded(western(p, m, Origin::written)));
  for (const std::string& deed : japanese_deeds(p, m)) {
    texts.push_back(folded(japanese_square(m.to()) + deed));
    if (m.to() == arrived) texts.push_back(folded("同" + deed));
  }
  return texts;
}

std::string without_marks(std::string_view folded) {
  std::size_t end = folded.find_first_of("!#%");
  for (const std::string_view name : seat_names) end = std::min(end, folded.find("(" + std::string(name)));
  return std::string(folded.substr(0, end));
}

}  // namespace tetrarchy::yonin
