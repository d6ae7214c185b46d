#pragma once

#include <string_view>

namespace tetrarchy {

// The catalogue of a language that is part of this program, a JSON text; empty: it has to be brought (words.h).
std::string_view embedded_catalogue(std::string_view code);

}  // namespace tetrarchy
