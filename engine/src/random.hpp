// Our own random numbers: the distributions of the standard libraries differ from platform to platform.
#pragma once

#include <cstdint>

namespace sudoku {

/// SplitMix64 (Steele, Lea, Flood 2014): one word of state, so a snapshot of a search can hold it.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  /// A number from 0 to bound - 1; the bias is below bound / 2^64.
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

  std::uint64_t state() const { return state_; }

 private:
  std::uint64_t state_;
};

}  // namespace sudoku
