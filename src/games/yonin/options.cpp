#include "games/yonin/options.h"

#include <array>

#include "core/option_text.h"

namespace tetrarchy::yonin {
namespace {

using Field = OptionField<Options>;
using Kind = Field::Kind;

constexpr std::array<std::string_view, 2> men_values{"inherit", "freeze"};
constexpr std::array<std::string_view, 2> judge_values{"now", "turn"};
constexpr std::array<std::string_view, 2> end_values{"last", "twomates"};
constexpr std::array<std::string_view, 2> teams_values{"no", "yes"};
constexpr std::array<std::string_view, 2> partner_values{"free", "safe"};
constexpr std::array<std::string_view, 2> repeat_values{"4", "0"};
constexpr std::array<std::string_view, 4> limit_values{"0", "200", "300", "400"};

constexpr std::array<Field, 7> fields{{
    {"men", Kind::word, men_values, [](const Options& o) { return unsigned(o.men); },
     [](Options& o, unsigned v) { o.men = Options::Men(v); }},
    {"judge", Kind::word, judge_values, [](const Options& o) { return unsigned(o.judge); },
     [](Options& o, unsigned v) { o.judge = Options::Judge(v); }},
    {"end", Kind::word, end_values, [](const Options& o) { return unsigned(o.end); },
     [](Options& o, unsigned v) { o.end = Options::End(v); }},
    {"teams", Kind::word, teams_values, [](const Options& o) { return unsigned(o.teams); },
     [](Options& o, unsigned v) { o.teams = Options::Teams(v); }},
    {"partner", Kind::word, partner_values, [](const Options& o) { return unsigned(o.partner); },
     [](Options& o, unsigned v) { o.partner = Options::Partner(v); }},
    {"repeat", Kind::word, repeat_values, [](const Options& o) { return unsigned(o.repeat); },
     [](Options& o, unsigned v) { o.repeat = Options::Repeat(v); }},
    {"limit", Kind::number, limit_values, [](const Options& o) { return unsigned(o.limit); },
     [](Options& o, unsigned v) { o.limit = v & 0xFFFFF; }},
}};

Refusal refused(std::string_view code, std::string_view option) {
  return {std::string(code), "Y7.4", Message{"yonin.refused." + std::string(code)}.with("option", std::string(option))};
}

}  // namespace

std::string write_options(const Options& options) {
  return tetrarchy::write_options(std::span<const Field>(fields), options);
}

OrRefusal<Options> read_options(std::string_view text) {
  return tetrarchy::read_options(std::span<const Field>(fields), text, refused);
}

std::span<const OptionInfo> option_infos() {
  static constexpr auto infos = infos_of(fields);
  return infos;
}

}  // namespace tetrarchy::yonin
