#include "ui/motion.h"

#include <algorithm>
#include <cmath>

namespace tetrarchy::ui {
namespace {

constexpr float slide_base = 140, slide_per_square = 22, slide_most = 320;
constexpr float fall_ms = 220, body_carry_ms = 260, guest_carry_ms = 240, maze_pause_ms = 120;
constexpr float recolour_ms = 160, recolour_step = 40, recolour_all = 400, lock_ms = 300;
constexpr float flip_ms = 200, capture_ms = 280, drop_ms = 200, mate_ms = 500;
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
      return fall_ms;
    case Travel::Kind::carry:
      return t.piece.state == PieceView::State::fallen ? body_carry_ms : guest_carry_ms;
    case Travel::Kind::capture:
      return capture_ms;
    case Travel::Kind::drop:
      return drop_ms;
    case Travel::Kind::flip:
      return flip_ms;
  }
  return 0;
}

// What is met by a slide waits for it: a victim is turned over just as its killer arrives, a captured piece
// leaves then, and a piece that has moved shows its other face.
float delay_of(const Travel& t, float arrival) {
  switch (t.kind) {
    case Travel::Kind::fall:
      return std::max(0.f, arrival - fall_ms);
    case Travel::Kind::capture:
    case Travel::Kind::flip:
      return arrival;
    default:
      return 0;
  }
}

int held(const BoardView& board, Seat seat, std::size_t index) {
  const auto& hand = board.seats[seat].hand;
  return index < hand.size() ? hand[index].count : 0;
}

bool fell_out(const Passage& p, Seat seat) {
  return p.before.seats[seat].standing == SeatView::Standing::playing &&
         p.after.seats[seat].standing != SeatView::Standing::playing;
}

// How many pieces of a kind come to a seat from the hands of those that fall.
int inherited(const Passage& p, Seat seat, std::size_t index) {
  int sum = 0;
  for (const Seat s : all_seats)
    if (s != seat && fell_out(p, s)) sum += held(p.before, s, index);
  return held(p.after, seat, index) - held(p.before, seat, index) >= sum ? sum : 0;
}

// As what a captured piece counts in the hand: the kind of which there is one more.
std::optional<std::size_t> kind_won(const Passage& p, Seat seat) {
  for (std::size_t i = 0; i < p.after.seats[seat].hand.size(); ++i)
    if (held(p.after, seat, i) - held(p.before, seat, i) - inherited(p, seat, i) > 0) return i;
  return std::nullopt;
}

// As what a dropped piece was held: the kind of which there is one less, or that looks like it.
std::optional<std::size_t> kind_dropped(const Passage& p, const Travel& t) {
  const auto& hand = p.before.seats[t.hand].hand;
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (held(p.after, t.hand, i) < hand[i].count) return i;
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (hand[i].piece.face == t.piece.face) return i;
  return std::nullopt;
}

