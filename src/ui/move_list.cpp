#include "ui/move_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "ui/game_info.h"
#include "ui/move_columns.h"
#include "ui/prompt.h"
#include "ui/step_buttons.h"
#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

using render::Emblem;
using Kind = MoveNote::Kind;

// What matters most first.
constexpr std::array by_weight{Kind::fell,          Kind::came_to_power, Kind::ended,  Kind::left_power, Kind::passed,
                               Kind::camps_changed, Kind::extra_turn,    Kind::checks, Kind::turn_jumps};

float line_height_of(const Screen& s) { return s.pointing == Pointing::touch ? 44.f : 28.f; }

void draw_line(Screen& s, Canvas& c, const Rect& r, GameId game, const RecordLine& line, std::optional<Colour> raised) {
  const bool current = raised.has_value();
  const render::Palette& p = s.palette;
  const float middle = r.y + r.height / 2;
  if (current) {
    if (p.theme == render::Theme::high_contrast)
      c.outline(inset(r, 3), p.line, 4, 1.5f);
    else
      c.fill(r, *raised);
    c.fill({r.x, r.y, 3, r.height}, p.accent);
  }
  c.text({r.x + 38, middle}, current ? style::chip : style::note, current ? p.ink : p.ink2, std::to_string(line.number),
         Align::right);
  c.emblem({r.x + 55, middle}, 18, line.seat, Emblem::Look::plain);
  const std::string note = note_of(s.words, game, line);
  const TextStyle text_style = current ? style::list_bold : style::list;
  float x = r.x + 72;
  if (!line.texts.empty()) x += c.fitted({x, middle}, r.width - 88, text_style, p.ink, text_of(s, line)) + 10;
  const float room = r.x + r.width - 16 - x;
  if (room > 24) c.fitted({r.x + r.width - 16, middle}, room, style::note, p.ink2, note, Align::right);
}

// The move that is being made, as far as it goes.
void draw_unfinished(Screen& s, Canvas& c, const Rect& r, const MatchView& v) {
  const float middle = r.y + r.height / 2;
  c.text({r.x + 38, middle}, style::note, s.palette.ink2, std::to_string(v.board.number), Align::right);
  c.emblem({r.x + 55, middle}, 18, *v.board.turn, Emblem::Look::plain);
  std::string text;
  for (const Choice& choice : v.made)
    if (choice.pick.kind == Pick::Kind::square) text += frame_name(v.board, choice.pick.as_square()) + " ";
  c.fitted({r.x + 72, middle}, r.width - 88, style::list, s.palette.ink2, text + "…");
}

// Four moves side by side need room; a narrower list has them one below the other.
bool in_columns(const MatchView& v, float width) {
  constexpr float least = 240;
  return info_of(v.game).record_form == RecordForm::columns && width >= least;
}

}  // namespace

std::string text_of(const Screen& s, const RecordLine& line) {
  if (line.time_was_up) return s.text("ui.move.time");
  if (line.texts.empty()) return s.text("ui.move.resigns");
  return line.texts[std::min(s.notation, line.texts.size() - 1)];
}

std::string note_of(const Words& words, GameId game, const RecordLine& line) {
  for (const Kind kind : by_weight)
    for (const MoveNote& n : line.notes)
      if (n.kind == kind) return words.text(n.text);
  return line.reason.empty() ? "" : words.text(own(words, game, line.reason));
}

MoveLines::MoveLines(Screen& s, const Rect& box, float content, MoveListState& state)
    : state_(state), k_(s.k()), height_(box.height), content_(content) {
  ImGui::SetCursorScreenPos(s.device({box.x, box.y}));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::BeginChild("lines", {box.width * k_, box.height * k_}, 0, ImGuiWindowFlags_NoNav);
  scroll_by_touch(s);
  s.controls.insert_or_assign("move-list", box);
  state.scrolls = content > box.height;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  left_ = origin.x / k_;
  top_ = origin.y / k_;
}

MoveLines::~MoveLines() {
  ImGui::SetCursorScreenPos({left_ * k_, (top_ + content_) * k_ - 1});
  ImGui::Dummy({1, 1});
  ImGui::EndChild();
  ImGui::PopStyleVar();
}

void MoveLines::follow(const MatchView& v, float top, float bottom) {
  if (state_.followed_ply == v.ply && state_.followed_lines == v.record.size()) return;
  state_.followed_ply = v.ply;
  state_.followed_lines = v.record.size();
  const float scroll = ImGui::GetScrollY() / k_;
  if (top < scroll) ImGui::SetScrollY(std::max(0.f, top) * k_);
  if (bottom > scroll + height_) ImGui::SetScrollY((bottom - height_) * k_);
}

