#include "ui/spoken.h"

#include <algorithm>
#include <array>

#include "ui/board_input.h"
#include "ui/clock_text.h"
#include "ui/game_info.h"

namespace tetrarchy::ui {
namespace {

using State = PieceView::State;

// By Act: what is said of a square that is offered.
constexpr std::array<const char*, 9> deeds{"spoken.can_move", "ui.legend.free",   "ui.legend.kill",
                                           "ui.legend.carry", "ui.legend.fetch",  "ui.legend.exit",
                                           "ui.legend.put",   "ui.legend.expose", "ui.answer.yes"};
static_assert(deeds.size() == static_cast<std::size_t>(Act::promote) + 1);

constexpr std::string_view face_letters = "CARDNMKRRGSSPP";  // by Face
static_assert(face_letters.size() == static_cast<std::size_t>(Face::tokin) + 1);

const std::optional<PieceView>& at(const BoardView& b, Square s) { return b.at[static_cast<std::size_t>(s.index())]; }

bool is_maze(const BoardView& b, Square s) {
  return b.surface == BoardView::Surface::stone && s == Square(square_count / 2);
}

const Choice* open_at(const MatchView& v, Pick p) {
  const auto it = std::find_if(v.open.begin(), v.open.end(), [&](const Choice& c) { return c.pick == p; });
  return it == v.open.end() ? nullptr : &*it;
}

bool checked(const BoardView& b, Square s) {
  return std::any_of(b.checks.begin(), b.checks.end(), [&](const Check& c) { return c.king == s; });
}

}  // namespace

std::string Speaker::listed(const std::vector<std::string>& parts) const {
  std::string all;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    all = all.empty() ? part : words.text(Message{"spoken.list"}.with("first", all).with("second", part));
  }
  return all;
}

std::string Speaker::piece(const PieceView& p) const {
  if (p.state == State::fallen && p.face != Face::king) return said("ui.card.body");
  if (p.state == State::fallen) return listed({said("ui.card.dead_king"), words.of(p.camp)});
  std::string name = words.text(Message{"spoken.piece"}.with("face", p.face).with("seat", p.camp));
  if (p.state == State::active && p.camp != p.controller)
    return listed({name, words.text(Message{"spoken.led"}.with("leader", p.controller))});
  if (p.state == State::locked) return listed({name, said("ui.legend.locked")});
  if (p.state == State::hostage) return listed({name, said("ui.legend.hostage")});
  if (p.state == State::frozen) return listed({name, said("ui.legend.frozen")});
  return name;
}

std::string Speaker::content(Square s) const {
  const auto& there = at(view().board, s);
  return listed({is_maze(view().board, s) ? said("spoken.maze") : "", there ? piece(*there) : said("spoken.empty")});
}

std::string Speaker::deed(Act act) const {
  return words.text(own(words, view().game, Message{deeds[static_cast<std::size_t>(act)]}));
}

std::optional<std::string> Speaker::state(Square s) const {
  const MatchView& v = view();
  if (v.mover == s && !v.made.empty()) return said("spoken.chosen");
  if (const Choice* choice = open_at(v, Pick::square(s))) return deed(choice->act);
  return std::nullopt;
}

std::string Speaker::square(Square s) const {
  return listed({match.square_name(s), content(s), checked(view().board, s) ? said("spoken.in_check") : "",
                 state(s).value_or("")});
}

std::string Speaker::hand(std::size_t i) const {
  const MatchView& v = view();
  if (!v.board.turn) return "";
  const PieceCount& kind = v.board.seats[*v.board.turn].hand[i];
  const Pick pick{Pick::Kind::hand, static_cast<std::uint8_t>(i)};
  const bool chosen = !v.made.empty() && v.made.front().pick == pick;
  return listed({words.text(Message{"ui.card.hand"}.with("face", kind.piece.face)), std::to_string(kind.count),
                 chosen             ? said("spoken.chosen")
                 : open_at(v, pick) ? said("spoken.can_drop")
                                    : ""});
}

std::string Speaker::hand_briefly(std::size_t i) const {
  const MatchView& v = view();
  if (!v.board.turn) return "";
  const PieceCount& kind = v.board.seats[*v.board.turn].hand[i];
  return words.of(kind.piece.face, "title") + ' ' + words.text(Message{"ui.plate.count"}.with("count", kind.count));
}

