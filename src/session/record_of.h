#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.h"
#include "session/clock_of.h"
#include "session/history.h"
#include "session/match.h"
#include "session/opening.h"
#include "session/record.h"
#include "session/refusals.h"

// Between a history and its written form: writing what was played, and playing again what is written, under
// the eyes of the game.
namespace tetrarchy {

template <Game G>
struct Replayed {
  MatchConfig config;
  History<G> history;
};

template <Game G>
std::string letter_of(Seat seat) {
  return std::string(1, G::seat_letter(seat));
}

template <Game G>
std::optional<Seat> seat_of(std::string_view letter) {
  for (const Seat seat : all_seats)
    if (letter == letter_of<G>(seat)) return seat;
  return std::nullopt;
}

// ---- writing -------------------------------------------------------------------------------------------

template <Game G>
Record::Line line_of(const History<G>& history, int ply) {
  const auto& line = history.line(ply);
  if (const auto* move = std::get_if<typename G::Position::Move>(&line.deed))
    return {Record::Move{G::write_move(history.at(ply - 1), *move)}, line.ms, line.expected};
  if (const auto* resignation = std::get_if<Resignation>(&line.deed))
    return {Record::Resignation{letter_of<G>(resignation->seat)}, line.ms, line.expected};
  return {Record::Agreement{}, line.ms, line.expected};
}

template <Game G>
std::optional<Record::Result> result_of(const History<G>& history) {
  const auto& ended = history.ended(history.last_ply());
  if (!ended) return std::nullopt;
  Record::Result result{ended->reason.key, {}};
  for (const Seat seat : all_seats) result.places[index(seat)] = ended->outcome.place[seat];
  return result;
}

template <Game G>
std::optional<Record::Header> header_of(const MatchConfig& config) {
  if (!config.position.empty()) return std::nullopt;
  const StartSpec& start = config.start;
  return Record::Header{start.layout, start.options, start.turn ? letter_of<G>(*start.turn) : ""};
}

template <Game G>
Record record_of(const MatchConfig& config, const History<G>& history, int shown_ply) {
  Record record;
  record.game = G::id;
  record.players = config.start.players;
  record.header = header_of<G>(config);
  record.seats = config.seats;
  record.seed = config.seed;
  record.clock = config.clock;
  record.correspondence = config.correspondence;
  record.start = G::write_position(history.at(0));
  for (int ply = 1; ply <= history.last_ply(); ++ply) record.lines.push_back(line_of(history, ply));
  record.ply = shown_ply;
  record.result = result_of(history);
  return record;
}

// ---- reading -------------------------------------------------------------------------------------------

template <Game G>
OrRefusal<MatchConfig> config_of(GameId game, const Record& record) {
  MatchConfig config{game, {}, record.seats, "", record.seed, record.clock, record.correspondence};
  if (!record.header) {
    config.position = record.start;
    return config;
  }
  const Record::Header& header = *record.header;
  config.start = {header.layout, record.players, header.options, seat_of<G>(header.turn)};
  if (!header.turn.empty() && !config.start.turn) return refusals::bad_field("turn");
  return config;
}

// Does the record say of its start what the start itself says?
template <Game G>
std::optional<Refusal> objection_to_start(const Record& record, const Opening<G>& opening) {
  if (G::write_position(opening.start) != record.start) return refusals::start_differs();
  if (players_of(board_of<G>(opening.start).seats) != record.players) return refusals::bad_field("players");
  for (const Seat seat : all_seats)
    if (opening.config.seats[seat] != record.seats[seat])
      return refusals::bad_field("seats[" + std::to_string(index(seat)) + "]");
  return std::nullopt;
}

template <Game G>
OrRefusal<typename History<G>::Line> judged(const Record::Line& line, const typename G::Position& position) {
  using Line = typename History<G>::Line;
  if (const auto* move = std::get_if<Record::Move>(&line.deed)) {
    const auto read = G::read_move(position, move->text);
    if (const auto* refusal = std::get_if<Refusal>(&read)) return *refusal;
    return Line{std::get<typename G::Position::Move>(read), line.ms, line.expected};
  }
  const auto* resignation = std::get_if<Record::Resignation>(&line.deed);
  if (resignation == nullptr) return Line{Agreement{}, line.ms, line.expected};
  const auto seat = seat_of<G>(resignation->seat);
  if (!seat) return refusals::bad_field("resign");
  if (board_of<G>(position).seats[*seat].standing != SeatView::Standing::playing) return refusals::not_playing(*seat);
  return Line{Resignation{*seat}, line.ms, line.expected};
}

// No line takes longer than the seat on turn had, and its flag falls at once.
template <Game G>
std::optional<Refusal> objection_to_time(const TimeControl& control, const BySeat<ClockFace>& faces,
                                         const typename History<G>::Line& line, Seat on_turn) {
  const std::int64_t left = allowance_ms(control, faces[on_turn]) - line.ms;
  const auto* resignation = std::get_if<Resignation>(&line.deed);
  const bool flag_falls = left == 0 && resignation && resignation->seat == on_turn;
  return left > 0 || flag_falls ? std::nullopt : std::optional(refusals::time_up(on_turn));
}

inline std::string deed_text(const Record::Line& line) {
  if (const auto* move = std::get_if<Record::Move>(&line.deed)) return move->text;
  if (const auto* resignation = std::get_if<Record::Resignation>(&line.deed)) return resignation->seat;
  return "";
}

// Why the line cannot be the next one; none: it is played.
template <Game G>
std::optional<Refusal> play_line(const Record::Line& written, const std::optional<TimeControl>& clock,
                                 BySeat<ClockFace>& faces, History<G>& history) {
  auto judgement = judged<G>(written, history.last());
  if (auto* why = std::get_if<Refusal>(&judgement)) return std::move(*why);
  const auto& line = std::get<typename History<G>::Line>(judgement);
  if (clock)
    if (auto why = objection_to_time<G>(*clock, faces, line, *history.last().turn())) return why;
  history.append(line);
  if (clock) follow_line(*clock, history, history.last_ply(), faces);
  return std::nullopt;
}

template <Game G>
std::optional<Refusal> replay(const std::vector<Record::Line>& lines, const std::optional<TimeControl>& clock,
                              History<G>& history) {
  BySeat<ClockFace> faces = faces_at_start(clock.value_or(TimeControl{}));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (history.over()) return refusals::line_after_end(i + 1);
    if (const auto why = play_line(lines[i], clock, faces, history))
      return refusals::line_refused(i + 1, deed_text(lines[i]), *why);
  }
  return std::nullopt;
}

template <Game G>
OrRefusal<Replayed<G>> replayed(GameId game, const Record& record) {
  auto config = config_of<G>(game, record);
  if (auto* refusal = std::get_if<Refusal>(&config)) return std::move(*refusal);
  auto opening = opened<G>(std::get<MatchConfig>(std::move(config)));
  if (auto* refusal = std::get_if<Refusal>(&opening)) return std::move(*refusal);
  auto& [settled_config, start] = std::get<Opening<G>>(opening);
  if (auto refusal = objection_to_start<G>(record, std::get<Opening<G>>(opening))) return *std::move(refusal);
  Replayed<G> played{std::move(settled_config), History<G>(std::move(start))};
  if (auto refusal = replay(record.lines, record.clock, played.history)) return *std::move(refusal);
  if (record.result && record.result != result_of(played.history)) return refusals::result_differs();
  return played;
}

}  // namespace tetrarchy