float move_lines_height(const Screen& s, const MatchView& v, float width) {
  if (in_columns(v, width)) return move_columns_height(s, v);
  return static_cast<float>(v.record.size() + 1) * line_height_of(s);
}

void draw_move_lines(Screen& s, const MatchView& v, MoveListState& state, const Rect& box, Colour raised) {
  if (in_columns(v, box.width)) return draw_move_columns(s, v, state, box, raised);
  const float line = line_height_of(s);
  const bool unfinished = v.live() && !v.made.empty() && v.board.turn;
  const auto count = v.record.size() + (unfinished ? 1 : 0);
  MoveLines lines(s, box, static_cast<float>(count) * line, state);
  const float shown = static_cast<float>(v.ply - 1) * line;
  lines.follow(v, shown, shown + (unfinished ? 2 : 1) * line);
  Canvas c = s.window();
  if (count == 0) c.text({box.x + 16, box.y + line / 2}, style::list, s.palette.ink2, s.text("ui.moves.none"));
  for (std::size_t i = 0; i < count; ++i) {
    const Rect r{lines.left(), lines.top() + static_cast<float>(i) * line, box.width, line};
    if (r.y + line < box.y || r.y > box.y + box.height) continue;
    if (i == v.record.size()) {
      draw_unfinished(s, c, r, v);
      continue;
    }
    const RecordLine& l = v.record[i];
    draw_line(s, c, r, v.game, l, l.ply == v.ply ? std::optional(raised) : std::nullopt);
    if (row(s, "move-" + std::to_string(l.ply), r)) s.ask(Command::Kind::go_to, l.ply);
  }
}

// In columns there is no room for notes beside the moves: that of the shown move stands below. Returns its
// height.
float draw_shown_note(Screen& s, Canvas& c, const MatchView& v, float above_bottom) {
  const Rect& box = s.layout.moves;
  if (!in_columns(v, box.width) || v.ply == 0) return 0;
  const auto shown = static_cast<std::size_t>(v.ply) - 1;
  const std::string note = shown < v.record.size() ? note_of(s.words, v.game, v.record[shown]) : "";
  if (note.empty()) return 0;
  constexpr float height = 28;
  c.fitted({box.x + 16, box.y + box.height - above_bottom - height / 2}, box.width - 32, style::note, s.palette.ink2,
           note);
  return height;
}

void draw_moves_panel(Screen& s, const MatchView& v, MoveListState& state) {
  const Rect& box = s.layout.moves;
  Canvas c = s.background();
  c.fill(box, s.palette.panel, 10);
  if (s.palette.theme == render::Theme::high_contrast) c.outline(box, s.palette.line, 10, 2);
  c.text({box.x + 16, box.y + 22}, style::heading, s.palette.ink, s.text("ui.moves"));
  Panel panel(s, "moves", box);
  const bool own_buttons = is_empty(s.layout.actions);
  const float head = 38, foot = (own_buttons ? 64 : 8) + draw_shown_note(s, c, v, own_buttons ? 62 : 6);
  draw_move_lines(s, v, state, {box.x, box.y + head, box.width, box.height - head - foot}, s.palette.raised);
  if (own_buttons) draw_record_buttons(s, {box.x + 14, box.y + box.height - 50, box.width - 28, 36}, v);
}

void draw_last_moves(Screen& s, const MatchView& v) {
  const Rect& box = s.layout.last_moves;
  if (is_empty(box) || v.record.empty()) return;
  Canvas c = s.background();
  const float middle = box.y + box.height / 2;
  const std::string turn = s.text(Message{"ui.turn_number"}.with("turn", v.board.number));
  const float right =
      box.x + box.width - 8 - c.text({box.x + box.width - 8, middle}, style::list, s.palette.ink2, turn, Align::right);
  float x = box.x + 8;
  x += c.text({x, middle}, style::list, s.palette.ink2, s.text("ui.last")) + 12;
  const auto shown = static_cast<std::size_t>(v.ply);
  for (std::size_t i = std::min(shown, v.record.size()), n = 0; i-- > 0 && n < 3; ++n) {
    const RecordLine& line = v.record[i];
    const std::string text = line.texts.empty() ? note_of(s.words, v.game, line) : text_of(s, line);
    const float width = 17 + 5 + c.measure(style::list, text);
    if (x + width > right - 10) break;
    c.emblem({x + 8.5f, middle}, 17, line.seat, Emblem::Look::plain);
    c.text({x + 22, middle}, style::list, s.palette.ink, text);
    x += width + 12;
  }
}

}  // namespace tetrarchy::ui
