#include "ui/dialogs.h"

#include <algorithm>
#include <array>

#include "session/seats.h"
#include "ui/geometry.h"
#include "ui/hands.h"
#include "ui/prompt.h"
#include "ui/shares.h"
#include "ui/step_buttons.h"
#include "ui/typing.h"

namespace tetrarchy::ui {
namespace {

using Kind = Command::Kind;
using Standing = SeatView::Standing;

Availability availability(bool available) { return available ? Availability::available : Availability::unavailable; }

// Does whoever is to move sit at this screen?
bool moves_here(const MatchView& v) { return v.live() && !v.ended && v.board.turn && !v.computer && !v.awaited; }

// Is the game played by link, or may it be from now on?
bool goes_by_link(const MatchView& v) {
  return v.config.correspondence != 0 || (v.live() && !v.ended && !v.config.clock && !any_computer(v.config.seats));
}

void foot_to_close(Screen& s, Dialog& d) {
  const std::string label = s.text("ui.close");
  if (d.foot({{"dialog.close", label}})) s.ask(Kind::close_dialog);
}

// ---- settings --------------------------------------------------------------------------------------

// Several values of one setting; the first label may stand for "as the system".
template <class Set>
void choose(Screen& s, Dialog& d, std::string_view id, std::span<const std::string_view> keys, std::size_t chosen,
            Set set) {
  d.caption(s.text("ui.setting." + std::string(id)));
  std::vector<std::string> labels;
  for (const auto& key : keys) labels.push_back(s.text("ui.setting." + std::string(id) + "." + std::string(key)));
  const auto clicked = d.segments("setting." + std::string(id), labels, chosen);
  if (!clicked) return;
  set(*clicked);
  s.ask(Kind::settings_changed);
}

template <class Set>
void choose(Screen& s, Dialog& d, std::string_view id, std::initializer_list<std::string_view> keys, std::size_t chosen,
            Set set) {
  choose(s, d, id, std::span(keys.begin(), keys.size()), chosen, set);
}

void turning(Screen& s, Dialog& d, const MatchView& v, Settings& settings) {
  choose(s, d, "turning", {"fixed", "with_mover"}, static_cast<std::size_t>(settings.turning),
         [&](std::size_t i) { settings.turning = static_cast<Turning>(i); });
  if (settings.turning == Turning::with_mover) return;
  d.caption(s.text(v.board.homes == BoardView::Homes::sides ? "ui.setting.bottom_side" : "ui.setting.bottom"));
  std::vector<std::string> labels;
  std::size_t chosen = all_seats.size();
  for (Seat seat : all_seats) {
    labels.push_back(s.words.of(seat));
    if (turns_to_bottom(v.board.corner[seat], v.board.homes) == settings.quarter_turns) chosen = tetrarchy::index(seat);
  }
  const auto clicked = d.segments("setting.bottom", labels, chosen);
  if (!clicked) return;
  settings.quarter_turns = turns_to_bottom(v.board.corner[all_seats[*clicked]], v.board.homes);
  s.ask(Kind::settings_changed);
}

// Of a game whose men can be drawn in several ways, or whose moves be written in several.
void men_and_moves(Screen& s, Dialog& d, const MatchView& v, Settings& settings) {
  const GameInfo& info = info_of(v.game);
  const auto wedge = [](const auto& piece) { return piece && render::is_wedge(piece->face); };
  if (std::any_of(v.board.at.begin(), v.board.at.end(), wedge))
    choose(s, d, "piece_set", {"international", "kanji", "kanji_two"}, static_cast<std::size_t>(s.pictures.piece_set),
           [&](std::size_t i) { settings.piece_set = static_cast<render::PieceSet>(i); });
  if (info.notations.size() > 1)
    choose(s, d, "notation", info.notations, static_cast<std::size_t>(settings.notation),
           [&](std::size_t i) { settings.notation = static_cast<int>(i); });
}

// Each language by its own name, so that it is found by whoever cannot read the present one.
void languages(Screen& s, Dialog& d) {
  const auto codes = language_codes();
  std::vector<std::string> names;
  for (const std::string_view code : codes) names.push_back(s.text("ui.language." + std::string(code)));
  const auto now = static_cast<std::size_t>(std::ranges::find(codes, s.language) - codes.begin());
  d.caption(s.text("ui.setting.language"));
  const auto chosen = d.segments("menu.language", names, now);
  if (chosen && *chosen != now) s.ask(Kind::choose_language, static_cast<int>(*chosen));
}

void sounds(Screen& s, Dialog& d, Settings& settings) {
  choose(s, d, "sound", loudness_names, static_cast<std::size_t>(s.loudness),
         [&](std::size_t i) { settings.sound = static_cast<Loudness>(i); });
}

void input(Screen& s, Dialog& d, Settings& settings) {
  choose(s, d, "moving", {"both", "clicks", "drags"}, static_cast<std::size_t>(settings.manner.moving),
         [&](std::size_t i) { settings.manner.moving = static_cast<Moving>(i); });
  choose(s, d, "confirm", {"off", "on"}, static_cast<std::size_t>(settings.manner.confirm),
         [&](std::size_t i) { settings.manner.confirm = static_cast<Confirm>(i); });
}

void looks(Screen& s, Dialog& d, Settings& settings) {
  choose(s, d, "trails", {"all", "newest", "none"}, static_cast<std::size_t>(settings.trails),
         [&](std::size_t i) { settings.trails = static_cast<Trails>(i); });
  choose(s, d, "theme", {"system", "light", "dark", "contrast"},
         settings.theme ? static_cast<std::size_t>(*settings.theme) + 1 : 0,
         [&](std::size_t i) { settings.theme = i == 0 ? std::nullopt : std::optional(static_cast<Theme>(i - 1)); });
  choose(s, d, "motion", {"system", "full", "reduced"},
         settings.motion ? static_cast<std::size_t>(*settings.motion) + 1 : 0,
         [&](std::size_t i) { settings.motion = i == 0 ? std::nullopt : std::optional(static_cast<Motion>(i - 1)); });
}

void draw_turning(Screen& s, DialogFrame& frame, const MatchView& v, Settings& settings) {
  Dialog d(s, frame, "turning", s.text("ui.turn_board"));
  turning(s, d, v, settings);
  foot_to_close(s, d);
}

// ---- menu ------------------------------------------------------------------------------------------

void draw_menu(Screen& s, DialogFrame& frame, const MatchView& v, Settings& settings) {
  Dialog d(s, frame, "menu", s.text("ui.menu"));
  if (d.wide_button("menu.new-game", s.text("ui.menu.new_game"))) s.ask(Kind::open_new_game);
  if (d.wide_button("menu.type", s.text("ui.type"), availability(moves_here(v)))) s.ask(Kind::open_typing);
  if (s.has_rules && d.wide_button("menu.rules", s.text("ui.menu.rules"))) s.ask(Kind::open_rules);
  if (s.has_link && d.wide_button("menu.link", s.text("ui.menu.link"))) s.ask(Kind::copy_link);
  if (s.has_correspondence &&
      d.wide_button("menu.correspondence", s.text("ui.menu.correspondence"), availability(goes_by_link(v))))
    s.ask(Kind::correspond);
  if (s.has_files && d.wide_button("menu.files", s.text("ui.menu.files"))) s.ask(Kind::open_files);
  if (is_embed(s.layout.shape)) {
    if (!v.made.empty() && d.wide_button("menu.step-back", s.text("ui.step_back"))) s.ask(Kind::step_back);
    if (d.wide_button("menu.moves", s.text("ui.moves"))) s.ask(Kind::open_moves);
    if (d.wide_button("menu.undo", s.text("ui.undo"), availability(v.may_undo))) s.ask(Kind::undo);
    if (may_be_advised(v) && d.wide_button("menu.hint", s.text("ui.hint"))) s.ask(Kind::hint);
    if (v.computer && (v.watched || s.thinking.paused) &&
        d.wide_button("menu.pause", s.text(s.thinking.paused ? "ui.go_on" : "ui.pause")))
      s.ask(s.thinking.paused ? Kind::go_on : Kind::pause);
    if (d.wide_button("menu.redo", s.text("ui.redo"), availability(v.may_redo))) s.ask(Kind::redo);
  }
  const auto can = availability(moves_here(v));
  if (d.wide_button("menu.draw", s.text("ui.menu.draw"), can)) s.ask(Kind::offer_draw);
  if (d.wide_button("menu.resign", s.text("ui.menu.resign"), can)) s.ask(Kind::open_resign);
  languages(s, d);
  turning(s, d, v, settings);
  men_and_moves(s, d, v, settings);
  input(s, d, settings);
  sounds(s, d, settings);
  looks(s, d, settings);
  foot_to_close(s, d);
}

void draw_moves(Screen& s, DialogFrame& frame, const MatchView& v, MoveListState& list) {
  Dialog d(s, frame, "moves-sheet", s.text("ui.moves"));
  const float most = std::clamp(s.layout.height * .5f, 96.f, 420.f);
  if (!expected_course(v).empty()) {
    draw_shares(s, v, d.line(s.layout.height < 420 ? 64.f : 84.f));
    d.space(14);
  }
  if (v.record.empty())
    d.paragraph(style::list, s.palette.ink2, s.text("ui.moves.none"));
  else
    draw_move_lines(s, v, list, d.line(std::min(most, move_lines_height(s, v, d.width()))), s.palette.panel);
  foot_to_close(s, d);
}

// ---- hands of an embed ---------------------------------------------------------------------------------

void draw_hands(Screen& s, DialogFrame& frame, Seat first, const MatchView& v) {
  Dialog d(s, frame, "hands", s.text("ui.hands"));
  Seat seat = first;
  do {
    const auto& hand = v.board.seats[seat].hand;
    const Rect r = d.line(48);
    Canvas& c = d.canvas();
    const Point at{r.x + 16, r.y + 22};
    c.emblem(at, 30, seat, render::Emblem::Look::hatched);
    c.letter(at, 30, seat, s.words.of(seat, "letter"), render::Emblem::Look::hatched);
    const float width = (r.width - 44) / static_cast<float>(std::max<std::size_t>(1, hand.size()));
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const HandSlot slot{seat, i, {r.x + 44 + static_cast<float>(i) * width, r.y, width - 2, 44}, 36};
      const std::string name = "hand-" + std::string(key_of(seat)) + "-" + std::to_string(i);
      if (row(s, name, slot.box) && v.board.turn == seat) s.ask(Kind::hand, static_cast<int>(i));
      draw_slot(s, c, slot, hand[i].piece, hand[i].count, {});
    }
    seat = next(seat);
  } while (seat != first);
  foot_to_close(s, d);
}

// ---- giving up, sharing --------------------------------------------------------------------------------

void draw_resign(Screen& s, DialogFrame& frame, Dialogs& all, const MatchView& v) {
  const std::string keep = s.text("ui.resign.keep"), resign = s.text("ui.resign");
  if (all.resigning) {
    Dialog d(s, frame, "resign-confirm", s.text(Message{"ui.resign.title"}.with("seat", *all.resigning)));
    d.paragraph(style::body, s.palette.ink,
                s.text(own(s.words, v.game, Message{"ui.resign.text"}).with("seat", *all.resigning)));
    if (const auto i = d.foot({{"resign.keep", keep}, {"resign.confirm", resign, ButtonLook::primary}})) {
      if (*i == 0)
        s.ask(Kind::close_dialog);
      else
        s.ask(Kind::resign, static_cast<int>(*all.resigning));
    }
    return;
  }
  Dialog d(s, frame, "resign", s.text("ui.resign.who"));
  for (Seat seat : all_seats)
    if (v.board.seats[seat].standing == Standing::playing && v.config.seats[seat].kind != SeatKind::computer &&
        (!v.correspondent || v.correspondent->seat == seat) &&
        d.wide_button("resign." + std::string(key_of(seat)), s.words.of(seat)))
      all.resigning = seat;
  if (d.foot({{"resign.keep", keep}})) s.ask(Kind::close_dialog);
}

void draw_draw_answer(Screen& s, DialogFrame& frame, const MatchView& v) {
  if (!v.draw_offer || v.draw_awaited.empty()) return;
  const Seat asked = v.draw_awaited.front();
  const auto with = [&](const char* key) {
    return s.text(Message{key}.with("seat", asked).with("offerer", *v.draw_offer));
  };
  Dialog d(s, frame, "draw", with("ui.draw.title"));
  d.paragraph(style::body, s.palette.ink, with("ui.draw.text"));
  const std::string decline = s.text("ui.draw.decline"), accept = s.text("ui.draw.accept");
  if (const auto i = d.foot({{"draw.decline", decline}, {"draw.accept", accept, ButtonLook::primary}}))
    s.ask(*i == 0 ? Kind::decline_draw : Kind::accept_draw, static_cast<int>(asked));
}

// ---- the end ---------------------------------------------------------------------------------------

std::vector<Seat> by_place(const Outcome& outcome) {
  std::vector<Seat> out;
  for (Seat s : all_seats)
    if (outcome.place[s] > 0) out.push_back(s);
  std::stable_sort(out.begin(), out.end(), [&](Seat a, Seat b) { return outcome.place[a] < outcome.place[b]; });
  return out;
}

void draw_places(Screen& s, Dialog& d, const Outcome& outcome) {
  const std::vector<Seat> seats = by_place(outcome);
  const bool small = s.layout.width < 360;
  const float size = small ? 40 : 64;
  const Rect r = d.line(size + 56);
  const float step = r.width / static_cast<float>(seats.size());
  Canvas& c = d.canvas();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Seat seat = seats[i];
    const Point at{r.x + step * (static_cast<float>(i) + .5f), r.y + size / 2 + 4};
    c.emblem(at, size, seat, render::Emblem::Look::hatched);
    c.letter(at, size, seat, s.words.of(seat, "letter"), render::Emblem::Look::hatched);
    const std::string place = s.text("ui.place." + std::to_string(outcome.place[seat]));
    c.text({at.x, at.y + size / 2 + 18}, outcome.place[seat] == 1 ? style::plate_name : style::mini_name, s.palette.ink,
           s.words.of(seat), Align::centre);
    c.text({at.x, at.y + size / 2 + 38}, style::list, s.palette.ink2, place, Align::centre);
  }
}

