#pragma once

#include <fmt/format.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.h"
#include "cli/say.h"
#include "cli/texts.h"
#include "core/perft.h"

// Commands over many lines: one line in, one line out, in the same order. A line that cannot be read
// is answered with its reason and ends nothing.
namespace tetrarchy::cli {

using Columns = std::vector<std::string>;

Columns split_columns(std::string_view line);  // at tabs

// `answer` is given at least `columns` columns.
void for_each_line(Console&, std::size_t columns, const std::function<std::string(const Columns&)>& answer);

template <Game G>
std::string refused(const Refusal& r) {
  return "refused: " + said(G::id, r);
}

// depth TAB position -> count TAB depth TAB position
template <Game G>
std::string batch_perft(const Columns& c) {
  const auto p = G::read_position(c[1], Strictness::edited);
  if (const auto* r = refusal_in(p)) return refused<G>(*r);
  const int depth = c[0].size() == 1 && c[0] >= "0" && c[0] <= "9" ? c[0][0] - '0' : -1;
  if (depth < 0) return "refused: the depth is a number from 0 to 9";
  return fmt::format("{}\t{}\t{}", perft(std::get<0>(p), depth), c[0], c[1]);
}

// position TAB move -> position, or: illegal
template <Game G>
std::string batch_play(const Columns& c) {
  const auto p = G::read_position(c[0], Strictness::edited);
  if (const auto* r = refusal_in(p)) return refused<G>(*r);
  const auto m = G::read_move(std::get<0>(p), c[1]);
  return refusal_in(m) ? "illegal" : G::write_position(std::get<0>(p).after(std::get<0>(m)));
}

// position TAB seat -> position
template <Game G>
std::string batch_resign(const Columns& c) {
  const auto p = G::read_position(c[0], Strictness::edited);
  if (const auto* r = refusal_in(p)) return refused<G>(*r);
  const auto after = resigned<G>(std::get<0>(p), c[1]);
  if (const auto* r = refusal_in(after)) return refused<G>(*r);
  return G::write_position(std::get<0>(after));
}

// position -> ok, or: refused: <reason>
template <Game G>
std::string batch_check(const Columns& c, Strictness strictness) {
  const auto p = G::read_position(c[0], strictness);
  const auto* r = refusal_in(p);
  return r ? refused<G>(*r) : "ok";
}

}  // namespace tetrarchy::cli
