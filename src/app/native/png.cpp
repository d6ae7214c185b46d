#include "app/native/png.h"

#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>

namespace tetrarchy::app {

bool write_png(const std::string& path, const platform::Picture& picture) {
  constexpr int channels = 3;
  return stbi_write_png(path.c_str(), picture.width, picture.height, channels, picture.rgb.data(),
                        picture.width * channels) != 0;
}

}  // namespace tetrarchy::app
