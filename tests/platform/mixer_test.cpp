#include "mixer.h"

#include <gmock/gmock.h>

namespace tetrarchy::platform {
namespace {

using testing::Each;
using testing::ElementsAre;

std::vector<float> mixed(Mixer& mixer, std::size_t count) {
  std::vector<float> out(count, 9);
  mixer.mix(out);
  return out;
}

TEST(Mixer, IsSilentBeforeAndAfter) {
  Mixer mixer;
  EXPECT_THAT(mixed(mixer, 4), Each(0));
  mixer.add({.5f, .25f}, 0);
  EXPECT_FALSE(mixer.silent());
  EXPECT_THAT(mixed(mixer, 4), ElementsAre(.5f, .25f, 0, 0));
  EXPECT_TRUE(mixer.silent());
}

TEST(Mixer, ASoundWaitsAndGoesOnOverTheBordersOfWhatIsFetched) {
  Mixer mixer;
  mixer.add({.1f, .2f, .3f}, 3);
  EXPECT_THAT(mixed(mixer, 2), ElementsAre(0, 0));
  EXPECT_THAT(mixed(mixer, 2), ElementsAre(0, .1f));
  EXPECT_THAT(mixed(mixer, 3), ElementsAre(.2f, .3f, 0));
}

TEST(Mixer, AddsUpAndNeverOverflows) {
  Mixer mixer;
  mixer.add({.5f, .75f}, 0);
  mixer.add({.25f, .75f}, 0);
  EXPECT_THAT(mixed(mixer, 2), ElementsAre(.75f, 1));
}

}  // namespace
}  // namespace tetrarchy::platform
