#pragma once

#include <string>

#include "platform/platform.h"

namespace tetrarchy::app {

// False: the file could not be written.
bool write_png(const std::string& path, const platform::Picture&);

}  // namespace tetrarchy::app
