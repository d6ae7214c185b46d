#include "ui/hands.h"

#include <algorithm>

namespace tetrarchy::ui {
namespace {

using render::Mark;
using render::Token;

// Of a plate: the row that its hand takes, and the largest piece that fits.
struct Row {
  Rect box;
  float size;
};

Row row_of(const Layout& l, Corner corner, const Rect& plate, bool to_move) {
  if (l.shape == Shape::columns) {
    const bool on_right = corner == Corner::top_right || corner == Corner::bottom_right;
    const float left = to_move || on_right ? 12 : 18, right = on_right && !to_move ? 20 : 12;
    const float top = column_plate::header + (to_move ? 10 : 2) + column_plate::line + 4;
    return {{plate.x + left, plate.y + top, plate.width - left - right, column_plate::hand}, 38};
  }
  const float height = std::min(plate.height / 2, small_plate::hand);
  return {{plate.x + 4, plate.y + plate.height - height - 1, plate.width - 8, height}, height - 4};
}

constexpr float roomy_count = 31;  // for "×1" with space about it; "1" alone needs half of that

bool has_hands(const BoardView& board) {
  return std::any_of(all_seats.begin(), all_seats.end(), [&](Seat s) { return !board.seats[s].hand.empty(); });
}

}  // namespace

std::vector<HandSlot> hand_slots(const Layout& layout, const BoardView& board, int quarter_turns) {
  std::vector<HandSlot> out;
  if (is_embed(layout.shape) || !has_hands(board)) return out;
  for (const Seat seat : all_seats) {
    const Corner corner = turned(board.corner[seat], quarter_turns);
    const Row row = row_of(layout, corner, layout.plate[index(corner)], board.turn == seat);
    const std::size_t kinds = board.seats[seat].hand.size();
    const float width = std::min(row.size + 36, row.box.width / static_cast<float>(std::max<std::size_t>(1, kinds)));
    const float size = std::min(row.size, width >= row.size + roomy_count ? width : std::max(17.f, width - 14));
    for (std::size_t i = 0; i < kinds; ++i)
      out.push_back({seat, i, {row.box.x + static_cast<float>(i) * width, row.box.y, width - 1, row.box.height}, size});
  }
  return out;
}

std::optional<Place> Table::at(float x, float y) const {
  if (const auto square = board.at(x, y)) return Place{Pick::square(*square)};
  for (const HandSlot& s : hands)
    if (contains(s.box, x, y)) return Place{{Pick::Kind::hand, static_cast<std::uint8_t>(s.index)}, s.seat};
  return std::nullopt;
}

const HandSlot* Table::slot(const Place& p) const {
  if (p.pick.kind != Pick::Kind::hand) return nullptr;
  const auto it = std::find_if(hands.begin(), hands.end(),
                               [&](const HandSlot& s) { return s.seat == p.hand && s.index == p.pick.value; });
  return it == hands.end() ? nullptr : &*it;
}

HandCounts hand_counts(const BoardView& board) {
  HandCounts out;
  for (const Seat s : all_seats)
    for (const PieceCount& n : board.seats[s].hand) out[s].push_back(n.count);
  return out;
}

std::optional<std::size_t> from_hand(const MatchView& v) {
  if (v.made.empty() || v.made.front().pick.kind != Pick::Kind::hand) return std::nullopt;
  return v.made.front().pick.value;
}

PieceView in_hand(const PieceView& piece) {
  PieceView out = piece;
  out.facing = Seat::red;
  return out;
}

void draw_slot(Screen& s, Canvas& c, const HandSlot& slot, const PieceView& piece, int count, const HandMarks& marks) {
  const render::Palette& p = s.palette;
  const bool chosen = marks.chosen == slot.index, roomy = slot.box.width >= slot.size + roomy_count - 1;
  if (chosen) {
    c.fill(slot.box, render::faded(p.mark, .16f), 7);
    c.outline(slot.box, p.mark, 7, roomy ? 3.f : 2.f);
  }
  if (marks.cursor == slot.index) c.outline(inset(slot.box, -2), p.mark, 8, 3);
  const bool tight = slot.box.width < slot.size + 10;  // the count lies on the piece
  const Point at{slot.box.x + slot.size / 2 + (roomy ? 5.f : 1.f), slot.box.y + slot.box.height / 2 - 1};
  c.token(at, slot.size / .9f, in_hand(piece), count > 0 ? Token::Look::flat : Token::Look::ghost);
  if (count > 0 && tight) {
    const Point corner{slot.box.x + slot.box.width - 4, slot.box.y + slot.box.height - 8};
    c.disc(corner, 5.5f, p.ink);
    c.text(corner, {Type::bold, 10}, p.raised, std::to_string(count), Align::centre);
  } else if (count > 0) {
    const std::string text = roomy ? s.text(Message{"ui.plate.count"}.with("count", count)) : std::to_string(count);
    c.text({at.x + slot.size / 2 + (roomy ? 4.f : 1.f), at.y}, style::count, p.ink, text);
  }
  if (std::find(marks.able.begin(), marks.able.end(), slot.index) != marks.able.end())
    c.fill({at.x - slot.size * .28f, slot.box.y + slot.box.height - (roomy ? 4.f : 5.f), slot.size * .56f, 3}, p.mark,
           1.5f);
}

}  // namespace tetrarchy::ui
