#include "sound/sound.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace tetrarchy::sound {
namespace {

constexpr int rate = 44100;

std::vector<Sound> all_sounds() {
  std::vector<Sound> out;
  for (std::size_t i = 0; i < sound_names.size(); ++i) out.push_back(static_cast<Sound>(i));
  return out;
}

float loudest(const std::vector<float>& samples) {
  float most = 0;
  for (const float s : samples) most = std::max(most, std::abs(s));
  return most;
}

// How often it crosses zero, a measure of its pitch.
int crossings(const std::vector<float>& samples) {
  int n = 0;
  for (std::size_t i = 1; i < samples.size(); ++i) n += (samples[i - 1] < 0) != (samples[i] < 0);
  return n;
}

TEST(Sounds, EachIsShortAndHeardAndNeverTooLoud) {
  for (const Sound s : all_sounds()) {
    const auto heard = samples(s, Seat::green, rate);
    const auto name = sound_names[static_cast<std::size_t>(s)];
    EXPECT_LE(heard.size(), static_cast<std::size_t>(rate * longest_ms / 1000)) << name;
    EXPECT_GT(loudest(heard), .08f) << name;
    EXPECT_LT(loudest(heard), .95f) << name;
  }
}

TEST(Sounds, NoneBeginsOrEndsWithAClick) {
  for (const Sound s : all_sounds()) {
    const auto heard = samples(s, Seat::red, rate);
    EXPECT_LT(std::abs(heard.front()), .01f);
    EXPECT_LT(std::abs(heard.back()), .01f);
  }
}

TEST(Sounds, NoTwoAreAlike) {
  std::set<std::vector<float>> heard;
  for (const Sound s : all_sounds()) heard.insert(samples(s, Seat::red, rate));
  EXPECT_EQ(heard.size(), sound_names.size());
}

TEST(Sounds, ATurnRisesFromSeatToSeatAndAMoveDoesNot) {
  int before = 0;
  for (const Seat seat : all_seats) {
    const int now = crossings(samples(Sound::turn, seat, rate));
    EXPECT_GT(now, before);
    before = now;
  }
  EXPECT_EQ(samples(Sound::stone, Seat::red, rate), samples(Sound::stone, Seat::green, rate));
}

TEST(Sounds, AnotherRateGivesTheSameLength) {
  EXPECT_NEAR(static_cast<double>(samples(Sound::power, Seat::red, 48000).size()) / 48000,
              static_cast<double>(samples(Sound::power, Seat::red, rate).size()) / rate, .001);
}

}  // namespace
}  // namespace tetrarchy::sound
