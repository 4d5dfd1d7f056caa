// Sentences for people: a text with `@` for each value. Values are spelt out in one place, which keeps the wasm small.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "sudoku/error.hpp"

namespace sudoku {

/// A value in a sentence.
struct Value {
  enum class Kind : std::uint8_t { text, number, grid, box, cell };

  Value(std::string_view words) : text(words) {}            // NOLINT: sentences are full of these
  Value(const char* words) : text(words) {}                 // NOLINT
  Value(const std::string& words) : text(words) {}          // NOLINT
  Value(int number) : kind(Kind::number), first(number) {}  // NOLINT
  Value(std::size_t number) : kind(Kind::number), first(static_cast<int>(number)) {}  // NOLINT
  Value(Kind what, int one, int two = 0) : kind(what), first(one), second(two) {}

  Kind kind = Kind::text;
  std::string_view text;
  int first = 0, second = 0;
};

using Values = std::initializer_list<Value>;

/// "a 9×9", "an 8×8".
inline Value a_grid_of(int size) {
  return {Value::Kind::grid, size};
}

/// "2x3": rows and columns of a box.
inline Value box_text(Shape shape) {
  return {Value::Kind::box, shape.box_rows, shape.box_cols};
}

/// "A1": a cell of an n x n grid.
inline Value cell_name(std::size_t cell, int size) {
  return {Value::Kind::cell, static_cast<int>(cell), size};
}

/// The sentence, each `@` replaced by the next value.
std::string say(const char* sentence, Values values);

/// A refusal of something that is no text.
Refusal refuse(const char* code, const char* sentence, Values values);

/// A refusal at a byte of a text.
Refusal refuse_at(std::size_t offset, const char* code, const char* sentence, Values values);

/// The same for something that a cell holds.
Refusal refuse_cell(std::size_t offset, std::size_t cell, const char* sentence, Values values);

}  // namespace sudoku
