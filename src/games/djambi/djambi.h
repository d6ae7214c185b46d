#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/djambi/adjudicate.h"
#include "games/djambi/notation.h"
#include "games/djambi/position.h"
#include "games/djambi/screen.h"

namespace tetrarchy {

// Djambi, as everything outside its folder knows it.
struct Djambi {
  using Position = djambi::Position;
  using Move = djambi::Move;

  static constexpr std::string_view id = "djambi";

  static OrRefusal<Position> start(const StartSpec&);
  static std::span<const std::string_view> layouts() { return djambi::layouts(); }
  static std::span<const Preset> presets();
  static std::span<const OptionInfo> options() { return djambi::option_infos(); }
  static constexpr std::string_view hand_letters = "";  // no piece leaves the board (D1.5)
  static constexpr RecordForm record_form = RecordForm::lines;
  static Lots lots(Random&) { return {}; }  // red begins (D1.3)

  static std::string write_position(const Position& p) { return djambi::write_position(p); }
  static std::span<const std::string_view> field_names() { return djambi::field_names(); }
  static std::string square_text(const Position& p, Square s) { return djambi::square_text(p, s); }
  static OrRefusal<Position> read_position(std::string_view text, Strictness strictness) {
    return djambi::read_position(text, strictness);
  }
  static std::string write_move(const Position& p, Move m) { return djambi::write_move(p, m); }
  static OrRefusal<Move> read_move(const Position&, std::string_view);
  static std::span<const std::string_view> notations() { return djambi::notations(); }
  static std::string write_table(const Position& p, Move m, std::size_t notation, std::optional<Square> = {}) {
    return djambi::write_table(p, m, notation);
  }
  static std::vector<std::string> written(const Position& p, Move m, std::optional<Square>) {
    return djambi::written(p, m);
  }
  static std::string without_marks(std::string_view folded) { return djambi::without_marks(folded); }
  static Refusal why_not_written(const Position&, std::string_view typed);
  static std::optional<Square> arrival(Move m) { return m.is_pass() ? std::nullopt : std::optional(m.to()); }
  static std::string square_name(Square s) { return djambi::square_name(s); }
  static std::optional<Square> read_square(std::string_view text) { return djambi::read_square(text); }
  static char seat_letter(Seat s) { return djambi::letter(s); }
  static std::string board_text(const Position& p) { return djambi::board_text(p); }

  static Choices choices(const Position& p, Move m) { return djambi::choices(p, m); }
  static Preview preview(const Position& p, const Choices& made) { return djambi::preview(p, made); }
  static Prompt prompt(const Position& p, const Choices& made) { return djambi::prompt(p, made); }
  static Refusal refusal(const Position& p, const Choices& made, Pick pick) { return djambi::refusal(p, made, pick); }
  static Choices reach(const Position& p, Square s) { return djambi::reach(p, s); }

  static std::vector<Travel> travels(const Position& p, Move m) { return djambi::travels(p, m); }
  static std::vector<MoveNote> notes(const Position& p, Move m) { return djambi::notes(p, m); }
  static std::vector<MoveNote> resignation_notes(const Position& p, Seat s) { return djambi::resignation_notes(p, s); }

  static std::optional<Verdict> adjudicate(std::span<const Position> history) { return djambi::adjudicate(history); }
  static Message ending(const Position& p) { return djambi::ending(p); }
  static Outcome agreed_draw(const Position& p) { return djambi::agreed_draw(p); }
};
static_assert(Game<Djambi>);

}  // namespace tetrarchy
