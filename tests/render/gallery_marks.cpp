#include "render/gallery.h"

#include <array>
#include <utility>

namespace tetrarchy::render::gallery {
namespace {

// ---- marks: little boards of three by two squares ---------------------------------------------------

constexpr float small_square = 214.F / 3;

class SmallBoard {
 public:
  SmallBoard(const Sheet& sheet, int number, BoardView::Surface surface)
      : corner_{26.F + 234.F * static_cast<float>(number % 6), 26.F + 176.F * static_cast<float>(number / 6)} {
    const Palette& p = palette(sheet.theme());
    const bool wood = surface == BoardView::Surface::wood;
    for (int i = 0; i < 6; ++i) {
      const float x = corner_.x + small_square * static_cast<float>(i % 3);
      const float y = corner_.y + small_square * static_cast<float>(i / 3);
      sheet.fill({x, y, small_square, small_square}, wood ? p.wood_line : p.stone_joint);
      const bool second = (i % 3 + i / 3) % 2 != 0;
      const Colour tone = wood ? mixed(p.wood_a, p.wood_b, .5F) : second ? p.stone_b : p.stone_a;
      sheet.fill({x + 1, y + 1, small_square - 2, small_square - 2}, tone);
    }
  }
  Point at(int x, int y) const {
    return {corner_.x + small_square * (static_cast<float>(x) + .5F),
            corner_.y + small_square * (static_cast<float>(y) + .5F)};
  }
  Mark mark(Mark::Kind kind, int x, int y) const { return {.kind = kind, .at = at(x, y), .square = small_square}; }
  Mark mark(Mark::Kind kind, int x, int y, Seat seat) const {
    Mark m = mark(kind, x, y);
    m.seat = seat;
    return m;
  }
  Mark line(Mark::Kind kind, int x, int y, int to_x, int to_y, Seat seat) const {
    Mark m = mark(kind, x, y, seat);
    m.to = at(to_x, to_y);
    return m;
  }
  Token token(int x, int y, PieceView piece) const {
    return {.centre = at(x, y), .square = small_square, .piece = piece};
  }

