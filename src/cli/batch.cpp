#include "cli/batch.h"

#include <istream>
#include <ostream>

namespace tetrarchy::cli {

Columns split_columns(std::string_view line) {
  Columns columns;
  for (auto tab = line.find('\t'); tab != line.npos; tab = line.find('\t')) {
    columns.emplace_back(line.substr(0, tab));
    line.remove_prefix(tab + 1);
  }
  columns.emplace_back(line);
  return columns;
}

void for_each_line(Console& console, std::size_t columns, const std::function<std::string(const Columns&)>& answer) {
  for (std::string line; std::getline(console.in, line);) {
    const Columns found = split_columns(line);
    if (found.size() < columns)
      console.out << fmt::format("refused: a line has {} columns with tabs between them\n", columns);
    else
      console.out << answer(found) << '\n';
  }
}

}  // namespace tetrarchy::cli
