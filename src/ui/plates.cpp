#include "ui/plates.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "ui/geometry.h"
#include "ui/plate_clock.h"
#include "ui/shares.h"
#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

using render::Emblem;
using render::Token;
using Standing = SeatView::Standing;

constexpr float hatch_square = 64;  // 128 units of the hatch
constexpr float header = column_plate::header, line_box = column_plate::line, army_row = column_plate::army,
                edge_strip = 8;

// One plate's ground while its parts are drawn.
struct Plate {
  Screen& screen;
  Canvas canvas;
  Rect box;
  Seat seat;
  const SeatView& view;
  const PlateText& text;
  const PlateHands& hands;
  bool to_move;
  bool on_right;                    // of the board: its edge strip is on the outer side
  bool thinks;                      // its computer is at work
  std::optional<PlateClock> clock;  // of a seat that plays

  Colour fill() const { return render::seat_colours(seat).fill; }
  Colour on_fill() const { return render::seat_colours(seat).on; }
};

void hatch(Canvas& c, const Rect& r, Seat seat, float alpha) {
  render::Mark m{.kind = render::Mark::Kind::hatch, .at = {}, .square = hatch_square};
  m.seat = seat;
  m.box = r;
  m.alpha = alpha;
  c.picture().below.push_back(m);
}

// On its own colour an emblem needs an edge that stands out from it.
std::optional<Colour> edge_on_fill(Seat seat) {
  return render::drawing(seat) == render::Drawing::pale ? render::hairline : render::palette(render::Theme::light).edge;
}

void emblem_with_letter(const Plate& p, Canvas& c, Point at, float size) {
  c.emblem(at, size, p.seat, Emblem::Look::hatched, p.to_move ? edge_on_fill(p.seat) : std::nullopt);
  c.letter(at, size, p.seat, p.screen.words.of(p.seat, "letter"), Emblem::Look::hatched);
}

void ground(const Plate& p, Canvas& c) {
  const render::Palette& palette = p.screen.palette;
  const bool contrast = palette.theme == render::Theme::high_contrast;
  if (p.to_move) {
    c.shadow(p.box, palette.shadow, 22, 8);
    const Colour ring = palette.theme == render::Theme::light ? palette.raised : render::hairline;
    c.fill(inset(p.box, -4), ring, 14);
    c.fill(inset(p.box, -2.5f), p.fill(), 12.5f);
    c.fill({p.box.x, p.box.y + header, p.box.width, p.box.height - header}, palette.raised, 10,
           ImDrawFlags_RoundCornersBottom);
  } else if (is_out(p.view)) {
    c.outline(p.box, palette.line, 10, 1);
  } else {
    c.fill(p.box, palette.panel, 10);
    if (contrast) c.outline(p.box, palette.line, 10, 2);
  }
}

void edge(const Plate& p, Canvas& c) {
  const float x = p.on_right ? p.box.x + p.box.width - edge_strip : p.box.x;
  hatch(c, {x, p.box.y + 5, edge_strip, p.box.height - 10}, p.seat, is_out(p.view) ? .35f : 1);
  const Rect end{x, p.box.y, edge_strip, 5};
  const ImDrawFlags top = p.on_right ? ImDrawFlags_RoundCornersTopRight : ImDrawFlags_RoundCornersTopLeft;
  const ImDrawFlags bottom = p.on_right ? ImDrawFlags_RoundCornersBottomRight : ImDrawFlags_RoundCornersBottomLeft;
  const Colour cap = is_out(p.view) ? render::faded(p.fill(), .35f) : p.fill();
  c.fill(end, cap, 10, top);
  c.fill({x, p.box.y + p.box.height - 5, edge_strip, 5}, cap, 10, bottom);
}

// The header's ground is the plate's ring; the seat's hatch comes in from the right.
void lit_header(const Plate& p, Canvas& c) {
  constexpr float round = 10;
  const Rect r{p.box.x, p.box.y, p.box.width, header};
  hatch(c, {r.x, r.y + round, r.width, r.height - round}, p.seat, 1);
  hatch(c, {r.x + round, r.y, r.width - 2 * round, round}, p.seat, 1);
  const float plain = r.width * .3f;
  c.fill({r.x, r.y, plain, r.height}, p.fill(), round, ImDrawFlags_RoundCornersTopLeft);
  c.gradient({r.x + plain, r.y, r.width - plain - round, r.height}, p.fill(), render::faded(p.fill(), .46f));
  c.fill({r.x + r.width - round, r.y, round, r.height}, render::faded(p.fill(), .46f), round,
         ImDrawFlags_RoundCornersTopRight);
}

