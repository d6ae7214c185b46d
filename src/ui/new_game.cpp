#include "ui/new_game.h"

#include <algorithm>
#include <array>
#include <cassert>

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
  Form(Screen& s, Dialog& d, NewGame& n) : screen_(s), dialog_(d), new_(n), info_(info_of(n.config.game)) {}

  void players();
  void layout();
  void rules();
  void options();
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
  void option(const OptionInfo&, std::size_t at, std::vector<std::size_t>& values);
  void seat(Seat, SeatKind);

  Screen& screen_;
  Dialog& dialog_;
  NewGame& new_;
  const GameInfo& info_;
};

void Form::players() {
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

void Form::seat(Seat s, SeatKind kind) {
  dialog_.space(4);
  const Rect r = dialog_.line(40);
  Canvas& c = dialog_.canvas();
  c.emblem({r.x + 16, r.y + 20}, 32, s, render::Emblem::Look::hatched);
  c.letter({r.x + 16, r.y + 20}, 32, s, screen_.words.of(s, "letter"), render::Emblem::Look::hatched);
  c.text({r.x + 44, r.y + 20}, style::mini_name, screen_.palette.ink, screen_.words.of(s));
  const std::string id = "new-game.seat." + std::string(key_of(s));
  constexpr std::array<std::pair<SeatKind, std::string_view>, 2> kinds{
      {{SeatKind::human, "seat.human"}, {SeatKind::open, "seat.open"}}};
  if (kind == SeatKind::hostage || kind == SeatKind::absent) {
    const std::string text = screen_.text(key(kind == SeatKind::hostage ? "seat.hostage" : "seat.absent"));
    c.fitted({r.x + r.width, r.y + 20}, r.width - 130, style::list, screen_.palette.ink2, text, Align::right);
    return;
  }
  const float width = std::min(100.f, (r.width - 126) / 2);
  float x = r.x + r.width - 2 * width - 6;
  for (const auto& [value, text] : kinds) {
    const Chosen chosen = kind == value ? Chosen::yes : Chosen::no;
    if (segment(screen_, id + (value == SeatKind::human ? ".human" : ".open"), screen_.text(key(text)),
                {x, r.y, width, 40}, chosen))
      new_.config.seats[s].kind = value;
    x += width + 6;
  }
}

// Who sits where with this number of players is the game's to say, so it is asked.
void Form::seats() {
  dialog_.caption(screen_.text(key("seats")));
  auto made = new_match(new_.config);
  const auto* match = std::get_if<std::unique_ptr<Match>>(&made);
  for (Seat s : all_seats) seat(s, match ? (*match)->view().config.seats[s].kind : new_.config.seats[s].kind);
  dialog_.space(4);
  note(screen_.text(key("seats.note")));
}

}  // namespace

const GameInfo& info_of(GameId id) {
  const auto all = games();
  const auto it = std::find_if(all.begin(), all.end(), [&](const GameInfo& g) { return g.id == id; });
  assert(it != all.end());
  return *it;
}

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
  for (Seat s : all_seats) {
    const SeatConfig& seat = present.seats[s];
    out.config.seats[s].name = seat.name;
    if (seat.kind == SeatKind::open) out.config.seats[s].kind = SeatKind::open;
  }
  return out;
}

void draw_new_game(Screen& s, DialogFrame& frame, NewGame& state, const MatchView& present) {
  const std::string title = s.text(key("title")), cancel = s.text("ui.cancel"), start = s.text(key("start"));
  Dialog dialog(s, frame, "new-game", title);
  Form form(s, dialog, state);
  if (present.last_ply > 0 && !present.ended)
    dialog.paragraph(style::list, s.palette.ink2, s.text(key("present_ends")));
  if (state.refused) dialog.paragraph(style::list_bold, s.palette.danger, s.text(state.refused->text));
  form.players();
  form.layout();
  form.rules();
  form.options();
  form.seats();
  const auto pressed = dialog.foot({{"new-game.cancel", cancel}, {"new-game.start", start, ButtonLook::primary}});
  if (pressed) s.ask(*pressed == 0 ? Command::Kind::close_dialog : Command::Kind::start_game);
}

}  // namespace tetrarchy::ui
