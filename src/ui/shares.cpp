#include "ui/shares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>

#include "ui/theme.h"
#include "ui/widgets.h"

namespace tetrarchy::ui {
namespace {

using render::Emblem;

// As long as the engine has said nothing: all seats that play have the same part.
Expectation even(const BySeat<bool>& playing) {
  const auto count = std::max<std::ptrdiff_t>(1, std::count(playing.of.begin(), playing.of.end(), true));
  Expectation out{};
  for (const Seat s : all_seats)
    if (playing[s]) out[s] = whole_share / static_cast<int>(count);
  return out;
}

// The end is no matter of opinion.
Expectation final_shares(const Outcome& outcome) {
  Expectation out;
  for (const Seat s : all_seats) out[s] = static_cast<int>(std::lround(outcome.share[s] * whole_share));
  return out;
}

// What of the game went from seat to seat.
int moved(const Expectation& before, const Expectation& after) {
  int sum = 0;
  for (const Seat s : all_seats) sum += std::abs(after[s] - before[s]);
  return sum / 2;
}

// One chart being drawn.
class Chart {
 public:
  Chart(Screen& s, Canvas& c, const Rect& box, std::vector<Expectation> course)
      : screen_(s), canvas_(c), box_(box), course_(std::move(course)), turns_(turning_points(course_)) {}

  void bands();
  void turns();
  void labels();
  void shown(int ply);
  float x_of(std::size_t ply) const {
    const auto last = static_cast<float>(std::max<std::size_t>(1, course_.size() - 1));
    return box_.x + box_.width * static_cast<float>(ply) / last;
  }
  int ply_at(float x) const {
    constexpr float near = 6;
    const auto away = [&](int ply) { return std::abs(x_of(static_cast<std::size_t>(ply)) - x); };
    const auto turn = std::ranges::min_element(turns_, {}, away);
    if (turn != turns_.end() && away(*turn) <= near) return *turn;
    const float part = std::clamp((x - box_.x) / box_.width, 0.f, 1.f);
    return static_cast<int>(std::lround(part * static_cast<float>(course_.size() - 1)));
  }

 private:
  // The upper edge of a seat's band; that of the last seat lies at the foot.
  float edge(const Expectation& shares, std::size_t seats_above) const {
    int sum = 0, above = 0;
    for (std::size_t i = 0; i < all_seats.size(); ++i) {
      sum += shares.of[i];
      if (i < seats_above) above += shares.of[i];
    }
    return box_.y + box_.height * static_cast<float>(above) / static_cast<float>(std::max(1, sum));
  }
  void band(Seat);

