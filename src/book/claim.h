#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "book/condition.h"
#include "book/facts.h"
#include "core/game.h"

// What a diagram of the rulebook says of its position, to be verified by the rules when the book is built:
//   legal M · illegal M               a move in machine form
//   count N [beginning]               so many legal moves there are, or so many whose text begins like that
//   after M1 M2 ...: conditions       what holds after these moves, each of them legal
namespace tetrarchy::book {

inline Refusal false_claim(std::string_view how, std::string_view what, std::string_view found = "") {
  return {"false_claim", "",
          Message{"book.false." + std::string(how)}.with("what", std::string(what)).with("found", std::string(found))};
}

template <Game G>
std::optional<Refusal> objection_to_legal(const typename G::Position& p, std::string_view move) {
  if (std::holds_alternative<Refusal>(G::read_move(p, move))) return false_claim("legal", move);
  return std::nullopt;
}

template <Game G>
std::optional<Refusal> objection_to_illegal(const typename G::Position& p, std::string_view move) {
  const auto read = G::read_move(p, move);
  const Refusal* refusal = std::get_if<Refusal>(&read);
  if (!refusal) return false_claim("illegal", move);
  return refusal->code == "bad_move_text" ? std::optional(false_claim("move", move)) : std::nullopt;
}

template <Game G>
std::optional<Refusal> objection_to_count(const typename G::Position& p, std::string_view text) {
  const std::string_view number = split_off(text, ' ');
  std::vector<typename G::Position::Move> moves;
  p.legal_moves(moves);
  const auto found = std::to_string(
      std::ranges::count_if(moves, [&](const auto& m) { return G::write_move(p, m).starts_with(text); }));
  return found == number ? std::nullopt : std::optional(false_claim("count", number, found));
}

template <Game G>
std::optional<Refusal> objection_to_after(typename G::Position p, std::string_view text) {
  std::string_view moves = split_off(text, ':');
  while (!moves.empty()) {
    const std::string_view move = split_off(moves, ' ');
    const auto read = G::read_move(p, move);
    if (std::holds_alternative<Refusal>(read)) return false_claim("legal", move);
    p = p.after(std::get<typename G::Position::Move>(read));
  }
  const Facts facts = facts_of<G>(p);
  std::string unread;
  const auto conditions = read_conditions(text, facts, G::read_square, unread);
  if (!conditions || conditions->empty()) return false_claim("condition", unread);
  const Condition* broken = first_broken(*conditions, facts);
  return broken ? std::optional(false_claim("after", broken->text(), G::write_position(p))) : std::nullopt;
}

// None: the claim is true of the position.
template <Game G>
std::optional<Refusal> objection_to_claim(const typename G::Position& p, std::string_view claim) {
  std::string_view rest = claim;
  const std::string_view kind = split_off(rest, ' ');
  if (kind == "legal") return objection_to_legal<G>(p, rest);
  if (kind == "illegal") return objection_to_illegal<G>(p, rest);
  if (kind == "count") return objection_to_count<G>(p, rest);
  if (kind == "after") return objection_to_after<G>(p, rest);
  return false_claim("kind", claim);
}

}  // namespace tetrarchy::book
