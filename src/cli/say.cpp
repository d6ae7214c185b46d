#include "cli/say.h"

#include "words/words.h"

namespace tetrarchy::cli {

std::string said(const Message& m) { return english().text(m); }
std::string said(Seat s) { return english().of(s); }

std::string said(const Refusal& r) { return r.clause.empty() ? said(r.text) : said(r.text) + " (" + r.clause + ')'; }

}  // namespace tetrarchy::cli
