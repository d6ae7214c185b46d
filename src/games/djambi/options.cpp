#include "games/djambi/options.h"

#include <array>

#include "core/option_text.h"

namespace tetrarchy::djambi {
namespace {

using Field = OptionField<Options>;
using Kind = Field::Kind;

constexpr std::array<std::string_view, 2> locked_values{"no", "killable"};
constexpr std::array<std::string_view, 3> reporter_values{"may", "must", "all"};
constexpr std::array<std::string_view, 2> diplomat_values{"foreign", "vassals"};
constexpr std::array<std::string_view, 3> own_values{"no", "vassals", "all"};
constexpr std::array<std::string_view, 2> master_values{"no", "yes"};
constexpr std::array<std::string_view, 4> repeat_values{"3", "0", "2", "5"};
constexpr std::array<std::string_view, 5> quiet_values{"200", "0", "50", "100", "400"};
constexpr std::array<std::string_view, 2> ring_values{"closed", "maze"};

constexpr std::array<Field, 8> fields{{
    {"locked", Kind::word, locked_values, [](const Options& o) { return unsigned(o.locked); },
     [](Options& o, unsigned v) { o.locked = Options::Locked(v); }},
    {"reporter", Kind::word, reporter_values, [](const Options& o) { return unsigned(o.reporter); },
     [](Options& o, unsigned v) { o.reporter = Options::Reporter(v); }},
    {"diplomat", Kind::word, diplomat_values, [](const Options& o) { return unsigned(o.diplomat); },
     [](Options& o, unsigned v) { o.diplomat = Options::Diplomat(v); }},
    {"own", Kind::word, own_values, [](const Options& o) { return unsigned(o.own); },
     [](Options& o, unsigned v) { o.own = Options::Own(v); }},
    {"master", Kind::word, master_values, [](const Options& o) { return unsigned(o.master); },
     [](Options& o, unsigned v) { o.master = Options::Master(v); }},
    {"repeat", Kind::number, repeat_values, [](const Options& o) { return unsigned(o.repeat); },
     [](Options& o, unsigned v) { o.repeat = v & 0xFFFFF; }},
    {"quiet", Kind::number, quiet_values, [](const Options& o) { return unsigned(o.quiet); },
     [](Options& o, unsigned v) { o.quiet = v & 0xFFFFF; }},
    {"ring", Kind::word, ring_values, [](const Options& o) { return unsigned(o.ring); },
     [](Options& o, unsigned v) { o.ring = Options::Ring(v); }},
}};

Refusal refused(std::string_view code, std::string_view option) {
  return {std::string(code), "D10.4",
          Message{"djambi.refused." + std::string(code)}.with("option", std::string(option))};
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

}  // namespace tetrarchy::djambi
