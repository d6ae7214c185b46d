// Draws the sheets of the art direction with the real renderer, to be looked at beside its pictures:
//   render_gallery <folder>
// Needs an X display (Xvfb will do).
#include <SDL.h>
#include <gl_headers.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb/stb_image_write.h>

#include "render/renderer.h"

namespace {

using namespace tetrarchy;
using namespace tetrarchy::render;
using State = PieceView::State;

// An offscreen picture that a renderer draws on.
class Sheet {
 public:
  Sheet(int width, int height, float ratio, Theme theme)
      : target_{static_cast<int>(static_cast<float>(width) * ratio),
                static_cast<int>(static_cast<float>(height) * ratio), ratio},
        theme_(theme) {
    glGenTextures(1, &texture_);
    glBindTexture(GL_TEXTURE_2D, texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, target_.width, target_.height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glBindTexture(GL_TEXTURE_2D, 0);
    glGenFramebuffers(1, &framebuffer_);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
    fill({0, 0, static_cast<float>(width), static_cast<float>(height)}, palette(theme).table);
  }
  ~Sheet() {
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer_);
    glDeleteTextures(1, &texture_);
  }
  Sheet(const Sheet&) = delete;
  Sheet& operator=(const Sheet&) = delete;

  const Target& target() const { return target_; }
  Theme theme() const { return theme_; }

