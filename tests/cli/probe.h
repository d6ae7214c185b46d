#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "cli/console.h"

namespace tetrarchy::cli {

// What a command line wrote, and how it ended.
struct Ran {
  int exit_code;
  std::string out, err;
};

inline Ran ran(const std::vector<std::string>& arguments, const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out, err;
  Console console(in, out, err);
  const int exit_code = run(arguments, console);
  return {exit_code, out.str(), err.str()};
}

inline const std::string start_text =
    "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC r r rbyg aaaa 0 1 std";

}  // namespace tetrarchy::cli
