#pragma once

#include <string>
#include <string_view>

#include "core/message.h"

namespace tetrarchy::cli {

// In English, the seats by their names in a game ("yonin"; empty where no game is at stake).
std::string said(std::string_view game, const Message&);
std::string said(std::string_view game, Seat);
std::string said(std::string_view game, const Refusal&);  // with the number of its clause

}  // namespace tetrarchy::cli
