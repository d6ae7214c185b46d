#include "ui/notices.h"

#include <algorithm>
#include <array>

namespace tetrarchy::ui {
namespace {

// What is worth a notice.
constexpr std::array told{MoveNote::Kind::fell, MoveNote::Kind::came_to_power, MoveNote::Kind::passed,
                          MoveNote::Kind::turn_jumps};

constexpr float rise_ms = 140, stay_ms = 2600, leave_ms = 200;

float opacity(float ms) {
  if (ms < rise_ms) return ms / rise_ms;
  return std::clamp((rise_ms + stay_ms + leave_ms - ms) / leave_ms, 0.f, 1.f);
}

}  // namespace

std::vector<Notice> notices_of(const Words& words, const Passage& p) {
  std::vector<Notice> out;
  for (const MoveNote& n : p.notes)
    if (n.seat && std::find(told.begin(), told.end(), n.kind) != told.end())
      out.push_back({n.seat, words.text(n.text), n.detail.empty() ? "" : words.text(n.detail)});
  return out;
}

void Notices::add(Notice n) { waiting_.push_back(std::move(n)); }

void Notices::draw(Screen& s, std::int64_t now_ms) {
  if (waiting_.empty()) return;
  if (!since_ms_) since_ms_ = now_ms;
  const auto age = static_cast<float>(now_ms - *since_ms_);
  if (age >= rise_ms + stay_ms + leave_ms) {
    waiting_.pop_front();
    since_ms_.reset();
    return;
  }
  const Notice& n = waiting_.front();
  Canvas c = s.foreground();
  const float alpha = opacity(age);
  c.set_alpha(alpha);
  const bool small = s.layout.board.width < 330;
  const TextStyle title = small ? style::mini_name : style::prompt_title, detail = small ? style::note : style::button;
  const float tab = small ? 34 : 52, most = s.layout.board.width - 16;
  const float wanted = std::max(c.measure(title, n.title), c.measure(detail, n.detail)) + tab + 32;
  const float width = std::min(most, std::max(wanted, 220.f)), text_width = width - tab - 26;
  const float detail_height = n.detail.empty() ? 0 : c.paragraph_height(text_width, detail, n.detail);
  const float title_height = c.paragraph_height(text_width, title, n.title);
  const float height = 20 + title_height + detail_height;
  const Rect box{centre_of(s.layout.board).x - width / 2,
                 s.layout.board.y + s.layout.frame + 6 + 8 * (1 - std::min(1.f, age / rise_ms)), width, height};
  c.shadow(box, s.palette.shadow, 22, 6);
  c.fill(box, s.palette.raised, 10);
  c.fill({box.x, box.y, tab, height}, n.seat ? render::seat_colours(*n.seat).fill : s.palette.accent, 10,
         ImDrawFlags_RoundCornersLeft);
  if (s.palette.theme == render::Theme::high_contrast) c.outline(box, s.palette.line, 10, 2);
  if (n.seat) {
    const Point at{box.x + tab / 2, box.y + height / 2};
    c.emblem(at, tab - 14, *n.seat, render::Emblem::Look::plain, render::hairline);
    c.letter(at, tab - 14, *n.seat, s.words.of(*n.seat, "letter"), render::Emblem::Look::plain);
  }
  const float x = box.x + tab + 12;
  const float below = box.y + 10 + c.paragraph({x, box.y + 10}, text_width, title, s.palette.ink, n.title);
  if (!n.detail.empty()) c.paragraph({x, below}, text_width, detail, s.palette.ink2, n.detail);
}

}  // namespace tetrarchy::ui
