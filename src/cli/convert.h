#pragma once

#include <string>

#include "cli/console.h"

namespace tetrarchy::cli {

// A record's file is answered with the position at its end (or at a ply), a position's file with a
// record that begins there.
struct Conversion {
  std::string file;
  int ply = -1;  // -1: the last
};
void convert(const Conversion&, Console&);

}  // namespace tetrarchy::cli
