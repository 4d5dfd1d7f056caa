// From glyphs to cells: each notation is one function. What it can't read it refuses at the cell.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "grid/message.hpp"
#include "scan.hpp"
#include "sudoku/types.hpp"

namespace sudoku::formats {

/// The beginning of each piece of a text (index of its first glyph), and at the end the number of glyphs.
using Pieces = std::vector<std::uint32_t>;

inline std::size_t count(const Pieces& pieces) {
  return pieces.size() - 1;
}

/// Cuts the glyphs wherever the gap is at least `gap`: Gap::none gives single characters.
Pieces split(const Scan& scan, Gap gap);

/// The glyphs of one piece.
std::span<const Glyph> piece(const Scan& scan, const Pieces& pieces, std::size_t index);

/// How many pieces each line of the text has.
std::vector<std::uint32_t> line_lengths(const Scan& scan, const Pieces& pieces);

/// The cells of a grid whose boxes are not known yet.
struct Reading {
  int size = 0;
  Pieces cells;                  ///< where the text of each cell begins
  std::vector<Digit> givens;     ///< 0 = empty
  std::vector<Mask> candidates;  ///< empty where the text has none
  std::optional<Sentence> note;  ///< which characters the digits are, where that was a choice
};

/// An empty grid of this size, to be filled by one of the functions that follow.
Reading empty_reading(Pieces cells, int size);

/// A character a cell.
Refusal read_symbols(const Scan& scan, Reading& reading);

/// A decimal number a cell; 0 or a blank sign where it is empty.
Refusal read_numbers(const Scan& scan, Reading& reading);

/// The number that glyphs write with at most two digits, or kNoNumber.
inline constexpr int kNoNumber = -1;
int number_of(std::span<const Glyph> glyphs);

/// True if every piece is a decimal number of at most two digits, or a single blank sign.
bool are_numbers(const Scan& scan, const Pieces& pieces);

/// A group of digits a cell, its candidates: characters, or numbers with commas between. A cell with one is a given,
/// a blank sign is a cell of which nothing is known.
Refusal read_candidates(const Scan& scan, Reading& reading);

/// n characters a cell, the d-th one d or a blank sign; false where the text is not that.
bool read_positional(const Scan& scan, int size, Reading& reading);

/// Sets the candidates of a cell, and the given where it is only one.
void set_candidates(Reading& reading, std::size_t cell, Mask mask);

inline constexpr int kAnySize = 0;

/// Finds out which notation a text has, and reads it. `wanted` is the size asked for, or kAnySize.
Refusal read_cells(const Scan& scan, int wanted, Reading& reading);

/// The size of the grid with so many cells, or 0 if there is none.
int size_of(std::size_t cells);

/// Refuses a text with the wrong number of pieces: `too-short`, `too-long` or `shape`. `noun` names one.
Refusal refuse_count(const Scan& scan, const Pieces& pieces, const char* noun, int wanted);

/// Refuses a text whose lines are the rows of a grid but not all of one length.
Refusal refuse_uneven_rows(const Scan& scan, const Reading& reading);

/// The box shape that borders show, which a note names if it is not the default; sides of 0 where they show none.
/// Refuses with `shape`.
Refusal find_borders(const Scan& scan, const Reading& reading, Shape& shape, std::vector<Sentence>& notes);

/// The box shape of a grid that tells none: the default of the size, else the only one in which no givens clash. A note
/// says which one was taken. Refuses with `ambiguous` at `offset`.
Refusal infer_shape(int size, const std::vector<Digit>& givens, std::size_t offset, Shape& shape,
                    std::vector<Sentence>& notes);

}  // namespace sudoku::formats
