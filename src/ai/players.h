#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/arena.h"
#include "core/message.h"

// Computer players by name, for the arena and the console: "level5", "random", or a family with its parameters,
// "tree:nodes=1500:c=60". Numbers are whole; shares are given in per cent.
namespace tetrarchy::ai {

// A player as it is written: its name and its parameters.
struct PlayerText {
  std::string family;
  std::vector<std::pair<std::string, std::string>> parameters;
};

OrRefusal<PlayerText> read_player(std::string_view);

// Takes the parameters out of a text; what is left over at the end was not known.
class Parameters {
 public:
  explicit Parameters(const PlayerText& text) : left_(text.parameters) {}

  std::uint64_t number(std::string_view name, std::uint64_t otherwise);
  std::string word(std::string_view name, std::string_view otherwise);
  bool understood() const { return left_.empty() && !bad_; }

 private:
  std::vector<std::pair<std::string, std::string>> left_;
  bool bad_ = false;
};

// One that takes part in games, from its text: `nodes` for each move if the text says nothing else, and 0: as many as
// that player usually takes.
template <Game G>
OrRefusal<Entrant<G>> make_player(std::string_view text, std::uint64_t nodes = 0);

}  // namespace tetrarchy::ai
