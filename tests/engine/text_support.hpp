// What the tests of the text formats share: shapes, grids without a solver, and short ways to look at a result.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/text.hpp"

namespace sudoku {

inline std::ostream& operator<<(std::ostream& out, const Shape& shape) {
  return out << shape.box_rows << 'x' << shape.box_cols;
}

}  // namespace sudoku

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

/// A full grid with about `percent` of its cells kept.
inline std::vector<Digit> some_givens(Shape shape, int percent, Random& random) {
  std::vector<Digit> digits = full_grid(shape, random);
  for (Digit& digit : digits) {
    if (random.below(100) >= percent) digit = 0;
  }
  return digits;
}

/// Reads a text that must be fine.
inline Parsed must_parse(std::string_view text, std::optional<Shape> shape = std::nullopt) {
  auto result = parse(text, shape);
  EXPECT_TRUE(result.ok()) << text << "\n" << (result.ok() ? "" : result.error().code + ": " + result.error().message);
  return result.ok() ? result.value() : Parsed{Puzzle::empty({2, 2}), "refused", {}};
}

/// Reads a text that must be refused.
inline Error must_refuse(std::string_view text, std::optional<Shape> shape = std::nullopt) {
  const auto result = parse(text, shape);
  EXPECT_FALSE(result.ok()) << text;
  return result.ok() ? Error{} : result.error();
}

/// The givens of a text as print_line writes them.
inline std::string line_of(std::string_view text, std::optional<Shape> shape = std::nullopt) {
  const Parsed parsed = must_parse(text, shape);
  return print_line(Geometry(parsed.puzzle.shape), parsed.puzzle.givens);
}

/// The content of a file, or nothing where there is none.
inline std::optional<std::string> read_file(const std::string& path) {
  std::ifstream file(path);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

/// `count` times `text`.
inline std::string repeated(std::string_view text, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

}  // namespace sudoku::testing
