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

// The legal moves as texts, sorted bytewise.
template <class Position>
std::vector<std::string> legal_texts(const Position& p, const auto& text_of) {
  std::vector<typename Position::Move> moves;
  p.legal_moves(moves);
  std::vector<std::string> texts;
  for (const auto m : moves) texts.push_back(text_of(m));
  std::ranges::sort(texts);
  return texts;
}

template <Game G>
std::vector<std::string> machine_texts(const typename G::Position& p) {
  return legal_texts(p, [&](auto m) { return G::write_move(p, m); });
}

template <Game G>
std::vector<std::string> table_texts(const typename G::Position& p, std::size_t notation) {
  return legal_texts(p, [&](auto m) { return G::write_table(p, m, notation); });
}

}  // namespace tetrarchy::cli
