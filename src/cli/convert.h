#pragma once

#include <string>
#include <vector>

#include "cli/console.h"

namespace tetrarchy::cli {

// A game in one form is answered in another: without `form`, a record, a game's text or a link with its position, a
// position with a record that begins there.
struct Conversion {
  inline static const std::vector<std::string> forms{"position", "record", "link", "text"};

  std::string text;      // a link or its address, a file's name, or "-": what is on the standard input
  std::string form;      // of the answer; empty: see above
  std::string notation;  // of the moves of a text; empty: the usual one
  int ply = -1;          // -1: the last of a record, the shown one of a link
};
void convert(const Conversion&, Console&);

}  // namespace tetrarchy::cli
