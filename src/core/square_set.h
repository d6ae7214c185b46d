#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/square.h"

namespace tetrarchy {

// A set of squares: 81 bits in two words, the lower 64 squares in the first. Iterates in the order
// of square indices.
class SquareSet {
 public:
  class iterator {
   public:
    constexpr iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Square operator*() const { return Square(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_)); }
    constexpr iterator& operator++() {
      if (low_)
        low_ &= low_ - 1;
      else
        high_ &= high_ - 1;
      return *this;
    }
    bool operator==(const iterator&) const = default;

   private:
    std::uint64_t low_, high_;
  };

  constexpr SquareSet() = default;
  constexpr SquareSet(std::uint64_t low, std::uint64_t high) : word_{low, high & high_mask} {}
  static constexpr SquareSet all() { return {~std::uint64_t{0}, high_mask}; }
  static constexpr SquareSet of(Square s) {
    SquareSet only;
    only.add(s);
    return only;
  }

  constexpr void add(Square s) { word_[word(s)] |= bit(s); }
  constexpr void remove(Square s) { word_[word(s)] &= ~bit(s); }
  constexpr bool has(Square s) const { return (word_[word(s)] & bit(s)) != 0; }
  constexpr bool empty() const { return (word_[0] | word_[1]) == 0; }
  constexpr int count() const { return std::popcount(word_[0]) + std::popcount(word_[1]); }
  constexpr std::uint64_t low() const { return word_[0]; }
  constexpr std::uint64_t high() const { return word_[1]; }

  constexpr iterator begin() const { return {word_[0], word_[1]}; }
  constexpr iterator end() const { return {0, 0}; }

  constexpr SquareSet operator|(SquareSet o) const { return {word_[0] | o.word_[0], word_[1] | o.word_[1]}; }
  constexpr SquareSet operator&(SquareSet o) const { return {word_[0] & o.word_[0], word_[1] & o.word_[1]}; }
  constexpr SquareSet operator-(SquareSet o) const { return {word_[0] & ~o.word_[0], word_[1] & ~o.word_[1]}; }
  constexpr SquareSet& operator|=(SquareSet o) { return *this = *this | o; }
  constexpr SquareSet operator~() const { return all() - *this; }
  bool operator==(const SquareSet&) const = default;

 private:
  static constexpr std::uint64_t high_mask = (std::uint64_t{1} << (square_count - 64)) - 1;
  static constexpr std::size_t word(Square s) { return static_cast<std::size_t>(s.index() >> 6); }
  static constexpr std::uint64_t bit(Square s) { return std::uint64_t{1} << (s.index() & 63); }

  std::array<std::uint64_t, 2> word_{};
};

}  // namespace tetrarchy
