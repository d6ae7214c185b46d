#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ai/computer.h"
#include "core/message.h"
#include "core/seat.h"
#include "session/game_id.h"

// What is asked of an engine (a computer player at work beside the program: a thread, a Worker of the page, a program
// of its own) and what it says. Both are lines of text, their fields divided by tabs:
//
//   think <id> <game> <level> <style> <seed> <nodes> <positions>...
//                     chooses a move in the last of the positions; those before it are the game so far, oldest first
//                     (what would be a repetition, who has harmed whom). Nodes 0: as many as the level has. A new task
//                     ends the old one.
//   stop
//
//   thinking <id> <nodes> <of> <move> <shares>               now and then: the best so far
//   done <id> <nodes> <of> <move> <shares> <line> <reason>...  the answer
//   stopped <id>                                             by `stop` or by a new task
//   refused <id> <code>                                      the task (or its line) is not as it has to be
//
// Shares are four numbers in seat order, the part of the game that each seat may expect, per mille. The line is the
// course that is expected, in machine form, its moves divided by spaces. A reason is the key of a Message and its
// values, each as name=i<number>, name=s<seat>, name=f<face> or name=t<text>. Numbers of seats and faces are those of
// the enums.
namespace tetrarchy {

using Computer = ai::Computer;
using Style = ai::Style;
using ai::all_styles;
using ai::most_levels;
using ai::style_names;
int best_level(GameId);

inline constexpr int whole_share = 1000;
using Expectation = BySeat<int>;  // per mille

struct Task {
  std::string game;  // its name
  Computer computer;
  std::uint64_t seed = 0;
  std::uint64_t nodes = 0;  // 0: as many as the level has
  std::vector<std::string> positions;
  bool operator==(const Task&) const = default;
};

struct Thought {
  std::uint64_t nodes = 0, of = 0;
  std::string move;
  Expectation shares{};
  std::vector<std::string> line{};  // only of the answer, as is the reason
  Message reason{};
  bool operator==(const Thought&) const = default;
};

struct Report {
  enum class Kind : std::uint8_t { thinking, done, stopped, refused };
  Kind kind;
  int id = 0;
  Thought thought{};   // of thinking and done
  std::string code{};  // of refused
  bool operator==(const Report&) const = default;
};

struct Order {
  int id = 0;
  std::optional<Task> task;  // none: stop
  bool operator==(const Order&) const = default;
};

// What is wrong with a line: its task's id as far as it can be read, and a code ("bad_level").
struct BadLine {
  int id = 0;
  std::string code;
  bool operator==(const BadLine&) const = default;
};

std::string write_task(int id, const Task&);
inline constexpr std::string_view stop_line = "stop";
std::string write_report(const Report&);

// Whether there is such a game and such a position is not asked here.
std::variant<Order, BadLine> read_order(std::string_view line);
std::optional<Report> read_report(std::string_view line);

std::optional<Style> style_called(std::string_view name);
inline std::string_view style_name(Style style) { return style_names[static_cast<std::size_t>(style)]; }

}  // namespace tetrarchy