float text_left(const Plate& p) { return p.box.x + (p.to_move || p.on_right ? 14 : 20); }
float text_right(const Plate& p) { return p.box.x + p.box.width - (p.on_right && !p.to_move ? 22 : 16); }

// The mark of thinking: three dots, of which one after the other is lit. Returns its width.
float dots(const Plate& p, Canvas& c, Point right_middle, Colour ink) {
  constexpr float step = 9;
  if (!p.thinks) return 0;
  for (int i = 0; i < 3; ++i)
    c.disc({right_middle.x - 3 - step * static_cast<float>(2 - i), right_middle.y}, i == p.screen.beat ? 3.2f : 2.2f,
           i == p.screen.beat ? ink : render::faded(ink, .55f));
  return 3 * step;
}

void header_text(const Plate& p, Canvas& c) {
  const render::Palette& palette = p.screen.palette;
  const Colour ink = p.to_move ? p.on_fill() : is_out(p.view) ? palette.ink2 : palette.ink;
  const Colour soft = p.to_move ? p.on_fill() : palette.ink2;
  const float left = text_left(p) + 47, middle = p.box.y + header / 2, upper = middle - 10, lower = middle + 9.5f;
  emblem_with_letter(p, c, {left - 29, middle}, 36);
  float right = text_right(p);
  if (!p.text.corner.empty()) right -= c.text({right, middle}, style::clock, soft, p.text.corner, Align::right) + 8;
  float name_right = right, who_right = right;
  if (p.clock) {
    name_right -= draw_clock(p.screen, c, p.seat, *p.clock, {right, upper}, style::clock.size) + 8;
    if (const auto& periods = p.clock->text.periods; !periods.empty())
      who_right -= c.text({right, lower}, style::note, soft, periods, Align::right) + 8;
    who_right -= dots(p, c, {who_right, lower}, soft);
  } else {
    name_right = who_right -= dots(p, c, {right, middle}, soft);
  }
  c.fitted({left, upper}, name_right - left, style::plate_name, ink, p.text.name);
  c.fitted({left, lower}, who_right - left, style::list, soft, p.text.who);
}

void state_line(const Plate& p, Canvas& c, float middle) {
  const render::Palette& palette = p.screen.palette;
  float x = text_left(p);
  if (!p.text.alarm.empty()) x += chip(c, {x, middle}, p.text.alarm, palette.danger, palette.raised) + 8;
  for (const std::string& label : p.text.chips) x += chip(c, {x, middle}, label, palette.accent, palette.on_accent) + 8;
  if (p.text.leader) {
    c.emblem({x + 10, middle}, 20, *p.text.leader, Emblem::Look::plain);
    x += 28;
  }
  float room = text_right(p) - x;
  if (!p.text.aside.empty())
    room -= c.text({text_right(p), middle}, style::list, palette.ink2, p.text.aside, Align::right) + 8;
  const bool fits = p.text.short_line.empty() || c.measure(style::note, p.text.line) <= room;
  c.fitted({x, middle}, room, style::list, palette.ink, fits ? p.text.line : p.text.short_line);
}

// The order of the roles on a plate: the militants, of which there are many, come last and are counted.
constexpr std::array<Face, 5> single_roles{Face::chief, Face::assassin, Face::diplomat, Face::reporter,
                                           Face::necromobile};

void army(const Screen& s, Canvas& c, Colour ink, const std::vector<PieceCount>& counts, const Rect& r) {
  const float step = std::min(31.f, (r.width - 36) / 6.2f), size = std::min(26.f, step - 4);
  const float middle = r.y + r.height / 2;
  for (const PieceCount& n : counts) {
    const auto place = std::find(single_roles.begin(), single_roles.end(), n.piece.face) - single_roles.begin();
    const bool counted = place == std::ssize(single_roles);
    const float at = r.x + size / 2 + static_cast<float>(place) * step + (counted ? step * .35f : 0);
    c.token({at, middle}, size / .9f, n.piece, n.count > 0 ? Token::Look::flat : Token::Look::ghost);
    if (counted)
      c.text({at + size / 2 + 4, middle}, size < 22 ? style::chip : style::count, ink,
             s.text(Message{"ui.plate.count"}.with("count", n.count)));
  }
}

