#include "ui/new_game.h"

#include <algorithm>
#include <array>

#include "core/random.h"

namespace tetrarchy::ui {
namespace {

template <class Range, class Value>
std::size_t place_of(const Range& range, const Value& value) {
  const auto it = std::find(range.begin(), range.end(), value);
  return static_cast<std::size_t>(it - range.begin());
}

std::string key(std::string_view tail) { return "ui.new_game." + std::string(tail); }

// One new-game dialog being drawn.
class Form {
 public:
  Form(Screen& s, Dialog& d, NewGame& n, std::uint64_t chance)
      : screen_(s), dialog_(d), new_(n), info_(info_of(n.config.game)), chance_(chance) {}

  void game();
  void players();
  void layout();
  void rules();
  void options();
  void begins();
  void clock();
  void seats();

 private:
  std::string name(std::string_view what, std::string_view which) const {
    return screen_.text(std::string(info_.name) + "." + std::string(what) + "." + std::string(which));
  }
  void note(const std::string& text) {
    dialog_.paragraph(style::note, screen_.palette.ink2, text);
    dialog_.space(2);
  }
  void note_if_any(const std::string& text_key) {
    if (screen_.words.has(text_key)) note(screen_.text(text_key));
  }
  void throw_pawns();
  void show_lots();
  void option(const OptionInfo&, std::size_t at, std::vector<std::size_t>& values);
  void seat(Seat, SeatKind);
  void sitting(Seat, SeatKind, const Rect&);
  float widest_name();
  float widest_sitter();
  void computer(Seat);
  void style_of(Seat, Rect);
  void tables();
  static std::string seat_id(Seat s) { return "new-game.seat." + std::string(key_of(s)); }

