#include "app/page_api.h"

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "app/page_board.h"
#include "app/page_correspondence.h"
#include "app/page_setup.h"
#include "app/page_values.h"
#include "core/named.h"
#include "diagram/diagram.h"
#include "platform/platform.h"
#include "session/game_text.h"
#include "session/match.h"
#include "session/reading.h"
#include "ui/game_info.h"

namespace tetrarchy::app {
namespace {

using nlohmann::json;
using std::string_view;
using Answer = OrRefusal<json>;

constexpr std::array<string_view, 9> act_names{"choose", "move", "kill",   "carry",  "fetch",
                                               "exit",   "put",  "expose", "promote"};
static_assert(act_names.size() == static_cast<std::size_t>(Act::promote) + 1);

// ---- arguments --------------------------------------------------------------------------------------

std::optional<int> number_at(const json& arguments, std::size_t i) {
  if (i >= arguments.size() || !arguments[i].is_number_integer()) return std::nullopt;
  const auto value = arguments[i].get<std::int64_t>();
  constexpr std::int64_t most = 1'000'000;
  if (value < -most || value > most) return std::nullopt;
  return static_cast<int>(value);
}

Refusal unknown_square(std::string name) {
  return {"unknown_square", "", Message{"page.refused.unknown_square"}.with("square", std::move(name))};
}

Refusal unknown_language(std::string code) {
  return {"unknown_language", "", Message{"page.refused.unknown_language"}.with("code", std::move(code))};
}

// ---- values -----------------------------------------------------------------------------------------

const GameInfo& info(const Match& match) { return ui::info_of(match.view().game); }

json choice_value(const Match& match, const Choice& choice) {
  json value{{"act", act_names[static_cast<std::size_t>(choice.act)]}};
  switch (choice.pick.kind) {
    case Pick::Kind::square:
      value["square"] = match.square_name(choice.pick.as_square());
      break;
    case Pick::Kind::hand:
      value["hand"] = std::string(1, info(match).hand_letters[choice.pick.value]);
      break;
    case Pick::Kind::answer:
      value["answer"] = choice.pick.value != 0;
      break;
  }
  return value;
}

json choices_value(const Match& match, const Choices& choices) {
  json value = json::array();
  for (const Choice& choice : choices) value.push_back(choice_value(match, choice));
  return value;
}

json notes_value(const ui::App& app, const std::vector<MoveNote>& notes) {
  json value = json::array();
  for (const MoveNote& note : notes) value.push_back(app.text_of(note.text));
  return value;
}

// The newest line of the record up to the shown ply; null at the start.
json last_line_value(const ui::App& app, const MatchView& view) {
  const RecordLine* last = nullptr;
  for (const RecordLine& line : view.record)
    if (line.ply <= view.ply) last = &line;
  if (last == nullptr) return nullptr;
  return {{"seat", key_of(last->seat)},
          {"text", last->texts.empty() ? "" : last->texts.front()},
          {"notes", notes_value(app, last->notes)}};
}

json checks_value(const Match& match) {
  json value = json::array();
  for (const Check& check : match.view().board.checks)
    value.push_back(
        {{"from", match.square_name(check.from)}, {"king", match.square_name(check.king)}, {"by", key_of(check.by)}});
  return value;
}

json ended_value(const ui::App& app, const MatchView& view) {
  if (!view.ended) return nullptr;
  json places;
  for (const Seat seat : all_seats) places[std::string(key_of(seat))] = view.ended->outcome.place[seat];
  return {{"text", app.text_of(view.ended->reason)}, {"places", places}};
}

// Of the seats that play; null: the game has no clocks.
json clocks_value(const Match& match) {
  const auto clocks = match.clocks(platform::now_ms());
  if (!clocks) return nullptr;
  json value = json::object();
  for (const Seat seat : all_seats) {
    if (match.view().board.seats[seat].standing != SeatView::Standing::playing) continue;
    const ClockFace& face = clocks->faces[seat];
    value[std::string(key_of(seat))] = {
        {"ms", face.left_ms}, {"periods", face.periods}, {"running", clocks->running == seat}};
  }
  return value;
}

json done() { return true; }

// ---- the calls --------------------------------------------------------------------------------------

Answer position(ui::App& app, const json&) { return app.match().position(); }

Answer game(ui::App& app, const json&) { return json(info(app.match()).name); }

Answer record(ui::App& app, const json&) { return app.match().save(); }

Answer link(ui::App& app, const json&) { return app.match().link(); }

// The game's text in the notation of that name, or in the usual one.
Answer text(ui::App& app, const json& arguments) {
  const auto names = info(app.match()).notations;
  const auto name = arguments.empty() ? std::optional(std::string(names.front())) : text_at(arguments, 0);
  if (!name) return bad_argument("text");
  const auto found = std::ranges::find(names, *name);
  if (found == names.end()) return bad_argument("text");
  return game_text(app.match(), static_cast<std::size_t>(found - names.begin()));
}

Answer legal_moves(ui::App& app, const json& arguments) {
  if (arguments.empty()) return app.match().legal_moves(std::nullopt);
  const auto name = text_at(arguments, 0);
  if (!name) return bad_argument("legalMoves");
  const auto square = app.match().read_square(*name);
  if (!square) return unknown_square(*name);
  return app.match().legal_moves(square);
}

Answer picks(ui::App& app, const json&) {
  const Match& match = app.match();
  const MatchView& view = match.view();
  return json{{"made", choices_value(match, view.made)},
              {"open", choices_value(match, view.open)},
              {"mayFinish", view.may_finish}};
}

// In words, for whoever cannot see the board.
Answer status(ui::App& app, const json&) {
  const MatchView& view = app.match().view();
  return json{{"turn", seat_value(view.board.turn)},
              {"computer", seat_value(view.computer)},
              {"awaited", seat_value(view.awaited)},
              {"ply", view.ply},
              {"picked", view.made.size()},
              {"lastPly", view.last_ply},
              {"title", app.text_of(view.prompt.title)},
              {"detail", app.text_of(view.prompt.detail)},
              {"checks", checks_value(app.match())},
              {"clocks", clocks_value(app.match())},
              {"last", last_line_value(app, view)},
              {"ended", ended_value(app, view)}};
}

Answer load(ui::App& app, const json& arguments) {
  const auto text = text_at(arguments, 0);
  if (!text) return bad_argument("load");
  auto match = match_in(app.match().view().game, *text);
  if (auto* refusal = std::get_if<Refusal>(&match)) return std::move(*refusal);
  app.replace_match(std::get<std::unique_ptr<Match>>(std::move(match)));
  return done();
}

Answer play(ui::App& app, const json& arguments) {
  const auto move = text_at(arguments, 0);
  if (!move) return bad_argument("play");
  auto refusal = app.match().play(*move, platform::now_ms());
  app.match_changed();  // a move that comes too late changes it, too
  return refusal ? Answer(*std::move(refusal)) : done();
}

Answer begin(ui::App& app, const json& arguments) {
  if (arguments.empty()) return bad_argument("begin");
  auto match = match_of(arguments[0]);
  if (auto* refusal = std::get_if<Refusal>(&match)) return std::move(*refusal);
  app.show_match(std::get<std::unique_ptr<Match>>(std::move(match)));
  return done();
}

// A game that is under way is not lost by following a link to its start.
Answer open(ui::App& app, const json& arguments) {
  if (arguments.empty()) return bad_argument("open");
  auto match = match_of(arguments[0]);
  if (auto* refusal = std::get_if<Refusal>(&match)) return std::move(*refusal);
  auto& wanted = std::get<std::unique_ptr<Match>>(match);
  const MatchView& shown = app.match().view();
  const bool under_way = shown.last_ply > 0 && !shown.ended;
  if (shown.game != wanted->view().game || !under_way) app.open_match(std::move(wanted));
  return done();
}

// Whoever comes by a link or opens a file wants to see its game; the kept one waits until something is played in it.
// What cannot be read is told of on the screen, too.
Answer follow(ui::App& app, const json& arguments) {
  const auto text = text_at(arguments, 0);
  if (!text) return bad_argument("follow");
  if (auto refusal = app.open_game(*text)) return *std::move(refusal);
  return done();
}

Answer link_copied(ui::App& app, const json&) {
  app.link_copied();
  return done();
}

Answer set(ui::App& app, const json& arguments) {
  if (arguments.empty()) return bad_argument("set");
  if (auto refusal = set_up(app, arguments[0])) return *std::move(refusal);
  return done();
}

// The squares of one kind instead of those it has; no square of no kind: none of any.
Answer highlight(ui::App& app, const json& arguments) {
  if (arguments.empty() || !arguments[0].is_array()) return bad_argument("highlight");
  const bool any_kind = arguments.size() < 2 || arguments[1].is_null();
  const auto kind = any_kind ? std::optional(ui::Light::Kind::place)
                             : called<ui::Light::Kind>(ui::light_names, text_at(arguments, 1).value_or(""));
  if (!kind) return bad_argument("highlight");
  ui::Presentation presentation = app.presentation();
  std::erase_if(presentation.lit,
                [&](const ui::Light& l) { return l.kind == *kind || (any_kind && arguments[0].empty()); });
  for (std::size_t i = 0; i < arguments[0].size(); ++i) {
    const auto name = text_at(arguments[0], i);
    const auto square = name ? app.match().read_square(*name) : std::nullopt;
    if (!square) return unknown_square(name.value_or(""));
    presentation.lit.push_back({*square, *kind});
  }
  app.present(std::move(presentation));
  return done();
}

// The one that is spoken, or was asked for at the start.
Answer language(ui::App& app, const json&) { return json(app.wanted_language()); }

Answer languages(ui::App&, const json&) {
  json codes = json::array();
  for (const string_view code : language_codes()) codes.push_back(code);
  return codes;
}

// What happened to the match, shown if anything did.
Answer shown(ui::App& app, bool changed) {
  if (changed) app.match_changed();
  return json(changed);
}

Answer go_to(ui::App& app, const json& arguments) {
  const auto ply = number_at(arguments, 0);
  if (!ply) return bad_argument("goTo");
  return shown(app, app.match().go_to(*ply));
}

Answer undo(ui::App& app, const json&) { return shown(app, app.match().undo()); }
Answer redo(ui::App& app, const json&) { return shown(app, app.match().redo()); }

Answer hint(ui::App& app, const json&) {
  const MatchView& view = app.match().view();
  if (!view.live() || view.ended || view.computer || view.awaited)
    return Refusal{"no_hint", "", Message{"page.refused.no_hint"}};
  app.ask_hint();
  return done();
}

Answer computers(ui::App& app, const json& arguments) {
  const auto what = text_at(arguments, 0);
  if (!what || !app.command_computers(*what)) return bad_argument("computers");
  return done();
}

Answer judge(ui::App& app, const json& arguments) {
  const auto aim = text_at(arguments, 0);
  if (!aim) return bad_argument("judge");
  const auto judged = app.match().judge(*aim);
  if (const auto* refusal = std::get_if<Refusal>(&judged)) return *refusal;
  const auto& judgement = std::get<book::Judgement>(judged);
  return json{{"state", judgement.state_name()},
              {"answer", judgement.answer},
              {"text", judgement.why.empty() ? "" : app.text_of(judgement.why)}};
}

Answer svg(ui::App& app, const json&) { return diagram::picture(app.match().view().board); }

Answer rotate(ui::App& app, const json& arguments) {
  const auto turns = number_at(arguments, 0);
  if (!turns) return bad_argument("rotate");
  app.rotate(*turns);
  return done();
}

Answer set_language(ui::App& app, const json& arguments) {
  const auto code = text_at(arguments, 0);
  if (!code) return bad_argument("setLanguage");
  if (!app.set_language(*code)) return unknown_language(*code);
  return done();
}

// The page has fetched the words of a language.
Answer bring_words(ui::App&, const json& arguments) {
  const auto code = text_at(arguments, 0), catalogue = text_at(arguments, 1);
  if (!code || !catalogue) return bad_argument("bringWords");
  if (!tetrarchy::bring_words(*code, *catalogue)) return unknown_language(*code);
  return done();
}

Answer square_rect(ui::App& app, const json& arguments) {
  const auto name = text_at(arguments, 0);
  if (!name) return bad_argument("squareRect");
  const auto square = app.match().read_square(*name);
  if (!square) return unknown_square(*name);
  return rect_value(app.square_rect(*square));
}

// The kinds of pieces in a hand go by their letters.
Answer hand_rect(ui::App& app, const json& arguments) {
  const auto name = text_at(arguments, 0), role = text_at(arguments, 1);
  if (!name || !role) return bad_argument("handRect");
  const auto seat = seat_at(arguments, 0);
  const auto index = info(app.match()).hand_letters.find(*role);
  if (!seat || role->size() != 1 || index == string_view::npos) return rect_value(std::nullopt);
  return rect_value(app.hand_rect(*seat, index));
}

Answer control_rect(ui::App& app, const json& arguments) {
  const auto id = text_at(arguments, 0);
  if (!id) return bad_argument("controlRect");
  return rect_value(app.control_rect(*id));
}

struct Call {
  string_view name;
  Answer (*answer)(ui::App&, const json& arguments);
};

constexpr std::array<Call, 43> calls{{
    {"position", position},
    {"game", game},
    {"record", record},
    {"link", link},
    {"text", text},
    {"legalMoves", legal_moves},
    {"picks", picks},
    {"status", status},
    {"load", load},
    {"begin", begin},
    {"open", open},
    {"follow", follow},
    {"linkCopied", link_copied},
    {"correspondence", correspondence},
    {"correspond", correspond},
    {"resume", resume},
    {"passOn", pass_on},
    {"set", set},
    {"highlight", highlight},
    {"language", language},
    {"languages", languages},
    {"play", play},
    {"goTo", go_to},
    {"undo", undo},
    {"redo", redo},
    {"hint", hint},
    {"judge", judge},
    {"svg", svg},
    {"computers", computers},
    {"rotate", rotate},
    {"bringWords", bring_words},
    {"setLanguage", set_language},
    {"squareRect", square_rect},
    {"handRect", hand_rect},
    {"controlRect", control_rect},
    {"board", board},
    {"point", point},
    {"choose", choose},
    {"finish", finish},
    {"stepBack", step_back},
    {"tell", tell},
    {"type", type},
    {"playTyped", play_typed},
}};

Answer dispatch(ui::App& app, const json& request) {
  const auto name = request.is_object() ? request.find("call") : request.end();
  const auto arguments = request.is_object() ? request.find("arguments") : request.end();
  if (name == request.end() || !name->is_string() || arguments == request.end() || !arguments->is_array())
    return bad_argument("");
  for (const Call& call : calls)
    if (call.name == name->get_ref<const std::string&>()) return call.answer(app, *arguments);
  return bad_argument(name->get_ref<const std::string&>());
}

json written(const ui::App& app, const Answer& answer) {
  if (const auto* value = std::get_if<json>(&answer)) return {{"value", *value}};
  const Refusal& refusal = std::get<Refusal>(answer);
  return {{"error", {{"code", refusal.code}, {"clause", refusal.clause}, {"text", app.text_of(refusal.text)}}}};
}

}  // namespace

std::string answer(ui::App& app, string_view request) {
  const json parsed = json::parse(request, nullptr, false);
  return written(app, dispatch(app, parsed)).dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace tetrarchy::app