void hand(const Plate& p, Canvas& c) {
  for (const HandSlot& slot : p.hands.slots) {
    if (slot.seat != p.seat) continue;
    draw_slot(p.screen, c, slot, p.view.hand[slot.index].piece, p.hands.counts[p.seat][slot.index],
              p.hands.marks[p.seat]);
  }
}

void full_plate(const Plate& p, Canvas& c) {
  ground(p, c);
  if (p.to_move)
    lit_header(p, c);
  else
    edge(p, c);
  header_text(p, c);
  float y = p.box.y + header + (p.to_move ? 10 : 2);
  if (y + line_box <= p.box.y + p.box.height) state_line(p, c, y + line_box / 2 - 1);
  hand(p, c);
  y += line_box;
  for (const auto& counts : p.view.army) {
    if (y + army_row > p.box.y + p.box.height) break;
    army(p.screen, c, p.screen.palette.ink, counts, {text_left(p), y + 9, text_right(p) - text_left(p), 26});
    y += army_row;
  }
}

// Up to two camps side by side.
void small_armies(const Plate& p, Canvas& c, const Rect& r) {
  const auto camps = std::min<std::size_t>(2, p.view.army.size());
  const float width = std::min(170.f, r.width / static_cast<float>(camps));
  for (std::size_t i = 0; i < camps; ++i)
    army(p.screen, c, p.screen.palette.ink, p.view.army[i],
         {r.x + static_cast<float>(i) * width, r.y, width - 6, r.height});
}

// `foot`: how much of it below is for pieces, on plain ground.
void small_ground(const Plate& p, Canvas& c, float foot) {
  const render::Palette& palette = p.screen.palette;
  const Rect& box = p.box;
  if (p.to_move) {
    const Colour ring = palette.theme == render::Theme::light ? palette.raised : render::hairline;
    c.fill(inset(box, -2), ring, 11);
    c.fill(box, p.fill(), 9);
    if (foot > 0)
      c.fill({box.x + 1.5f, box.y + box.height - foot, box.width - 3, foot - 1.5f}, palette.raised, 8,
             ImDrawFlags_RoundCornersBottom);
  } else if (is_out(p.view)) {
    c.outline(box, palette.line, 9, 1);
  } else {
    c.fill(box, palette.panel, 9);
    if (palette.theme == render::Theme::high_contrast) c.outline(box, palette.line, 9, 2);
  }
}

// How a seat stands, in as many words as fit there.
std::string said_in(const Plate& p, const Canvas& c, float room) {
  const bool fits = p.text.least.empty() || c.measure(style::note, p.text.brief) <= room;
  return fits ? p.text.brief : p.text.least;
}

// What of a small plate beside its emblem is written where.
struct MiniText {
  float left, right, middle, height;
  Colour ink, soft, state;
  float width() const { return right - left; }
  float upper() const { return middle - std::min(9.f, height * .19f); }
  float lower() const { return middle + std::min(9.f, height * .19f); }
};

constexpr float mini_clock = 14, one_line = 32;

// Beside the state: what the corner had if there were no clock, how many periods are left, who thinks. Returns its
// width.
float beside_state(const Plate& p, Canvas& c, Point right, Colour soft) {
  float x = right.x;
  for (const std::string& part : {p.text.aside, p.clock->text.brief_periods})
    if (!part.empty()) x -= c.text({x, right.y}, style::note, soft, part, Align::right) + 6;
  if (p.thinks) x -= dots(p, c, {x, right.y}, soft) + 2;
  return right.x - x;
}

