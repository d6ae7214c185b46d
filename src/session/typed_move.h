#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/folded.h"
#include "core/game.h"
#include "session/match.h"

// Which legal moves a typed text fits. A text means a move if it is one of its written forms and of no other move's; it
// fits every move of which a written form begins with it.
namespace tetrarchy {

// The choices with which all of these moves begin.
template <Game G>
Choices common_choices(const typename G::Position& p, const std::vector<typename G::Position::Move>& moves) {
  Choices common;
  for (const auto& move : moves) {
    const Choices its = G::choices(p, move);
    if (&move == &moves.front())
      common = its;
    else
      common.erase(std::mismatch(common.begin(), common.end(), its.begin(), its.end()).first, common.end());
    if (common.empty()) break;
  }
  return common;
}

// `arrived`: where the move before it ended.
template <Game G>
WrittenMove written(const typename G::Position& p, const typename G::Position::Move& move,
                    std::optional<Square> arrived) {
  WrittenMove out{G::write_move(p, move), {}};
  for (std::size_t i = 0; i < G::notations().size(); ++i) out.texts.push_back(G::write_table(p, move, i, arrived));
  return out;
}

template <Game G>
Typed typed_move(const typename G::Position& p, std::string_view text, std::optional<Square> arrived) {
  using Move = typename G::Position::Move;
  const std::string wanted = G::without_marks(folded(text));
  std::vector<Move> moves, begun, meant;
  p.legal_moves(moves);
  for (const Move& move : moves) {
    const auto forms = G::written(p, move, arrived);
    if (std::any_of(forms.begin(), forms.end(), [&](const std::string& f) { return f.starts_with(wanted); }))
      begun.push_back(move);
    if (std::find(forms.begin(), forms.end(), wanted) != forms.end()) meant.push_back(move);
  }
  Typed typed;
  typed.count = begun.size();
  if (meant.size() == 1) typed.move = G::write_move(p, meant.front());
  typed.common = common_choices<G>(p, meant.size() == 1 ? meant : begun);
  if (begun.empty()) typed.why = G::why_not_written(p, text);
  if (begun.size() > Typed::most) begun.resize(Typed::most);
  for (const Move& move : begun) typed.begun.push_back(written<G>(p, move, arrived));
  return typed;
}

}  // namespace tetrarchy
