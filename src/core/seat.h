#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tetrarchy {

// One of the four places at the table, in the order of play. Both games share the four colours
// (Yonin shogi's South, West, North and East are red, blue, yellow and green), so a seat is named
// by its colour everywhere outside a game's own texts.
enum class Seat : std::uint8_t { red, blue, yellow, green };

inline constexpr std::array<Seat, 4> all_seats{Seat::red, Seat::blue, Seat::yellow, Seat::green};

constexpr std::size_t index(Seat s) { return static_cast<std::size_t>(s); }

// The seat that follows in the order of play, living or not.
constexpr Seat next(Seat s) { return all_seats[(index(s) + 1) % 4]; }

// One value for each seat; total, so that no seat can be forgotten.
template <class T>
struct BySeat {
  std::array<T, 4> of{};

  constexpr T& operator[](Seat s) { return of[index(s)]; }
  constexpr const T& operator[](Seat s) const { return of[index(s)]; }
  bool operator==(const BySeat&) const = default;
};

}  // namespace tetrarchy
