#include "app/page_correspondence.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "app/page_values.h"
#include "session/continuation.h"
#include "session/record.h"
#include "session/seats.h"
#include "ui/game_info.h"
#include "words/words.h"

namespace tetrarchy::app {
namespace {

using nlohmann::json;
using Answer = OrRefusal<json>;
using MatchPtr = std::unique_ptr<Match>;

json persons_value(const ui::App& app, const BySeat<SeatConfig>& seats) {
  json out = json::array();
  for (const Seat seat : all_seats)
    if (is_person(seats[seat].kind))
      out.push_back(
          {{"seat", key_of(seat)}, {"name", app.words().of(seat)}, {"letter", app.words().of(seat, "letter")}});
  return out;
}

// Who plays here, null for somebody who only looks; none: the argument is no such thing.
std::optional<Correspondent> end_at(const json& arguments, std::size_t i) {
  if (i >= arguments.size()) return std::nullopt;
  if (arguments[i].is_null()) return Correspondent{};
  const auto seat = seat_at(arguments, i);
  return seat ? std::optional(Correspondent{*seat}) : std::nullopt;
}

std::optional<std::uint64_t> number_at(const json& arguments, std::size_t i) {
  if (i >= arguments.size() || !arguments[i].is_number_integer()) return std::nullopt;
  const auto value = arguments[i].get<std::int64_t>();
  if (value < 0 || value > static_cast<std::int64_t>(max_seed)) return std::nullopt;
  return static_cast<std::uint64_t>(value);
}

MatchPtr match_at(const json& arguments, std::size_t i) {
  auto read = match_from_link(text_at(arguments, i).value_or(""));
  auto* match = std::get_if<MatchPtr>(&read);
  return match ? std::move(*match) : nullptr;
}

// What a link that does not continue the kept game is refused with.
Refusal refusal_of(const Continuation& c) {
  using Kind = Continuation::Kind;
  if (c.kind == Kind::older) return {"link_older", "", Message{"page.correspondence.refused.older"}.with("n", c.lines)};
  if (c.kind == Kind::parted)
    return {"link_parted", "", Message{"page.correspondence.refused.parted"}.with("turn", c.turn)};
  return {"link_of_another", "", {"page.correspondence.refused.other_game"}};
}

void show(ui::App& app, MatchPtr match, int ply, const Correspondent& end) {
  match->go_to(ply);
  match->correspond(match->view().config.correspondence, end);
  app.open_match(std::move(match));
}

}  // namespace

Answer correspondence(ui::App& app, const json&) {
  const MatchView& view = app.match().view();
  const Correspondent end = view.correspondent.value_or(Correspondent{});
  return json{{"game", app.text_of({"ui.game." + std::string(ui::info_of(view.game).name)})},
              {"number", view.config.correspondence},
              {"joined", view.correspondent.has_value()},
              {"seat", seat_value(end.seat)},
              {"awaited", seat_value(view.awaited)},
              {"ended", view.live() && view.ended},
              {"course", app.match().course()},
              {"lastPly", view.last_ply},
              {"passedOn", end.passed_on},
              {"seats", persons_value(app, view.config.seats)}};
}

Answer correspond(ui::App& app, const json& arguments) {
  auto end = end_at(arguments, 0);
  const auto number = number_at(arguments, 1);
  if (!end || number.value_or(0) == 0) return bad_argument("correspond");
  end->passed_on = app.match().view().last_ply;
  if (auto refusal = app.match().correspond(*number, *end)) return *std::move(refusal);
  app.match_changed();
  return json(true);
}

Answer resume(ui::App& app, const json& arguments) {
  auto end = end_at(arguments, 2);
  const auto passed_on = number_at(arguments, 3);
  MatchPtr come = match_at(arguments, 1);
  if (!end || !passed_on || !come || come->view().config.correspondence == 0) return bad_argument("resume");
  MatchPtr kept = match_at(arguments, 0);
  const int last = come->view().last_ply;
  const auto up_to_date = [&] { return Correspondent{end->seat, last}; };
  if (!kept) return show(app, std::move(come), last, up_to_date()), json(0);
  const int known = kept->view().last_ply;
  end->passed_on = static_cast<int>(std::min<std::uint64_t>(*passed_on, max_lines));
  const Continuation c = continuation_of(*kept, *come);
  if (c.kind == Continuation::Kind::same) return show(app, std::move(come), known, *end), json(0);
  if (c.kind == Continuation::Kind::newer) return show(app, std::move(come), known, up_to_date()), json(c.lines);
  show(app, std::move(kept), known, *end);
  const Refusal why = refusal_of(c);
  app.refuse(why);
  return why;
}

Answer pass_on(ui::App& app, const json&) {
  app.match().pass_on();
  app.match_changed();
  return json(true);
}

}  // namespace tetrarchy::app
