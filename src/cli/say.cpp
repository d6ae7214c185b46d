#include "cli/say.h"

#include "words/words.h"

namespace tetrarchy::cli {

std::string said(std::string_view game, const Message& m) { return english().of_game(game).text(m); }
std::string said(std::string_view game, Seat s) { return english().of_game(game).of(s); }

std::string said(std::string_view game, const Refusal& r) {
  return r.clause.empty() ? said(game, r.text) : said(game, r.text) + " (" + r.clause + ')';
}

}  // namespace tetrarchy::cli
