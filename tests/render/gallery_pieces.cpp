#include "render/gallery.h"

#include <array>
#include <vector>

namespace tetrarchy::render::gallery {
namespace {

constexpr std::array roles{Face::chief,    Face::assassin,    Face::diplomat,
                           Face::reporter, Face::necromobile, Face::militant};

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

}  // namespace

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

}  // namespace tetrarchy::render::gallery
