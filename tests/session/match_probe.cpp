#include "session/match_probe.h"

#include "session/match_of.h"
#include "session/record.h"

namespace tetrarchy::toy {

OrRefusal<MatchPtr> begun(const MatchConfig& config) { return MatchOf<Game>::begun(config); }

OrRefusal<MatchPtr> resumed(std::string_view json) {
  const auto record = read_record(json);
  if (const auto* refusal = std::get_if<Refusal>(&record)) return *refusal;
  return MatchOf<Game>::resumed(id, std::get<Record>(record));
}

}  // namespace tetrarchy::toy
