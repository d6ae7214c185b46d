#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/face.h"
#include "core/seat.h"
#include "core/square.h"

namespace tetrarchy::yonin {

enum class Role : std::uint8_t { king, rook, gold, silver, pawn };
enum class Form : std::uint8_t { plain, promoted };

// What can be in a hand, in the order in which it is written and shown (Y7.1).
inline constexpr std::array<Role, 4> hand_roles{Role::rook, Role::gold, Role::silver, Role::pawn};
constexpr std::size_t hand_index(Role r) {
  assert(r != Role::king);
  return static_cast<std::size_t>(r) - 1;
}

inline constexpr std::string_view role_letters = "KRGSP";
inline constexpr std::string_view seat_letters = "swne";

constexpr char letter(Role r) { return role_letters[static_cast<std::size_t>(r)]; }
constexpr char letter(Seat s) { return seat_letters[index(s)]; }

constexpr bool may_promote(Role r) { return r == Role::rook || r == Role::silver || r == Role::pawn; }  // Y2.1

constexpr Face face(Role r, Form form) {
  constexpr std::array<Face, 5> plain{Face::king, Face::rook, Face::gold, Face::silver, Face::pawn};
  if (form == Form::plain) return plain[static_cast<std::size_t>(r)];
  return r == Role::rook ? Face::dragon : r == Role::silver ? Face::promoted_silver : Face::tokin;
}

// What stands on a square: nothing, or a man with its facing and its controller (Y1.3). A king without
// a controller is dead (Y5.4), another man without one is frozen (Y5.3). One byte, of which the board
// is made: three bits of kind, two of facing, three of controller (0 only where nothing stands).
class Cell {
 public:
  constexpr Cell() = default;
  constexpr Cell(Role role, Form form, Seat facing, std::optional<Seat> controller)
      : bits_(static_cast<std::uint8_t>(kind(role, form) | index(facing) << 3 | owner_bits(controller))) {
    assert(form == Form::plain || may_promote(role));
  }

  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr Role role() const {
    assert(!is_empty());
    constexpr std::array<Role, 8> roles{Role::king, Role::rook, Role::gold,   Role::silver,
                                        Role::pawn, Role::rook, Role::silver, Role::pawn};
    return roles[bits_ & 7];
  }
  constexpr Form form() const { return (bits_ & 7) < 5 ? Form::plain : Form::promoted; }
  constexpr Seat facing() const { return static_cast<Seat>((bits_ >> 3) & 3); }
  constexpr std::optional<Seat> controller() const {
    const unsigned owner = bits_ >> 5;
    if (owner == 0 || owner == nobody) return std::nullopt;
    return static_cast<Seat>(owner - 1);
  }
  constexpr bool is(Role r, Form f) const { return !is_empty() && role() == r && form() == f; }
  constexpr bool is_king() const { return !is_empty() && (bits_ & 7) == 0; }
  constexpr bool is_dead_king() const { return is_king() && bits_ >> 5 == nobody; }
  constexpr bool is_frozen() const { return !is_king() && bits_ >> 5 == nobody; }
  constexpr bool slides() const { return is_rook_kind(bits_ & 7); }

  constexpr Cell led_by(std::optional<Seat> controller) const {
    Cell c = *this;
    c.bits_ = static_cast<std::uint8_t>((bits_ & 0x1F) | owner_bits(controller));
    return c;
  }
  constexpr Cell promoted() const { return Cell(role(), Form::promoted, facing(), controller()); }

  // For tables: kind and facing in one number below 32; who leads it as one bit, none of them set for
  // nobody's men and empty squares in any set of seats made of led_bit().
  constexpr unsigned pattern() const { return bits_ & 0x1Fu; }
  constexpr bool is_led_by(unsigned led_bits) const { return (led_bits >> (bits_ >> 5) & 1u) != 0; }
  static constexpr unsigned led_bit(Seat s) { return 2u << index(s); }

  bool operator==(const Cell&) const = default;

 private:
  static constexpr unsigned nobody = 5;

  static constexpr bool is_rook_kind(unsigned kind) { return kind == 1 || kind == 5; }
  static constexpr unsigned kind(Role r, Form form) {
    if (form == Form::plain) return static_cast<unsigned>(r);
    return r == Role::rook ? 5 : r == Role::silver ? 6 : 7;
  }
  static constexpr unsigned owner_bits(std::optional<Seat> s) {
    return (s ? static_cast<unsigned>(index(*s)) + 1 : nobody) << 5;
  }

  std::uint8_t bits_ = 0;
};
static_assert(sizeof(Cell) == 1);

// The men in one seat's hand.
struct Hand {
  std::array<std::uint8_t, 4> count{};  // in the order of hand_roles

  constexpr int operator[](Role r) const { return count[hand_index(r)]; }
  constexpr void add(Role r) { ++count[hand_index(r)]; }
  constexpr void take(Role r) {
    assert(count[hand_index(r)] > 0);
    --count[hand_index(r)];
  }
  constexpr int size() const { return count[0] + count[1] + count[2] + count[3]; }
  constexpr bool empty() const { return size() == 0; }
  bool operator==(const Hand&) const = default;
};

}  // namespace tetrarchy::yonin
