#pragma once

#include <cstdint>
#include <vector>

#include "ai/shares.h"
#include "core/game.h"

namespace tetrarchy::ai {

// What a computer player is asked: to choose a move for the seat that is to move.
template <Game G>
struct Question {
  typename G::Position position;    // unfinished
  std::vector<std::uint64_t> past;  // keys of the positions before it, oldest first: what would be a repetition
  std::uint64_t nodes;              // how much work to do; a node is one move made in the search
  std::uint64_t seed;               // the same question gets the same answer
  Character character{};            // of whoever thinks
};

template <Game G>
struct Answer {
  using Move = typename G::Position::Move;

  Move move{};               // legal
  Shares shares{};           // what each seat may expect after it
  std::uint64_t nodes = 0;   // spent
  std::vector<Move> line{};  // the course that is expected, `move` first
};

enum class Progress : std::uint8_t { thinking, done };

// A computer player at work: resumable, counted in nodes, without a clock. After a few questions nothing is allocated
// any more. Thrown away or asked anew at any time.
template <Game G>
class Thinker {
 public:
  virtual ~Thinker() = default;

  virtual void begin(const Question<G>&) = 0;
  // Goes on for about `nodes` more nodes (0: does nothing). How the work is cut into slices changes neither answer nor
  // count.
  virtual Progress think(std::uint64_t nodes) = 0;
  // The best so far: of use from begin() on, final when done.
  virtual const Answer<G>& answer() const = 0;
};

}  // namespace tetrarchy::ai
