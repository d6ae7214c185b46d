#pragma once

#include <cstddef>
#include <span>
#include <vector>

// Adds up whatever is to be heard at once.
namespace tetrarchy::platform {

class Mixer {
 public:
  // Begins after `delay` more samples of what is mixed.
  void add(std::vector<float> samples, std::size_t delay);
  // The next samples, kept within -1 and 1.
  void mix(std::span<float> out);
  bool silent() const { return voices_.empty(); }

 private:
  struct Voice {
    std::vector<float> samples;
    std::size_t delay, played = 0;
  };
  std::vector<Voice> voices_;
};

}  // namespace tetrarchy::platform