  Screen& screen_;
  Canvas& canvas_;
  Rect box_;
  std::vector<Expectation> course_;
  std::vector<int> turns_;
};

void Chart::band(Seat s) {
  const float k = canvas_.k();
  const std::size_t step = std::max<std::size_t>(1, course_.size() / 400);
  const auto at = [&](std::size_t ply, std::size_t seats) {
    return ImVec2{x_of(ply) * k, edge(course_[ply], seats) * k};
  };
  for (std::size_t ply = 0; ply + 1 < course_.size(); ply += step) {
    const std::size_t to = std::min(ply + step, course_.size() - 1);
    canvas_.list().AddQuadFilled(at(ply, index(s)), at(to, index(s)), at(to, index(s) + 1), at(ply, index(s) + 1),
                                 packed(render::seat_colours(s).fill));
    if (s != Seat::red)
      canvas_.list().AddLine(at(ply, index(s)), at(to, index(s)), packed(screen_.palette.panel), 1.5f * k);
  }
}

void Chart::bands() {
  const ImDrawListFlags before = canvas_.list().Flags;
  canvas_.list().Flags &= ~ImDrawListFlags_AntiAliasedFill;  // neighbours of one colour: no seams between them
  for (const Seat s : all_seats) band(s);
  canvas_.list().Flags = before;
}

// Above the bands, a pin whose foot shows the ply.
void Chart::turns() {
  for (const int ply : turns_) {
    const float x = x_of(static_cast<std::size_t>(ply));
    canvas_.fill({x - .5f, box_.y - 4, 1, box_.height + 4}, screen_.palette.panel);
    canvas_.fill({x - 3, box_.y - 7, 6, 6}, screen_.palette.accent, 3);
  }
}

// At the right end of each band its seat and its part; they give way to one another.
void Chart::labels() {
  constexpr float height = 17;
  struct Label {
    Seat seat;
    float y;
  };
  const Expectation& last = course_.back();
  std::vector<Label> all;
  for (const Seat s : all_seats)
    if (last[s] > 0) all.push_back({s, (edge(last, index(s)) + edge(last, index(s) + 1)) / 2});
  const float first = box_.y + height / 2 - 2, foot = box_.y + box_.height - height / 2 + 2;
  for (std::size_t i = 0; i < all.size(); ++i) all[i].y = std::max(all[i].y, i == 0 ? first : all[i - 1].y + height);
  for (std::size_t i = all.size(); i-- > 0;)
    all[i].y = std::min(all[i].y, i + 1 == all.size() ? foot : all[i + 1].y - height);
  for (const Label& label : all) {
    const float x = box_.x + box_.width + 14;
    canvas_.emblem({x, label.y}, 15, label.seat, Emblem::Look::plain);
    const Message text = Message{"ui.share"}.with("percent", (last[label.seat] + 5) / 10);
    canvas_.text({x + 12, label.y}, style::note, screen_.palette.ink, screen_.text(text));
  }
}

void Chart::shown(int ply) {
  const float x = x_of(static_cast<std::size_t>(ply));
  canvas_.fill({x - 2, box_.y - 2, 4, box_.height + 4}, screen_.palette.panel);
  canvas_.fill({x - 1, box_.y - 2, 2, box_.height + 4}, screen_.palette.ink);
}

}  // namespace

std::vector<Expectation> expected_course(const MatchView& v) {
  const bool known = std::any_of(v.record.begin(), v.record.end(), [](const RecordLine& l) { return l.expected; });
  if (!known) return {};
  std::vector<Expectation> out{even(v.record.front().playing)};
  for (const RecordLine& line : v.record) out.push_back(line.expected.value_or(out.back()));
  if (v.live() && v.ended) out.back() = final_shares(v.ended->outcome);
  return out;
}

std::vector<int> turning_points(const std::vector<Expectation>& course) {
  constexpr int least = whole_share / 20;
  constexpr std::size_t most = 5;
  const int last = static_cast<int>(course.size()) - 1;
  const auto move = [&](int ply) {
    const auto i = static_cast<std::size_t>(ply);
    return ply < 1 || ply > last ? 0 : moved(course[i - 1], course[i]);
  };
  std::vector<int> out;
  for (int ply = 1; ply <= last; ++ply)
    if (move(ply) >= least && move(ply) >= move(ply + 1) && move(ply) > move(ply - 1)) out.push_back(ply);
  std::ranges::stable_sort(out, std::greater{}, move);
  out.resize(std::min(out.size(), most));
  std::ranges::sort(out);
  return out;
}

std::optional<Expectation> expected_now(const MatchView& v, const Thinking& thinking) {
  if (v.ended) return std::nullopt;
  if (v.live() && thinking.shares) return thinking.shares;
  for (int ply = v.ply; ply > 0; --ply)
    if (const auto& expected = v.record[static_cast<std::size_t>(ply) - 1].expected) return expected;
  return std::nullopt;
}

void draw_shares(Screen& s, const MatchView& v, const Rect& r) {
  std::vector<Expectation> course = expected_course(v);
  if (course.empty()) return;
  if (v.live() && s.thinking.shares) course.back() = *s.thinking.shares;
  constexpr float labels = 62;
  const Rect box{r.x, r.y, r.width - labels, r.height};
  Canvas c = s.window();
  Chart chart(s, c, box, std::move(course));
  chart.bands();
  chart.turns();
  chart.labels();
  chart.shown(v.ply);
  if (row(s, "shares", box)) s.ask(Command::Kind::go_to, chart.ply_at(ImGui::GetIO().MousePos.x / s.k()));
}

}  // namespace tetrarchy::ui
