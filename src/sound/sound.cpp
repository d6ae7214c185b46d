#include "sound/sound.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>

namespace tetrarchy::sound {
namespace {

// One struck body that dies away. Noise is what rubs or clatters: it sounds about a pitch.
struct Strike {
  enum class Kind : std::uint8_t { tone, noise } kind;
  float at_ms, hertz, decay_ms, level;  // decay: to a third
};
constexpr auto tone = Strike::Kind::tone, noise = Strike::Kind::noise;

// Stone, wood, felt and a little brass in a dry room. Tones of one strike stand in no harmony, except for those of
// turns.
constexpr Strike lift[] = {{noise, 0, 900, 14, .26f}, {tone, 0, 520, 18, .08f}};
constexpr Strike stone[] = {{noise, 0, 2400, 7, .3f}, {tone, 0, 610, 26, .3f}, {tone, 0, 1490, 14, .14f}};
constexpr Strike wood[] = {{noise, 0, 3100, 5, .34f}, {tone, 0, 930, 17, .34f}, {tone, 0, 1870, 10, .18f}};
constexpr Strike kill[] = {{noise, 0, 2100, 9, .4f},   {tone, 0, 470, 34, .34f},  {tone, 0, 1210, 18, .16f},
                           {noise, 62, 1500, 12, .3f}, {tone, 62, 330, 60, .34f}, {tone, 62, 870, 24, .12f}};
constexpr Strike capture[] = {{noise, 0, 2800, 6, .36f},
                              {tone, 0, 820, 20, .34f},
                              {tone, 0, 1650, 11, .16f},
                              {noise, 80, 800, 16, .2f},
                              {tone, 80, 340, 40, .2f}};
constexpr Strike body[] = {{tone, 0, 1710, 30, .1f},   {tone, 55, 1640, 26, .1f}, {tone, 98, 1590, 22, .1f},
                           {tone, 130, 1550, 18, .1f}, {tone, 152, 410, 44, .3f}, {noise, 152, 1300, 10, .24f}};
constexpr Strike expose[] = {{noise, 0, 5200, 26, .3f}, {noise, 58, 4500, 30, .34f}, {noise, 124, 5600, 22, .26f}};
constexpr Strike cloth[] = {{noise, 0, 700, 46, .3f}, {noise, 40, 1200, 38, .16f}};
constexpr Strike cart[] = {{noise, 0, 1700, 6, .3f},  {tone, 0, 760, 12, .16f},    {noise, 74, 1500, 6, .3f},
                           {tone, 74, 700, 12, .16f}, {noise, 148, 1900, 7, .34f}, {tone, 148, 540, 26, .24f}};
constexpr Strike drop[] = {
    {noise, 0, 3600, 7, .44f}, {tone, 0, 1010, 22, .4f}, {tone, 0, 2060, 12, .2f}, {tone, 0, 260, 40, .2f}};
constexpr Strike promotion[] = {{noise, 0, 3100, 5, .3f},
                                {tone, 0, 930, 16, .3f},
                                {noise, 84, 3500, 6, .36f},
                                {tone, 84, 1240, 26, .34f},
                                {tone, 84, 2480, 14, .16f}};
constexpr Strike check[] = {{tone, 0, 740, 42, .3f},
                            {noise, 0, 3000, 4, .14f},
                            {tone, 110, 988, 70, .34f},
                            {noise, 110, 3400, 4, .14f},
                            {tone, 110, 1976, 30, .08f}};
constexpr Strike power[] = {{tone, 0, 196, 190, .22f},
                            {tone, 0, 531, 130, .14f},
                            {tone, 0, 1012, 80, .09f},
                            {tone, 0, 199, 190, .13f},
                            {noise, 0, 1400, 6, .12f}};
constexpr Strike fall[] = {
    {tone, 0, 220, 90, .36f}, {tone, 0, 590, 30, .1f}, {tone, 120, 147, 130, .42f}, {noise, 120, 500, 24, .24f}};
constexpr Strike turn[] = {{tone, 0, 392, 85, .26f}, {tone, 0, 784, 36, .08f}, {noise, 0, 1100, 6, .06f}};
constexpr Strike extra_turn[] = {
    {tone, 0, 392, 60, .22f}, {tone, 0, 784, 30, .07f}, {tone, 120, 392, 85, .26f}, {tone, 120, 1176, 40, .07f}};
constexpr Strike turn_jump[] = {{tone, 0, 523, 34, .22f}, {tone, 70, 659, 34, .24f}, {tone, 140, 880, 70, .28f}};
constexpr Strike refusal[] = {{tone, 0, 185, 34, .3f}, {noise, 0, 420, 16, .16f}, {tone, 95, 165, 40, .26f}};
constexpr Strike end[] = {{tone, 0, 392, 100, .26f},
                          {tone, 90, 523, 100, .26f},
                          {tone, 180, 659, 100, .26f},
                          {tone, 180, 196, 120, .24f},
                          {tone, 180, 1318, 50, .06f}};

// In the order of Sound.
constexpr std::span<const Strike> table[] = {lift,  stone,      wood,      kill,      capture, body,  expose,
                                             cloth, cart,       drop,      promotion, check,   power, fall,
                                             turn,  extra_turn, turn_jump, refusal,   end};
static_assert(std::size(table) == sound_names.size());

constexpr float attack_ms = 1.5f, release_ms = 40;
constexpr BySeat<float> pitches{{1, 9 / 8.f, 4 / 3.f, 3 / 2.f}};  // of a scale of five

float pitch_of(Sound s, Seat seat) { return s == Sound::turn || s == Sound::extra_turn ? pitches[seat] : 1; }

// White noise that a resonator colours, about as loud as a tone whatever its pitch.
class Rubbing {
 public:
  Rubbing(float hertz, int rate) {
    const float angle = 2 * std::numbers::pi_v<float> * hertz / static_cast<float>(rate);
    near_ = 2 * radius * std::cos(angle);
    // what the resonator makes of the noise's power
    const float gained = (1 + square) / ((1 - square) * (1 + square * square - 2 * square * std::cos(2 * angle)));
    level_ = 1 / std::sqrt(gained);
  }
  float next() {
    state_ = state_ * 1664525U + 1013904223U;
    const float white = static_cast<float>(state_ >> 8) / 8388608.f - 1;
    const float out = white * level_ + near_ * before_ - square * twice_before_;
    twice_before_ = before_;
    return before_ = out;
  }

