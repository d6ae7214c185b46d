#include <algorithm>
#include <cassert>
#include <string>

#include "games/yonin/notation.h"
#include "games/yonin/screen.h"

namespace tetrarchy::yonin {
namespace {

int count(const Choices& open, auto&& is_one) { return static_cast<int>(std::ranges::count_if(open, is_one)); }

int size(const Choices& open) { return static_cast<int>(open.size()); }

Message words(std::string key) { return {"yonin.prompt." + std::move(key)}; }

int from_hand(const Choices& open) {
  return count(open, [](const Choice& c) { return c.pick.kind == Pick::Kind::hand; });
}

// Who answers a check after the seat to move.
std::optional<Seat> next_to_answer(const Position& p) {
  for (const Seat s : all_seats)
    if (p.check_order(s) == 2) return s;
  return std::nullopt;
}

Prompt choose_man(const Position& p, const Choices& open) {
  const int drops = from_hand(open);
  Message detail = words(drops > 0 ? "choose.detail.hand" : "choose.detail").with("n", size(open));
  return {words("choose.title").with("seat", *p.turn()), std::move(detail).with("drops", drops)};
}

// What can stop whose man, and who has to answer next (Y4.3).
Prompt answer_check(const Position& p, const Choices& open) {
  const Seat seat = *p.turn();
  const SquareSet checkers = p.checkers(seat);
  const Cell checker = p.at(*checkers.begin());
  const auto then = next_to_answer(p);
  const int drops = from_hand(open);
  std::string key = "check.detail";
  if (checkers.count() > 1) key += ".several";
  if (drops > 0) key += ".hand";
  if (then) key += ".then";
  Message detail = words(std::move(key)).with("n", size(open)).with("drops", drops).with("checkers", checkers.count());
  detail = std::move(detail).with("by", *checker.controller()).with("face", face(checker.role(), checker.form()));
  if (then) detail = std::move(detail).with("next", *then);
  return {words("check.title").with("seat", seat), std::move(detail)};
}

Prompt go(const Position& p, const Draft& d, const Choices& open) {
  const Cell man = p.at(*d.from);
  const int captures = count(open, [](const Choice& c) { return c.act == Act::kill; });
  const int promoting =
      count(open, [&](const Choice& c) { return p.promotion(*d.from, c.pick.as_square()) != Promotion::none; });
  std::string key = "go.detail";
  if (captures > 0) key += ".capture";
  if (promoting > 0) key += ".promote";
  return {
      words("go.title").with("seat", *p.turn()).with("face", face(man.role(), man.form())),
      words(std::move(key)).with("n", size(open) - captures).with("captures", captures).with("promoting", promoting)};
}

Prompt put(const Position& p, const Draft& d, const Choices& open) {
  const std::string key = *d.dropped == Role::pawn ? "put.detail.pawn" : "put.detail";
  return {words("put.title").with("seat", *p.turn()).with("face", face(*d.dropped, Form::plain)),
          words(key).with("n", size(open))};
}

Prompt promote(const Position& p, const Draft& d) {
  const Role role = p.at(*d.from).role();
  return {words("promote.title").with("seat", *p.turn()).with("face", face(role, Form::plain)),
          words(role == Role::rook ? "promote.detail.rook" : "promote.detail")
              .with("face", face(role, Form::promoted))
              .with("square", square_name(*d.to))};
}

}  // namespace

Prompt prompt(const Position& p, const Choices& made) {
  assert(p.turn());
  const Choices open = open_choices(p, made);
  const Draft d = draft(made);
  switch (stage(d)) {
    case Stage::choose:
      return p.in_check(*p.turn()) ? answer_check(p, open) : choose_man(p, open);
    case Stage::go:
      return go(p, d, open);
    case Stage::put:
      return put(p, d, open);
    case Stage::promote:
      break;
  }
  return promote(p, d);
}

}  // namespace tetrarchy::yonin