// "free to move here: e5, e6. kill here: f7"
std::string Speaker::placed(const Choices& choices) const {
  std::string all;
  for (std::size_t act = 0; act < deeds.size(); ++act) {
    std::vector<std::string> squares;
    for (const Choice& c : choices)
      if (c.act == static_cast<Act>(act) && c.pick.kind == Pick::Kind::square)
        squares.push_back(match.square_name(c.pick.as_square()));
    if (squares.empty()) continue;
    const std::string line =
        words.text(Message{"spoken.of"}.with("what", deed(static_cast<Act>(act))).with("which", listed(squares)));
    all = all.empty() ? line : words.text(Message{"spoken.then"}.with("first", all).with("second", line));
  }
  return all;
}

std::string Speaker::moves(Square s) const {
  const MatchView& v = view();
  const bool drafting = !v.made.empty();
  if (!drafting && !at(v.board, s)) return square(s);
  const std::string all = placed(drafting ? v.open : match.reach(s));
  const std::string who = drafting ? words.text(v.prompt.title) : content(s);
  return words.text(Message{"spoken.of"}.with("what", who).with("which", all.empty() ? said("spoken.no_moves") : all));
}

std::string Speaker::attackers(Square s) const {
  const MatchView& v = view();
  std::vector<std::string> who;
  for (int i = 0; i < square_count; ++i) {
    const Square from(i);
    if (!at(v.board, from)) continue;
    for (const Choice& c : match.reach(from))
      if (c.pick == Pick::square(s) && c.act == Act::kill)
        who.push_back(words.text(Message{"spoken.piece_at"}
                                     .with("piece", piece(*at(v.board, from)))
                                     .with("square", match.square_name(from))));
  }
  const std::string by = who.empty() ? said("spoken.nobody") : listed(who);
  return words.text(Message{"spoken.attacked"}.with("what", square(s)).with("by", by));
}

std::string Speaker::last_moves() const {
  const MatchView& v = view();
  std::string all;
  BySeat<bool> told{};
  for (auto line = v.record.rbegin(); line != v.record.rend(); ++line) {
    if (line->ply > v.ply || told[line->seat]) continue;
    told[line->seat] = true;
    std::vector<std::string> parts{line->texts.empty() ? "" : line->texts.front()};
    for (const MoveNote& note : line->notes) parts.push_back(words.text(note.text));
    const std::string said_of =
        words.text(Message{"spoken.of"}.with("what", words.of(line->seat)).with("which", listed(parts)));
    all = all.empty() ? said_of : words.text(Message{"spoken.then"}.with("first", all).with("second", said_of));
  }
  return all.empty() ? said("ui.moves.none") : all;
}

// "Red 9:58"
std::string Speaker::clock(Seat seat) const {
  const ClockText text = clock_text(words, clocks->control, clocks->faces[seat]);
  return words.of(seat) + ' ' + text.figures + (text.periods.empty() ? "" : ' ' + text.periods);
}

std::string Speaker::all_clocks() const {
  if (!clocks) return "";
  std::vector<std::string> each;
  for (const Seat seat : all_seats)
    if (view().board.seats[seat].standing == SeatView::Standing::playing) each.push_back(clock(seat));
  return words.text(Message{"spoken.of"}.with("what", said("spoken.clocks")).with("which", listed(each)));
}

std::string Speaker::turn() const {
  const MatchView& v = view();
  if (v.ended) return words.text(v.ended->reason);
  std::vector<std::string> then;
  for (const Seat s : v.board.then) then.push_back(words.of(s));
  std::vector<std::string> sentences{words.text(v.prompt.title), words.text(v.prompt.detail)};
  if (v.board.surface == BoardView::Surface::stone)
    sentences.push_back(v.board.power ? words.text(Message{"spoken.power"}.with("seat", *v.board.power))
                                      : said("spoken.no_power"));
  sentences.push_back(words.text(Message{"spoken.of"}.with("what", said("ui.then")).with("which", listed(then))));
  sentences.push_back(all_clocks());
  std::string all;
  for (const std::string& s : sentences) {
    if (s.empty()) continue;
    all += (all.empty() ? "" : " ") + s;
  }
  return all;
}

char own_letter(const BoardView& b, Square s) {
  const auto& there = at(b, s);
  if (!there || there->state != State::active || b.turn != there->controller) return 0;
  return face_letters[static_cast<std::size_t>(there->face)];
}

}  // namespace tetrarchy::ui
