#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.h"

// The texts that commands are given, as values of a game or a reason.
namespace tetrarchy::cli {

template <class T>
const Refusal* refusal_in(const OrRefusal<T>& r) {
  return std::get_if<Refusal>(&r);
}

template <Game G>
std::optional<Seat> read_seat(std::string_view letter) {
  for (const Seat s : all_seats)
    if (letter.size() == 1 && letter[0] == G::seat_letter(s)) return s;
  return std::nullopt;
}

Refusal unknown_seat(std::string_view letter);
Refusal not_playing(Seat);

template <Game G>
OrRefusal<typename G::Position> started(StartSpec spec, const std::string& turn) {
  if (!turn.empty() && !(spec.turn = read_seat<G>(turn))) return unknown_seat(turn);
  return G::start(spec);
}

template <Game G>
OrRefusal<typename G::Position> resigned(const typename G::Position& p, std::string_view letter) {
  const auto seat = read_seat<G>(letter);
  if (!seat) return unknown_seat(letter);
  const auto playing = [&] { return G::preview(p, {}).board.seats[*seat].standing == SeatView::Standing::playing; };
  if (!p.turn() || !playing()) return not_playing(*seat);
  return p.after_resignation(*seat);
}

enum class Form : std::uint8_t { machine, table };

template <Game G>
std::vector<std::string> legal_texts(const typename G::Position& p, Form form) {
  std::vector<typename G::Position::Move> moves;
  p.legal_moves(moves);
  std::vector<std::string> texts;
  for (const auto m : moves) texts.push_back(form == Form::table ? G::write_table(p, m, 0) : G::write_move(p, m));
  std::ranges::sort(texts);
  return texts;
}

}  // namespace tetrarchy::cli
