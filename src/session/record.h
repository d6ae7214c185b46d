#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/message.h"
#include "core/outcome.h"
#include "session/match.h"

// A game as it is kept: who sits where, where it began, what was done and how long it took. This is the
// written form only (version 1): texts that the game has not judged yet.
//
//   {"tetrarchy":1,"game":"djambi","players":4,"layout":"mirrored","options":"std",
//    "seats":[{"kind":"human","name":"Ada"},{"kind":"computer","name":"","level":3,"style":"neutral"}, ...four, in
//    seat order],"seed":7,"clock":{"main":600000,"increment":0,"period":30000,"periods":3},
//    "start":"<position>",
//    "moves":[{"move":"c9e7","ms":5321,"shares":[260,240,250,250]},{"resign":"b","ms":80},{"draw":"agreed","ms":0}],
//    "ply":3,"result":{"reason":"session.end.agreed","places":[1,4,1,1]}}
//
// `layout`, `options` and, if it was asked for, `turn` (who begins) are there together when the start was
// made from them, and are missing when it was given as a position. A computer has level and style, nobody else has.
// `seed` (of their chance; 0 if it is missing), `correspondence` (the number of a game by link, which has neither
// computers nor a clock), `clock` (see TimeControl; in milliseconds like all times) and `shares` (what the engine
// thought of the game after a line, per mille) may be missing. With a clock no line takes longer than the seat on turn
// had, and one that takes just as long is the resignation of that seat: its flag fell. `ply` is the shown one. `result`
// may be missing; what is there must be true. Anything else is refused.
namespace tetrarchy {

struct Record {
  struct Move {
    std::string text;  // machine form
    bool operator==(const Move&) const = default;
  };
  struct Resignation {
    std::string seat;  // its letter in the game's own texts
    bool operator==(const Resignation&) const = default;
  };
  struct Agreement {
    bool operator==(const Agreement&) const = default;
  };
  struct Line {
    std::variant<Move, Resignation, Agreement> deed;
    std::int64_t ms;
    std::optional<Expectation> expected{};
    bool operator==(const Line&) const = default;
  };
  struct Header {
    std::string layout, options, turn;  // turn: a seat's letter, or empty
    bool operator==(const Header&) const = default;
  };
  struct Result {
    std::string reason;  // key of the message that tells how the game ended
    std::array<int, 4> places;
    bool operator==(const Result&) const = default;
  };

  std::string game;
  int players;
  std::optional<Header> header;
  BySeat<SeatConfig> seats;
  std::uint64_t seed = 0, correspondence = 0;
  std::optional<TimeControl> clock{};
  std::string start;
  std::vector<Line> lines;
  int ply;
  std::optional<Result> result;

  bool operator==(const Record&) const = default;
};

// What a match keeps to, so that whatever it writes can be read again.
inline constexpr std::size_t max_record_bytes = 2u << 20;
inline constexpr std::size_t max_lines = 20'000;
inline constexpr std::size_t max_name_bytes = 64;
inline constexpr std::uint64_t max_seed = (std::uint64_t{1} << 53) - 1;  // every reader of JSON can hold it
inline constexpr std::int64_t max_ms = 1'000'000'000'000;                // thirty years

bool is_name(std::string_view);  // short enough, and UTF-8

std::string write_record(const Record&);
OrRefusal<Record> read_record(std::string_view json);

}  // namespace tetrarchy
