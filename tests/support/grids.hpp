// Shapes, and full grids without a solver: the raw material of all tests.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/types.hpp"

namespace sudoku::testing {

/// The same numbers on every machine (xorshift).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15u + 1) {}
  std::uint64_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return state_;
  }
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

 private:
  std::uint64_t state_;
};

/// Every shape that is read: boxes of at least 2x2, n = 4 to 36.
inline std::vector<Shape> all_shapes() {
  std::vector<Shape> shapes;
  for (int rows = 2; rows <= kMaxSize / 2; ++rows) {
    for (int columns = 2; rows * columns <= kMaxSize; ++columns) shapes.push_back({rows, columns});
  }
  return shapes;
}

/// A full grid: each row is the one above shifted by a box, each band by one more; digits renamed at random.
inline std::vector<Digit> full_grid(Shape shape, Random& random) {
  const int n = shape.size();
  std::vector<Digit> names;
  for (int digit = 1; digit <= n; ++digit) names.push_back(static_cast<Digit>(digit));
  for (int i = n - 1; i > 0; --i) {
    std::swap(names[static_cast<std::size_t>(i)], names[static_cast<std::size_t>(random.below(i + 1))]);
  }
  std::vector<Digit> digits;
  for (int row = 0; row < n; ++row) {
    const int shift = row % shape.box_rows * shape.box_cols + row / shape.box_rows;
    for (int column = 0; column < n; ++column) digits.push_back(names[static_cast<std::size_t>((shift + column) % n)]);
  }
  return digits;
}

}  // namespace sudoku::testing
