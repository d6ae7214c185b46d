#include "ui/sounds.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace tetrarchy::ui {
namespace {

using sound::Cue;
using sound::Sound;
using Kind = Travel::Kind;
using Note = MoveNote::Kind;

constexpr float turn_after_ms = 120;

// What is heard of the notes, the weightiest last; the end of the game drowns all others.
constexpr std::array<std::pair<Note, Sound>, 5> told{{{Note::checks, Sound::check},
                                                      {Note::turn_jumps, Sound::turn_jump},
                                                      {Note::came_to_power, Sound::power},
                                                      {Note::fell, Sound::fall},
                                                      {Note::ended, Sound::end}}};

bool has(const Passage& p, Kind kind, Square at) {
  return std::ranges::any_of(p.travels, [&](const Travel& t) { return t.kind == kind && t.to == at; });
}

// A piece that arrives is not heard besides what its arrival does.
bool is_drowned(const Passage& p, const Travel& slide) {
  return has(p, Kind::fall, slide.to) || has(p, Kind::capture, slide.to) || has(p, Kind::flip, slide.to);
}

std::optional<Sound> sound_of_slide(const Passage& p, const Travel& t) {
  if (is_drowned(p, t)) return std::nullopt;
  if (t.piece.face == Face::necromobile) return Sound::cart;
  return p.after.surface == BoardView::Surface::wood ? Sound::wood : Sound::stone;
}

std::optional<Sound> sound_of(const Passage& p, const Travel& t) {
  switch (t.kind) {
    case Kind::slide:
      return sound_of_slide(p, t);
    case Kind::fall:  // whoever is not met is struck from beside, which is the reporter's way
      return has(p, Kind::slide, t.to) ? Sound::kill : Sound::expose;
    case Kind::carry:
      return t.piece.state == PieceView::State::fallen ? Sound::body : Sound::cloth;
    case Kind::capture:
      return Sound::capture;
    case Kind::drop:
      return Sound::drop;
    case Kind::flip:
      return Sound::promotion;
  }
  return std::nullopt;
}

std::optional<Sound> sound_of(const std::vector<MoveNote>& notes) {
  std::optional<Sound> out;
  for (const auto& [note, heard] : told)
    if (std::ranges::find(notes, note, &MoveNote::kind) != notes.end()) out = heard;
  return out;
}

}  // namespace

std::vector<Cue> cues_of(const Passage& p, std::span<const float> landings_ms) {
  std::vector<Cue> out;
  float last = 0;
  for (std::size_t i = 0; i < p.travels.size(); ++i) {
    last = std::max(last, landings_ms[i]);
    const auto heard = sound_of(p, p.travels[i]);
    if (heard && std::ranges::find(out, *heard, &Cue::sound) == out.end()) out.push_back({*heard, landings_ms[i]});
  }
  if (const auto heard = sound_of(p.notes)) out.push_back({*heard, last});
  return out;
}

std::optional<Cue> turn_cue(const MatchView& v, float landed_ms) {
  if (!v.live() || v.ended || v.computer || v.awaited || v.watched || !v.board.turn) return std::nullopt;
  return Cue{v.board.extra_turn ? Sound::extra_turn : Sound::turn, landed_ms + turn_after_ms, *v.board.turn};
}

}  // namespace tetrarchy::ui
