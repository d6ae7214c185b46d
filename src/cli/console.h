#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"

// The program `tetrarchy`: the games at a terminal, and the front door of tests and bug reports.
namespace tetrarchy::cli {

// Where a command reads and writes, and whether it has met anything that it had to refuse.
class Console {
 public:
  Console(std::istream& input, std::ostream& output, std::ostream& errors) : in(input), out(output), err(errors) {}

  void refuse(const Refusal&);           // says why on `err`, in the words of `game`
  void refuse(const std::string& text);  // the same, of something that is no game's business
  int exit_code() const { return exit_code_; }

  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::string_view game{};  // whose command runs; empty: no game's

 private:
  int exit_code_ = 0;
};

// Runs one command line (without the program's name). Exit code: 0, or 1 with the reason on `err`.
int run(std::span<const std::string> arguments, Console&);

}  // namespace tetrarchy::cli
