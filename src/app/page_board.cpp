#include "app/page_board.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/page_values.h"
#include "platform/platform.h"
#include "ui/board_input.h"
#include "ui/game_info.h"
#include "ui/geometry.h"
#include "ui/spoken.h"
#include "ui/step_buttons.h"
#include "ui/typing.h"

namespace tetrarchy::app {
namespace {

using nlohmann::json;
using Answer = OrRefusal<json>;

std::string letters_of_hand(const Match& match) { return std::string(ui::info_of(match.view().game).hand_letters); }

std::optional<Pick> pick_of(const Match& match, const json& value) {
  if (!value.is_object() || value.size() != 1) return std::nullopt;
  if (const auto it = value.find("answer"); it != value.end() && it->is_boolean())
    return Pick{Pick::Kind::answer, static_cast<std::uint8_t>(it->get<bool>() ? 1 : 0)};
  if (const auto it = value.find("square"); it != value.end() && it->is_string()) {
    const auto square = match.read_square(it->get<std::string>());
    return square ? std::optional(Pick::square(*square)) : std::nullopt;
  }
  if (const auto it = value.find("hand"); it != value.end() && it->is_string()) {
    const std::string letter = it->get<std::string>();
    const auto at = letters_of_hand(match).find(letter);
    if (letter.size() == 1 && at != std::string::npos) return Pick{Pick::Kind::hand, static_cast<std::uint8_t>(at)};
  }
  return std::nullopt;
}

// Which of the labels along a side a row or column has, from 1; labels that fall are counted from the other end.
int label_number(std::string_view labels, int i) {
  return labels.front() < labels.back() ? i + 1 : static_cast<int>(labels.size()) - i;
}

json square_value(const ui::Speaker& speaker, const Match& match, Square s) {
  const BoardView& b = match.view().board;
  const char letter = ui::own_letter(b, s);
  return {{"square", match.square_name(s)},
          {"text", speaker.square(s)},
          {"letter", letter ? std::string(1, letter) : ""},
          {"rank", label_number(b.row_labels, s.row())},
          {"file", label_number(b.column_labels, s.column())}};
}

json rows_value(ui::App& app, const ui::Speaker& speaker) {
  json rows = json::array();
  for (int row = 0; row < board_side; ++row) {
    json line = json::array();
    for (int column = 0; column < board_side; ++column) {
      const Square s = ui::turned(*Square::at(column, row), 4 - (app.quarter_turns() & 3));
      line.push_back(square_value(speaker, app.match(), s));
    }
    rows.push_back(std::move(line));
  }
  return rows;
}

// The 81 squares together.
std::optional<ui::Rect> board_rect(const ui::App& app) {
  const auto a = app.square_rect(Square(0)), b = app.square_rect(Square(square_count - 1));
  if (!a || !b) return std::nullopt;
  const float left = std::min(a->x, b->x), top = std::min(a->y, b->y);
  return ui::Rect{left, top, std::max(a->x, b->x) + a->width - left, std::max(a->y, b->y) + a->height - top};
}

// The hand of the seat to move, the answers to an open question, "that is all".
json beside_value(ui::App& app, const ui::Speaker& speaker) {
  const MatchView& v = app.match().view();
  json all = json::array();
  const auto add = [&](json pick, std::string text, std::string brief, const std::optional<ui::Rect>& rect) {
    all.push_back({{"pick", std::move(pick)},
                   {"text", std::move(text)},
                   {"brief", std::move(brief)},
                   {"rect", rect_value(rect)}});
  };
  const auto answer = [&](json pick, const char* key, std::string_view control) {
    const std::string text = app.text_of({key});
    add(std::move(pick), text, text, app.control_rect(control));
  };
  if (!v.board.turn || v.ended) return all;
  if (ui::asks(v)) {
    answer({{"answer", false}}, "ui.answer.no", "answer-no");
    answer({{"answer", true}}, "ui.answer.yes", "answer-yes");
    return all;
  }
  if (v.proposed) {
    answer({{"back", true}}, "ui.proposal.back", "proposal.back");
    answer({{"finish", true}}, "ui.proposal.play", "proposal.play");
    return all;
  }
  const std::string letters = letters_of_hand(app.match());
  const auto& hand = v.board.seats[*v.board.turn].hand;
  for (std::size_t i = 0; i < hand.size(); ++i)
    add({{"hand", std::string(1, letters[i])}}, speaker.hand(i), speaker.hand_briefly(i),
        app.hand_rect(*v.board.turn, i));
  const std::string finish = ui::finish_label(app.words(), v);
  if (v.may_finish) add({{"finish", true}}, finish, finish, app.control_rect("finish"));
  return all;
}

}  // namespace

Answer board(ui::App& app, const json&) {
  const ui::Speaker speaker{app.words(), app.match()};
  return json{{"rows", rows_value(app, speaker)},
              {"rect", rect_value(board_rect(app))},
              {"theme", render::theme_names[static_cast<std::size_t>(app.theme())]},
              {"beside", beside_value(app, speaker)},
              {"drafting", !app.match().view().made.empty()},
              {"dialog", app.in_dialog()}};
}

Answer point(ui::App& app, const json& arguments) {
  if (arguments.empty()) return bad_argument("point");
  const auto pick = pick_of(app.match(), arguments[0]);
  if (!pick && !arguments[0].is_null()) return bad_argument("point");
  app.point_at(pick);
  return json(true);
}

Answer choose(ui::App& app, const json& arguments) {
  const auto pick = arguments.empty() ? std::nullopt : pick_of(app.match(), arguments[0]);
  if (!pick) return bad_argument("choose");
  app.choose(*pick);
  return json(true);
}

Answer finish(ui::App& app, const json&) {
  app.finish_move();
  return json(true);
}

Answer step_back(ui::App& app, const json&) { return json(app.step_back()); }

Answer type(ui::App& app, const json& arguments) {
  const auto text = text_at(arguments, 0);
  if (!text) return bad_argument("type");
  const Typed& typed = app.type(*text);
  const std::size_t notation = app.notation();
  json begun = json::array();
  for (const WrittenMove& m : typed.begun) begun.push_back({{"move", m.move}, {"text", ui::text_of(m, notation)}});
  return json{{"move", typed.move ? json(*typed.move) : json(nullptr)},
              {"begun", begun},
              {"count", typed.count},
              {"refused", !typed.why.code.empty()},
              {"clause", typed.why.clause},
              {"told", ui::told(app.words(), app.match().view().game, typed, notation)}};
}

Answer play_typed(ui::App& app, const json&) {
  const int ply = app.match().view().ply;
  if (auto refusal = app.play_typed()) return *std::move(refusal);
  return json(app.match().view().ply != ply);
}

Answer tell(ui::App& app, const json& arguments) {
  const ui::Speaker speaker{app.words(), app.match(), app.match().clocks(platform::now_ms())};
  const std::string what = text_at(arguments, 0).value_or("");
  if (what == "last") return json(speaker.last_moves());
  if (what == "turn") return json(speaker.turn());
  const auto square = app.match().read_square(text_at(arguments, 1).value_or(""));
  if (square && what == "moves") return json(speaker.moves(*square));
  if (square && what == "attackers") return json(speaker.attackers(*square));
  return bad_argument("tell");
}

}  // namespace tetrarchy::app
