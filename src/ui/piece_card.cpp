#include "ui/piece_card.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ui/game_info.h"
#include "ui/shares.h"
#include "ui/step_buttons.h"
#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

using render::Emblem;
using render::Token;
using Kind = render::Mark::Kind;
using State = PieceView::State;

// A line of the legend: a sign and what it says.
struct Entry {
  std::optional<Kind> mark{};
  std::optional<Seat> seat{};
  std::optional<PieceView> piece{};
  Message text;
};

struct OpenMark {
  Act act;
  Kind mark;
  std::string_view key;
};
constexpr std::array<OpenMark, 8> open_marks{{
    {Act::move, Kind::free, "free"},
    {Act::kill, Kind::kill, "kill"},
    {Act::expose, Kind::kill, "expose"},
    {Act::carry, Kind::carry, "carry"},
    {Act::fetch, Kind::carry, "fetch"},
    {Act::exit, Kind::exit, "exit"},
    {Act::put, Kind::put, "put"},
    {Act::choose, Kind::able, ""},
}};

Message legend(std::string_view key) { return Message{"ui.legend." + std::string(key)}; }

void add_open(std::vector<Entry>& out, const Words& words, const MatchView& v) {
  for (const OpenMark& m : open_marks) {
    const auto is = [&](const Choice& c) { return c.act == m.act && c.pick.kind == Pick::Kind::square; };
    if (m.key.empty() || std::none_of(v.open.begin(), v.open.end(), is)) continue;
    const std::string_view key = m.act == Act::put && from_hand(v) ? "drop" : m.key;
    out.push_back({.mark = m.mark, .text = own(words, v.game, legend(key))});
  }
}

void add_checks(std::vector<Entry>& out, const BoardView& b, const std::vector<Pick>& able) {
  if (b.checks.empty()) return;
  if (!able.empty()) out.push_back({.mark = Kind::able, .text = legend("able")});
  out.push_back({.mark = Kind::check, .seat = b.checks.front().by, .text = legend("check")});
  out.push_back({.mark = Kind::badge, .text = legend("order")});
}

// The first piece on the board that is so.
template <class Is>
const PieceView* found(const BoardView& b, Is is) {
  for (const auto& piece : b.at)
    if (piece && is(*piece)) return &*piece;
  return nullptr;
}

bool is_dead_king(const PieceView& p) { return p.state == State::fallen && p.face == Face::king; }

bool is_promoted(const PieceView& p) {
  return p.state == State::active &&
         (p.face == Face::dragon || p.face == Face::promoted_silver || p.face == Face::tokin);
}

void add_pieces(std::vector<Entry>& out, const BoardView& b) {
  for (Seat camp : all_seats) {
    const auto captured = [&](const PieceView& p) {
      return p.state == State::active && p.camp == camp && p.controller != camp &&
             (p.face == Face::militant || render::is_wedge(p.face));
    };
    if (const PieceView* p = found(b, captured))
      out.push_back({.piece = *p,
                     .text = legend(render::is_wedge(p->face) ? "inherited" : "captured")
                                 .with("camp", camp)
                                 .with("leader", p->controller)});
  }
  for (const auto& [state, key] : {std::pair{State::locked, "locked"},
                                   {State::hostage, "hostage"},
                                   {State::frozen, "frozen"},
                                   {State::fallen, "body"}})
    if (const PieceView* p = found(b, [s = state](const PieceView& piece) { return piece.state == s; }))
      out.push_back({.piece = *p, .text = legend(is_dead_king(*p) ? "dead_king" : key)});
  if (const PieceView* p = found(b, is_promoted)) out.push_back({.piece = *p, .text = legend("promoted")});
}

// A dropped piece comes from nowhere on the board.
bool has_origin(const LastMove& m) {
  return std::any_of(m.travels.begin(), m.travels.end(), [](const Travel& t) { return t.kind == Travel::Kind::slide; });
}

std::vector<Entry> entries(const Words& words, const MatchView& v, const std::optional<Inspected>& inspected,
                           const std::vector<Pick>& able) {
  std::vector<Entry> out;
  add_open(out, words, v);
  if (!v.zone.empty()) out.push_back({.mark = Kind::reach, .seat = v.board.turn, .text = legend("zone")});
  add_checks(out, v.board, able);
  if (inspected) {
    const auto& piece = v.board.at[static_cast<std::size_t>(inspected->square.index())];
    if (piece && piece->state == State::active && !inspected->reach.empty())
      out.push_back(
          {.mark = Kind::reach, .seat = piece->controller, .text = legend("reach").with("face", piece->face)});
  }
  for (const LastMove& m : v.last_moves)
    if (m.seat != v.board.turn && has_origin(m))
      out.push_back({.mark = Kind::origin, .seat = m.seat, .text = legend("last_move").with("seat", m.seat)});
  add_pieces(out, v.board);
  return out;
}

// What the card is about: the piece asked about, or the one that was chosen.
struct Subject {
  const PieceView* piece = nullptr;
  bool in_hand = false;
};

Subject subject(const MatchView& v, const std::optional<Inspected>& inspected, const std::optional<Place>& hand) {
  if (const auto index = from_hand(v)) return {&v.board.seats[*v.board.turn].hand[*index].piece, true};
  if (hand) return {&v.board.seats[hand->hand].hand[hand->pick.value].piece, true};
  const auto square = inspected ? std::optional(inspected->square) : v.made.empty() ? std::nullopt : v.mover;
  if (!square) return {};
  const auto& piece = v.board.at[static_cast<std::size_t>(square->index())];
  return {piece ? &*piece : nullptr};
}

struct CardText {
  std::string title, text, clause;
};

