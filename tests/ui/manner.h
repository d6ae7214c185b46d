#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app_harness.h"
#include "ui/settings.h"

// A screen whose way of moving pieces is set.
namespace tetrarchy::ui {

// South has a rook, two pawns and a silver in hand, and a rook on 5d that may promote on 4c; nobody is in check.
inline constexpr std::string_view with_hands = "4nK4/9/9/5sR3/wK7eK/9/4sP4/9/4sK4 s RS2P/-/-/G ---- 0000 60 std";
// A blue militant stands beside red's on c8.
inline constexpr std::string_view victim = "gC8/9/9/9/9/9/9/2rMbM5/rC6bC1 r r rb-g aaea 0 60 std";

class WithManner : public ScreenTest {
 protected:
  void set(Manner m) {
    app().settings().manner = m;
    app().settings_set();
  }
  std::string last_move() { return view().record.empty() ? "" : view().record.back().move; }
  std::string proposed() { return view().proposed ? view().proposed->move : ""; }
  std::vector<std::string> sounds_now() {
    std::vector<std::string> out;
    for (const auto& [cue, level] : std::exchange(heard, {}))
      out.emplace_back(sound::sound_names[static_cast<std::size_t>(cue.sound)]);
    return out;
  }
};

}  // namespace tetrarchy::ui
