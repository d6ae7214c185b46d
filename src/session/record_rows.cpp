#include "session/record_rows.h"

#include <utility>

namespace tetrarchy {
namespace {

using Kind = RecordCell::Kind;

// Puts lines into rows: a seat that comes again, or one before it in the order of play, begins a new one.
class Rows {
 public:
  // Cells of seats that were passed over say so, by who was in the game then.
  void add(Seat seat, RecordCell cell, const BySeat<bool>& playing) {
    if (rows_.empty() || index(seat) < free_) begin(seat, playing);
    fill(index(seat), playing);
    rows_.back()[seat] = cell;
    free_ = index(seat) + 1;
  }
  // What is left of the last row: who does not play will not come in it.
  std::vector<RecordRow> end(const BySeat<bool>& playing) {
    if (!rows_.empty())
      for (std::size_t i = free_; i < all_seats.size(); ++i)
        if (!playing[all_seats[i]]) rows_.back()[all_seats[i]].kind = Kind::out;
    return std::move(rows_);
  }

 private:
  void begin(Seat seat, const BySeat<bool>& playing) {
    const bool first = rows_.empty();  // nobody was passed over before the game began
    if (!first) fill(all_seats.size(), playing);
    rows_.emplace_back();
    free_ = first ? index(seat) : 0;
  }
  void fill(std::size_t until, const BySeat<bool>& playing) {
    for (std::size_t i = free_; i < until; ++i)
      rows_.back()[all_seats[i]].kind = playing[all_seats[i]] ? Kind::skipped : Kind::out;
  }

  std::vector<RecordRow> rows_;
  std::size_t free_ = 0;  // the first column of the last row that nothing is in yet
};

}  // namespace

std::vector<RecordRow> record_rows(const std::vector<RecordLine>& record, const BySeat<bool>& playing_now,
                                   std::optional<Seat> to_move) {
  Rows rows;
  for (std::size_t i = 0; i < record.size(); ++i) rows.add(record[i].seat, {Kind::line, i}, record[i].playing);
  if (to_move) rows.add(*to_move, {Kind::unfinished}, playing_now);
  return rows.end(playing_now);
}

BySeat<bool> who_plays(const MatchView& v) {
  BySeat<bool> playing;
  for (const Seat s : all_seats) playing[s] = v.board.seats[s].standing == SeatView::Standing::playing;
  return playing;
}

}  // namespace tetrarchy