// The clock stands beside the name. Where there is no room for both it takes the state's place, or, while that is
// urgent, the name's: the emblem says whose plate it is.
void mini_text_with_clock(const Plate& p, Canvas& c, const MiniText& m) {
  const float room = m.width() - clock_width(c, *p.clock, mini_clock) - 6;
  const bool low = m.height < one_line, together = c.measure(style::mini_name, p.text.name) <= room;
  const bool beside = together || low || !p.text.alarm.empty();
  const float upper = low ? m.middle : m.upper();
  draw_clock(p.screen, c, p.seat, *p.clock, {m.right, beside ? upper : m.lower()}, mini_clock);
  if (together || !beside) c.fitted({m.left, upper}, m.width(), style::mini_name, m.ink, p.text.name);
  if (low || !beside) return;
  const float width = m.width() - beside_state(p, c, {m.right, m.lower()}, m.soft);
  c.fitted({m.left, m.lower()}, width, style::note, m.state, said_in(p, c, width));
}

// Name and state: one under the other, or in one line where that is all there is room for.
void mini_text(const Plate& p, Canvas& c, const MiniText& m) {
  if (m.height < one_line) {
    const float room = m.width() - 8 - c.fitted({m.left, m.middle}, m.width(), style::mini_name, m.ink, p.text.name);
    c.fitted({m.right, m.middle}, room, style::note, m.state, said_in(p, c, room), Align::right);
    return;
  }
  c.fitted({m.left, m.upper()}, m.width(), style::mini_name, m.ink, p.text.name);
  c.fitted({m.left, m.lower()}, m.width(), style::note, m.state, said_in(p, c, m.width()));
}

// The upper part of a small plate: who it is, and how it stands.
void mini_head(const Plate& p, Canvas& c, const Rect& r) {
  const bool narrow = r.width < 165, very_narrow = r.width < 112;
  const float most = very_narrow ? 24 : narrow ? 28 : 34, gap = very_narrow ? 6 : 9;
  const float size = std::min(r.height - (r.height < 40 ? 4 : 10), most), middle = r.y + r.height / 2;
  emblem_with_letter(p, c, {r.x + gap + size / 2, middle}, size);
  float right = r.x + r.width - (very_narrow ? 3 : 8);
  const Colour soft = p.to_move ? p.on_fill() : p.screen.palette.ink2;
  if (!p.text.corner.empty() && !narrow)
    right -= c.text({right, middle}, style::button, soft, p.text.corner, Align::right) + 6;
  if (p.thinks && !p.clock) right -= dots(p, c, {right, middle}, soft) + 2;
  if (p.view.partner && !very_narrow) {
    const auto edge = p.to_move ? edge_on_fill(p.seat) : std::nullopt;
    c.emblem({right - 9, middle}, 18, *p.view.partner, Emblem::Look::plain, edge);
    right -= 22;
  }
  const MiniText text{.left = r.x + 2 * gap + size,
                      .right = right,
                      .middle = middle,
                      .height = r.height,
                      .ink = p.to_move ? p.on_fill() : p.screen.palette.ink,
                      .soft = soft,
                      .state = !p.text.alarm.empty() && !p.to_move ? p.screen.palette.danger : soft};
  if (p.clock)
    mini_text_with_clock(p, c, text);
  else
    mini_text(p, c, text);
}

void mini_plate(const Plate& p, Canvas& c) {
  const Rect& box = p.box;
  const bool hands = !p.view.hand.empty();
  const bool armies = !hands && box.height >= 76 && box.width >= 240 && !p.view.army.empty();
  const float foot = hands ? std::min(box.height / 2, small_plate::hand) + 2 : armies ? 34.f : 0;
  small_ground(p, c, foot);
  mini_head(p, c, {box.x, box.y, box.width, box.height - foot});
  if (armies) small_armies(p, c, {box.x + 9, box.y + box.height - 28, box.width - 18, 22});
  hand(p, c);
}

// How many pieces the seat holds; a touch opens all hands.
void strip_hand(const Plate& p, Canvas& c, Point at) {
  int held = 0;
  for (const int n : p.hands.counts[p.seat]) held += n;
  const std::string id(key_of(p.seat));
  Panel panel(p.screen, ("strip-" + id).c_str(), p.box);
  if (row(p.screen, "hands-" + id, p.box)) p.screen.ask(Command::Kind::open_hands, static_cast<int>(p.seat));
  if (held == 0) return;
  const Colour ink = p.to_move ? p.on_fill() : p.screen.palette.ink;
  c.text(at, style::chip, ink, std::to_string(held), Align::centre);
}

