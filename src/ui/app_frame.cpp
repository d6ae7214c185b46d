#include <algorithm>
#include <cmath>

#include "ui/app_state.h"
#include "ui/piece_card.h"
#include "ui/plates.h"
#include "ui/prompt.h"
#include "ui/question.h"
#include "ui/step_buttons.h"
#include "ui/theme.h"
#include "ui/top_bar.h"

namespace tetrarchy::ui {
namespace {

constexpr float turn_fade_ms = 160, touch_scale = 1.3f / 1.06f;
constexpr float least_framed = 40;  // a square of an embed in whose frame a piece is still seen well

}  // namespace

void App::State::arrange() {
  if (surface.width <= 0 || surface.height <= 0) return;
  const BoardView& board = view().board;
  const bool hands =
      std::any_of(all_seats.begin(), all_seats.end(), [&](Seat s) { return !board.seats[s].hand.empty(); });
  layout =
      lay_out(surface, plate_heights(view(), quarter_turns), hands ? Hands::shown : Hands::none, presentation.bars);
}

void App::State::rebuild_fonts() {
  if (is_empty(layout.board) || ImGui::GetIO().Fonts->Locked) return;
  std::string letters = words.all_texts();
  for (const SeatConfig& seat : view().config.seats.of) letters += seat.name;
  fonts.build(layout.k, letters);
}

// What has come to rest since the last frame lets go what waited for it.
void App::State::settle() {
  if (frames_due > 0) --frames_due;
  const std::int64_t t = now();
  input.wait(view(), t);
  if (running && static_cast<float>(t - running->since_ms) >= running->animation.duration()) {
    running.reset();
    draw_again(1);
  }
  if (turn_fade && static_cast<float>(t - turn_fade->since_ms) >= turn_fade_ms) turn_fade.reset();
  if (running) return;
  if (quarter_turns != wanted_turns()) {
    quarter_turns = wanted_turns();
    arrange();
    draw_again(1);
  }
  if (result_due && !notices.any()) {
    result_due = false;
    if (view().ended && dialogs.kind == DialogKind::none) dialogs.open(DialogKind::result, t);
  }
}

const std::optional<Inspected>& App::State::inspected() {
  const MatchView& v = view();
  const auto square = running || dialogs.kind != DialogKind::none ? std::nullopt : input.inspected(v);
  if (!square)
    reach.reset();
  else if (!reach || reach->square != *square || reach_revision != v.revision)
    reach = Inspected{*square, match->reach(*square)};
  reach_revision = v.revision;
  return reach;
}

std::vector<Pick> App::State::able() const {
  const MatchView& v = view();
  const bool asked = v.live() && v.board.turn && v.board.seats[*v.board.turn].check_order > 0 && v.made.size() < 2;
  return asked ? input.choosable() : std::vector<Pick>{};
}

PlateHands App::State::plate_hands() const {
  const MatchView& v = view();
  PlateHands out{.slots = hand_slots(layout, v.board, quarter_turns), .counts = hand_counts(v.board), .marks = {}};
  if (running)
    if (auto counts = running->animation.hands(static_cast<float>(now() - running->since_ms)))
      out.counts = std::move(*counts);
  if (!v.board.turn || running) return out;
  HandMarks& marks = out.marks[*v.board.turn];
  if (const auto chosen = from_hand(v)) {
    marks.chosen = *chosen;
    if (v.lifted && rests_on_plate() && !hand_is_near()) ++out.counts[*v.board.turn][*chosen];
  }
  if (const auto cursor = input.hand_cursor()) marks.cursor = cursor->value;
  for (const Pick& p : able())
    if (p.kind == Pick::Kind::hand) marks.able.push_back(p.value);
  return out;
}

// Is the pointer that carries a piece over the board, or nearly?
bool App::State::hand_is_near() const {
  const auto hand = input.hand();
  return hand && contains(inset(layout.board, -layout.square), hand->x, hand->y);
}

// Is a piece of a hand chosen that is seen on its plate until a pointer takes it to the board?
bool App::State::rests_on_plate() const { return from_hand(view()) && !is_embed(layout.shape); }

// Where the piece in the air waits while no pointer is near: by the square it was lifted from, or over the
// hand that it comes out of.
render::Point App::State::resting_place(const Table& t) const {
  const MatchView& v = view();
  if (!from_hand(v) || !v.board.turn) return ui::resting_place(v, t.board);
  if (const HandSlot* slot = t.slot({v.made.front().pick, *v.board.turn})) return centre_of(slot->box);
  const Point strip = centre_of(layout.plate[index(turned(v.board.corner[*v.board.turn], quarter_turns))]);
  const float half = layout.square / 2;
  return {std::clamp(strip.x, half, layout.width - half), strip.y};
}

BoardLook App::State::board_look() {
  const MatchView& v = view();
  const BoardGeometry g = geometry();
  BoardLook look{.geometry = g,
                 .frame = layout.frame,
                 .trails = settings.trails,
                 .landings = !is_embed(layout.shape) || layout.square >= least_framed,
                 .inspected = inspected(),
                 .cursor = input.cursor(),
                 .drags_mover = input.drags_mover(),
                 .piece_set = piece_set()};
  look.lit = presentation.lit;
  look.able = able();
  show_hint(look);
  if (const auto& refused = input.refused()) {
    look.refused = refused->why.marks;
    if (refused->pick.kind == Pick::Kind::square) look.refused.push_back(refused->pick.as_square());
  }
  if (v.lifted || look.drags_mover) {
    const auto hand = input.hand();
    const bool near = hand_is_near();
    if (near || !rests_on_plate())
      look.in_hand = InHand{near ? *hand : resting_place(table()), near && input.by_touch() ? touch_scale : 1};
    const auto aimed = input.under_hand(g);
    if (aimed && offers(v.open, *aimed)) look.aimed = aimed;
  }
  if (motion() == Motion::full) look.light = breath(static_cast<float>(now() - power_since_ms));
  if (turn_fade) {
    look.turn_before = turn_fade->before;
    look.turn_passed = std::clamp(static_cast<float>(now() - turn_fade->since_ms) / turn_fade_ms, 0.f, 1.f);
  }
  return look;
}

// Drawn twice as a slow blink, then still; gone as soon as a piece is chosen. What is typed is shown in the same way.
void App::State::show_hint(BoardLook& look) const {
  if (!typed.common.empty() && typed_revision == view().revision) {
    look.advised = typed.common;
    return;
  }
  const auto& hint = computers.view().hint;
  if (!hint || !view().live() || !view().made.empty()) return;
  look.advised = hint->choices;
  const auto age = static_cast<float>(now() - hint_since_ms);
  if (motion() == Motion::full && age < hint_blinks_ms)
    look.advice = .65f - .35f * std::cos(age * 4 * 3.14159265f / hint_blinks_ms);
}

void App::State::write_coordinates(Screen& s) {
  if (!layout.coordinates) return;
  const BoardView& b = view().board;
  const Rect squares = layout.squares();
  Canvas c = s.background();
  const TextStyle text{Type::sans, std::clamp(layout.frame * .52f, 9.f, 15.f)};
  const float middle = layout.frame / 2;
  for (int i = 0; i < board_side; ++i) {
    const float along = (static_cast<float>(i) + .5f) * layout.square;
    const Square top = turned(*Square::at(i, 0), 4 - quarter_turns),
                 side = turned(*Square::at(0, i), 4 - quarter_turns);
    const bool upright = quarter_turns % 2 == 0;
    const auto label = [&](Square at, bool column) {
      return column ? b.column_labels.substr(static_cast<std::size_t>(at.column()), 1)
                    : b.row_labels.substr(static_cast<std::size_t>(at.row()), 1);
    };
    const auto above = label(top, upright), beside = label(side, !upright);
    const Colour ink = s.palette.coordinates;
    c.text({squares.x + along, layout.board.y + middle}, text, ink, above, Align::centre);
    c.text({squares.x + along, squares.y + squares.height + middle}, text, ink, above, Align::centre);
    c.text({layout.board.x + middle, squares.y + along}, text, ink, beside, Align::centre);
    c.text({squares.x + squares.width + middle, squares.y + along}, text, ink, beside, Align::centre);
  }
}

// What the badges on the board say: the order in which the kings in check answer.
void App::State::write_badges(Screen& s) {
  const BoardView& b = view().board;
  const BoardGeometry g = geometry();
  const float unit = g.square() / 128, offset = render::badge_offset_units * unit;
  Canvas c = s.background();
  for (const Check& check : b.checks) {
    const auto& king = b.at[static_cast<std::size_t>(check.king.index())];
    if (!king) continue;
    const Point at = g.centre(check.king);
    c.text({at.x + offset, at.y - offset}, {Type::bold, 34 * unit}, s.palette.mark_casing,
           std::to_string(b.seats[king->controller].check_order), Align::centre);
  }
}

void App::State::build_board(Screen& s) {
  scene = {.theme = theme()};
  const BoardLook look = board_look();
  if (running) {
    const Still moment = running->animation.at(static_cast<float>(now() - running->since_ms));
    fill_board(scene, view(), look, &moment);
  } else {
    fill_board(scene, view(), look, nullptr);
    write_badges(s);
  }
  write_coordinates(s);
}

// The piece in the air is over everything but a dialog.
void App::State::draw_in_hand(Screen& s) {
  if (dialogs.kind != DialogKind::none || (scene.in_hand.tokens.empty() && scene.in_hand.above.empty())) return;
  Canvas c = s.foreground();
  c.picture() = std::exchange(scene.in_hand, {});
}

// A dialog that changes while it is drawn (its height, what is chosen in it) is drawn once more.
void App::State::draw_open_dialog(Screen& s) {
  if (dialogs.kind == DialogKind::none) return;
  dialogs.frame.age_ms = static_cast<float>(now() - dialogs.opened_ms);
  const Dialogs before = dialogs;
  draw_dialog(s, dialogs, view(), settings, move_list, static_cast<std::uint64_t>(now()));
  if (dialogs.frame.body != before.frame.body || dialogs.resigning != before.resigning ||
      dialogs.new_game != before.new_game)
    draw_again(2);
}

void App::State::build_frame() {
  settle();
  const render::Palette& palette = render::palette(theme());
  apply_theme(palette, layout.k);
  pictures.renderer = &renderer;
  pictures.theme = theme();
  pictures.piece_set = piece_set();
  pictures.batches.clear();
  controls.clear();
  Screen screen{.layout = layout,
                .words = words,
                .palette = palette,
                .fonts = fonts,
                .pictures = pictures,
                .controls = controls,
                .commands = commands,
                .thinking = computers.view(),
                .typed = typed,
                .clocks = match->clocks(now()),
                .pointing = pointing,
                .language = language,
                .has_rules = static_cast<bool>(world.open_rules),
                .has_link = static_cast<bool>(world.share),
                .has_correspondence = static_cast<bool>(world.correspond),
                .has_files = static_cast<bool>(world.open_files),
                .notation = static_cast<std::size_t>(settings.notation),
                .loudness = loudness(),
                .beat = beat};
  ImGui::PushFont(fonts.at(style::button));
  const MatchView& v = view();
  build_board(screen);
  draw_top_bar(screen, v);
  draw_side_menus(screen);
  draw_plates(screen, v, quarter_turns, plate_hands());
  draw_prompt(screen, v, input.refused());
  if (!is_empty(layout.card)) draw_piece_card(screen, v, inspected(), input.inspected_hand(v), able());
  if (!is_empty(layout.moves)) draw_moves_panel(screen, v, move_list);
  if (!is_empty(layout.actions)) {
    Panel panel(screen, "actions", layout.actions);
    draw_move_buttons(screen, layout.actions, v);
  }
  draw_last_moves(screen, v);
  if (asks(v) && !running) draw_question(screen, v, geometry(), input.answer());
  if (v.proposed && !running) draw_proposal(screen, v, geometry());
  draw_in_hand(screen);
  if (!running) notices.draw(screen, now());
  draw_open_dialog(screen);
  ImGui::PopFont();
  follow_typing();
  obey_all();
  tell_board();
}

// What the field of the program holds is read when it changes, and forgotten when it closes.
void App::State::follow_typing() {
  if (world.type_move) return;
  const std::string& text = dialogs.kind == DialogKind::typing ? dialogs.typed_text : std::string();
  if (text == typed_before) return;
  typed_before = text;
  type(text);
}

void App::State::draw_scene() {
  if (!renderer.ready()) return;
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  pictures.target = {static_cast<int>(size.x), static_cast<int>(size.y), layout.k};
  renderer.draw(scene, pictures.target);
}

}  // namespace tetrarchy::ui