  void fill(Rect r, Colour c) const {
    const float k = target_.pixel_ratio;
    glEnable(GL_SCISSOR_TEST);
    glScissor(static_cast<int>(r.x * k), target_.height - static_cast<int>((r.y + r.height) * k),
              static_cast<int>(r.width * k), static_cast<int>(r.height * k));
    glClearColor(static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255, static_cast<float>(c.b) / 255, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_SCISSOR_TEST);
  }
  bool save(const std::string& file) const {
    std::vector<std::uint8_t> rgba(static_cast<std::size_t>(target_.width) * target_.height * 4);
    glReadPixels(0, 0, target_.width, target_.height, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
    stbi_flip_vertically_on_write(1);
    std::printf("%s\n", file.c_str());
    return stbi_write_png(file.c_str(), target_.width, target_.height, 4, rgba.data(), target_.width * 4) != 0;
  }

 private:
  Target target_;
  Theme theme_;
  GLuint texture_ = 0, framebuffer_ = 0;
};

constexpr std::array roles{Face::chief,    Face::assassin,    Face::diplomat,
                           Face::reporter, Face::necromobile, Face::militant};

PieceView own(Seat s, Face f) { return {f, State::active, s, s, s}; }
PieceView led(Seat camp, Face f, Seat by) { return {f, State::active, camp, by, camp}; }
PieceView in_state(Seat s, Face f, State state) { return {f, state, s, s, s}; }
PieceView body() { return in_state(Seat::red, Face::chief, State::fallen); }

// ---- pieces: every role and camp in every state, at four sizes -------------------------------------

enum class Column { own, led_by_next, led_by_opposite, locked, hostage };

PieceView column_piece(Column c, Seat camp, Face f) {
  switch (c) {
    case Column::led_by_next:
      return led(camp, f, next(camp));
    case Column::led_by_opposite:
      return led(camp, f, next(next(camp)));
    case Column::locked:
      return in_state(camp, f, State::locked);
    case Column::hostage:
      return in_state(camp, f, State::hostage);
    default:
      return own(camp, f);
  }
}

// Tokens as large as their squares, as on the art direction's sheet.
void piece_block(const Sheet& sheet, Picture& picture, Point corner, float size, const std::vector<Column>& columns) {
  const Colour ground = sheet.theme() == Theme::light  ? rgb(0xDFD5C4)
                        : sheet.theme() == Theme::dark ? rgb(0x4E4548)
                                                       : rgb(0xFFFFFF);
  const float cell = size + 2;
  for (const Seat camp : all_seats) {
    float x = corner.x;
    const float y = corner.y + static_cast<float>(index(camp)) * cell;
    const auto put = [&](const PieceView& piece) {
      sheet.fill({x, y, cell, cell}, ground);
      picture.tokens.push_back({.centre = {x + cell / 2, y + cell / 2}, .square = size / .9F, .piece = piece});
      x += cell;
    };
    for (const Column c : columns) {
      for (const Face f : roles) put(column_piece(c, camp, f));
      if (c == Column::own) put(body());
      x += 14;
    }
  }
}

bool pieces(Renderer& renderer, Theme theme, const std::string& file) {
  const Sheet sheet(1660, 1010, 1, theme);
  Picture picture;
  piece_block(sheet, picture, {24, 24}, 96, {Column::own});
  piece_block(sheet, picture, {740, 24}, 96, {Column::led_by_next});
  piece_block(sheet, picture, {24, 440}, 48,
              {Column::own, Column::led_by_next, Column::led_by_opposite, Column::locked});
  piece_block(sheet, picture, {24, 660}, 32, {Column::own, Column::led_by_next, Column::locked, Column::hostage});
  piece_block(sheet, picture, {960, 660}, 24, {Column::own, Column::led_by_next, Column::locked});
  piece_block(sheet, picture, {24, 820}, 40, {Column::hostage, Column::led_by_opposite});
  piece_block(sheet, picture, {620, 820}, 20, {Column::own, Column::led_by_next, Column::locked, Column::hostage});
  renderer.draw(picture, theme, sheet.target(), {0, 0, 1660, 1010});
  return sheet.save(file);
}

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

using Kind = Mark::Kind;
constexpr auto stone = BoardView::Surface::stone, wood = BoardView::Surface::wood;

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

// ---- a board in the middle of a game ---------------------------------------------------------------

struct Placed {
  std::string_view square, piece;
};
constexpr std::array<Placed, 35> middle_game{{
    {"A1", "gC"}, {"B2", "gD"}, {"C4", "gA"}, {"A5", "gR"}, {"C3", "gN"}, {"A3", "gM"}, {"D2", "gM"},
    {"B4", "gM"}, {"H1", "yA"}, {"H2", "yD"}, {"G5", "yR"}, {"G3", "yN"}, {"I3", "yM"}, {"H4", "yM"},
    {"E5", "rC"}, {"B8", "rD"}, {"D7", "rA"}, {"C9", "rR"}, {"C7", "rN"}, {"A7", "rM"}, {"B6", "rM"},
    {"E8", "rM"}, {"I9", "bC"}, {"G7", "bA"}, {"H8", "bD"}, {"I6", "bR"}, {"F8", "bN"}, {"G8", "bM"},
    {"H7", "bM"}, {"I1", "x"},  {"F3", "x"},  {"F4", "x"},  {"E2", "x"},  {"F6", "x"},  {"G9", "x"},
}};

Face role_of(char letter) {
  constexpr std::string_view letters = "CARDNM";
  return static_cast<Face>(letters.find(letter));
}

Seat seat_of(char letter) {
  constexpr std::string_view letters = "rbyg";
  return static_cast<Seat>(letters.find(letter));
}

PieceView placed_piece(std::string_view text) {
  if (text == "x") return body();
  const Seat camp = seat_of(text[0]);
  return led(camp, role_of(text[1]), camp == Seat::yellow ? Seat::blue : camp);
}

struct Grid {
  Rect area;
  float square() const { return area.width / 9; }
  Point at(std::string_view name) const {
    return {area.x + square() * (static_cast<float>(name[0] - 'A') + .5F),
            area.y + square() * (static_cast<float>(name[1] - '1') + .5F)};
  }
  Mark mark(Kind kind, std::string_view at_square) const {
    return {.kind = kind, .at = at(at_square), .square = square()};
  }
  Mark seat_mark(Kind kind, std::string_view at_square, std::string_view to, Seat seat) const {
    Mark m = mark(kind, at_square);
    m.to = at(to);
    m.seat = seat;
    return m;
  }
};

Scene middle_game_scene(Theme theme, Rect area, float frame) {
  const Grid g{area};
  Scene scene;
  scene.theme = theme;
  scene.board = Board{.area = area,
                      .frame = frame,
                      .power = Power{Seat::red, 1},
                      .homes = {{Corner::top_left, Seat::green},
                                {Corner::top_right, Seat::yellow},
                                {Corner::bottom_left, Seat::red},
                                {Corner::bottom_right, Seat::blue, 1}}};
  scene.on_board.below = {g.seat_mark(Kind::trail, "F4", "C4", Seat::green),
                          g.seat_mark(Kind::landing, "C4", "C4", Seat::green),
                          g.seat_mark(Kind::trail, "C8", "E8", Seat::red),
                          g.seat_mark(Kind::landing, "E8", "E8", Seat::red), g.mark(Kind::selected, "G7")};
  for (const auto& [square, piece] : middle_game)
    scene.on_board.tokens.push_back({.centre = g.at(square), .square = g.square(), .piece = placed_piece(piece)});
  scene.on_board.tokens.push_back({.centre = g.at("C6"), .square = g.square(), .piece = body()});
  for (const char* square : {"F7", "E7", "G6", "H6", "I5"}) scene.on_board.above.push_back(g.mark(Kind::free, square));
  for (const char* square : {"D7", "E5"}) scene.on_board.above.push_back(g.mark(Kind::kill, square));
  return scene;
}

bool board(Renderer& renderer, Theme theme, float square, float frame, float ratio, const std::string& file) {
  const float side = square * 9 + 2 * frame + 80;
  const Sheet sheet(static_cast<int>(side), static_cast<int>(side), ratio, theme);
  renderer.draw(middle_game_scene(theme, {40 + frame, 40 + frame, square * 9, square * 9}, frame), sheet.target());
  return sheet.save(file);
}

bool wooden_board(Renderer& renderer, Theme theme, const std::string& file) {
  const Sheet sheet(800, 800, 1, theme);
  Scene scene;
  scene.theme = theme;
  scene.board = Board{.area = {62.5F, 62.5F, 675, 675},
                      .frame = 30.5F,
                      .surface = wood,
                      .homes_at = BoardView::Homes::sides,
                      .homes = {{Corner::top_left, Seat::yellow},
                                {Corner::top_right, Seat::green},
                                {Corner::bottom_left, Seat::blue},
                                {Corner::bottom_right, Seat::red, 1}}};
  renderer.draw(scene, sheet.target());
  return sheet.save(file);
}

bool draw_all(Renderer& renderer, const std::string& folder) {
  constexpr std::array<std::pair<Theme, const char*>, 3> themes{
      {{Theme::light, "light"}, {Theme::dark, "dark"}, {Theme::high_contrast, "high-contrast"}}};
  bool fine = true;
  for (const auto& [theme, name] : themes) {
    const std::string end = std::string(name) + ".png";
    fine = pieces(renderer, theme, folder + "/pieces-" + end) && fine;
    fine = marks(renderer, theme, 1, folder + "/marks-" + end) && fine;
    fine = marks(renderer, theme, 2, folder + "/marks-2x-" + end) && fine;
    fine = board(renderer, theme, 75, 30.5F, 1, folder + "/board-laptop-" + end) && fine;
    fine = board(renderer, theme, 39, 13.5F, 2, folder + "/board-phone-2x-" + end) && fine;
    fine = board(renderer, theme, 22, 3, 1, folder + "/board-embed-" + end) && fine;
    fine = board(renderer, theme, 200, 60, 1, folder + "/board-200-" + end) && fine;
    fine = wooden_board(renderer, theme, folder + "/wood-" + end) && fine;
  }
  return fine;
}

bool open_hidden_window() {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_Window* window = SDL_CreateWindow("gallery", 0, 0, 64, 64, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
  return window != nullptr && SDL_GL_CreateContext(window) != nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: render_gallery <folder>\n");
    return 1;
  }
  if (!open_hidden_window()) {
    std::fprintf(stderr, "no GL 3.3 window: %s\n", SDL_GetError());
    return 1;
  }
  Renderer renderer;
  // Twice, as after a lost context.
  for (int i = 0; i < 2; ++i) {
    renderer.destroy();
    if (const auto complaint = renderer.create()) {
      std::fprintf(stderr, "%s\n", complaint->c_str());
      return 1;
    }
  }
  const bool fine = draw_all(renderer, argv[1]) && glGetError() == GL_NO_ERROR;
  renderer.destroy();
  SDL_Quit();
  return fine ? 0 : 1;
}
