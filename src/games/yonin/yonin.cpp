#include "games/yonin/yonin.h"

#include <algorithm>
#include <array>

#include "core/folded.h"

namespace tetrarchy {
namespace {

using yonin::Form;
using yonin::Setup;

constexpr std::array<Preset, 4> all_presets{{
    {"yonin.preset.classic", "std"},
    {"yonin.preset.inventors", "end=twomates"},
    {"yonin.preset.league", "men=freeze,judge=turn,limit=300"},
    {"yonin.preset.teams", "teams=yes"},
}};

Refusal refused(std::string_view code, std::string_view clause, std::string_view text) {
  Message m{"yonin.why." + std::string(code)};
  return {std::string(code), std::string(clause), std::move(m).with("move", std::string(text))};
}

// Why a well-formed text is no legal move: its parts are picked one after the other, as a person would,
// until one is not offered.
Refusal why_not(const Yonin::Position& p, const yonin::MoveText& m, std::string_view text) {
  const Pick first =
      m.from ? Pick::square(*m.from) : Pick{Pick::Kind::hand, static_cast<std::uint8_t>(yonin::hand_index(*m.dropped))};
  Choices made;
  for (const Pick pick : {first, Pick::square(m.to)}) {
    const Choices open = yonin::open_choices(p, made);
    const auto choice = std::ranges::find(open, pick, &Choice::pick);
    if (choice == open.end()) return yonin::refusal(p, made, pick);
    made.push_back(*choice);
  }
  return refused(m.becomes == Form::promoted ? "no_promotion" : "forced_promotion", "Y2.4", text);
}

yonin::Move as_move(const yonin::MoveText& m) {
  return m.from ? yonin::Move(*m.from, m.to, m.becomes) : yonin::Move::drop(*m.dropped, m.to);
}

}  // namespace

OrRefusal<Yonin::Position> Yonin::start(const StartSpec& spec) {
  const auto setup = yonin::start_setup(spec);
  if (const auto* refusal = std::get_if<Refusal>(&setup)) return *refusal;
  return Position::from(std::get<Setup>(setup), Strictness::whole);
}

std::span<const Preset> Yonin::presets() { return all_presets; }

// Each seat throws four pawns; those that show the most promoted faces throw again until one is ahead (Y1.5).
Lots Yonin::lots(Random& random) {
  constexpr int pawns = 4;
  Lots rounds;
  BySeat<bool> throws{{true, true, true, true}};
  for (std::ptrdiff_t ahead = 4; ahead > 1;) {
    BySeat<std::optional<int>>& round = rounds.emplace_back();
    int most = 0;
    for (const Seat s : all_seats) {
      if (!throws[s]) continue;
      int faces = 0;
      for (int i = 0; i < pawns; ++i) faces += static_cast<int>(random.below(2));
      round[s] = faces;
      most = std::max(most, faces);
    }
    for (const Seat s : all_seats) throws[s] = round[s] == most;
    ahead = std::ranges::count(throws.of, true);
  }
  return rounds;
}

OrRefusal<Yonin::Move> Yonin::read_move(const Position& p, std::string_view text) {
  const auto parsed = yonin::parse_move(text);
  if (!parsed) return refused("bad_move_text", "Y7.2", text);
  if (!p.turn()) return refused("game_over", "Y6.1", text);
  std::vector<Move> moves;
  p.legal_moves(moves);
  if (const Move move = as_move(*parsed); std::ranges::find(moves, move) != moves.end()) return move;
  return why_not(p, *parsed, text);
}

// The Western form with its origin is read as the machine form that it has in it: the man's letter and the sign between
// the squares go.
Refusal Yonin::why_not_written(const Position& p, std::string_view typed) {
  std::string text = without_marks(folded(typed));
  if (text.size() > 1 && text[1] == '*') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  if (text.starts_with('+')) text.erase(0, 1);
  if (text.size() > 1 && text[0] >= 'a' && text[1] != '*') text.erase(0, 1);
  if (text.size() > 2 && text[2] == 'x') text.erase(2, 1);
  const auto move = read_move(p, text);
  const auto* why = std::get_if<Refusal>(&move);
  return why && yonin::parse_move(text) ? *why : refused("bad_move_text", "Y7.2", typed);
}

}  // namespace tetrarchy
