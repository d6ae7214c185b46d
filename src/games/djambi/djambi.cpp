#include "games/djambi/djambi.h"

#include <algorithm>
#include <array>

#include "core/folded.h"
#include "games/djambi/lines.h"

namespace tetrarchy {
namespace {

using djambi::Setup;

constexpr std::array<Preset, 3> all_presets{{
    {"djambi.preset.rulebook", "std"},
    {"djambi.preset.arena", "own=all,master=yes"},
    {"djambi.preset.decisive", "ring=maze"},
}};

Refusal refused(std::string_view code, std::string_view clause, std::string_view text) {
  Message m{"djambi.why." + std::string(code)};
  return {std::string(code), std::string(clause), std::move(m).with("move", std::string(text))};
}

// Why a well-formed text is no legal move: its squares are picked one after the other, as a person
// would, until one is not offered.
Refusal why_not(const Djambi::Position& p, const djambi::MoveText& m, std::string_view text) {
  Choices made;
  for (const auto& square : {m.from, m.to, m.exit, m.drop, m.shot}) {
    if (!square) continue;
    const Choices open = djambi::open_choices(p, made);
    if (open.empty()) return refused("move_too_long", "D10.2", text);
    const auto choice = std::ranges::find(open, Pick::square(*square), &Choice::pick);
    if (choice == open.end()) return djambi::refusal(p, made, Pick::square(*square));
    made.push_back(*choice);
  }
  return refused("move_incomplete", "D10.2", text);
}

// What the text would be in any position; none for what is nowhere a move.
std::optional<djambi::Move> as_move(const djambi::MoveText& m) {
  if (m.pass) return djambi::Move();
  const bool beside = !m.shot || djambi::side_neighbours[index(*m.to)].has(*m.shot);
  if (m.from == m.to || !beside) return std::nullopt;
  return djambi::Move({*m.from, *m.to, m.drop, m.exit, m.shot});
}

}  // namespace

OrRefusal<Djambi::Position> Djambi::start(const StartSpec& spec) {
  const auto setup = djambi::start_setup(spec);
  if (const auto* refusal = std::get_if<Refusal>(&setup)) return *refusal;
  return Position::from(std::get<Setup>(setup), Strictness::whole);
}

std::span<const Preset> Djambi::presets() { return all_presets; }

OrRefusal<Djambi::Move> Djambi::read_move(const Position& p, std::string_view text) {
  const auto parsed = djambi::parse_move(text);
  if (!parsed) return refused("bad_move_text", "D10.2", text);
  if (!p.turn()) return refused("game_over", "D8.1", text);
  std::vector<Move> moves;
  p.legal_moves(moves);
  const auto move = as_move(*parsed);
  if (move && std::ranges::find(moves, *move) != moves.end()) return *move;
  if (parsed->pass) return refused("pass_with_moves", "D8.3", text);
  return why_not(p, *parsed, text);
}

// The table form is read as the machine form that it has in it: the letters before the first square and the sign
// between the first two go.
Refusal Djambi::why_not_written(const Position& p, std::string_view typed) {
  std::string text = without_marks(folded(typed));
  if (const auto colon = text.find(':'); colon != text.npos) text.erase(0, colon + 1);
  if (text.size() > 1 && text[0] >= 'a' && text[1] >= 'a') text.erase(0, 1);
  if (text.size() > 2 && (text[2] == 'x' || text[2] == '&')) text.erase(2, 1);
  const auto move = read_move(p, text);
  const auto* why = std::get_if<Refusal>(&move);
  return why && djambi::parse_move(text) ? *why : refused("bad_move_text", "D10.2", typed);
}

}  // namespace tetrarchy
