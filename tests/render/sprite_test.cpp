#include "render/sprite.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace tetrarchy::render {
namespace {

using State = PieceView::State;

PieceView piece(Seat camp, State state, Seat controller, Face face = Face::militant) {
  return {face, state, camp, controller, camp};
}

Token token(const PieceView& p, float square = 100) { return {.centre = {50, 60}, .square = square, .piece = p}; }

Sprite light(const Token& t, float pixel_ratio = 1) { return sprite(t, palette(Theme::light), pixel_ratio); }

float cell(Cell c) { return static_cast<float>(c); }

TEST(Token, takes_nine_tenths_of_its_square_at_any_pixel_ratio) {
  const Sprite s = light(token(piece(Seat::red, State::active, Seat::red)), 1.5F);
  EXPECT_FLOAT_EQ(s.unit * 128, .9F * 100 * 1.5F);
  EXPECT_FLOAT_EQ(s.x, 75);
  EXPECT_FLOAT_EQ(s.y, 90);
}

TEST(Token, own_camp_is_one_badge) {
  for (const Seat camp : all_seats) {
    const Sprite s = light(token(piece(camp, State::active, camp)));
    EXPECT_EQ(s.base, cell(outline(camp)));
    EXPECT_EQ(s.medallion, s.base);
    EXPECT_EQ(s.base_colour, s.medallion_colour);
    EXPECT_EQ(s.hairline_width, 0);
  }
}

TEST(Token, captured_camp_has_the_leaders_outline_and_colour_below_its_own) {
  for (const Seat camp : all_seats)
    for (const Seat leader : all_seats) {
      if (camp == leader) continue;
      const Sprite s = light(token(piece(camp, State::active, leader)));
      EXPECT_EQ(s.base, cell(outline(leader)));
      EXPECT_EQ(s.base_colour, seat_colours(leader).fill);
      EXPECT_EQ(s.medallion, cell(outline(camp)));
      EXPECT_EQ(s.medallion_colour, seat_colours(camp).fill);
      EXPECT_EQ(s.separator_colour, ivory);
      EXPECT_GT(s.hairline_width, 0);
    }
}

TEST(Token, chiefs_have_a_brass_separator_yellows_a_pale_one) {
  for (const Seat camp : all_seats) {
    const Sprite chief = light(token(piece(camp, State::active, camp, Face::chief)));
    const Sprite other = light(token(piece(camp, State::active, camp)));
    EXPECT_EQ(chief.separator_colour, camp == Seat::yellow ? ivory : chief_brass);
    EXPECT_GT(chief.separator_width, 1.5F * other.separator_width);
  }
}

TEST(Token, locked_piece_is_bolted_to_the_floor) {
  const Sprite s = light(token(piece(Seat::blue, State::locked, Seat::blue)));
  EXPECT_EQ(s.base, cell(Cell::plate));
  EXPECT_EQ(s.shadow_opacity, 0);
  EXPECT_EQ(s.bolts, 1);
  EXPECT_EQ(s.medallion, cell(Cell::token_blue));
  EXPECT_NE(s.medallion_colour, seat_colours(Seat::blue).fill);
}

TEST(Token, hostage_has_a_rope) {
  const Sprite s = light(token(piece(Seat::green, State::hostage, Seat::green)));
  EXPECT_EQ(s.rope, 1);
  EXPECT_EQ(s.base, cell(Cell::token_green));
  EXPECT_EQ(s.base_colour, palette(Theme::light).rope_ground);
}

TEST(Token, D4_7_all_bodies_are_alike) {
  const Sprite first = light(token(piece(Seat::red, State::fallen, Seat::red, Face::chief)));
  for (const Seat camp : all_seats)
    for (const Face face : {Face::chief, Face::assassin, Face::militant}) {
      const Sprite s = light(token(piece(camp, State::fallen, camp, face)));
      EXPECT_EQ(s.base, cell(Cell::disc));
      EXPECT_EQ(s.glyph, cell(Cell::djambi_corpse));
      EXPECT_EQ(s.base_colour, first.base_colour);
      EXPECT_EQ(s.glyph_colour, first.glyph_colour);
      EXPECT_EQ(s.shadow_opacity, 0);
    }
}

TEST(Token, tipping_shows_the_underside_after_half_the_way) {
  Token t = token(piece(Seat::red, State::active, Seat::red));
  t.tip = .4F;
  EXPECT_EQ(light(t).base, cell(Cell::token_red));
  EXPECT_LT(light(t).squeeze, .4F);
  t.tip = .5F;
  EXPECT_LT(light(t).squeeze, .05F);
  t.tip = 1;
  EXPECT_EQ(light(t).base, cell(Cell::disc));
  EXPECT_FLOAT_EQ(light(t).squeeze, 1);
}

TEST(Token, lifting_makes_it_larger_and_throws_the_shadow_farther) {
  Token t = token(piece(Seat::red, State::active, Seat::red));
  const Sprite lying = light(t);
  t.lift = 1;
  const Sprite lifted = light(t);
  EXPECT_NEAR(lifted.unit / lying.unit, 1.06F, 1e-4F);
  EXPECT_FLOAT_EQ(lying.shadow_x, 2);
  EXPECT_FLOAT_EQ(lifted.shadow_y, 12);
  t.piece = piece(Seat::red, State::fallen, Seat::red);
  EXPECT_GT(light(t).shadow_opacity, 0);
}

TEST(Token, small_ones_have_no_shadow_and_fewer_lines) {
  const Sprite own = light(token(piece(Seat::red, State::active, Seat::red), 27));
  EXPECT_EQ(own.shadow_opacity, 0);
  EXPECT_EQ(own.separator_width, 0);
  const Sprite captured = light(token(piece(Seat::red, State::active, Seat::blue), 22));
  EXPECT_GE(captured.separator_width * captured.unit, .99F);
  const Sprite sharp = light(token(piece(Seat::red, State::active, Seat::red), 27), 2);
  EXPECT_GT(sharp.separator_width, 0);  // it is the device's pixels that count
}

TEST(Token, in_a_panel_lies_flat) {
  Token t = token(piece(Seat::red, State::active, Seat::red));
  t.look = Token::Look::flat;
  EXPECT_EQ(light(t).shadow_opacity, 0);
}

TEST(Token, a_ghost_is_an_outline_in_the_colour_of_lines) {
  Token t = token(piece(Seat::green, State::active, Seat::green, Face::reporter));
  t.look = Token::Look::ghost;
  const Sprite s = light(t);
  EXPECT_EQ(s.base_colour.a, 0);
  EXPECT_EQ(s.edge_colour, palette(Theme::light).line);
  EXPECT_EQ(s.glyph, cell(Cell::djambi_reporter));
  EXPECT_EQ(s.medallion, Sprite::none);
}

TEST(Token, a_change_of_hands_ends_where_the_new_leaders_badge_begins) {
  Token t = token(piece(Seat::yellow, State::active, Seat::red));
  t.before = piece(Seat::yellow, State::active, Seat::yellow);
  t.change = .5F;
  const Sprite half = light(t);
  EXPECT_EQ(half.base_before, cell(Cell::token_yellow));
  EXPECT_EQ(half.base, cell(Cell::token_red));
  EXPECT_FLOAT_EQ(half.morph, .5F);
  EXPECT_EQ(half.base_colour, mixed(seat_colours(Seat::yellow).fill, seat_colours(Seat::red).fill, .5F));
  t.change = 1;
  const Sprite whole = light(t);
  EXPECT_FLOAT_EQ(whole.morph, 1);
  EXPECT_EQ(whole.base_colour, seat_colours(Seat::red).fill);
}

TEST(Token, high_contrast_hatches_bases_and_casts_no_shadow) {
  const Sprite s = sprite(token(piece(Seat::yellow, State::active, Seat::red)), palette(Theme::high_contrast), 1);
  EXPECT_FLOAT_EQ(s.hatch, .75F);
  EXPECT_EQ(s.hatch_seat, static_cast<float>(Seat::red));
  EXPECT_EQ(s.shadow_opacity, 0);
  EXPECT_FLOAT_EQ(s.edge_width, 6);
}

TEST(Wedge, turns_with_its_facing_and_with_the_board_and_its_drawing_stays_upright) {
  Token t = token({Face::gold, State::active, Seat::blue, Seat::red, Seat::yellow});
  const Sprite s = light(t);
  EXPECT_EQ(s.base, cell(Cell::wedge));
  EXPECT_NEAR(s.cos, -1, 1e-6F);  // from the other side of the board
  EXPECT_EQ(s.foot, cell(Cell::token_red));
  // a step to the glyph's right is, turned with the wedge, a step to the right of the screen
  EXPECT_NEAR(s.cos * s.glyph_cos + s.sin * s.glyph_sin, 1, 1e-6F);
  t.quarter_turns = 2;
  EXPECT_NEAR(light(t).cos, 1, 1e-6F);
  t.piece = piece(Seat::red, State::active, Seat::red);
  t.quarter_turns = 1;
  EXPECT_EQ(light(t).cos, 1);  // a badge stays upright
}

TEST(Wedge, promoted_men_show_the_pale_face) {
  const Sprite s = light(token({Face::tokin, State::active, Seat::blue, Seat::blue, Seat::blue}));
  EXPECT_EQ(s.medallion, cell(Cell::wedge));
  EXPECT_EQ(s.medallion_colour, ivory);
  EXPECT_EQ(s.foot, Sprite::none);
}

TEST(Emblem, is_the_seats_outline_and_hatch) {
  const Sprite s = sprite(Emblem{.centre = {10, 10}, .size = 36, .seat = Seat::green}, palette(Theme::dark), 2);
  EXPECT_EQ(s.base, cell(Cell::token_green));
  EXPECT_GT(s.hatch, 0);
  EXPECT_EQ(s.edge_colour, palette(Theme::dark).edge);
  EXPECT_FLOAT_EQ(s.unit * 128, 72);
}

TEST(Wedge, symbols_stay_upright_and_kanji_turn_with_it) {
  for (const Seat s : all_seats)
    for (const PieceSet set : {PieceSet::international, PieceSet::kanji, PieceSet::kanji_two}) {
      Token t = token({Face::gold, State::active, s, s, s});
      t.set = set;
      t.quarter_turns = 1;
      const Sprite drawn = light(t);
      const float angle = std::atan2(drawn.sin, drawn.cos) - std::atan2(drawn.glyph_sin, drawn.glyph_cos);
      const float upright = std::remainder(angle, 6.2831853F);
      const float quarters = static_cast<float>(index(s)) + 1;
      const float turned = std::remainder(quarters * 1.5707963F, 6.2831853F);
      EXPECT_NEAR(std::cos(upright), set == PieceSet::international ? 1 : std::cos(turned), .001F);
      EXPECT_EQ(drawn.glyph, cell(glyph(Face::gold, set)));
    }
}

TEST(Wedge, a_ghost_is_fainter_than_what_is_there) {
  for (const Theme theme : {Theme::light, Theme::dark, Theme::high_contrast}) {
    Token t = token({Face::rook, State::active, Seat::red, Seat::red, Seat::red});
    t.look = Token::Look::ghost;
    const Sprite ghost = sprite(t, palette(theme), 1);
    EXPECT_EQ(ghost.base_colour.a, 0);
    EXPECT_LT(contrast(ghost.edge_colour, palette(theme).panel),
              contrast(palette(theme).ink, palette(theme).panel) / 2);
  }
}

}  // namespace
}  // namespace tetrarchy::render
