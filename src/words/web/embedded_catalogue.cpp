#include "words/embedded_catalogue.h"

#include "embedded/locale.h"

namespace tetrarchy {

std::string_view embedded_catalogue(std::string_view code) { return code == "en" ? embedded::en_json : ""; }

}  // namespace tetrarchy
