#include <SDL.h>

#include <span>
#include <utility>

#include "mixer.h"
#include "platform/platform.h"

// SDL's audio device, opened with the first sound; its thread fetches what is mixed.
namespace tetrarchy::platform {
namespace {

class Loudspeaker {
 public:
  Loudspeaker() {
    SDL_AudioSpec wanted{};
    wanted.freq = sample_rate;
    wanted.format = AUDIO_F32SYS;
    wanted.channels = 1;
    wanted.samples = 512;
    wanted.userdata = this;
    wanted.callback = [](void* self, Uint8* bytes, int count) {
      const auto floats = static_cast<std::size_t>(count) / sizeof(float);
      static_cast<Loudspeaker*>(self)->mixer_.mix({reinterpret_cast<float*>(bytes), floats});
    };
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device_ != 0) SDL_PauseAudioDevice(device_, 0);
  }
  ~Loudspeaker() {
    if (device_ != 0) SDL_CloseAudioDevice(device_);
  }
  Loudspeaker(const Loudspeaker&) = delete;
  Loudspeaker& operator=(const Loudspeaker&) = delete;

  void play(std::vector<float> samples, std::size_t delay) {
    if (device_ == 0) return;
    SDL_LockAudioDevice(device_);
    mixer_.add(std::move(samples), delay);
    SDL_UnlockAudioDevice(device_);
  }

 private:
  Mixer mixer_;
  SDL_AudioDeviceID device_ = 0;
};

}  // namespace

void play(std::vector<float> samples, float delay_ms) {
  static Loudspeaker loudspeaker;
  loudspeaker.play(std::move(samples), static_cast<std::size_t>(delay_ms * sample_rate / 1000));
}

}  // namespace tetrarchy::platform
