#include <array>
#include <vector>

#include "render/gallery.h"

namespace tetrarchy::render::gallery {
namespace {

constexpr std::array men{Face::king, Face::rook, Face::dragon, Face::gold, Face::silver, Face::promoted_silver,
                         Face::pawn, Face::tokin};
constexpr std::array sets{PieceSet::international, PieceSet::kanji, PieceSet::kanji_two};

// Every man of every seat as large as its square, then in its other states.
class Block {
 public:
  Block(const Sheet& sheet, Picture& picture, float size) : sheet_(sheet), picture_(picture), size_(size) {}

  void draw(Point corner, PieceSet set, bool states) {
    for (const Seat s : all_seats) {
      at_ = {corner.x, corner.y + static_cast<float>(index(s)) * (size_ + 2)};
      for (const Face f : men) put(own(s, f), set);
      if (!states) continue;
      at_.x += 12;
      put(in_state(s, Face::king, State::fallen), set);
      for (const Face f : men)
        if (f != Face::king && f != Face::tokin) put(in_state(s, f, State::frozen), set);
      for (const Face f : men)
        if (f != Face::king) put(led(s, f, next(s)), set);
    }
  }

 private:
  void put(const PieceView& piece, PieceSet set) {
    const Colour ground = palette(sheet_.theme()).wood_b;
    sheet_.fill({at_.x, at_.y, size_ + 2, size_ + 2}, ground);
    picture_.tokens.push_back(
        {.centre = {at_.x + size_ / 2, at_.y + size_ / 2}, .square = size_ / .9F, .piece = piece, .set = set});
    at_.x += size_ + 2;
  }

  const Sheet& sheet_;
  Picture& picture_;
  float size_;
  Point at_{};
};

}  // namespace

bool wedges(Renderer& renderer, Theme theme, const std::string& file) {
  const Sheet sheet(1500, 1240, 1, theme);
  Picture picture;
  float x = 12;
  for (const PieceSet set : sets) {
    Block(sheet, picture, 58).draw({x, 12}, set, false);
    x += 496;
  }
  float y = 264;
  for (const PieceSet set : sets) {
    Block(sheet, picture, 48).draw({12, y}, set, true);
    y += 212;
  }
  x = 12;
  for (const PieceSet set : sets) {
    Block(sheet, picture, 32).draw({x, 904}, set, false);
    Block(sheet, picture, 24).draw({x, 1048}, set, false);
    Block(sheet, picture, 20).draw({x + 220, 1048}, set, false);
    x += 496;
  }
  renderer.draw(picture, theme, sheet.target(), {0, 0, 1500, 1240});
  return sheet.save(file);
}

}  // namespace tetrarchy::render::gallery
