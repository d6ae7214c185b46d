#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player.h"
#include "session/game_id.h"
#include "session/thought.h"

namespace tetrarchy {

// A computer player behind a text front door: orders in, reports out (session/thought.h has both), and between them
// work in slices, so that whoever runs it can listen in between. It has no clock: the runner chooses how many nodes
// make a slice. How a task is cut into slices changes nothing but when it is told of progress.
class Engine {
 public:
  using Lines = std::vector<std::string>;

  // Adds to `said` what there is to be said at once.
  void hear(std::string_view order, Lines& said);
  bool busy() const { return player_ != nullptr; }
  // Goes on for about `nodes` nodes. Must be busy.
  void work(std::uint64_t nodes, Lines& said);

 private:
  void begin(int id, const Task&, Lines& said);
  void stop(Lines& said);
  Player& player_of(GameId);

  struct Known {
    GameId game;
    std::unique_ptr<Player> player;
  };
  std::vector<Known> known_;
  Player* player_ = nullptr;  // at work
  int id_ = 0;
  std::uint64_t next_report_ = 0, report_step_ = 0;  // in nodes
};

}  // namespace tetrarchy
