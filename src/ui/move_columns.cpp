#include "ui/move_columns.h"

#include <algorithm>
#include <string>

#include "session/record_rows.h"
#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

using Kind = RecordCell::Kind;

constexpr float head = 26, number_column = 34, margin = 12;

std::vector<RecordRow> rows_of(const MatchView& v) {
  return record_rows(v.record, who_plays(v), v.live() && !v.made.empty() ? v.board.turn : std::nullopt);
}

float line_height_of(const Screen& s) { return s.pointing == Pointing::touch ? 44.f : 27.f; }

// The columns of one list.
struct Columns {
  Rect box;
  float width() const { return (box.width - number_column - margin) / all_seats.size(); }
  float left(Seat s) const { return box.x + number_column + width() * static_cast<float>(index(s)); }
};

void draw_head(Screen& s, Canvas& c, const Columns& columns, const MatchView& v) {
  for (const Seat seat : all_seats) {
    const Point at{columns.left(seat) + 12, columns.box.y + head / 2};
    const bool out = v.board.seats[seat].standing != SeatView::Standing::playing;
    const auto look = out ? render::Emblem::Look::hollow : render::Emblem::Look::plain;
    c.emblem(at, 20, seat, look);
    if (!out) c.letter(at, 20, seat, s.words.of(seat, "letter"), look);
  }
}

void draw_move(Screen& s, Canvas& c, const Rect& r, const RecordLine& line, std::optional<Colour> raised) {
  if (raised) {
    c.fill(r, *raised, 4);
    c.fill({r.x, r.y + r.height - 2, r.width, 2}, s.palette.accent);
  }
  const TextStyle text = raised ? style::list_bold : style::list;
  c.fitted({r.x + 4, r.y + r.height / 2}, r.width - 6, text, s.palette.ink, text_of(s, line));
  if (row(s, "move-" + std::to_string(line.ply), r)) s.ask(Command::Kind::go_to, line.ply);
}

void draw_cell(Screen& s, Canvas& c, const Rect& r, const RecordCell& cell, const MatchView& v, Colour raised) {
  const Colour soft = s.palette.ink2;
  const Point at{r.x + 12, r.y + r.height / 2};
  switch (cell.kind) {
    case Kind::empty:
      return;
    case Kind::line: {
      const RecordLine& line = v.record[cell.line];
      return draw_move(s, c, r, line, line.ply == v.ply ? std::optional(raised) : std::nullopt);
    }
    case Kind::unfinished:
      c.text({r.x + 4, at.y}, style::list, soft, "…");
      return;
    case Kind::skipped:
      return c.fill({at.x - 5, at.y - .75f, 10, 1.5f}, soft);
    case Kind::out:
      return c.fill({at.x - .75f, at.y - 7, 1.5f, 14}, soft);
  }
}

// In which row the shown ply is; the first one before any move.
std::size_t row_of_ply(const std::vector<RecordRow>& rows, const MatchView& v) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (const RecordCell& cell : rows[i].of)
      if (cell.kind == Kind::line && v.record[cell.line].ply == v.ply) return i;
  return 0;
}

}  // namespace

float move_columns_height(const Screen& s, const MatchView& v) {
  return head + static_cast<float>(rows_of(v).size()) * line_height_of(s);
}

void draw_move_columns(Screen& s, const MatchView& v, MoveListState& state, const Rect& whole, Colour raised) {
  const Columns columns{whole};
  Canvas title = s.window();
  draw_head(s, title, columns, v);
  const Rect box{whole.x, whole.y + head, whole.width, whole.height - head};
  const std::vector<RecordRow> rows = rows_of(v);
  const float line = line_height_of(s);
  MoveLines lines(s, box, static_cast<float>(rows.size()) * line, state);
  const auto shown = static_cast<float>(row_of_ply(rows, v));
  lines.follow(v, shown * line, (shown + 1) * line);
  Canvas c = s.window();
  if (rows.empty()) c.text({box.x + 16, box.y + line / 2}, style::list, s.palette.ink2, s.text("ui.moves.none"));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const float y = lines.top() + static_cast<float>(i) * line;
    if (y + line < box.y || y > box.y + box.height) continue;
    c.text({box.x + number_column - 10, y + line / 2}, style::note, s.palette.ink2, std::to_string(i + 1),
           Align::right);
    for (const Seat seat : all_seats)
      draw_cell(s, c, {columns.left(seat), y, columns.width() - 2, line}, rows[i][seat], v, raised);
  }
}

}  // namespace tetrarchy::ui
