#include "cli/texts.h"

namespace tetrarchy::cli {

Refusal unknown_seat(std::string_view letter) {
  const Message::Value value = std::string(letter);
  return {"unknown_seat", "", Message{"cli.refused.unknown_seat"}.with("letter", value)};
}

Refusal not_playing(Seat seat) {
  return {"not_playing", "", Message{"session.refused.not_playing"}.with("seat", seat)};
}

}  // namespace tetrarchy::cli
