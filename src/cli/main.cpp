#include <iostream>
#include <string>
#include <vector>

#include "cli/console.h"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  tetrarchy::cli::Console console(std::cin, std::cout, std::cerr);
  return tetrarchy::cli::run(arguments, console);
}
