#pragma once

#include "platform/platform.h"

namespace tetrarchy::platform {

// The program that `run` was given, for the page's events; null before.
Program* running();

// The GL context was lost or has come back. While it is lost no frame is drawn.
void graphics_lost();
void graphics_restored();

// The program is to look after what has been said and what is due.
void attend();

// The canvas has changed its size: draws at once, since a resized canvas is blank.
void resized(const Surface&);

}  // namespace tetrarchy::platform
