#include "ui/settings.h"

#include <nlohmann/json.hpp>

#include "words/words.h"

namespace tetrarchy::ui {
namespace {

// A whole number from 0 to `most` under `key`.
std::optional<int> number(const nlohmann::json& from, const char* key, int most) {
  const auto it = from.find(key);
  if (it == from.end() || !it->is_number_integer()) return std::nullopt;
  const auto value = it->get<std::int64_t>();
  if (value < 0 || value > most) return std::nullopt;
  return static_cast<int>(value);
}

}  // namespace

std::string write_settings(const Settings& s) {
  nlohmann::json out = {{"turning", static_cast<int>(s.turning)},      {"quarter_turns", s.quarter_turns & 3},
                        {"trails", static_cast<int>(s.trails)},        {"notation", s.notation},
                        {"moving", static_cast<int>(s.manner.moving)}, {"confirm", static_cast<int>(s.manner.confirm)}};
  if (s.theme) out["theme"] = static_cast<int>(*s.theme);
  if (s.motion) out["motion"] = static_cast<int>(*s.motion);
  if (s.piece_set) out["piece_set"] = static_cast<int>(*s.piece_set);
  if (s.sound) out["sound"] = static_cast<int>(*s.sound);
  if (!s.language.empty()) out["language"] = s.language;
  return out.dump();
}

Settings read_settings(std::string_view json) {
  Settings out;
  const auto from = nlohmann::json::parse(json, nullptr, false);
  if (!from.is_object()) return out;
  if (const auto v = number(from, "turning", static_cast<int>(Turning::with_mover)))
    out.turning = static_cast<Turning>(*v);
  if (const auto v = number(from, "quarter_turns", 3)) out.quarter_turns = *v;
  if (const auto v = number(from, "trails", static_cast<int>(Trails::none))) out.trails = static_cast<Trails>(*v);
  if (const auto v = number(from, "theme", static_cast<int>(Theme::high_contrast))) out.theme = static_cast<Theme>(*v);
  if (const auto v = number(from, "motion", static_cast<int>(Motion::reduced))) out.motion = static_cast<Motion>(*v);
  if (const auto v = number(from, "piece_set", static_cast<int>(render::PieceSet::kanji_two)))
    out.piece_set = static_cast<render::PieceSet>(*v);
  if (const auto v = number(from, "sound", static_cast<int>(Loudness::full))) out.sound = static_cast<Loudness>(*v);
  if (const auto v = number(from, "notation", 9)) out.notation = *v;
  if (const auto v = number(from, "moving", static_cast<int>(Moving::drags)))
    out.manner.moving = static_cast<Moving>(*v);
  if (const auto v = number(from, "confirm", static_cast<int>(Confirm::on)))
    out.manner.confirm = static_cast<Confirm>(*v);
  if (const auto v = from.find("language"); v != from.end() && v->is_string()) {
    const auto& code = v->get_ref<const std::string&>();
    if (is_language(code)) out.language = code;
  }
  return out;
}

}  // namespace tetrarchy::ui
