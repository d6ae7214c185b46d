#pragma once

#include "session/match_of.h"

// The part of MatchOf that concerns the picks of an unfinished move, and what is expected next.
namespace tetrarchy {

template <Game G>
std::optional<Refusal> MatchOf<G>::take_pick(Pick pick, std::int64_t now_ms) {
  if (auto refusal = not_yours()) return refusal;
  if (auto refusal = late(now_ms)) return refusal;
  if (!draft_->push(pick)) return refusal_of(pick);
  clock_.start(now_ms);
  sit_down(*history_.last().turn());
  return std::nullopt;
}

template <Game G>
std::optional<Refusal> MatchOf<G>::pick(Pick pick, std::int64_t now_ms) {
  if (auto refusal = take_pick(pick, now_ms)) return refusal;
  if (const auto move = held())
    play_now(*move, now_ms);
  else
    refresh();
  return std::nullopt;
}

template <Game G>
std::optional<Refusal> MatchOf<G>::propose(Pick pick, std::int64_t now_ms) {
  if (auto refusal = take_pick(pick, now_ms)) return refusal;
  if (const auto move = held())
    hold(*move);
  else
    refresh();
  return std::nullopt;
}

template <Game G>
auto MatchOf<G>::held() const -> std::optional<Move> {
  return shows_draft() && !draft_->made().empty() ? draft_->settled() : std::nullopt;
}

// The board goes on from the picks before to all of them.
template <Game G>
void MatchOf<G>::hold(const Move& move) {
  const std::vector<Travel> all = G::travels(shown(), move);
  std::vector<Travel> travels = still_to_travel(all, G::preview(shown(), view_.made));
  const Preview whole = G::preview(shown(), draft_->made());
  std::erase_if(travels, [&](const Travel& travel) { return !still_to_fall({travel}, whole).empty(); });
  arrive(view_.ply, std::move(travels), {});
}

template <Game G>
std::optional<Refusal> MatchOf<G>::finish(std::int64_t now_ms) {
  if (auto refusal = not_yours()) return refusal;
  if (auto refusal = late(now_ms)) return refusal;
  const auto move = draft_->complete();
  if (!move) return refusals::not_complete();
  play_now(*move, now_ms);
  return std::nullopt;
}

template <Game G>
bool MatchOf<G>::step_back() {
  if (!shows_draft() || !draft_->pop()) return false;
  refresh();
  return true;
}

template <Game G>
bool MatchOf<G>::cancel() {
  if (!step_back()) return false;
  while (step_back()) continue;
  return true;
}

template <Game G>
void MatchOf<G>::show_prompt() {
  const auto move = held();
  view_.proposed.reset();
  if (move) view_.proposed = written<G>(shown(), *move, arrived_before<G>(history_, history_.last_ply() + 1));
  view_.prompt = shows_draft() && !move ? G::prompt(shown(), view_.made) : Prompt{};
  if (move) view_.prompt = proposal_prompt();
  if (view_.live() && view_.computer) view_.prompt = computers_prompt();
  if (view_.live() && view_.awaited) view_.prompt = awaiting_prompt();
  if (!view_.live() && !view_.ended)
    view_.prompt = {Message{"session.prompt.earlier"}.with("turn", view_.board.number),
                    {"session.prompt.earlier_detail"}};
}

template <Game G>
Prompt MatchOf<G>::computers_prompt() const {
  const Computer& computer = view_.config.seats[*view_.computer].computer;
  return {Message{"session.prompt.computer"}.with("seat", *view_.computer),
          Message{"session.prompt.computer_detail"}.with("level", computer.level)};
}

template <Game G>
Prompt MatchOf<G>::awaiting_prompt() const {
  return {Message{"session.prompt.awaited"}.with("seat", *view_.awaited), {"session.prompt.awaited_detail"}};
}

template <Game G>
Prompt MatchOf<G>::proposal_prompt() const {
  return {Message{"session.prompt.proposed"}.with("move", view_.proposed->texts.front()),
          {"session.prompt.proposed_detail"}};
}

}  // namespace tetrarchy
