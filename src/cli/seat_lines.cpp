#include "cli/seat_lines.h"

#include <fmt/format.h>

#include "cli/say.h"

namespace tetrarchy::cli {
namespace {

std::string state(const SeatView& v, std::string_view game) {
  switch (v.standing) {
    case SeatView::Standing::playing:
      return fmt::format("{} pieces", v.pieces);
    case SeatView::Standing::hostage:
      return "hostage";
    case SeatView::Standing::absent:
      return "nobody sits here";
    case SeatView::Standing::fallen:
      break;
  }
  return fmt::format("{}, place {}", said(game, v.fate), v.place);
}

std::string seat_line(const BoardView& board, Seat seat, std::string_view game) {
  const SeatView& v = board.seats[seat];
  std::string line = fmt::format("{:<7} {}", said(game, seat), state(v, game));
  if (v.led_by) line += fmt::format(", led by {}", said(game, *v.led_by));
  if (v.partner) line += fmt::format(", with {}", said(game, *v.partner));
  if (v.mates > 0) line += fmt::format(", mates: {}", v.mates);
  if (v.check_order > 0) line += ", in check";
  if (v.in_power) line += ", in power";
  if (board.turn == seat) line += board.extra_turn ? ", to move (extra turn)" : ", to move";
  return line + '\n';
}

}  // namespace

std::string seat_lines(const BoardView& board, std::string_view game) {
  std::string lines;
  for (const Seat s : all_seats) lines += seat_line(board, s, game);
  return lines;
}

}  // namespace tetrarchy::cli