void strip_dots(const Plate& p, Canvas& c, Point at) {
  for (int i = 0; i < 3; ++i)
    c.disc({at.x, at.y + 6 * static_cast<float>(i - 1)}, i == p.screen.beat ? 2.2f : 1.4f, p.on_fill());
}

// Of the embeds: the emblem at the board's corner, the half strip filled for the seat to move.
void strip(const Plate& p, Canvas& c, Corner corner) {
  const Rect& box = p.box;
  if (p.to_move) c.fill(box, p.fill());
  const bool top = corner == Corner::top_left || corner == Corner::top_right;
  const bool tiny = p.screen.layout.shape == Shape::tiny;
  const float size = std::min(28.f, box.width - (tiny ? 2 : 4));
  const Point at{box.x + box.width / 2, top ? box.y + size / 2 + 2 : box.y + box.height - size / 2 - 2};
  const std::optional<Colour> edge = p.to_move ? edge_on_fill(p.seat) : std::nullopt;
  c.emblem(at, size, p.seat, is_out(p.view) ? Emblem::Look::hollow : Emblem::Look::plain, edge);
  if (!tiny && !is_out(p.view)) c.letter(at, size, p.seat, p.screen.words.of(p.seat, "letter"), Emblem::Look::plain);
  if (!p.view.hand.empty()) strip_hand(p, c, {at.x, at.y + (top ? 1.f : -1.f) * (size / 2 + 10)});
  const float away = top ? 1.f : -1.f;
  if (p.thinks) strip_dots(p, c, {at.x, at.y + away * (size / 2 + 26)});
  if (p.clock)
    draw_clock_in_strip(p.screen, c, p.seat, *p.clock, box, at.y + away * (size / 2 + 38),
                        style::note.size - (tiny ? 2.f : 0.f));
}

float height_of(const MatchView& view, Seat seat) {
  const SeatView& v = view.board.seats[seat];
  const bool to_move = view.board.turn == seat;
  const float top = header + (to_move ? 10 : 2) + line_box;
  if (!v.hand.empty()) return top + column_plate::hand + (to_move ? 14.f : 8.f);
  const float padding = to_move ? 24 : v.army.empty() ? 20 : 17;
  return top + army_row * static_cast<float>(v.army.size()) + padding;
}

}  // namespace

PlateHeights plate_heights(const MatchView& view, int quarter_turns) {
  PlateHeights out{};
  for (Seat s : all_seats) out[index(turned(view.board.corner[s], quarter_turns))] = height_of(view, s);
  return out;
}

void draw_plates(Screen& screen, const MatchView& view, int quarter_turns, const PlateHands& hands) {
  const auto expected = expected_now(view, screen.thinking);
  for (Seat seat : all_seats) {
    const Corner corner = turned(view.board.corner[seat], quarter_turns);
    const Rect& box = screen.layout.plate[index(corner)];
    PlateText text = plate_text(screen.words, view, seat);
    const auto clock = plate_clock(screen, view.board, seat);
    if (text.corner.empty() && expected && !is_out(view.board.seats[seat]))
      (clock ? text.aside : text.corner) =
          screen.text(Message{"ui.share"}.with("percent", ((*expected)[seat] + 5) / 10));
    screen.controls.insert_or_assign("plate-" + std::string(key_of(seat)), box);
    Canvas canvas = screen.background();
    const Plate plate{.screen = screen,
                      .canvas = canvas,
                      .box = box,
                      .seat = seat,
                      .view = view.board.seats[seat],
                      .text = text,
                      .hands = hands,
                      .to_move = view.board.turn == seat,
                      .on_right = corner == Corner::top_right || corner == Corner::bottom_right,
                      .thinks = view.live() && screen.thinking.seat == seat && !screen.thinking.for_hint,
                      .clock = clock};
    if (is_embed(screen.layout.shape))
      strip(plate, canvas, corner);
    else if (screen.layout.shape == Shape::columns)
      full_plate(plate, canvas);
    else
      mini_plate(plate, canvas);
  }
}

}  // namespace tetrarchy::ui
