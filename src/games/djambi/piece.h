#pragma once

#include <cassert>
#include <cstdint>
#include <string_view>

#include "core/face.h"
#include "core/seat.h"
#include "core/square.h"

namespace tetrarchy::djambi {

enum class Role : std::uint8_t { chief, assassin, reporter, diplomat, necromobile, militant };

inline constexpr std::string_view role_letters = "CARDNM";
inline constexpr std::string_view seat_letters = "rbyg";

inline constexpr Square maze{40};  // E5 (D1.1)

constexpr char letter(Role r) { return role_letters[static_cast<std::size_t>(r)]; }
constexpr char letter(Seat s) { return seat_letters[index(s)]; }

// The first six faces are Djambi's roles, in the same order.
constexpr Face face(Role r) { return static_cast<Face>(r); }

// Does it take or shoot living pieces (D4.1 to D4.4)?
constexpr bool kills(Role r) { return r != Role::diplomat && r != Role::necromobile; }

// What stands on a square: nothing, a body (the rules' "corpse"; all are alike, D4.7) or a living
// piece, which has a role and the camp it was made in (D1.2). One byte, of which the board is made.
class Cell {
 public:
  constexpr Cell() = default;
  constexpr Cell(Seat camp, Role role)
      : bits_(static_cast<std::uint8_t>(living_bit | index(camp) << 3 | static_cast<unsigned>(role))) {}
  static constexpr Cell body() {
    Cell c;
    c.bits_ = body_bit;
    return c;
  }

  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr bool is_body() const { return bits_ == body_bit; }
  constexpr bool is_living() const { return (bits_ & living_bit) != 0; }
  constexpr Role role() const {
    assert(is_living());
    return static_cast<Role>(bits_ & 7);
  }
  constexpr Seat camp() const {
    assert(is_living());
    return static_cast<Seat>((bits_ >> 3) & 3);
  }
  constexpr bool is(Role r) const { return is_living() && role() == r; }
  bool operator==(const Cell&) const = default;

 private:
  static constexpr unsigned living_bit = 0x20;
  static constexpr std::uint8_t body_bit = 0x40;

  std::uint8_t bits_ = 0;
};
static_assert(sizeof(Cell) == 1);

}  // namespace tetrarchy::djambi
