#include <emscripten.h>

#include "platform/platform.h"

// The page has the loudspeaker (web/src/sound.mjs).
// clang-format off
EM_JS(void, tetrarchy_play, (const float* samples, int count, int rate, float delay_ms), {
    Module["play"](new Float32Array(HEAPU8.buffer, samples, count), rate, delay_ms);
});
// clang-format on

namespace tetrarchy::platform {

void play(std::vector<float> samples, float delay_ms) {
  tetrarchy_play(samples.data(), static_cast<int>(samples.size()), sample_rate, delay_ms);
}

}  // namespace tetrarchy::platform
