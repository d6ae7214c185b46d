#include "words/embedded_catalogue.h"

#include <array>
#include <utility>

#include "embedded/locale.h"

namespace tetrarchy {

std::string_view embedded_catalogue(std::string_view code) {
  using namespace embedded;
  const std::array<std::pair<std::string_view, std::string_view>, 5> all{
      {{"en", en_json}, {"es", es_json}, {"fr", fr_json}, {"ja", ja_json}, {"kk", kk_json}}};
  for (const auto& [language, catalogue] : all)
    if (language == code) return catalogue;
  return {};
}

}  // namespace tetrarchy