 private:
  Point corner_;
};

using Draw = void (*)(const SmallBoard&, Picture&);
struct Example {
  BoardView::Surface surface;
  Draw draw;
};

PieceView man(Seat seat, Face face, Seat facing) { return {face, State::active, seat, seat, facing}; }

const std::array examples{
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.below.push_back(b.mark(Kind::selected, 1, 1));
              p.tokens.push_back(b.token(1, 1, own(Seat::blue, Face::assassin)));
              p.tokens.back().lift = 1;
              p.above.push_back(b.mark(Kind::cursor, 2, 0));
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.tokens.push_back(b.token(0, 1, own(Seat::blue, Face::militant)));
              p.above = {b.mark(Kind::free, 1, 1), b.mark(Kind::free, 2, 1), b.mark(Kind::free, 1, 0)};
            }},
    Example{
        stone,
        [](const SmallBoard& b, Picture& p) {
          p.tokens = {b.token(0, 1, own(Seat::blue, Face::assassin)), b.token(2, 1, own(Seat::red, Face::diplomat))};
          p.above = {b.mark(Kind::free, 1, 1), b.mark(Kind::kill, 2, 1)};
        }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(0, 1, own(Seat::blue, Face::diplomat)), b.token(2, 1, own(Seat::green, Face::chief))};
              p.above = {b.mark(Kind::free, 1, 1), b.mark(Kind::carry, 2, 1)};
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(1, 1, own(Seat::blue, Face::reporter)), b.token(2, 1, own(Seat::red, Face::militant)),
                          b.token(1, 0, own(Seat::green, Face::necromobile))};
              p.above = {b.mark(Kind::kill, 2, 1), b.mark(Kind::kill, 1, 0)};
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(0, 0, own(Seat::blue, Face::militant)), b.token(2, 0, body())};
              p.above = {b.mark(Kind::put, 1, 0), b.mark(Kind::put, 0, 1), b.mark(Kind::put_many, 1, 1),
                         b.mark(Kind::put_many, 2, 1)};
            }},
    Example{
        stone,
        [](const SmallBoard& b, Picture& p) {
          const std::array<std::array<int, 3>, 5> exits{{{0, 0, -45}, {2, 0, 45}, {0, 1, -90}, {2, 1, 90}, {1, 0, 0}}};
          for (const auto& [x, y, angle] : exits) {
            p.above.push_back(b.mark(Kind::exit, x, y));
            p.above.back().angle = static_cast<float>(angle);
          }
          p.tokens = {b.token(1, 1, own(Seat::blue, Face::assassin))};
        }},
    Example{
        stone,
        [](const SmallBoard& b, Picture& p) {
          p.below = {b.line(Kind::trail, 0, 0, 2, 0, Seat::red), b.mark(Kind::landing, 2, 0, Seat::red),
                     b.line(Kind::trail, 2, 1, 0, 1, Seat::green), b.mark(Kind::landing, 0, 1, Seat::green)};
          p.below[2].alpha = .85F;
          p.tokens = {b.token(2, 0, own(Seat::red, Face::militant)), b.token(0, 1, own(Seat::green, Face::assassin))};
        }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              for (const auto& [x, y] : {std::pair{1, 0}, {2, 0}, {0, 1}, {1, 1}})
                p.below.push_back(b.mark(Kind::reach, x, y, Seat::green));
              p.below.push_back(b.mark(Kind::hover, 0, 0));
              p.tokens = {b.token(0, 0, own(Seat::green, Face::reporter))};
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.below = {b.mark(Kind::danger, 1, 0)};
              p.tokens = {b.token(1, 0, own(Seat::blue, Face::chief)), b.token(1, 1, own(Seat::red, Face::assassin))};
              p.above = {b.mark(Kind::badge, 1, 0)};
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(0, 0, in_state(Seat::yellow, Face::reporter, State::locked)),
                          b.token(1, 0, in_state(Seat::yellow, Face::necromobile, State::locked)),
                          b.token(2, 1, in_state(Seat::yellow, Face::militant, State::locked))};
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(0, 0, in_state(Seat::green, Face::chief, State::hostage)),
                          b.token(1, 0, in_state(Seat::red, Face::assassin, State::hostage)),
                          b.token(0, 1, in_state(Seat::blue, Face::assassin, State::hostage)),
                          b.token(2, 1, in_state(Seat::yellow, Face::militant, State::hostage))};
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(0, 0, led(Seat::yellow, Face::assassin, Seat::blue)),
                          b.token(1, 0, led(Seat::green, Face::reporter, Seat::red)),
                          b.token(2, 0, led(Seat::red, Face::necromobile, Seat::yellow)),
                          b.token(0, 1, led(Seat::blue, Face::militant, Seat::green)),
                          b.token(1, 1, led(Seat::blue, Face::militant, Seat::red)),
                          b.token(2, 1, led(Seat::yellow, Face::diplomat, Seat::green))};
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              p.below = {b.line(Kind::fell, 1, 0, 0, 0, Seat::red), b.mark(Kind::ghost, 2, 1, Seat::red)};
              p.tokens = {b.token(0, 0, body()), b.token(2, 0, body()), b.token(1, 1, body()),
                          b.token(1, 0, own(Seat::blue, Face::necromobile))};
              p.tokens[2].lift = 1;
            }},
    Example{wood,
            [](const SmallBoard& b, Picture& p) {
              p.below = {b.mark(Kind::in_check, 0, 0)};
              p.tokens = {b.token(0, 0, man(Seat::blue, Face::king, Seat::blue)),
                          b.token(2, 0, man(Seat::red, Face::rook, Seat::red))};
              p.above = {b.line(Kind::check, 2, 0, 0, 0, Seat::red), b.mark(Kind::badge, 0, 0)};
            }},
    Example{wood,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(0, 0, man(Seat::blue, Face::gold, Seat::blue)),
                          b.token(1, 1, man(Seat::yellow, Face::silver, Seat::yellow))};
              p.above = {b.mark(Kind::able, 0, 0)};
            }},
    Example{wood,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(0, 0, {Face::king, State::fallen, Seat::yellow, Seat::yellow, Seat::yellow}),
                          b.token(1, 0, {Face::gold, State::frozen, Seat::yellow, Seat::yellow, Seat::yellow}),
                          b.token(2, 0, {Face::dragon, State::frozen, Seat::yellow, Seat::yellow, Seat::yellow})};
            }},
    Example{wood,
            [](const SmallBoard& b, Picture& p) {
              p.tokens = {b.token(0, 0, {Face::rook, State::active, Seat::blue, Seat::red, Seat::blue}),
                          b.token(1, 0, {Face::silver, State::active, Seat::yellow, Seat::red, Seat::yellow}),
                          b.token(2, 0, {Face::tokin, State::active, Seat::green, Seat::red, Seat::green}),
                          b.token(0, 1, man(Seat::red, Face::dragon, Seat::red)),
                          b.token(1, 1, man(Seat::green, Face::promoted_silver, Seat::red)),
                          b.token(2, 1, man(Seat::yellow, Face::pawn, Seat::red))};
            }},
    // motion: tipping over, changing hands, being locked
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              for (int i = 0; i < 6; ++i) {
                p.tokens.push_back(b.token(i % 3, i / 3, own(Seat::green, Face::militant)));
                p.tokens.back().tip = static_cast<float>(i) / 5;
              }
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              for (int i = 0; i < 6; ++i) {
                p.tokens.push_back(b.token(i % 3, i / 3, led(Seat::yellow, Face::reporter, Seat::red)));
                p.tokens.back().before = own(Seat::yellow, Face::reporter);
                p.tokens.back().change = static_cast<float>(i) / 5;
              }
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              for (int i = 0; i < 6; ++i) {
                p.tokens.push_back(b.token(i % 3, i / 3, in_state(Seat::blue, Face::chief, State::locked)));
                p.tokens.back().before = own(Seat::blue, Face::chief);
                p.tokens.back().change = static_cast<float>(i) / 5;
              }
            }},
    Example{stone,
            [](const SmallBoard& b, Picture& p) {
              for (int i = 0; i < 4; ++i)
                p.emblems.push_back({.centre = b.at(i % 3, i / 3), .size = 60, .seat = all_seats[std::size_t(i)]});
              p.tokens = {b.token(1, 1, own(Seat::red, Face::chief)), b.token(2, 1, own(Seat::blue, Face::diplomat))};
              for (Token& t : p.tokens) t.look = Token::Look::ghost;
            }},
};

}  // namespace

bool marks(Renderer& renderer, Theme theme, float ratio, const std::string& file) {
  const Sheet sheet(1440, 730, ratio, theme);
  for (int i = 0; i < static_cast<int>(examples.size()); ++i) {
    const Example& example = examples[static_cast<std::size_t>(i)];
    Picture picture;
    example.draw(SmallBoard(sheet, i, example.surface), picture);
    renderer.draw(picture, theme, sheet.target(), {0, 0, 1440, 730});
  }
  renderer.draw(logo({1230, 620}, 128), theme, sheet.target(), {0, 0, 1440, 730});
  renderer.draw(logo({1130, 620}, 30), theme, sheet.target(), {0, 0, 1440, 730});
  Picture strips;
  for (const Seat s : all_seats)
    strips.below.push_back({.kind = Kind::hatch,
                            .at = {},
                            .square = 64,
                            .seat = s,
                            .box = {1310, 560 + 36 * static_cast<float>(index(s)), 100, 30}});
  renderer.draw(strips, theme, sheet.target(), {0, 0, 1440, 730});
  return sheet.save(file);
}

}  // namespace tetrarchy::render::gallery
