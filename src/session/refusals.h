#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/seat.h"

// Why the session itself, not a rule, does not do what was asked. One function for each reason.
namespace tetrarchy::refusals {

Refusal not_live(int shown_turn);  // an earlier ply is shown
Refusal game_over();
Refusal game_too_long(std::size_t lines);
Refusal not_offered();  // a pick that is no square and not among the open ones
Refusal not_complete();
Refusal not_playing(Seat);
Refusal bad_name(Seat, std::size_t bytes);

// Clocks
Refusal bad_clock();    // no time to begin with, or more than can be
Refusal time_up(Seat);  // its flag falls

// Computer players
Refusal bad_level(Seat, int best);
Refusal computers_turn(Seat);     // a person wants to play for a computer
Refusal not_computers_turn();     // the engine wants to play for a person
Refusal computer_plays_on(Seat);  // it does not agree to a draw

// Games by link
Refusal awaited(Seat);          // it is that seat's turn, at another end
Refusal plays_elsewhere(Seat);  // this end cannot give up for that seat
Refusal computers_by_link();
Refusal clock_by_link();

// Draw offers
Refusal offer_stands(Seat by);
Refusal nobody_to_ask();
Refusal nothing_to_answer(Seat);

// Records
Refusal record_too_large(std::size_t bytes);
Refusal not_a_record();
Refusal unknown_version();
Refusal unknown_game(std::string_view name);
Refusal missing_field(std::string_view field);
Refusal unknown_field(std::string_view field);
Refusal bad_field(std::string_view field);
Refusal start_differs();  // the header promises another start than `start`
Refusal line_refused(std::size_t line, const std::string& deed, const Refusal& why);
Refusal line_after_end(std::size_t line);
Refusal result_differs();

// Games as texts; lines count from 1
Refusal text_too_long(std::size_t lines);
Refusal text_not_understood(std::size_t line, std::string_view what);
Refusal text_not_turn(std::size_t line, Seat);
Refusal text_move_refused(std::size_t line, std::string_view move, const Refusal& why);

// Links
Refusal link_too_long(std::size_t chars);
Refusal link_damaged();
Refusal link_unknown();  // sealed well, but of another version
Refusal link_after_end(std::size_t line);

}  // namespace tetrarchy::refusals
