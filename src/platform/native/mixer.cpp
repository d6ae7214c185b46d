#include "mixer.h"

#include <algorithm>
#include <utility>

namespace tetrarchy::platform {

void Mixer::add(std::vector<float> samples, std::size_t delay) { voices_.push_back({std::move(samples), delay}); }

void Mixer::mix(std::span<float> out) {
  std::ranges::fill(out, 0.F);
  for (Voice& v : voices_) {
    const std::size_t waits = std::min(v.delay, out.size());
    const std::size_t count = std::min(out.size() - waits, v.samples.size() - v.played);
    for (std::size_t i = 0; i < count; ++i) out[waits + i] += v.samples[v.played + i];
    v.delay -= waits;
    v.played += count;
  }
  std::erase_if(voices_, [](const Voice& v) { return v.played == v.samples.size(); });
  for (float& sample : out) sample = std::clamp(sample, -1.F, 1.F);
}

}  // namespace tetrarchy::platform
