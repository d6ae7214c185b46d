#include "render/gallery.h"

#include <array>
#include <string_view>

namespace tetrarchy::render::gallery {
namespace {

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

}  // namespace

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

}  // namespace tetrarchy::render::gallery
