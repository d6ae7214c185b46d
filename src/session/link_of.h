#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.h"
#include "session/digits.h"
#include "session/game_id.h"
#include "session/history.h"
#include "session/link.h"
#include "session/match.h"
#include "session/opening.h"
#include "session/record.h"
#include "session/record_of.h"
#include "session/refusals.h"

// Between a history and what a link says of it, digit by digit (session/digits.h):
//
//   the game; how it began: 0 and players, layout, options and the seat that was to begin, or 1 and the position;
//   who sits at each seat, and the seed if computers do; the number of lines; the shown ply; the lines; the number of a
//   game by link
//
// A text is its length and its characters. A line is a number among all that could be done in its position: the
// moves, sorted bytewise in machine form; a resignation of each seat that plays; an agreed draw. Every number
// is something that can be done, so there are no links with illegal moves.
//
// A game that is not played by link has the number 0 there, which takes no room: links from before there were such
// games are read as what they are.
//
// Names and times are not in it: a link goes to others. All numbers here are the format of version 1; the order
// of GameId, SeatKind and Style is part of it, so that new ones come at their ends.
namespace tetrarchy {

namespace link_radix {
inline constexpr std::uint32_t game = 16, beginning = 2, players = 8, turn = 5, seat = 4, level = 64, style = 32;
inline constexpr std::uint32_t number_low = 1u << 31, number_high = 1u << 22;
inline constexpr std::uint32_t length = 1u << 10, lines = 1u << 15;
inline constexpr std::uint32_t letter = 96;  // printable ASCII
inline constexpr char first_letter = ' ', last_letter = '~';
static_assert(max_lines < lines && max_seed < std::uint64_t{number_low} * number_high);
}  // namespace link_radix

// ---- what can be done in a position ----------------------------------------------------------------------

template <Game G>
class Deeds {
 public:
  using Move = typename G::Position::Move;
  using Deed = std::variant<Move, Resignation, Agreement>;

  explicit Deeds(const typename G::Position& position) {
    std::vector<Move> moves;
    position.legal_moves(moves);
    for (const Move& move : moves) moves_.emplace_back(G::write_move(position, move), move);
    std::sort(moves_.begin(), moves_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    const auto seats = board_of<G>(position).seats;
    for (const Seat seat : all_seats)
      if (seats[seat].standing == SeatView::Standing::playing) resigning_.push_back(seat);
  }

  std::uint32_t count() const { return static_cast<std::uint32_t>(moves_.size() + resigning_.size() + 1); }

  Deed at(std::size_t number) const {
    if (number < moves_.size()) return moves_[number].second;
    number -= moves_.size();
    if (number < resigning_.size()) return Resignation{resigning_[number]};
    return Agreement{};
  }

  std::uint32_t number_of(const Deed& deed) const {
    if (const Move* move = std::get_if<Move>(&deed)) {
      const auto at = std::find_if(moves_.begin(), moves_.end(), [&](const auto& m) { return m.second == *move; });
      return static_cast<std::uint32_t>(at - moves_.begin());
    }
    const Resignation* resignation = std::get_if<Resignation>(&deed);
    if (resignation == nullptr) return count() - 1;
    const auto at = std::find(resigning_.begin(), resigning_.end(), resignation->seat);
    return static_cast<std::uint32_t>(moves_.size() + static_cast<std::size_t>(at - resigning_.begin()));
  }

 private:
  std::vector<std::pair<std::string, Move>> moves_;
  std::vector<Seat> resigning_;
};

// ---- writing -------------------------------------------------------------------------------------------

void put_text(DigitWriter&, std::string_view printable);
void put_beginning(DigitWriter&, const MatchConfig&, std::string_view start);
void put_seats(DigitWriter&, const MatchConfig&);
void put_number(DigitWriter&, std::uint64_t number);  // at most max_seed

template <Game G>
std::string link_of(const MatchConfig& config, const History<G>& history, int shown_ply) {
  DigitWriter out;
  out.put(static_cast<std::uint32_t>(config.game), link_radix::game);
  put_beginning(out, config, G::write_position(history.at(0)));
  put_seats(out, config);
  const auto lines = static_cast<std::uint32_t>(history.last_ply());
  out.put(lines, link_radix::lines);
  out.put(static_cast<std::uint32_t>(shown_ply), lines + 1);
  for (int ply = 1; ply <= history.last_ply(); ++ply) {
    const Deeds<G> deeds(history.at(ply - 1));
    out.put(deeds.number_of(history.line(ply).deed), deeds.count());
  }
  put_number(out, config.correspondence);
  return sealed(out.bytes());
}

// ---- reading -------------------------------------------------------------------------------------------

struct LinkedBeginning {
  MatchConfig config;
  int lines, ply;
};
OrRefusal<LinkedBeginning> read_beginning(GameId, DigitReader&);
std::uint64_t take_number(DigitReader&);

template <Game G>
std::optional<Refusal> replay(DigitReader& in, int lines, History<G>& history) {
  for (int line = 1; line <= lines; ++line) {
    if (history.over()) return refusals::link_after_end(static_cast<std::size_t>(line));
    const Deeds<G> deeds(history.last());
    history.append({deeds.at(in.take(deeds.count())), 0});
  }
  return std::nullopt;
}

template <Game G>
struct Linked {
  Replayed<G> played;
  int ply;
};

// The game has been taken already.
template <Game G>
OrRefusal<Linked<G>> linked(GameId game, DigitReader in) {
  auto read = read_beginning(game, in);
  if (auto* refusal = std::get_if<Refusal>(&read)) return std::move(*refusal);
  auto& [config, lines, ply] = std::get<LinkedBeginning>(read);
  auto opening = opened<G>(std::move(config));
  if (auto* refusal = std::get_if<Refusal>(&opening)) return std::move(*refusal);
  auto& [settled_config, start] = std::get<Opening<G>>(opening);
  Linked<G> result{{std::move(settled_config), History<G>(std::move(start))}, ply};
  if (auto refusal = replay(in, lines, result.played.history)) return *std::move(refusal);
  result.played.config.correspondence = take_number(in);
  if (auto objection = objection_to_correspondence(result.played.config)) return *std::move(objection);
  if (!in.finished()) return refusals::link_unknown();
  return result;
}

}  // namespace tetrarchy
