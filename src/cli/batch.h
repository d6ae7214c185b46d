#pragma once

#include <fmt/format.h>

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "book/claim.h"
#include "book/judge.h"
#include "cli/console.h"
#include "cli/say.h"
#include "cli/texts.h"
#include "core/option_text.h"
#include "core/perft.h"
#include "diagram/diagram.h"

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

// position TAB claim of the rulebook -> ok, or: false: <why>
template <Game G>
std::string batch_claim(const Columns& c) {
  const auto p = G::read_position(c[0], Strictness::edited);
  if (const auto* r = refusal_in(p)) return refused<G>(*r);
  const auto objection = book::objection_to_claim<G>(std::get<0>(p), c[1]);
  return objection ? "false: " + said(G::id, *objection) : "ok";
}

// position, or position TAB squares to light -> the picture, on one line
template <Game G>
std::string batch_svg(const Columns& c) {
  const auto p = G::read_position(c[0], Strictness::edited);
  if (const auto* r = refusal_in(p)) return refused<G>(*r);
  std::vector<Square> lit;
  std::string_view names = c.size() > 1 ? c[1] : std::string_view();
  while (!names.empty())
    if (const auto square = G::read_square(split_off(names, ' '))) lit.push_back(*square);
  std::string text = diagram::picture(G::preview(std::get<0>(p), {}).board, lit);
  std::erase(text, '\n');
  return text;
}

inline std::string outcome_of(const book::Judgement& j, std::string_view why) {
  constexpr std::array<std::string_view, 3> names{"open", "solved", "failed"};
  return fmt::format("{}\t{}\t{}", names[static_cast<std::size_t>(j.state)], j.answer, why);
}

// position TAB aim TAB move TAB move ... -> open, solved or failed TAB what the others move TAB why
template <Game G>
std::string batch_judge(const Columns& c) {
  const auto p = G::read_position(c[0], Strictness::edited);
  if (const auto* r = refusal_in(p)) return refused<G>(*r);
  std::vector<typename G::Position> course{std::get<0>(p)};
  for (std::size_t i = 2; i < c.size(); ++i) {
    const auto move = G::read_move(course.back(), c[i]);
    if (const auto* r = refusal_in(move)) return refused<G>(*r);
    course.push_back(course.back().after(std::get<0>(move)));
  }
  const auto judged = book::judged<G>(c[1], course);
  if (const auto* r = refusal_in(judged)) return refused<G>(*r);
  const auto& j = std::get<book::Judgement>(judged);
  return outcome_of(j, j.why.empty() ? "" : said(G::id, j.why));
}

}  // namespace tetrarchy::cli
