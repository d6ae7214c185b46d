#pragma once

#include "ui/screen.h"

// The program's name and the ways to its dialogs.
namespace tetrarchy::ui {

void draw_top_bar(Screen&, const MatchView&);
// Of a phone on its side: the same ways, between the two plates on the left.
void draw_side_menus(Screen&);

}  // namespace tetrarchy::ui
