#include "session/link_of.h"

#include <cassert>

namespace tetrarchy {
namespace {

namespace radix = link_radix;

enum Beginning : std::uint32_t { from_start, from_position };

// Hostages and absent seats follow from the start.
std::uint32_t digit_of(SeatKind kind) {
  return static_cast<std::uint32_t>(kind > SeatKind::computer ? SeatKind::human : kind);
}

// None: no link of this version says that.
std::optional<std::string> take_text(DigitReader& in) {
  std::string text;
  for (std::uint32_t left = in.take(radix::length); left > 0; --left) {
    const char letter = static_cast<char>(radix::first_letter + static_cast<char>(in.take(radix::letter)));
    if (letter > radix::last_letter) return std::nullopt;
    text.push_back(letter);
  }
  return text;
}

bool take_start(DigitReader& in, StartSpec& start) {
  start.players = static_cast<int>(in.take(radix::players));
  const std::uint32_t turn = in.take(radix::turn);
  if (turn > 0) start.turn = all_seats[turn - 1];
  auto layout = take_text(in), options = take_text(in);
  if (!layout || !options) return false;
  start.layout = *std::move(layout);
  start.options = *std::move(options);
  return true;
}

bool take_position(DigitReader& in, std::string& position) {
  auto text = take_text(in);
  if (!text || text->empty()) return false;
  position = *std::move(text);
  return true;
}

bool take_seat(DigitReader& in, SeatConfig& seat) {
  const std::uint32_t kind = in.take(radix::seat);
  if (kind > digit_of(SeatKind::computer)) return false;
  seat.kind = static_cast<SeatKind>(kind);
  if (seat.kind != SeatKind::computer) return true;
  seat.computer.level = static_cast<int>(in.take(radix::level));
  const std::uint32_t style = in.take(radix::style);
  if (style >= all_styles.size()) return false;
  seat.computer.style = static_cast<Style>(style);
  return true;
}

bool take_seats(DigitReader& in, MatchConfig& config) {
  for (const Seat seat : all_seats)
    if (!take_seat(in, config.seats[seat])) return false;
  if (any_computer(config.seats)) config.seed = take_number(in);
  return config.seed <= max_seed;
}

}  // namespace

void put_text(DigitWriter& out, std::string_view printable) {
  out.put(static_cast<std::uint32_t>(printable.size()), radix::length);
  for (const char c : printable) {
    assert(c >= radix::first_letter && c <= radix::last_letter);
    out.put(static_cast<std::uint32_t>(c - radix::first_letter), radix::letter);
  }
}

void put_beginning(DigitWriter& out, const MatchConfig& config, std::string_view start) {
  const bool edited = !config.position.empty();
  out.put(edited ? from_position : from_start, radix::beginning);
  if (edited) return put_text(out, start);
  out.put(static_cast<std::uint32_t>(config.start.players), radix::players);
  out.put(config.start.turn ? static_cast<std::uint32_t>(index(*config.start.turn)) + 1 : 0, radix::turn);
  put_text(out, config.start.layout);
  put_text(out, config.start.options);
}

void put_seats(DigitWriter& out, const MatchConfig& config) {
  for (const SeatConfig& seat : config.seats.of) {
    out.put(digit_of(seat.kind), radix::seat);
    if (seat.kind != SeatKind::computer) continue;
    out.put(static_cast<std::uint32_t>(seat.computer.level), radix::level);
    out.put(static_cast<std::uint32_t>(seat.computer.style), radix::style);
  }
  if (any_computer(config.seats)) put_number(out, config.seed);
}

void put_number(DigitWriter& out, std::uint64_t number) {
  out.put(static_cast<std::uint32_t>(number % radix::number_low), radix::number_low);
  out.put(static_cast<std::uint32_t>(number / radix::number_low), radix::number_high);
}

std::uint64_t take_number(DigitReader& in) {
  const std::uint64_t low = in.take(radix::number_low);
  return in.take(radix::number_high) * std::uint64_t{radix::number_low} + low;
}

OrRefusal<LinkedBeginning> read_beginning(GameId game, DigitReader& in) {
  LinkedBeginning begun{};
  begun.config.game = game;
  const bool edited = in.take(radix::beginning) == from_position;
  const bool known = edited ? take_position(in, begun.config.position) : take_start(in, begun.config.start);
  if (!known || !take_seats(in, begun.config)) return refusals::link_unknown();
  const std::uint32_t lines = in.take(radix::lines);
  if (lines > max_lines) return refusals::link_unknown();
  begun.lines = static_cast<int>(lines);
  begun.ply = static_cast<int>(in.take(lines + 1));
  return begun;
}

}  // namespace tetrarchy