  Screen& screen_;
  Dialog& dialog_;
  NewGame& new_;
  const GameInfo& info_;
  std::uint64_t chance_;
  Words words_ = screen_.words.of_game(info_.name);  // with the seats of the game to come
};

// Another game begins with its own usual choices; whoever sits at the table stays.
void Form::game() {
  const auto all = games();
  if (all.size() < 2) return;
  std::vector<std::string> labels;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    labels.push_back(screen_.text("ui.game." + std::string(all[i].name)));
    if (all[i].id == new_.config.game) chosen = i;
  }
  dialog_.caption(screen_.text(key("game")));
  const auto i = dialog_.segments("new-game.game", labels, chosen);
  if (!i || *i == chosen) return;
  MatchConfig other;
  other.game = all[*i].id;
  other.seats = new_.config.seats;
  other.clock = new_.config.clock;
  const int best = best_level(other.game);
  for (SeatConfig& seat : other.seats.of) seat.computer.level = std::min(seat.computer.level, best);
  new_ = {.config = other, .options_shown = new_.options_shown};
}

void Form::players() {
  if (info_.players.size() < 2) return;
  dialog_.caption(screen_.text(key("players")));
  std::vector<int> counts = info_.players;
  std::sort(counts.begin(), counts.end());
  std::vector<std::string> labels;
  for (const int n : counts) labels.push_back(std::to_string(n));
  const auto chosen = place_of(counts, new_.config.start.players);
  if (const auto i = dialog_.segments("new-game.players", labels, chosen)) new_.config.start.players = counts[*i];
  note_if_any(key("players." + std::to_string(new_.config.start.players)));
}

void Form::layout() {
  if (info_.layouts.size() < 2) return;
  dialog_.caption(screen_.text(key("layout")));
  std::vector<std::string> labels;
  for (const auto& l : info_.layouts) labels.push_back(name("layout", l));
  const std::string& now = new_.config.start.layout;
  const std::size_t chosen = now.empty() ? 0 : place_of(info_.layouts, std::string_view(now));
  if (const auto i = dialog_.segments("new-game.layout", labels, chosen))
    new_.config.start.layout = std::string(info_.layouts[*i]);
  note_if_any(key("layout." + std::string(info_.layouts[std::min(chosen, info_.layouts.size() - 1)])));
}

void Form::rules() {
  dialog_.caption(screen_.text(key("rules")));
  std::vector<std::string> labels;
  std::size_t chosen = info_.presets.size();
  for (std::size_t i = 0; i < info_.presets.size(); ++i) {
    labels.push_back(screen_.text(info_.presets[i].id));
    if (info_.presets[i].options == new_.config.start.options) chosen = i;
  }
  if (const auto i = dialog_.segments("new-game.preset", labels, chosen))
    new_.config.start.options = std::string(info_.presets[*i].options);
  if (chosen == info_.presets.size()) return note(screen_.text(key("rules.own")));
  const std::string id(info_.presets[chosen].id);
  note_if_any(id + ".detail");
  note_if_any("ui." + id + ".measured");
}

void Form::option(const OptionInfo& o, std::size_t at, std::vector<std::size_t>& values) {
  const std::string id = std::string(info_.name) + ".option." + std::string(o.name);
  dialog_.space(8);
  const Rect r = dialog_.line(20);
  dialog_.canvas().text({r.x, r.y + 10}, style::list_bold, screen_.palette.ink, screen_.text(id));
  note_if_any("ui." + id);
  std::vector<std::string> labels;
  for (const auto& v : o.values) labels.push_back(screen_.text(id + "." + std::string(v)));
  if (const auto i = dialog_.segments("new-game.option." + std::string(o.name), labels, values[at])) values[at] = *i;
}

void Form::options() {
  dialog_.space(6);
  const std::string label = screen_.text(key(new_.options_shown ? "options.hide" : "options.show"));
  const Rect r = dialog_.line(36);
  dialog_.space(6);
  if (button(screen_, "new-game.options", label, r)) new_.options_shown = !new_.options_shown;
  if (!new_.options_shown) return;
  std::vector<std::size_t> values = option_values(info_, new_.config.start.options);
  for (std::size_t i = 0; i < info_.options.size(); ++i) option(info_.options[i], i, values);
  new_.config.start.options = options_text(info_, values);
}

// Who can sit down where a seat is free to be taken.
struct Sitter {
  SeatKind kind;
  std::string_view name;
};
constexpr std::array<Sitter, 3> sitters{
    {{SeatKind::human, "human"}, {SeatKind::open, "open"}, {SeatKind::computer, "computer"}}};

void Form::seat(Seat s, SeatKind kind) {
  dialog_.space(4);
  const Rect r = dialog_.line(40);
  Canvas& c = dialog_.canvas();
  c.emblem({r.x + 16, r.y + 20}, 32, s, render::Emblem::Look::hatched);
  c.letter({r.x + 16, r.y + 20}, 32, s, words_.of(s, "letter"), render::Emblem::Look::hatched);
  if (kind == SeatKind::hostage || kind == SeatKind::absent) {
    c.text({r.x + 44, r.y + 20}, style::mini_name, screen_.palette.ink, words_.of(s));
    const std::string text = screen_.text(key(kind == SeatKind::hostage ? "seat.hostage" : "seat.absent"));
    c.fitted({r.x + r.width, r.y + 20}, r.width - 130, style::list, screen_.palette.ink2, text, Align::right);
    return;
  }
  c.text({r.x + 44, r.y + 20}, style::mini_name, screen_.palette.ink, words_.of(s));
  const float name_end = r.x + 52 + widest_name();
  const float beside = r.x + r.width - std::max(name_end, r.x + r.width - 312);
  if (beside >= widest_sitter() * sitters.size()) {
    sitting(s, kind, {r.x + r.width - beside, r.y, beside, 40});
  } else {
    const Rect below = dialog_.line(40);
    sitting(s, kind, {below.x + 44, below.y, below.width - 44, 40});
  }
  if (kind == SeatKind::computer) computer(s);
}

// Of the four names, so that the buttons of all seats stand in columns.
float Form::widest_name() {
  float widest = 0;
  for (const Seat s : all_seats) widest = std::max(widest, dialog_.canvas().measure(style::mini_name, words_.of(s)));
  return widest;
}

// Of a button, with what is round its word.
float Form::widest_sitter() {
  float widest = 0;
  for (const Sitter& sitter : sitters)
    widest =
        std::max(widest, dialog_.canvas().measure(style::list, screen_.text(key("seat." + std::string(sitter.name)))));
  return widest + 14;
}

// The buttons of a seat.
void Form::sitting(Seat s, SeatKind kind, const Rect& r) {
  constexpr float gap = 6;
  const float width = (r.width + gap) / sitters.size() - gap;
  float x = r.x;
  for (const Sitter& sitter : sitters) {
    const std::string id = seat_id(s) + "." + std::string(sitter.name);
    const Chosen chosen = kind == sitter.kind ? Chosen::yes : Chosen::no;
    if (segment(screen_, id, screen_.text(key("seat." + std::string(sitter.name))), {x, r.y, width, 40}, chosen))
      new_.config.seats[s].kind = sitter.kind;
    x += width + gap;
  }
}

// How well it plays, and whom it plays for: a press on the style takes the next one.
void Form::computer(Seat s) {
  dialog_.space(4);
  const Rect r = dialog_.line(36);
  Computer& chosen = new_.config.seats[s].computer;
  constexpr float gap = 4, usual_width = 38, least_width = 28, style_width = 110;
  const int best = best_level(new_.config.game);
  const auto width_in = [&](float room) {
    return std::min(usual_width, (room + gap) / static_cast<float>(best) - gap);
  };
  const float left = r.width < 340 ? 0 : 44;
  const bool together = width_in(r.width - left - style_width) >= least_width;
  const float width = width_in(r.width - left - (together ? style_width : 0));
  float x = r.x + left;
  for (int level = 1; level <= best; ++level, x += width + gap)
    if (segment(screen_, seat_id(s) + ".level." + std::to_string(level), std::to_string(level), {x, r.y, width, 36},
                chosen.level == level ? Chosen::yes : Chosen::no))
      chosen.level = level;
  if (together) return style_of(s, {x + gap, r.y, r.x + r.width - x - gap, 36});
  dialog_.space(gap);
  const Rect below = dialog_.line(36);
  style_of(s, {below.x + left, below.y, below.width - left, 36});
}

void Form::style_of(Seat s, Rect r) {
  Computer& chosen = new_.config.seats[s].computer;
  const std::string style = screen_.text("ui.style." + std::string(style_name(chosen.style)));
  if (!button(screen_, seat_id(s) + ".style", style, r)) return;
  chosen.style = all_styles[(static_cast<std::size_t>(chosen.style) + 1) % all_styles.size()];
}

// Tables that are often wanted: one person against computers, and computers among themselves.
void Form::tables() {
  const Rect r = dialog_.line(40);
  dialog_.space(6);
  constexpr float gap = 6;
  const float width = (r.width - gap) / 2;
  const bool alone = button(screen_, "new-game.alone", screen_.text(key("alone")), {r.x, r.y, width, 40});
  const bool watch = button(screen_, "new-game.watch", screen_.text(key("watch")), {r.x + width + gap, r.y, width, 40});
  if (!alone && !watch) return;
  for (const Seat s : all_seats)
    new_.config.seats[s].kind = alone && s == Seat::red ? SeatKind::human : SeatKind::computer;
}

// The pawns of one throw: as many with the promoted face up as were thrown.
void thrown_pawns(Canvas& c, Point at, Seat seat, int up) {
  constexpr int pawns = 4;
  constexpr float size = 19;
  for (int i = 0; i < pawns; ++i) {
    const Face face = i < up ? Face::tokin : Face::pawn;
    c.token({at.x + size * static_cast<float>(i), at.y}, size * 1.15f,
            {face, PieceView::State::active, seat, seat, Seat::red}, render::Token::Look::flat);
  }
}

void Form::throw_pawns() {
  const Lots lots = draw_lots(info_.id, chance_);
  new_.lots = lots;
  int best = -1;
  for (const Seat s : all_seats)
    if (lots.back()[s] && *lots.back()[s] > best) {
      best = *lots.back()[s];
      new_.config.start.turn = s;
    }
}

void Form::show_lots() {
  for (const auto& round : new_.lots) {
    const Rect r = dialog_.line(32);
    const float step = r.width / all_seats.size();
    for (const Seat s : all_seats) {
      const float x = r.x + step * static_cast<float>(index(s));
      dialog_.canvas().emblem({x + 9, r.y + 15}, 18, s, render::Emblem::Look::plain);
      if (round[s]) thrown_pawns(dialog_.canvas(), {x + 30, r.y + 15}, s, *round[s]);
    }
  }
}

// A seat by hand, one at random, or the throw of the rules.
void Form::begins() {
  if (draw_lots(info_.id, 0).empty()) return;  // the rules say it
  dialog_.caption(screen_.text(key("begins")));
  std::vector<std::string> labels;
  for (const Seat s : all_seats) labels.push_back(words_.of(s));
  labels.push_back(screen_.text(key("begins.random")));
  labels.push_back(screen_.text(key("begins.lots")));
  std::size_t chosen = new_.config.start.turn ? index(*new_.config.start.turn) : 0;
  if (new_.by_chance) chosen = all_seats.size();
  if (!new_.lots.empty()) chosen = all_seats.size() + 1;
  if (const auto i = dialog_.segments("new-game.begins", labels, chosen)) {
    new_.lots.clear();
    new_.by_chance = *i == all_seats.size();
    if (*i < all_seats.size()) new_.config.start.turn = all_seats[*i];
    if (new_.by_chance) new_.config.start.turn = all_seats[Random(chance_).below(all_seats.size())];
    if (*i > all_seats.size()) throw_pawns();
  }
  show_lots();
  if (!new_.by_chance && new_.lots.empty()) return;
  const std::string who = words_.of(*new_.config.start.turn);
  const std::string_view how = new_.lots.empty() ? "begins.drawn" : "begins.thrown";
  note(screen_.text(Message{key(how)}.with("seat", who)));
}

// What is usual at a table; a game that came with another clock keeps it until one of these is chosen.
struct UsualClock {
  std::string_view name;
  std::optional<TimeControl> control;
};
constexpr std::array<UsualClock, 5> usual_clocks{{{"none", std::nullopt},
                                                  {"move", TimeControl{0, 0, 60'000, 1}},
                                                  {"quick", TimeControl{300'000, 5'000, 0, 0}},
                                                  {"long", TimeControl{900'000, 10'000, 0, 0}},
                                                  {"periods", TimeControl{600'000, 0, 30'000, 3}}}};

void Form::clock() {
  dialog_.caption(screen_.text(key("clock")));
  std::vector<std::string> labels;
  std::size_t chosen = usual_clocks.size();
  for (std::size_t i = 0; i < usual_clocks.size(); ++i) {
    labels.push_back(screen_.text(key("clock." + std::string(usual_clocks[i].name))));
    if (usual_clocks[i].control == new_.config.clock) chosen = i;
  }
  if (const auto i = dialog_.segments("new-game.clock", labels, chosen)) new_.config.clock = usual_clocks[*i].control;
  if (new_.config.clock) note(screen_.text(own(words_, new_.config.game, Message{key("clock.note")})));
}

// Who sits where with this number of players is the game's to say, so it is asked.
void Form::seats() {
  dialog_.caption(screen_.text(key("seats")));
  tables();
  auto made = new_match(new_.config);
  const auto* match = std::get_if<std::unique_ptr<Match>>(&made);
  for (Seat s : all_seats) seat(s, match ? (*match)->view().config.seats[s].kind : new_.config.seats[s].kind);
  dialog_.space(4);
  note(screen_.words.text(Message{key("seats.note")}.with("best", best_level(new_.config.game))));
}

}  // namespace

std::vector<std::size_t> option_values(const GameInfo& info, std::string_view options) {
  std::vector<std::size_t> out(info.options.size(), 0);
  while (!options.empty()) {
    const std::string_view part = options.substr(0, options.find(','));
    options.remove_prefix(std::min(part.size() + 1, options.size()));
    const auto equals = part.find('=');
    if (equals == part.npos) continue;
    for (std::size_t i = 0; i < info.options.size(); ++i)
      if (info.options[i].name == part.substr(0, equals)) {
        const std::size_t value = place_of(info.options[i].values, part.substr(equals + 1));
        if (value < info.options[i].values.size()) out[i] = value;
      }
  }
  return out;
}

std::string options_text(const GameInfo& info, const std::vector<std::size_t>& values) {
  std::string out;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (values[i] == 0) continue;
    if (!out.empty()) out += ',';
    out.append(info.options[i].name).append("=").append(info.options[i].values[values[i]]);
  }
  return out.empty() ? "std" : out;
}

NewGame new_game_like(const MatchConfig& present) {
  NewGame out;
  out.config.game = present.game;
  out.config.start.layout = present.start.layout;
  out.config.start.players = present.start.players;
  out.config.start.options = present.start.options;
  out.config.clock = present.clock;
  for (Seat s : all_seats) {
    const SeatConfig& seat = present.seats[s];
    out.config.seats[s].name = seat.name;
    if (seat.kind == SeatKind::open) out.config.seats[s].kind = SeatKind::open;
    if (seat.kind == SeatKind::computer) {
      out.config.seats[s].kind = SeatKind::computer;
      out.config.seats[s].computer = seat.computer;
    }
  }
  return out;
}

void draw_new_game(Screen& s, DialogFrame& frame, NewGame& state, const MatchView& present, std::uint64_t chance) {
  const std::string title = s.text(key("title")), cancel = s.text("ui.cancel"), start = s.text(key("start"));
  Dialog dialog(s, frame, "new-game", title);
  Form form(s, dialog, state, chance);
  if (present.last_ply > 0 && !present.ended)
    dialog.paragraph(style::list, s.palette.ink2, s.text(key("present_ends")));
  if (state.refused) dialog.paragraph(style::list_bold, s.palette.danger, s.text(state.refused->text));
  form.game();
  form.players();
  form.seats();
  form.layout();
  form.rules();
  form.options();
  form.begins();
  form.clock();
  const auto pressed = dialog.foot({{"new-game.cancel", cancel}, {"new-game.start", start, ButtonLook::primary}});
  if (pressed) s.ask(*pressed == 0 ? Command::Kind::close_dialog : Command::Kind::start_game);
}

}  // namespace tetrarchy::ui
