#include "ui/motion.h"

#include <algorithm>
#include <cmath>

namespace tetrarchy::ui {
namespace {

constexpr float slide_base = 140, slide_per_square = 22, slide_most = 320;
constexpr float fall_ms = 220, body_carry_ms = 260, guest_carry_ms = 240, maze_pause_ms = 120;
constexpr float recolour_ms = 160, recolour_step = 40, recolour_all = 400, lock_ms = 300;
constexpr float power_ms = 600, power_out_ms = 160, reduced_ms = 80;
constexpr float arc = .35f;  // how high a carried piece flies, in squares

float cubic_in_out(float t) { return t < .5f ? 4 * t * t * t : 1 - std::pow(2 - 2 * t, 3.f) / 2; }
float quad_out(float t) { return 1 - (1 - t) * (1 - t); }
float quint_out(float t) { return 1 - std::pow(1 - t, 5.f); }

render::Point centre(Square s) { return {static_cast<float>(s.column()) + .5f, static_cast<float>(s.row()) + .5f}; }

render::Point mixed(render::Point a, render::Point b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

float steps(Square a, Square b) {
  return static_cast<float>(std::max(std::abs(a.column() - b.column()), std::abs(a.row() - b.row())));
}

float length_of(const Travel& t) {
  switch (t.kind) {
    case Travel::Kind::slide:
      return std::min(slide_most, slide_base + slide_per_square * steps(t.from, t.to));
    case Travel::Kind::fall:
    case Travel::Kind::flip:
      return fall_ms;
    case Travel::Kind::capture:
    case Travel::Kind::drop:
    case Travel::Kind::carry:
      return t.piece.state == PieceView::State::fallen ? body_carry_ms : guest_carry_ms;
  }
  return 0;
}

bool is_fallen(const PieceView& p) { return p.state == PieceView::State::fallen; }

int last_stage(const std::vector<Travel>& travels) {
  int last = -1;
  for (const Travel& t : travels) last = std::max(last, t.stage);
  return last;
}

bool slides_in(const std::vector<Travel>& travels, int stage) {
  return std::any_of(travels.begin(), travels.end(),
                     [&](const Travel& t) { return t.stage == stage && t.kind == Travel::Kind::slide; });
}

Actor lying(Square s, const PieceView& piece) { return {.at = centre(s), .piece = piece}; }

}  // namespace

float Animation::Span::progress(float ms) const {
  if (ms >= end()) return 1;
  return ms <= start ? 0 : (ms - start) / length;
}

Animation::Animation(const Passage& passage, Motion motion, const Hand& hand) {
  if (motion == Motion::reduced || passage.travels.empty()) {
    fade_from_ = passage.before;
    fade_to_ = passage.after;
    duration_ = reduced_ms;
    return;
  }
  for (int i = 0; i < square_count; ++i)
    if (const auto& piece = passage.before.at[static_cast<std::size_t>(i)])
      items_.push_back({.piece = *piece, .start = centre(Square(i)), .fell = is_fallen(*piece), .ends = Square(i)});
  for (int stage = 0, last = last_stage(passage.travels); stage <= last; ++stage) {
    if (stage > 0 && slides_in(passage.travels, stage)) duration_ += maze_pause_ms;
    take_stage(passage.travels, stage, hand);
  }
  change_camps(passage);
  change_power(passage);
}

// The piece that lies on `t.from` and looks like the traveller; one that comes out of the hand is new.
Animation::Item& Animation::item_for(const Travel& t, const Hand& hand) {
  for (Item& item : items_)
    if (item.ends == t.from && item.fell == is_fallen(t.piece) && (item.fell || item.piece == t.piece)) return item;
  items_.push_back({.piece = t.piece,
                    .start = t.kind == Travel::Kind::carry ? hand.carried.value_or(centre(t.from)) : centre(t.from),
                    .fell = is_fallen(t.piece),
                    .ends = t.from});
  return items_.back();
}

// Everything of one stage begins together, but a piece is turned over just when its killer arrives.
void Animation::take_stage(const std::vector<Travel>& travels, int stage, const Hand& hand) {
  const float start = duration_;
  float arrival = 0;
  const auto by_hand = [&](const Travel& t) { return t.kind == Travel::Kind::slide && hand.placed_from == t.from; };
  for (const Travel& t : travels)
    if (t.stage == stage && t.kind == Travel::Kind::slide && !by_hand(t)) arrival = std::max(arrival, length_of(t));
  for (const Travel& t : travels) {
    if (t.stage != stage) continue;
    Item& item = item_for(t, hand);
    const float length = by_hand(t) ? 0 : length_of(t);
    const float delay = t.kind == Travel::Kind::fall ? std::max(0.f, arrival - length) : 0;
    const render::Point from = item.legs.empty() ? item.start : item.legs.back().to;
    item.legs.push_back({t.kind, from, centre(t.to), {start + delay, length}});
    item.ends = t.to;
    if (t.kind == Travel::Kind::fall) item.fell = true, died_at_ = t.from;
    duration_ = std::max(duration_, start + delay + length);
  }
}

// Camps change hands from the fallen chief outwards; what is locked is screwed down all at once.
void Animation::change_camps(const Passage& passage) {
  const float start = duration_;
  std::vector<Item*> recoloured;
  for (Item& item : items_) {
    const auto& after = passage.after.at[static_cast<std::size_t>(item.ends.index())];
    if (!after || item.fell || *after == item.piece) continue;
    if (is_fallen(*after)) {  // walled in, or given up: turned over where it stands
      item.legs.push_back({Travel::Kind::fall, centre(item.ends), centre(item.ends), {start, fall_ms}});
      item.fell = true;
      died_at_ = item.ends;
      duration_ = std::max(duration_, start + fall_ms);
    } else {
      item.becomes = after;
      recoloured.push_back(&item);
    }
  }
  const Square origin = died_at_.value_or(Square(square_count / 2));
  std::stable_sort(recoloured.begin(), recoloured.end(),
                   [&](const Item* a, const Item* b) { return steps(a->ends, origin) < steps(b->ends, origin); });
  const float step =
      recoloured.size() < 2
          ? 0
          : std::min(recolour_step, (recolour_all - recolour_ms) / static_cast<float>(recoloured.size() - 1));
  float begins = start;
  for (Item* item : recoloured) {
    const bool locks = item->becomes->state == PieceView::State::locked;
    item->change = locks ? Span{start, lock_ms} : Span{begins, recolour_ms};
    begins += step;
    duration_ = std::max(duration_, item->change.end());
  }
}

void Animation::change_power(const Passage& passage) {
  power_before_ = passage.before.power;
  power_after_ = passage.after.power;
  if (power_before_ == power_after_) return;
  power_out_ = {duration_, power_out_ms};
  power_in_ = {duration_, power_ms};
  duration_ = std::max(duration_, power_after_ ? power_in_.end() : power_out_.end());
}

Actor Animation::actor(const Item& item, float ms) const {
  Actor out{.at = item.start, .piece = item.piece};
  for (const Leg& leg : item.legs) {
    if (ms < leg.span.start) break;
    const float t = leg.span.progress(ms);
    if (leg.kind == Travel::Kind::fall) {
      out.tip = t;
    } else if (leg.kind == Travel::Kind::slide) {
      out.at = mixed(leg.from, leg.to, cubic_in_out(t));
    } else {
      out.at = mixed(leg.from, leg.to, quad_out(t));
      out.rise = arc * 4 * t * (1 - t);
      out.lift = t >= 1 ? 0 : std::min(1.f, 6 * (1 - t));
    }
  }
  if (item.becomes) {
    out.before = item.piece;
    out.piece = *item.becomes;
    out.change = item.change.progress(ms);
  }
  return out;
}

Still Animation::cross_fade(float ms) const {
  const float t = std::clamp(ms / reduced_ms, 0.f, 1.f);
  Still out;
  for (int i = 0; i < square_count; ++i) {
    const auto& from = fade_from_->at[static_cast<std::size_t>(i)];
    const auto& to = fade_to_->at[static_cast<std::size_t>(i)];
    const auto add = [&](const std::optional<PieceView>& piece, float alpha) {
      if (!piece || alpha <= 0) return;
      out.actors.push_back(lying(Square(i), *piece));
      out.actors.back().alpha = alpha;
    };
    add(from, from == to ? 1 : 1 - t);
    if (from != to) add(to, t);
  }
  const auto& power = t < .5f ? fade_from_->power : fade_to_->power;
  const bool changes = fade_from_->power != fade_to_->power;
  if (power) out.power = render::Power{*power, changes ? std::abs(2 * t - 1) : 1};
  return out;
}

Still Animation::at(float ms) const {
  if (fade_from_) return cross_fade(ms);
  Still out;
  std::vector<Actor> moving;
  for (const Item& item : items_) {
    const bool moves = std::any_of(item.legs.begin(), item.legs.end(), [&](const Leg& leg) {
      return leg.kind != Travel::Kind::fall && ms >= leg.span.start;
    });
    (moves ? moving : out.actors).push_back(actor(item, ms));
  }
  std::stable_sort(moving.begin(), moving.end(), [](const Actor& a, const Actor& b) { return a.lift < b.lift; });
  out.actors.insert(out.actors.end(), moving.begin(), moving.end());
  if (power_before_ == power_after_) {
    if (power_after_) out.power = render::Power{*power_after_, 1};
  } else if (power_before_ && power_out_.progress(ms) < 1) {
    out.power = render::Power{*power_before_, 1 - power_out_.progress(ms)};
  } else if (power_after_) {
    out.power = render::Power{*power_after_, quint_out(power_in_.progress(ms))};
  }
  return out;
}

Still still(const BoardView& board) {
  Still out;
  for (int i = 0; i < square_count; ++i)
    if (const auto& piece = board.at[static_cast<std::size_t>(i)]) out.actors.push_back(lying(Square(i), *piece));
  if (board.power) out.power = render::Power{*board.power, 1};
  return out;
}

float breath(float ms) {
  if (ms >= breathing_ms) return 1;
  constexpr float cycle = breathing_ms / 2, pi = 3.14159265f;
  return .91f + .09f * std::cos(ms / cycle * 2 * pi);
}

}  // namespace tetrarchy::ui
