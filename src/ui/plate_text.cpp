#include "ui/plate_text.h"

#include <algorithm>

#include "ui/game_info.h"

namespace tetrarchy::ui {
namespace {

using Standing = SeatView::Standing;

Message key(std::string_view tail) { return Message{"ui.plate." + std::string(tail)}; }

// "Computer 3 · cautious"
std::string computer(const Words& words, const Computer& c) {
  const std::string style = words.text(Message{"ui.style." + std::string(style_name(c.style))});
  const Message text = key(c.style == Style::neutral ? "who.computer" : "who.computer_of_style");
  return words.text(Message(text).with("level", c.level).with("style", style));
}

std::string who(const Words& words, const MatchView& view, Seat seat) {
  const SeatView& v = view.board.seats[seat];
  const SeatConfig& config = view.config.seats[seat];
  if (v.standing == Standing::hostage) return words.text(key("who.hostage"));
  if (v.standing == Standing::absent) return words.text(key("who.absent"));
  std::string out = config.name;
  const bool elsewhere = view.correspondent && view.correspondent->seat != seat;
  if (elsewhere && out.empty()) out = words.text(key("who.by_link"));
  if (out.empty() && config.kind == SeatKind::computer) out = computer(words, config.computer);
  if (v.standing == Standing::fallen && out.empty()) return words.text(key("who.fallen"));
  if (out.empty()) out = words.text(key(config.kind == SeatKind::open ? "who.open" : "who.human"));
  return v.partner ? words.text(key("with_partner").with("who", out).with("partner", *v.partner)) : out;
}

// Whose kings this seat attacks, in the order of play from it.
std::vector<Seat> attacked(const BoardView& board, Seat seat) {
  std::vector<Seat> out;
  for (Seat other = next(seat); other != seat; other = next(other)) {
    const bool hit = std::any_of(board.checks.begin(), board.checks.end(), [&](const Check& c) {
      const auto& king = board.at[static_cast<std::size_t>(c.king.index())];
      return c.by == seat && king && king->controller == other;
    });
    if (hit) out.push_back(other);
  }
  return out;
}

// What a seat of a game with kings has to do with the checks on the board; false: nothing is to be said.
bool say_check(PlateText& out, const Words& words, const BoardView& board, Seat seat) {
  const SeatView& v = board.seats[seat];
  if (v.check_order > 0) {
    const std::string order = std::to_string(v.check_order);
    out.alarm = words.text(key("in_check"));
    out.line = words.text(key("answers." + order));
    out.brief = words.text(key("brief.answers." + order));
    out.least = words.text(key("least.answers").with("n", v.check_order));
    return true;
  }
  const std::vector<Seat> kings = attacked(board, seat);
  if (kings.empty()) return false;
  Message line = key("checks." + std::to_string(kings.size())), brief = key("brief.checks");
  std::string letters;
  for (std::size_t i = 0; i < kings.size(); ++i) {
    line = std::move(line).with("king" + std::to_string(i + 1), kings[i]);
    letters += (i > 0 ? " " : "") + words.of(kings[i], "letter");
  }
  out.line = words.text(line);
  out.brief = words.text(std::move(brief).with("kings", letters));
  out.least = words.text(key("least.checks").with("kings", letters));
  return true;
}

std::string pieces(const Words& words, const SeatView& v) {
  if (v.army.size() < 2) return words.text(key("pieces").with("n", v.pieces));
  const std::string camps = words.text(Message{"ui.number." + std::to_string(v.army.size())});
  return words.text(key("pieces_of_camps").with("n", v.pieces).with("camps", camps));
}

// Does anything of its camp stand on the board that nobody leads?
bool is_unled(const BoardView& board, Seat seat) {
  return std::ranges::any_of(board.at, [&](const std::optional<PieceView>& piece) {
    return piece && piece->camp == seat && piece->state != PieceView::State::active &&
           piece->state != PieceView::State::fallen;
  });
}

void say_out(PlateText& out, const Words& words, const MatchView& view, Seat seat) {
  const auto key = [&](std::string_view tail) { return own(words, view.game, ui::key(tail)); };
  const SeatView& v = view.board.seats[seat];
  out.leader = v.led_by;
  const std::string fate = v.fate.empty() ? "" : words.text(v.fate);
  if (v.led_by) {
    out.line = words.text(key(fate.empty() ? "led" : "out_led").with("fate", fate).with("leader", *v.led_by));
    out.short_line = words.text(key("led").with("leader", *v.led_by));
    out.brief = words.text(key("brief.led").with("leader", *v.led_by));
  } else if (!fate.empty() && !is_unled(view.board, seat)) {
    out.line = words.text(key("out").with("fate", fate));
    out.brief = words.text(key("brief.out"));
  } else {
    out.line = words.text(key(fate.empty() ? "unled" : "out_locked").with("fate", fate));
    out.brief = words.text(key(fate.empty() ? "brief.hostage" : "brief.locked"));
  }
  out.least = words.text(key("least.out"));
  if (v.place > 0) out.corner = words.text(Message{"ui.place." + std::to_string(v.place)});
}

}  // namespace

bool is_out(const SeatView& v) { return v.standing != Standing::playing; }

PlateText plate_text(const Words& words, const MatchView& view, Seat seat) {
  const SeatView& v = view.board.seats[seat];
  PlateText out;
  out.name = words.of(seat);
  out.who = who(words, view, seat);
  if (is_out(v)) {
    say_out(out, words, view, seat);
    return out;
  }
  if (v.place > 0) out.corner = words.text(Message{"ui.place." + std::to_string(v.place)});
  if (say_check(out, words, view.board, seat)) return out;
  const bool to_move = view.board.turn == seat;
  if (to_move) out.chips.push_back(words.text(key("to_move")));
  if (v.in_power) out.chips.push_back(words.text(key("in_power")));
  out.line = v.in_power && !to_move ? words.text(key("power_turns")) : pieces(words, v);
  if (v.mates > 0) out.line = words.text(key("mates").with("n", v.mates).with("pieces", out.line));
  out.short_line = words.text(key("pieces").with("n", v.pieces));
  out.brief = words.text(v.in_power ? key("brief.in_power") : key("pieces").with("n", v.pieces));
  const SeatConfig& config = view.config.seats[seat];
  if (config.kind == SeatKind::computer) {
    out.least = v.in_power ? out.brief : words.text(key("least.computer").with("level", config.computer.level));
    out.brief = words.text(key("brief.computer").with("level", config.computer.level).with("state", out.brief));
  }
  return out;
}

}  // namespace tetrarchy::ui