 private:
  static constexpr float radius = .9f, square = radius * radius;
  float level_, near_, before_ = 0, twice_before_ = 0;
  std::uint32_t state_ = 20260;
};

void add_strike(std::vector<float>& out, const Strike& s, float pitch, int rate) {
  const float per_ms = static_cast<float>(rate) / 1000;
  Rubbing rubbing(s.hertz, rate);
  const float angle = 2 * std::numbers::pi_v<float> * s.hertz * pitch / static_cast<float>(rate);
  const auto begins = static_cast<std::size_t>(s.at_ms * per_ms);
  for (std::size_t i = begins; i < out.size(); ++i) {
    const auto n = static_cast<float>(i - begins);
    const float ms = n / per_ms;
    const float loud = s.level * std::min(1.f, ms / attack_ms) * std::exp(-ms / s.decay_ms);
    out[i] += loud * (s.kind == tone ? std::sin(angle * n) : rubbing.next());
  }
}

// How long until nothing of it is heard any more.
float length_ms(std::span<const Strike> strikes) {
  float ms = 0;
  for (const Strike& s : strikes) ms = std::max(ms, s.at_ms + 6 * s.decay_ms);
  return std::min(ms, static_cast<float>(longest_ms));
}

}  // namespace

std::vector<float> samples(Sound what, Seat seat, int rate) {
  const auto strikes = table[static_cast<std::size_t>(what)];
  const float per_ms = static_cast<float>(rate) / 1000;
  std::vector<float> out(static_cast<std::size_t>(length_ms(strikes) * per_ms));
  for (const Strike& s : strikes) add_strike(out, s, pitch_of(what, seat), rate);
  const float release = release_ms * per_ms;
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] *= std::min(1.f, static_cast<float>(out.size() - 1 - i) / release);
  return out;
}

}  // namespace tetrarchy::sound
