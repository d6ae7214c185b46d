#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "book/claim.h"
#include "book/judge.h"
#include "core/game.h"
#include "core/option_text.h"
#include "diagram/diagram.h"
#include "words/words.h"

// What the rulebook's build asks of the rules, one line in, one line out. Columns stand between tabs; the first is a
// position, edited ones included. A line that cannot be answered is answered with the reason ("refused: ...").
namespace tetrarchy::scribe {

using Columns = std::vector<std::string>;

template <Game G>
std::string refused(const Refusal& r) {
  return "refused: " + english().of_game(G::id).text(r.text);
}

// position TAB claim -> ok, or: false: <why>
template <Game G>
std::string claim(const Columns& c) {
  const auto p = G::read_position(c[0], Strictness::edited);
  if (const auto* r = std::get_if<Refusal>(&p)) return refused<G>(*r);
  const auto objection = book::objection_to_claim<G>(std::get<typename G::Position>(p), c[1]);
  return objection ? "false: " + english().of_game(G::id).text(objection->text) : "ok";
}

// position TAB aim TAB move TAB move ... -> open, solved or failed TAB what the others move TAB why
template <Game G>
std::string judge(const Columns& c) {
  const auto p = G::read_position(c[0], Strictness::edited);
  if (const auto* r = std::get_if<Refusal>(&p)) return refused<G>(*r);
  std::vector<typename G::Position> course{std::get<typename G::Position>(p)};
  for (std::size_t i = 2; i < c.size(); ++i) {
    const auto move = G::read_move(course.back(), c[i]);
    if (const auto* r = std::get_if<Refusal>(&move)) return refused<G>(*r);
    course.push_back(course.back().after(std::get<typename G::Position::Move>(move)));
  }
  const auto judged = book::judged<G>(c[1], course);
  if (const auto* r = std::get_if<Refusal>(&judged)) return refused<G>(*r);
  const auto& j = std::get<book::Judgement>(judged);
  const std::string why = j.why.empty() ? "" : english().of_game(G::id).text(j.why);
  return std::string(j.state_name()) + '\t' + j.answer + '\t' + why;
}

// position, or position TAB squares to light -> the picture, on one line
template <Game G>
std::string svg(const Columns& c) {
  const auto p = G::read_position(c[0], Strictness::edited);
  if (const auto* r = std::get_if<Refusal>(&p)) return refused<G>(*r);
  std::vector<Square> lit;
  std::string_view names = c.size() > 1 ? c[1] : std::string_view();
  while (!names.empty())
    if (const auto square = G::read_square(split_off(names, ' '))) lit.push_back(*square);
  std::string text = diagram::picture(G::preview(std::get<typename G::Position>(p), {}).board, lit);
  std::erase(text, '\n');
  return text;
}

}  // namespace tetrarchy::scribe
