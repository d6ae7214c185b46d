#include "render/atlas.h"

#include <cassert>
#include <cstddef>

namespace tetrarchy::render::atlas {

void unpack(std::span<std::uint8_t> texels) {
  assert(texels.size() == packed.size());
  const std::size_t row = width;
  for (std::size_t i = 0; i < texels.size(); ++i) {
    const int left = i % row != 0 ? texels[i - 1] : 0;
    const int above = i >= row ? texels[i - row] : 0;
    const int corner = i % row != 0 && i >= row ? texels[i - row - 1] : 0;
    texels[i] = static_cast<std::uint8_t>(packed[i] + left + above - corner);
  }
}

}  // namespace tetrarchy::render::atlas