CardText card_text(const Screen& s, const MatchView& v, const Subject& about) {
  const PieceView* piece = about.piece;
  if (!piece) {
    const std::string none = v.ended ? "ui.card.over" : v.watched ? "ui.card.watched" : "ui.card.none";
    return {s.text(none), s.text(own(s.words, v.game, Message{none + ".text"})), ""};
  }
  const std::string card = "ui.card.", face(key_of(piece->face));
  const auto with_title = [&](const std::string& key, std::string title) {
    return CardText{std::move(title), s.text(key + ".text"), s.text(key + ".clause")};
  };
  if (about.in_hand) {
    const std::string own_key = card + "hand_" + face;
    return with_title(s.words.has(own_key + ".text") ? own_key : card + "hand",
                      s.text(Message{"ui.card.hand"}.with("face", piece->face)));
  }
  if (piece->state == State::fallen) {
    const std::string key = card + (is_dead_king(*piece) ? "dead_king" : "body");
    return with_title(key, s.text(key));
  }
  return with_title(card + (piece->state == State::frozen ? "frozen" : face), s.words.of(piece->face, "title"));
}

void sign(Canvas& c, const Entry& e, Point at) {
  constexpr float square = 32;
  if (e.piece) return c.token(at, square / .9f, *e.piece, Token::Look::flat);
  render::Mark m{.kind = *e.mark, .at = at, .square = e.mark == Kind::origin ? square * 1.4f : square};
  if (e.mark == Kind::badge) m.at = {at.x - .36f * square, at.y + .36f * square};
  if (e.mark == Kind::able) m.at.y -= .42f * square;
  if (e.mark == Kind::check) {
    m.square = 24;
    m.at.x -= 24;
    m.to = {m.at.x + 48, at.y};
  }
  m.seat = e.seat;
  c.picture().below.push_back(m);
}

float about_piece(Screen& s, Canvas& c, const Rect& box, const MatchView& v, const Subject& about) {
  const CardText text = card_text(s, v, about);
  const float x = box.x + 16, width = box.width - 32;
  float y = box.y + 13, left = x;
  if (about.piece) {
    const PieceView piece = about.in_hand ? in_hand(*about.piece) : *about.piece;
    c.token({x + 17, y + 17}, 34 / .9f, piece, Token::Look::flat);
    left += 44;
  }
  c.fitted({left, y + 17}, x + width - left, style::plate_name, s.palette.ink, text.title);
  y += 42;
  y += c.paragraph({x, y}, width, style::list, s.palette.ink2, text.text) + 6;
  if (!text.clause.empty()) {
    c.text({x, y + 9}, style::list_bold, s.palette.accent, s.text(Message{"ui.card.rule"}.with("clause", text.clause)));
    y += 20;
  }
  return y;
}

void legend_lines(Screen& s, Canvas& c, const Rect& box, float y, const std::vector<Entry>& all) {
  constexpr float line = 38;
  if (all.empty() || y + 30 + line > box.y + box.height) return;
  c.text({box.x + 16, y + 10}, style::heading, s.palette.ink, s.text("ui.legend"));
  y += 26;
  for (const Entry& e : all) {
    if (y + line > box.y + box.height) return;
    sign(c, e, {box.x + 32, y + line / 2});
    c.fitted({box.x + 58, y + line / 2}, box.width - 74, style::list, s.palette.ink, s.text(e.text));
    y += line;
  }
}

}  // namespace

namespace {

// The buttons of the unfinished move, or the one that asks for a hint, and the shares over them. Returns their height.
float draw_foot(Screen& s, const Rect& box, const MatchView& v) {
  constexpr float buttons = 36, chart = 76;
  Panel panel(s, "card", box);
  float height = 0;
  const Rect row{box.x + 16, box.y + box.height - 16 - buttons, box.width - 32, buttons};
  const float half = (row.width - 8) / 2;
  if (!v.made.empty()) {
    if (button(s, "step-back", s.text("ui.step_back"), {row.x, row.y, half, buttons})) s.ask(Command::Kind::step_back);
    if (button(s, "cancel", s.text("ui.put_back"), {row.x + half + 8, row.y, half, buttons}))
      s.ask(Command::Kind::cancel);
    height = 16 + buttons + 8;
  } else if (may_be_advised(v)) {
    if (button(s, "hint", s.text("ui.hint"), row)) s.ask(Command::Kind::hint);
    height = 16 + buttons + 8;
  }
  constexpr float least_text = 150;
  if (expected_course(v).empty() || box.height - height < chart + 42 + least_text) return height;
  const float top = box.y + box.height - height - chart - (height > 0 ? 8.f : 16.f);
  Canvas c = s.window();
  c.text({box.x + 16, top - 16}, style::heading, s.palette.ink, s.text("ui.shares"));
  draw_shares(s, v, {box.x + 16, top, box.width - 24, chart});
  return box.y + box.height - (top - 30);
}

}  // namespace

void draw_piece_card(Screen& s, const MatchView& v, const std::optional<Inspected>& inspected,
                     const std::optional<Place>& hand, const std::vector<Pick>& able) {
  Rect box = s.layout.card;
  Canvas c = s.background();
  c.fill(box, s.palette.panel, 10);
  if (s.palette.theme == render::Theme::high_contrast) c.outline(box, s.palette.line, 10, 2);
  box.height -= draw_foot(s, box, v);
  c.clip(box);
  const float y = about_piece(s, c, box, v, subject(v, inspected, hand));
  legend_lines(s, c, box, y + 12, entries(s.words, v, inspected, able));
  c.unclip();
}

}  // namespace tetrarchy::ui
