// The helpers of the tests of text formats: short ways to look at a result.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/text.hpp"
#include "support/grids.hpp"

namespace sudoku {

inline std::ostream& operator<<(std::ostream& out, const Shape& shape) {
  return out << shape.box_rows << 'x' << shape.box_cols;
}

}  // namespace sudoku

namespace sudoku::testing {

/// A full grid with about `percent` of its cells kept.
inline std::vector<Digit> some_givens(Shape shape, int percent, testing::Random& random) {
  std::vector<Digit> digits = full_grid(shape, random);
  for (Digit& digit : digits) {
    if (random.below(100) >= percent) digit = 0;
  }
  return digits;
}

/// The notes on a puzzle, in English.
inline std::vector<std::string> notes_of(const Parsed& parsed) {
  std::vector<std::string> notes;
  for (const Sentence& note : parsed.notes) notes.push_back(note.text);
  return notes;
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
