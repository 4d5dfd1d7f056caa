// Sentences for people, put together from pieces. Pieces are spelt out in one place, which keeps the wasm small.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "sudoku/error.hpp"

namespace sudoku::formats {

/// A part of a sentence.
struct Piece {
  enum class Kind : std::uint8_t { text, number, grid, box, cell };

  Piece(const char* words) : text(words) {}               // NOLINT: a sentence is made of these
  Piece(std::string_view words) : text(words) {}          // NOLINT
  Piece(const std::string& words) : text(words) {}        // NOLINT
  Piece(int value) : kind(Kind::number), first(value) {}  // NOLINT
  Piece(std::size_t value) : kind(Kind::number), first(static_cast<int>(value)) {}  // NOLINT
  Piece(Kind what, int one, int two = 0) : kind(what), first(one), second(two) {}

  Kind kind = Kind::text;
  std::string_view text;
  int first = 0, second = 0;
};

/// "a 9×9", "an 8×8".
inline Piece a_grid_of(int size) {
  return {Piece::Kind::grid, size};
}

/// "2x3": rows and columns of a box.
inline Piece box_text(Shape shape) {
  return {Piece::Kind::box, shape.box_rows, shape.box_cols};
}

/// "A1": a cell of an n x n grid.
inline Piece cell_name(std::size_t cell, int size) {
  return {Piece::Kind::cell, static_cast<int>(cell), size};
}

/// The pieces, one after the other.
std::string say(std::initializer_list<Piece> pieces);

/// Why a text is refused, or null. A step of reading returns it and writes what it found through a reference.
using Refusal = std::unique_ptr<Error>;

/// A refusal at a byte of the text.
Refusal refuse_at(std::size_t offset, const char* code, std::initializer_list<Piece> sentence);

/// The same for something that a cell holds.
Refusal refuse_cell(std::size_t offset, std::size_t cell, std::initializer_list<Piece> sentence);

}  // namespace sudoku::formats