void draw_result(Screen& s, DialogFrame& frame, const MatchView& v) {
  if (!v.ended) return;
  const Outcome& outcome = v.ended->outcome;
  Dialog d(s, frame, "result", s.text(result_title(v)), Occasion::grand);
  draw_places(s, d, outcome);
  d.space(6);
  d.paragraph(style::body, s.palette.ink, s.text(v.ended->reason));
  const std::string look = s.text("ui.end.look"), again = s.text("ui.end.again");
  if (const auto i = d.foot({{"result.look", look}, {"result.again", again, ButtonLook::primary}}))
    s.ask(*i == 0 ? Kind::close_dialog : Kind::open_new_game);
}

}  // namespace

void Dialogs::open(DialogKind what, std::int64_t now_ms) {
  kind = what;
  opened_ms = now_ms;
  frame = {};
  resigning.reset();
}

void draw_dialog(Screen& s, Dialogs& all, const MatchView& v, Settings& settings, MoveListState& list,
                 std::uint64_t chance) {
  switch (all.kind) {
    case DialogKind::none:
      return;
    case DialogKind::menu:
      return draw_menu(s, all.frame, v, settings);
    case DialogKind::turning:
      return draw_turning(s, all.frame, v, settings);
    case DialogKind::moves:
      return draw_moves(s, all.frame, v, list);
    case DialogKind::hands:
      return draw_hands(s, all.frame, all.first_hand, v);
    case DialogKind::new_game:
      return draw_new_game(s, all.frame, all.new_game, v, chance);
    case DialogKind::resign:
      return draw_resign(s, all.frame, all, v);
    case DialogKind::draw_answer:
      return draw_draw_answer(s, all.frame, v);
    case DialogKind::result:
      return draw_result(s, all.frame, v);
    case DialogKind::typing:
      return draw_typing(s, all.frame, v, all.typed_text);
  }
}

Command safe_answer(const Dialogs& all, const MatchView& v) {
  if (all.kind == DialogKind::draw_answer && !v.draw_awaited.empty())
    return {Kind::decline_draw, static_cast<int>(v.draw_awaited.front())};
  return {Kind::close_dialog};
}

}  // namespace tetrarchy::ui