std::optional<render::Point> slot(const Hand& hand, Seat seat, std::optional<std::size_t> index) {
  const auto& slots = hand.slots[seat];
  return index && *index < slots.size() ? std::optional(slots[*index]) : std::nullopt;
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

Animation::Animation(const Passage& passage, Motion motion, const Hand& hand) : landings_(passage.travels.size()) {
  if (motion == Motion::reduced || passage.travels.empty()) {
    fade_from_ = passage.before;
    fade_to_ = passage.after;
    duration_ = reduced_ms;
    return;
  }
  held_ = hand_counts(passage.before);
  slot_scale_ = hand.slot_scale;
  for (int i = 0; i < square_count; ++i)
    if (const auto& piece = passage.before.at[static_cast<std::size_t>(i)])
      items_.push_back({.piece = *piece, .start = centre(Square(i)), .fell = is_fallen(*piece), .ends = Square(i)});
  for (int stage = 0, last = last_stage(passage.travels); stage <= last; ++stage) {
    if (stage > 0 && slides_in(passage.travels, stage)) duration_ += maze_pause_ms;
    take_stage(passage, stage, hand);
  }
  change_camps(passage);
  hand_over(passage, hand);
  change_power(passage);
}

// The piece that lies on `t.from` and looks like the traveller; one that comes out of the hand is new.
Animation::Item& Animation::item_for(const Travel& t, const Passage& passage, const Hand& hand) {
  for (Item& item : items_)
    if (item.ends == t.from && !item.leaves && item.fell == is_fallen(t.piece) && (item.fell || item.piece == t.piece))
      return item;
  std::optional<render::Point> start;
  if (t.kind == Travel::Kind::carry || t.kind == Travel::Kind::drop) start = hand.carried;
  const bool from_slot = t.kind == Travel::Kind::drop && !start;
  if (from_slot) start = slot(hand, t.hand, kind_dropped(passage, t));
  items_.push_back({.piece = t.piece,
                    .start = start.value_or(centre(t.from)),
                    .fell = is_fallen(t.piece),
                    .from_slot = from_slot,
                    .ends = t.from});
  return items_.back();
}

// To the hand of its captor, where it counts when it has arrived.
void Animation::leave(Item& item, const Travel& t, Span span, const Passage& passage, const Hand& hand) {
  item.leaves = true;
  const auto kind = kind_won(passage, t.hand);
  if (const auto place = slot(hand, t.hand, kind)) item.legs.back().to = *place;
  if (kind) ticks_.push_back({t.hand, *kind, 1, span.end()});
}

void Animation::add_leg(Item& item, const Travel& t, Span span, const Passage& passage, const Hand& hand) {
  const render::Point from = item.legs.empty() ? item.start : item.legs.back().to;
  item.legs.push_back({t.kind, from, centre(t.to), span});
  item.ends = t.to;
  switch (t.kind) {
    case Travel::Kind::fall:
      item.fell = true;
      died_at_ = t.from;
      break;
    case Travel::Kind::capture:
      leave(item, t, span, passage, hand);
      break;
    case Travel::Kind::drop:
      if (const auto kind = kind_dropped(passage, t))
        if (held(passage.after, t.hand, *kind) < held(passage.before, t.hand, *kind))
          ticks_.push_back({t.hand, *kind, -1, span.start});
      break;
    case Travel::Kind::flip:
      item.flipped = passage.after.at[static_cast<std::size_t>(t.to.index())];
      break;
    default:
      break;
  }
}

// Everything of one stage begins together, except for what waits for a piece to arrive.
void Animation::take_stage(const Passage& passage, int stage, const Hand& hand) {
  const float start = duration_;
  float arrival = 0;
  const auto by_hand = [&](const Travel& t) { return t.kind == Travel::Kind::slide && hand.placed_from == t.from; };
  for (const Travel& t : passage.travels)
    if (t.stage == stage && t.kind == Travel::Kind::slide && !by_hand(t)) arrival = std::max(arrival, length_of(t));
  for (std::size_t i = 0; i < passage.travels.size(); ++i) {
    const Travel& t = passage.travels[i];
    if (t.stage != stage) continue;
    const float length = by_hand(t) ? 0 : length_of(t), delay = delay_of(t, arrival);
    add_leg(item_for(t, passage, hand), t, {start + delay, length}, passage, hand);
    landings_[i] = start + delay + length;
    duration_ = std::max(duration_, landings_[i]);
  }
}

// Camps change hands from the fallen chief outwards; what is locked is screwed down all at once.
void Animation::change_camps(const Passage& passage) {
  const float start = duration_;
  std::vector<Item*> recoloured;
  for (Item& item : items_) {
    const auto& after = passage.after.at[static_cast<std::size_t>(item.ends.index())];
    if (!after || item.fell || item.leaves || *after == item.look()) continue;
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

// What a fallen seat held goes to whoever has it now, while the men change sides.
void Animation::hand_over(const Passage& passage, const Hand& hand) {
  const float start = std::max(0.f, duration_ - mate_ms);
  for (const Seat from : all_seats) {
    if (!fell_out(passage, from)) continue;
    for (std::size_t i = 0; i < passage.before.seats[from].hand.size(); ++i) {
      const PieceCount& lost = passage.before.seats[from].hand[i];
      if (lost.count == 0) continue;
      ticks_.push_back({from, i, -lost.count, start});
      for (const Seat to : all_seats) {
        if (to == from || inherited(passage, to, i) < lost.count) continue;
        ticks_.push_back({to, i, lost.count, start + capture_ms});
        const auto leaves = slot(hand, from, i), arrives = slot(hand, to, i);
        if (!leaves || !arrives) continue;
        items_.push_back({.piece = in_hand(lost.piece), .start = *leaves, .leaves = true, .ends = Square(0)});
        items_.back().legs.push_back({Travel::Kind::capture, *leaves, *arrives, {start, capture_ms}});
        duration_ = std::max(duration_, start + capture_ms);
      }
    }
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
    } else if (leg.kind == Travel::Kind::flip) {
      if (t >= .5f && item.flipped) out.piece = *item.flipped;
      out.width = std::abs(1 - 2 * t);
    } else if (leg.kind == Travel::Kind::slide) {
      out.at = mixed(leg.from, leg.to, cubic_in_out(t));
    } else {
      out.at = mixed(leg.from, leg.to, quad_out(t));
      out.rise = arc * 4 * t * (1 - t);
      out.lift = t >= 1 ? 0 : std::min(1.f, 6 * (1 - t));
      out.beside = t < 1 && leg.kind != Travel::Kind::carry;
      if (leg.kind == Travel::Kind::capture) out.scale = std::lerp(1.f, slot_scale_, t);
      if (item.from_slot) out.scale = std::lerp(slot_scale_, 1.f, t);
    }
  }
  if (item.becomes) {
    out.before = item.look();
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
    if (item.leaves && ms >= item.legs.back().span.end()) continue;
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

std::optional<HandCounts> Animation::hands(float ms) const {
  if (fade_from_) return std::nullopt;
  HandCounts out = held_;
  for (const Tick& t : ticks_)
    if (ms >= t.at_ms && t.index < out[t.seat].size()) out[t.seat][t.index] += t.by;
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
