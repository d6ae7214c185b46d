#include "ui/top_bar.h"

#include <algorithm>
#include <array>
#include <string>

#include "ui/game_info.h"
#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

struct Way {
  std::string_view id;
  Icon icon;
  Command::Kind command;
};
constexpr std::array<Way, 3> ways{{
    {"moves", Icon::moves, Command::Kind::open_moves},
    {"turn-board", Icon::turn, Command::Kind::open_turning},
    {"menu", Icon::menu, Command::Kind::open_menu},
}};

void draw_logo(Canvas& c, Point centre, float size) {
  const render::Picture sign = render::logo(centre, size);
  render::Picture& out = c.picture();
  out.below.insert(out.below.end(), sign.below.begin(), sign.below.end());
  out.emblems.insert(out.emblems.end(), sign.emblems.begin(), sign.emblems.end());
  out.tokens.insert(out.tokens.end(), sign.tokens.begin(), sign.tokens.end());
  out.above.insert(out.above.end(), sign.above.begin(), sign.above.end());
}

void draw_wide(Screen& s, const Rect& bar) {
  const float middle = bar.y + bar.height / 2, height = 36;
  float right = bar.x + bar.width - 24;
  Panel panel(s, "top", bar);
  const Canvas measure = s.background();
  for (const auto& [id, key, command] : {std::tuple{"menu", "ui.menu", Command::Kind::open_menu},
                                         {"turn-board", "ui.turn_board", Command::Kind::open_turning},
                                         {"type", "ui.type", Command::Kind::open_typing}}) {
    const std::string label = s.text(key);
    const float width = measure.measure(style::button, label) + 28;
    right -= width;
    if (button(s, id, label, {right, middle - height / 2, width, height}, ButtonLook::ghost)) s.ask(command);
    right -= 6;
  }
}

void draw_icons(Screen& s, const Rect& bar) {
  Panel panel(s, "top", bar);
  const float side = std::min(44.f, bar.height);
  float right = bar.x + bar.width - 10;
  for (auto way = ways.rbegin(); way != ways.rend(); ++way) {
    right -= 44;
    if (icon_button(s, way->id, way->icon, {right, bar.y + (bar.height - side) / 2, 44, side}, ButtonLook::ghost))
      s.ask(way->command);
  }
}

}  // namespace

void draw_top_bar(Screen& s, const MatchView& v) {
  const Rect& bar = s.layout.bar;
  if (is_empty(bar)) return;
  const bool wide = s.layout.shape == Shape::columns;
  Canvas c = s.background();
  const float middle = bar.y + bar.height / 2, logo = wide ? 30.f : 26.f;
  float x = bar.x + (wide ? 24 : 12);
  draw_logo(c, {x + logo / 2, middle}, logo);
  x += logo + 10;
  const float room = bar.x + bar.width - 3 * 44 - 16 - x;
  if (c.measure(wide ? style::brand : style::plate_name, s.text("ui.title")) < room)
    x += c.text({x, middle}, wide ? style::brand : style::plate_name, s.palette.ink, s.text("ui.title")) + 14;
  const std::string name = "ui.game." + std::string(info_of(v.game).name);
  const std::string game = s.text(wide ? name + ".players." + std::to_string(v.config.start.players) : name);
  if (wide || x + c.measure(style::list, game) < bar.x + bar.width - 3 * 44 - 16)
    c.text({x, middle + .5f}, wide ? style::body : style::list, s.palette.ink2, game);
  if (wide)
    draw_wide(s, bar);
  else
    draw_icons(s, bar);
}

void draw_side_menus(Screen& s) {
  const Rect& box = s.layout.menus;
  if (is_empty(box)) return;
  Panel panel(s, "menus", box);
  constexpr float side = 44, gap = 4;
  const bool stacked = box.height >= ways.size() * side + 2 * gap;
  const float count = ways.size();
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const float step = static_cast<float>(i) * (side + gap);
    const Rect stacked_at{box.x + (box.width - side) / 2, box.y + (box.height - count * side - 2 * gap) / 2 + step,
                          side, side};
    const float width = std::min(side, (box.width - 2 * gap) / count);
    const Rect row_at{box.x + static_cast<float>(i) * (width + gap), box.y + (box.height - side) / 2, width, side};
    if (icon_button(s, ways[i].id, ways[i].icon, stacked ? stacked_at : row_at)) s.ask(ways[i].command);
  }
}

}  // namespace tetrarchy::ui
