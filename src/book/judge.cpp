#include "book/judge.h"

namespace tetrarchy::book {

Message missed(const Condition& broken, const Facts& facts) {
  const std::string name = broken.text().substr(0, broken.text().find_first_of("!="));
  for (const std::string_view known : {"mates", "winner", "controllers", "status", "turn"})
    if (name == known) return {"book.failed." + name};
  if (name == "checks") return Message{"book.failed.checks"}.with("n", facts.kings_in_check);
  return {"book.failed.missed"};
}

}  // namespace tetrarchy::book
