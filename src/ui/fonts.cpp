#include "ui/fonts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include "embedded/fonts.h"

namespace tetrarchy::ui {
namespace {

constexpr TextStyle sizes[] = {
    {Type::sans, 9},     {Type::sans, 10},  {Type::sans, 11},  {Type::sans, 12},    {Type::sans, 13},
    {Type::sans, 13.5f}, {Type::sans, 14},  {Type::sans, 15},  {Type::sans, 17},    {Type::bold, 9},
    {Type::bold, 10},    {Type::bold, 12},  {Type::bold, 13},  {Type::bold, 13.5f}, {Type::bold, 14},
    {Type::bold, 15},    {Type::bold, 17},  {Type::bold, 18},  {Type::bold, 24},    {Type::serif, 12},
    {Type::serif, 13},   {Type::serif, 14}, {Type::serif, 15}, {Type::serif, 17},   {Type::serif, 19},
    {Type::serif, 20},   {Type::serif, 21}, {Type::serif, 26}, {Type::serif, 34},
};

constexpr float subpixel_below = 22;  // device pixels: small text keeps its exact advance widths

std::string_view file_of(Type t) {
  switch (t) {
    case Type::sans:
      return embedded::sans_regular_ttf;
    case Type::bold:
      return embedded::sans_bold_ttf;
    case Type::serif:
      return embedded::serif_bold_ttf;
  }
  return {};
}

// Kanji for a typeface: those of moves and men, which the usual file lacks. Empty: it needs none.
std::string_view kanji_of(Type t) {
  switch (t) {
    case Type::sans:
      return embedded::kanji_regular_otf;
    case Type::bold:
      return embedded::kanji_bold_otf;
    case Type::serif:
      return {};
  }
  return {};
}
constexpr float kanji_line_height = 1.448f;  // of their line box, in em squares

// They are wanted in the move list and on buttons only.
bool takes_kanji(TextStyle s) { return s.size >= style::note.size && s.size <= style::button.size; }

// The sizes that are kept where a script has hundreds of signs; texts of the others take the next smaller one.
bool is_kept(TextStyle s) {
  constexpr TextStyle kept[] = {{Type::sans, 10},  {Type::sans, 12},  {Type::sans, 13.5f}, {Type::sans, 15},
                                {Type::bold, 10},  {Type::bold, 12},  {Type::bold, 13.5f}, {Type::bold, 15},
                                {Type::bold, 18},  {Type::serif, 13}, {Type::serif, 15},   {Type::serif, 19},
                                {Type::serif, 21}, {Type::serif, 26}};
  return std::ranges::any_of(kept, [&](TextStyle k) { return k.type == s.type && k.size == s.size; });
}

// Has the text the signs of a script that needs faces of its own, not only names and a few kanji?
bool is_wide(std::string_view letters) {
  constexpr char first_byte_of_cjk = static_cast<char>(0xE3);  // U+3000 and above, in UTF-8
  return std::ranges::count_if(letters, [](char c) {
           return static_cast<unsigned char>(c) >= static_cast<unsigned char>(first_byte_of_cjk) &&
                  static_cast<unsigned char>(c) < 0xF0;
         }) > 500;
}

constexpr std::string_view ascii =
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~…";

ImVector<ImWchar> ranges_of(std::string_view letters) {
  ImFontGlyphRangesBuilder builder;
  builder.AddText(letters.data(), letters.data() + letters.size());
  ImVector<ImWchar> out;
  builder.BuildRanges(&out);
  return out;
}

enum class Merge : std::uint8_t { no, yes };  // into the face before it

enum class Grain : std::uint8_t { fine, whole_pixels };  // where a sign may begin

ImFont* add_face(ImFontAtlas& atlas, std::string_view file, float pixels, Merge merge, const ImVector<ImWchar>& ranges,
                 Grain grain = Grain::fine) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = grain == Grain::fine && pixels < subpixel_below ? 3 : 1;
  config.OversampleV = 1;
  config.PixelSnapH = pixels >= subpixel_below;
  config.MergeMode = merge == Merge::yes;
  // ImGui never writes to data that it does not own.
  return atlas.AddFontFromMemoryTTF(const_cast<char*>(file.data()), static_cast<int>(file.size()), pixels, &config,
                                    ranges.Data);
}

// A blurred edge: how dark `d` standard deviations inside of it.
float blurred(float d) { return .5f * (1 + std::erf(d / std::sqrt(2.f))); }

constexpr int shadow_size = 36;
constexpr float shadow_reach = 3;  // standard deviations to either side of the edge

void paint_shadow(unsigned char* pixels, int pitch, const ImFontAtlasCustomRect& at) {
  const auto shade = [](int i) {
    return blurred((static_cast<float>(i) + .5f) / shadow_size * 2 * shadow_reach - shadow_reach);
  };
  for (int y = 0; y < shadow_size; ++y)
    for (int x = 0; x < shadow_size; ++x)
      pixels[(at.Y + y) * pitch + at.X + x] = static_cast<unsigned char>(255 * shade(x) * shade(y) + .5f);
}

}  // namespace

void Fonts::build(float k, std::string_view letters) {
  static_assert(std::size(sizes) <= most);
  if (k == k_ && letters == letters_) return;
  k_ = k;
  letters_ = letters;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  // The letters that occur, and ASCII for squares, moves and numbers.
  const ImVector<ImWchar> ranges = ranges_of(std::string(letters) + std::string(ascii));
  const ImVector<ImWchar> kanji = ranges_of(embedded::kanji_txt);
  const bool wide = !wide_regular_.empty() && is_wide(letters);
  for (std::size_t i = 0; i < std::size(sizes); ++i) {
    fonts_[i] = nullptr;
    if (wide && !is_kept(sizes[i])) continue;
    const float em = std::round(sizes[i].size * k * 4) / 4;
    fonts_[i] = add_face(atlas, file_of(sizes[i].type), em * line_height, Merge::no, ranges);
    if (wide)
      add_face(atlas, sizes[i].type == Type::sans ? wide_regular_ : wide_bold_, em * kanji_line_height, Merge::yes,
               ranges, Grain::whole_pixels);
    if (const auto file = kanji_of(sizes[i].type); !file.empty() && takes_kanji(sizes[i]))
      add_face(atlas, file, em * kanji_line_height, Merge::yes, kanji);
  }
  const int shadow = atlas.AddCustomRectRegular(shadow_size, shadow_size);
  atlas.Build();
  const ImFontAtlasCustomRect& at = *atlas.GetCustomRectByIndex(shadow);
  paint_shadow(atlas.TexPixelsAlpha8, atlas.TexWidth, at);
  const ImVec2 half{.5f / static_cast<float>(atlas.TexWidth), .5f / static_cast<float>(atlas.TexHeight)};
  atlas.CalcCustomRectUV(&at, &shadow_.uv0, &shadow_.uv1);
  shadow_ = {{shadow_.uv0.x + half.x, shadow_.uv0.y + half.y}, {shadow_.uv1.x - half.x, shadow_.uv1.y - half.y}};
}

void Fonts::bring(std::string_view regular, std::string_view bold) {
  wide_regular_ = regular;
  wide_bold_ = bold;
  letters_.clear();
}

ImFont* Fonts::at(TextStyle style) const {
  ImFont* best = nullptr;
  for (std::size_t i = 0; i < std::size(sizes); ++i)
    if (fonts_[i] && sizes[i].type == style.type && (!best || sizes[i].size <= style.size + .01f)) best = fonts_[i];
  return best;
}

}  // namespace tetrarchy::ui
