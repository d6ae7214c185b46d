#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/yonin/adjudicate.h"
#include "games/yonin/notation.h"
#include "games/yonin/position.h"
#include "games/yonin/screen.h"

namespace tetrarchy {

// Yonin shogi, as everything outside its folder knows it.
struct Yonin {
  using Position = yonin::Position;
  using Move = yonin::Move;

  static constexpr std::string_view id = "yonin";

  static OrRefusal<Position> start(const StartSpec&);
  static std::span<const std::string_view> layouts() { return yonin::layouts(); }
  static std::span<const Preset> presets();
  static std::span<const OptionInfo> options() { return yonin::option_infos(); }
  static constexpr std::string_view hand_letters = yonin::role_letters.substr(1);
  static constexpr RecordForm record_form = RecordForm::columns;
  static Lots lots(Random&);

  static std::string write_position(const Position& p) { return yonin::write_position(p); }
  static std::span<const std::string_view> field_names() { return yonin::field_names(); }
  static std::string square_text(const Position& p, Square s) { return yonin::square_text(p, s); }
  static OrRefusal<Position> read_position(std::string_view text, Strictness strictness) {
    return yonin::read_position(text, strictness);
  }
  static std::string write_move(const Position& p, Move m) { return yonin::write_move(p, m); }
  static OrRefusal<Move> read_move(const Position&, std::string_view);
  static std::span<const std::string_view> notations() { return yonin::notations(); }
  static std::string write_table(const Position& p, Move m, std::size_t notation, std::optional<Square> arrived = {}) {
    return yonin::write_table(p, m, notation, arrived);
  }
  static std::vector<std::string> written(const Position& p, Move m, std::optional<Square> arrived) {
    return yonin::written(p, m, arrived);
  }
  static std::string without_marks(std::string_view folded) { return yonin::without_marks(folded); }
  static Refusal why_not_written(const Position&, std::string_view typed);
  static std::optional<Square> arrival(Move m) { return m.to(); }
  static std::string square_name(Square s) { return yonin::square_name(s); }
  static std::optional<Square> read_square(std::string_view text) { return yonin::read_square(text); }
  static char seat_letter(Seat s) { return yonin::letter(s); }
  static std::string board_text(const Position& p) { return yonin::board_text(p); }

  static Choices choices(const Position& p, Move m) { return yonin::choices(p, m); }
  static Preview preview(const Position& p, const Choices& made) { return yonin::preview(p, made); }
  static Prompt prompt(const Position& p, const Choices& made) { return yonin::prompt(p, made); }
  static Refusal refusal(const Position& p, const Choices& made, Pick pick) { return yonin::refusal(p, made, pick); }
  static Choices reach(const Position& p, Square s) { return yonin::reach(p, s); }

  static std::vector<Travel> travels(const Position& p, Move m) { return yonin::travels(p, m); }
  static std::vector<MoveNote> notes(const Position& p, Move m) { return yonin::notes(p, m); }
  static std::vector<MoveNote> resignation_notes(const Position& p, Seat s) { return yonin::resignation_notes(p, s); }

  static std::optional<Verdict> adjudicate(std::span<const Position> history) { return yonin::adjudicate(history); }
  static Message ending(const Position& p) { return yonin::ending(p); }
  static Outcome agreed_draw(const Position& p) { return yonin::agreed_draw(p); }
};
static_assert(Game<Yonin>);

}  // namespace tetrarchy
