#include "render/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tetrarchy::render {
namespace {

constexpr std::array<SeatColours, 4> seats{
    SeatColours{rgb(0xC63F2E), ivory},
    SeatColours{rgb(0x1F3B85), ivory},
    SeatColours{rgb(0xF0C44E), soot},
    SeatColours{rgb(0x58A38A), soot},
};

constexpr Colour black = rgb(0x000000);
constexpr Colour white = rgb(0xFFFFFF);

constexpr Palette light{
    .theme = Theme::light,
    .table = rgb(0xE9E3DA),
    .panel = rgb(0xF6F2EB),
    .raised = rgb(0xFFFDF8),
    .line = rgb(0xCDC2B4),
    .ink = rgb(0x241A1E),
    .ink2 = rgb(0x635559),
    .accent = rgb(0x7A2E47),
    .on_accent = rgb(0xFFF6EC),
    .danger = rgb(0x9E1B4B),
    .dim = {0x17, 0x11, 0x15, 140},
    .shadow = {40, 20, 25, 82},
    .frame = rgb(0x4A2A36),
    .coordinates = rgb(0xDCC9B4),
    .brass = rgb(0xB98F45),
    .stone_a = rgb(0xE6DDCD),
    .stone_b = rgb(0xD9CEBC),
    .stone_joint = rgb(0xB7A992),
    .wood_a = rgb(0xE9CB97),
    .wood_b = rgb(0xDDB97F),
    .wood_line = rgb(0x4A3322),
    .porphyry = rgb(0x7A2E47),
    .porphyry_deep = rgb(0x4E1E2E),
    .mark = rgb(0x7A2E47),
    .mark_casing = rgb(0xFFF9EE),
    .board_danger = rgb(0x9E1B4B),
    .edge = rgb(0x2A1D21),
    .body = rgb(0xB6AB9A),
    .body_edge = rgb(0x5E544B),
    .body_ring = rgb(0x8E8375),
    .locked_plate = rgb(0xBDB2A1),
    .locked_bolt = rgb(0xF1EADF),
    .locked_edge = rgb(0x2A1D21),
    .locked_grey = rgb(0x9C948B),
    .frozen = rgb(0xA79E93),
    .rope_ground = rgb(0xF6F2EB),
    .edge_width = 3,
    .mark_weight = 1,
    .hatch_on_tokens = 0,
    .ornament = 1,
};

constexpr Palette dark{
    .theme = Theme::dark,
    .table = rgb(0x171115),
    .panel = rgb(0x231A1F),
    .raised = rgb(0x2E2329),
    .line = rgb(0x4A3A42),
    .ink = rgb(0xF3EADD),
    .ink2 = rgb(0xB9A9A7),
    .accent = rgb(0xD692AB),
    .on_accent = rgb(0x24151B),
    .danger = rgb(0xFFA3C0),
    .dim = {0x17, 0x11, 0x15, 140},
    .shadow = {0, 0, 0, 140},
    .frame = rgb(0x2E1C25),
    .coordinates = rgb(0xA98F8E),
    .brass = rgb(0xC29A55),
    .stone_a = rgb(0x544A4D),
    .stone_b = rgb(0x493F43),
    .stone_joint = rgb(0x322A2E),
    .wood_a = rgb(0x755A3D),
    .wood_b = rgb(0x64492F),
    .wood_line = rgb(0x21140D),
    .porphyry = rgb(0x6B2A3F),
    .porphyry_deep = rgb(0x3A1824),
    .mark = rgb(0xFFD9E4),
    .mark_casing = rgb(0x24151B),
    .board_danger = rgb(0xFFA3C0),
    .edge = rgb(0xF0E4D2),
    .body = rgb(0x6F6568),
    .body_edge = rgb(0xCDC2BC),
    .body_ring = rgb(0x8C8083),
    .locked_plate = rgb(0x6C6266),
    .locked_bolt = rgb(0xA79C9A),
    .locked_edge = rgb(0x241A1E),
    .locked_grey = rgb(0x77706F),
    .frozen = rgb(0x8A8082),
    .rope_ground = rgb(0x2E2329),
    .edge_width = 3,
    .mark_weight = 1,
    .hatch_on_tokens = 0,
    .ornament = 1,
};

constexpr Palette high_contrast{
    .theme = Theme::high_contrast,
    .table = black,
    .panel = black,
    .raised = black,
    .line = white,
    .ink = white,
    .ink2 = white,
    .accent = rgb(0xFFD7F0),
    .on_accent = black,
    .danger = rgb(0xFF9EC0),
    .dim = {0, 0, 0, 200},
    .shadow = transparent,
    .frame = black,
    .coordinates = white,
    .brass = transparent,
    .stone_a = white,
    .stone_b = white,
    .stone_joint = black,
    .wood_a = white,
    .wood_b = white,
    .wood_line = black,
    .porphyry = rgb(0x6B0F4B),
    .porphyry_deep = rgb(0x6B0F4B),
    .mark = rgb(0x6B0F4B),
    .mark_casing = white,
    .board_danger = rgb(0xB00040),
    .edge = black,
    .body = white,
    .body_edge = black,
    .body_ring = transparent,
    .locked_plate = rgb(0xC8C8C8),
    .locked_bolt = white,
    .locked_edge = black,
    .locked_grey = rgb(0x9C9C9C),
    .frozen = rgb(0xC8C8C8),
    .rope_ground = white,
    .edge_width = 6,
    .mark_weight = 1.4F,
    .hatch_on_tokens = .75F,
    .ornament = 0,
};

float linear(std::uint8_t c) {
  const float v = static_cast<float>(c) / 255;
  return v <= .04045F ? v / 12.92F : std::pow((v + .055F) / 1.055F, 2.4F);
}

std::uint8_t gamma(float v) {
  v = std::clamp(v, 0.F, 1.F);
  const float c = v <= .0031308F ? v * 12.92F : 1.055F * std::pow(v, 1 / 2.4F) - .055F;
  return static_cast<std::uint8_t>(std::lround(c * 255));
}

float luminance(Colour c) { return .2126F * linear(c.r) + .7152F * linear(c.g) + .0722F * linear(c.b); }

std::uint8_t between(std::uint8_t a, std::uint8_t b, float t) {
  const auto from = static_cast<float>(a);
  return static_cast<std::uint8_t>(std::lround(from + (static_cast<float>(b) - from) * t));
}

}  // namespace

