#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "session/match.h"
#include "session/thought.h"

namespace tetrarchy {

// How fast computers play when nobody plays against them.
enum class Speed : std::uint8_t { slow, normal, fast };

// A move that the engine advises to a person.
struct Hint {
  Seat seat;
  Thought thought;
  Choices choices;
  bool operator==(const Hint&) const = default;
};

// What the computer players of a match are doing.
struct Thinking {
  std::optional<Seat> seat{};           // for whom the engine is at work
  bool for_hint = false;                // as an adviser of a person
  int done = 0;                         // per mille of the work
  std::optional<Expectation> shares{};  // what it expects so far
  std::optional<Hint> hint{};           // of the last ply
  bool paused = false;
  Speed speed = Speed::normal;
  std::string trouble{};       // code of what the engine does not do; empty: all is well
  std::uint64_t revision = 0;  // grows with every change of anything above
  bool operator==(const Thinking&) const = default;
};

// The computer players at a match's table. Asks the engine for the seat to move, gives its moves to the match when
// they are due, and stops it when what it thinks about is not wanted any more. Knows no clock and no thread: it is
// told the time, and when the engine has said something. A computer's clock stands while it is paused, and while its
// answer waits to be played, which is no fault of its. Where computers play among themselves, a move that is taken back
// pauses the game.
class Computers {
 public:
  using Post = std::function<void(std::string_view line)>;
  explicit Computers(Post post) : post_(std::move(post)) {}

  const Thinking& view() const { return view_; }

  // To be called after every change of the match, and when `due` has come. Plays at most one move; true: it has.
  // `rested_ms`: since when, or from when on, nothing moves on the board; a move waits until then and a little longer.
  bool attend(Match&, std::int64_t now_ms, std::int64_t rested_ms);
  // When `attend` is to be called again although nothing happens.
  std::optional<std::int64_t> due() const { return due_; }
  // What the engine says; `attend` is to be called afterwards.
  void hear(std::string_view line, Match&);
  // Another match begins: what was thought of the one before is dropped.
  void forget();

  void ask_hint();
  void drop_hint();
  void pause();
  void go_on();
  void step();  // one more move although it is paused
  void set_speed(Speed);

 private:
  struct Asked {
    int id;
    std::uint64_t course;
    Seat seat;
    bool for_hint;
    std::int64_t since_ms;
  };

  bool wants_move(const MatchView&) const;
  void stop();
  void ask(Match&, std::int64_t now_ms);
  bool play(Match&, std::int64_t now_ms, std::int64_t rested_ms);
  void take_answer(const Thought&, Match&);
  void give_up(std::string code);
  void changed() { ++view_.revision; }

  Post post_;
  Thinking view_;
  std::optional<Asked> asked_;
  std::optional<Thought> answer_;  // to what was asked, waiting to be played
  std::optional<std::int64_t> due_;
  std::uint64_t hint_course_ = 0;
  bool hint_wanted_ = false, one_step_ = false;
  int last_id_ = 0, last_ply_ = 0;
};

}  // namespace tetrarchy
