// From glyphs to cells: each notation is one function. What it can't read it refuses at the cell.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "scan.hpp"
#include "sudoku/error.hpp"

namespace sudoku::formats {

/// Where each piece of a text begins (index of its first glyph), and at the end the number of glyphs.
using Pieces = std::vector<std::uint32_t>;

inline std::size_t count(const Pieces& pieces) {
  return pieces.size() - 1;
}

/// Cuts the glyphs wherever the gap is at least `gap`: Gap::none gives single characters.
Pieces split(const Scan& scan, Gap gap);

/// The glyphs of one piece.
std::span<const Glyph> piece(const Scan& scan, const Pieces& pieces, std::size_t index);

/// How many pieces each line of the text has.
std::vector<std::size_t> line_lengths(const Scan& scan, const Pieces& pieces);

/// The cells of a grid whose boxes are not known yet.
struct Reading {
  int size = 0;
  Pieces cells;                  ///< where the text of each cell begins
  std::vector<Digit> givens;     ///< 0 = empty
  std::vector<Mask> candidates;  ///< empty where the text has none
  std::string note;              ///< which characters the digits are, where that was a choice
};

/// A character a cell.
Result<Reading> read_symbols(const Scan& scan, Pieces cells, int size);

/// The number that glyphs write with at most two digits, or kNoNumber.
inline constexpr int kNoNumber = -1;
int number_of(std::span<const Glyph> glyphs);

/// A decimal number a cell; 0 or a blank sign where it is empty.
Result<Reading> read_numbers(const Scan& scan, Pieces cells, int size);

/// Whether every piece is a decimal number of at most two digits, or a single blank sign.
bool are_numbers(const Scan& scan, const Pieces& pieces);

/// A group of digits a cell, its candidates: characters, or numbers with commas between. A cell with one is a given,
/// a blank sign is a cell of which nothing is known.
Result<Reading> read_candidates(const Scan& scan, Pieces cells, int size);

/// n characters a cell, the d-th one d or a blank sign; nothing where the text is not that.
std::optional<Reading> read_positional(const Scan& scan, int size);

/// Finds out which notation a text has, and reads it. `wanted` is the size asked for, if any.
Result<Reading> read_cells(const Scan& scan, std::optional<int> wanted);

/// The size of the grid with so many cells, if there is one.
std::optional<int> size_of(std::size_t cells);

/// The error of a text with the wrong number of pieces: `too-short`, `too-long` or `shape`. `noun` names one.
Error wrong_count(const Scan& scan, const Pieces& pieces, std::string_view noun, std::optional<int> wanted);

/// The error of a text whose lines are the rows of a grid, but not all of one length; nothing where they are not.
std::optional<Error> uneven_rows(const Scan& scan, const Pieces& pieces, int size);

/// The box shape of a grid: as borders show it, else the default of the size, else the only one in which no givens
/// clash. A note says which one was taken. Errors: `shape`, `ambiguous`.
Result<Shape> find_shape(const Scan& scan, const Reading& reading, std::vector<std::string>& notes);

/// Whether no unit holds a digit twice.
bool is_consistent(Shape shape, const std::vector<Digit>& digits);

}  // namespace sudoku::formats
