#pragma once

#include <functional>
#include <string>
#include <string_view>

// Between page and program. The page calls exported functions (web_api.cpp), the program calls back
// here; both speak plain numbers and JSON texts.
namespace tetrarchy::platform {

// What the page may ask: a JSON request in, a JSON answer out. Until it is set every request is
// answered with null.
void answer_page(std::function<std::string(std::string_view request)>);

// Whoever is given the letters that the page has fetched: two font files, which stay where they are.
void take_letters(std::function<void(std::string_view regular, std::string_view bold)>);

// Tells the page of something that happened in the program.
void tell_page(std::string_view event, std::string_view json);

}  // namespace tetrarchy::platform
