#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"

// A game as a text that is short enough for an address: "https://.../index.html#g=<link>". This is the envelope
// (version 1): "1", and in base64url (RFC 4648, without padding) a checksum and the bytes of session/link_of.h.
namespace tetrarchy {

inline constexpr std::size_t max_link_chars = 1u << 16;

// The link in an address, or the text itself if it may be one; none: it is something else.
std::optional<std::string_view> link_in(std::string_view text);

std::string sealed(std::string_view bytes);
OrRefusal<std::string> unsealed(std::string_view link);  // the bytes, if they are as they were sealed

}  // namespace tetrarchy