Colour faded(Colour c, float alpha) { return {c.r, c.g, c.b, between(0, c.a, std::clamp(alpha, 0.F, 1.F))}; }

Colour mixed(Colour a, Colour b, float t) {
  return {between(a.r, b.r, t), between(a.g, b.g, t), between(a.b, b.b, t), between(a.a, b.a, t)};
}

float lightness(Colour c) {
  const float y = luminance(c);
  return y > 216.F / 24389 ? 116 * std::cbrt(y) - 16 : y * 24389 / 27;
}

// Scaling linear light keeps the hue; the factor is that of the luminances.
Colour lightened(Colour c, float points) {
  const float wanted = std::clamp(lightness(c) + points, 0.F, 100.F);
  const float root = (wanted + 16) / 116;
  const float y = wanted > 8 ? root * root * root : wanted * 27 / 24389;
  const float factor = y / std::max(luminance(c), 1e-4F);
  return {gamma(linear(c.r) * factor), gamma(linear(c.g) * factor), gamma(linear(c.b) * factor), c.a};
}

float contrast(Colour a, Colour b) {
  const float la = luminance(a), lb = luminance(b);
  return (std::max(la, lb) + .05F) / (std::min(la, lb) + .05F);
}

const Palette& palette(Theme theme) {
  static constexpr std::array<const Palette*, 3> all{&light, &dark, &high_contrast};
  return *all[static_cast<std::size_t>(theme)];
}

const SeatColours& seat_colours(Seat s) { return seats[index(s)]; }

Drawing drawing(Seat s) { return seat_colours(s).on == ivory ? Drawing::pale : Drawing::dark; }

Colour casing(Seat s, Theme theme) {
  if (drawing(s) == Drawing::pale) return light.mark_casing;
  if (theme == Theme::dark) return dark.mark_casing;
  return mixed(seat_colours(s).fill, soot, .5F);
}

}  // namespace tetrarchy::render
