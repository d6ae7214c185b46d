#pragma once

#include <string>

#include "core/message.h"

namespace tetrarchy::cli {

std::string said(const Message&);  // in English
std::string said(Seat);            // its name
std::string said(const Refusal&);  // with the number of its clause

}  // namespace tetrarchy::cli
